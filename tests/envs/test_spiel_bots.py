"""OpenSpiel's search bots play both games, from every seat.

The bots of `open_spiel.python` do; those in C++ (`pyspiel.MCTSBot`) end the process with any game
that is written in Python, OpenSpiel's own ones included.
"""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import echobase.envs.open_spiel  # noqa: F401


class Flat(mcts.Evaluator):  # type: ignore[misc]
    """Knows nothing: a test of playing, not of playing well."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.get_game().num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def bot(kind: str, game: Any, evaluator: Any, rng: Any, simulations: int) -> Any:
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.0, simulations, evaluator, random_state=rng)
    return ismcts.ISMCTSBot(game, evaluator, 1.0, simulations, random_state=rng)


def play(bots: list[Any], state: Any, rng: Any, decisions: int | None = None) -> set[int]:
    """Let the bots play, to the end or for some decisions; returns who decided."""
    acted: list[int] = []
    while not state.is_terminal() and len(acted) != decisions:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
            continue
        player = state.current_player()
        action = bots[player].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        acted.append(player)
    return set(acted)


@pytest.mark.parametrize("kinds", [("mcts", "ismcts"), ("ismcts", "mcts")])
@pytest.mark.parametrize(
    "name",
    [
        "echobase_battle(scenario=14)",
        "echobase_battle(scenario=14,seats=3)",
        "echobase_battle(scenario=14,seats=4)",
        "echobase_assault(setup=default)",
    ],
)
def test_whole_games(name: str, kinds: tuple[str, str]) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    seats = range(game.num_players())
    state = game.new_initial_state()
    acted = play([bot(kinds[seat % 2], game, Flat(), rng, 3) for seat in seats], state, rng)
    assert acted == set(seats)
    assert set(state.returns()) == {-1, 1}


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
@pytest.mark.parametrize(
    "name", ["echobase_battle(scenario=14,seats=4)", "echobase_assault(setup=default)"]
)
def test_random_rollouts(name: str, kind: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [bot(kind, game, evaluator, rng, 4) for _ in range(game.num_players())]
    state = game.new_initial_state()
    assert play(bots, state, rng, decisions=4)
    assert len([one for one in state.full_history() if one.player >= 0]) == 4
