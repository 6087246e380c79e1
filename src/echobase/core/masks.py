"""Sets of small numbers, stored as the bits of one integer, or of two for a whole board.

An integer that fits a register is much faster than one of any size, so the rules keep a set of up
to 2 * `WORD` members in two words: `low` for the members below `WORD`, `high` for the others.
"""

from typing import Final

from echobase.core.aliases import Mask, i64
from echobase.core.bits import size as size
from echobase.core.vectors import vec

WORD: Final = 34
"""Members in each word of a set in two words."""
LOW: Final[vec[i64]] = vec[i64]([1 << n if n < WORD else 0 for n in range(2 * WORD)])
"""By member: the set of this member alone, its low word."""
HIGH: Final[vec[i64]] = vec[i64]([1 << (n - WORD) if n >= WORD else 0 for n in range(2 * WORD)])
"""By member: the set of this member alone, its high word."""
BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(63)])
"""By member: the set of this member alone, in one word. In compiled code `1 << n` has 32 bits."""


def lowest(mask: Mask) -> i64:
    """The lowest member of a mask that has any."""
    bit: int = mask & -mask
    return bit.bit_length() - 1


def low_word(mask: int) -> i64:
    """The members of a mask of any size below WORD."""
    return mask & ((1 << WORD) - 1)


def high_word(mask: int) -> i64:
    """The members of a mask of any size from WORD on, counted from there."""
    return mask >> WORD


def each(mask: int) -> list[int]:
    """The members of a mask of any size, in order."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def has(mask: int, member: int) -> bool:
    """Whether a mask of any size has a member."""
    return bool(mask >> member & 1)
