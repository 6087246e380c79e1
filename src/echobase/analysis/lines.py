"""How a game may continue after two choices: the pair of tries that is most typical of all."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from echobase.ai.valuation import SharedLuck, Valuation
from echobase.core.game import State
from echobase.play.samples import Sample

LONGEST: Final = 60
"""Actions of a line; where turns never end, nobody would read on."""


class Lines(NamedTuple):
    """Both continuations in notation, from the choice itself to the end of the enemy's reply."""

    better: tuple[str, ...]
    chosen: tuple[str, ...]


class Scribe:
    """Implements `ai.valuation.Watch`: writes down what happens."""

    def __init__(self) -> None:
        self.line: list[str] = []

    def __call__(self, state: State, action: int) -> None:
        self.line.append(state.write(action))


def typical(
    value: Valuation, state: State, better: int, chosen: int, seeds: Sequence[str]
) -> Lines:
    """The pair with equal luck whose difference is closest to the mean of all.

    Lines begin in the real position, so that a record can be continued by them.
    """
    found = []
    for seed in seeds:
        one, other = (followed(value, state, action, seed) for action in (better, chosen))
        found.append((one[0] - other[0], Lines(one[1], other[1])))
    mean = Sample.of(lead for lead, _ in found).mean
    return min(found, key=lambda pair: abs(pair[0] - mean))[1]


def followed(
    value: Valuation, state: State, action: int, seed: str
) -> tuple[float, tuple[str, ...]]:
    """The chance of the first side at the end of one line, and the line."""
    horizon = value.horizon(state, state.to_act(), reply=True)
    after, scribe = state.copy(), Scribe()
    scribe(after, action)
    after.apply(action)
    value.play_on(after, horizon, SharedLuck(seed), scribe)
    return value.chance(after), tuple(scribe.line[:LONGEST])
