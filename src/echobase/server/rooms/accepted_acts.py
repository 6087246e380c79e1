"""Acts that were accepted: a message sent again is acknowledged again, and never played twice.

A client chooses an id for each message that changes the game. The store keeps it in the transaction
of whatever the message wrote, so a resend is recognised after a restart and in another process.
What wrote nothing is lost with the process, and so are these ids: then it is done anew.
"""

from collections.abc import Mapping
from contextvars import ContextVar
from typing import Final

KEPT: Final = 64
"""Acts that a room remembers without asking the store."""
CURRENT: Final = ContextVar("act", default="")
"""The id of the message that is being carried out; empty when it has none."""


class Acts:
    """The acts that a room has accepted lately."""

    def __init__(self, last: Mapping[int, str] | None = None) -> None:
        self.last = dict(last or {})
        """By seat: its last act, with which every table of the seat acknowledges it."""
        self._recent: dict[tuple[int, str], None] = {}

    def __contains__(self, act: tuple[int, str]) -> bool:
        return act in self._recent

    def add(self, seat: int, act: str) -> None:
        self.last[seat] = act
        self._recent[seat, act] = None
        for old in list(self._recent)[:-KEPT]:
            del self._recent[old]
