"""Bad input to the PettingZoo environments: clear messages, and the game as it was."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from echobase import BadOption, IllegalAction
from echobase.envs import assault_v0, battle_v0


@pytest.mark.parametrize(
    ("module", "options", "message"),
    [
        (battle_v0, {"scenario": 18}, "no scenario 18; choose one of: 1 imperial-scout-mission"),
        (battle_v0, {"seats": 5}, "2, 3 or 4 players; got 5"),
        (battle_v0, {"sceanrio": 7}, "no option 'sceanrio'; known options: scenario, seats"),
        (assault_v0, {"map": "endor"}, "no map 'endor'; choose one of: echo-base-north"),
        (assault_v0, {"seats": 2}, "no option 'seats'; known options: map, field_of_fire"),
        (
            assault_v0,
            {"setup": "fair"},
            "setup: 'fair' is not possible; choose one of: default, free",
        ),
    ],
)
def test_bad_options(module: Any, options: dict[str, Any], message: str) -> None:
    for make in (module.env, module.raw_env):
        with pytest.raises(BadOption, match=message):
            make(**options)


@pytest.mark.parametrize("kind", [int, np.int64, np.int32, np.uint16, np.array])
def test_any_whole_number_will_do(kind: Callable[[int], Any]) -> None:
    env = battle_v0.raw_env(scenario=14)
    env.reset(seed=1)
    before = env.table.state.document()
    env.step(kind(int(np.flatnonzero(env.last()[0]["action_mask"])[0])))
    assert env.table.state.document() != before


@pytest.mark.parametrize("module", [battle_v0, assault_v0])
def test_unknown_agents(module: Any) -> None:
    env = module.env()
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(ValueError, match="no agent 'ewok'; known: rebel_0, empire_0"):
            ask("ewok")


@pytest.mark.parametrize("action", [1.5, "x", [1], None, -1, 10**9, np.float64(0)])
def test_what_is_no_number_changes_nothing(action: Any) -> None:
    env = battle_v0.env()
    env.reset(seed=1)
    before = env.table.state.document()
    with pytest.raises(IllegalAction, match="an action is a number from 0 to"):
        env.step(action)
    assert env.table.state.document() == before


@pytest.mark.parametrize("seed", [-1, 1.5, "x"])
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(BadOption, match="seed: a whole number from 0 on, or None"):
        battle_v0.env().reset(seed=seed)


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    env = battle_v0.env()
    for ask in (env.last, env.render, lambda: env.step(0), lambda: env.observe("rebel_0")):
        with pytest.raises(AttributeError, match="reset\\(\\) must come before"):
            ask()
