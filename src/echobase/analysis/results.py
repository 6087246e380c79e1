"""The result of an analysis, as plain data that can be stored as JSON."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from echobase.core.errors import EchoBaseError
from echobase.core.files import check_output, replace
from echobase.play.reasons import ReasonFact

FORMAT: Final = "echobase analysis"
VERSION: Final = 2

Grade = Literal["inaccuracy", "mistake", "blunder"]
Stage = Literal["value", "chances", "decisions", "luck", "reasons"]
"""The parts of an analysis, in the order in which they are done."""
STAGES: Final[tuple[Stage, ...]] = ("value", "chances", "decisions", "luck", "reasons")


class BadAnalysis(EchoBaseError):
    """A file without an analysis that this program can read."""


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How likely each side was to win at one moment."""

    number: int
    """The number of actions before it in the record."""
    heading: str
    """As in the record: `rebel 3`, `2.07`."""
    turn: int
    chances: dict[str, float]
    """By side."""
    low: float
    high: float
    """The band of the first side's chance: 95 % of such bands hold the truth."""
    games: int
    """The games that were played out from here."""


class CostlyDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that clearly cost something, with what would have been better."""

    number: int
    heading: str
    turn: int
    seat: int
    side: str
    grade: Grade
    chosen: str
    """In notation, as is `better`."""
    better: str
    """What the AI would have done."""
    cost: float
    """The chance to win that was given away, by what the seat could know."""
    low: float
    high: float
    """The interval of the cost; 95 % of such intervals hold the truth."""
    pairs: int
    """The pairs of games that were compared."""
    reasons: tuple[ReasonFact, ...] = ()
    chosen_line: tuple[str, ...] = ()
    better_line: tuple[str, ...] = ()
    """How the game may continue after either choice with equal luck, in notation."""


class SeatReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a seat decided."""

    seat: int
    side: str
    decided: int
    """The number of decisions that left a choice."""
    differed: int
    """The number of decisions in which the AI would have done something else."""
    loss: float
    """The average loss of winning chance for a decision."""
    error: float
    """The standard error of the average."""


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the dice of a side showed in one respect."""

    side: str
    measure: str
    """`hits`, `figures` and `retreats` in a battle, `hits` and `damage` in an assault."""
    rolled: float
    expected: float
    deviation: float
    """The standard deviation of `rolled`: a difference of this size is nothing unusual."""


class Fortune(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What chance was worth to a side: its winning chance after it, less what was expected."""

    side: str
    """Whose rolls or draws; empty for those that concern both sides alike."""
    kind: Literal["dice", "cards"]
    events: int
    """How often chance decided."""
    luck: float
    """The winning chance that it brought the side; without a side, that it brought the first."""
    error: float
    """The standard error of `luck`."""


class Analysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole result for a record."""

    format: Literal["echobase analysis"] = FORMAT
    version: Literal[2] = VERSION
    program: str
    """The version of Echo Base, because players differ between versions."""
    game: str
    sides: tuple[str, ...]
    """By seat."""
    actions: int
    """The number of actions in the record, including those of chance."""
    winner: str
    """The side that won; empty for an unfinished game."""
    player: str
    """The AI whose decisions were compared."""
    games: int
    """The number of games played from each point, on average."""
    seed: int
    stage: Stage
    """The last part that is done; `reasons` when the analysis is complete."""
    out_of_time: bool
    """Whether the time was up before the analysis was complete."""
    points: tuple[Point, ...]
    decisions: tuple[CostlyDecision, ...]
    """The costly decisions, costliest first; only those whose cost is clear."""
    seats: tuple[SeatReview, ...]
    luck: tuple[Tally, ...]
    fortune: tuple[Fortune, ...]
    fair: dict[str, float]
    """By side: the result with the luck of both sides taken away; empty before it is known."""
    fair_error: float
    """The standard error of that."""


def write(path: str | Path, analysis: Analysis, force: bool = False) -> None:
    """Write an analysis as JSON; an existing file is replaced only with `force`."""
    path = Path(path)
    refuse_analysis(path, force)
    replace(path, msgspec.json.format(msgspec.json.encode(analysis), indent=2) + b"\n")


def refuse_analysis(path: Path, force: bool) -> None:
    """Refuse a file that cannot be written, before the first game."""
    check_output("json", path, (".json",), force)


def read(path: str | Path) -> Analysis:
    """The analysis in a JSON file."""
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=Analysis)
    except FileNotFoundError:
        raise BadAnalysis(f"{path}: there is no such file") from None
    except OSError as error:
        raise BadAnalysis(f"{path}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadAnalysis(
            f"{path}: no analysis of this version of Echo Base (`echobase analyse RECORD --json "
            f"FILE` writes one): {error}"
        ) from None
