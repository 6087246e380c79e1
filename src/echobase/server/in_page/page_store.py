"""The games of a page without a server: the browser keeps them, and its pages share them."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from echobase.core.errors import Refusal
from echobase.play.game_log import GameSettings, LogRow
from echobase.server.affairs import server_time
from echobase.server.affairs.table_clock import ClockState, Outage
from echobase.server.affairs.table_events import TableEvent
from echobase.server.errors import AlreadyWritten, Missing
from echobase.server.in_page.browser_storage import (
    Key,
    PageStorage,
    Reading,
    ShelfChange,
    Shelves,
    inside,
)
from echobase.server.storage.game_store import (
    Addition,
    Digest,
    Listed,
    News,
    RemarkReport,
    unknown_game,
)
from echobase.server.storage.stored_campaigns import (
    CampaignProgress,
    CampaignSeat,
    StoredCampaign,
)

GAMES, ROWS, ACTS, EVENTS = "games", "rows", "acts", "events"
CAMPAIGNS, ANALYSES, CLOCKS = "campaigns", "analyses", "clocks"
STANDING: Final = "standing "
"""Begins the field of what a seat has answered in advance."""
LAST: Final = "\uffff"
NEEDED: Final = {"facts", "digest", "hashes", "said"}
"""Fields without which a game cannot be read."""
DAMAGED: Final = (
    "What this browser has kept of the game is damaged. Your other games are not affected."
)

T = TypeVar("T")


class PageClaims:
    """Work that one page does at a time."""

    shared = True

    def __init__(self, storage: PageStorage) -> None:
        self.storage = storage
        self._held: set[str] = set()

    async def take(self, work: str) -> bool:
        """Claim work; False when another page has it, or this one already."""
        if work in self._held or not await self.storage.claim(work):
            return False
        self._held.add(work)
        return True

    async def release(self, work: str) -> None:
        """Let others have it."""
        if work in self._held:
            self._held.discard(work)
            self.storage.release(work)


class PageEvents:
    """What happens at tables apart from the moves."""

    def __init__(self, shelves: Shelves) -> None:
        self.shelves = shelves

    async def events(self, game: str, after: int = -1) -> list[TableEvent]:
        """The events of a table after a number."""
        first, last = inside(game, after)
        (found,) = await self.shelves.read(Reading(EVENTS, first, last))
        return msgspec.convert(found, list[TableEvent])

    async def write(
        self, game: str, events: Sequence[TableEvent], changed: Mapping[str, Any] | None = None
    ) -> None:
        """Write events and what they change of the clock; AlreadyWritten when one is there."""
        steps = [
            ShelfChange("add", EVENTS, [game, event.number], msgspec.to_builtins(event))
            for event in events
        ]
        if changed:
            steps += [ShelfChange("merge", GAMES, game, dict(changed)), *clock_steps(game, changed)]
        await self.shelves.change(steps, game)

    async def clock(self, game: str) -> ClockState | None:
        """The clocks of a game as they were last written."""
        (found,) = await self.shelves.read(Reading(GAMES, game))
        written = found[0].get("clock") if found else None
        return msgspec.json.decode(written, type=ClockState) if written else None

    async def due(self, now: float) -> list[str]:
        """The games whose running clock should have run out."""
        (found,) = await self.shelves.read(Reading(CLOCKS, "", LAST))
        return [clock["game"] for clock in found if clock["due"] <= now]

    async def hashes(self, game: str) -> list[str]:
        """The hashes of the tokens of a game, by seat."""
        (found,) = await self.shelves.read(Reading(GAMES, game))
        return list(found[0]["hashes"]) if found else []

    async def report(self, about: RemarkReport) -> None:
        """Nobody operates a page, so nobody reads reports."""

    async def awake(self, now: float, *, starting: bool) -> None:
        """Time passes in a page while it is open, and clocks go on while it is not."""

    async def outages(self) -> list[Outage]:
        return []


class PageCampaigns:
    """Campaigns: who plays, and how far they have come."""

    def __init__(self, shelves: Shelves) -> None:
        self.shelves = shelves

    async def create(self, made: StoredCampaign) -> None:
        """A new campaign."""
        value = {**msgspec.to_builtins(made), "created": server_time.now()}
        await self.shelves.change([ShelfChange("add", CAMPAIGNS, made.id, value)])

    async def find(self, id_: str) -> StoredCampaign:
        """The campaign with this id; Missing when there is none."""
        (found,) = await self.shelves.read(Reading(CAMPAIGNS, id_))
        if not found:
            raise Missing("unknown-campaign", f"There is no campaign {id_[:40]!r} here.")
        return msgspec.convert(found[0], StoredCampaign, strict=False)

    async def write(
        self,
        was: StoredCampaign,
        progress: CampaignProgress,
        *,
        over: bool,
        seats: list[CampaignSeat] | None = None,
        players: Mapping[int, str] | None = None,
    ) -> StoredCampaign | None:
        """Write what is new; None when another page has written since it was read."""
        now = was.advanced(progress, over, seats, players)
        value = msgspec.to_builtins(now)
        step = ShelfChange("merge", CAMPAIGNS, was.id, value, {"version": was.version})
        try:
            await self.shelves.change([step])
        except AlreadyWritten:
            return None
        return now

    async def forget(self, id_: str) -> None:
        """Delete a campaign."""
        await self.shelves.change([ShelfChange("delete", CAMPAIGNS, id_)])

    async def of_battle(self, game: str) -> str | None:
        """The campaign that waits for the result of a game; None when no campaign does."""
        (found,) = await self.shelves.read(Reading(CAMPAIGNS, "", LAST))
        for one in found:
            if one["progress"].get("battle") == game:
                return str(one["id"])
        return None

    async def of_profile(self, profile: str) -> dict[str, list[int]]:
        return {}

    async def kept_for(self, profile: str) -> dict[str, list[int]]:
        return {}


class PageStore:
    """Games on the shelves of the browser."""

    def __init__(self, storage: PageStorage) -> None:
        self.shelves = Shelves(storage)
        self.tables = PageEvents(self.shelves)
        self.campaigns = PageCampaigns(self.shelves)
        self.claims = PageClaims(storage)

    async def count(self) -> int:
        (found,) = await self.shelves.read(Reading(GAMES, "", LAST))
        return len(found)

    async def write(self) -> None:
        """Write something small, to find out whether games can be kept; CannotStore if not."""
        await self.shelves.change([ShelfChange("put", ANALYSES, "-", {"result": "", "percent": 0})])

    async def create(
        self,
        facts: GameSettings,
        hashes: Sequence[str],
        digest: Digest,
        rows: Iterable[LogRow] = (),
    ) -> None:
        """A new game with its seats and, if it is a record, its actions."""
        now, given = server_time.now(), list(rows)
        game = {
            "id": facts.id,
            "facts": msgspec.to_builtins(facts),
            "hashes": list(hashes),
            "digest": msgspec.to_builtins(digest),
            "updated": now,
            "said": "",
            "number": given[-1].number if given else -1,
        }
        steps = [ShelfChange("add", GAMES, facts.id, game), *self.row_steps(facts.id, given, now)]
        await self.shelves.change(steps, facts.id)

    def row_steps(self, id_: str, rows: Sequence[LogRow], now: float) -> list[ShelfChange]:
        return [
            ShelfChange("add", ROWS, [id_, row.number], {**msgspec.to_builtins(row), "at": now})
            for row in rows
        ]

    async def append(self, id_: str, added: Addition) -> None:
        """Write what has happened in a game, all or nothing, and tell other pages."""
        now = server_time.now()
        value: dict[str, Any] = {
            "updated": now,
            "said": added.said,
            "number": added.number,
            **{f"{STANDING}{seat}": given for seat, given in added.standing.items()},
            **added.columns,
        }
        if added.digest is not None:
            value["digest"] = msgspec.to_builtins(added.digest)
        before = added.rows[0].number - 1 if added.rows else added.number
        steps = [
            ShelfChange("merge", GAMES, id_, value, {"number": before}),
            *self.row_steps(id_, added.rows, now),
            *clock_steps(id_, added.columns),
        ]
        if added.act is not None:
            seat, act, number = added.act
            kept = {"seat": seat, "act": act, "number": number}
            steps.append(ShelfChange("add", ACTS, [id_, seat, act], kept))
        await self.shelves.change(steps, id_)

    async def game(self, id_: str) -> dict[str, Any]:
        """A game as it is kept; Missing when there is none."""
        (found,) = await self.shelves.read(Reading(GAMES, id_))
        return whole_game(id_, found)

    async def facts(self, id_: str) -> GameSettings:
        """The agreed settings; Missing when there is no such game."""
        return intact((await self.game(id_))["facts"], GameSettings)

    async def rows(self, id_: str, after: int = -1) -> list[LogRow]:
        """The actions of a game after a number."""
        first, last = inside(id_, after)
        (found,) = await self.shelves.read(Reading(ROWS, first, last))
        return [intact(row, LogRow) for row in found]

    async def news(self, id_: str, after: int) -> News:
        """What has happened in a game after a number, and what its seats have said."""
        first, last = inside(id_, after)
        found, rows = await self.shelves.read(Reading(GAMES, id_), Reading(ROWS, first, last))
        game = whole_game(id_, found)
        standing = {
            int(field.removeprefix(STANDING)): given
            for field, given in game.items()
            if field.startswith(STANDING) and given
        }
        return News([intact(row, LogRow) for row in rows], standing, game["said"])

    async def times(self, id_: str) -> dict[int, float]:
        """When the rows of a game were written."""
        first, last = inside(id_)
        (found,) = await self.shelves.read(Reading(ROWS, first, last))
        return {row["number"]: row["at"] for row in found}

    async def digest(self, id_: str) -> Digest:
        """The entry of a game in lists; an empty one for a game that is gone."""
        (found,) = await self.shelves.read(Reading(GAMES, id_))
        return msgspec.convert(found[0]["digest"], Digest) if found else Digest()

    async def has_act(self, id_: str, seat: int, act: str) -> bool:
        """Whether a seat's act has been written."""
        (found,) = await self.shelves.read(Reading(ACTS, [id_, seat, act]))
        return bool(found)

    async def last_acts(self, id_: str) -> dict[int, str]:
        """The act of each seat that was written last."""
        first: Key = [id_]
        (found,) = await self.shelves.read(Reading(ACTS, first, [id_, 2**53]))
        found.sort(key=lambda one: one["number"])
        return {one["seat"]: one["act"] for one in found}

    async def seat(self, id_: str, hash_: str) -> int | None:
        """The seat of a game for a token."""
        (found,) = await self.shelves.read(Reading(GAMES, id_))
        hashes = found[0]["hashes"] if found else []
        return hashes.index(hash_) if hash_ in hashes else None

    async def listed(self, hashes: Sequence[str], more: Collection[str] = ()) -> list[Listed]:
        """The games of these tokens, newest first; one that is damaged does not hide the others."""
        (found,) = await self.shelves.read(Reading(GAMES, "", LAST))
        games = [game for game in found if isinstance(game, dict)]
        own = [as_listed(game) for game in games if set(hashes) & set(game.get("hashes", ()))]
        return sorted((one for one in own if one), key=lambda one: -one.updated)

    async def follow(self, old: str, new: str, order: Sequence[int], now: float) -> None:
        """There are no profiles here that could follow."""

    async def forget(self, id_: str) -> None:
        """Delete a game and all that belongs to it."""
        steps = [ShelfChange("delete", shelf, id_) for shelf in (GAMES, ANALYSES, CLOCKS)]
        for shelf in (ROWS, ACTS, EVENTS):
            steps.append(ShelfChange("delete", shelf, [id_], to=[id_, 2**53]))
        await self.shelves.change(steps, id_)

    async def analysis(self, id_: str) -> tuple[str, int] | None:
        """What is known about a finished game, and how much of the work is done, in percent."""
        (found,) = await self.shelves.read(Reading(ANALYSES, id_))
        return (found[0]["result"], found[0]["percent"]) if found else None

    async def keep_analysis(self, id_: str, result: str, percent: int = 100) -> None:
        """Keep an analysis, instead of what was known before."""
        kept = {"result": result, "percent": percent}
        await self.shelves.change([ShelfChange("put", ANALYSES, id_, kept)])


