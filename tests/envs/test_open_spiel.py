"""OpenSpiel's own simulation test, and whole games of its search bots."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import echobase.envs.open_spiel  # noqa: F401


@pytest.mark.parametrize(
    "name",
    [
        "echobase_battle(scenario=14)",
        "echobase_battle(scenario=14,seats=3)",
        "echobase_battle(scenario=14,seats=4)",
        "echobase_assault(map=north-ridge-short,setup=default)",
    ],
)
def test_simulation(name: str) -> None:
    battle = "battle" in name
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=battle, verbose=False, mask_test=battle
    )


class Flat(mcts.Evaluator):  # type: ignore[misc]
    """Knows nothing: a test of playing, not of playing well."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.get_game().num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize(
    "name", ["echobase_battle(scenario=14)", "echobase_assault(setup=default)"]
)
def test_search_bots_play_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    bots = [
        mcts.MCTSBot(game, 1.0, 3, Flat(), random_state=rng),
        ismcts.ISMCTSBot(game, Flat(), 1.0, 3, random_state=rng),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sorted(state.returns()) == [-1, 1]


@pytest.mark.parametrize("name", ["echobase_battle(scenario=1)", "echobase_assault(setup=default)"])
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = game.new_initial_state()
    for _ in range(150):
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_clones_are_independent() -> None:
    state = pyspiel.load_game("echobase_battle").new_initial_state()
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert len(state.history()) == 0
    assert str(state) != str(other)
