"""Destination hexes: where the map lets a unit end its move, whoever stands there."""

from echobase.core.rows import row


class Ends:
    """Hexes where a unit may end its move, or be set up."""

    def __init__(self, hexes: list[int], size: int) -> None:
        self.hexes = row(hexes)
        """Ascending."""
        there = bytearray(size)
        for hex_ in hexes:
            there[hex_] = 1
        self.there = bytes(there)
        """By hex of the map: 1 for these hexes, 0 for all others."""
