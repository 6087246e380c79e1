"""The events of a game, worded for one seat in one language; each action has its view."""

from typing import Any, Final

import msgspec

from echobase.core.chance import CHANCE
from echobase.core.game import State
from echobase.play.browser import browser, position
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.play.log_entry import NO_ACTION, Entry
from echobase.play.log_narrator import LogNarrator
from echobase.server.messages.protocol import Line, Moment, View
from echobase.text import Text
from echobase.text.narration import Sentence

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
        self.narrator = LogNarrator(interaction, text)

    @property
    def headings(self) -> tuple[str, ...]:
        """The events that begin a turn."""
        return self.narrator.headings

    def common(self, game_log: GameLog) -> int:
        """How many of the entries that were sent are still in force."""
        return self.narrator.common(game_log)

    def skip(self, game_log: GameLog, place: int) -> None:
        """Count the entries before this place as sent."""
        self.narrator.skip(game_log, place)

    def catch_up(self, game_log: GameLog, views_from: int) -> list[Moment]:
        """The moments that have not been sent. Those from a place on have views, except the last:
        the table itself has the view after it."""
        found = []
        for place in self.narrator.new_places(game_log):
            entry, after = game_log.entries[place], game_log.after(place)
            moment = self.moment(entry, after)
            if views_from <= place < len(game_log.entries) - 1:
                moment.view = view_of(after, self.seat, self.interaction, self.text.lang)
            found.append(moment)
        return found

    def moment(self, entry: Entry, after: State) -> Moment:
        return self.worded(entry, after, self.narrator.tell(entry, after))

    def worded(self, entry: Entry, after: State, sentences: list[Sentence]) -> Moment:
        """An entry of which these sentences are told."""
        notation = entry.notation
        if not self.revealing and entry.action != NO_ACTION:
            notation = entry.before.notation_for(entry.action, self.seat)
        verb, _, rest = notation.partition(" ")
        start, end = self.interaction.places(entry, after, notation)
        return Moment(
            number=entry.number,
            by=None if entry.actor == CHANCE else entry.actor,
            notation=notation,
            kind=verb,
            lines=self.lines(entry, sentences),
            from_=start,
            to=end,
            unit=self.interaction.acting_unit(notation),
            faces=list(rest) if verb == "roll" else None,
        )

    def lines(self, entry: Entry, sentences: list[Sentence]) -> list[Line]:
        """What happened, and what only this seat may know about it."""
        lines = []
        for sentence in sentences:
            lines.append(line(sentence))
            aside = self.interaction.aside(entry, sentence, self.seat, self.text)
            if aside:
                lines.append(Line(text=aside, indent=sentence.indent + 2, private=True))
        return lines


def line(sentence: Sentence) -> Line:
    return Line(
        text=sentence.text,
        event=sentence.id,
        indent=sentence.indent,
        heading=sentence.heading,
    )
