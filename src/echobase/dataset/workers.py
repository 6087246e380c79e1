"""Work shared out among processes: results in the order of the jobs, however many there are."""

import os
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeVar

from echobase.core.errors import EchoBaseError
from echobase.dataset.signals import held_back, ignore_stops, undisturbed

J = TypeVar("J")
R = TypeVar("R")

AHEAD: Final = 4
"""Jobs for each process that may be under way or done but not yet fetched: a bound on memory."""


class WorkerLost(EchoBaseError):
    """A process that ended before its work was done."""


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Generator[R]:
    """The results of all jobs; with one worker they are done here, without another process."""
    if workers == 1:
        yield from map(work, jobs)
        return
    with crew(work, workers) as pipes:
        yield from _shared_out(jobs, pipes, AHEAD * workers)


def _shared_out(jobs: Iterable[Any], idle: list[Connection], most: int) -> Iterator[Any]:
    """Give a job to whoever is idle, unless too many results wait for an earlier one."""
    coming = enumerate(jobs)
    under_way: dict[Connection, int] = {}
    done: dict[int, tuple[Any, Exception | None]] = {}
    fetched = 0
    while True:
        while idle and len(under_way) + len(done) < most:
            number, job = next(coming, (None, None))
            if number is None:
                break
            with somebody_there():
                idle[-1].send(job)
            under_way[idle.pop()] = number
        if fetched in done:
            result, error = done.pop(fetched)
            if error is not None:
                raise error
            yield result
            fetched += 1
        elif under_way:
            for pipe in wait(list(under_way)):
                assert isinstance(pipe, Connection)
                with somebody_there():
                    done[under_way.pop(pipe)] = pipe.recv()
                idle.append(pipe)
        else:
            return


@contextmanager
def somebody_there() -> Iterator[None]:
    """WorkerLost when nobody holds the other end of a pipe."""
    try:
        yield
    except (EOFError, OSError):
        raise WorkerLost(
            "a worker process ended before its time: out of memory, or a script that is not "
            'guarded by `if __name__ == "__main__":`'
        ) from None


@contextmanager
def crew(work: Callable[[Any], Any], workers: int) -> Iterator[list[Connection]]:
    """Processes that do this work, each at the other end of a pipe; all end with the block."""
    # Processes are started afresh: a copy of this one could inherit locks that nobody opens.
    context = get_context("spawn")
    pipes: list[Connection] = []
    processes = []
    try:
        for _ in range(workers):
            ours, theirs = context.Pipe()
            pipes.append(ours)
            process = context.Process(target=labour, args=(work, theirs), daemon=True)
            with undisturbed(), held_back(), theirs:
                process.start()
                processes.append(process)
        yield list(pipes)
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
        for pipe in pipes:
            pipe.close()


def labour(work: Callable[[Any], Any], pipe: Connection) -> None:
    """The life of a worker: it ends when the process that began it is done or gone."""
    ignore_stops()
    try:
        while True:
            pipe.send(attempt(work, pipe.recv()))
    except (EOFError, OSError):
        return


def attempt(work: Callable[[Any], Any], job: Any) -> tuple[Any, Exception | None]:
    """The result, or the error that was met instead."""
    try:
        return work(job), None
    except Exception as error:
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        return None, error
