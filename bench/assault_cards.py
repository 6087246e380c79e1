"""Measures what decides assaults: each kind of action card, and how the units are set up.

    python bench/assault_cards.py --games 400

First thoughts of the general play both sides, on all maps in turn. A row has the Rebels' share of
wins with its 95 % interval: as usual, then when nobody acts in the rounds of one card, then when a
side sets up its units at random.
"""

import argparse
import random
from collections.abc import Callable

import echobase
from echobase import CHANCE, OVER
from echobase.ai import AT_ONCE, decide, player
from echobase.core.game import State
from echobase.core.sides import NOBODY, SIDES
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.cards import ACTION_CARDS
from echobase.games.assault.rules.setup import has_number, left_of_kind
from echobase.games.assault.rules.state import as_assault
from echobase.lab.statistics import Share

GAME = "assault"
NOTHING = -1
"""For decisions that are left to the general."""

Habit = Callable[[State, random.Random], int]
"""What is done instead of what the general would do, or NOTHING."""


def as_usual(state: State, rng: random.Random) -> int:
    return NOTHING


def without(card: int) -> Habit:
    """Nobody acts in the rounds of a card."""

    def habit(state: State, rng: random.Random) -> int:
        assault = as_assault(state)
        passes = assault.step == steps.ROUND and assault.card == card
        return actions.DONE if passes else NOTHING

    return habit


def anywhere(side: int) -> Habit:
    """A side sets up its units at random."""

    def habit(state: State, rng: random.Random) -> int:
        assault = as_assault(state)
        if assault.turn or assault.step != steps.PLACE or state.to_act() != side:
            return NOTHING
        places = [action for action in state.actions() if actions.is_place(action)]
        unit = assault.placing
        alike = 1 if has_number(unit) else min(left_of_kind(unit), len(places))
        return min(rng.sample(places, alike))  # units that are alike come in ascending order

    return habit


def rebels_won(habit: Habit, number: int, seed: int) -> bool:
    """One game."""
    game = echobase.game(GAME)
    maps = game.scenarios()
    state = game.start(map=maps[number % len(maps)])
    rng = random.Random(f"cards/{seed}/{number}")
    general = player("general", GAME)
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            action = echobase.sample(state.chances(), rng)
        else:
            action = habit(state, rng)
            if action == NOTHING:
                action = decide(general, state, rng, AT_ONCE)
        state.apply(action)
    outcome = state.outcome()
    return outcome is not None and outcome.winner == SIDES[0]


def row(name: str, habit: Habit, games: int, seed: int) -> str:
    share = Share(sum(rebels_won(habit, number, seed) for number in range(games)), games)
    low, high = share.interval
    return f"| {name} | {100 * (share.rate or 0.0):.1f} % ({100 * low:.0f} to {100 * high:.0f}) |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each row (400)")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    habits: list[tuple[str, Habit]] = [("as usual", as_usual)]
    for number, card in enumerate(ACTION_CARDS):
        if card.side != NOBODY:
            habits.append((f"{SIDES[card.side]}: without {card.key}", without(number)))
    habits += [(f"{name}: set up at random", anywhere(side)) for side, name in enumerate(SIDES)]
    print("| | Rebels win |")
    print("| --- | --- |")
    for name, habit in habits:
        print(row(name, habit, arguments.games, arguments.seed), flush=True)


if __name__ == "__main__":
    main()
