"""Where observations and masks are written: rows of bytes that can be wiped and written again."""

from __future__ import annotations

from typing import Final

from echobase.core.aliases import i64, u8
from echobase.core.vectors import extend, vec

FEW: Final = 256
"""Entries whose numbers fit before a sheet has to grow its list of them."""


class Sheet:
    """A row of bytes, all as on its background but for what has been written.

    One that is used again remembers what was written: to wipe it takes as many steps, however
    long the row is.
    """

    def __init__(self, cells: vec[u8], start: i64, ground: vec[u8] | None) -> None:
        """`cells` holds the row from `start` on; other rows may be beside it. Without a background
        to wipe it with, the sheet can be used only once."""
        self._cells = cells
        self._start = start
        self._lasts = ground is not None
        self._ground: vec[u8] = vec[u8]() if ground is None else ground
        self._written: vec[i64] = vec[i64]([0] * FEW) if self._lasts else vec[i64]()
        self._count: i64 = 0

    def __getitem__(self, place: i64) -> i64:
        return i64(self._cells[self._start + place])

    def __setitem__(self, place: i64, number: i64) -> None:
        self._cells[self._start + place] = u8(number)
        if self._lasts:
            count = self._count
            if count == len(self._written):
                self._written = extend(self._written, self._written)
            self._written[count] = place
            self._count = count + 1

    def __len__(self) -> int:
        """How many entries were written since it was wiped."""
        return self._count

    def written(self, number: i64) -> i64:
        """One of the entries that were written since, the first one being number 0."""
        return self._written[number]

    def wipe(self) -> None:
        """Make the row equal to its background again."""
        cells, ground, written = self._cells, self._ground, self._written
        start = self._start
        for number in range(self._count):
            place = written[number]
            cells[start + place] = ground[place]
        self._count = 0


def new_sheet(ground: bytes) -> tuple[Sheet, memoryview]:
    """A sheet for one time, and what is written on it, to read."""
    cells = vec[u8](ground)
    return Sheet(cells, 0, None), memoryview(cells).toreadonly()
