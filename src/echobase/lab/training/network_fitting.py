"""Fits a small network by Adam (Kingma and Ba, 2014) in minibatches, the same way every time.

The result is written with `ai.network_file` and evaluated by `ai.network`, without numpy.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from echobase.ai.network import RELU, TANH
from echobase.ai.network_file import network_table, read_layers
from echobase.lab.training.fitting import LEAST, Numbers

Single = NDArray[np.float32]
"""A matrix or row of numbers with 32 bits: half the memory, twice the speed."""
Places = NDArray[np.int64]

MEAN_KEPT: Final = 0.9
SQUARE_KEPT: Final = 0.999
TINY: Final = 1e-8
AT_A_TIME: Final = 100_000
"""Rows that are computed together at most."""


class FittedNetwork:
    """A network whose numbers can still change; inputs are measured by their spread."""

    def __init__(
        self, inputs: int, hidden: Sequence[int], seed: int, activation: str = RELU
    ) -> None:
        """At first the output is 0, whatever the inputs are."""
        rng = np.random.default_rng(seed)
        widths = [inputs, *hidden, 1]
        self.activation = activation
        self.shift: Single = np.zeros(inputs, dtype=np.float32)
        self.scale: Single = np.ones(inputs, dtype=np.float32)
        self.weights: list[Single] = []
        self.biases: list[Single] = []
        for before, after in pairwise(widths):
            spread = np.sqrt((2.0 if activation == RELU else 1.0) / before)
            self.weights.append(rng.normal(0.0, spread, (before, after)).astype(np.float32))
            self.biases.append(np.zeros(after, dtype=np.float32))
        self.weights[-1][:] = 0.0

    @classmethod
    def read(cls, table: Mapping[str, Any], where: str) -> "FittedNetwork":
        """A network of a file, to be fitted further."""
        found = cls(len(table["inputs"]), table["hidden"], 0, table["activation"])
        for place, (weights, biases) in enumerate(read_layers(table, where)):
            found.weights[place] = np.array(weights, dtype=np.float32)
            found.biases[place] = np.array(biases, dtype=np.float32)
        return found

    def measure(self, rows: Single) -> None:
        """Measure inputs by their mean and spread in these rows; before the first step."""
        mean = rows.mean(axis=0, dtype=np.float64)
        squares = sum(((some - mean) ** 2).sum(axis=0) for some in parts(rows))
        self.shift = mean.astype(np.float32)
        spread = np.maximum(np.sqrt(squares / len(rows)), LEAST)
        constant = spread <= LEAST
        self.scale = np.where(constant, 0.0, 1.0 / spread).astype(np.float32)

    @property
    def numbers(self) -> list[Single]:
        """All that is learned, to be changed in place."""
        return [*self.weights, *self.biases]

    def outputs(self, rows: Single) -> Single:
        """The output for each row."""
        return np.concatenate([self._forward(some)[-1][:, 0] for some in parts(rows)])

    def _forward(self, rows: Single) -> list[Single]:
        """What goes into each layer, and the output."""
        found: list[Single] = [(rows - self.shift) * self.scale]
        last = len(self.weights) - 1
        for number, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            sums: Single = found[-1] @ weights + biases
            if number < last:
                sums = np.tanh(sums) if self.activation == TANH else np.maximum(sums, 0.0)
            found.append(sums)
        return found

    def slopes(
        self, rows: Single, of_outputs: Callable[[Single], Single]
    ) -> tuple[list[Single], Single]:
        """How the loss changes with each number, and the outputs; `of_outputs` says how it changes
        with each output."""
        known = self._forward(rows)
        outputs = known[-1][:, 0]
        back: Single = of_outputs(outputs)[:, None].astype(np.float32)
        for_weights: list[Single] = []
        for_biases: list[Single] = []
        for number in range(len(self.weights) - 1, -1, -1):
            if number < len(self.weights) - 1:
                after = known[number + 1]
                bent = 1.0 - after * after if self.activation == TANH else after > 0.0
                back = back * bent
            for_weights.append(known[number].T @ back)
            for_biases.append(back.sum(axis=0))
            back = back @ self.weights[number].T
        return [*reversed(for_weights), *reversed(for_biases)], outputs

    def table(self, inputs: Sequence[str]) -> dict[str, Any]:
        """The network as a table of a file, for inputs as they are, by name."""
        first = self.weights[0].astype(np.float64) * self.scale[:, None]
        biases = self.biases[0] - self.shift.astype(np.float64) @ first
        layers = [(first.tolist(), biases.tolist())]
        for weights, added in zip(self.weights[1:], self.biases[1:], strict=True):
            layers.append((weights.tolist(), added.tolist()))
        return network_table(inputs, self.activation, layers)


class Adam:
    """Steps down the slopes, each number at its own pace."""

    def __init__(self, numbers: Sequence[Single], rate: float, decay: float = 0.0) -> None:
        """`decay`: the share of a number that a step of full rate takes away."""
        self.rate = rate
        self.decay = decay
        self._means = [np.zeros_like(one) for one in numbers]
        self._squares = [np.zeros_like(one) for one in numbers]
        self._steps = 0

    def step(self, numbers: Sequence[Single], slopes: Sequence[Single], share: float = 1.0) -> None:
        """Change the numbers in place; `share` of the rate."""
        self._steps += 1
        rate = self.rate * share
        known = 1.0 - MEAN_KEPT**self._steps
        known_squares = 1.0 - SQUARE_KEPT**self._steps
        for place, (number, slope) in enumerate(zip(numbers, slopes, strict=True)):
            mean, square = self._means[place], self._squares[place]
            mean += (1.0 - MEAN_KEPT) * (slope - mean)
            square += (1.0 - SQUARE_KEPT) * (slope * slope - square)
            way = (mean / known) / (np.sqrt(square / known_squares) + TINY)
            number -= rate * (way + self.decay * number)


def parts(rows: Single) -> list[Single]:
    """The rows in parts that leave memory for what is computed from them."""
    return np.array_split(rows, -(-len(rows) // AT_A_TIME))


def minibatches(count: int, size: int, seed: Sequence[int]) -> Iterator[Places]:
    """All places from 0 to `count` once, in random order and in parts of about the same size."""
    order = np.random.default_rng(seed).permutation(count)
    yield from np.array_split(order, max(1, round(count / size)))


def fit_chances(
    network: FittedNetwork,
    rows: Single,
    wanted: Numbers,
    *,
    epochs: int,
    batch: int = 512,
    rate: float = 0.002,
    decay: float = 0.0,
    seed: int = 0,
    offsets: Numbers | None = None,
) -> None:
    """Fit the output as log odds of chances from 0 to 1; the rate falls to 0 towards the end.

    `offsets` are log odds that are added to the output.
    """
    adam = Adam(network.numbers, rate, decay)
    known = np.zeros(len(wanted)) if offsets is None else offsets
    total = epochs * max(1, round(len(wanted) / batch))
    done = 0
    for epoch in range(epochs):
        for some in minibatches(len(wanted), batch, (seed, epoch)):

            def slope(outputs: Single, some: Places = some) -> Single:
                chance = 1.0 / (1.0 + np.exp(-(outputs + known[some])))
                return np.asarray((chance - wanted[some]) / len(some), dtype=np.float32)

            slopes, _ = network.slopes(rows[some], slope)
            adam.step(network.numbers, slopes, 1.0 - done / total)
            done += 1
