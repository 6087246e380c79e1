"""Orders in any sequence: the engine takes them by ascending hex, people give them as they like.

So a person's order step continues until nothing is left to order or the person is done, while
the engine may already be further on.
"""

from weakref import WeakKeyDictionary

from echobase.core.events import Message
from echobase.games.battle.rules.board import INDEX, LABELS
from echobase.games.battle.rules.explain import why_not_yours
from echobase.games.battle.rules.explain_order import why_not_order
from echobase.games.battle.rules.state import State, as_battle
from echobase.play.game_log import GameLog
from echobase.play.log_entry import Entry

_MORE: WeakKeyDictionary[Entry, list[str]] = WeakKeyDictionary()
"""By the last of some orders: what can be ordered in addition. It is asked many times."""


class Orders:
    """The latest orders in a game."""

    def __init__(self, game_log: GameLog) -> None:
        self.game_log = game_log

    # What has been ordered.

    def hexes(self) -> list[str]:
        """The hexes ordered last, in the engine's sequence, if nothing else was done since."""
        found: list[str] = []
        for entry in reversed(self.game_log.entries):
            verb, _, hex_ = entry.notation.partition(" ")
            if verb != "order":
                break
            found.append(hex_)
        return found[::-1]

    def chosen(self) -> tuple[str, ...]:
        """The same hexes as a person chose them, if that is known."""
        hexes, chosen = self.hexes(), self.game_log.asides.ordered
        return chosen if sorted(chosen) == sorted(hexes) else tuple(hexes)

    def before(self) -> State:
        """The state before the first of these orders."""
        entries = self.game_log.entries
        number = len(entries) - len(self.hexes())
        return as_battle(entries[number].before if number < len(entries) else self.game_log.state)

    # What can be ordered.

    def open(self) -> bool:
        """Whether the person who gave the latest orders may still add some."""
        entries = self.game_log.entries
        if not self.hexes() or self.game_log.asides.closed == len(entries):
            return False
        return self.game_log.is_human(entries[-1].actor) and bool(self.more())

    def more(self) -> list[str]:
        """Hexes whose units could be ordered in addition."""
        if not self.hexes():
            return orderable(self.given())
        last = self.game_log.entries[-1]
        found = _MORE.get(last)
        if found is None:
            found = _MORE[last] = orderable(self.given())
        return found.copy()

    def given(self) -> State:
        """The state before the first of these orders, but with all of them given."""
        state = self.before().copy()
        for hex_ in self.hexes():
            state.ordered |= 1 << state.at[INDEX[hex_]]
        return state

    def limit(self) -> int:
        """How many orders the card gives."""
        state = self.before()
        return 1 if state.fell_back else state.card.orders

    def why_not(self, *hexes: str) -> Message | None:
        """Why these units cannot all be ordered in addition, or None when they can."""
        state = self.given()
        for hex_ in hexes:
            unit = state.at[INDEX[hex_]]
            refused = why_not_yours(state, INDEX[hex_]) or why_not_order(state, unit)
            if refused is not None:
                return refused
            state.ordered |= 1 << unit
        return None

    # Changing them.

    def add(self, seat: int, hex_: str) -> None:
        """Order one more unit; ask `why_not` first."""
        self.replace(seat, (*self.chosen(), hex_))

    def drop_last(self, seat: int) -> None:
        """Withdraw the order that was given last."""
        self.replace(seat, self.chosen()[:-1])

    def replace(self, seat: int, chosen: tuple[str, ...]) -> None:
        """Undo as many orders as necessary, and give those that are wanted instead."""
        hexes, wanted = self.hexes(), in_sequence(self.before(), list(chosen))
        kept = 0
        while kept < min(len(hexes), len(wanted)) and hexes[kept] == wanted[kept]:
            kept += 1
        if kept < len(hexes):
            self.game_log.undo(seat, len(hexes) - kept)
        for hex_ in wanted[kept:]:
            self.game_log.do(self.game_log.state.read(f"order {hex_}"))
        self.game_log.asides.ordered = chosen


def orderable(state: State) -> list[str]:
    """The hexes of the units that could be ordered now."""
    hexes = sorted(state.hex[unit] for unit in state.units_of(state.active))
    return [LABELS[hex_] for hex_ in hexes if why_not_order(state, state.at[hex_]) is None]


def in_sequence(before: State, hexes: list[str]) -> list[str]:
    """The hexes in the engine's sequence."""
    return sorted(set(hexes), key=lambda hex_: before.read(f"order {hex_}"))
