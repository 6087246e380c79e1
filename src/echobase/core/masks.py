"""Sets of small numbers, stored as the bits of one integer."""

from echobase.core.aliases import Mask


def each(mask: Mask) -> list[int]:
    """The members of a mask, in order."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
