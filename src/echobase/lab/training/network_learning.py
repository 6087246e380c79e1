"""A chance to win as a network: fitted to games, then to games blended with its own foresight."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from echobase.ai.learning import Learning
from echobase.ai.network_file import NETWORK
from echobase.lab.training.examples import Lesson
from echobase.lab.training.fitting import Numbers, chances
from echobase.lab.training.network_fitting import FittedNetwork, Single, fit_chances

VALUE: Final = "value"
"""The name of the network in its file."""
EPOCHS: Final = 8
BATCH: Final = 1024
RATE: Final = 0.002
DECAY: Final = 0.01
OWN_FORESIGHT: Final = 0.1
"""From one position of a game to the one before it, so much of the result is replaced by what the
first fit foresees there: outcomes far away depend on luck that no position shows."""


def learn_network(
    about: Learning, lessons: Sequence[Lesson], seed: int
) -> tuple[FittedNetwork, dict[str, dict[str, object]]]:
    """Fit a network twice: to the results, and to results blended with what the first fit says."""
    rows = rows_of(about, lessons)
    won = np.array([float(side == one.winner) for one in lessons for side in one.sides])
    first = fitted(about, rows, won, seed)
    foreseen = chances_of(first, rows)
    second = fitted(about, rows, blended(lessons, won, foreseen), seed + 1)
    return second, {NETWORK: {VALUE: second.table(about.names)}}


def fitted(about: Learning, rows: Single, wanted: Numbers, seed: int) -> FittedNetwork:
    network = FittedNetwork(rows.shape[1], about.hidden, seed)
    network.measure(rows)
    fit_chances(
        network, rows, wanted, epochs=EPOCHS, batch=BATCH, rate=RATE, decay=DECAY, seed=seed
    )
    return network


def rows_of(about: Learning, lessons: Sequence[Lesson]) -> Single:
    """A row for each position."""
    noted = [np.frombuffer(lesson.features, dtype=np.float32) for lesson in lessons]
    return np.concatenate(noted).reshape(-1, len(about.names))


def chances_of(network: FittedNetwork, rows: Single) -> Numbers:
    """The chance of the side whose turn or round begins, in each position."""
    total = network.outputs(rows).astype(np.float64)
    return chances(total[:, None], np.ones(1))


def blended(lessons: Sequence[Lesson], won: Numbers, foreseen: Numbers) -> Numbers:
    """By position: the result, and by and by what was foreseen from the later positions."""
    found = won.copy()
    last = len(won)
    for lesson in reversed(lessons):
        first = last - len(lesson.sides)
        for place in range(last - 2, first - 1, -1):
            ahead = (1.0 - OWN_FORESIGHT) * found[place + 1] + OWN_FORESIGHT * foreseen[place + 1]
            same = lesson.sides[place - first] == lesson.sides[place + 1 - first]
            found[place] = ahead if same else 1.0 - ahead
        last = first
    return found
