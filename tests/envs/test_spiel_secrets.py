"""Information states in OpenSpiel: alike exactly when a player cannot tell histories apart."""

from itertools import combinations
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import echobase.envs.open_spiel  # noqa: F401
from echobase import BadOption

GAMES = [
    "echobase_battle(scenario=1)",
    "echobase_battle(scenario=16,seats=3)",
    "echobase_battle(scenario=12,seats=4)",
    "echobase_assault",
    "echobase_assault(map=north-ridge-short,setup=default)",
]
SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER
NONE = pyspiel.PrivateInfoType.NONE
EMPIRE = 1


def sampler(seed: int) -> Any:
    return np.random.RandomState(seed).random_sample


def seen(state: Any, player: int) -> tuple[Any, ...]:
    """All that the player may read off the table now."""
    return (
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_tensor(player),
        state.legal_actions(player) if state.current_player() == player else None,
    )


def same_step(state: Any, other: Any, action: int, player: int) -> int | None:
    """What looks to the player in the other state like the action in this one.

    Of hidden draws and choices it is another one where possible: the two states grow apart.
    """
    told = state.child(action).information_state_string(player)
    legal = other.legal_actions()
    hidden = [] if other.current_player() == player else [one for one in legal if one != action]
    for like in [*hidden[-3:], action]:
        if like in legal and other.child(like).information_state_string(player) == told:
            return int(like)
    return None


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_cannot_tell_apart_stays_alike(name: str) -> None:
    """A game and an imagined one continue side by side as long as nothing is revealed."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(5)
    for player in range(game.num_players()):
        state = game.new_initial_state()
        other = state.clone()
        apart = 0
        for number in range(120):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert seen(other, player) == seen(state, player)
            action = int(rng.choice(state.legal_actions()))
            like = same_step(state, other, action, player)
            state.apply_action(action)
            if like is None:
                other = state.resample_from_infostate(player, sampler(number))
            else:
                other.apply_action(like)
                apart += other.state.document() != state.state.document()
        secrets = "battle" in name or player == EMPIRE
        assert (apart > 0) == secrets


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_can_tell_apart_differs(name: str) -> None:
    """Of a few continuations, those that look different to a player have different strings."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(6)
    state = game.new_initial_state()
    before: set[str] = set()
    for number in range(150):
        told = state.information_state_string(0)
        assert told not in before
        before.add(told)
        legal = state.legal_actions()
        if number % 5 == 0 and len(legal) > 1:
            few = rng.choice(legal, min(len(legal), 4), replace=False)
            children = [state.child(int(action)) for action in few]
            for player in range(game.num_players()):
                for one, two in combinations(children, 2):
                    if seen(one, player) != seen(two, player):
                        mine = one.information_state_string(player)
                        assert mine != two.information_state_string(player)
        state.apply_action(rng.choice(legal))


def test_a_draw_is_known_to_its_side_only() -> None:
    state = pyspiel.load_game("echobase_battle(scenario=12,seats=4)").new_initial_state()
    sides = [one.side for one in state.state.view(None).seats]
    one, two = (state.child(outcome) for outcome in (0, 1))
    for player, side in enumerate(sides):
        own = side == sides[0]
        told = [child.information_state_string(player) for child in (one, two)]
        assert (told[0] != told[1]) == own
        assert told[0].endswith("deal ?") != own


def test_luke_is_known_to_the_rebels_only() -> None:
    state = pyspiel.load_game("echobase_assault(setup=default)").new_initial_state()
    while "luke" not in state.action_to_string(state.legal_actions()[-1]):
        state.apply_action(state.legal_actions()[0])
    one, two = (state.child(action) for action in state.legal_actions()[-2:])
    rebel = state.current_player()
    empire = 1 - rebel
    assert one.information_state_string(rebel) != two.information_state_string(rebel)
    assert one.information_state_string(empire) == two.information_state_string(empire)
    assert one.information_state_string(empire).endswith("luke ?")


def test_in_an_imagined_state_others_hold_what_was_imagined() -> None:
    """Else a search would let the enemy choose from several hands at one and the same node."""
    state = pyspiel.load_game("echobase_battle(scenario=1)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    told = set()
    for seed in range(5):
        other = state.resample_from_infostate(1, sampler(seed))
        assert other.information_state_string(0).endswith(f"holds {other.secrets(0)}")
        told.add(other.information_state_string(0))
        for card in state.secrets(1).split():
            assert f"draw {card}" in other.information_state_string(1)
            assert f"draw {card}" not in other.information_state_string(0)
    assert len(told) > 1
    assert state.information_state_string(0) not in told


@pytest.mark.parametrize("name", ["echobase_battle(scenario=1)", "echobase_assault"])
def test_observers_of_a_part(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = np.random.RandomState(7)
    while state.secrets(0) == state.secrets(1):
        state.apply_action(rng.choice(state.legal_actions()))
    public, private = (
        make_observation(
            game,
            pyspiel.IIGObservationType(
                perfect_recall=False, public_info=kind == NONE, private_info=kind
            ),
        )
        for kind in (NONE, SINGLE)
    )
    seats = range(game.num_players())
    assert len({public.string_from(state, player) for player in seats}) == 1
    assert private.string_from(state, 0) == state.secrets(0)
    assert public.tensor is private.tensor is None
    now = make_observation(game)
    now.set_from(state, 0)
    assert now.string_from(state, 0) == state.observation_string(0)
    assert now.tensor.tolist() == state.observation_tensor(0)
    everything = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(BadOption, match=r"private_info=ALL_PLAYERS.*there are those of"):
        game.make_observer(everything, {})
    with pytest.raises(BadOption, match="observers have no parameters"):
        game.make_observer({"colour": "red"})
