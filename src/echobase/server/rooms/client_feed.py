"""One connection at a table: what it has received, and what it gets next."""

import asyncio
from bisect import bisect_right
from typing import Final, Literal

import msgspec

from echobase.core.chance import CHANCE, OVER
from echobase.core.early_end import can_resign
from echobase.lessons.facet import coaching
from echobase.lessons.words import lesson_now
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.play.log_narrator import turn_start
from echobase.play.offers import StandingAnswer
from echobase.play.puzzle_attempt import attempt_of
from echobase.play.puzzle_words import puzzle_now
from echobase.server.affairs.talk_feed import TalkFeed
from echobase.server.games.players import player_name
from echobase.server.messages.people import People
from echobase.server.messages.protocol import FromServer, Moment, Result, Table, Waiting
from echobase.server.rooms.dice_seats import rollers
from echobase.server.rooms.rooms import Room
from echobase.server.rooms.worded_events import Teller, changing, view_of
from echobase.text import Text
from echobase.text.player_names import side_name
from echobase.text.words import result_text, words

MOST_VIEWS: Final = 200
"""How many moments are sent with views; older ones are sent in words only."""
Eyes = Literal["own", "secret", "public"]
"""What a seat is shown: all it may know, that only for its secret decisions, or never."""


encoder = msgspec.json.Encoder()


