"""What an int means: rules keep everything in small integers, and these names tell them apart."""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:  # the compiler's names for numbers that fit a register, four bytes, one byte
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    i64 = int

    def i32(number):
        return number

    def u8(number):
        return number & 255


Action: TypeAlias = i64
"""Something a seat or chance can do, packed into a small integer by the game."""
Seat: TypeAlias = i64
"""A place at the table, counted from 0; in a team several seats share a side."""
Side: TypeAlias = i64
"""One of the two sides, by its place in `core.sides.SIDES`."""
Hex: TypeAlias = i64
"""A hex of the board, by its place among the labels."""
Unit: TypeAlias = i64
"""A unit, by its number in a position."""
Mask: TypeAlias = i64
"""A set of units or cards: bit n is set when n is a member; up to 63 of them."""
