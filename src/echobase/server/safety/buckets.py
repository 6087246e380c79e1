"""Token buckets: how often something may be done, with room for haste."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Bucket:
    """What one asker has left of a rate."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._left = rate.burst
        self._seen = clock()

    def take(self, amount: float = 1) -> float:
        """Take so much and return 0; or take nothing and return the seconds to wait."""
        now = self._clock()
        self._left = min(self.rate.burst, self._left + (now - self._seen) * self.rate.per_second)
        self._seen = now
        if amount > self._left:
            return (min(amount, self.rate.burst) - self._left) / self.rate.per_second
        self._left -= amount
        return 0

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken lately, so that nobody need remember it."""
        gained = (self._clock() - self._seen) * self.rate.per_second
        return self._left + gained >= self.rate.burst
