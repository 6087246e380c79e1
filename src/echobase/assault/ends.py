"""Hexes to end in, and how the empty ones among them become choices without counting each time."""


class Ends:
    """Hexes where a unit may end its move, or be set up."""

    def __init__(self, hexes: list[int], size: int) -> None:
        self.hexes = hexes
        """Ascending."""
        self._rank = [0] * size
        """By hex of the map: where it stands in the list, if it does."""
        there = bytearray(size)
        for number, hex_ in enumerate(hexes):
            self._rank[hex_] = number
            there[hex_] = 1
        self.there = bytes(there)
        """By hex of the map: 1 for every hex of the list."""
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
        there = self.there
        for hex_ in occupied:
            if there[hex_]:
                del found[first + self._rank[hex_]]
                first -= 1
