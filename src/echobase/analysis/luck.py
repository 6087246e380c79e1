"""Luck: what the dice showed against what they were worth before they fell, exactly."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from echobase.analysis.results import Tally
from echobase.core.game import State
from echobase.core.sides import SIDES


@dataclass(frozen=True)
class Roll:
    """One roll of the dice in one respect."""

    side: str
    measure: str
    rolled: float
    expected: float
    variance: float


def weigh(
    side: str, measure: str, state: State, action: int, worth: Callable[[int], float]
) -> Roll:
    """A roll that is about to fall as `action`; `worth` says what each way to fall is worth."""
    ways = [(probability, worth(other)) for other, probability in state.chances()]
    expected = sum(probability * value for probability, value in ways)
    variance = sum(probability * (value - expected) ** 2 for probability, value in ways)
    return Roll(side, measure, worth(action), expected, variance)


def tallied(rolls: Iterable[Roll], measures: Sequence[str]) -> tuple[Tally, ...]:
    """All rolls of each side added up, measure by measure."""
    found = list(rolls)
    return tuple(
        _tally(side, measure, [r for r in found if (r.side, r.measure) == (side, measure)])
        for side in SIDES
        for measure in measures
    )


def _tally(side: str, measure: str, rolls: Sequence[Roll]) -> Tally:
    return Tally(
        side=side,
        measure=measure,
        rolled=sum(roll.rolled for roll in rolls),
        expected=sum(roll.expected for roll in rolls),
        deviation=sqrt(sum(roll.variance for roll in rolls)),
    )
