"""Who acts, and where to, in an action written in notation."""

import re
from functools import lru_cache
from typing import Final

ACTING: Final = re.compile(
    r"(?:fire|harpoon|move|walk|left|right|step|displace|place|luke|hotshot|repair) "
    r"([A-Z]+\d+)"
)
END: Final = re.compile(r"(?:move|walk|place|displace) [A-Z]+\d+-([A-Za-z0-9]+)")
PAIR: Final = re.compile(r"(?:fire|harpoon) ([A-Z]+\d+)x([A-Z]+\d*)")
MANY: Final = 16384
"""A round may have hundreds of actions, and the next round repeats most of them."""


@lru_cache(maxsize=MANY)
def actor(notation: str) -> str:
    """The unit that acts; empty when it is not a single unit."""
    found = ACTING.match(notation)
    return found[1] if found else ""


@lru_cache(maxsize=MANY)
def end_of(notation: str) -> str:
    """Where a unit goes: a hex, `base` or a Walker; empty when it goes nowhere."""
    found = END.match(notation)
    return found[1] if found else ""


@lru_cache(maxsize=MANY)
def pair_of(notation: str) -> tuple[str, str]:
    """Who shoots at whom; empty when nobody does."""
    found = PAIR.match(notation)
    return (found[1], found[2]) if found else ("", "")
