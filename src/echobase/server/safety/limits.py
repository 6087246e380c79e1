"""What one address and one profile may ask for: games, records, hints, links and so on.

The limits are far above what people need, also several behind one address. Whoever has a profile
takes it along to other addresses, so it is counted as well. Everything is counted in memory and
forgotten once an address or a profile has been quiet. The operator can change each limit.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from echobase.core.errors import BadOption, EchoBaseError
from echobase.server.safety.buckets import Bucket, Rate

DEFAULTS: Final[Mapping[str, int]] = {
    "games": 300,
    "records": 100,
    "megabytes": 50,
    "hints": 600,
    "analyses": 60,
    "edits": 20_000,
    "runs": 60,
    "publications": 30,
    "profiles": 60,
    "links": 200,
    "sockets": 100,
}
"""In an hour, except `sockets`: connections that are open at the same time."""
WORDS: Final = {
    "games": "new games",
    "records": "uploaded records",
    "megabytes": "megabytes sent",
    "hints": "hints",
    "analyses": "analyses",
    "edits": "edits in the workshop",
    "runs": "runs of the workshop",
    "publications": "published documents",
    "profiles": "new profiles",
    "links": "links to devices, friends and seats",
    "sockets": "open connections",
}
PROFILE_SHARE: Final = 0.5
"""What one profile may have of what one address may have."""
HOUR: Final = 3600
MOST_ADDRESSES: Final = 10_000
"""Buckets that are kept before the full ones are forgotten."""
FORWARDED: Final = b"x-forwarded-for"
UNKNOWN: Final = "unknown"


class TooMany(EchoBaseError):
    """More than an address or a profile may ask for."""

    def __init__(self, what: str, most: int, seconds: float, who: str = "address") -> None:
        self.seconds = max(math.ceil(seconds), 1)
        span = "at the same time" if what == "sockets" else "in an hour"
        again = f"try again in {self.seconds} seconds"
        super().__init__(f"One {who} may have {most} {WORDS[what]} {span}; {again}.")


def wanted(words: Sequence[str]) -> dict[str, int]:
    """The limits that an operator asks for: `games=1000`; 0 lifts one."""
    found = dict(DEFAULTS)
    for word in words:
        what, _, most = word.partition("=")
        if what not in DEFAULTS or not (most.isascii() and most.isdecimal()):
            known = ", ".join(f"{name}={number}" for name, number in DEFAULTS.items())
            raise BadOption(f"--limit: one of {known}, with any number; got {word[:40]!r}")
        found[what] = int(most)
    return found


class Limits:
    """How much each address and each profile has left."""

    def __init__(self, most: Mapping[str, int] = DEFAULTS, proxy: bool = False) -> None:
        self.most = most
        self.proxy = proxy
        """Whether a proxy stands in front and names the address that it was asked from."""
        self._buckets: dict[tuple[str, str, str], Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def address(self, scope: Any) -> str:
        """Where a request comes from."""
        if self.proxy:
            for name, value in reversed(scope["headers"]):
                if name == FORWARDED:  # what stands before the last comma, a client may invent
                    return str(value.decode("latin-1")).rpartition(",")[2].strip() or UNKNOWN
        client = scope.get("client")
        return str(client[0]) if client else UNKNOWN

    def take(self, what: str, address: str, amount: float = 1, profile: str | None = None) -> None:
        """Count something; TooMany when the address or the profile has had enough of it."""
        most = self.most[what]
        if profile is not None:
            self._take("profile", what, profile, amount, math.ceil(most * PROFILE_SHARE))
        self._take("address", what, address, amount, most)

    def _take(self, who: str, what: str, name: str, amount: float, most: int) -> None:
        if not most:
            return
        key = (who, what, name)
        if key not in self._buckets:
            self._forget_quiet()
            self._buckets[key] = Bucket(Rate(most, most / HOUR))
        wait = self._buckets[key].take(amount)
        if wait:
            raise TooMany(what, most, wait, who)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A connection, for as long as it is open."""
        most = self.most["sockets"]
        if most and self._sockets[address] >= most:
            raise TooMany("sockets", most, 1)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _forget_quiet(self) -> None:
        if len(self._buckets) >= MOST_ADDRESSES:
            self._buckets = {
                key: bucket for key, bucket in self._buckets.items() if not bucket.is_full
            }
