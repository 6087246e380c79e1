"""Samples of a number: their mean, and how certain it is."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final


@dataclass(frozen=True)
class Sample:
    """Independent samples of one number, added up."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, values: Iterable[float]) -> "Sample":
        """A sample of these values."""
        found = list(values)
        return cls(len(found), sum(found), sum(value * value for value in found))

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(
            self.count + other.count, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 1.0
        spread = max(self.squares / self.count - self.mean**2, 0.0)
        return sqrt(spread / (self.count - 1))


NONE: Final = Sample()
"""No sample yet."""
