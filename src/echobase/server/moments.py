"""What happened, told to one seat in one language: each action with its sentences and its view."""

from typing import Any, Final

import msgspec

from echobase.core.chance import CHANCE
from echobase.core.game import State
from echobase.play.game_log import Course, Entry
from echobase.play.interaction import Desk
from echobase.server.protocol import Line, Moment, View
from echobase.text import Text
from echobase.text.words import words

NOT_SENT: Final = ("actions",)
"""Fields of a view that the client does not need: it is offered its choices in words."""


def view_of(state: State, seat: int | None, desk: Desk) -> View:
    """What a seat may see, without what never changes."""
    return changing(state.view(seat), desk)


def changing(view: Any, desk: Desk) -> View:
    """A view without what never changes."""
    found: View = msgspec.to_builtins(view)
    for name in (*desk.still, *NOT_SENT):
        found.pop(name, None)
    return found


def ground_of(state: State, desk: Desk) -> View:
    """The part of all views that never changes."""
    found = msgspec.to_builtins(state.view(None))
    return {name: found[name] for name in desk.still}


class Teller:
    """Tells one game to one seat; what was told stays told until it is taken back."""

    def __init__(self, desk: Desk, seat: int | None, text: Text, revealing: bool = False) -> None:
        self.desk = desk
        self.seat = seat
        self.text = text
        self.revealing = revealing
        """Whether all is open: a game that is over, or a record."""
        self.narrator = words(desk.game).narrator(text)
        self.told: list[int] = []
        """The numbers of the entries that were told."""

    def catch_up(self, course: Course, views_from: int) -> list[Moment]:
        """The moments that were not told yet. Those from a place on have views, but not the last:
        what is seen after it is the table's own view."""
        start = self.common(course)
        if start < len(self.told):
            self.skip(course, start)
        found = []
        for place in range(start, len(course.entries)):
            entry, after = course.entries[place], course.after(place)
            moment = self.moment(entry, after)
            if views_from <= place < len(course.entries) - 1:
                moment.view = view_of(after, self.seat, self.desk)
            found.append(moment)
        return found

    def common(self, course: Course) -> int:
        """How many of the entries that were told are still in force."""
        count = min(len(self.told), len(course.entries))
        while count and course.entries[count - 1].number != self.told[count - 1]:
            count -= 1
        return count

    def skip(self, course: Course, place: int) -> None:
        """Take so many entries for told; what a narrator holds back never reaches over a turn."""
        self.told = [entry.number for entry in course.entries[:place]]
        self.narrator = words(self.desk.game).narrator(self.text)
        begin = turn_start(course, place, self.narrator.headings)
        for entry_place in range(begin, place):
            self.sentences(course.entries[entry_place], course.after(entry_place))
        del self.told[place:]

    def moment(self, entry: Entry, after: State) -> Moment:
        before = entry.before
        told = entry.notation if self.revealing else before.notation_for(entry.action, self.seat)
        verb, _, rest = told.partition(" ")
        start, end = self.desk.places(entry, after, told)
        return Moment(
            number=entry.number,
            by=None if entry.actor == CHANCE else entry.actor,
            notation=told,
            kind=verb,
            lines=self.sentences(entry, after),
            from_=start,
            to=end,
            faces=list(rest) if verb == "roll" else None,
        )

    def sentences(self, entry: Entry, after: State) -> list[Line]:
        self.told.append(entry.number)
        lines = []
        for told in self.narrator.tell(entry.before, entry.notation, entry.log):
            lines.append(Line(text=told.sentence, indent=told.indent, heading=told.heading))
            aside = self.desk.aside(entry, told, self.seat, self.text)
            if aside:
                lines.append(Line(text=aside, indent=told.indent + 2))
        if self.desk.tells_rest(after) or after.outcome() is not None:
            rest = self.narrator.rest()
            lines += [Line(text=told.sentence, indent=told.indent) for told in rest]
        return lines


def turn_start(course: Course, place: int, headings: tuple[str, ...]) -> int:
    """The place of the entry that began the turn in which this place is."""
    for number in range(min(place, len(course.entries)) - 1, -1, -1):
        if any(message.id in headings for message in course.entries[number].log):
            return number
    return 0
