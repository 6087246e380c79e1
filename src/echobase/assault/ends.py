"""Hexes to end in, and how the empty ones among them become choices without counting each time."""

from typing import Final

NOT_THERE: Final = -1


class Ends:
    """Hexes where a unit may end its move, or be set up."""

    def __init__(self, hexes: list[int], size: int) -> None:
        self.hexes = hexes
        """Ascending."""
        self.rank = [NOT_THERE] * size
        """By hex of the map: where it stands in the list, or NOT_THERE."""
        for number, hex_ in enumerate(hexes):
            self.rank[hex_] = number
        self._kept: dict[int, list[int]] = {}

    def add_empty(
        self, key: int, numbers: list[int], occupied: list[int], found: list[int]
    ) -> None:
        """Add the numbers of all these hexes but the occupied ones, which come ascending.

        `numbers` is a table by hex; what it gives is kept under the key, so that lists of hundreds
        of choices share their numbers.
        """
        kept = self._kept.get(key)
        if kept is None:
            kept = list(map(numbers.__getitem__, self.hexes))
            self._kept[key] = kept
        # All are taken over and the occupied ones taken out again: faster than one by one.
        first = len(found)
        found += kept
        rank = self.rank
        for hex_ in occupied:
            taken = rank[hex_]
            if taken >= 0:
                del found[first + taken]
                first -= 1
