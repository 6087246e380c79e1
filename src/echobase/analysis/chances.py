"""Chances over time: the learned value and games played out, blended along the whole curve.

The learned value is off by some amount in every position, and by a similar amount in the next one.
So the games played out from one point also tell something about its neighbours. This is a Kalman
filter with a smoother (Rauch, Tung and Striebel, 1965) over the error of the value, in log odds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from echobase.ai.calibration import Calibration, log_odds, sigmoid

SPREAD: Final = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""
STEEP: Final = 2.0
"""How much more a point counts where the chances change: as a multiple of the change."""
BATCH: Final = 16
"""Games that a point gets at once."""


@dataclass(frozen=True)
class Spot:
    """What is known about one point of the curve."""

    value: float
    """The learned chance of the first side."""
    wins: float = 0.0
    games: int = 0
    """Games played out from here, and how many of them the first side won."""


@dataclass(frozen=True)
class Band:
    """A chance of the first side, and how sure it is."""

    chance: float
    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low


def blended(spots: Sequence[Spot], known: Calibration) -> list[Band]:
    """The chances at all points, each from all that is known."""
    errors = smoothed(spots, known)
    return [
        band(log_odds(spot.value) + mean, sqrt(variance))
        for spot, (mean, variance) in zip(spots, errors, strict=True)
    ]


def band(middle: float, deviation: float) -> Band:
    """A band from log odds."""
    low, high = middle - SPREAD * deviation, middle + SPREAD * deviation
    return Band(sigmoid(middle), sigmoid(low), sigmoid(high))


def smoothed(spots: Sequence[Spot], known: Calibration) -> list[tuple[float, float]]:
    """The error of the value at each point: its mean and variance."""
    prior = known.doubt**2
    keeps = max(1 - known.drift**2 / (2 * prior), 0.0)
    grows = prior * (1 - keeps**2)
    expected, filtered = [], []
    mean, variance = 0.0, prior
    for place, spot in enumerate(spots):
        if place:
            mean, variance = keeps * mean, keeps**2 * variance + grows
        expected.append((mean, variance))
        if spot.games:
            seen, noise = observed(spot)
            gain = variance / (variance + noise)
            mean, variance = mean + gain * (seen - mean), (1 - gain) * variance
        filtered.append((mean, variance))
    found = filtered[-1:]
    for place in range(len(spots) - 2, -1, -1):
        mean, variance = filtered[place]
        ahead, ahead_variance = expected[place + 1]
        gain = keeps * variance / ahead_variance
        later, later_variance = found[-1]
        mean += gain * (later - ahead)
        found.append((mean, variance + gain**2 * (later_variance - ahead_variance)))
    return found[::-1]


def observed(spot: Spot) -> tuple[float, float]:
    """The error of the value that the games show, and the variance of that.

    Half a game more counts as won and half a game as lost: that all were won makes nothing certain.
    """
    won, lost = spot.wins + 0.5, spot.games - spot.wins + 0.5
    return log(won / lost) - log_odds(spot.value), 1 / won + 1 / lost


def neediest(bands: Sequence[Band]) -> list[int]:
    """The half of the points that need games most: where little is sure, or much changes."""
    chances = [one.chance for one in bands]
    needs = []
    for place, one in enumerate(bands):
        around = chances[max(place - 1, 0) : place + 2]
        needs.append((-one.width * (1 + STEEP * (max(around) - min(around))), place))
    return sorted(place for _, place in sorted(needs)[: -(-len(needs) // 2)])
