"""Fits a network to what choices brought, compared with the other choices of their decision."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from echobase.lab.training.fitting import Numbers
from echobase.lab.training.network_fitting import Adam, FittedNetwork, Places, Single, minibatches

EPOCHS: Final = 4
BATCH: Final = 1000
RATE: Final = 0.006
PULL: Final = 2.0
"""How strongly numbers are pulled to where they began: few games change little."""
NOISE: Final = 7.0
"""About what a turn brings by chance, in points: the network is fitted in units of it."""
AT_A_TIME: Final = 20_000
"""Decisions whose outputs are computed together, to limit memory."""
LITTLE: Final = 1.0


@dataclass(frozen=True)
class Evidence:
    """Decisions of one kind, and what they brought."""

    common: Single
    rows: NDArray[np.float16]
    """By choice."""
    priors: Numbers
    """By choice: what it seemed to be worth without a network, in points."""
    shares: Numbers
    """By choice: how often it is made."""
    sizes: Places
    chosen: Places
    brought: Numbers
    """By decision: what it brought, in points."""

    @property
    def starts(self) -> Places:
        """By decision: where its choices begin."""
        return np.concatenate([[0], np.cumsum(self.sizes)[:-1]]).astype(np.int64)

    def of(self, some: Places, starts: Places) -> tuple[Places, Places, Places]:
        """The choices of some decisions, where each decision begins among them, and its size."""
        sizes = self.sizes[some]
        first = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64)
        places = np.arange(int(sizes.sum())) - np.repeat(first, sizes)
        return places + np.repeat(starts[some], sizes), first, sizes

    def inputs(self, some: Places, choices: Places, sizes: Places) -> Single:
        """The rows of the network for the choices of some decisions."""
        common = np.repeat(self.common[some], sizes, axis=0)
        return np.hstack([common, self.rows[choices]]).astype(np.float32)


def shares_of(worths: Numbers, sizes: Places, temperature: float) -> Numbers:
    """How often each choice is made: a softmax of the worths of a decision."""
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64)
    most = np.repeat(np.maximum.reduceat(worths, starts), sizes)
    raised = np.exp((worths - most) / temperature)
    return np.asarray(raised / np.repeat(np.add.reduceat(raised, starts), sizes))


def lead(values: Numbers, shares: Numbers, chosen: Places, first: Places) -> Numbers:
    """By decision: the value of what was chosen less that of its choices on average."""
    return np.asarray(values[first + chosen] - np.add.reduceat(shares * values, first))


def surprise(evidence: Evidence) -> Numbers:
    """By decision: what it brought beyond what the worth of the choice and the situation say."""
    starts = evidence.starts
    best = np.maximum.reduceat(evidence.priors, starts)
    told = [evidence.common.astype(np.float64), best[:, None], best[:, None] ** 2]
    situation = np.hstack([*told, np.ones((len(best), 1))])
    curve = situation.T @ situation + LITTLE * np.eye(situation.shape[1])
    usual = situation @ np.linalg.solve(curve, situation.T @ evidence.brought)
    expected = lead(evidence.priors, evidence.shares, evidence.chosen, starts)
    return np.asarray(evidence.brought - usual - expected)


def fit_correction(network: FittedNetwork, evidence: Evidence, seed: int) -> None:
    """Fit the lead that the network gives to the choices that were made.

    Least squares of what decisions brought are the natural gradient of a policy that makes
    choices by a softmax (Kakade, 2001).
    """
    starts = evidence.starts
    wanted = surprise(evidence) / NOISE
    network.weights[-1] /= NOISE
    network.biases[-1] /= NOISE
    began = [number.copy() for number in network.numbers]
    adam = Adam(network.numbers, RATE)
    total = EPOCHS * max(1, round(len(wanted) / BATCH))
    done = 0
    for epoch in range(EPOCHS):
        for some in minibatches(len(wanted), BATCH, (seed, epoch)):
            choices, first, sizes = evidence.of(some, starts)
            shares, chosen = evidence.shares[choices], evidence.chosen[some]

            def slope(
                outputs: Single,
                some: Places = some,
                shares: Numbers = shares,
                chosen: Places = chosen,
                first: Places = first,
                sizes: Places = sizes,
            ) -> Single:
                error = lead(outputs.astype(np.float64), shares, chosen, first) - wanted[some]
                found = -np.repeat(error, sizes) * shares
                found[first + chosen] += error
                return np.asarray(found / len(some), dtype=np.float32)

            slopes, _ = network.slopes(evidence.inputs(some, choices, sizes), slope)
            left = 1.0 - done / total
            adam.step(network.numbers, slopes, left)
            for number, first_number in zip(network.numbers, began, strict=True):
                number -= RATE * left * PULL * (number - first_number)
            done += 1
    network.weights[-1] *= NOISE
    network.biases[-1] *= NOISE


def correlation(network: FittedNetwork, evidence: Evidence) -> float:
    """How surely the network tells better choices from worse in games that it has not seen: the
    correlation with what they brought, in standard errors."""
    starts = evidence.starts
    told: list[Numbers] = []
    count = len(evidence.sizes)
    for some in np.array_split(np.arange(count), max(1, count // AT_A_TIME)):
        choices, first, sizes = evidence.of(some, starts)
        outputs = network.outputs(evidence.inputs(some, choices, sizes)).astype(np.float64)
        told.append(lead(outputs, evidence.shares[choices], evidence.chosen[some], first))
    leads = np.concatenate(told)
    brought = surprise(evidence)
    spread = float(leads.std() * brought.std())
    return float((leads * brought).mean() / spread * np.sqrt(count)) if spread else 0.0
