"""Fitting small networks: they learn what no sum can, alike every time, and keep it in a file."""

import numpy as np
import pytest

from echobase.ai.network import row_of
from echobase.ai.network_file import read_networks
from echobase.lab.training.network_fitting import FittedNetwork, fit_chances, minibatches

RNG = np.random.default_rng(1)
ROWS = RNG.normal(3.0, 2.0, (600, 3)).astype(np.float32)
APART = ((ROWS[:, 0] > 3.0) != (ROWS[:, 1] > 3.0)).astype(np.float64)


def fitted(activation: str = "relu", seed: int = 1) -> FittedNetwork:
    network = FittedNetwork(3, [12, 8], seed, activation)
    network.measure(ROWS)
    fit_chances(network, ROWS, APART, epochs=30, batch=50, rate=0.01, seed=seed)
    return network


@pytest.mark.parametrize("activation", ["relu", "tanh"])
def test_it_learns_what_depends_on_two_inputs_together(activation: str) -> None:
    found = fitted(activation).outputs(ROWS)
    assert ((found > 0.0) == (APART > 0.5)).mean() > 0.93


def test_the_same_seed_fits_the_same_network() -> None:
    assert fitted().table(["a", "b", "c"]) == fitted().table(["a", "b", "c"])
    assert fitted().table(["a", "b", "c"]) != fitted(seed=2).table(["a", "b", "c"])


def test_a_file_holds_what_was_fitted() -> None:
    network = fitted()
    read = read_networks({"network": {"x": network.table(["a", "b", "c"])}}, "x")["x"]
    for row, output in zip(ROWS[:20], network.outputs(ROWS[:20]), strict=True):
        assert read.output(row_of(row.tolist())) == pytest.approx(float(output), abs=0.05)


def test_slopes_are_those_of_the_outputs() -> None:
    network = fitted("tanh")
    slopes, _ = network.slopes(ROWS[:7], lambda outputs: np.ones_like(outputs))
    number = network.weights[1]
    before = float(network.outputs(ROWS[:7]).astype(np.float64).sum())
    number[2, 3] += 0.01
    after = float(network.outputs(ROWS[:7]).astype(np.float64).sum())
    assert (after - before) / 0.01 == pytest.approx(float(slopes[1][2, 3]), rel=0.02, abs=0.01)


def test_at_first_the_output_is_nothing_and_constant_inputs_change_nothing() -> None:
    network = FittedNetwork(2, [4], 1)
    rows = np.array([[1.0, 5.0], [2.0, 5.0]], dtype=np.float32)
    network.measure(rows)
    assert network.outputs(rows).tolist() == [0.0, 0.0]
    network.weights[-1][:] = 1.0
    other = np.array([[1.0, 9.0], [2.0, 9.0]], dtype=np.float32)
    assert network.outputs(rows).tolist() == network.outputs(other).tolist()


def test_minibatches_hold_every_place_once() -> None:
    parts = list(minibatches(103, 10, (1, 2)))
    assert len(parts) == 10
    assert sorted(np.concatenate(parts).tolist()) == list(range(103))
