"""What a store of games keeps and can do, whatever it is made of.

On a server it is a database (`store.py`); in a page without one, the browser keeps the games.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import msgspec

from echobase.play.game_log import GameSettings, InAdvance, LogRow
from echobase.server.affairs.table_clock import ClockState, Outage
from echobase.server.affairs.table_events import TableEvent
from echobase.server.errors import Missing
from echobase.server.storage.stored_campaigns import (
    CampaignProgress,
    CampaignSeat,
    StoredCampaign,
)


class Digest(msgspec.Struct):
    """The entry of a game in lists, stored beside it so that lists need not replay games."""

    name: dict[str, str] = {}
    heading: dict[str, str] = {}
    score: dict[str, str] = {}
    result: dict[str, str] = {}
    turn: int = 0
    waiting: list[int] = []
    sides: list[str] = []
    leaders: list[str] = []
    finished: bool = False
    winner: str = ""


class Listed(msgspec.Struct):
    """A game in a list."""

    facts: GameSettings
    digest: Digest
    updated: float


class ActRow(NamedTuple):
    """An act that was accepted: whose it is, its id, and the number it led to."""

    seat: int
    act: str
    number: int


@dataclass(frozen=True)
class Addition:
    """What a choice adds to a game."""

    rows: Sequence[LogRow]
    number: int
    """The number of the last row, the new ones included."""
    said: str
    """What seats have said that is no action, as text."""
    digest: Digest | None = None
    """None leaves the lists as they are."""
    standing: InAdvance = field(default_factory=dict)
    """The standing answers of the seats that have changed theirs."""
    act: ActRow | None = None
    """The act that brought all this."""
    columns: Mapping[str, Any] = field(default_factory=dict)
    """Other columns of the game that change: its clocks."""


class News(NamedTuple):
    """What a process may have missed of a game."""

    rows: list[LogRow]
    standing: dict[int, dict[str, str]]
    said: str


@dataclass(frozen=True)
class RemarkReport:
    """A remark that somebody has reported."""

    game: str
    event: int
    seat: int
    by: int
    at: float
    said: str
    reason: str


def unknown_game(id_: str) -> Missing:
    return Missing("unknown-game", f"There is no game {id_[:40]!r} here.")


class EventStore(Protocol):
    """What happens at tables apart from the moves."""

    async def events(self, game: str, after: int = -1) -> list[TableEvent]: ...

    async def write(
        self, game: str, events: Sequence[TableEvent], changed: Mapping[str, Any] | None = None
    ) -> None: ...

    async def clock(self, game: str) -> ClockState | None: ...

    async def due(self, now: float) -> list[str]: ...

    async def hashes(self, game: str) -> list[str]: ...

    async def report(self, about: RemarkReport) -> None: ...

    async def awake(self, now: float, *, starting: bool) -> None: ...

    async def outages(self) -> list[Outage]: ...


class CampaignKeeper(Protocol):
    """Campaigns: who plays, and how far they have come."""

    async def create(self, made: StoredCampaign) -> None: ...

    async def find(self, id_: str) -> StoredCampaign: ...

    async def write(
        self,
        was: StoredCampaign,
        progress: CampaignProgress,
        *,
        over: bool,
        seats: list[CampaignSeat] | None = None,
        players: Mapping[int, str] | None = None,
    ) -> StoredCampaign | None: ...

    async def forget(self, id_: str) -> None: ...

    async def of_battle(self, game: str) -> str | None: ...

    async def of_profile(self, profile: str) -> dict[str, list[int]]: ...

    async def kept_for(self, profile: str) -> dict[str, list[int]]: ...


class WorkClaims(Protocol):
    """Work that exactly one process, or one page, does."""

    @property
    def shared(self) -> bool: ...

    async def take(self, work: str) -> bool: ...

    async def release(self, work: str) -> None: ...


class GameStore(Protocol):
    """Games: actions never change once they are written."""

    @property
    def tables(self) -> EventStore: ...

    @property
    def campaigns(self) -> CampaignKeeper: ...

    @property
    def claims(self) -> WorkClaims: ...

    async def count(self) -> int: ...

    async def write(self) -> None: ...

    async def create(
        self,
        facts: GameSettings,
        hashes: Sequence[str],
        digest: Digest,
        rows: Iterable[LogRow] = (),
    ) -> None: ...

    async def append(self, id_: str, added: Addition) -> None: ...

    async def facts(self, id_: str) -> GameSettings: ...

    async def rows(self, id_: str, after: int = -1) -> list[LogRow]: ...

    async def news(self, id_: str, after: int) -> News: ...

    async def times(self, id_: str) -> dict[int, float]: ...

    async def digest(self, id_: str) -> Digest: ...

    async def has_act(self, id_: str, seat: int, act: str) -> bool: ...

    async def last_acts(self, id_: str) -> dict[int, str]: ...

    async def seat(self, id_: str, hash_: str) -> int | None: ...

    async def listed(self, hashes: Sequence[str], more: Collection[str] = ()) -> list[Listed]: ...

    async def follow(self, old: str, new: str, order: Sequence[int], now: float) -> None:
        """Let profiles and what was agreed on follow into the next game of a table."""

    async def forget(self, id_: str) -> None: ...

    async def analysis(self, id_: str) -> tuple[str, int] | None: ...

    async def keep_analysis(self, id_: str, result: str, percent: int = 100) -> None: ...
