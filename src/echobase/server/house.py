"""The services that all requests share, and the questions about a game that many ask."""

from dataclasses import dataclass, field
from typing import Any, Final

from litestar import Request

from echobase.core import bounds
from echobase.core.errors import EchoBaseError
from echobase.server.ai_workers import Workers
from echobase.server.analyses import Analyses
from echobase.server.errors import Forbidden
from echobase.server.notices import Notices
from echobase.server.rooms import Room, Rooms
from echobase.server.store import Store
from echobase.server.tokens import hashed
from echobase.server.uploads import UploadReader

DAY: Final = "public, max-age=86400"
"""How long a browser may keep what changes only with the version."""


@dataclass
class House:
    """The services that all requests share."""

    store: Store
    rooms: Rooms
    uploads: UploadReader
    analyses: Analyses
    notices: Notices
    closing: list[Workers] = field(default_factory=list)


async def seat_of(house: House, id_: str, token: str) -> int | None:
    """The seat of a token; None without one; Forbidden for the token of another game."""
    if not token:
        return None
    seat = await house.store.seat(id_, hashed(token))
    if seat is None:
        raise Forbidden("wrong-seat", "This seat does not belong to this game.")
    return seat


def seat_at(room: Room, name: str, words: str, *others: str) -> int:
    """The number of a seat that a request names; `others` are further words it might have."""
    seats = [str(seat) for seat in range(len(room.facts.seats))]
    if words not in seats:
        wanted = ", or ".join([*others, f"a seat from 0 to {seats[-1]}"])
        raise EchoBaseError(f"{name}: {wanted}; got {words[:20]!r}")
    return int(words)


async def check_bounds(request: Request[Any, Any, Any]) -> None:
    """Refuse JSON that is too large or too deep for a parser."""
    bounds.check(text_of(await request.body(), "game"), "game")


def text_of(body: bytes, what: str) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise EchoBaseError(f"{what}: not a text in UTF-8 (byte {error.start})") from None
