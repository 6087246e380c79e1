"""The statistics of the lab: shares with Wilson intervals, spreads, maximum likelihood ratings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, exp, log, sqrt
from typing import Final, Self

Z: Final = 1.959963984540054
"""Standard deviations on either side that hold 95% of a normal distribution."""
ELO: Final = 400 / log(10)
"""Points for one unit of the logistic scale: 400 points are odds of ten to one."""
MEAN: Final = 1500.0
"""The mean rating of the players."""
LONGEST_STEP: Final = 1.0
PRECISION: Final = 1e-10


def wilson(won: float, of: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson's score interval); 0 to 1 if there are no games."""
    if of == 0:
        return 0.0, 1.0
    share = won / of
    middle = share + Z * Z / (2 * of)
    spread = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    whole = 1 + Z * Z / of
    low = 0.0 if won == 0 else (middle - spread) / whole
    high = 1.0 if won == of else (middle + spread) / whole
    return low, high


@dataclass(frozen=True)
class Share:
    """A number of wins in a number of games."""

    won: int
    of: int

    @property
    def rate(self) -> float | None:
        """Between 0 and 1; None if there are no games."""
        return self.won / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float]:
        """95%, by Wilson."""
        return wilson(self.won, self.of)


@dataclass(frozen=True)
class Spread:
    """How a number differs from game to game."""

    values: tuple[int, ...]
    """Ascending, at least one."""

    @classmethod
    def of(cls, values: Iterable[int]) -> Self:
        """The spread of these values, in any order."""
        return cls(tuple(sorted(values)))

    @property
    def mean(self) -> float:
        """The arithmetic mean."""
        return sum(self.values) / len(self.values)

    @property
    def median(self) -> float:
        """The value in the middle, or between the two in the middle."""
        return (self.quantile(0.5) + self.values[len(self.values) // 2]) / 2

    @property
    def range(self) -> tuple[int, int]:
        """The smallest and the largest value."""
        return self.values[0], self.values[-1]

    def quantile(self, share: float) -> int:
        """The smallest value that at least this share of all values does not exceed."""
        return self.values[max(ceil(share * len(self.values)) - 1, 0)]


@dataclass(frozen=True)
class Rating:
    """The strength of a player in Elo points, with the 95% interval."""

    points: float
    low: float
    high: float


def ratings(
    names: Sequence[str], won: Mapping[tuple[str, str], int], drawn: float = 1.0
) -> dict[str, Rating]:
    """Maximum likelihood ratings (Bradley-Terry); `won` has the wins of one against another.

    Each pair is assumed to have drawn one more game, so that a player who never lost gets a rating,
    too. The intervals follow from the curvature of the likelihood.
    """
    count = len(names)
    score = [[won.get((a, b), 0) + drawn / 2 * (a != b) for b in names] for a in names]
    strength = [0.0] * count
    step = [LONGEST_STEP] * count
    while max(map(abs, step)) > PRECISION:
        pull, curve = _slope(score, strength)
        inverse = _inverse(curve)
        step = [sum(map(_times, row, pull)) for row in inverse]
        shrink = min(1.0, LONGEST_STEP / max(*map(abs, step), PRECISION))
        strength = [old + shrink * change for old, change in zip(strength, step, strict=True)]
    errors = [sqrt(max(inverse[i][i] - 1 / count, 0.0)) for i in range(count)]
    found = zip(names, strength, errors, strict=True)
    return {name: _rating(value, error) for name, value, error in found}


def _rating(strength: float, error: float) -> Rating:
    points, spread = MEAN + ELO * strength, ELO * Z * error
    return Rating(points, points - spread, points + spread)


def _slope(
    score: list[list[float]], strength: list[float]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the likelihood and its curvature.

    Only differences of strength count, so the curvature is flat along one direction; a constant
    there makes it invertible, leaves the mean unchanged and is subtracted from the errors again.
    """
    count = len(score)
    pull = [0.0] * count
    curve = [[1 / count] * count for _ in range(count)]
    for i in range(count):
        for j in range(count):
            if i == j:
                continue
            games = score[i][j] + score[j][i]
            chance = 1 / (1 + exp(strength[j] - strength[i]))
            pull[i] += score[i][j] - games * chance
            curve[i][i] += games * chance * (1 - chance)
            curve[i][j] -= games * chance * (1 - chance)
    return pull, curve


def _times(a: float, b: float) -> float:
    return a * b


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix (Gauss-Jordan)."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for i in range(count):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(count):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[count:] for row in rows]
