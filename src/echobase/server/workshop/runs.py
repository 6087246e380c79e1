"""Runs in the workshop: a queue that serves everybody in turn, a few games at a time.

How far a run is stands in the store, so every process can tell it and end it. The process that
plays it holds a claim as long as it lives; whoever finds that claim free knows that it is gone.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from echobase.core.errors import EchoBaseError, Refusal
from echobase.jobs.worker_pool import WorkerLost
from echobase.lab.match import Row
from echobase.server.affairs import server_time
from echobase.server.errors import Missing
from echobase.server.messages.measuring import RunState
from echobase.server.safety.tokens import fresh_id, hashed
from echobase.server.storage.game_store import WorkClaims
from echobase.server.storage.store_errors import StoreError, reason
from echobase.server.storage.stored_runs import QueuedRun, RunStore, StoredRun
from echobase.server.workers.ai_workers import Thinkers
from echobase.server.workers.fair_queue import Turns
from echobase.server.workshop.findings import written
from echobase.server.workshop.measuring import GamesToPlay, Measurement
from echobase.text import Text

MOST_RUNS: Final = 40
"""Runs that wait or are in progress, in all processes."""
MOST_OF_ONE: Final = 3
"""Runs of one person."""
SPELL: Final = 2.0
"""Seconds of games after which it is somebody else's turn."""
MOST_GAMES: Final = 25
"""Games of one turn."""
PATIENCE: Final = 300.0
"""Seconds after which the games of one turn are considered lost."""
KEPT: Final = 3600.0
"""Seconds for which the result of a run can be asked for."""
AGAIN: Final = 0.1
"""Seconds before a process looks again whether another one is done."""
BEGINNING: Final = "begin a run"
"""The claim of the process that counts runs before it adds one."""
AWAY: Final = 2.0
"""Seconds before a database that does not answer is asked again."""

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class Runs:
    """The runs that this process plays, and what it tells of all others."""

    def __init__(
        self, workers: Thinkers, store: RunStore, claims: WorkClaims, process: str = "here"
    ) -> None:
        self.workers = workers
        self.store = store
        self.claims = claims
        self.process = process
        self.turns = Turns(1)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._playing: dict[str, asyncio.Task[list[Row]]] = {}
        self._closing = False

    async def begin(self, measurement: Measurement, who: str, text: Text) -> str:
        """Queue a run; Refusal when somebody has too many, or everybody together."""
        found = await asyncio.to_thread(lambda: written(measurement.findings()))
        run = StoredRun(fresh_id(), self.process, hashed(who), "waiting", found)
        async with self._beginning():
            await self.store.forget(server_time.now() - KEPT)
            live = [one for one in await self.store.queue() if not await self._lost(one.id)]
            if sum(one.who == run.who for one in live) >= MOST_OF_ONE:
                raise Refusal(text("workshop-runs-own", most=MOST_OF_ONE), "too-many-runs")
            if len(live) >= MOST_RUNS:
                raise Refusal(text("workshop-runs-full"), "queue-full")
            await self.claims.take(playing(run.id))
            await self.store.add(run)
        self.tasks[run.id] = asyncio.create_task(self._work(run, measurement))
        return run.id

    @asynccontextmanager
    async def _beginning(self) -> AsyncIterator[None]:
        """Nobody else, in any process, begins a run meanwhile: so no limit is exceeded."""
        while not await self.claims.take(BEGINNING):
            await self.store.queue()  # raises an error when the database is away
            await asyncio.sleep(AGAIN)
        try:
            yield
        finally:
            await self.claims.release(BEGINNING)

    async def find(self, id_: str, text: Text) -> StoredRun:
        """A run by its id, whoever plays it; Missing when there is none."""
        run = await self.store.find(id_)
        if run is not None and run.live and await self._lost(id_):
            run = await self.store.find(id_)
        if run is None:
            raise Missing("unknown-run", text("workshop-run-unknown"))
        return run

    async def _lost(self, id_: str) -> bool:
        """Whether the process of a live run is gone; its run has ended then."""
        if not await self.claims.take(playing(id_)):
            return False
        try:
            await self.store.end(id_, "failed", "workshop-run-lost")
        finally:
            await self.claims.release(playing(id_))
        return True

    async def ahead(self, run: StoredRun) -> int:
        """How many others come first; nobody once it has begun."""
        if run.state != "waiting":
            return 0
        before: list[QueuedRun] = []
        for one in await self.store.queue():
            if one.id == run.id:
                break
            before.append(one)
        return sum(one.process == run.process or one.who == run.who for one in before)

    async def stop(self, id_: str, text: Text) -> None:
        """Stop a run, whoever plays it; what it has found stays for a while."""
        run = await self.find(id_, text)
        await self.store.end(run.id, "stopped")
        self._break_off(id_)

    def _break_off(self, id_: str) -> None:
        """End the games that this process plays for a run now.

        Never the rest of its work: a database does not like to be left in the middle of a write.
        """
        if id_ in self._playing:
            self._playing[id_].cancel()

    async def _work(self, run: StoredRun, measurement: Measurement) -> None:
        try:
            state, failure = await self._outcome(run, measurement)
            await self._persistently(lambda: self.store.end(run.id, state, failure))
        finally:
            await self.claims.release(playing(run.id))
            del self.tasks[run.id]

    async def _outcome(self, run: StoredRun, measurement: Measurement) -> tuple[RunState, str]:
        """Play a run to its end: how it ended, and what went wrong."""
        try:
            await self._play(run, measurement)
        except TimeoutError:
            return "failed", "workshop-run-slow"
        except WorkerLost:
            return "failed", "workshop-run-failed"
        except EchoBaseError as error:
            return "failed", str(error)
        except Exception:
            log.exception("a run of the workshop failed")
            return "failed", "workshop-run-failed"
        return ("failed", "workshop-run-lost") if self._closing else ("done", "")

    async def _play(self, run: StoredRun, measurement: Measurement) -> None:
        """Play its games, until there are no more or somebody has stopped it."""
        most, found = 1, run.found
        while not self._closing:
            rows: list[Row] = []
            async with self._turn(run.who) as alone:
                began = time.monotonic()
                if alone:
                    games = measurement.next_games(most)
                    if games is None or not await self._goes_on(run.id, found):
                        return
                    rows = await self._rows(run.id, games)
            if not rows:
                await asyncio.sleep(AGAIN)
                continue
            spent = max(time.monotonic() - began, 0.001)
            most = max(1, min(MOST_GAMES, int(SPELL * len(rows) / spent)))
            found = await asyncio.to_thread(taken, measurement, rows)
            if not await self._goes_on(run.id, found):
                return

    async def _rows(self, id_: str, games: GamesToPlay) -> list[Row]:
        """The rows of some games; none when they were broken off."""
        task = self._playing[id_] = asyncio.create_task(self.workers.do(games))
        try:
            await asyncio.wait([task])
        finally:
            task.cancel()
            del self._playing[id_]
        return [] if task.cancelled() else task.result()

    async def _goes_on(self, id_: str, found: str) -> bool:
        """Tell all processes what a run has found; False when it has been stopped."""
        return await self._persistently(lambda: self.store.note(id_, found))

    async def _persistently(self, write: Callable[[], Awaitable[Result]]) -> Result:
        """Write something as soon as the database answers."""
        while True:
            try:
                return await write()
            except StoreError as error:
                if self._closing:
                    raise
                log.debug("a run waits for the database: %s", reason(error))
                await asyncio.sleep(AWAY)

    @asynccontextmanager
    async def _turn(self, who: str) -> AsyncIterator[bool]:
        """A turn of this process, and whether nobody else plays for the same person meanwhile."""
        measuring = f"measure for {who}"
        async with self.turns.turn(who):
            alone = await self.claims.take(measuring)
            try:
                yield alone
            finally:
                if alone:
                    await self.claims.release(measuring)

    async def close(self) -> None:
        """End everything here; what was found can still be asked for."""
        self._closing = True
        for id_ in self._playing:
            self._break_off(id_)
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def playing(id_: str) -> str:
    """The claim of the process that plays a run."""
    return f"run {id_}"


def taken(measurement: Measurement, rows: list[Row]) -> str:
    """What a run has found with these games."""
    measurement.take(rows)
    return written(measurement.findings())
