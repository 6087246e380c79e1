"""The workers, wherever they are: the interface that processes and Ray implement."""

import os
import traceback
from collections.abc import Callable
from typing import Any, Protocol

from echobase.core.errors import EchoBaseError
from echobase.core.game_faults import blaming_games

Reply = tuple[Any, Exception | None]
"""A result, or the error that occurred instead."""


class WorkerLost(EchoBaseError):
    """A worker that ended before its work was done."""


class WorkerPool(Protocol):
    """Takes jobs by number and replies to each, in any order."""

    size: int
    """How many jobs may be in progress at once."""

    @property
    def under_way(self) -> int:
        """How many jobs have had no reply yet."""

    def give(self, number: int, job: Any) -> None:
        """Hand over one more job; WorkerLost when nobody takes it."""

    def reply(self) -> tuple[int, Reply]:
        """The next reply; WorkerLost in place of one that will never come."""


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def attempt(work: Callable[[Any], Any], job: Any) -> Reply:
    """Do a job and reply with its result or error."""
    try:
        with blaming_games():
            return work(job), None
    except Exception as error:
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        return None, error
