"""How far a lesson has come, told from the log of its game alone.

Nothing about a lesson is stored: after an undo, a reload or a restart it is told again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from weakref import WeakKeyDictionary

from echobase.lessons.conditions import Scene, holds
from echobase.lessons.facts import LessonFacts
from echobase.lessons.tables import LessonTable, RemarkTable, RetryTable
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.play.log_entry import Entry

NONE: Final = -1
PAUSE: Final = "pause"
"""The step of a player who looks once more before chance continues."""


@dataclass(frozen=True)
class Course:
    """The parts that have begun, what was said, and whether it is at an end."""

    begun: tuple[int, ...] = (0,)
    """For each part that has begun: how many entries came before it."""
    said: tuple[tuple[int, int], ...] = ()
    """The remarks so far: the place of the entry, and the number of the remark."""
    done: bool = False
    retry: int = NONE
    """The number of the retry that is due."""

    @property
    def part(self) -> int:
        """The number of the current part."""
        return len(self.begun) - 1

    @property
    def stopped(self) -> bool:
        return self.done or self.retry != NONE


@dataclass
class CourseTeller:
    """Tells the course of one lesson; what it has told of a log it need not tell again."""

    lesson: LessonTable
    facts: LessonFacts
    interaction: Interaction
    seat: int
    _told: WeakKeyDictionary[Entry, Course] = field(default_factory=WeakKeyDictionary)
    """The course after an entry: what came before it never changes."""

    def tell(self, game_log: GameLog) -> Course:
        """The course of a game at its current point."""
        entries, place = game_log.entries, len(game_log.entries)
        while place and entries[place - 1] not in self._told:
            place -= 1
        course = self._told[entries[place - 1]] if place else Course()
        for number in range(place, len(entries)):
            course = self._told[entries[number]] = self.after(course, game_log, number)
        step = self.step(game_log)
        if course.stopped or not step:
            return course
        return self.advanced(course, game_log, len(entries), step)

    def step(self, game_log: GameLog) -> str:
        """The step in which the learner decides now; empty when others do."""
        if self.interaction.decider(game_log) != self.seat:
            return ""
        if self.interaction.pauses(game_log):
            return PAUSE
        return self.facts.step(game_log.state, self.interaction.step(game_log))

    def after(self, course: Course, game_log: GameLog, place: int) -> Course:
        """The course after one more entry."""
        if course.stopped:
            return course
        entry = game_log.entries[place]
        if entry.actor == self.seat:
            course = self.advanced(course, game_log, place, self.step_of(entry, game_log))
        now = self.scene(game_log, place, place + 1)
        course = replace(course, said=self.said(course, game_log.entries[: place + 1], now))
        if holds(self.lesson.goal, self.scene(game_log, 0, place + 1)):
            return replace(course, done=True)
        due = [number for number, _ in self.retries(course, now)]
        return replace(course, retry=due[0]) if due else course

    def step_of(self, entry: Entry, game_log: GameLog) -> str:
        """The step in which an action was taken."""
        before = GameLog(game_log.facts, game_log.first, entry.before)
        return self.facts.step(entry.before, self.interaction.step(before))

    def advanced(self, course: Course, game_log: GameLog, place: int, step: str) -> Course:
        """The course with the parts that are over when the learner decides at this place."""
        while course.part < len(self.lesson.parts) - 1:
            until = self.lesson.parts[course.part].until
            since = self.scene(game_log, course.begun[-1], place, step)
            if until is None or not holds(until, since):
                return course
            course = replace(course, begun=(*course.begun, place))
        return course

    def scene(self, game_log: GameLog, begun: int, place: int, step: str = "") -> Scene:
        """What has happened from one place to another, and how things stand then."""
        entries = game_log.entries
        last = place == len(entries)
        return Scene(
            facts=self.facts,
            first=game_log.first,
            seat=self.seat,
            entries=entries[begun:place],
            state=game_log.state if last else entries[place].before,
            step=step,
            outcome=game_log.outcome() if last else None,
        )

    def said(
        self, course: Course, entries: Sequence[Entry], now: Scene
    ) -> tuple[tuple[int, int], ...]:
        """The remarks after the last of these entries: one for each choice of the learner.

        What is more important takes the place of what was said about the same choice.
        """
        found = self.remarks(course, now, len(entries) - 1)[:1]
        if not found:
            return course.said
        spoke = bool(course.said) and course.said[-1][0] >= latest_choice(entries, self.seat)
        if not spoke:
            return (*course.said, *found)
        return (*course.said[:-1], *found) if found[0][1] < course.said[-1][1] else course.said

    def remarks(self, course: Course, now: Scene, place: int) -> list[tuple[int, int]]:
        """What could be said of what has just happened, the most important first."""
        spoken = {number for _, number in course.said}
        return [
            (place, number)
            for number, remark in enumerate(self.lesson.remarks)
            if (remark.always or number not in spoken)
            and self.concerns(remark, course)
            and remark.when is not None
            and holds(remark.when, now)
        ]

    def retries(self, course: Course, now: Scene) -> list[tuple[int, RetryTable]]:
        """What has just gone wrong."""
        return [
            (number, retry)
            for number, retry in enumerate(self.lesson.retries)
            if self.concerns(retry, course) and holds(retry.when, now)
        ]

    def concerns(self, line: RemarkTable | RetryTable, course: Course) -> bool:
        """Whether a remark or a retry belongs to the current part."""
        return not line.during or self.lesson.parts[course.part].id in line.during


def latest_choice(entries: Sequence[Entry], seat: int) -> int:
    """The place of the first entry of a seat's last choice; 0 before its first."""
    own = [place for place, entry in enumerate(entries) if entry.actor == seat]
    if not own:
        return 0
    begun = entries[own[-1]].begun
    return next(place for place in own if entries[place].begun == begun)
