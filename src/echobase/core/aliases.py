"""What an int means: rules keep everything in small integers, and these names tell them apart."""

from typing import TypeAlias

Action: TypeAlias = int
"""Something a seat or chance can do, packed into a small integer by the game."""
Seat: TypeAlias = int
"""A place at the table, counted from 0; in a team several seats share a side."""
Side: TypeAlias = int
"""One of the two sides, by its place in `core.sides.SIDES`."""
Hex: TypeAlias = int
"""A hex of the board, by its place among the labels."""
Unit: TypeAlias = int
"""A unit, by its number in a position."""
Mask: TypeAlias = int
"""A set of hexes, units or cards: bit n is set when n is a member."""
