"""The table a game is played at: record, luck, computer players, undo; it knows no screen."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from echobase import OVER, sample
from echobase.ai import decide, player
from echobase.battle.state import State
from echobase.core.events import Log, Message
from echobase.core.record import Record
from echobase.terminal.saves import Save

HUMAN: Final = "human"


@dataclass
class Entry:
    """One action of the game: the state it was taken in, who took it, its notation."""

    before: State
    actor: int
    notation: str


class Table:
    """A game in progress. Luck follows from the seed and the number of the action."""

    def __init__(self, record: Record, path: Path, players: list[str], seed: str) -> None:
        self.record = record
        self.players = players
        """By seat: `human` or the name of a computer player."""
        self.seed = seed
        self.save = Save(path)
        self.closed = -1
        """The number of actions when a person said that the orders are complete."""
        self.entries = [
            Entry(battle(state.copy()), state.to_act(), state.write(action))
            for state, action in record.states()
        ]
        self.save.write(record)

    @property
    def state(self) -> State:
        return battle(self.record.state)

    def apply(self, action: int) -> Log:
        """Do an action, write it down, and return what happened."""
        before = self.state.copy()
        heading, notation = before.heading(), before.write(action)
        log: Log = []
        self.record.apply(action, log)
        self.save.append(heading, notation)
        self.entries.append(Entry(before, before.to_act(), notation))
        return log

    def is_human(self, seat: int) -> bool:
        return seat >= 0 and self.players[seat] == HUMAN

    def luck(self) -> int:
        """What luck brings at this point of this game."""
        return sample(self.state.chances(), self._rng("luck"))

    def computer(self, name: str) -> int:
        """What a computer player would do now."""
        return decide(player(name), self.state, self._rng(name))

    def _rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.seed}/{len(self.entries)}/{purpose}")

    def undo(self, seat: int) -> bool:
        """Take back the last decision of a seat; says whether that was possible.

        It is not once luck or another player has shown something new.
        """
        if not self.entries or self.entries[-1].actor != seat:
            return False
        self.back_to(len(self.entries) - 1)
        return True

    def back_to(self, number: int) -> None:
        self.record.back_to(number)
        del self.entries[number:]
        self.save.write(self.record)

    @property
    def over(self) -> bool:
        return self.state.to_act() == OVER

    # Orders: the engine takes them in the order of the hexes, people give them as they like. So
    # the order step of a person goes on until nothing is left to order or the person is done.

    def orders_open(self) -> bool:
        """Whether a person who gave the last orders may still add some."""
        if not self.orders_given() or self.closed == len(self.entries):
            return False
        return self.is_human(self.entries[-1].actor) and bool(self.more_orders())

    def close_orders(self) -> None:
        """The person has ordered enough."""
        self.closed = len(self.entries)

    def orders_given(self, end: int | None = None) -> list[str]:
        """The hexes ordered last, as long as nothing else was done before the action `end`."""
        given: list[str] = []
        for entry in reversed(self.entries[:end]):
            verb, _, hex_ = entry.notation.partition(" ")
            if verb != "order":
                break
            given.append(hex_)
        return given[::-1]

    def order_base(self) -> State:
        """The state before the first of these orders."""
        number = len(self.entries) - len(self.orders_given())
        return self.entries[number].before if number < len(self.entries) else self.state

    def more_orders(self) -> list[str]:
        """Hexes whose units could be ordered besides those that are."""
        given = self.orders_given()
        base = self.order_base()
        notations = [base.write(action) for action in base.actions()]
        offered = [text.split()[1] for text in notations if text.startswith("order ")]
        return [
            hex_
            for hex_ in offered
            if hex_ not in given and why_not_orders(base, [*given, hex_]) is None
        ]

    def why_not_order(self, hexes: list[str]) -> Message | None:
        """Why these units cannot be ordered besides those that are, or None when they can."""
        given = self.orders_given()
        again = [hex_ for hex_ in hexes if hex_ in given]
        if again:
            return Message("battle-why-ordered-already", {"hex": again[0]})
        return why_not_orders(self.order_base(), [*given, *hexes])

    def order(self, hexes: list[str]) -> list[tuple[State, str, Log]]:
        """Order units in any sequence and return what happened; ask `why_not_order` first."""
        given = self.orders_given()
        wanted = in_sequence(self.order_base(), [*given, *hexes])
        if wanted[: len(given)] != given:
            self.back_to(len(self.entries) - len(given))
            given = []
        told = []
        for hex_ in wanted[len(given) :]:
            before, notation = self.state.copy(), f"order {hex_}"
            told.append((before, notation, self.apply(before.read(notation))))
        return told


def battle(state: object) -> State:
    """The state of a record as what it is: a battle."""
    assert isinstance(state, State)
    return state


def in_sequence(base: State, hexes: list[str]) -> list[str]:
    return sorted(set(hexes), key=lambda hex_: base.read(f"order {hex_}"))


def why_not_orders(base: State, hexes: list[str]) -> Message | None:
    """Why the units on these hexes cannot all be ordered, or None when they can."""
    wanted = [base.read(f"order {hex_}") for hex_ in in_sequence(base, hexes)]
    for action in wanted:
        alone = base.why_not(action)
        if alone is not None:
            return alone
    state = base.copy()
    for number, action in enumerate(wanted):
        if state.why_not(action) is not None:
            return Message("battle-why-no-orders-left", {"orders": number})
        state.apply(action)
    return None
