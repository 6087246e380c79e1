"""Sets of hexes: where the map lets a unit end its move.

A map has more hexes than a word has bits, so a set of them is a row of words, one for every `BITS`
hexes.
"""

from typing import Final

from echobase.core.aliases import Hex, i64
from echobase.core.masks import BIT
from echobase.core.rows import row
from echobase.core.vectors import vec

BITS: Final = 62


def no_hexes(hexes: i64) -> vec[i64]:
    """The empty set of the hexes of a map."""
    return vec[i64]([0] * (hexes // BITS + 1))


class Ends:
    """Hexes where a unit may end its move, or be set up."""

    def __init__(self, hexes: list[int], in_all: int) -> None:
        self.hexes = row(hexes)
        """Ascending."""
        self.words = no_hexes(in_all)
        """The same as a set."""
        for hex_ in hexes:
            self.words[hex_ // BITS] |= BIT[hex_ % BITS]

    def has(self, hex_: Hex) -> bool:
        """Whether a hex of the map is one of these."""
        return self.words[hex_ // BITS] >> hex_ % BITS & 1 != 0
