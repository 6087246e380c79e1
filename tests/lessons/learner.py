"""A learner at a table of its own: plays a lesson as the server would let it."""

import random
from collections.abc import Sequence
from fnmatch import fnmatchcase

from echobase import sample
from echobase.ai import decide, player
from echobase.core import registry
from echobase.core.chance import CHANCE
from echobase.core.events import Message
from echobase.lessons.coaching import Coaching
from echobase.lessons.facet import Lessons, lessons_of
from echobase.lessons.tables import LessonTable
from echobase.play.game_log import GameSettings, rebuilt_log
from echobase.play.interaction import CONTINUE, interaction
from echobase.play.offers import Decision
from echobase.text import Text

MOST = 2000
"""Actions after which a lesson has no end."""


def lessons(game: str) -> Lessons:
    found = lessons_of(game)
    assert found is not None
    return found


class Learner:
    """Somebody who takes a lesson."""

    def __init__(self, game: str, lesson: str | LessonTable, seed: int = 0) -> None:
        own = lessons(game)
        self.lesson = own.lesson(lesson) if isinstance(lesson, str) else lesson
        facts = GameSettings(
            id=f"{game}-{self.lesson.id}-{seed}",
            game=game,
            rules_version=registry.game(game).rules_version,
            options=own.options(self.lesson),
            seats=own.seats(self.lesson),
            dice="server",
            hints=False,
            undo=True,
            record=False,
            secret="",
            lesson=self.lesson.id,
        )
        self.rng = random.Random(seed)
        self.interaction = interaction(game)
        self.log = rebuilt_log(facts, [])
        self.seat = next(seat for seat, one in enumerate(facts.seats) if one.kind == "person")
        self.settle()

    @property
    def coach(self) -> Coaching:
        return lessons(self.log.facts.game).follow(self.log)

    @property
    def said(self) -> list[str]:
        """The lines of the coach, by the ends of their message IDs."""
        return [line.id.removeprefix(f"{self.lesson.base}-") for line in self.coach.lines()]

    @property
    def state(self) -> str:
        """Whether the lesson is `playing`, `done` or to be tried `again`."""
        course = self.coach.course
        return "done" if course.done else "again" if course.stopped else "playing"

    @property
    def retry(self) -> str:
        """What has to be tried again."""
        retry = self.coach.retry
        return "" if retry is None else retry.id

    def decision(self) -> Decision:
        return self.interaction.decision(self.log, Text())

    def offered(self) -> list[str]:
        """All choices that are open, in notation; `continue` in a pause."""
        if self.interaction.pauses(self.log):
            return ["continue"]
        decision = self.decision()
        found = [offer.notation for group in decision.groups for offer in group.offers]
        return [*found, "done"] if decision.done is not None else found

    def number(self, notation: str) -> int:
        return (
            CONTINUE
            if notation == "continue"
            else self.interaction.read(self.log, notation, Text())
        )

    def why_closed(self, notation: str) -> Message | None:
        return self.interaction.why_closed(self.log, self.number(notation))

    def do(self, *notations: str) -> None:
        """Make choices one after the other, with everything that follows from each."""
        for notation in notations:
            assert self.interaction.decider(self.log) == self.seat, f"{notation}: not my turn"
            done = self.interaction.answer(self.log, self.seat, self.number(notation))
            assert done, f"{notation}: refused; open are {self.offered()}"
            self.settle()

    def again(self, start: bool = False) -> None:
        """Go back as the coach wants it."""
        undone = len(self.log.entries) - self.coach.back_to(start)
        if undone:
            self.log.undo(self.seat, undone)
        self.settle()

    def settle(self) -> None:
        """Continue until the learner decides, or the lesson stops."""
        for _ in range(MOST):
            coach = self.coach
            if self.log.over or coach.stopped:
                return
            following = self.interaction.automatic(self.log)
            seat = self.interaction.decider(self.log)
            if following is not None:
                self.log.do(*following)
            elif seat == CHANCE:
                fixed = coach.chance()
                chances = self.log.state.chances()
                self.log.do(sample(chances, self.rng) if fixed is None else fixed)
            elif self.log.facts.is_computer(seat):
                who = player(self.log.facts.seats[seat].player, self.log.facts.game)
                self.log.do(decide(who, self.log.state, self.rng, 0.0))
            else:
                return
        raise AssertionError("nobody ever decides")

    def follow(self, wishes: Sequence[str], most: int = 200) -> None:
        """Take the first open choice that fits the wishes, the first wish first; else any."""
        for _ in range(most):
            if self.state != "playing" or self.log.over:
                return
            if wishes and self.takes(wishes[0]):
                self.do(wishes[0])
                continue
            offered = self.offered()
            assert offered, f"nothing is open in {self.said}"
            fitting = [
                notation for wish in wishes for notation in offered if fnmatchcase(notation, wish)
            ]
            self.do(fitting[0] if fitting else self.rng.choice(offered))

    def takes(self, wish: str) -> bool:
        """Whether `done` is possible, without listing everything else, which takes long."""
        if wish != "done" or self.interaction.pauses(self.log):
            return False
        allowed = self.interaction.why_not(self.log, wish, self.seat, Text()) is None
        return allowed and self.why_closed(wish) is None
