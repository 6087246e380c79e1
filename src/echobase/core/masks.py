"""Sets of small numbers kept as the bits of one integer."""


def each(mask: int) -> list[int]:
    """The members of a mask, in order."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
