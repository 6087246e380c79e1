"""Destination hexes, and how the empty ones become choices without counting them each time."""

from typing import Final

FAR_ON: Final = 255


def rank(numbers: list[int], number: int) -> int:
    """Where a number is in an ascending list, or would be; quicker than `bisect` if compiled."""
    low, high = 0, len(numbers)
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low


class Ends:
    """Hexes where a unit may end its move, or be set up."""

    def __init__(self, hexes: list[int], size: int) -> None:
        self.hexes = hexes
        """Ascending."""
        there = bytearray(size)
        for number, hex_ in enumerate(hexes):
            there[hex_] = min(number + 1, FAR_ON)
        self.there = bytes(there)
        """By hex of the map: its place in the list, counted from 1, FAR_ON for all from there
        on; 0 for hexes that are not in the list."""
        self._kept: dict[int, tuple[int, ...]] = {}

    def add_empty(
        self, key: int, numbers: list[int], occupied: list[int], found: list[int]
    ) -> None:
        """Add the numbers of all these hexes except the occupied ones, which must be ascending.

        `numbers` is a table by hex; the result is cached under the key, so that lists of hundreds
        of choices share their numbers.
        """
        kept = self._kept.get(key)
        if kept is None:
            kept = tuple(map(numbers.__getitem__, self.hexes))
            self._kept[key] = kept
        # Copying all and removing the occupied ones is faster than adding them one by one.
        before = len(found) - 1
        found += kept
        there = self.there
        for hex_ in occupied:
            number = there[hex_]
            if number:
                if number == FAR_ON:
                    number = rank(self.hexes, hex_) + 1
                del found[before + number]
                before -= 1
