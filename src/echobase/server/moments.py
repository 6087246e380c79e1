"""The events of a game, worded for one seat in one language; each action has its view."""

from typing import Any, Final

import msgspec

from echobase.core.chance import CHANCE
from echobase.core.game import State
from echobase.play.browser import browser, position
from echobase.play.game_log import Entry, GameLog
from echobase.play.interaction import Interaction
from echobase.server.protocol import Line, Moment, View
from echobase.text import Text
from echobase.text.words import words

NOT_SENT: Final = ("actions",)
"""Fields of a view that the client does not need, because its choices are offered in words."""


def view_of(state: State, seat: int | None, interaction: Interaction, lang: str) -> View:
    """What a seat may see, without the fields that never change."""
    return changing(state.view(seat), interaction, lang)


def changing(view: Any, interaction: Interaction, lang: str) -> View:
    """A view without the fields that never change; with a drawing if the client cannot make one."""
    found: View = msgspec.to_builtins(view)
    for name in (*interaction.still, *NOT_SENT):
        found.pop(name, None)
    if not browser(interaction.game).client:
        found["picture"] = position(view, lang)
    return found


def ground_of(state: State, interaction: Interaction) -> View:
    """The fields of all views that never change."""
    found = msgspec.to_builtins(state.view(None))
    return {name: found[name] for name in interaction.still}


class Teller:
    """Words one game for one seat; an entry is sent once, unless it is undone."""

    def __init__(
        self, interaction: Interaction, seat: int | None, text: Text, revealing: bool = False
    ) -> None:
        self.interaction = interaction
        self.seat = seat
        self.text = text
        self.revealing = revealing
        """Whether everything is open: the game is over, or it is a record."""
        self.narrator = words(interaction.game).narrator(text)
        self.told: list[int] = []
        """The numbers of the entries that were sent."""

    def catch_up(self, game_log: GameLog, views_from: int) -> list[Moment]:
        """The moments that have not been sent. Those from a place on have views, except the last:
        the table itself has the view after it."""
        start = self.common(game_log)
        if start < len(self.told):
            self.skip(game_log, start)
        found = []
        for place in range(start, len(game_log.entries)):
            entry, after = game_log.entries[place], game_log.after(place)
            moment = self.moment(entry, after)
            if views_from <= place < len(game_log.entries) - 1:
                moment.view = view_of(after, self.seat, self.interaction, self.text.lang)
            found.append(moment)
        return found

    def common(self, game_log: GameLog) -> int:
        """How many of the entries that were sent are still in force."""
        count = min(len(self.told), len(game_log.entries))
        while count and game_log.entries[count - 1].number != self.told[count - 1]:
            count -= 1
        return count

    def skip(self, game_log: GameLog, place: int) -> None:
        """Count the entries before this place as sent; narrators hold nothing back across turns."""
        self.told = [entry.number for entry in game_log.entries[:place]]
        self.narrator = words(self.interaction.game).narrator(self.text)
        begin = turn_start(game_log, place, self.narrator.headings)
        for entry_place in range(begin, place):
            self.sentences(game_log.entries[entry_place], game_log.after(entry_place))
        del self.told[place:]

    def moment(self, entry: Entry, after: State) -> Moment:
        before = entry.before
        told = entry.notation if self.revealing else before.notation_for(entry.action, self.seat)
        verb, _, rest = told.partition(" ")
        start, end = self.interaction.places(entry, after, told)
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
            aside = self.interaction.aside(entry, told, self.seat, self.text)
            if aside:
                lines.append(Line(text=aside, indent=told.indent + 2))
        if self.interaction.tells_rest(after) or after.outcome() is not None:
            rest = self.narrator.rest()
            lines += [Line(text=told.sentence, indent=told.indent) for told in rest]
        return lines


def turn_start(game_log: GameLog, place: int, headings: tuple[str, ...]) -> int:
    """The place of the entry that began the turn of this place."""
    for number in range(min(place, len(game_log.entries)) - 1, -1, -1):
        if any(message.id in headings for message in game_log.entries[number].log):
            return number
    return 0
