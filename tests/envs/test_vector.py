"""Many games in arrays show, number by number, what single environments show of the same games."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from echobase import BadOption, IllegalAction
from echobase.envs.gymnasium import SeatEnv
from echobase.envs.pettingzoo import TableEnv
from echobase.envs.tables import TableVectorEnv
from echobase.envs.vector import SeatVectorEnv

BATTLE = "EchoBase/Battle-v0"
SHORT: dict[str, Any] = {"scenario": 14, "opponent": "random", "seat": "empire_0"}


def any_choices(env: SeatVectorEnv | TableVectorEnv, rng: np.random.Generator) -> Any:
    """A random legal action of each game; 0 where there is none."""
    actions, starts = env.choices()
    counts = np.diff(starts)
    drawn = starts[:-1] + (rng.random(len(counts)) * counts).astype(int)
    return np.where(counts, actions[np.minimum(drawn, len(actions) - 1)], 0)


def check_same(mine: Any, theirs: Any) -> None:
    """Both are the same numbers in the same nest of dictionaries."""
    if isinstance(mine, dict):
        assert mine.keys() == theirs.keys()
        for key in mine:
            check_same(mine[key], theirs[key])
    elif isinstance(mine, tuple) or (isinstance(mine, np.ndarray) and mine.dtype.hasobject):
        for one, other in zip(mine, theirs, strict=True):
            check_same(one, other)
    else:
        np.testing.assert_array_equal(mine, theirs)
        if isinstance(mine, np.ndarray):
            assert mine.dtype == theirs.dtype


@pytest.mark.parametrize(
    ("game", "options", "mode", "steps"),
    [
        ("battle", SHORT, AutoresetMode.NEXT_STEP, 60),
        ("battle", {**SHORT, "seats": 4}, AutoresetMode.SAME_STEP, 60),
        ("battle", {"scenario": 7, "opponent": "cadet"}, AutoresetMode.NEXT_STEP, 40),
        ("assault", {"setup": "default", "opponent": "random"}, AutoresetMode.NEXT_STEP, 30),
        pytest.param(
            *("assault", {"opponent": "cadet"}, AutoresetMode.SAME_STEP, 700),
            marks=pytest.mark.long,
        ),
    ],
    ids=str,
)
def test_the_games_of_single_environments(
    game: str, options: dict[str, Any], mode: AutoresetMode, steps: int
) -> None:
    vector = SeatVectorEnv(game, 3, autoreset_mode=mode, **options)
    single = SyncVectorEnv([lambda: SeatEnv(game, **options)] * 3, autoreset_mode=mode)
    assert vector.single_observation_space == single.single_observation_space
    assert vector.observation_space == single.observation_space
    assert vector.action_space == single.action_space
    check_same(vector.reset(seed=5), single.reset(seed=5))
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(steps):
        actions = any_choices(vector, rng)
        mine = vector.step(actions)
        check_same(mine, single.step(actions))
        ended += mine[2].sum()
    assert ended or options not in (SHORT, {**SHORT, "seats": 4})
    check_same(vector.reset(), single.reset())


@pytest.mark.parametrize(
    ("game", "options", "steps"),
    [
        ("battle", {"scenario": 14, "seats": 4}, 120),
        ("battle", {"scenario": 17}, 60),
        ("assault", {}, 60),
    ],
    ids=str,
)
def test_every_seat_in_turn(game: str, options: dict[str, Any], steps: int) -> None:
    vector = TableVectorEnv(game, 2, **options)
    singles = [TableEnv(game, None, True, options) for _ in range(2)]
    vector.reset(seed=8)
    for number, env in enumerate(singles):
        env.reset(seed=8 + number)
    rng = np.random.default_rng(8)
    ended = 0
    for _ in range(steps):
        seen, rewards, over, cut, _ = vector.last()
        acting = vector.acting
        for number, env in enumerate(singles):
            if over[number]:
                assert rewards[number].tolist() == list(env.rewards.values())
                assert all(env.terminations.values())
                env.reset()
                ended += 1
            else:
                assert not rewards[number].any()
            assert env.agent_selection == vector.possible_agents[acting[number]]
            mine = env.observe(env.agent_selection)
            check_same(mine["action_mask"], seen["action_mask"][number])
            for key, array in mine["observation"].items():
                check_same(array, seen["observation"][key][number])
        actions = any_choices(vector, rng)
        vector.step(actions)
        for number, env in enumerate(singles):
            env.step(int(actions[number]))
        assert not cut.any()
    assert ended or options != {"scenario": 14, "seats": 4}


def test_choices_are_those_of_the_mask() -> None:
    env = TableVectorEnv("assault", 3)
    env.reset(seed=1)
    actions, starts = env.choices()
    for number, mask in enumerate(env.last()[0]["action_mask"]):
        found = sorted(actions[starts[number] : starts[number + 1]])
        assert found == np.flatnonzero(mask).tolist()
    assert len(starts) == 4
    assert starts[-1] == len(actions)


def test_copies_stay_as_they_are_and_the_arrays_themselves_do_not() -> None:
    for copy in (True, False):
        env = TableVectorEnv("battle", 2, copy, scenario=1)
        env.reset(seed=1)
        before, *_ = env.last()
        kept = before["action_mask"].copy()
        env.step(any_choices(env, np.random.default_rng(1)))
        after, *_ = env.last()
        assert np.array_equal(before["action_mask"], kept) is copy
        assert np.shares_memory(before["action_mask"], after["action_mask"]) is not copy
        for array in (*before["observation"].values(), before["action_mask"]):
            assert array.flags.writeable is copy


def test_gymnasium_makes_them() -> None:
    env: Any = gymnasium.make_vec(BATTLE, num_envs=2, scenario=14, opponent="random")
    assert isinstance(env, SeatVectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, infos = env.reset(seed=[3, 4])
    assert seen in env.observation_space
    assert infos["_action_mask"].all()
    with pytest.raises(BadOption, match=r"no scenario 18; choose one of: 1 imperial"):
        gymnasium.make_vec(BATTLE, num_envs=2, scenario=18)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"num_envs": 0}, "the number of games: a whole number from 1 on; got 0"),
        ({"num_envs": "many"}, "a whole number from 1 on; got 'many'"),
        ({"seat": "ewok"}, "no seat 'ewok'; known: rebel_0, empire_0"),
        ({"opponent": "yoda"}, "no player 'yoda'"),
        ({"autoreset_mode": "never"}, "'never' is not possible; choose one of: NextStep, SameStep"),
        ({"sceanrio": 7}, "no option 'sceanrio'; known options: scenario,"),
    ],
)
def test_bad_options(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        SeatVectorEnv("battle", **options)


@pytest.mark.parametrize("seed", [[1], [1, 2, 3], [1, -2]])
def test_bad_seeds(seed: list[int]) -> None:
    with pytest.raises(BadOption, match="seed: "):
        TableVectorEnv("battle", 2).reset(seed=seed)


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0], r"one whole number for each of the 2 games; got int64 of shape \(1,\)"),
        ([0.0, 1.0], "got float64"),
        (None, "for each of the 2 games; got object"),
        ([[0, 1]], r"shape \(1, 2\)"),
        ([-1, 0], r"game 0: an action is a number from 0 to \d+; got -1"),
        (["legal", 10**9], "game 1: an action is a number from 0"),
        (["legal", 0], "game 1: action 0 is not legal now; see action_mask"),
    ],
)
def test_bad_actions_name_the_game_and_change_nothing(actions: Any, message: str) -> None:
    env = TableVectorEnv("battle", 2, scenario=1)
    env.reset(seed=1)
    legal = any_choices(env, np.random.default_rng(1))
    if actions and actions[0] == "legal":
        actions = [legal[0], actions[1]]
    before = [table.state.document() for table in env.batch.tables]
    with pytest.raises(IllegalAction, match=message):
        env.step(actions)
    assert [table.state.document() for table in env.batch.tables] == before
    env.step(legal)


def test_the_order_of_calls() -> None:
    tables, seats = TableVectorEnv("battle", 2), SeatVectorEnv("battle", 2)
    for ask in (tables.last, tables.choices, lambda: tables.step([0, 0])):
        with pytest.raises(AttributeError, match="must come before"):
            ask()
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        seats.step([0, 0])
    with pytest.raises(BadOption, match="reset takes no options"):
        seats.reset(options={"scenario": 7})
