"""The routes of the workshop: starts, palettes, drafts, edits, files and moments of games."""

import asyncio
from typing import Any, Final

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.play.game_log import rebuilt_log
from echobase.server.errors import Forbidden, Missing
from echobase.server.house import House, check_bounds, seat_of, take
from echobase.server.messages.workshop import (
    DocumentText,
    Draft,
    EditedDocument,
    EditedDraft,
    ReadDocument,
    TextToRead,
    WantedEdit,
    WantedMoment,
    WorkshopDocument,
)
from echobase.server.web import AppState, FromPath, FromQuery, JSONBody, Request, get, post
from echobase.server.workshop import drafts, reading
from echobase.text import Text, language
from echobase.workshop.facet import need_workshop
from echobase.workshop.parts import Palette, WorkshopStart

LARGEST_DRAFT: Final = 256 * 1024
"""Bytes of a request with a document; the largest map with a position has a tenth of that."""


async def count_edit(request: Request[Any, Any, Any]) -> None:
    """Refuse what is not well formed, or one edit too many of its address."""
    await check_bounds(request)
    await take(request, "edits")


@get("/api/workshop/starts")
async def starts(game: FromQuery[str], lang: FromQuery[str] = "en") -> list[WorkshopStart]:
    """Everything that a document of a game can begin from."""
    facet = need_workshop(registry.game(game).name)
    return await asyncio.to_thread(facet.starts, Text(language(lang)))


@get("/api/workshop/starts/{game:str}/{start:str}")
async def start_document(game: FromPath[str], start: FromPath[str]) -> EditedDocument:
    """A new document."""
    try:
        return await asyncio.to_thread(drafts.started, game, start)
    except BadOption as error:
        raise Missing("unknown-start", str(error)) from None


@get("/api/workshop/palette")
async def palette(game: FromQuery[str], lang: FromQuery[str] = "en") -> Palette:
    """The tools and forms of a game."""
    facet = need_workshop(registry.game(game).name)
    return await asyncio.to_thread(facet.palette, Text(language(lang)))


@post(
    "/api/workshop/draft",
    before_request=count_edit,
    status_code=200,
    request_max_body_size=LARGEST_DRAFT,
)
async def draft(data: JSONBody[WorkshopDocument], lang: FromQuery[str] = "en") -> Draft:
    """A document as far as it goes: its picture, everything wrong with it, and its pieces."""
    text = Text(language(data.lang or lang))
    return await asyncio.to_thread(drafts.draft, data.game, data.document, text)


@post(
    "/api/workshop/edit",
    before_request=count_edit,
    status_code=200,
    request_max_body_size=LARGEST_DRAFT,
)
async def edit(data: JSONBody[WantedEdit], lang: FromQuery[str] = "en") -> EditedDraft:
    """A document after an edit, with its picture if that is wanted."""
    return await asyncio.to_thread(drafts.edited, data, Text(language(lang)))


@post(
    "/api/workshop/text",
    before_request=count_edit,
    status_code=200,
    request_max_body_size=LARGEST_DRAFT,
)
async def text_of_document(data: JSONBody[WorkshopDocument]) -> DocumentText:
    """A document as a TOML file, as the command line and Python read it."""
    registry.game(data.game)
    return DocumentText(toml=await asyncio.to_thread(drafts.as_text, data.document))


@post(
    "/api/workshop/read",
    before_request=count_edit,
    status_code=200,
    request_max_body_size=LARGEST_DRAFT,
)
async def read_text(data: JSONBody[TextToRead], lang: FromQuery[str] = "en") -> ReadDocument:
    """The document in a file, and what is wrong with it."""
    return await asyncio.to_thread(reading.from_text, data.text, Text(language(lang)))


@post("/api/workshop/from-game", before_request=count_edit, status_code=200)
async def from_game(state: AppState, data: JSONBody[WantedMoment]) -> EditedDocument:
    """A moment of a game that this seat may know, or of a record, as a document."""
    house: House = state.house
    if bool(data.id) == bool(data.record):
        raise BadOption("id: either the id of a game or a record")
    if data.record:
        taken = await house.uploads.read(data.record)
        game_log = await asyncio.to_thread(rebuilt_log, taken.facts, taken.rows)
        return await asyncio.to_thread(drafts.moment, game_log, data.number, None)
    room = await house.rooms.room(data.id)
    who = await seat_of(house, data.id, data.seat)
    shown = room.affairs.shown_log(who)
    if not room.facts.record and not room.game_log.over:
        if who is None:
            raise Forbidden("wrong-seat", "Only who sits at this game can take a moment of it.")
    else:
        who = None
    return await asyncio.to_thread(drafts.moment, shown, data.number, who)


ROUTES: Final = (
    *(starts, start_document, palette, draft, edit),
    *(text_of_document, read_text, from_game),
)
