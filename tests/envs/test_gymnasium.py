"""Gymnasium's own checker, and whole games against the registered players."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import echobase.envs.gymnasium  # noqa: F401
from echobase import BadOption

IDS = ("EchoBase/Battle-v0", "EchoBase/Assault-v0")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("opponent", ["random", "cadet"])
@pytest.mark.parametrize("id_", IDS)
def test_checker(id_: str, opponent: str) -> None:
    check_env(gymnasium.make(id_, opponent=opponent, seat="empire_0").unwrapped)


@pytest.mark.parametrize(
    ("id_", "options"),
    [
        ("EchoBase/Battle-v0", {"scenario": 14, "opponent": "cadet"}),
        (
            "EchoBase/Battle-v0",
            {"scenario": 14, "opponent": "random", "seats": 4, "seat": "empire_1"},
        ),
        ("EchoBase/Assault-v0", {"setup": "default", "opponent": "random"}),
    ],
)
def test_whole_games(id_: str, options: dict[str, object]) -> None:
    env = gymnasium.make(id_, **options)
    seen, _ = env.reset(seed=4)
    rng = np.random.default_rng(4)
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut, info = env.step(action)
        assert not cut
        assert "illegal" not in info
    assert reward in (-1, 1)


def test_an_illegal_action_loses_and_the_end_is_the_end() -> None:
    env = gymnasium.make("EchoBase/Battle-v0", opponent="random").unwrapped
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True)
    assert "not legal now" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)


def test_unknown_names() -> None:
    with pytest.raises(BadOption, match="known: rebel_0, empire_0"):
        gymnasium.make("EchoBase/Battle-v0", seat="ewok")
    with pytest.raises(BadOption, match="known: random, cadet"):
        gymnasium.make("EchoBase/Battle-v0", opponent="yoda")
