"""States, tables and environments can be copied and pickled, and copies go their own way."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import echobase.envs.gymnasium  # noqa: F401
from echobase import CHANCE, game, sample
from echobase.envs import assault_v0, battle_v0

COPIES: list[Any] = [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
both_ways = pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
Copy = Callable[[Any], Any]


def played(state: Any, rng: random.Random, actions: int) -> Any:
    for _ in range(actions):
        luck = state.to_act() == CHANCE
        state.apply(sample(state.chances(), rng) if luck else rng.choice(state.actions()))
    return state


@both_ways
@pytest.mark.parametrize("name", ["battle", "assault"])
def test_states(name: str, copied: Copy) -> None:
    state = played(game(name).start(), random.Random(1), 60)
    before = state.document()
    other = copied(state)
    assert other.document() == before
    assert other.to_act() == state.to_act()
    played(other, random.Random(2), 20)
    assert state.document() == before


def act(env: Any, rng: random.Random) -> None:
    legal = np.flatnonzero(env.last()[0]["action_mask"]).tolist()
    env.step(rng.choice(legal))


@both_ways
@pytest.mark.parametrize("module", [battle_v0, assault_v0])
def test_pettingzoo(module: Any, copied: Copy) -> None:
    env = module.env()
    env.reset(seed=3)
    rng = random.Random(3)
    for _ in range(40):
        act(env, rng)
    other = copied(env)
    again = copy.deepcopy(rng)
    for _ in range(30):
        act(env, rng)
    for _ in range(30):
        act(other, again)
    assert other.table.state.document() == env.table.state.document()


@both_ways
def test_gymnasium(copied: Copy) -> None:
    env = gymnasium.make("EchoBase/Battle-v0", scenario=14).unwrapped
    seen, _ = env.reset(seed=5)
    other = copied(env)
    action = int(np.flatnonzero(seen["action_mask"])[0])
    mine, theirs = env.step(action), other.step(action)
    assert (mine[0]["observation"]["facts"] == theirs[0]["observation"]["facts"]).all()
    assert mine[1:4] == theirs[1:4]
