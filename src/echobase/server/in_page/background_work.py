"""Work that keeps nobody waiting: computer players and measurements, in workers of their own."""

import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from echobase.analysis import Analysis
from echobase.core.files import replace
from echobase.jobs.worker_pool import Reply, WorkerLost, attempt
from echobase.server.workers.ai_workers import think
from echobase.server.workers.analyses import AnalysisJob, examined
from echobase.server.workshop import desk
from echobase.server.workshop.measuring import GamesToPlay

Note = Callable[[str, str], None]
"""Takes what is known of work in progress: what it is, and its value."""


class Crew(Protocol):
    """Workers that the browser starts and ends."""

    def do(self, kind: str, job: str, note: Note) -> Awaitable[str]:
        """The reply to a job; it fails when the worker is lost."""


class PageThinkers:
    """One worker of the browser, for one kind of work."""

    size = 1

    def __init__(
        self, crew: Crew, kind: str, hold: Callable[[Note], Any] = lambda note: note
    ) -> None:
        self.crew = crew
        self.kind = kind
        self.hold = hold
        """Keeps a function that JavaScript calls later."""

    async def do(self, job: Any) -> Any:
        """The result of a job, or its error; WorkerLost when the worker was lost."""

        def note(what: str, value: str) -> None:
            if isinstance(job, AnalysisJob):
                replace(job.progress if what == "progress" else job.found, value.encode())

        packed = pickle.dumps(job).hex()
        try:
            reply = await self.crew.do(self.kind, packed, self.hold(note))
        except Exception as error:
            raise WorkerLost(f"a worker of this page was lost: {error}") from None
        result, failure = unpacked(reply)
        if failure is not None:
            raise failure
        return result


def unpacked(reply: str) -> Reply:
    found: Reply = pickle.loads(bytes.fromhex(reply))
    return found


def labour(packed: str, note: Note) -> str:
    """Do a job in this worker; the reply is packed as well."""
    job = pickle.loads(bytes.fromhex(packed))
    return pickle.dumps(attempt(lambda one: work(one, note), job)).hex()


def work(job: Any, note: Note) -> Any:
    """Whatever is to be done."""
    if isinstance(job, AnalysisJob):
        return examined(
            job,
            1,
            lambda done, total: note("progress", str(100 * done // max(total, 1))),
            lambda found: note("found", found_so_far(found)),
        )
    if isinstance(job, desk.ChanceToWin | GamesToPlay):
        return desk.work(job)
    return think(job)


def found_so_far(found: Analysis) -> str:
    return msgspec.json.encode(found).decode()
