"""What people are called, and some words about their seats."""

import unicodedata
from collections.abc import Collection
from typing import Final

from echobase.core.errors import BadOption
from echobase.server.games.creation import LONGEST_NAME

SEAT_MARK: Final = "."
"""Between a key and the number of a seat, where a profile shows that it sits there."""
TAKEN: Final = "Somebody else sits there already."


def person_name(words: str) -> str:
    """A name without surplus spaces; BadOption says what a name may be."""
    name = " ".join(words.split())
    if not name:
        raise BadOption("name: please type a name, with at least one letter")
    if len(name) > LONGEST_NAME:
        raise BadOption(f"name: at most {LONGEST_NAME} characters; this one has {len(name)}")
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs", "Cn") for sign in name):
        raise BadOption("name: only signs that can be seen")
    return name


def listing(seats: Collection[int]) -> str:
    return ", ".join(map(str, sorted(seats)))
