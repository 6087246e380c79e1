"""What requests say of seats: tokens and words in headers, numbers in addresses."""

from typing import Annotated

from echobase.core.errors import BadOption
from echobase.server.web import HeaderParameter

SeatHeader = Annotated[str, HeaderParameter(name="x-seat")]
"""The token of a seat; never in an address, which browsers and proxies keep."""
SeatsHeader = Annotated[str, HeaderParameter(name="x-seats")]
"""The tokens of several seats of one game, separated by commas."""
LinkHeader = Annotated[str, HeaderParameter(name="x-link")]
"""The word of a link to a seat."""


def seat_number(words: str) -> int:
    if not (words.isascii() and words.isdecimal() and len(words) <= len("99")):
        raise BadOption(f"seat: a number from 0; got {words[:20]!r}")
    return int(words)
