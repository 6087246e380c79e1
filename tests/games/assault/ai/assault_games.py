"""Whole games of Assault on Hoth between computer players."""

import random
from typing import Any

import echobase
from echobase import CHANCE, OVER
from echobase.ai.weights import EVEN
from echobase.games.assault.ai.by_side import BySide
from echobase.games.assault.ai.players import TABLES, by_side
from echobase.games.assault.rules.state import State


def start(**options: Any) -> State:
    state = echobase.game("assault").start(**options)
    assert isinstance(state, State)
    return state


def play(state: State, players: tuple[Any, Any], seed: int) -> str:
    """The winner of a game; every choice is checked."""
    rng = random.Random(seed)
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            action = players[state.to_act()].choose(state.imagine(state.to_act(), rng), rng)
            assert action in state.actions()
            state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winner


def policy() -> BySide:
    """Who decides at once, with all that is known of each side."""
    return by_side(EVEN, TABLES.policy())


def decisions(seed: int, most: int) -> list[State]:
    """States of a game between troopers in which somebody has a choice."""
    state = start(setup="default")
    rng = random.Random(seed)
    found: list[State] = []
    while state.to_act() != OVER and len(found) < most:
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        if len(state.actions()) > 1:
            found.append(state.copy())
        state.apply(policy().choose(state, rng))
    return found
