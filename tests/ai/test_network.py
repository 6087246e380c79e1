"""Small networks: what they compute, and files that do not fit."""

import math
from typing import Any

import pytest

from echobase import BadOption
from echobase.ai.network import Network, row_of
from echobase.ai.network_file import network_table, read_networks, refuse_other_inputs

FIRST = [[1.0, -1.0, 0.5], [2.0, 0.0, -0.25]]
FIRST_BIASES = [0.5, 0.25, 0.0]
LAST = [[1.0], [-2.0], [4.0]]


def table(activation: str = "relu") -> dict[str, Any]:
    return network_table(["one", "two"], activation, [(FIRST, FIRST_BIASES), (LAST, [0.125])])


def network(activation: str = "relu") -> Network:
    return read_networks({"network": {"x": table(activation)}}, "x.toml")["x"]


def by_hand(one: float, two: float, activation: str) -> float:
    total = 0.125
    for number in range(3):
        added = FIRST_BIASES[number] + one * FIRST[0][number] + two * FIRST[1][number]
        total += LAST[number][0] * (math.tanh(added) if activation == "tanh" else max(added, 0.0))
    return total


@pytest.mark.parametrize("activation", ["relu", "tanh"])
def test_the_output_is_what_one_computes_by_hand(activation: str) -> None:
    for one, two in ((0.0, 0.0), (1.0, -3.0), (-2.0, 0.5), (0.0, 4.0)):
        output = network(activation).output(row_of([one, two]))
        assert output == pytest.approx(by_hand(one, two, activation))


def test_rows_that_begin_alike_need_their_beginning_once() -> None:
    for found in (network(), deep()):
        sums = found.sums_of(row_of([1.5]))
        for two in (0.0, -1.0, 2.5):
            output = found.output_after(sums, 1, row_of([two]))
            assert output == pytest.approx(found.output(row_of([1.5, two])))


def deep() -> Network:
    """A network of two hidden layers whose widths are no multiples of four."""
    layers = [(FIRST, FIRST_BIASES), ([[1.0] * 5, [0.5] * 5, [-1.0] * 5], [0.0] * 5)]
    made = network_table(["one", "two"], "relu", [*layers, ([[1.0]] * 5, [0.0])])
    return read_networks({"network": {"deep": made}}, "x.toml")["deep"]


def test_hidden_layers_follow_each_other() -> None:
    # first sums 3.5, 0 and 0.25: each of the next five is 3.5 + 0 - 0.25
    assert deep().output(row_of([1.0, 1.0])) == pytest.approx(5 * 3.25)


def test_a_file_without_networks_has_none() -> None:
    assert read_networks({"rebel": {"cover": 1.0}}, "x.toml") == {}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"inputs": "one"}, "x.toml: network.x.inputs: must be a list of names"),
        ({"inputs": []}, "inputs: must be from 1"),
        ({"hidden": [0]}, "hidden: must be a list of sizes"),
        ({"hidden": [True]}, "hidden: must be a list of sizes"),
        ({"hidden": []}, "hidden: must be a list of sizes"),
        ({"activation": "step"}, "activation: must be relu or tanh"),
        ({"numbers": "AAAA"}, "numbers: must be 13 numbers, not 1"),
        ({"numbers": "?"}, "numbers: cannot be read"),
        ({"numbers": 7}, "numbers: must be 13 numbers, not 0"),
        ({"hidden": [4]}, "numbers: must be 17 numbers, not 13"),
    ],
)
def test_a_network_that_does_not_fit_is_refused(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption) as error:
        read_networks({"network": {"x": {**table(), **changes}}}, "x.toml")
    assert told in str(error.value)


def test_what_is_no_network_is_refused() -> None:
    for tables in ({"network": 1}, {"network": {"x": 1}}):
        with pytest.raises(BadOption, match="must be a table"):
            read_networks(tables, "x.toml")
    with pytest.raises(BadOption, match="too great"):
        network_table(["one"], "relu", [([[1e6]], [0.0]), ([[1.0]], [0.0])])


def test_other_inputs_are_named() -> None:
    refuse_other_inputs(network(), ["one", "two"], "x")
    for names, told in (
        (["one", "two", "three"], "it lacks three"),
        (["one"], "nothing is known of two"),
        (["two", "one"], "another order"),
    ):
        with pytest.raises(BadOption, match=told):
            refuse_other_inputs(network(), names, "x")
