"""Those who do the work, wherever they are: what sharing it out asks of processes and of Ray."""

import traceback
from collections.abc import Callable
from typing import Any, Protocol

from echobase.core.errors import EchoBaseError

Reply = tuple[Any, Exception | None]
"""A result, or the error that was met instead."""


class WorkerLost(EchoBaseError):
    """Somebody who ended before the work was done."""


class Crew(Protocol):
    """Takes jobs by their numbers and replies to each, in whatever order."""

    size: int
    """How many jobs may be under way at once."""

    @property
    def under_way(self) -> int:
        """How many jobs have had no reply yet."""

    def give(self, number: int, job: Any) -> None:
        """One more job; WorkerLost when nobody takes it."""

    def reply(self) -> tuple[int, Reply]:
        """The next reply; WorkerLost in place of one that will never come."""


def attempt(work: Callable[[Any], Any], job: Any) -> Reply:
    """Do a job and say what came of it."""
    try:
        return work(job), None
    except Exception as error:
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        return None, error
