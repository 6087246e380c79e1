"""One connection at a table: what it has received, and what it gets next."""

import asyncio
from typing import Final

from echobase.core.chance import CHANCE, OVER
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.server.moments import Teller, changing, turn_start
from echobase.server.protocol import FromServer, Result, Table, Waiting
from echobase.server.rooms import Room
from echobase.text import Text
from echobase.text.words import words

MOST_VIEWS: Final = 200
"""How many moments are sent with views; older ones are sent in words only."""


class Seated:
    """A seat or a spectator, in one language."""

    def __init__(self, room: Room, seat: int | None, text: Text, after: int) -> None:
        self.room = room
        self.seat = seat
        self.answers: list[FromServer] = []
        """Messages to send before the next table."""
        self.awake = asyncio.Event()
        self.owed = True
        """Whether to send the table even though nothing has happened."""
        self.game_log: GameLog | None = None
        """The game log as last sent."""
        self.speak(text, after)

    @property
    def interaction(self) -> Interaction:
        return self.room.interaction

    def wake(self) -> None:
        self.awake.set()

    def speak(self, text: Text, after: int = -1) -> None:
        """Send everything after a number again, in this language."""
        self.text = text
        self.teller = Teller(self.interaction, self.seat, text)
        game_log = self.room.game_log
        self.since = game_log.known(min(after, game_log.number))
        places = [place for place, e in enumerate(game_log.entries) if e.number <= self.since]
        self.teller.skip(game_log, len(places))
        self.fresh = self.since < 0
        self.owed = True
        self.wake()

    def answer(self, message: FromServer) -> None:
        self.answers.append(message)
        self.wake()

    def due(self) -> list[FromServer]:
        """Everything that has to be sent now."""
        self.awake.clear()
        found, self.answers = self.answers, []
        if self.owed or self.game_log is not self.room.game_log:
            found.append(self.table())
        return found

    def table(self) -> Table:
        """The state of the game, and what has happened since the last table."""
        game_log, interaction, text = self.room.game_log, self.interaction, self.text
        self.game_log, self.owed = game_log, False
        place = self.teller.common(game_log)
        since = game_log.entries[place - 1].number if place else -1
        views_from = max(len(game_log.entries) - MOST_VIEWS, 0)
        if self.fresh:
            headings = self.teller.narrator.headings
            views_from = max(views_from, turn_start(game_log, len(game_log.entries), headings))
            self.fresh = False
        moments = self.teller.catch_up(game_log, views_from)
        decider = interaction.decider(game_log)
        mine = self.seat is not None and decider == self.seat and not game_log.facts.record
        over = game_log.state.to_act() == OVER
        seen = game_log.state.view(self.seat)
        return Table(
            number=game_log.number,
            since=since,
            seat=self.seat,
            view=changing(seen, interaction, text.lang),
            moments=moments,
            decision=interaction.decision(game_log, text) if mine else None,
            waiting=self.waiting(game_log, decider),
            undo=self.seat is not None
            and game_log.facts.undo
            and not over
            and game_log.last_choice(self.seat) > 0,
            score=words(game_log.facts.game).score(seen, text),
            heading=interaction.heading(game_log, text),
            result=result(game_log, interaction, text),
        )

    def waiting(self, game_log: GameLog, decider: int) -> Waiting:
        """Who decides now."""
        text, facts = self.text, game_log.facts
        if decider == OVER or facts.record:
            return Waiting(seats=[], kind="nobody", text="")
        if self.room.waits_for_dice(game_log):
            dice, faces = self.interaction.dice(game_log.state, text)
            people = [seat for seat, _ in enumerate(facts.seats) if facts.is_person(seat)]
            asked = text("server-type-dice", dice=dice)
            return Waiting(seats=people, kind="dice", text=asked, dice=dice, faces=faces)
        if decider == CHANCE:
            return Waiting(seats=[], kind="nobody", text="")
        sides = game_log.state.sides()
        name = self.interaction.name_of(sides, decider, text)
        if facts.is_computer(decider):
            told = text("server-thinks", name=name)
            return Waiting(seats=[decider], kind="computer", text=told)
        id_ = "server-you-decide" if decider == self.seat else "server-decides"
        return Waiting(seats=[decider], kind="person", text=text(id_, name=name))


def result(game_log: GameLog, interaction: Interaction, text: Text) -> Result | None:
    """How the game ended, if it has."""
    outcome = game_log.state.outcome()
    if outcome is None:
        return None
    told = words(game_log.facts.game).result(game_log.state, text)
    return Result(winner=outcome.winner, seats=outcome.seats, reason=outcome.reason, text=told)
