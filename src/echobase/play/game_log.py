"""The log of a game in progress: the actions in force, and the state after them.

It knows no clock, no network and no database. A message is first tried on a copy, which replaces
the game log once its new rows are stored.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from echobase.core import registry
from echobase.core.early_end import RESIGN, early_outcome, end_event, is_end
from echobase.core.events import Log
from echobase.core.fair_dice import Contribution
from echobase.core.game import Outcome, State
from echobase.core.record import Head, Record
from echobase.core.view import View
from echobase.play.log_entry import NO_ACTION, Entry, thin_out, thin_out_all
from echobase.play.table_terms import TableTerms

UNDO: Final = "undo"
"""The verb of a row that undoes the last actions in force: `undo 2`."""
HOLD: Final = "hold"
"""The verb of a row with choices that wait until the rules can take them: `hold T2-1536`."""
GIVE_UP: Final = "give-up"
"""The verb of a row that has the answer of a puzzle shown, with what was chosen instead of it."""
LUCK: Final = "luck"
"""The verb of a row with the random bytes of a seat, and the seal of its next: `luck 5f.. a0..`."""
ALWAYS: Final = "always"
"""The time of a standing answer that has no end."""
InAdvance = Mapping[int, Mapping[str, str]]
"""Standing answers: by seat and question ALWAYS, or the heading they are good for."""

SECRETS: Final = ("play", "secondary")
"""Tables of a document with secrets in them: a position, and what a side wants besides winning."""


class SeatFacts(msgspec.Struct, frozen=True):
    """The player of a seat."""

    kind: str
    player: str = ""
    name: str = ""


class GameSettings(msgspec.Struct, frozen=True):
    """The settings agreed on before a game begins; they never change."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[SeatFacts]
    dice: str
    hints: bool
    undo: bool
    record: bool
    """Whether it is a record that was loaded, which nobody continues."""
    secret: str
    lesson: str = ""
    """The id of the lesson that the game is; empty for any other game."""
    puzzle: str = ""
    """The id of the puzzle that the game is; empty for any other game."""
    terms: TableTerms = TableTerms()

    @property
    def guided(self) -> bool:
        """Whether it is a lesson or a puzzle, which nobody can lose."""
        return bool(self.lesson or self.puzzle)

    def is_person(self, seat: int) -> bool:
        return seat >= 0 and self.seats[seat].kind == "person"

    def is_computer(self, seat: int) -> bool:
        return seat >= 0 and self.seats[seat].kind == "computer"


@dataclass(frozen=True)
class LogRow:
    """One row of the table of actions."""

    number: int
    by: int
    notation: str
    begun: int
    """The number of the first row that resulted from the same choice."""


@dataclass(frozen=True)
class Queue:
    """Choices of a seat that are still to be made, each as soon as the seat decides again."""

    seat: int
    actions: tuple[int, ...]
    begun: int
    """The number of the row with the first of them."""
    heading: str
    """The turn they are good for."""


@dataclass
class Asides:
    """Players' statements that are not actions; whoever keeps the log can store them beside it.

    The standing answers outlast an undo; the others are good for one place in the log.
    """

    closed: int = -1
    """The number of entries when somebody said that the orders are complete."""
    released: int = -1
    """The number of entries when somebody said to continue, before chance reveals something new."""
    considered: int = -1
    """The number of the row that began the last choice made in two steps: nobody needs to look at
    it once more before chance continues."""
    ordered: tuple[str, ...] = ()
    """The hexes of the last orders or placements, in the order in which they were chosen."""
    errand: Any = None
    """A dataclass of the game: something that continues automatically, step by step, such as the
    path of a Walker."""
    queue: Queue | None = None
    """What somebody has chosen together and is done one after the other."""
    standing: InAdvance = field(default_factory=dict)

    def stand(self, seat: int, question: str, when: str) -> None:
        """Answer a question in advance; no time means to ask again."""
        own = {**self.standing.get(seat, {}), question: when}
        answers = {**self.standing, seat: {key: time for key, time in own.items() if time}}
        self.standing = {seat: given for seat, given in answers.items() if given}


