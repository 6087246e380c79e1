"""The statistics of a game: losses, the worth of dice, and when to estimate the chances.

The facet `statistics` of a game has two parts: `losses` for the lab and `rolls` for the analysis.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from echobase.core import registry
from echobase.core.game import State
from echobase.text import Text


class Loss(NamedTuple):
    """A loss and its hex, without the turn."""

    side: str
    kind: str
    hex: str


class Losses(Protocol):
    """Counts the losses and the score of one game."""

    group: str
    """The group in `echobase.text` with the names of its kinds of units."""

    def score(self, state: State) -> dict[str, int]:
        """The current score, by name."""
        ...

    def apply(self, state: State, action: int) -> list[Loss]:
        """Apply an action; returns the losses that it causes, in order."""
        ...


class PlainLosses:
    """Stands in for a game that counts nothing."""

    group = "unit"

    def score(self, state: State) -> dict[str, int]:
        return {}

    def apply(self, state: State, action: int) -> list[Loss]:
        state.apply(action)
        return []


@dataclass(frozen=True)
class Roll:
    """One roll of the dice in one respect."""

    side: str
    measure: str
    rolled: float
    expected: float
    variance: float


def weigh(
    side: str, measure: str, state: State, action: int, worth: Callable[[int], float]
) -> Roll:
    """A roll that is about to fall as `action`; `worth` gives the worth of each outcome."""
    ways = [(probability, worth(other)) for other, probability in state.chances()]
    expected = sum(probability * value for probability, value in ways)
    variance = sum(probability * (value - expected) ** 2 for probability, value in ways)
    return Roll(side, measure, worth(action), expected, variance)


class Rolls(Protocol):
    """The facts about one game that the analysis needs."""

    measures: tuple[str, ...]
    """The measures in which dice can be lucky."""

    def moment(self, state: State) -> Hashable:
        """Changes whenever it is time to estimate the chances again."""
        ...

    def rolls(self, state: State, action: int) -> list[Roll]:
        """The worth of an action of chance, in each measure; nothing unless it is a roll."""
        ...

    def when(self, state: State, text: Text) -> str:
        """The turn or round in words."""
        ...

    def words(self, state: State, action: int, text: Text) -> str:
        """A decision in words, as the seat that made it may read it."""
        ...


class PlainRolls:
    """Stands in for a game without dice."""

    measures: tuple[str, ...] = ()

    def moment(self, state: State) -> str:
        return state.heading()

    def rolls(self, state: State, action: int) -> list[Roll]:
        return []

    def when(self, state: State, text: Text) -> str:
        return state.heading()

    def words(self, state: State, action: int, text: Text) -> str:
        return state.write(action)


class Statistics(Protocol):
    """The facet `statistics` of a game."""

    losses: Losses
    rolls: Rolls


class PlainStatistics:
    """Stands in for a game without statistics."""

    losses: Losses = PlainLosses()
    rolls: Rolls = PlainRolls()


def statistics(game: str) -> Statistics:
    """The statistics of a game, its own or the plain ones."""
    found: Statistics | None = registry.facet(game, "statistics")
    return PlainStatistics() if found is None else found
