"""How many members a set has: Python's own method, or arithmetic where the engine is compiled."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from echobase.core.bit_arithmetic import size as size
else:
    size = int.bit_count
