"""One connection at a table: what it has been told, and the next thing it is told."""

import asyncio
from typing import Final

from echobase.core.chance import CHANCE, OVER
from echobase.play.game_log import Course
from echobase.play.interaction import Desk
from echobase.server.moments import Teller, changing, turn_start
from echobase.server.protocol import FromServer, Result, Table, Waiting
from echobase.server.rooms import Room
from echobase.text import Text
from echobase.text.words import words

MOST_VIEWS: Final = 200
"""Moments with views that are sent at once; older ones come in words only."""


class Seated:
    """A seat, or somebody who watches, in one language."""

    def __init__(self, room: Room, seat: int | None, text: Text, after: int) -> None:
        self.room = room
        self.seat = seat
        self.answers: list[FromServer] = []
        """What is to be sent before the next table."""
        self.awake = asyncio.Event()
        self.owed = True
        """Whether the table is to be sent although nothing has happened."""
        self.course: Course | None = None
        """The course as it was told last."""
        self.speak(text, after)

    @property
    def desk(self) -> Desk:
        return self.room.desk

    def wake(self) -> None:
        self.awake.set()

    def speak(self, text: Text, after: int = -1) -> None:
        """Tell everything after a number in this language."""
        self.text = text
        self.teller = Teller(self.desk, self.seat, text)
        course = self.room.course
        self.since = course.known(min(after, course.number))
        places = [place for place, e in enumerate(course.entries) if e.number <= self.since]
        self.teller.skip(course, len(places))
        self.fresh = self.since < 0
        self.owed = True
        self.wake()

    def answer(self, message: FromServer) -> None:
        self.answers.append(message)
        self.wake()

    def due(self) -> list[FromServer]:
        """Everything that is to be sent now."""
        self.awake.clear()
        found, self.answers = self.answers, []
        if self.owed or self.course is not self.room.course:
            found.append(self.table())
        return found

    def table(self) -> Table:
        """How the game stands, and what has happened since the last table."""
        course, desk, text = self.room.course, self.desk, self.text
        self.course, self.owed = course, False
        place = self.teller.common(course)
        since = course.entries[place - 1].number if place else -1
        views_from = max(len(course.entries) - MOST_VIEWS, 0)
        if self.fresh:
            headings = self.teller.narrator.headings
            views_from = max(views_from, turn_start(course, len(course.entries), headings))
            self.fresh = False
        moments = self.teller.catch_up(course, views_from)
        decider = desk.decider(course)
        mine = self.seat is not None and decider == self.seat and not course.facts.record
        over = course.state.to_act() == OVER
        seen = course.state.view(self.seat)
        return Table(
            number=course.number,
            since=since,
            seat=self.seat,
            view=changing(seen, desk),
            moments=moments,
            decision=desk.decision(course, text) if mine else None,
            waiting=self.waiting(course, decider),
            undo=self.seat is not None
            and course.facts.undo
            and not over
            and course.last_choice(self.seat) > 0,
            score=words(course.facts.game).score(seen, text),
            heading=desk.heading(course, text),
            result=result(course, desk, text),
        )

    def waiting(self, course: Course, decider: int) -> Waiting:
        """Who decides now."""
        text, facts = self.text, course.facts
        if decider == OVER or facts.record:
            return Waiting(seats=[], kind="nobody", text="")
        if self.room.waits_for_dice(course):
            dice, faces = self.desk.dice(course.state, text)
            people = [seat for seat, _ in enumerate(facts.seats) if facts.is_person(seat)]
            asked = text("server-type-dice", dice=dice)
            return Waiting(seats=people, kind="dice", text=asked, dice=dice, faces=faces)
        if decider == CHANCE:
            return Waiting(seats=[], kind="nobody", text="")
        sides = course.state.sides()
        name = self.desk.name_of(sides, decider, text)
        if facts.is_computer(decider):
            told = text("server-thinks", name=name)
            return Waiting(seats=[decider], kind="computer", text=told)
        id_ = "server-you-decide" if decider == self.seat else "server-decides"
        return Waiting(seats=[decider], kind="person", text=text(id_, name=name))


def result(course: Course, desk: Desk, text: Text) -> Result | None:
    """How the game ended, if it has."""
    outcome = course.state.outcome()
    if outcome is None:
        return None
    told = words(course.facts.game).result(course.state, text)
    return Result(winner=outcome.winner, seats=outcome.seats, reason=outcome.reason, text=told)
