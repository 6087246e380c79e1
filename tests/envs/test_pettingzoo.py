"""PettingZoo's own tests over every scenario and map, and what misuse leads to."""

import sys
import warnings
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from echobase import BadDocument, BadOption, IllegalAction
from echobase.envs import assault_v0, battle_v0

with warnings.catch_warnings():  # where pettingzoo[classic] is installed its import warns
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

# PettingZoo warns of everything that is unusual: dictionaries as observations, for one.
pytestmark = pytest.mark.filterwarnings("ignore")

MAPS = ("echo-base-north", "blizzard", "north-ridge-short")
GAMES: list[Any] = [
    *(
        pytest.param(battle_v0, {"scenario": number}, id=f"battle-{number}")
        for number in range(1, 18)
    ),
    pytest.param(battle_v0, {"scenario": 13, "seats": 3}, id="three"),
    pytest.param(battle_v0, {"scenario": 16, "seats": 4}, id="four"),
    *(pytest.param(assault_v0, {"map": name}, id=name) for name in MAPS),
    pytest.param(assault_v0, {"setup": "default"}, id="suggested"),
]
SHOWN = {"battle-1", "four", "suggested"}
every_game = pytest.mark.parametrize(("module", "options"), GAMES)


@every_game
def test_api(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=40)
    api_test(module.raw_env(**options), num_cycles=10)


@every_game
def test_seeds(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=20)


@pytest.mark.parametrize(
    ("module", "options"),
    [
        pytest.param(*game.values, id=game.id, marks=[] if game.id in SHOWN else [pytest.mark.long])
        for game in GAMES
    ],
)
def test_rendering(
    module: Any,
    options: dict[str, Any],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("echobase.envs.rendering.PICTURE_WIDTH", 120)  # small pictures are quick
    render_test(lambda render_mode: module.env(render_mode=render_mode, **options))
    assert capsys.readouterr().out


def test_pixels_show_the_position() -> None:
    env = battle_v0.raw_env(scenario=14, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert first.shape == (563, 800, 3)
    assert first.flags.writeable
    assert np.array_equal(env.render(), first)
    while env.table.state.view(None).medals == {"rebel": 0, "empire": 0}:
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert not np.array_equal(env.render(), first)


@pytest.mark.parametrize("package", ["PIL", "resvg_py"])
def test_pixels_without_the_extra(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"{package!r}: pip install 'echobase\[picture\]'"):
        battle_v0.env(render_mode="rgb_array")
    battle_v0.env(render_mode="ansi")


@every_game
def test_benchmark(module: Any, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    clock: Callable[[], int] = count(step=1).__next__
    where = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(where, "time", SimpleNamespace(time=clock))  # five cycles, not seconds
    performance_benchmark(module.env(**options))


def play(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        if over or cut:
            rewards[agent] = reward
            env.step(None)
            continue
        assert env.observation_space(agent).contains(observation)
        assert info["action_mask"] is observation["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


def test_a_team_wins_or_loses_together() -> None:
    env = battle_v0.env(scenario=14, seats=4)
    assert env.possible_agents == ["rebel_0", "rebel_1", "empire_0", "empire_1"]
    rewards = play(env, 3)
    assert rewards["rebel_0"] == rewards["rebel_1"] == -rewards["empire_0"] == -rewards["empire_1"]
    assert abs(rewards["rebel_0"]) == 1


def test_a_whole_assault() -> None:
    assert sorted(play(assault_v0.env(map="north-ridge-short"), 1).values()) == [-1, 1]


def test_an_illegal_action_loses() -> None:
    env = battle_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_an_illegal_action_of_the_raw_environment_changes_nothing() -> None:
    env = battle_v0.raw_env()
    env.reset(seed=1)
    before = env.last()[0]
    with pytest.raises(IllegalAction, match="not legal now; see action_mask"):
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert (env.last()[0]["action_mask"] == before["action_mask"]).all()
    for wrong in (-1, 10**9, None):
        with pytest.raises(IllegalAction, match="a number from 0 to"):
            env.step(wrong)


def test_misuse_is_explained() -> None:
    env = battle_v0.env()
    with pytest.raises(AttributeError, match="reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="reset"):
        env.observe("rebel_0")
    with pytest.raises(ValueError, match="known: rebel_0, empire_0"):
        env.observation_space("rebel_7")
    with pytest.raises(ValueError, match="known: ansi, human, rgb_array"):
        battle_v0.env(render_mode="video")
    with pytest.raises((BadDocument, BadOption), match="99"):
        battle_v0.env(scenario=99)
    with pytest.raises((BadDocument, BadOption), match="tatooine"):
        assault_v0.env(map="tatooine")


def test_a_dead_agent_may_only_pass() -> None:
    env = battle_v0.env(scenario=14)
    play(env, 2)
    env.step(None)  # PettingZoo warns and ignores it
    env.reset(seed=2)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="None"):
        env.step(0)


def test_who_does_not_decide_may_do_nothing() -> None:
    env = battle_v0.env()
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(waiting)["action_mask"].any()