def clock_steps(game: str, changed: Mapping[str, Any]) -> list[ShelfChange]:
    """Note when the running clock of a game runs out, if that changes."""
    if "due" not in changed:
        return []
    if changed["due"] is None:
        return [ShelfChange("delete", CLOCKS, game)]
    return [ShelfChange("put", CLOCKS, game, {"game": game, "due": changed["due"]})]


def whole_game(id_: str, found: Sequence[Any]) -> dict[str, Any]:
    """A game as it is kept; Missing when there is none."""
    if not found:
        raise unknown_game(id_)
    game = found[0]
    if not isinstance(game, dict) or not game.keys() >= NEEDED:
        raise Refusal(DAMAGED, "broken-game")
    return game


def intact(kept: Any, kind: type[T]) -> T:
    """A part of a game, unless it is damaged."""
    try:
        return msgspec.convert(kept, kind)
    except msgspec.ValidationError:
        raise Refusal(DAMAGED, "broken-game") from None


def as_listed(kept: Mapping[str, Any]) -> Listed | None:
    """A game in a list; None for one that is damaged."""
    try:
        facts = msgspec.convert(kept["facts"], GameSettings)
        return Listed(facts, msgspec.convert(kept["digest"], Digest), kept["updated"])
    except (KeyError, msgspec.ValidationError):
        return None
