"""A small feed-forward network with one output, evaluated without a framework.

Inputs that are 0 cost next to nothing. Where several rows begin alike, `sums_of` their beginning
needs to be computed only once: see `output_after`.
"""

from collections.abc import Sequence
from math import tanh
from typing import Final

from echobase.core.aliases import i64
from echobase.core.vectors import append, vec

RELU: Final = "relu"
TANH: Final = "tanh"
ACTIVATIONS: Final = (RELU, TANH)
BLOCK: Final = 4
"""So many sums are formed at the same time: compiled, they stay in registers."""


class NetworkLayer:
    """Sums of the inputs, each times its weight, and what is added to each sum.

    Inputs and sums are filled up to multiples of BLOCK with some that are always 0.
    """

    def __init__(self, weights: Sequence[Sequence[float]], biases: Sequence[float]) -> None:
        """`weights`: by input, those for each sum."""
        self.biases: vec[float] = row_of(filled(biases))
        self.sums: i64 = len(self.biases)
        full = [filled(one) for one in weights]
        none = [0.0] * len(filled(biases))
        full.extend([none] * (-len(weights) % BLOCK))
        self.inputs: i64 = len(full)
        in_blocks: list[float] = []
        for first in range(0, len(none), BLOCK):
            for one in full:
                in_blocks.extend(one[first : first + BLOCK])
        self.weights: vec[float] = row_of(in_blocks)
        """The weights of the first sums for all inputs, then those of the next sums, and so on."""

    def add(self, sums: vec[float], first: i64, row: vec[float]) -> None:
        """Add a row to the sums; its numbers are the inputs from `first` on."""
        count: i64 = len(row)
        weights = self.weights
        for to in range(0, self.sums, BLOCK):
            one = sums[to]
            two = sums[to + 1]
            three = sums[to + 2]
            four = sums[to + 3]
            at = to * self.inputs + first * BLOCK
            for place in range(count):
                number = row[place]
                if number != 0.0:
                    one += weights[at] * number
                    two += weights[at + 1] * number
                    three += weights[at + 2] * number
                    four += weights[at + 3] * number
                at += BLOCK
            sums[to] = one
            sums[to + 1] = two
            sums[to + 2] = three
            sums[to + 3] = four


def filled(numbers: Sequence[float]) -> list[float]:
    """The numbers of all sums, with those that are always 0."""
    return [*numbers, *[0.0] * (-len(numbers) % BLOCK)]


class Network:
    """Layers of sums; all but the last one, which is the output, are bent by the activation."""

    def __init__(
        self, inputs: Sequence[str], activation: str, layers: Sequence[NetworkLayer]
    ) -> None:
        self.inputs: list[str] = list(inputs)
        """What each input means, by name."""
        self.activation = activation
        self.layers: list[NetworkLayer] = list(layers)
        self._bends_by_tanh = activation == TANH
        self._last = len(layers) - 1

    def output(self, row: vec[float]) -> float:
        """The output for a row with all inputs."""
        return self._output_of(self.sums_of(row))

    def sums_of(self, beginning: vec[float]) -> vec[float]:
        """The sums of the first layer if all inputs after these are 0."""
        first = self.layers[0]
        sums = first.biases[:]
        first.add(sums, 0, beginning)
        return sums

    def output_after(self, sums: vec[float], first: i64, rest: vec[float]) -> float:
        """The output for a row of which `sums_of` has seen the inputs before `first`."""
        mine = sums[:]
        self.layers[0].add(mine, first, rest)
        return self._output_of(mine)

    def _output_of(self, sums: vec[float]) -> float:
        """The output, from the sums of the first layer, which change."""
        for number in range(1, self._last):
            layer = self.layers[number]
            more = layer.biases[:]
            self._bend(sums)
            layer.add(more, 0, sums)
            sums = more
        self._bend(sums)
        weights = self.layers[self._last].weights
        total = self.layers[self._last].biases[0]
        at: i64 = 0
        for number in range(len(sums)):
            total += weights[at] * sums[number]
            at += BLOCK
        return total

    def _bend(self, sums: vec[float]) -> None:
        count: i64 = len(sums)
        if self._bends_by_tanh:
            for place in range(count):
                sums[place] = tanh(sums[place])
            return
        for place in range(count):
            if sums[place] < 0.0:
                sums[place] = 0.0


def row_of(numbers: Sequence[float]) -> vec[float]:
    """These numbers as inputs."""
    row = vec[float]()
    for number in numbers:
        row = append(row, number)
    return row
