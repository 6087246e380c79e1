"""What all observations share: the observer, names of the entries, writing numbers among zeros."""

from __future__ import annotations

from collections.abc import Iterable
from struct import pack
from typing import Any, Final

from mypy_extensions import mypyc_attr

from echobase.core.aliases import Seat, i64
from echobase.observation.sheet import Sheet, new_sheet

MOST: Final = 32767
"""The largest number that a vector of facts can hold."""


@mypyc_attr(allow_interpreted_subclasses=True)  # games elsewhere may have their own
class Observer:
    """Turns what one seat may know of a game into flat arrays, as bytes.

    These are the board, a byte for each entry, then the facts, two bytes for each.
    """

    planes: list[str]
    """Names of the last axis of the board."""
    facts: list[str]
    """Names of the entries of the vector."""
    shape: tuple[int, int, int]
    """Rows, columns, planes."""
    offset: int
    """Where the facts begin, in bytes."""
    ground: bytes
    """Both arrays with what is the same in all positions."""

    def describe(self, state: Any, seat: Seat, seen: Sheet) -> None:
        """Write what a seat may know of a state on a sheet that shows the background."""
        raise NotImplementedError

    def observe(self, state: Any, seat: Seat) -> memoryview:
        """The board and, from `offset` on, the facts of one seat."""
        seen, cells = new_sheet(self.ground)
        self.describe(state, seat, seen)
        return cells


class Names:
    """A list of names that grows group by group and says where each group begins."""

    def __init__(self, first: int) -> None:
        self.names: list[str] = []
        self.first = first
        """The number of the first entry."""

    def one(self, name: str) -> i64:
        """Add one entry; returns its number."""
        self.names.append(name)
        return self.first + len(self.names) - 1

    def group(self, prefix: str, keys: Iterable[object]) -> i64:
        """Add an entry for each key; returns the number of the first."""
        start = self.first + len(self.names)
        self.names.extend([f"{prefix}:{key}" for key in keys])
        return start


def even(size: int) -> int:
    """The size of a board, padded so that the facts begin at an even byte."""
    return size + size % 2


def packed(numbers: list[int], size: str) -> bytes:
    """A packed table of numbers, low byte first: `h` for two bytes each, `q` for eight.

    Compiled code reads it without touching an object for every number.
    """
    return pack(f"<{len(numbers)}{size}", *numbers)


def put(seen: Sheet, entry: i64, number: i64) -> None:
    """Write a fact, at most MOST: two bytes, low byte first."""
    if number > 255:
        number = min(number, MOST)
        seen[2 * entry + 1] = number >> 8
    seen[2 * entry] = number & 255


def few(number: i64) -> i64:
    """A number that fits on a board, where the largest is 127."""
    return min(number, 127)
