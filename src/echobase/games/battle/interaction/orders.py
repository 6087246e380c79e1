"""Orders in any sequence: the engine takes them by ascending hex, people give them as they like.

So a person's order step continues until nothing is left to order or the person is done, while
the engine may already be further on.
"""

from collections.abc import Sequence
from typing import Protocol

from echobase.core import game
from echobase.core.events import Message
from echobase.games.battle.narrow import battle
from echobase.games.battle.rules.state import State


class Action(Protocol):
    """An action of the game: the state it was taken in, who took it, its notation."""

    @property
    def before(self) -> game.State: ...
    @property
    def actor(self) -> int: ...
    @property
    def notation(self) -> str: ...


class Played(Protocol):
    """A game so far."""

    @property
    def entries(self) -> Sequence[Action]: ...
    @property
    def state(self) -> game.State: ...
    def is_human(self, seat: int) -> bool: ...


class Orders:
    """The latest orders in a game."""

    def __init__(self, table: Played, closed: int = -1) -> None:
        self.table = table
        self.closed = closed
        """The number of actions when a person said that the orders are complete."""

    def open(self) -> bool:
        """Whether the person who gave the latest orders may still add some."""
        if not self.given() or self.closed == len(self.table.entries):
            return False
        return self.table.is_human(self.table.entries[-1].actor) and bool(self.more())

    def close(self) -> None:
        """The person has ordered enough."""
        self.closed = len(self.table.entries)

    def given(self) -> list[str]:
        """The hexes ordered last, if nothing else has been done since."""
        given: list[str] = []
        for entry in reversed(self.table.entries):
            verb, _, hex_ = entry.notation.partition(" ")
            if verb != "order":
                break
            given.append(hex_)
        return given[::-1]

    def base(self) -> State:
        """The state before the first of these orders."""
        entries = self.table.entries
        number = len(entries) - len(self.given())
        return battle(entries[number].before if number < len(entries) else self.table.state)

    def more(self) -> list[str]:
        """Hexes whose units could be ordered in addition."""
        given = self.given()
        base = self.base()
        notations = [base.write(action) for action in base.actions()]
        offered = [text.split()[1] for text in notations if text.startswith("order ")]
        return [
            hex_
            for hex_ in offered
            if hex_ not in given and why_not_orders(base, [*given, hex_]) is None
        ]

    def why_not(self, hexes: list[str]) -> Message | None:
        """Why these units cannot be ordered in addition, or None when they can."""
        given = self.given()
        again = [hex_ for hex_ in hexes if hex_ in given]
        if again:
            return Message("battle-why-ordered-already", {"hex": again[0]})
        return why_not_orders(self.base(), [*given, *hexes])

    def sequence(self, hexes: list[str]) -> tuple[int, list[str]]:
        """How many orders to undo, and which to give after that, so that these are given as well.

        Call `why_not` first.
        """
        given = self.given()
        wanted = in_sequence(self.base(), [*given, *hexes])
        if wanted[: len(given)] == given:
            return 0, wanted[len(given) :]
        return len(given), wanted


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
