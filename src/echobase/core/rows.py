"""Rows of native numbers: what the rules need besides `core.vectors`."""

from collections.abc import Iterable
from typing import Any, Final

from echobase.core.aliases import i64
from echobase.core.vectors import vec

INTERPRETED: Final = __file__.endswith(".py")
NOTHING: Final[vec[i64]] = vec[i64]()
"""No choices."""

_SHARED: Final[list[Any]] = list(range(1 << 16))
"""Numbers as Python has them, so that a list of hundreds need not make each one anew."""
_SHARED_SIZE: Final = 1 << 16


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


def as_list(row: vec[i64]) -> list[int]:
    """The numbers of a row as a list for Python."""
    if INTERPRETED:
        return list(row)
    found: list[Any] = [_shared(number) for number in row]
    return found


def _shared(number: i64) -> Any:
    if 0 <= number < _SHARED_SIZE:
        return _SHARED[number]
    return number
