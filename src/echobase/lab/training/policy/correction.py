"""Fits a network to what alternatives gained over the choices that a policy makes."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from echobase.lab.training.fitting import Numbers
from echobase.lab.training.network_fitting import Adam, FittedNetwork, Places, Single, minibatches

EPOCHS: Final = 4
BATCH: Final = 1000
RATE: Final = 0.006
PULL: Final = 0.5
"""How strongly numbers are pulled to where they began: few games change little."""
NOISE: Final = 4.0
"""About what an alternative gains by chance, in points: the network is fitted in units of it."""


@dataclass(frozen=True)
class Evidence:
    """Decisions of one kind that were tried both ways."""

    common: NDArray[np.float16]
    made: NDArray[np.float16]
    """The other inputs of the choice that is made."""
    other: NDArray[np.float16]
    """And of the alternative."""
    gained: Numbers
    """What the alternative gained beyond what it seemed to gain without a network, in points."""

    def inputs(self, some: Places) -> Single:
        """The rows of the network for alternatives, and then for the choices that are made."""
        both = [np.hstack([self.common[some], one[some]]) for one in (self.other, self.made)]
        return np.concatenate(both).astype(np.float32)


def lead(outputs: Single) -> Single:
    """What a network says that the alternatives gain, from its outputs for `Evidence.inputs`."""
    count = len(outputs) // 2
    return outputs[:count] - outputs[count:]


def fit_correction(network: FittedNetwork, evidence: Evidence, seed: int) -> None:
    """Fit the lead that the network gives to alternatives, by least squares."""
    wanted = evidence.gained / NOISE
    if not len(wanted):
        return
    network.weights[-1] /= NOISE
    network.biases[-1] /= NOISE
    began = [number.copy() for number in network.numbers]
    adam = Adam(network.numbers, RATE)
    total = EPOCHS * max(1, round(len(wanted) / BATCH))
    done = 0
    for epoch in range(EPOCHS):
        for some in minibatches(len(wanted), BATCH, (seed, epoch)):

            def slope(outputs: Single, some: Places = some) -> Single:
                error = (lead(outputs) - wanted[some]) / len(some)
                return np.concatenate([error, -error]).astype(np.float32)

            slopes, _ = network.slopes(evidence.inputs(some), slope)
            left = 1.0 - done / total
            adam.step(network.numbers, slopes, left)
            for number, first in zip(network.numbers, began, strict=True):
                number -= RATE * left * PULL * (number - first)
            done += 1
    network.weights[-1] *= NOISE
    network.biases[-1] *= NOISE
