"""Cadet: a beginner that orders whoever is in front, walks at the enemy and attacks anything."""

from typing import Final

from echobase.ai.random_player import any_of
from echobase.core import game
from echobase.core.aliases import Hex
from echobase.core.chance import Rng
from echobase.core.rows import as_list
from echobase.core.sides import enemy
from echobase.games.battle.ai.orderable import orders, orders_left
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.attack import attacks_of
from echobase.games.battle.rules.board import DISTANCE, HEXES, OFF
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of

WANDERS: Final = 0.1
"""How often it moves at random, so that no unit is stuck at an obstacle forever."""


class Cadet:
    """Has a few habits and knows nothing about cover, objectives and odds."""

    def choose(self, state: game.State, rng: Rng) -> int:
        assert isinstance(state, State)
        legal = state.legal
        if len(legal) == 1:
            return legal[0]
        step = step_of(state.todo[-1])
        if step == steps.ORDER:
            return order_in_front(state)
        if step == steps.MOVE and rng.random() >= WANDERS:
            return walk_on(state)
        # Plays any card, and does whatever it may do: attacks, arrivals, support cards.
        return any_of(as_list(legal[1:] if legal[0] == DONE else legal), rng)


def order_in_front(state: State) -> int:
    """Units nearest to the enemy, as many as the card allows; ordered by ascending hex."""
    near: list[tuple[int, int]] = []
    for action in orders(state):
        near.append((apart(state, action - actions.ORDER), action))
    near.sort()
    chosen = [action for _, action in near[: orders_left(state)]]
    return min(chosen) if chosen else DONE


def walk_on(state: State) -> int:
    """Leaves the board or goes as near to an enemy as it can; a unit that can attack stays."""
    best = DONE
    least = HEXES
    for action in state.legal:
        if action == DONE:
            continue
        start, end, _ = actions.unpack_move(action)
        if end == OFF:
            return action
        left = apart(state, end)
        if left < least and left < apart(state, start) and not attacks_of(state, state.at[start]):
            best = action
            least = left
    return best


def apart(state: State, hex_: Hex) -> int:
    """Hexes to the nearest enemy."""
    near = DISTANCE[hex_]
    found = HEXES
    for foe in state.units_of(enemy(state.active)):
        found = min(found, near[state.hex[foe]])
    return found
