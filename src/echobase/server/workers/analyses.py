"""Analyses of finished games: each is computed once, in processes of its own, stage by stage."""

import asyncio
import contextlib
import logging
import os
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from echobase import build
from echobase.analysis import Analysis, CostlyDecision, analyse
from echobase.core import record
from echobase.core.errors import EchoBaseError
from echobase.core.files import replace
from echobase.jobs.worker_pool import cores
from echobase.play.game_log import GameLog
from echobase.play.log_entry import NO_ACTION
from echobase.play.reasons import sentence
from echobase.play.statistics import statistics
from echobase.server.errors import Missing
from echobase.server.games.records import written
from echobase.server.messages.replays import AnalysisOf, CostlyChoice, Examined
from echobase.server.storage.game_store import GameStore
from echobase.server.storage.store_errors import StoreError
from echobase.server.workers.ai_workers import Thinkers
from echobase.server.workers.fair_queue import Turns
from echobase.text import Text
from echobase.text.words import words


class Pace(NamedTuple):
    """How much effort an analysis is worth, by build: nobody waits a quarter of an hour."""

    games: int
    """Games played out from each position, on average."""
    thinks: bool
    """Whether the adviser may think about every decision."""
    seconds: int
    """The time after which it stops."""


PACES: Final = {"compiled": Pace(64, True, 180), "pure Python": Pace(6, False, 300)}
MARGIN: Final = 60.0
"""Seconds beyond that after which its processes are considered lost."""
LOWEST: Final = 19
MOST_WAITING: Final = 20
"""Analyses in progress or waiting; each takes minutes."""
MOST_OF_ONE: Final = 5
"""Analyses of one address that wait."""
FULL: Final = "full"
"""The problem of a report on a game whose analysis has to wait until others are done."""
DONE: Final = 100
"""The percentage of an analysis that is complete."""
SHARE: Final = 2.0
"""Seconds after which other processes are told how far an analysis is."""

log = logging.getLogger(__name__)


def patience() -> float:
    """Seconds after which an analysis is given up."""
    return PACES[build()].seconds + MARGIN


@dataclass(frozen=True)
class AnalysisJob:
    """A record to analyse, and the files for the progress in percent and for what is found."""

    record: str
    pace: Pace
    progress: Path
    found: Path


def examine(job: AnalysisJob) -> str:
    """Runs in a worker process, at low priority."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)

    def progress(done: int, total: int) -> None:
        job.progress.write_text(str(100 * done // max(total, 1)))

    def on_stage(found: Analysis) -> None:
        replace(job.found, msgspec.json.encode(found))

    return examined(job, cores(), progress, on_stage)


def examined(
    job: AnalysisJob,
    workers: int,
    progress: Callable[[int, int], None],
    on_stage: Callable[[Analysis], None],
) -> str:
    """The analysis of a record, as text."""
    found = analyse(
        record.from_text(job.record),
        games=job.pace.games,
        thinks=job.pace.thinks,
        seconds=job.pace.seconds,
        workers=workers,
        progress=progress,
        on_stage=on_stage,
    )
    return msgspec.json.encode(found).decode()


@dataclass(frozen=True)
class Report:
    """How far an analysis has come."""

    analysis: Analysis | None
    percent: int
    done: bool
    problem: str = ""


class Analyses:
    """The analyses in progress, and those that are stored."""

    def __init__(self, store: GameStore, workers: Thinkers, pace: Pace | None = None) -> None:
        self.pace = pace or PACES[build()]
        self.store = store
        self.workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turns = Turns(1)
        self._failed: dict[str, str] = {}
        """Games that cannot be analysed, and why."""
        self._files = tempfile.TemporaryDirectory(prefix="echobase-")

    async def report(
        self, game_log: GameLog, who: str = "", begin: Callable[[], None] = lambda: None
    ) -> Report:
        """What is known about a game; whatever is missing is computed from now on.

        One process does it; the others know what it has told them so far. `begin` is called before
        anything is computed, and may refuse that; of those who wait, everybody's first analysis
        comes before anybody's second.
        """
        id_ = game_log.facts.id
        kept, percent = await self.store.analysis(id_) or (None, 0)
        found = decoded(kept)
        if found is not None and percent == DONE:
            return Report(found, DONE, done=True)
        if id_ in self._failed:
            return Report(self._so_far(id_), self._percent(id_), True, self._failed[id_])
        if id_ in self._tasks:
            return Report(self._so_far(id_), self._percent(id_), done=False)
        if len(self._tasks) >= MOST_WAITING or self._turns.waiting(who) >= MOST_OF_ONE:
            return Report(found, percent, done=False, problem=FULL)
        if not await self.store.claims.take(f"analyse {id_}"):
            return Report(found, percent, done=False)
        try:
            begin()
        except BaseException:
            await self.store.claims.release(f"analyse {id_}")
            raise
        files = self._file(id_, "progress"), self._file(id_)
        job = AnalysisJob(written(game_log, None), self.pace, *files)
        self._tasks[id_] = asyncio.create_task(self._work(id_, job, who))
        return Report(self._so_far(id_), self._percent(id_), done=False)

    def _percent(self, id_: str) -> int:
        with contextlib.suppress(OSError, ValueError):
            return int(self._file(id_, "progress").read_text())
        return 0

    def _so_far(self, id_: str) -> Analysis | None:
        with contextlib.suppress(OSError):
            return decoded(self._file(id_).read_text(encoding="utf-8"))
        return None

    def _file(self, id_: str, kind: str = "json") -> Path:
        return Path(self._files.name) / f"{id_}.{kind}"

    async def _share(self, id_: str) -> None:
        """Tell other processes how far the work is, as long as it goes on."""
        told = 0
        while self.store.claims.shared:
            await asyncio.sleep(SHARE)
            percent, found = min(self._percent(id_), DONE - 1), self._so_far(id_)
            if percent != told:
                text = "" if found is None else msgspec.json.encode(found).decode()
                with contextlib.suppress(StoreError):
                    await self.store.keep_analysis(id_, text, percent)
                told = percent

    async def _work(self, id_: str, job: AnalysisJob, who: str) -> None:
        sharing = asyncio.create_task(self._share(id_))
        try:
            async with self._turns.turn(who):
                result = await self.workers.do(job)
            await ended(sharing)
            await self.store.keep_analysis(id_, result)
        except Exception as error:
            log.error("%s: cannot be analysed: %r", id_, error)
            self._failed[id_] = str(error) if isinstance(error, EchoBaseError) else ""
        finally:
            await ended(sharing)
            await self.store.claims.release(f"analyse {id_}")
            del self._tasks[id_]

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            await ended(task)
        self._files.cleanup()


async def ended(task: asyncio.Task[None]) -> None:
    """End a task that has nothing more to do."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def decoded(found: str | None) -> Analysis | None:
    """An analysis that is stored; one of another version is as good as none."""
    with contextlib.suppress(msgspec.DecodeError):
        return None if found is None else msgspec.json.decode(found, type=Analysis)
    return None


