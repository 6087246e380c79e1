"""Analyses of finished games: each is computed once, in a process of its own."""

import asyncio
import contextlib
import logging
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from echobase import build
from echobase.analysis import analyse
from echobase.core import record
from echobase.play.game_log import GameLog
from echobase.server.ai_workers import Workers
from echobase.server.records import written
from echobase.server.store import Store
from echobase.text import Text
from echobase.text.words import words

GAMES: Final = {"compiled": 48, "pure Python": 8}
"""Playouts from each position, by build: nobody wants to wait a quarter of an hour for a graph."""
LOWEST: Final = 19

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class AnalysisJob:
    """A record to analyse, and the file that holds the progress in percent."""

    record: str
    progress: Path


def examine(job: AnalysisJob) -> str:
    """Runs in a worker process, at low priority."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)

    def progress(done: int, total: int) -> None:
        job.progress.write_text(str(100 * done // max(total, 1)))

    found = record.from_text(job.record)
    return msgspec.json.encode(analyse(found, games=GAMES[build()], progress=progress)).decode()


class Analyses:
    """The analyses in progress, and those that are stored."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        self._files = tempfile.TemporaryDirectory(prefix="echobase-")

    async def get(self, game_log: GameLog) -> str | None:
        """The analysis of a game as JSON; None while it is being computed."""
        id_ = game_log.facts.id
        found = await self.store.analysis(id_)
        if found is None and id_ in self._failed:
            return '{"failed":true}'
        if found is None and id_ not in self._tasks:
            job = AnalysisJob(written(game_log, None), self._progress(id_))
            self._tasks[id_] = asyncio.create_task(self._work(id_, job))
        return found

    def percent(self, id_: str) -> int:
        """How much of an analysis is done, in percent."""
        with contextlib.suppress(OSError, ValueError):
            return int(self._progress(id_).read_text())
        return 0

    def _progress(self, id_: str) -> Path:
        return Path(self._files.name) / id_

    async def _work(self, id_: str, job: AnalysisJob) -> None:
        try:
            await self.store.keep_analysis(id_, await self.workers.do(job))
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
        self._files.cleanup()


def worded(found: str, game_log: GameLog, text: Text) -> str:
    """An analysis with its costly decisions in words instead of notation."""
    analysis, named = msgspec.json.decode(found), words(game_log.facts.game)
    for decision in analysis.get("decisions", ()):
        state = game_log.entries[decision["number"]].before
        for choice in ("chosen", "better"):
            decision[choice] = named.action(state, decision[choice], text)
    return msgspec.json.encode(analysis).decode()
