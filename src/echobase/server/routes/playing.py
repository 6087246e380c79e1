"""The route of play: the WebSocket of a seat or a spectator."""

from functools import partial
from typing import Any, Final

from echobase.core.errors import EchoBaseError, Refusal
from echobase.server.errors import Forbidden, Missing
from echobase.server.house import House, seat_of
from echobase.server.messages.protocol import PROTOCOL
from echobase.server.rooms.client_feed import SeatFeed
from echobase.server.rooms.dice_seats import contribute_at_first
from echobase.server.rooms.faults import BROKEN_GAME, close_broken
from echobase.server.rooms.seat_socket import Connection, joining
from echobase.server.safety.limits import TooMany
from echobase.server.web import AppState, FromPath, WebSocket, websocket
from echobase.text import Text, language

UNKNOWN_GAME, WRONG_SEAT, MALFORMED, OLD_PROTOCOL, TOO_MANY = 4404, 4403, 4400, 4409, 4429
"""Codes for the server closing a connection."""


@websocket("/api/games/{id_:str}/play")
async def play(socket: WebSocket[Any, Any, Any], state: AppState, id_: FromPath[str]) -> None:
    """One seat of a game, or a spectator; the first message says which."""
    house: House = state.house
    await socket.accept()
    address = house.limits.address(socket.scope)
    try:
        with house.limits.socket(address):
            await sit_down(socket, house, id_, address)
    except TooMany as error:
        await socket.close(TOO_MANY, str(error)[:100])


async def sit_down(socket: WebSocket[Any, Any, Any], house: House, id_: str, address: str) -> None:
    """Play at a seat or watch, until the connection ends."""
    try:
        asked = await joining(socket)
        if asked is None:
            return
        text = Text(language(asked.lang))
    except EchoBaseError as error:
        await socket.close(MALFORMED, str(error)[:100])
        return
    if asked.protocol != PROTOCOL:
        await socket.close(OLD_PROTOCOL, "reload the page")
        return
    try:
        async with house.rooms.in_use(id_) as room:
            seat = await seat_of(house, id_, asked.seat)
            player = await house.people.seating.player_at(id_, seat)
            await house.people.seating.introduce(room)
            await contribute_at_first(room, seat, asked.luck, text)
            feed = SeatFeed(room, seat, text, asked.after, asked.eyes)
            hints = partial(house.limits.take, "hints", address, profile=player)
            await Connection(socket, room, feed, hints).serve()
    except Forbidden as error:
        await socket.close(WRONG_SEAT, str(error)[:100])
    except Refusal as error:
        broken = error.error == "broken-game"
        await socket.close(BROKEN_GAME if broken else UNKNOWN_GAME, str(error)[:100])
    except Missing as error:
        await socket.close(UNKNOWN_GAME, str(error)[:100])
    except Exception as error:
        await close_broken(socket, id_, error)


ROUTES: Final = (play,)
