"""How far a learned chance can be trusted: a correction, and the doubt that remains."""

from math import exp, log
from typing import Any, Final

NEAREST: Final = 1e-4
"""How close to certainty a chance comes before the end of the game."""


class Calibration:
    """A correction of the log odds (Platt, 1999) and what is known of its error.

    All chances are those of the first side of a game.
    """

    def __init__(
        self,
        slope: float = 1.0,
        offset: float = 0.0,
        doubt: float = 2.0,
        drift: float = 0.8,
        leap: float = 0.0,
    ) -> None:
        self.slope = slope
        self.offset = offset
        self.doubt = doubt
        """How far the corrected log odds lie from those of games played out: root mean square."""
        self.drift = drift
        """How much that distance changes from one turn or round to the next."""
        self.leap = leap
        """How far a difference between two choices lies from the one in games played out: the
        root mean square error in chance of winning."""

    def corrected(self, chance: float) -> float:
        """The chance after the correction."""
        return sigmoid(self.slope * log_odds(chance) + self.offset)


def calibration(table: dict[str, dict[str, Any]]) -> Calibration:
    """The calibration in a table that `bench/calibration.py` has written."""
    return Calibration(**table["calibration"])


def log_odds(chance: float) -> float:
    """The logarithm of the odds, finite for certain chances, too."""
    inside = min(max(chance, NEAREST), 1.0 - NEAREST)
    return log(inside / (1.0 - inside))


def sigmoid(total: float) -> float:
    """The chance of which `total` are the log odds."""
    return 1.0 / (1.0 + exp(-total))
