"""Actions as callers give them: ints, numpy integers, or anything else."""

from operator import index
from typing import Any


def number_of(action: Any, size: int) -> int | None:
    """The action as a plain number; None when it is not a whole number from 0 to `size` - 1."""
    try:
        number = index(action)
    except TypeError:
        return None
    return number if 0 <= number < size else None
