"""A run of the workshop as every process on a database can read it."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from echobase.server.messages.measuring import RunState

LIVE = ("waiting", "running")


class QueuedRun(NamedTuple):
    """A run that waits or is in progress."""

    id: str
    process: str
    """The process that plays its games."""
    who: str
    """The stored form of who wants it."""


@dataclass(frozen=True)
class StoredRun:
    """A measurement: how far it is, and what it has found."""

    id: str
    process: str
    who: str
    state: RunState
    found: str
    """What it has found, in no language."""
    failure: str = ""
    """The message of what went wrong; a sentence, or the ID of one."""

    @property
    def live(self) -> bool:
        return self.state in LIVE


class RunStore(Protocol):
    """Runs, until some time after their end."""

    async def add(self, run: StoredRun) -> None: ...

    async def find(self, id_: str) -> StoredRun | None: ...

    async def queue(self) -> list[QueuedRun]:
        """The runs that wait or are in progress, the oldest first."""
        ...

    async def note(self, id_: str, found: str) -> bool:
        """Write what a run in progress has found; False, and nothing, when it has ended."""
        ...

    async def end(self, id_: str, state: RunState, failure: str = "") -> None:
        """Write how a run has ended, unless it had ended before."""
        ...

    async def forget(self, before: float) -> None:
        """Delete the runs that ended before a time."""
        ...
