"""Actions as one dense range of numbers, for policies with a fixed output.

The engine's numbers are sparse (the assault goes up to 144,713): most can never be legal, and a
policy would need an output for each. Here only actions that some position can offer get a number,
their place in the range. Chance actions have none: environments draw them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.strings import read_i64_le

from echobase.core.aliases import i64
from echobase.observation.observer import packed
from echobase.observation.sheet import Sheet, new_sheet

NOTHING: Final = -1
"""An action without a place, or a place that stands for no action now."""


class Actions:
    """The places of all actions a seat may ever have, indexed by the engine's numbers."""

    def __init__(self, numbers: list[int], shared: dict[int, int] | None = None) -> None:
        """`numbers` is by place, NOTHING where the position decides; `shared` has the places of
        further numbers that are never legal together with the one listed for their place."""
        self.numbers = numbers
        self.size = len(numbers)
        found = {number: place for place, number in enumerate(numbers) if number != NOTHING}
        found.update(shared or {})
        places = [found.get(number, NOTHING) for number in range(max(found) + 1)]
        self._places = packed(places, "q")
        """By the engine's number: the place."""
        self.blank = bytes(self.size)
        """The mask when nothing is legal."""

    def place(self, state: Any, number: int) -> int:
        """The place of an action of the engine, or NOTHING."""
        at = 8 * number
        return read_i64_le(self._places, at) if at < len(self._places) else NOTHING

    def number(self, state: Any, place: int) -> int:
        """The engine's number of the action at a place, or NOTHING when there is none now."""
        return self.numbers[place]

    def places(self, state: Any, legal: Sequence[int]) -> list[int]:
        """The places of legal actions, ascending."""
        found = [self.place(state, number) for number in legal]
        return sorted([place for place in found if place != NOTHING])

    def mask(self, state: Any) -> memoryview:
        """1 for every action that is legal now."""
        mask, cells = new_sheet(self.blank)
        self.mark(state, mask)
        return cells

    def mark(self, state: Any, mask: Sheet) -> None:
        """Write 1 for every action that is legal now, on a blank sheet."""
        for number in state.actions():
            self._mark_one(number, mask)

    def _mark_one(self, number: i64, mask: Sheet) -> None:
        """Mark an action whose place is the same in all positions, if it has one."""
        at = 8 * number
        if at < len(self._places):
            place = read_i64_le(self._places, at)
            if place != NOTHING:
                mask[place] = 1
