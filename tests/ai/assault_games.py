"""Whole games of Assault on Hoth between computer players."""

import random
from typing import Any

import echobase
from echobase import CHANCE, OVER
from echobase.assault.state import State


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
