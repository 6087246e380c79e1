"""The routes of finished games: replays, analyses, and new games from their positions."""

import asyncio
from typing import Any, Final

from echobase.core import bounds, registry
from echobase.core.errors import EchoBaseError, Refusal
from echobase.server.documented_errors import spec
from echobase.server.games import creation, records
from echobase.server.games.dice_proof import dice_proof
from echobase.server.house import House, count_game, counter, seat_at, take, text_of
from echobase.server.messages.dice import DiceProof
from echobase.server.messages.new_games import NewGame, Seated
from echobase.server.messages.replays import Branch, Examined, Loaded, Replay
from echobase.server.rooms.rooms import Room
from echobase.server.safety.tokens import fresh_token, hashed
from echobase.server.web import (
    AppState,
    FromPath,
    FromQuery,
    JSONBody,
    MediaType,
    Request,
    Response,
    get,
    post,
)
from echobase.server.workers.analyses import Report, other_line, position, worded
from echobase.text import Text, language


@post("/api/records", media_type=MediaType.JSON)
async def load_record(
    state: AppState, request: Request[Any, Any, Any], lang: FromQuery[str] = "en"
) -> Loaded:
    """Load a record or a saved game for replay."""
    house: House = state.house
    body = await request.body()
    await take(request, "records")
    await take(request, "megabytes", len(body) / 1e6)
    text = text_of(body, "record")
    bounds.check_length(text, "record")
    taken = await house.uploads.read(text)
    token = fresh_token()
    others = [fresh_token() for _ in taken.facts.seats[1:]]
    hashes = [hashed(one) for one in (token, *others)]
    await house.store.create(taken.facts, hashes, taken.digest, taken.rows)
    return Loaded(id=taken.facts.id, token=token)


@get("/api/games/{id_:str}/replay")
async def replay(
    state: AppState,
    request: Request[Any, Any, Any],
    id_: FromPath[str],
    lang: FromQuery[str] = "en",
    eyes: FromQuery[str] = "open",
    last: FromQuery[str] = "",
    line: FromQuery[str] = "",
) -> Replay:
    """A finished game, or a record, from its beginning.

    With `last`, only so many moments; with `line`, what might have happened.
    """
    house: House = state.house
    room = await house.rooms.room(id_)
    finished(room)
    seat = None if eyes == "open" else seat_at(room, "eyes", eyes, "open")
    text = Text(language(lang))
    shown = room.game_log
    if line:
        report = await examined(house, room, request)
        shown = other_line(room.game_log, report, line)
    return await asyncio.to_thread(
        records.replay, shown, room.interaction, seat, text, moments_wanted(last)
    )


async def examined(house: House, room: Room, request: Request[Any, Any, Any]) -> Report:
    """The analysis of a game as far as it is known; whoever asks for a new one is counted."""
    address, count = house.limits.address(request.scope), await counter(request)
    return await house.analyses.report(room.game_log, address, lambda: count("analyses", 1))


def moments_wanted(words: str) -> int:
    """How many of the last moments are asked for; 0 for all of them."""
    if words and not (words.isascii() and words.isdecimal() and int(words[:9])):
        raise EchoBaseError(f"last: a number of moments from 1; got {words[:20]!r}")
    return int(words[:9] or 0)


def finished(room: Room) -> None:
    """Refuse a request that would reveal hidden cards."""
    if not room.facts.record and not room.game_log.over:
        raise Refusal("This game is not over yet; it can be replayed after its end.", "not-over")


@get(
    "/api/games/{id_:str}/analysis",
    responses={202: spec("There will be more.", Examined)},
)
async def analysis(
    state: AppState,
    request: Request[Any, Any, Any],
    id_: FromPath[str],
    lang: FromQuery[str] = "en",
) -> Response[Examined]:
    """The analysis of a game; while it is being computed, 202 with what is known so far."""
    house: House = state.house
    room = await house.rooms.room(id_)
    finished(room)
    report = await examined(house, room, request)
    body = await asyncio.to_thread(worded, report, room.game_log, Text(language(lang)))
    return Response(body, status_code=200 if report.done else 202)


@get("/api/games/{id_:str}/dice")
async def dice(state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en") -> DiceProof:
    """What the rolls of a finished game follow from; the rest is for the client to compute."""
    house: House = state.house
    room = await house.rooms.room(id_)
    finished(room)
    return await asyncio.to_thread(dice_proof, room.game_log, Text(language(lang)))


@post("/api/games/{id_:str}/branch", before_request=count_game)
async def branch(state: AppState, id_: FromPath[str], data: JSONBody[Branch]) -> Seated:
    """A new game from a position of a finished one, of a record, or of a puzzle."""
    house: House = state.house
    room = await house.rooms.room(id_)
    if not (room.facts.puzzle and room.stopped(room.game_log)):
        finished(room)
    begun = await asyncio.to_thread(position, room.game_log, data.number)
    option = registry.game(room.facts.game).scenario_option
    wanted = NewGame(game=room.facts.game, options={option: begun}, seats=data.seats)
    taken = await house.uploads.read(wanted)
    return await creation.make(house.store, taken.facts, taken.digest)


ROUTES: Final = (load_record, replay, analysis, dice, branch)
