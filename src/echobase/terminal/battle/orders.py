"""Orders in any sequence: the engine takes them in the order of the hexes, people as they like.

So the order step of a person goes on until nothing is left to order or the person is done, while
the engine may be farther on already.
"""

from echobase.battle.state import State
from echobase.core.events import Log, Message
from echobase.terminal.battle.cast import battle
from echobase.terminal.table import Table


class Orders:
    """The orders given last at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.closed = -1
        """The number of actions when a person said that the orders are complete."""

    def open(self) -> bool:
        """Whether a person who gave the last orders may still add some."""
        if not self.given() or self.closed == len(self.table.entries):
            return False
        return self.table.is_human(self.table.entries[-1].actor) and bool(self.more())

    def close(self) -> None:
        """The person has ordered enough."""
        self.closed = len(self.table.entries)

    def given(self) -> list[str]:
        """The hexes ordered last, as long as nothing else was done since."""
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
        """Hexes whose units could be ordered besides those that are."""
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
        """Why these units cannot be ordered besides those that are, or None when they can."""
        given = self.given()
        again = [hex_ for hex_ in hexes if hex_ in given]
        if again:
            return Message("battle-why-ordered-already", {"hex": again[0]})
        return why_not_orders(self.base(), [*given, *hexes])

    def give(self, hexes: list[str]) -> list[tuple[State, str, Log]]:
        """Order units in any sequence and return what happened; ask `why_not` first."""
        given = self.given()
        wanted = in_sequence(self.base(), [*given, *hexes])
        if wanted[: len(given)] != given:
            self.table.back_to(len(self.table.entries) - len(given))
            given = []
        told = []
        for hex_ in wanted[len(given) :]:
            before, notation = battle(self.table.state).copy(), f"order {hex_}"
            told.append((before, notation, self.table.apply(before.read(notation))))
        return told


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
