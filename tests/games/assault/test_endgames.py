"""Endgames: a late position that is cut down to a few units and stays a legal one."""

from random import Random

import pytest
from games.assault.conservation import check_counters

import echobase
from echobase import CHANCE, OVER
from echobase.games.assault.endgames import FIRST_TURN, LEFT, cut_down, may_begin
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import FIRST


def play(state: State, rng: Random) -> None:
    """One random action."""
    if state.to_act() == CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    else:
        state.apply(rng.choice(state.actions()))


def late(seed: int) -> State:
    """A game in which an endgame has just begun, or that is over."""
    rng = Random(seed)
    state = as_assault(echobase.game("assault").start(map="north-ridge-short"))
    while state.to_act() != OVER and not may_begin(state, rng):
        play(state, rng)
    return state


def test_no_endgame_begins_in_the_first_turn() -> None:
    state = as_assault(echobase.game("assault").start())
    rng = Random(1)
    while state.turn < FIRST_TURN and state.to_act() != OVER:
        assert not may_begin(state, rng)
        play(state, rng)


@pytest.mark.parametrize("seed", range(6))
def test_an_endgame_has_few_units_and_goes_on_to_the_end(seed: int) -> None:
    state = late(seed)
    assert state.to_act() != OVER
    cut_down(state, Random(seed))
    for kind, (_, most) in LEFT.items():
        units = range(FIRST[kind], FIRST[kind + 1])
        assert sum(state.in_play(unit) for unit in units) <= most
    assert state.transports() in (3, 4)
    check_counters(state)
    again = echobase.game("assault").load(state.document())
    assert again.document() == state.document()
    rng = Random(seed)
    while state.to_act() != OVER:
        play(state, rng)
