"""What lessons ask about a battle. A unit is named by the hex on which it begins."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from echobase.core import game
from echobase.core.masks import each, size
from echobase.core.sides import enemy
from echobase.games.battle.rules.attack import attacks_of
from echobase.games.battle.rules.board import INDEX, LABELS
from echobase.games.battle.rules.notation import VERBS
from echobase.games.battle.rules.objectives import score
from echobase.games.battle.rules.state import State, as_battle
from echobase.lessons.facts import Count, Fact
from echobase.play.log_entry import Entry


class BattleFacts:
    """Implements `LessonFacts`."""

    @property
    def verbs(self) -> Sequence[str]:
        return VERBS

    @property
    def counts(self) -> Mapping[str, Count]:
        return COUNTS

    @property
    def facts(self) -> Mapping[str, Fact]:
        return FACTS

    def step(self, state: game.State, step: str) -> str:
        return step.replace("_", "-")

    def knows(self, first: game.State, unit: str) -> bool:
        return unit in INDEX and as_battle(first).at[INDEX[unit]] >= 0

    def place(self, first: game.State, state: game.State, unit: str) -> str:
        hex_ = as_battle(state).hex[self.number(first, unit)]
        return LABELS[hex_] if hex_ >= 0 else ""

    def gone(self, first: game.State, state: game.State, unit: str) -> bool:
        return not self.place(first, state, unit)

    def figures(self, first: game.State, state: game.State, unit: str) -> int:
        return as_battle(state).figures[self.number(first, unit)]

    def hand(self, state: game.State, seat: int) -> Sequence[str]:
        position = as_battle(state)
        cards = position.scenario.cards[position.scenario.sides[seat]]
        return [cards[card].key for card in each(position.hand[seat])]

    def cards(self, first: game.State, seat: int) -> Sequence[str]:
        scenario = as_battle(first).scenario
        return [card.key for card in scenario.cards[scenario.sides[seat]]]

    def number(self, first: game.State, unit: str) -> int:
        return as_battle(first).at[INDEX[unit]]


def of_own_side(count: Callable[[State, int], int]) -> Count:
    """A number of the learner's side."""
    return lambda state, seat: count(as_battle(state), as_battle(state).scenario.sides[seat])


def of_enemy(count: Callable[[State, int], int]) -> Count:
    """The same number of the other side."""
    return lambda state, seat: count(as_battle(state), enemy(as_battle(state).scenario.sides[seat]))


def units_of(state: State, side: int) -> int:
    return len(state.units_of(side))


def moved_too_far(entry: Entry, after: game.State) -> bool:
    """A unit that could have attacked has moved so far that it cannot."""
    verb, _, way = entry.notation.partition(" ")
    if verb != "move":
        return False
    before = as_battle(entry.before)
    start = way.partition("-")[0]
    unit = before.at[INDEX[start]]
    if not as_battle(after).barred >> unit & 1:
        return False
    return bool(attacks_of(before, unit)) or any(
        attacks_after(before, unit, action)
        for action in before.actions()
        if before.write(action).startswith(f"move {start}-")
    )


def attacks_after(before: State, unit: int, move: int) -> bool:
    """Whether a unit would have a target after a move."""
    after = before.copy()
    after.apply(move)
    if after.hex[unit] < 0 or (after.barred | after.halted) >> unit & 1:
        return False
    return bool(attacks_of(after, unit))


def nobody_to_order(entry: Entry, after: game.State) -> bool:
    """A card was played that orders none of the units on the board."""
    position = as_battle(after)
    return entry.notation.startswith("play ") and not position.ordered and not position.actions()


COUNTS: Final[dict[str, Count]] = {
    "medals": of_own_side(score),
    "enemy-medals": of_enemy(score),
    "units": of_own_side(units_of),
    "enemy-units": of_enemy(units_of),
    "ordered": lambda state, seat: size(as_battle(state).ordered),
}
FACTS: Final[dict[str, Fact]] = {
    "moved-too-far": moved_too_far,
    "nobody-to-order": nobody_to_order,
}