@dataclass
class GameLog:
    """A game so far."""

    facts: GameSettings
    first: State
    state: State
    number: int = -1
    """The number of the last row."""
    entries: list[Entry] = field(default_factory=list)
    fresh: list[LogRow] = field(default_factory=list)
    """Rows that are not stored yet."""
    asides: Asides = field(default_factory=Asides)
    held: tuple[str, ...] = ()
    """Choices that wait until the rules can take them, in words of the game's interaction.

    The next action or undo ends that: what is still wanted has to be held anew.
    """
    ending: str = ""
    """What ended the game outside the rules, if anything did: `resign rebel`."""
    shown: int = -1
    """The number of the row that had the answer of a puzzle shown last, -1 for none."""
    missed: str = ""
    """What was chosen instead of that answer, if anything was."""
    contributions: tuple[Contribution, ...] = ()
    """What seats have given to the dice; an undo reverts none of it."""
    _views: dict[int | None, View] = field(default_factory=dict, compare=False, repr=False)
    """By seat: the views of `_viewed` that were made."""
    _viewed: State | None = field(default=None, compare=False, repr=False)

    def copy(self) -> "GameLog":
        """A copy to try something on."""
        return GameLog(
            self.facts,
            self.first,
            self.state,
            self.number,
            self.entries.copy(),
            self.fresh.copy(),
            replace(self.asides),
            self.held,
            self.ending,
            self.shown,
            self.missed,
            self.contributions,
        )

    def is_human(self, seat: int) -> bool:
        return self.facts.is_person(seat)

    def outcome(self) -> Outcome | None:
        """Who won and why, or None before the end; by the rules or outside them."""
        if self.ending:
            return early_outcome(self.state, self.ending)
        return self.state.outcome()

    @property
    def over(self) -> bool:
        return self.outcome() is not None

    def seen(self, seat: int | None) -> Any:
        """The view of a seat, None for a spectator; made once, because nobody changes a state that
        is part of a log."""
        if self._viewed is not self.state:
            self._viewed, self._views = self.state, {}
        if seat not in self._views:
            self._views[seat] = self.state.view(seat)
        return self._views[seat]

    def rest(self) -> None:
        """Keep as little as possible while nobody looks; all of it can be worked out again."""
        self._views, self._viewed = {}, None
        if not self.facts.guided:
            thin_out_all(self.entries)

    # Growing.

    def do(self, action: int, begun: int | None = None) -> None:
        """Do an action of whoever is to act; IllegalAction leaves everything as it was."""
        actor, notation = self.state.to_act(), self.state.write(action)
        number = self.number + 1
        row = LogRow(number, actor, notation, number if begun is None else begun)
        self._apply(row, action)
        self.fresh.append(row)

    def undo(self, seat: int, count: int) -> None:
        """Undo the last actions in force."""
        row = LogRow(self.number + 1, seat, f"{UNDO} {count}", self.number + 1)
        self.take(row)
        self.fresh.append(row)

    def hold(self, seat: int, words: tuple[str, ...]) -> None:
        """Keep choices that the rules cannot take yet; none ends that."""
        row = LogRow(self.number + 1, seat, " ".join([HOLD, *words]), self.number + 1)
        self.take(row)
        self.fresh.append(row)

    def give_up(self, seat: int, answer: str) -> None:
        """Have the answer of a puzzle shown on the board, instead of what was chosen there."""
        missed = self.entries[0].notation if self.entries else ""
        if self.entries:
            self.undo(seat, len(self.entries))
        words = " ".join(filter(None, (GIVE_UP, missed)))
        row = LogRow(self.number + 1, seat, words, self.number + 1)
        self.take(row)
        self.fresh.append(row)
        self.do(self.state.read(answer))

    def contribute(self, seat: int, given: str, seal: str) -> None:
        """Take random bytes of a seat into all dice from now on."""
        words = " ".join(filter(None, (LUCK, given, seal)))
        row = LogRow(self.number + 1, seat, words, self.number + 1)
        self.take(row)
        self.fresh.append(row)

    def resign(self, seat: int) -> None:
        """Give the game up for the side of a seat; the game must not be over."""
        self.end(seat, f"{RESIGN} {self.state.sides()[seat]}")

    def end(self, seat: int, notation: str) -> None:
        """End the game outside the rules; it must not be over."""
        row = LogRow(self.number + 1, seat, notation, self.number + 1)
        self.take(row)
        self.fresh.append(row)

    def take(self, row: LogRow) -> None:
        """Add a row that is stored already."""
        verb, _, rest = row.notation.partition(" ")
        if verb == UNDO:
            self.back(int(rest))
            self.number = row.number
        elif verb == HOLD:
            self.held = tuple(rest.split())
            self.number = row.number
        elif verb == GIVE_UP:
            self.shown, self.missed, self.number = row.number, rest, row.number
        elif verb == LUCK:
            given, _, seal = rest.partition(" ")
            new = Contribution(row.by, len(self.entries), given, seal)
            self.contributions, self.number = (*self.contributions, new), row.number
        elif is_end(row.notation):
            self._end(row)
        else:
            self._apply(row, self.state.read(row.notation))

    def _apply(self, row: LogRow, action: int) -> None:
        before, log = self.state, Log()
        after = before.copy()
        after.apply(action, log)
        self._add(row, action, before, log)
        self.state, self.number, self.held = after, row.number, ()

    def _add(self, row: LogRow, action: int, before: State, log: Log) -> None:
        previous = self.entries[-1] if self.entries else None
        self.entries.append(
            Entry(row.number, row.begun, row.by, action, row.notation, before, log, previous)
        )
        if not self.facts.guided:  # a coach looks at the whole log again and again
            thin_out(self.entries)

    def _end(self, row: LogRow) -> None:
        """An end outside the rules leaves the position as it was."""
        self._add(row, NO_ACTION, self.state, [end_event(row.notation)])
        self.number, self.ending, self.asides, self.held = row.number, row.notation, Asides(), ()

    def back(self, count: int) -> None:
        """Drop the last entries."""
        self.state = self.entries[-count].before
        del self.entries[-count:]
        # What follows now is drawn with everything that was given before the undo.
        self.contributions = tuple(
            msgspec.structs.replace(one, place=min(one.place, len(self.entries)))
            for one in self.contributions
        )
        self.asides = Asides(standing=self.asides.standing)
        self.held = ()

    def stands(self, seat: int, question: str) -> str:
        """What a question is answered for in advance: ALWAYS, the present heading, or nothing."""
        when = self.asides.standing.get(seat, {}).get(question, "")
        return when if when in (ALWAYS, self.state.heading()) else ""

    # Looking back.

    def last_choice(self, seat: int) -> int:
        """How many entries make up the seat's last choice; 0 when it has to stand.

        It stands if something new was revealed since, or if it showed others a secret.
        """
        if not self.entries or self.entries[-1].actor != seat:
            return 0
        people = [other for other, _ in enumerate(self.facts.seats) if self.is_human(other)]
        begun, count, after = self.entries[-1].begun, 0, self.state
        for entry in reversed(self.entries):
            if entry.actor != seat or entry.begun != begun:
                break
            if entry.before.reveals(after, people):
                return 0
            count, after = count + 1, entry.before
        return count

    def known(self, number: int) -> int:
        """The number of the last entry in force up to this number, -1 for none."""
        for entry in reversed(self.entries):
            if entry.number <= number:
                return entry.number
        return -1

    def after(self, place: int) -> State:
        """The state after an entry, given by its place in the record."""
        return self.entries[place + 1].before if place + 1 < len(self.entries) else self.state

    def is_open(self) -> bool:
        """Whether nothing is hidden any more: the game is over, or a record was loaded."""
        return self.facts.record or self.over

    def open_options(self) -> dict[str, Any]:
        """The options that everybody may read, without what has secrets in it."""
        if self.is_open():
            return self.facts.options
        return {
            name: {key: part for key, part in value.items() if key not in SECRETS}
            if isinstance(value, dict)
            else value
            for name, value in self.facts.options.items()
        }

    def record(self, about: dict[str, str], whole: bool = False) -> Record:
        """The game so far as a record; only if `whole` with what has secrets in it."""
        options = self.facts.options if whole else self.open_options()
        head = Head(self.facts.game, self.facts.rules_version, options, about)
        record = Record(head, self.first.copy())
        record.state = self.state.copy()
        record.actions = [entry.action for entry in self.entries if entry.action != NO_ACTION]
        record.ending = self.ending
        return record


def rebuilt_log(facts: GameSettings, rows: list[LogRow]) -> GameLog:
    """A game log rebuilt from its rows."""
    state = registry.game(facts.game).start(**facts.options)
    game_log = GameLog(facts, state, state)
    for row in rows:
        game_log.take(row)
    return game_log


def replayed(settings: GameSettings, record: Record) -> GameLog:
    """The log of a recorded game so far."""
    game_log = GameLog(settings, record.first.copy(), record.first.copy())
    for action in record.actions:
        game_log.do(action)
    if record.ending:
        sides, side = record.state.sides(), record.ending.partition(" ")[2]
        game_log.end(sides.index(side) if side in sides else 0, record.ending)
    return game_log
