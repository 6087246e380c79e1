"""Gymnasium's own checker, and whole games against the registered players."""

from collections.abc import Callable
from typing import Any

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


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("id_", "options"),
    [
        *((IDS[0], {"scenario": number}) for number in range(1, 18)),
        *((IDS[1], {"map": name}) for name in ("echo-base-north", "blizzard", "north-ridge-short")),
    ],
    ids=str,
)
@pytest.mark.long
def test_checker_everywhere(id_: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(id_, opponent="random", **options).unwrapped)


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
def test_whole_games(id_: str, options: dict[str, Any]) -> None:
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


@pytest.mark.parametrize(
    ("id_", "options", "message"),
    [
        ("EchoBase/Battle-v0", {"seat": "ewok"}, "no seat 'ewok'; known: rebel_0, empire_0"),
        ("EchoBase/Battle-v0", {"seat": "empire_1"}, "known: rebel_0, empire_0"),
        ("EchoBase/Battle-v0", {"opponent": "yoda"}, "no player 'yoda'.*known: random, cadet"),
        ("EchoBase/Battle-v0", {"scenario": 18}, "no scenario 18; choose one of: 1 imperial"),
        ("EchoBase/Battle-v0", {"seats": 5}, "2, 3 or 4 players; got 5"),
        ("EchoBase/Battle-v0", {"sceanrio": 7}, "no option 'sceanrio'; known options: scenario,"),
        ("EchoBase/Assault-v0", {"map": "endor"}, "no map 'endor'; choose one of: echo-base-north"),
        (
            "EchoBase/Assault-v0",
            {"setup": "fair"},
            "setup: 'fair' is not possible; choose one of: default, free",
        ),
    ],
)
def test_bad_options(id_: str, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        gymnasium.make(id_, **options)


@pytest.mark.filterwarnings("ignore:.*hologram")
def test_unknown_render_mode() -> None:
    with pytest.raises(ValueError, match="no mode 'hologram'; known: ansi, human"):
        gymnasium.make("EchoBase/Battle-v0", render_mode="hologram")


def test_reset_takes_no_options() -> None:
    env = gymnasium.make("EchoBase/Battle-v0", opponent="random")
    with pytest.raises(BadOption, match=r"reset takes no options, gymnasium.make does; got \{'sc"):
        env.reset(options={"scenario": 7})
    _, info = env.reset(options={})
    assert info["action_mask"].any()


@pytest.mark.parametrize(
    "action", [None, 1.0, np.float32(1), "1", -1, 10**9, [1], np.array([1, 2])]
)
def test_what_is_no_action_is_refused_and_changes_nothing(action: object) -> None:
    env: Any = gymnasium.make("EchoBase/Battle-v0", opponent="random").unwrapped
    seen, _ = env.reset(seed=1)
    before = env.table.state.document()
    with pytest.raises(gymnasium.error.InvalidAction, match=r"a whole number from 0 to \d+; got"):
        env.step(action)
    assert env.table.state.document() == before
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.table.state.document() != before


@pytest.mark.parametrize("kind", [int, np.int64, np.int32, np.uint16, np.array])
def test_any_whole_number_will_do(kind: Callable[[int], object]) -> None:
    env = gymnasium.make("EchoBase/Battle-v0", opponent="random").unwrapped
    seen, _ = env.reset(seed=1)
    *_, info = env.step(kind(int(np.flatnonzero(seen["action_mask"])[0])))
    assert "illegal" not in info


def test_wrappers_keep_the_order_of_calls() -> None:
    env = gymnasium.make("EchoBase/Assault-v0", opponent="random", render_mode="ansi")
    for call in (lambda: env.step(0), env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
            call()


@pytest.mark.parametrize("id_", IDS)
def test_rendering(id_: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown: dict[str, Any] = {}
    for mode in ("ansi", "human", "rgb_array"):
        env = gymnasium.make(id_, opponent="random", render_mode=mode)
        env.reset(seed=1)
        shown[mode] = env.render()
    assert shown["human"] is None
    assert capsys.readouterr().out == f"{shown['ansi']}\n" * 2  # people are shown it unasked
    assert shown["rgb_array"].shape[1:] == (800, 3)
    assert shown["rgb_array"].dtype == np.uint8
