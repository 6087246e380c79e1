"""A volley: every unit that can fire, each at the target with the best odds."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from echobase.games.assault.rules import actions
from echobase.games.assault.rules.odds import ShotOdds

WORTHWHILE: Final = Fraction(3, 20)
"""With a smaller chance to hit a target that still stands, a shot is not worth a thought."""


def best_volley(shots: Mapping[int, ShotOdds]) -> list[int]:
    """At most one plain shot for each unit, the most promising first.

    Later shots count on what earlier ones may have destroyed already, so a volley spreads over
    several targets.
    """
    standing: dict[int, Fraction] = {}
    """By target: the chance that it is still there."""

    def promise(action: int) -> Fraction:
        return shots[action].hit * standing.get(target_of(action), Fraction(1))

    left = sorted(action for action in shots if is_plain(action))
    chosen: list[int] = []
    while left:
        best = max(left, key=promise)
        if promise(best) < WORTHWHILE:
            break
        chosen.append(best)
        target = target_of(best)
        standing[target] = standing.get(target, Fraction(1)) * (1 - shots[best].destroy)
        left = [action for action in left if firer_of(action) != firer_of(best)]
    return chosen


def is_plain(action: int) -> bool:
    """Whether it is a shot without Force Points and without a card."""
    return actions.is_fire(action) and actions.unpack_fire(action)[2:] == (0, False)


def target_of(action: int) -> int:
    return actions.unpack_fire(action)[1]


def firer_of(action: int) -> int:
    return actions.unpack_fire(action)[0]
