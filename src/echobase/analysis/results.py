"""The result of an analysis, as plain data that can be stored as JSON."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from echobase.core.errors import EchoBaseError
from echobase.core.files import check_output, replace

FORMAT: Final = "echobase analysis"
VERSION: Final = 1


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
    error: float
    """The standard error of the chances; 0 once the game is over."""


class CostlyDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that cost something, with what would have been better."""

    number: int
    heading: str
    turn: int
    seat: int
    side: str
    chosen: str
    """In notation, as is `better`."""
    better: str
    """What the AI would have done."""
    cost: float
    """The chance to win that was given away."""
    low: float
    high: float
    """The interval of the cost; all intervals together are right in 95% of analyses."""


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The luck of a side in one respect, over all its dice."""

    side: str
    measure: str
    """`hits`, `figures` and `retreats` in a battle, `hits` and `damage` in an assault."""
    rolled: float
    expected: float
    deviation: float
    """The standard deviation of `rolled`: a difference of this size is nothing unusual."""


class Analysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole result for a record."""

    format: Literal["echobase analysis"] = FORMAT
    version: Literal[1] = VERSION
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
    """The number of games played from each point."""
    seed: int
    points: tuple[Point, ...]
    decisions: tuple[CostlyDecision, ...]
    """The costliest decisions, three at most; only those whose cost is clear."""
    decided: int
    """The number of decisions in the record that left a choice."""
    differed: int
    """The number of decisions in which the AI would have done something else."""
    luck: tuple[Tally, ...]


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
