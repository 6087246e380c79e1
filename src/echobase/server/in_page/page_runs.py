"""The runs of the workshop in a page without a server: they end with it."""

from dataclasses import replace
from typing import Any

from echobase.server.affairs import server_time
from echobase.server.messages.measuring import RunState
from echobase.server.storage.stored_runs import QueuedRun, StoredRun


class PageRuns:
    """Runs in memory."""

    def __init__(self) -> None:
        self.runs: dict[str, StoredRun] = {}
        self.changed: dict[str, float] = {}

    async def add(self, run: StoredRun) -> None:
        """A new run."""
        self.runs[run.id] = run
        self.changed[run.id] = server_time.now()

    async def find(self, id_: str) -> StoredRun | None:
        """A run by its id."""
        return self.runs.get(id_)

    async def queue(self) -> list[QueuedRun]:
        """The runs that wait or are in progress, the oldest first."""
        live = [run for run in self.runs.values() if run.live]
        return [QueuedRun(run.id, run.process, run.who) for run in live]

    async def note(self, id_: str, found: str) -> bool:
        """Write what a run in progress has found; False, and nothing, when it has ended."""
        return self._change(id_, state="running", found=found)

    async def end(self, id_: str, state: RunState, failure: str = "") -> None:
        """Write how a run has ended, unless it had ended before."""
        self._change(id_, state=state, failure=failure)

    def _change(self, id_: str, **values: Any) -> bool:
        run = self.runs[id_]
        if run.live:
            self.runs[id_] = replace(run, **values)
            self.changed[id_] = server_time.now()
        return run.live

    async def forget(self, before: float) -> None:
        """Delete the runs that ended before a time."""
        for run in list(self.runs.values()):
            if not run.live and self.changed[run.id] < before:
                del self.runs[run.id], self.changed[run.id]
