"""Runs in the workshop: a queue that serves everybody in turn, a few games at a time."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Final

from echobase.core.errors import EchoBaseError, Refusal
from echobase.jobs.worker_pool import WorkerLost
from echobase.server.errors import Missing
from echobase.server.messages.measuring import RunState
from echobase.server.safety.tokens import fresh_id
from echobase.server.workers.ai_workers import Thinkers
from echobase.server.workers.fair_queue import Turns
from echobase.server.workshop.measuring import Measurement
from echobase.text import Text

MOST_RUNS: Final = 40
"""Runs that wait or are in progress."""
MOST_OF_ONE: Final = 3
"""Runs of one person."""
SPELL: Final = 2.0
"""Seconds of games after which it is somebody else's turn."""
MOST_GAMES: Final = 25
"""Games of one turn."""
PATIENCE: Final = 300.0
"""Seconds after which the games of one turn are considered lost."""
MARK: Final = "."
"""Stands between the process and the rest of an id."""
KEPT: Final = 3600.0
"""Seconds for which the result of a run can be asked for."""

log = logging.getLogger(__name__)


@dataclass
class Run:
    """A measurement with its place in the queue."""

    id: str
    number: int
    who: str
    measurement: Measurement
    state: RunState = "waiting"
    failure: str = ""
    """The message of what went wrong; a sentence, or the ID of one."""
    ended: float = 0.0
    task: "asyncio.Task[None] | None" = None

    @property
    def live(self) -> bool:
        return self.state in ("waiting", "running")


@dataclass
class Runs:
    """All runs of this server."""

    workers: Thinkers
    process: str = "here"
    """Begins the ids of the runs of this process."""
    others: Callable[[], Container[str]] = tuple
    """The processes on the same database that are alive."""
    turns: Turns = field(default_factory=lambda: Turns(1))
    runs: dict[str, Run] = field(default_factory=dict)
    _begun: int = 0

    def begin(self, measurement: Measurement, who: str, text: Text) -> Run:
        """Queue a run; Refusal when somebody has too many, or everybody together."""
        self.forget_old()
        live = [run for run in self.runs.values() if run.live]
        if sum(run.who == who for run in live) >= MOST_OF_ONE:
            raise Refusal(text("workshop-runs-own", most=MOST_OF_ONE), "too-many-runs")
        if len(live) >= MOST_RUNS:
            raise Refusal(text("workshop-runs-full"), "queue-full")
        self._begun += 1
        run = Run(f"{self.process}{MARK}{fresh_id()}", self._begun, who, measurement)
        self.runs[run.id] = run
        run.task = asyncio.create_task(self._work(run))
        return run

    def find(self, id_: str, text: Text) -> Run:
        """A run by its id; Missing says whether another process has it."""
        if id_ in self.runs:
            return self.runs[id_]
        process = id_.partition(MARK)[0]
        if process != self.process and process in self.others():
            raise Missing("run-elsewhere", text("workshop-run-elsewhere"))
        raise Missing("unknown-run", text("workshop-run-unknown"))

    def ahead(self, run: Run) -> int:
        """How many others come first; nobody once it has begun."""
        if run.state != "waiting":
            return 0
        return sum(one.live and one.number < run.number for one in self.runs.values())

    def stop(self, id_: str, text: Text) -> None:
        """Stop a run; what it has found stays for a while."""
        run = self.find(id_, text)
        if run.live:
            self._end(run, "stopped")
        if run.task is not None:
            run.task.cancel()

    async def _work(self, run: Run) -> None:
        most = 1
        try:
            while run.live:
                async with self.turns.turn(run.who):
                    run.state = "running"
                    games = run.measurement.next_games(most)
                    if games is None:
                        self._end(run, "done")
                        return
                    began = time.monotonic()
                    rows = await self.workers.do(games)
                spent = time.monotonic() - began
                most = max(1, min(MOST_GAMES, int(SPELL * len(rows) / max(spent, 0.001))))
                await asyncio.to_thread(run.measurement.take, rows)
        except TimeoutError:
            self._fail(run, "workshop-run-slow")
        except WorkerLost:
            self._fail(run, "workshop-run-failed")
        except EchoBaseError as error:
            self._fail(run, str(error))
        except Exception:
            log.exception("a run of the workshop failed")
            self._fail(run, "workshop-run-failed")

    def _fail(self, run: Run, why: str) -> None:
        run.failure = why
        self._end(run, "failed")

    def _end(self, run: Run, state: RunState) -> None:
        run.state = state
        run.ended = time.monotonic()

    def forget_old(self) -> None:
        """Nothing is kept for ever."""
        late = time.monotonic() - KEPT
        for run in list(self.runs.values()):
            if not run.live and run.ended < late:
                del self.runs[run.id]

    async def close(self) -> None:
        for run in self.runs.values():
            if run.task is not None:
                run.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await run.task
