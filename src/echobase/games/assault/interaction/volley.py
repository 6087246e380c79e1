"""A volley: every unit that can fire, each at the target that matters most at good odds."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from echobase.games.assault.rules import actions
from echobase.games.assault.rules.odds import ShotOdds
from echobase.games.assault.rules.units import GENERATOR, GRID

WORTHWHILE: Final = Fraction(3, 20)
"""With a smaller chance to hit, a shot is not worth a thought."""
OBJECTIVES: Final = (GENERATOR, GRID)
"""Targets whose loss decides the game, or prepares it; the first counts most."""


def best_volley(shots: Mapping[int, ShotOdds]) -> list[int]:
    """At most one plain shot for each unit: at objectives first, then the most promising.

    Later shots count on what earlier ones may have destroyed already, so a volley spreads over
    several targets. Who has nothing else to fire at comes last: if the target is gone by then, the
    shot is left out, and the unit can still act.
    """
    standing: dict[int, Fraction] = {}
    """By target: the chance that it is still there."""

    def promise(action: int) -> tuple[int, Fraction]:
        target = target_of(action)
        hit = shots[action].hit * standing.get(target, Fraction(1))
        return objective(target) if hit >= WORTHWHILE else 0, hit

    left = [action for action in sorted(shots) if is_plain(action)]
    left = [action for action in left if shots[action].hit >= WORTHWHILE]
    chosen: list[int] = []
    while left:
        best = max(left, key=promise)
        chosen.append(best)
        target = target_of(best)
        standing[target] = standing.get(target, Fraction(1)) * (1 - shots[best].destroy)
        left = [action for action in left if firer_of(action) != firer_of(best)]
    return chosen


def objective(target: int) -> int:
    """How much a target matters for the end of the game; 0 for a unit."""
    return len(OBJECTIVES) - OBJECTIVES.index(target) if target in OBJECTIVES else 0


def is_plain(action: int) -> bool:
    """Whether it is a shot without Force Points and without a card."""
    return actions.is_fire(action) and actions.unpack_fire(action)[2:] == (0, False)


def target_of(action: int) -> int:
    return actions.unpack_fire(action)[1]


def firer_of(action: int) -> int:
    return actions.unpack_fire(action)[0]
