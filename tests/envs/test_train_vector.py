"""The example of docs/environments.md learns: examples/train_vector.py."""

from typing import Any

import numpy as np
import pytest
from example_scripts import script


@pytest.fixture(scope="module")
def example() -> Any:
    return script("train_vector")


def test_both_sides_learn_for_a_moment(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    low = example.main(["--minutes", "0.01", "--games", "4"])
    assert 0 <= low < 1
    assert "of 4 against the cadet" in capsys.readouterr().out


def test_an_action_is_drawn_by_its_chance(example: Any) -> None:
    starts = np.array([0, 1, 3])
    chances = np.array([1, 0.25, 0.75], np.float32)
    rng = np.random.default_rng(1)
    found = np.array([example.drawn(chances, starts, rng) for _ in range(400)])
    assert set(found[:, 0]) == {0}
    assert set(found[:, 1]) == {1, 2}
    assert 80 < (found[:, 1] == 1).sum() < 120


def test_a_gain_is_traced_back_within_a_game(example: Any) -> None:
    rewards = np.array([[0.0], [1.0], [0.0]])
    going = np.array([[True], [False], [True]])
    gains = example.advantages(rewards, going, np.zeros((4, 1)))
    assert gains[:, 0].tolist() == [example.DISCOUNT * example.TRACE, 1, 0]


@pytest.mark.long
def test_it_learns(example: Any) -> None:
    # Both sides begin with two wins in a hundred.
    assert sum(example.both_sides(["--changes", "80", "--games", "100"])) > 15
