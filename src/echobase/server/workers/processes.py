"""Processes that do one kind of work for a server."""

import asyncio
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from echobase.jobs.processes import begin, end_group, labour, somebody_there
from echobase.jobs.worker_pool import Reply, cores
from echobase.server.workers.ai_workers import PATIENCE, think

START: Final = 20.0
"""Extra seconds that a process may take for its first job, because it has to start up."""


class Workers:
    """Processes that do one kind of work; started when needed, replaced when lost.

    One that takes longer than `patience` is ended: its job fails, and the others continue. Those
    that share their work have processes of their own.
    """

    def __init__(
        self,
        work: Callable[[Any], Any],
        size: int,
        patience: float | None,
        shares: bool = False,
    ) -> None:
        self.work = work
        self.size = size
        self.patience = patience
        self.shares = shares
        self._room = asyncio.Semaphore(size)
        self._idle: list[tuple[SpawnProcess, Connection]] = []
        self._busy: list[tuple[SpawnProcess, Connection]] = []

    async def do(self, job: Any) -> Any:
        """The result of a job, or its error; WorkerLost when the process ended.

        TimeoutError when it took too long.
        """
        async with self._room:
            limit = self.patience
            if not self._idle:
                self._idle.append(await asyncio.to_thread(self._begin))
                limit = None if limit is None else limit + START
            worker = self._idle.pop()
            self._busy.append(worker)
            try:
                async with asyncio.timeout(limit):
                    result, error = await asyncio.to_thread(ask, worker[1], job)
            except BaseException:
                end(worker)
                raise
            else:
                self._idle.append(worker)
            finally:
                self._busy.remove(worker)
        if error is not None:
            raise error
        return result

    def _begin(self) -> tuple[SpawnProcess, Connection]:
        return begin(labour, self.work, shares=self.shares)

    def close(self) -> None:
        """End all processes and drop their current jobs."""
        for worker in (*self._idle, *self._busy):
            end(worker)
        self._idle.clear()


def ask(pipe: Connection, job: Any) -> Reply:
    with somebody_there():
        pipe.send(job)
        reply: Reply = pipe.recv()
    return reply


def end(worker: tuple[SpawnProcess, Connection]) -> None:
    """Leave the pipe open: whoever waits at it closes it, or it closes when nobody holds it."""
    end_group(worker[0])


def thinkers() -> Workers:
    """Processes for computer players: at least two, so that one that hangs doesn't block games."""
    return Workers(think, max(cores() - 1, 2), PATIENCE)