class SeatFeed:
    """A seat or a spectator, in one language."""

    def __init__(
        self, room: Room, seat: int | None, text: Text, after: int, eyes: Eyes = "own"
    ) -> None:
        self.room = room
        self.seat = seat
        self.eyes = eyes
        self.answers: list[FromServer] = []
        """Messages to send before the next table."""
        self.awake = asyncio.Event()
        self.owed = True
        """Whether to send the table even though nothing has happened."""
        self.game_log: GameLog | None = None
        """The game log as last sent."""
        self.people: People | None = None
        """Who is here, as last sent."""
        self.talk = TalkFeed(room, seat)
        self.speak(text, after)

    @property
    def interaction(self) -> Interaction:
        return self.room.interaction

    def viewer(self) -> int | None:
        """The seat whose knowledge may be shown now; None for what everybody may know.

        People of both sides who share a screen see no secrets but those of a secret decision.
        """
        if self.eyes == "own":
            return self.seat
        game_log = self.room.game_log
        deciding = self.interaction.decider(game_log) == self.seat
        private = self.eyes == "secret" and deciding and self.interaction.secret(game_log)
        return self.seat if private else None

    def shown(self) -> GameLog:
        """The game as it is shown here: to spectators perhaps later than it is played."""
        return self.room.affairs.shown_log(self.seat)

    def wake(self) -> None:
        self.awake.set()

    def speak(self, text: Text, after: int = -1) -> None:
        """Send everything after a number again, in this language."""
        self.text = text
        self.talk.again()
        game_log = self.shown()
        self.number = min(after, game_log.number)
        self.fresh = game_log.known(self.number) < 0
        self.owe()

    def owe(self) -> None:
        """Send the table even though nothing may have happened."""
        self.owed = True
        self.wake()

    def answer(self, message: FromServer) -> None:
        self.answers.append(message)
        self.wake()

    def due(self) -> list[str]:
        """Everything that has to be sent now; raises what stopped the game, if anything did."""
        self.awake.clear()
        if self.room.failure is not None:
            raise self.room.failure
        answers, self.answers = self.answers, []
        found = [encoded(message) for message in answers]
        if self.owed or self.game_log is not self.shown():
            found.append(self.next_table())
        company = self.room.company
        if company is not None and company.message is not self.people:
            self.people = company.message
            found.append(encoded(self.people))
        talk = self.talk.due(self.text)
        return found if talk is None else [*found, encoded(talk)]

    def next_table(self) -> str:
        """The table that is due; shared with all who need the same one."""
        game_log, seat = self.shown(), self.seat
        act = "" if seat is None else self.room.acts.last.get(seat, "")
        since = game_log.known(self.number)
        key = (seat, act, self.viewer(), self.text.lang, since, self.fresh)
        found = self.room.tables.encoded(game_log, key, lambda: encoded(self.table()))
        self.game_log, self.number = game_log, game_log.number
        self.owed = self.fresh = False
        return found

    def table(self) -> Table:
        """The state of the game, and what has happened since the last table."""
        game_log, interaction, text = self.shown(), self.interaction, self.text
        viewer = self.viewer()
        since = game_log.known(self.number)
        moments = self.moments(game_log, viewer, since)
        decider = interaction.decider(game_log)
        coach, attempt = coaching(game_log), attempt_of(game_log)
        stopped = game_log.facts.record or self.room.stopped(game_log)
        mine = self.seat is not None and decider == self.seat and not stopped
        hidden = viewer is None and mine and interaction.secret(game_log)
        seen = game_log.seen(viewer)
        return Table(
            number=game_log.number,
            since=since,
            seat=self.seat,
            act="" if self.seat is None else self.room.acts.last.get(self.seat, ""),
            view=changing(seen, interaction, text.lang),
            moments=moments,
            decision=interaction.decision(game_log, text) if mine and not hidden else None,
            waiting=self.waiting(game_log, decider),
            undo=self.seat is not None and interaction.can_undo(game_log, self.seat),
            resign=self.can_resign(game_log),
            score=words(game_log.facts.game).score(seen, text),
            heading=interaction.heading(game_log, text),
            result=result(game_log, interaction, text) if attempt is None else None,
            standing=self.standing(game_log),
            lesson=None if coach is None else lesson_now(coach, text),
            puzzle=None if attempt is None else puzzle_now(attempt, text),
            contributions=list(game_log.contributions),
        )

    def moments(self, game_log: GameLog, viewer: int | None, since: int) -> list[Moment]:
        """What happened after a number. All that this connection has not seen has views, except
        the last: the table itself has the view after it."""
        teller = Teller(self.interaction, viewer, self.text)
        place = bisect_right(game_log.entries, since, key=lambda entry: entry.number)
        views_from = max(len(game_log.entries) - MOST_VIEWS, 0)
        if self.fresh:
            start = turn_start(game_log, len(game_log.entries), teller.headings)
            views_from = max(views_from, start)
        found = []
        sentences = self.room.tables.sentences(game_log, place, self.text)
        for here, told in enumerate(sentences, place):
            after = game_log.after(here)
            moment = teller.worded(game_log.entries[here], after, told)
            if views_from <= here < len(game_log.entries) - 1:
                moment.view = view_of(after, viewer, self.interaction, self.text.lang)
            found.append(moment)
        return found

    def can_resign(self, game_log: GameLog) -> bool:
        """Whether this seat can give the game up for its side."""
        seated = self.seat is not None and game_log.facts.is_person(self.seat)
        guided = game_log.facts.guided
        return seated and not guided and not game_log.over and can_resign(game_log.state)

    def standing(self, game_log: GameLog) -> list[StandingAnswer]:
        """What this seat can answer in advance; in a puzzle there is only one question."""
        facts = game_log.facts
        if self.seat is None or not facts.is_person(self.seat) or facts.puzzle:
            return []
        return self.interaction.standing(game_log, self.seat, self.text)

    def waiting(self, game_log: GameLog, decider: int) -> Waiting:
        """Who decides now."""
        text, facts = self.text, game_log.facts
        if self.room.stopped(game_log):
            return Waiting(seats=[], kind="nobody", text=stop_text(game_log, text))
        if decider == OVER or facts.record:
            return Waiting(seats=[], kind="nobody", text="")
        if self.room.waits_for_dice(game_log):
            dice, faces = self.interaction.dice(game_log.state, text)
            people = rollers(game_log)
            prompt = text("server-type-dice", dice=dice)
            if self.seat not in people:
                name = side_name(game_log.state.sides()[people[0]], text)
                prompt = text("dice-not-yours", name=name)
            return Waiting(seats=people, kind="dice", text=prompt, dice=dice, faces=faces)
        if decider == CHANCE:
            return Waiting(seats=[], kind="nobody", text="")
        name = player_name(facts, game_log.state.sides(), decider, text)
        if facts.is_computer(decider):
            thinks = text("server-thinks", name=name)
            return Waiting(seats=[decider], kind="computer", text=thinks)
        id_ = "server-you-decide" if decider == self.seat else "server-decides"
        secret = self.interaction.secret(game_log)
        return Waiting(
            seats=[decider],
            kind="person",
            text=text(id_, name=name),
            secret=secret,
            passes=not secret and self.interaction.passes_screen,
        )


def encoded(message: FromServer) -> str:
    return encoder.encode(message).decode()


def stop_text(game_log: GameLog, text: Text) -> str:
    """What is said where a lesson or a puzzle lets nobody continue."""
    coach, attempt = coaching(game_log), attempt_of(game_log)
    if attempt is not None:
        return text(f"puzzle-verdict-{attempt.verdict}")
    return "" if coach is None else text(coach.ending())


def result(game_log: GameLog, interaction: Interaction, text: Text) -> Result | None:
    """How the game ended, if it has."""
    outcome = game_log.outcome()
    if outcome is None:
        return None
    sentence = result_text(game_log.facts.game, game_log.state, outcome, text)
    return Result(winner=outcome.winner, seats=outcome.seats, reason=outcome.reason, text=sentence)
