"""The log of a game in progress: the actions in force, and the state after them.

It knows no clock, no network and no database. A message is first tried on a copy, which replaces
the game log once its new rows are stored.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from echobase.core import registry
from echobase.core.chance import OVER
from echobase.core.events import Log
from echobase.core.game import State
from echobase.core.record import Head, Record

UNDO: Final = "undo"
"""The verb of a row that undoes the last actions in force: `undo 2`."""


POSITION: Final = "play"
"""The table that turns a document into a position."""


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

    def is_person(self, seat: int) -> bool:
        return seat >= 0 and self.seats[seat].kind == "person"

    def is_computer(self, seat: int) -> bool:
        return seat >= 0 and self.seats[seat].kind == "computer"


@dataclass(frozen=True)
class Row:
    """One row of the table of actions."""

    number: int
    by: int
    notation: str
    begun: int
    """The number of the first row that resulted from the same choice."""


@dataclass(frozen=True)
class Entry:
    """An action in force."""

    number: int
    begun: int
    before: State
    """The state before the action; nobody changes it any more."""
    actor: int
    action: int
    notation: str
    log: Log


@dataclass
class Asides:
    """A player's statements that are not actions; lost when the server stops, then asked again."""

    closed: int = -1
    """The number of entries when somebody said that the orders are complete."""
    released: int = -1
    """The number of entries when somebody said to continue, before chance reveals something new."""
    ordered: tuple[str, ...] = ()
    """The hexes of the last orders, in the order in which they were chosen."""
    errand: object = None
    """Something that continues automatically, step by step, such as the path of a Walker."""


@dataclass
class GameLog:
    """A game so far."""

    facts: GameSettings
    first: State
    state: State
    number: int = -1
    """The number of the last row."""
    entries: list[Entry] = field(default_factory=list)
    fresh: list[Row] = field(default_factory=list)
    """Rows that are not stored yet."""
    asides: Asides = field(default_factory=Asides)

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
        )

    def is_human(self, seat: int) -> bool:
        return self.facts.is_person(seat)

    # Growing.

    def do(self, action: int, begun: int | None = None) -> None:
        """Do an action of whoever is to act; IllegalAction leaves everything as it was."""
        actor, notation = self.state.to_act(), self.state.write(action)
        number = self.number + 1
        row = Row(number, actor, notation, number if begun is None else begun)
        self._apply(row, action)
        self.fresh.append(row)

    def undo(self, seat: int, count: int) -> None:
        """Undo the last actions in force."""
        row = Row(self.number + 1, seat, f"{UNDO} {count}", self.number + 1)
        self.take(row)
        self.fresh.append(row)

    def take(self, row: Row) -> None:
        """Add a row that is stored already."""
        verb, _, count = row.notation.partition(" ")
        if verb == UNDO:
            self.back(int(count))
            self.number = row.number
        else:
            self._apply(row, self.state.read(row.notation))

    def _apply(self, row: Row, action: int) -> None:
        before, log = self.state, Log()
        after = before.copy()
        after.apply(action, log)
        entry = Entry(row.number, row.begun, before, row.by, action, row.notation, log)
        self.state, self.number = after, row.number
        self.entries.append(entry)

    def back(self, count: int) -> None:
        """Drop the last entries."""
        self.state = self.entries[-count].before
        del self.entries[-count:]
        self.asides = Asides()

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
        return self.facts.record or self.state.to_act() == OVER

    def open_options(self) -> dict[str, Any]:
        """The options that everybody may read, without a position, which has secrets in it."""
        if self.is_open():
            return self.facts.options
        return {
            name: {key: part for key, part in value.items() if key != POSITION}
            if isinstance(value, dict)
            else value
            for name, value in self.facts.options.items()
        }

    def record(self, about: dict[str, str]) -> Record:
        """The game so far as a record."""
        head = Head(self.facts.game, self.facts.rules_version, self.open_options(), about)
        record = Record(head, self.first.copy())
        record.state = self.state.copy()
        record.actions = [entry.action for entry in self.entries]
        return record


def rebuilt_log(facts: GameSettings, rows: list[Row]) -> GameLog:
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
    return game_log
