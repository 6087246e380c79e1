"""The services that all requests share, and the questions about a game that many ask."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final

from echobase.core import bounds
from echobase.core.errors import EchoBaseError
from echobase.server.campaigns.running_campaigns import RunningCampaigns
from echobase.server.errors import Forbidden
from echobase.server.rooms.rooms import Room, Rooms
from echobase.server.safety.limits import Limits
from echobase.server.safety.tokens import hashed
from echobase.server.storage.game_store import GameStore
from echobase.server.web import HeaderParameter, HTTPException, Request
from echobase.server.workers.analyses import Analyses
from echobase.server.workers.uploads import UploadReader
from echobase.server.workshop.runs import Runs

if TYPE_CHECKING:
    from echobase.server.notices.turn_notices import TurnNotices
    from echobase.server.people.services import PeopleServices
    from echobase.server.storage.library_store import LibraryStore

JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
DAY: Final = "public, max-age=86400"
"""How long a browser may keep what changes only with the version."""

PROFILE: Final = "x-profile"
ProfileHeader = Annotated[str, HeaderParameter(name=PROFILE)]
"""The key of a profile; empty for somebody without one."""


@dataclass
class House:
    """The services that all requests share."""

    store: GameStore
    rooms: Rooms
    uploads: UploadReader
    analyses: Analyses
    limits: Limits
    runs: Runs
    people: "PeopleServices"
    campaigns: RunningCampaigns
    notices: "TurnNotices"
    library: "LibraryStore | None" = None
    """Where documents are published, if that is possible."""

    def announce(self, room: Room) -> None:
        """A game has moved on: tell those who are away, also when a campaign goes on after it."""
        self.notices.changed(room)
        if room.affairs.social and room.game_log.over:
            self.notices.run(self.campaigns.battle_over(room.facts.id), room.facts.id)


async def seat_of(house: House, id_: str, token: str) -> int | None:
    """The seat of a token; None without one; Forbidden for the token of another game."""
    if not token:
        return None
    seat = await house.store.seat(id_, hashed(token))
    if seat is None:
        seat = await house.people.profiles.seat(id_, token)
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
    """Refuse what is not JSON, or too large or too deep for a parser."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise HTTPException(f"content-type: {JSON}; got {kind[:60]!r}", status_code=415)
    bounds.check(text_of(await request.body(), "game"), "game")


async def count_game(request: Request[Any, Any, Any]) -> None:
    """Refuse a new game that is not well formed, or one too many of its address."""
    await check_bounds(request)
    await take(request, "games")
    await take(request, "megabytes", len(await request.body()) / 1e6)


async def take(request: Request[Any, Any, Any], what: str, amount: float = 1) -> None:
    """Count something against the limits of whoever asks; TooMany when that is too much."""
    (await counter(request))(what, amount)


async def count_link(request: Request[Any, Any, Any]) -> None:
    """Count a link that somebody makes or opens."""
    await take(request, "links")


async def counter(request: Request[Any, Any, Any]) -> Callable[[str, float], None]:
    """What counts for the address and, if there is one, the profile of whoever asks."""
    house: House = request.app.state.house
    address, key = house.limits.address(request.scope), request.headers.get(PROFILE, "")
    profile = await house.people.profiles.find(key) if key else None

    def count(what: str, amount: float = 1) -> None:
        house.limits.take(what, address, amount, profile)

    return count


def text_of(body: bytes, what: str) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise EchoBaseError(f"{what}: not a text in UTF-8 (byte {error.start})") from None
