"""Logistic regression by Newton's method, with a ridge and required signs of weights."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

RIDGE: Final = 3.0
"""Pulls the weights of uninformative features towards zero."""
STEPS: Final = 30
CLOSE: Final = 1e-9
"""A step that changes no weight by more than this is the last."""
LEAST: Final = 1e-6


def fit(features: Numbers, won: Numbers, signs: NDArray[np.int64]) -> Numbers:
    """The weight of each feature; those with the wrong sign are left out, as 0.

    Features are measured by their spread, so that the ridge treats all alike.
    """
    spread = np.maximum(features.std(axis=0), LEAST)
    scaled = features / spread
    used = np.ones(len(signs), dtype=bool)
    while True:
        weights = np.zeros(len(signs))
        weights[used] = newton(scaled[:, used], won)
        wrong = weights * signs < 0
        if not wrong.any():
            return np.asarray(weights / spread, dtype=np.float64)
        used &= ~wrong


def newton(features: Numbers, won: Numbers) -> Numbers:
    """The weights that make the results most likely, apart from the ridge."""
    weights: Numbers = np.zeros(features.shape[1])
    ridge = RIDGE * np.eye(len(weights))
    for _ in range(STEPS):
        chance = chances(features, weights)
        slope = features.T @ (chance - won) + RIDGE * weights
        curve = (features * (chance * (1 - chance))[:, None]).T @ features + ridge
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < CLOSE:
            break
    return weights


def chances(features: Numbers, weights: Numbers) -> Numbers:
    """The chance to win in each position."""
    total: Numbers = features @ weights
    return np.asarray(1.0 / (1.0 + np.exp(-total)), dtype=np.float64)


def loss(chance: Numbers, won: Numbers) -> float:
    """The mean of minus the logarithm of the chance given to the actual result."""
    given = np.clip(np.where(won > 0, chance, 1 - chance), LEAST, 1.0)
    return float(-np.log(given).mean())
