"""The routes of games: making them, listing them, their boards and records, deleting them."""

import asyncio
from typing import Final

from echobase.core.errors import Refusal
from echobase.server.errors import Forbidden
from echobase.server.games import boards, creation, records
from echobase.server.house import (
    House,
    ProfileHeader,
    check_bounds,
    count_game,
    seat_at,
    seat_of,
)
from echobase.server.messages.new_games import NewGame, Seated, SeatTokens, Summary
from echobase.server.messages.protocol import Board
from echobase.server.routes.seats import SeatHeader, SeatsHeader
from echobase.server.safety.tokens import hashed
from echobase.server.web import (
    AppState,
    FromPath,
    FromQuery,
    JSONBody,
    MediaType,
    delete,
    get,
    post,
)
from echobase.text import Text, language

LARGEST_GAME: Final = 512 * 1024
"""Bytes of a request for a new game, which may include a document, but not a record."""


@post("/api/games", before_request=count_game, request_max_body_size=LARGEST_GAME)
async def new_game(state: AppState, data: JSONBody[NewGame], profile: ProfileHeader = "") -> Seated:
    """Make a game; its tokens are issued once and never again."""
    house: House = state.house
    player = await house.people.profiles.find(profile)
    taken = await house.uploads.read(data)
    made = await creation.make(house.store, taken.facts, taken.digest)
    if player is not None:
        await house.people.seating.bind(taken.facts, player)
    return made


@post("/api/games/mine", before_request=check_bounds, status_code=200)
async def own_games(
    state: AppState,
    data: JSONBody[SeatTokens],
    lang: FromQuery[str] = "en",
    profile: ProfileHeader = "",
) -> list[Summary]:
    """The games of these seats and of the profile, newest first."""
    house: House = state.house
    lang = language(lang)
    own = await house.people.seating.games_of(await house.people.profiles.find(profile))
    listed = await house.store.listed([hashed(token) for token in data.tokens], own)
    return [creation.summary(one, lang, own.get(one.facts.id, ())) for one in listed]


@get("/api/games/{id_:str}/board")
async def board(
    state: AppState, id_: FromPath[str], lang: FromQuery[str] = "en", bottom: FromQuery[str] = "0"
) -> Board:
    """The facts that never change during a game; a seat's side is at the bottom of the board."""
    house: House = state.house
    room = await house.rooms.room(id_)
    seat = seat_at(room, "bottom", bottom)
    text = Text(language(lang))
    return await asyncio.to_thread(boards.board, room.game_log, room.interaction, text, seat)


@get("/api/games/{id_:str}/record", media_type=MediaType.TEXT)
async def record(
    state: AppState,
    id_: FromPath[str],
    seat: SeatHeader = "",
    seats: SeatsHeader = "",
    whole: FromQuery[str] = "",
    lang: FromQuery[str] = "en",
) -> str:
    """The record: all of it after the end; before that, only what the seat may know.

    With `whole=on`, all of it or nothing: to continue from, for whoever holds these seats.
    """
    house: House = state.house
    room = await house.rooms.room(id_)
    if whole == "on":
        held = [await seat_of(house, id_, token) for token in seats.split(",") if token]
        own = {one for one in held if one is not None}
        text, stints = Text(language(lang)), room.affairs.state.stints
        return await asyncio.to_thread(records.saved, room.game_log, own, stints, text)
    who = await seat_of(house, id_, seat)
    return await asyncio.to_thread(
        records.written, room.affairs.shown_log(who), who, room.affairs.state.stints
    )


@delete("/api/games/{id_:str}")
async def forget(state: AppState, id_: FromPath[str], seats: SeatsHeader = "") -> None:
    """Delete a game for good; whoever asks must hold the seats of all people in it."""
    house: House = state.house
    facts = await house.store.facts(id_)
    held = {await seat_of(house, id_, token) for token in seats.split(",") if token}
    people = [seat for seat, _ in enumerate(facts.seats) if facts.is_person(seat)]
    free = await house.people.seating.free(id_)
    people = [0] if facts.record else [seat for seat in people if seat not in free]
    if not held:
        raise Forbidden("wrong-seat", "Only somebody who sits at this game can delete it.")
    if not held.issuperset(people):
        raise Refusal("Others play this game as well, so it stays; you can resign.", "others-play")
    await house.rooms.forget(id_)


ROUTES: Final = (new_game, own_games, board, record, forget)
