"""Work shared out among processes: results in the order of the jobs, or as they are done."""

import os
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeVar

from echobase.core.errors import EchoBaseError
from echobase.work.signals import held_back, ignore_stops, undisturbed

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
    """The results of all jobs in their order; with one worker no other process is begun."""
    if workers == 1:
        yield from map(work, jobs)
        return
    done: dict[int, tuple[Any, Exception | None]] = {}
    fetched = 0
    with crew(work, workers) as pipes:
        for number, reply in _shared_out(jobs, pipes, lambda: AHEAD * workers - len(done)):
            done[number] = reply
            while fetched in done:
                yield _value(done.pop(fetched))
                fetched += 1


def as_done(work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Generator[R]:
    """The results of all jobs, each as soon as it is there, so that none is lost by an error."""
    if workers == 1:
        yield from map(work, jobs)
        return
    with crew(work, workers) as pipes:
        for _, reply in _shared_out(jobs, pipes, lambda: workers):
            yield _value(reply)


def _value(reply: tuple[Any, Exception | None]) -> Any:
    result, error = reply
    if error is not None:
        raise error
    return result


def _shared_out(
    jobs: Iterable[Any], idle: list[Connection], most: Callable[[], int]
) -> Iterator[tuple[int, tuple[Any, Exception | None]]]:
    """Give a job to whoever is idle, but never more than `most` at once; replies as they come.

    When a process is lost, the others still end what they have begun.
    """
    coming = enumerate(jobs)
    under_way: dict[Connection, int] = {}
    lost: WorkerLost | None = None
    while True:
        try:
            while lost is None and idle and len(under_way) < most():
                number, job = next(coming, (None, None))
                if number is None:
                    break
                with somebody_there():
                    idle[-1].send(job)
                under_way[idle.pop()] = number
            if not under_way:
                break
            pipe = wait(list(under_way))[0]
            assert isinstance(pipe, Connection)
            number = under_way.pop(pipe)
            with somebody_there():
                reply = pipe.recv()
            idle.append(pipe)
        except WorkerLost as error:
            lost = error
        else:
            yield number, reply
    if lost is not None:
        raise lost


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