# In words.


def worded(report: Report, game_log: GameLog, text: Text) -> Examined:
    """A report with its decisions in words instead of notation."""
    problem = report.problem
    if problem == FULL:
        problem = text("server-analysis-full")
    if report.done and report.analysis is None and not problem:
        problem = text("server-analysis-failed")
    found = report.analysis
    return Examined(
        percent=report.percent,
        done=report.done,
        analysis=None if found is None else analysis_of(found, game_log, text),
        problem=problem,
    )


def analysis_of(found: Analysis, game_log: GameLog, text: Text) -> AnalysisOf:
    return AnalysisOf(
        stage=found.stage,
        out_of_time=found.out_of_time,
        winner=found.winner,
        points=list(found.points),
        decisions=[choice(decision, game_log, text) for decision in found.decisions],
        seats=list(found.seats),
        luck=list(found.luck),
        fortune=list(found.fortune),
        fair=found.fair,
        fair_error=found.fair_error,
    )


def choice(decision: CostlyDecision, game_log: GameLog, text: Text) -> CostlyChoice:
    game = game_log.facts.game
    state = game_log.entries[decision.number].before
    chosen, better = (
        words(game).action(state, notation, text) for notation in (decision.chosen, decision.better)
    )
    return CostlyChoice(
        number=decision.number,
        when=statistics(game).rolls.when(state, text),
        turn=decision.turn,
        seat=decision.seat,
        side=decision.side,
        grade=decision.grade,
        chosen=chosen,
        better=better,
        cost=decision.cost,
        low=decision.low,
        high=decision.high,
        reasons=[sentence(fact, text) for fact in decision.reasons],
        lines=bool(decision.better_line),
    )


# Other continuations.


def other_line(game_log: GameLog, report: Report, line: str) -> GameLog:
    """A game from a costly decision on: `57-better` or `57-chosen`."""
    number, _, which = line.partition("-")
    decisions = () if report.analysis is None else report.analysis.decisions
    for decision in decisions:
        if str(decision.number) == number and which in ("better", "chosen"):
            better = which == "better"
            return continued(
                game_log,
                decision.number,
                decision.better_line if better else decision.chosen_line,
            )
    known = [f"{one.number}-{which}" for one in decisions for which in ("better", "chosen")]
    raise Missing(
        "unknown-line", f"line: one of {', '.join(known) or 'none yet'}; got {line[:20]!r}"
    )


def continued(game_log: GameLog, number: int, line: Sequence[str]) -> GameLog:
    """A game from one of its positions on, as another line continues it."""
    before = game_log.entries[number].before
    found = GameLog(game_log.facts, before, before)
    for notation in line:
        found.do(found.state.read(notation))
    return found


def position(game_log: GameLog, number: int) -> dict[str, object]:
    """A position of a finished game or a record as a document; EchoBaseError for its end."""
    entries = [entry for entry in game_log.entries if entry.action != NO_ACTION]
    if number == len(entries) and not game_log.over:
        return game_log.state.document()
    if not 0 <= number < len(entries):
        raise EchoBaseError(f"number: from 0 to {len(entries) - 1}; got {number}")
    return entries[number].before.document()
