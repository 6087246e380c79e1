"""Bad input to the OpenSpiel games: its kind of error, a clear message, nothing changed."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from echobase import BadOption, IllegalAction
from echobase.envs.open_spiel import made


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("echobase_battle(scenario=18)", "no scenario 18; choose one of: 1 imperial-scout-mission"),
        ("echobase_battle(seats=5)", "2, 3 or 4 players; got 5"),
        ("echobase_assault(map=endor)", "no map 'endor'; choose one of: echo-base-north"),
        (
            "echobase_assault(setup=fair)",
            "setup: 'fair' is not possible; choose one of: default, free",
        ),
    ],
)
def test_bad_values_of_parameters(name: str, message: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=message) as found:
        pyspiel.load_game(name)
    assert isinstance(found.value, BadOption)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("echobase_battle(scenario=hoth)", "Wrong type for parameter scenario"),
        ("echobase_battle(leaders=leia)", "Available parameters are: scenario, seats"),
        ("echobase_assault(seats=2)", "Available parameters are: map, setup"),
        ("echobase_endor", "Unknown game 'echobase_endor'"),
    ],
)
def test_what_openspiel_refuses_itself(name: str, message: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=message):
        pyspiel.load_game(name)


def test_unknown_parameter_given_to_the_class() -> None:
    with pytest.raises(BadOption, match="no parameter 'scenaro'; known: scenario, seats"):
        made("battle")({"scenaro": 7})


def first_decision(name: str) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def refuses(state: Any, action: Any, error: type[Exception], message: str) -> None:
    before = (state.history(), str(state), state.information_state_string(0))
    with pytest.raises(error, match=message):
        state.apply_action(action)
    assert (state.history(), str(state), state.information_state_string(0)) == before


@pytest.mark.parametrize("name", ["echobase_battle(scenario=14)", "echobase_assault"])
def test_bad_actions(name: str) -> None:
    state = first_decision(name)
    size = state.num_distinct_actions()
    masked = next(one for one in range(size) if one not in state.legal_actions())
    for error in (IllegalAction, pyspiel.SpielError):
        refuses(state, masked, error, rf"action {masked} \(.+\) is not legal now; see legal_ac")
        refuses(state, size, error, f"action {size}: a number from 0 to {size - 1} is due")
    refuses(state, -1, pyspiel.SpielError, "action_id = -1")
    for wrong in (None, 1.0, "play", [1]):
        refuses(state, wrong, TypeError, "apply_action")
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(masked)
    with pytest.raises(IllegalAction, match="a number from 0 to"):
        state.action_to_string(size)


def test_bad_luck() -> None:
    state = pyspiel.load_game("echobase_battle").new_initial_state()
    last = len(state.chance_outcomes()) - 1
    refuses(state, last + 1, IllegalAction, f"action {last + 1}: a number from 0 to {last} is due")


@pytest.mark.parametrize("kind", [int, np.int64, np.int32, np.uint16])
def test_any_whole_number_will_do(kind: Any) -> None:
    state = first_decision("echobase_battle(scenario=14)")
    action = state.legal_actions()[1]
    state.apply_action(kind(action))
    assert state.history()[-1] == action


def test_the_end_is_the_end() -> None:
    state = pyspiel.load_game("echobase_battle(scenario=14)").new_initial_state()
    rng = np.random.RandomState(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.legal_actions() == []
    refuses(state, 0, IllegalAction, "the game is over: new_initial_state")


@pytest.mark.parametrize("player", [-1, 2, None])
def test_unknown_players(player: Any) -> None:
    state = first_decision("echobase_battle(scenario=14)")
    for ask in (state.information_state_string, state.observation_tensor):
        with pytest.raises((pyspiel.SpielError, TypeError), match=r"player|incompatible"):
            ask(player)
    with pytest.raises(BadOption, match=f"no player {player}; players are 0 to 1"):
        state.resample_from_infostate(player, lambda: 0.5)
    seen = state.get_game().make_py_observer()
    for see in (seen.set_from, seen.string_from):
        with pytest.raises(pyspiel.SpielError, match="players are 0 to 1"):
            see(state, player)
    assert state.legal_actions(1 - state.current_player()) == []


def test_rubbish_is_no_state() -> None:
    with pytest.raises(pyspiel.SpielError, match="pieces"):
        pyspiel.load_game("echobase_battle").deserialize_state("rubbish")
