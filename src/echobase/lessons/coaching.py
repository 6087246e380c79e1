"""A lesson at one point of its game: lines, highlights, open choices, and where to go back to."""

from dataclasses import dataclass
from itertools import cycle, islice
from typing import Literal

from echobase.core.chance import CHANCE
from echobase.core.events import Message
from echobase.lessons.conditions import fits
from echobase.lessons.course import PAUSE, Course, CourseTeller, latest_choice
from echobase.lessons.tables import (
    ROLL,
    CueTable,
    HighlightTable,
    LessonTable,
    PartTable,
    RetryTable,
)
from echobase.play.game_log import GameLog
from echobase.text import Text

LineKind = Literal["task", "remark", "again", "done"]


@dataclass(frozen=True)
class CoachLine:
    """One line of the coach, by its message ID."""

    kind: LineKind
    id: str


class Coaching:
    """Implements `Guidance`: what a lesson says at this point of its game."""

    def __init__(self, teller: CourseTeller, game_log: GameLog) -> None:
        self.teller = teller
        self.game_log = game_log
        self.course: Course = teller.tell(game_log)
        self.step = teller.step(game_log)
        """The step in which the learner decides; empty while others do."""
        self.cue: CueTable | None = self.part.cue(self.step)

    @property
    def lesson(self) -> LessonTable:
        return self.teller.lesson

    @property
    def part(self) -> PartTable:
        return self.lesson.parts[self.course.part]

    @property
    def key(self) -> str:
        """The end of the message ID of the current line."""
        return self.part.id if self.cue is None else f"{self.part.id}-{self.cue.step}"

    @property
    def retry(self) -> RetryTable | None:
        """What has gone wrong, if anything has."""
        due = self.course.retry
        return self.lesson.retries[due] if due >= 0 else None

    # Implements `Guidance`.

    @property
    def stopped(self) -> bool:
        return self.course.stopped

    def why_closed(self, notation: str) -> Message | None:
        if self.course.done:
            return Message("lesson-over")
        if self.retry is not None:
            return Message("lesson-try-again-first")
        cue, part = self.cue, self.part
        own = cue is not None and cue.open
        wanted = cue.open if cue is not None and cue.open else part.open
        if not wanted or fits(notation, wanted):
            return None
        return Message(self.lesson.message(f"{self.key if own else part.id}-closed"))

    def chance(self) -> int | None:
        state = self.game_log.state
        possible = dict(state.chances())
        if not possible:
            return None
        verb = state.write(next(iter(possible))).split()[0]
        wanted = [line for line in self.lesson.chance if line.split()[0] == verb]
        entries = self.game_log.entries
        past = sum(e.actor == CHANCE and e.notation.split()[0] == verb for e in entries)
        if past >= len(wanted):
            return None
        notation = self.fitted(wanted[past]) if verb == ROLL else wanted[past]
        return next((action for action in possible if state.write(action) == notation), None)

    def fitted(self, notation: str) -> str:
        """A roll with as many dice as are rolled: the faces are repeated, or some left out."""
        faces = notation.split()[1]
        dice, _ = self.teller.interaction.dice(self.game_log.state, Text())
        return self.teller.interaction.typed(
            self.game_log.state, "".join(islice(cycle(faces), dice))
        )

    # What the learner is told.

    def lines(self) -> list[CoachLine]:
        """What the coach says now: about what has happened, then what to do."""
        lesson, retry = self.lesson, self.retry
        if self.course.done:
            return [CoachLine("done", lesson.message("done"))]
        if retry is not None:
            return [CoachLine("again", lesson.message(retry.id))]
        pausing = self.step == PAUSE and self.cue is None
        task = CoachLine("task", "lesson-pause" if pausing else lesson.message(self.key))
        remarks = self.remarks()
        return remarks if remarks and not self.step else [*remarks, task]

    def ending(self) -> str:
        """The message ID of a word or two about a lesson that has stopped."""
        return "lesson-finished" if self.course.done else "lesson-stopped"

    def remarks(self) -> list[CoachLine]:
        """The remarks since the learner's last choice, unless they were said in a pause."""
        choice = latest_choice(self.game_log.entries, self.teller.seat)
        since = max(choice, self.game_log.asides.released)
        return [
            CoachLine("remark", self.lesson.message(self.lesson.remarks[number].id))
            for place, number in self.course.said
            if place >= since
        ]

    def remark_on(self, refusal: Message) -> str:
        """The message ID of what the coach adds to a refusal; empty when that is nothing."""
        for remark in self.lesson.remarks:
            if refusal.id in remark.refused and self.teller.concerns(remark, self.course):
                return self.lesson.message(remark.id)
        return ""

    def highlight(self) -> HighlightTable:
        """What the coach points at, with units as the hexes where they are."""
        if self.course.stopped:
            return HighlightTable()
        wanted = (self.cue or self.part).highlight
        ready = self.places(wanted.ready)
        offered = self.offered() if ready else set()
        return wanted.of([*self.places(wanted.units), *(hex_ for hex_ in ready if hex_ in offered)])

    def places(self, units: list[str]) -> list[str]:
        """The hexes of units that are on the board."""
        log = self.game_log
        found = [self.teller.facts.place(log.first, log.state, unit) for unit in units]
        return [place for place in found if place]

    def offered(self) -> set[str]:
        """The hexes of units that can act now, and of their targets."""
        if not self.step:
            return set()
        groups = self.teller.interaction.decision(self.game_log, Text()).groups
        offers = [offer for group in groups for offer in group.offers]
        return {hex_ for offer in offers for hex_ in (offer.hex, offer.target) if hex_}

    def back_to(self, start: bool) -> int:
        """How many entries stay when something is tried again, or everything from the start."""
        if start:
            return 0
        parts = [part.id for part in self.lesson.parts]
        wanted = self.retry.back if self.retry is not None else ""
        number = parts.index(wanted) if wanted else self.course.part
        return self.course.begun[min(number, self.course.part)]
