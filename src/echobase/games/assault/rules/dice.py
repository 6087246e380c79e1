"""The fire dice and the damage dice: what they show and how likely it is (A-FIRE-13)."""

from fractions import Fraction
from math import comb
from typing import Final

from echobase.core.aliases import i64
from echobase.core.sequences import Outcomes
from echobase.games.assault.rules import actions

LETTERS: Final = "VSB"
"""Vader, Saber, blank: two faces of each on a die."""


def _rolls(dice: int) -> Outcomes:
    """All rolls of n fire dice."""
    chances: list[tuple[int, float]] = [
        (
            actions.roll(vaders, sabers),
            comb(dice, vaders) * comb(dice - vaders, sabers) / 3**dice,
        )
        for vaders in range(dice + 1)
        for sabers in range(dice - vaders + 1)
    ]
    return Outcomes(chances)


_ROLLS: Final[list[Outcomes]] = []


def rolls(dice: i64) -> Outcomes:
    """What n fire dice can show."""
    while len(_ROLLS) <= dice:
        _ROLLS.append(_rolls(len(_ROLLS)))
    return _ROLLS[dice]


WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""By sum: the ways, out of 36, in which two dice show it."""

DAMAGES: Final = Outcomes([(actions.DAMAGE + total, WAYS[total] / 36) for total in range(2, 13)])
"""What the two damage dice can show."""


def chance_of_hit(dice: int, armour: int) -> Fraction:
    """The chance of at least `armour` symbols with n dice that show one in 1 of 3 (3.6)."""
    ways = sum(comb(dice, shown) * 2 ** (dice - shown) for shown in range(armour, dice + 1))
    return Fraction(ways, 3 ** max(dice, 0))
