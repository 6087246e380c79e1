"""Networks as tables of a file: what their inputs are, how they are shaped, and their numbers."""

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import isfinite
from struct import pack, unpack
from typing import Any, Final

from echobase.ai.network import ACTIVATIONS, Network, NetworkLayer
from echobase.core.errors import BadOption

NETWORK: Final = "network"
"""The table of a file that holds its networks, by name."""
BYTES: Final = 2
"""A number is a float of 16 bits."""
GREATEST: Final = 65504.0
"""The greatest of those."""
WIDEST: Final = 4096
"""Inputs or sums of a layer: more is no small network."""

Matrix = Sequence[Sequence[float]]
PlainLayer = tuple[list[list[float]], list[float]]
"""The weights of a layer by input and sum, and its biases."""


def network_table(
    inputs: Sequence[str], activation: str, layers: Sequence[tuple[Matrix, Sequence[float]]]
) -> dict[str, Any]:
    """A network as a table of a file; each layer has weights by input and sum, and biases."""
    numbers: list[float] = []
    for weights, biases in layers:
        for row in weights:
            numbers.extend(row)
        numbers.extend(biases)
    if not all(isfinite(number) and abs(number) <= GREATEST for number in numbers):
        raise BadOption("network: has numbers that are too great to be written")
    packed = pack(f"<{len(numbers)}e", *numbers)
    return {
        "inputs": list(inputs),
        "activation": activation,
        "hidden": [len(biases) for _, biases in layers[:-1]],
        "numbers": b64encode(packed).decode("ascii"),
    }


def read_networks(tables: Mapping[str, Any], where: str) -> dict[str, Network]:
    """The networks in the tables of a file, by name; BadOption says what does not fit."""
    found = tables.get(NETWORK, {})
    if not isinstance(found, dict):
        raise BadOption(f"{where}: {NETWORK}: must be a table of networks")
    return {name: _network(table, f"{where}: {NETWORK}.{name}") for name, table in found.items()}


def refuse_other_inputs(network: Network, names: Sequence[str], where: str) -> None:
    """BadOption unless a network was made for exactly these inputs, in this order."""
    if network.inputs == list(names):
        return
    missing = [name for name in names if name not in network.inputs]
    unknown = [name for name in network.inputs if name not in names]
    told = [
        f"it lacks {', '.join(missing)}" if missing else "",
        f"nothing is known of {', '.join(unknown)}" if unknown else "",
    ]
    reason = "; ".join(one for one in told if one) or "they come in another order"
    raise BadOption(f"{where}: the network was made for other inputs: {reason}")


def read_layers(table: object, where: str) -> list[PlainLayer]:
    """The weights by input and sum, and the biases, of each layer of a network of a file."""
    if not isinstance(table, dict):
        raise BadOption(f"{where}: must be a table")
    inputs = table.get("inputs")
    if not isinstance(inputs, list) or not all(isinstance(name, str) for name in inputs):
        raise BadOption(f"{where}.inputs: must be a list of names")
    if not _is_size(len(inputs)):
        raise BadOption(f"{where}.inputs: must be from 1 to {WIDEST}")
    hidden = table.get("hidden")
    if not isinstance(hidden, list) or not hidden or not all(_is_size(size) for size in hidden):
        raise BadOption(f"{where}.hidden: must be a list of sizes from 1 to {WIDEST}")
    if table.get("activation") not in ACTIVATIONS:
        raise BadOption(f"{where}.activation: must be {' or '.join(ACTIVATIONS)}")
    widths = [len(inputs), *hidden, 1]
    return _cut(_unpacked(table.get("numbers"), where, _count(widths)), widths)


def _network(table: object, where: str) -> Network:
    """One network of a file."""
    layers = [NetworkLayer(weights, biases) for weights, biases in read_layers(table, where)]
    assert isinstance(table, dict)
    return Network(table["inputs"], table["activation"], layers)


def _is_size(size: object) -> bool:
    return isinstance(size, int) and not isinstance(size, bool) and 1 <= size <= WIDEST


def _count(widths: Sequence[int]) -> int:
    """How many numbers a network with layers of these widths has."""
    return sum((before + 1) * after for before, after in pairwise(widths))


def _unpacked(text: object, where: str, wanted: int) -> list[float]:
    try:
        packed = b64decode(text, validate=True) if isinstance(text, str) else b""
    except ValueError:
        raise BadOption(f"{where}.numbers: cannot be read") from None
    if len(packed) != BYTES * wanted:
        raise BadOption(f"{where}.numbers: must be {wanted} numbers, not {len(packed) // BYTES}")
    numbers = list(unpack(f"<{wanted}e", packed))
    if not all(isfinite(number) for number in numbers):
        raise BadOption(f"{where}.numbers: some are not finite")
    return numbers


def _cut(numbers: Sequence[float], widths: Sequence[int]) -> list[PlainLayer]:
    """The numbers of a file by layer."""
    found: list[PlainLayer] = []
    at = 0
    for before, after in pairwise(widths):
        weights = [
            list(numbers[at + row * after : at + (row + 1) * after]) for row in range(before)
        ]
        at += before * after
        found.append((weights, list(numbers[at : at + after])))
        at += after
    return found
