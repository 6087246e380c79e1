"""Distributes the jobs of an analysis, reports how far it has come, and watches the clock."""

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from echobase.analysis.jobs import Job
from echobase.jobs.progress import Progress
from echobase.jobs.workers import Staff

WHOLE: Final = 100
"""Progress is told in per cent: nobody knows beforehand how many games will be needed."""
PART: Final = 0.4
"""The share of what is left of a stage that one series of jobs counts for."""


class OutOfTime(Exception):
    """The time for an analysis is up."""


class JobRunner:
    """Does one series of jobs after the other."""

    def __init__(self, progress: Progress | None, seconds: float | None) -> None:
        self.staff: Staff[Job, Any] | None = None
        self.progress = progress or (lambda done, total: None)
        self.deadline = None if seconds is None else monotonic() + seconds
        self.done = 0.0
        self.stage_end = 0.0

    def begin_stage(self, end: float) -> None:
        """Begin with what ends at this per cent of the whole."""
        self.done, self.stage_end = self.stage_end, end
        self.tell()

    def tell(self) -> None:
        self.progress(round(self.done), WHOLE)

    def __call__(self, jobs: Sequence[Job], part: float = PART) -> list[Any]:
        """The results of a series in order; OutOfTime when they came too late."""
        assert self.staff is not None
        found: list[Any] = []
        step = part * (self.stage_end - self.done) / max(len(jobs), 1)
        for result in self.staff.in_order(jobs):
            found.append(result)
            self.done += step
            self.tell()
            if self.deadline is not None and monotonic() > self.deadline:
                raise OutOfTime
        return found
