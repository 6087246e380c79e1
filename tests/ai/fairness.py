"""Whether a player decides by what its seat may know, and by nothing else."""

import random

import echobase
from echobase import CHANCE, OVER
from echobase.ai import Player, decide
from echobase.core.game import State


def same_whatever_is_hidden(who: Player, state: State, seed: int, steps: int) -> None:
    """Play on; a state that differs only in what is hidden always gets the same answer."""
    rng = random.Random(seed)
    for number in range(steps):
        if state.to_act() == OVER:
            break
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        seat = state.to_act()
        other = state.imagine(seat, random.Random(number))
        assert other.view(seat) == state.view(seat)
        chosen = decide(who, state, random.Random(number))
        assert decide(who, other, random.Random(number)) == chosen
        state.apply(chosen)
