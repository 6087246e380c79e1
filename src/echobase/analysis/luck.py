"""Luck: the difference between what the dice showed and their exact expected value."""

from collections.abc import Iterable, Sequence
from math import sqrt

from echobase.analysis.results import Tally
from echobase.play.statistics import Roll


def tallied(
    rolls: Iterable[Roll], sides: Sequence[str], measures: Sequence[str]
) -> tuple[Tally, ...]:
    """All rolls of each side added up, measure by measure."""
    found = list(rolls)
    return tuple(
        _tally(side, measure, [r for r in found if (r.side, r.measure) == (side, measure)])
        for side in sides
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
