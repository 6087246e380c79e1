"""From duels between opposite variants to the direction in which a policy gets better."""

import numpy as np
from numpy.typing import NDArray

from echobase.lab.training.fitting import LEAST, Numbers


def deviations(seed: int, generation: int, pairs: int, numbers: int) -> Numbers:
    """By pair and number: how many strides one variant goes up, and the other down."""
    rng = np.random.default_rng([seed, generation])
    return rng.normal(size=(pairs, numbers))


def direction(tried: Numbers, won: Numbers) -> Numbers:
    """By number: how far to go, in strides; their root mean square is 1.

    Duels of a variant with its opposite tell how much each number matters (a linear regression).
    What is known badly is trusted less: estimates are shrunk as if the true ones had a common
    spread (ridge regression, its strength from the data).
    """
    curve = 4.0 * tried.T @ tried
    inverse = np.linalg.inv(curve + LEAST * np.eye(len(curve)))
    slopes = inverse @ (2.0 * tried.T @ (won - 0.5))
    left = won - 0.5 - 2.0 * tried @ slopes
    noise = float(left @ left) / max(len(won) - len(slopes), 1)
    errors: NDArray[np.float64] = noise * np.diag(inverse)
    spread = max(float((slopes**2 - errors).mean()), LEAST * float(errors.mean()))
    trusted = slopes * spread / np.maximum(spread + errors, LEAST**2)
    return np.asarray(trusted / max(float(np.sqrt((trusted**2).mean())), LEAST**2))
