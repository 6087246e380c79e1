"""What the analysis says of finished games: worked out once each, in a process of its own."""

import asyncio
import contextlib
import logging
import os
from typing import Final

import msgspec

from echobase import build
from echobase.analysis import analyse
from echobase.core import record
from echobase.server.course import Course
from echobase.server.records import written
from echobase.server.robots import Workers
from echobase.server.store import Store

GAMES: Final = {"compiled": 48, "pure Python": 8}
"""Games played on from each position, by build: nobody waits a quarter of an hour for a graph."""
LOWEST: Final = 19

log = logging.getLogger(__name__)


def examine(text: str) -> str:
    """Done in a worker process, which makes way for everybody else."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    return msgspec.json.encode(analyse(record.from_text(text), games=GAMES[build()])).decode()


class Analyses:
    """The analyses that are under way, and those that are stored."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    async def get(self, course: Course) -> str | None:
        """The analysis of a game as JSON; None while it is worked out."""
        id_ = course.facts.id
        found = await self.store.analysis(id_)
        if found is None and id_ in self._failed:
            return '{"failed":true}'
        if found is None and id_ not in self._tasks:
            self._tasks[id_] = asyncio.create_task(self._work(id_, written(course, None)))
        return found

    async def _work(self, id_: str, text: str) -> None:
        try:
            await self.store.keep_analysis(id_, await self.workers.do(text))
        except Exception as error:
            log.error("%s: cannot be analysed: %r", id_, error)
            self._failed.add(id_)
        finally:
            del self._tasks[id_]

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
