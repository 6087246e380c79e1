"""The messages after a game: replays, branches and analyses."""

from echobase.analysis.results import Fortune, Grade, Point, SeatReview, Stage, Tally
from echobase.play.structs import Struct
from echobase.server.messages.new_games import NewSeat
from echobase.server.messages.protocol import Moment, Result, View


class Replay(Struct):
    """A whole game: the view before its first action, and all moments with their changes."""

    id: str
    seat: int | None
    open: bool
    first: View
    moments: list[Moment]
    headings: list[int]
    """Numbers of the moments that begin a turn."""
    score: str
    result: Result | None


class Loaded(Struct):
    """A record that can be replayed, and the token of whoever loaded it."""

    id: str
    token: str


class Branch(Struct, forbid_unknown_fields=True):
    """A new game that begins in a position of a finished one."""

    number: int
    """The number of actions before the position."""
    seats: list[NewSeat]


class CostlyChoice(Struct):
    """A decision that clearly cost something, in words."""

    number: int
    """The number of actions before it."""
    when: str
    turn: int
    seat: int
    side: str
    grade: Grade
    chosen: str
    better: str
    cost: float
    """The chance to win that was given away, and its interval."""
    low: float
    high: float
    reasons: list[str]
    lines: bool
    """Whether both continuations can be watched."""


class AnalysisOf(Struct):
    """What is known about a finished game so far."""

    stage: Stage
    """The last part that is done; `reasons` when all is."""
    out_of_time: bool
    winner: str
    points: list[Point]
    decisions: list[CostlyChoice]
    seats: list[SeatReview]
    luck: list[Tally]
    fortune: list[Fortune]
    fair: dict[str, float]
    """By side: the result with the luck of both sides taken away; empty before it is known."""
    fair_error: float


class Examined(Struct):
    """How far an analysis has come, and what it has found."""

    percent: int
    done: bool
    analysis: AnalysisOf | None
    problem: str = ""
    """Why there will be no more of it."""
