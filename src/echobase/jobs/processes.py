"""A pool of processes on this machine, each at the other end of a pipe."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pickle import loads
from typing import Any

from echobase.jobs.signals import held_back, ignore_stops, undisturbed
from echobase.jobs.worker_pool import Reply, WorkerLost, attempt

UNGUARDED = 'a script that is not guarded by `if __name__ == "__main__":`'


class ProcessPool:
    """One job for each process; a process that is lost takes only its own job with it."""

    def __init__(self, pipes: list[Connection]) -> None:
        self.size = len(pipes)
        self._idle = pipes
        self._jobs: dict[Connection, int] = {}

    @property
    def under_way(self) -> int:
        return len(self._jobs)

    def give(self, number: int, job: Any) -> None:
        with somebody_there():
            self._idle[-1].send(job)
        self._jobs[self._idle.pop()] = number

    def reply(self) -> tuple[int, Reply]:
        pipe = wait(list(self._jobs))[0]
        assert isinstance(pipe, Connection)
        number = self._jobs.pop(pipe)
        with somebody_there():
            reply = pipe.recv()
        self._idle.append(pipe)
        return number, reply


@contextmanager
def somebody_there() -> Iterator[None]:
    """Raise WorkerLost when nobody holds the other end of a pipe."""
    try:
        yield
    except (EOFError, OSError):
        raise WorkerLost(
            f"a worker process ended before its time: out of memory, or {UNGUARDED}"
        ) from None


@contextmanager
def pool(work: Callable[[Any], Any], workers: int) -> Iterator[ProcessPool]:
    """Processes that do this work; all of them end with the block."""
    begun: list[tuple[SpawnProcess, Connection]] = []
    try:
        for _ in range(workers):
            with undisturbed():
                begun.append(begin(labour, work))
        yield ProcessPool([pipe for _, pipe in begun])
    finally:
        for process, _ in begun:
            process.kill()
        for process, pipe in begun:
            process.join()
            pipe.close()


def begin(
    life: Callable[..., None], *given: Any, shares: bool = False
) -> tuple[SpawnProcess, Connection]:
    """A process that runs `life(pipe, *given)`, and our end of the pipe.

    One that `shares` its work may start processes of its own. They all form a group, which
    whoever begins it must end with `end_group`.
    """
    # Processes are started afresh: a copy of this one could inherit locks that nobody opens.
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    target = partial(in_own_group, life) if shares else life
    process = context.Process(target=target, args=(theirs, *given), daemon=not shares)
    with held_back(), theirs:
        process.start()
    return process, ours


def in_own_group(life: Callable[..., None], *given: Any) -> None:
    """Live as the head of a group of processes."""
    if hasattr(os, "setpgrp"):
        os.setpgrp()
    life(*given)


def end_group(process: SpawnProcess) -> None:
    """End a process that shares its work, with all those that it has started."""
    if hasattr(os, "killpg") and process.pid is not None:
        with suppress(ProcessLookupError):  # it has no group yet, or is gone already
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.join()


def labour(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """The main loop of a worker; it ends when its parent is done or gone."""
    ignore_stops()
    try:
        while True:
            job = pipe.recv_bytes()
            pipe.send(attempt(lambda packed: work(loads(packed)), job))
    except (EOFError, OSError):
        return
