"""The cadet of Assault on Hoth: legal everywhere, blind to Luke, better than blind chance."""

import random

import pytest
from games.assault.ai.assault_games import play, start
from games.assault.field import position
from later import later

import echobase
from echobase import CHANCE, OVER
from echobase.ai.random_player import RandomPlayer
from echobase.games.assault.ai.cadet import Cadet

CADET = Cadet()


@pytest.mark.parametrize("map_", later(["north-ridge-short", "blizzard", "echo-base-north"]))
@pytest.mark.parametrize("setup", ["default", "free"])
def test_plays_every_map_to_its_end(map_: str, setup: str) -> None:
    assert play(start(map=map_, setup=setup), (CADET, CADET), 1) != ""


@pytest.mark.long
@pytest.mark.parametrize(("side", "least"), [("rebel", 10), ("empire", 6)])
def test_beats_random_play(side: str, least: int) -> None:
    players = (CADET, RandomPlayer()) if side == "rebel" else (RandomPlayer(), CADET)
    wins = [play(start(setup="default"), players, seed) for seed in range(10)]
    assert wins.count(side) >= least


def test_the_empire_does_not_know_luke() -> None:
    state = start(setup="default")
    rng = random.Random(1)
    asked = 0
    while state.to_act() != OVER and not state.revealed:
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        action = CADET.choose(state, random.Random(7))
        if state.to_act() == 1:
            asked += 1
            for luke in range(5):
                other = state.copy()
                other.luke = luke
                assert CADET.choose(other, random.Random(7)) == action
        state.apply(action)
    assert asked > 50


def test_a_choice_leaves_the_state_alone() -> None:
    game = position(units={"W1": "0818:S", "S1": "0819", "LS1": "W1"}, card="walkers_move_or_fire")
    before = game.state.document()
    CADET.choose(game.state, random.Random(1))
    assert game.state.document() == before


def test_fires_at_installations_first_and_else_where_a_hit_is_likely() -> None:
    game = position("20: . . . W1:S\n22: . . LT1 G", card="walkers_fire")
    assert game.state.write(CADET.choose(game.state, random.Random(2))) == "fire W1xG"
    game = position("20: . . . W1:S\n21: . . LT1 T1", card="walkers_fire")
    assert game.state.write(CADET.choose(game.state, random.Random(2))) == "fire W1xLT1"


def test_a_walker_marches_on() -> None:
    game = position(units={"W1": "0805:S"}, card="walkers_move")
    assert game.state.write(CADET.choose(game.state, random.Random(2))) == "step W1"
