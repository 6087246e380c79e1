"""Actions as one dense range of numbers, for policies with a fixed output.

The engine's numbers are sparse (the assault goes up to 144,713): most can never be legal, and a
policy would need an output for each. Here only actions that some position can offer get a number,
their place in the range. Chance actions have none: environments draw them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter, read_i64_le

from echobase.observation.observer import packed, sheet

if TYPE_CHECKING:  # the compiler's name for a number that fits a register
    from mypy_extensions import i64

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
        self._blank = bytes(self.size)

    def place(self, state: Any, number: int) -> int:
        """The place of an action of the engine, or NOTHING."""
        at = 8 * number
        return read_i64_le(self._places, at) if at < len(self._places) else NOTHING

    def number(self, state: Any, place: int) -> int:
        """The engine's number of the action at a place, or NOTHING when there is none now."""
        return self.numbers[place]

    def places(self, state: Any, legal: list[int]) -> list[int]:
        """The places of legal actions, ascending."""
        found = [self.place(state, number) for number in legal]
        return sorted([place for place in found if place != NOTHING])

    def mask(self, state: Any, legal: list[int]) -> bytes:
        """1 for every legal action."""
        mask = sheet(self._blank)
        self._mark(state, legal, mask)
        return mask.getvalue()

    def _mark(self, state: Any, legal: list[int], mask: BytesWriter) -> None:
        places = self._places
        end: i64 = len(places)
        for number in legal:
            at: i64 = number
            at *= 8
            if at < end:
                place = read_i64_le(places, at)
                if place != NOTHING:
                    mask[place] = 1
