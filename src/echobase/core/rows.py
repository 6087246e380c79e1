"""Rows of native numbers: what the rules need besides `core.vectors`."""

from collections.abc import Iterable
from typing import Final

from echobase.core.aliases import i64
from echobase.core.vectors import vec

NOTHING: Final[vec[i64]] = vec[i64]()
"""No choices."""


def row(numbers: Iterable[int]) -> vec[i64]:
    """These numbers as a row."""
    return vec[i64](numbers)


def in_order(numbers: Iterable[int]) -> vec[i64]:
    """These numbers as a row, ascending."""
    return vec[i64](sorted(numbers))


def replaced(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A copy of a row with another number in one place."""
    changed = numbers[:]
    changed[place] = number
    return changed


def same(numbers: vec[i64], others: vec[i64]) -> bool:
    """Whether two rows hold the same numbers."""
    size: i64 = len(numbers)
    if len(others) != size:
        return False
    for place in range(size):
        if numbers[place] != others[place]:
            return False
    return True


def total(numbers: vec[i64]) -> i64:
    """The sum of a row."""
    found: i64 = 0
    for number in numbers:
        found += number
    return found


def as_list(numbers: vec[i64]) -> list[int]:
    """The numbers of a row as a list for Python."""
    return list(numbers)
