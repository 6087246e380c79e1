"""Ctrl-C and SIGTERM: postponed while something must be completed, and hidden from workers."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import Final

STOPS: Final = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Finish the block before Ctrl-C takes effect, or SIGTERM where it is handled."""
    caught: list[int] = []
    with ExitStack() as stack:
        for number in STOPS:
            if callable(signal.getsignal(number)):
                stack.enter_context(handled(number, lambda which, frame: caught.append(which)))
        yield
    for late in caught:
        signal.raise_signal(late)


@contextmanager
def terminated_as_interrupted() -> Iterator[None]:
    """SIGTERM ends the block as Ctrl-C does."""
    with handled(signal.SIGTERM, signal.default_int_handler):
        yield


@contextmanager
def handled(number: int, handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Handle a signal in another way for a while; only the main thread ever receives any."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, signal.SIG_DFL if before is None else before)


@contextmanager
def held_back() -> Iterator[None]:
    """Postpone signals; processes started inside never receive them, not even while starting."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # not everywhere are there processes

    resource_tracker.ensure_running()  # if started later, it would let signals through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_stops() -> None:
    """Ignore Ctrl-C and SIGTERM, in a process that another one ends."""
    for number in STOPS:
        signal.signal(number, signal.SIG_IGN)
