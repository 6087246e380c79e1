"""What the compiled engine uses for `bits.size`: no call of Python, and no object."""

from echobase.core.aliases import Mask, i64


def size(mask: Mask) -> i64:
    """How many of 63 members a mask has: their number in every 2, 4, 8 ... bits, side by side."""
    mask -= mask >> 1 & 0x1555555555555555  # greater numbers would be objects
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127
