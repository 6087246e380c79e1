"""The messages of runs in the workshop: balance, making even, and the position desk."""

from typing import Annotated, Any, Literal

import msgspec

from echobase.play.structs import Struct
from echobase.workshop.parts import DeskAttack

RunState = Literal["waiting", "running", "done", "stopped", "failed"]
MOST_GAMES = 2000


class WantedBalance(Struct, forbid_unknown_fields=True):
    """A document whose balance is to be measured."""

    game: str
    document: dict[str, Any]
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)] = 200
    player: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """Who plays both sides; empty for the captain."""


class WantedEven(Struct, forbid_unknown_fields=True):
    """A document that is to be made even."""

    game: str
    document: dict[str, Any]
    games: Annotated[int, msgspec.Meta(ge=200, le=MOST_GAMES)] = 200
    """Games by which each proposal is measured."""
    player: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """Who measures; empty for the captain."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0


class BegunRun(Struct):
    """A run that waits or is in progress."""

    id: str


class SideShare(Struct):
    """How often a side wins, with the interval at 95 %."""

    side: str
    name: str
    share: float
    low: float
    high: float


class EndingCount(Struct):
    """How often games ended in one way."""

    text: str
    count: int


class FallenCount(Struct):
    """How many units of a side fell on a hex."""

    hex: str
    side: str
    count: int


class BalanceState(Struct):
    """How far a measurement is, and what it has found."""

    state: RunState
    ahead: int
    """Runs that come before it while it waits."""
    games: int
    wanted: int
    sides: list[SideShare]
    turns: float
    """The median number of turns; 0 before the first game."""
    shortest: int
    longest: int
    endings: list[EndingCount]
    """The most frequent first."""
    fallen: list[FallenCount]
    message: str
    """Why it failed; otherwise empty."""


class EvenProposal(Struct):
    """A change with the share of wins of the first side that was measured after it."""

    id: str
    text: str
    share: float
    low: float
    high: float
    games: int
    document: dict[str, Any]


class EvenState(Struct):
    """How far the search is, and what it proposes."""

    state: RunState
    ahead: int
    games: int
    """Games played so far, of all kinds."""
    wanted: int
    changes: int
    """Changes that can be tried."""
    tried: int
    side: str
    """The side whose shares are given, and its name."""
    name: str
    before: SideShare
    measured: int
    """Games by which the document as it is has been measured."""
    proposals: list[EvenProposal]
    """The most even first; those still being measured have fewer games."""
    message: str


# The position desk.


class WantedDesk(Struct, forbid_unknown_fields=True):
    """A position to look at."""

    game: str
    document: dict[str, Any]
    lang: str = ""
    think: bool = True
    """Whether the adviser and the chance to win are wanted, which take seconds."""


class DeskAdvice(Struct):
    """What the adviser would do, and why."""

    level: str
    """The adviser in words."""
    notation: str
    text: str
    reasons: list[str]


class Desk(Struct):
    """What can be said about a position."""

    side: str
    """The side that decides; empty when the game is over."""
    name: str
    result: str
    """How the game ended; empty before that."""
    attacks: list[DeskAttack]
    """Of the side that decides: exact odds, and lines of sight that fail."""
    advice: DeskAdvice | None
    chances: list[SideShare]
    """The chance of each side to win, with its interval; empty without thinking."""
    games: int
    """Games that were played on from here."""
