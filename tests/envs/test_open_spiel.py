"""OpenSpiel's own simulation and API tests, over all scenarios and maps; serialisation; clones."""

import copy
import pickle
import unittest
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test

import echobase
import echobase.envs.open_spiel

MAPS = ("echo-base-north", "blizzard", "north-ridge-short")
BATTLES = [f"echobase_battle(scenario={number})" for number in range(1, 18)]
TEAMS = [
    f"echobase_battle(scenario={number},seats={seats})"
    for number, seats in ((1, 3), (7, 4), (14, 3), (14, 4), (16, 3), (17, 4))
]
ASSAULTS = [
    f"echobase_assault(map={map_},setup={setup})" for map_ in MAPS for setup in ("free", "default")
]
GAMES = [*BATTLES, *TEAMS, *ASSAULTS]


def test_all_scenarios_and_maps_are_here() -> None:
    assert len(BATTLES) == len(echobase.game("battle").scenarios())
    assert sorted(MAPS) == sorted(echobase.game("assault").scenarios())


def simulated() -> list[Any]:
    """Every game; those that differ most at once, the rest later."""
    soon = {BATTLES[0], BATTLES[13], TEAMS[2], TEAMS[5], ASSAULTS[1], ASSAULTS[4]}
    return [pytest.param(name, marks=[] if name in soon else [pytest.mark.long]) for name in GAMES]


@pytest.mark.parametrize("name", simulated())
def test_simulation(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize(
    "name",
    ["echobase_battle(scenario=9)", "echobase_battle(scenario=14,seats=3)", "echobase_assault"],
)
def test_api(name: str) -> None:
    checks = type(
        "Checks",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": pyspiel.load_game(name), "game_name": name},
    )
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(checks).run(found)
    assert found.testsRun >= 5
    assert [*found.errors, *found.failures, *found.skipped] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_serialised_state_is_the_same_in_all_it_holds(name: str) -> None:
    """OpenSpiel compares what a spectator sees; hands, decks and what was told must stay, too."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(3)
    state = game.new_initial_state()
    for number in range(1, 241):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
        if number % 24 == 0:
            other = game.deserialize_state(state.serialize())
            assert other.state.document() == state.state.document()
            assert other.history() == state.history()
            assert other.legal_actions() == state.legal_actions()
            for player in range(game.num_players()):
                told = state.information_state_string(player)
                assert other.information_state_string(player) == told


@pytest.mark.parametrize("duplicate", [lambda state: state.clone(), copy.deepcopy])
def test_copies_are_independent(duplicate: Callable[[Any], Any]) -> None:
    state = pyspiel.load_game("echobase_battle").new_initial_state()
    told = state.information_state_string(0)
    other = duplicate(state)
    other.apply_action(other.legal_actions()[0])
    assert len(state.history()) == 0
    assert state.information_state_string(0) == told
    assert str(state) != str(other)


@pytest.mark.parametrize("name", ["echobase_battle(scenario=7,seats=4)", "echobase_assault"])
def test_a_game_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    other = pickle.loads(pickle.dumps(game))
    assert str(other) == str(game)
    assert str(other.new_initial_state()) == str(game.new_initial_state())
