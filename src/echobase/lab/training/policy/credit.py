"""What the decisions of a turn deserve: how it changed the chance of winning, without its luck."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from echobase.lab.training.fitting import Numbers, chances, fit, loss
from echobase.lab.training.policy.self_play import Turns

LATER: Final = 0.7
"""How much of each later turn counts, compared with the turn before it."""
HALVES: Final = 2
"""What is fitted to one half of the games is used for the other."""
LITTLE: Final = 1e-6
Flags = NDArray[np.bool_]
Places = NDArray[np.int64]


@dataclass(frozen=True)
class Credit:
    """By turn: the chance of winning that its side gained, in this turn and the following ones."""

    gained: Numbers
    games: Places
    """By turn: the number of its game."""
    loss: float
    """How well the chance of winning is known: the mean log loss."""


def credit(turns: Turns, features: int, lucks: int) -> Credit:
    """What each turn brought, judged by the chances of winning that its games show."""
    sides = np.array(turns.sides)
    last = np.array(turns.last, dtype=bool)
    won = np.array(turns.winners) == sides
    games = np.cumsum(np.concatenate([[0], last[:-1]])).astype(np.int64)
    half = games % HALVES == 0
    rows = np.array(turns.features, dtype=np.float32).reshape(-1, features)
    chance = _chances(np.hstack([rows.astype(np.float64), _columns(turns.offsets)]), won, half)
    of_first = np.where(sides == 0, chance, 1.0 - chance)
    after = np.append(of_first[1:], 0.0)
    after[last] = np.array(turns.winners)[last] == 0
    sign = np.where(sides == 0, 1.0, -1.0)
    luck = np.array(turns.luck, dtype=np.float64).reshape(-1, lucks)
    brought = _without_luck((after - of_first) * sign, luck, sides, chance, half)
    return Credit(_summed(brought * sign, last) * sign, games, loss(chance, won.astype(np.float64)))


def _columns(names: list[str]) -> Numbers:
    """A column for each name, 1 where it stands."""
    places = {name: place for place, name in enumerate(sorted(set(names)))}
    found = np.zeros((len(names), len(places)))
    found[np.arange(len(names)), [places[name] for name in names]] = 1.0
    return found


def _chances(rows: Numbers, won: Flags, half: Flags) -> Numbers:
    """The chance of winning of the side whose turn begins."""
    found = np.zeros(len(won))
    for known in (half, ~half):
        weights = fit(rows[known], won[known].astype(np.float64), np.zeros(rows.shape[1], np.int64))
        found[~known] = chances(rows[~known], weights)
    return found


def _without_luck(
    brought: Numbers, luck: Numbers, sides: Places, chance: Numbers, half: Flags
) -> Numbers:
    """What turns brought less what their luck brings on average, which depends on the side and on
    how open the game is."""
    openness = (chance * (1.0 - chance))[:, None]
    measures = np.hstack(
        [part * (sides == side)[:, None] for side in (0, 1) for part in (luck, luck * openness)]
    )
    found = brought.copy()
    for known in (half, ~half):
        seen = measures[known]
        curve = seen.T @ seen + LITTLE * len(seen) * np.eye(seen.shape[1])
        found[~known] -= measures[~known] @ np.linalg.solve(curve, seen.T @ brought[known])
    return found


def _summed(brought: Numbers, last: Flags) -> Numbers:
    """Each turn with those that follow in its game; later ones count less."""
    found = np.zeros(len(brought))
    total = 0.0
    for place in range(len(brought) - 1, -1, -1):
        total = float(brought[place]) + (0.0 if last[place] else LATER * total)
        found[place] = total
    return found
