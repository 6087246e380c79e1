"""Work shared out among processes: results in the order of the jobs, however many there are."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from echobase.core.errors import EchoBaseError

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
    # Processes are started afresh: a copy of this one could inherit locks that nobody opens.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=end_silently)
    waiting: deque[Future[R]] = deque()
    try:
        for job in jobs:
            with on_interrupt(signal.SIG_IGN):  # a process that is still starting inherits it
                waiting.append(pool.submit(work, job))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise WorkerLost(
            "a worker process ended before its time: out of memory, or a script that is not "
            'guarded by `if __name__ == "__main__":`'
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def end_silently() -> None:
    """Ctrl-C reaches all processes of a terminal; only the first one has something to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is begun inside is ended before Ctrl-C takes effect."""
    pressed: list[int] = []
    with on_interrupt(lambda number, frame: pressed.append(number)):
        yield
    if pressed:
        raise KeyboardInterrupt


@contextmanager
def on_interrupt(handler: Any) -> Iterator[None]:
    """Handle Ctrl-C in another way for a while; only the main thread ever hears of it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler if before is None else before)
