"""What can be counted in a game: who falls, what dice were worth, when to ask for the chances.

The facet `statistics` of a game has two parts: `losses` for the lab and `rolls` for the analysis.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from echobase.core import registry
from echobase.core.game import State
from echobase.text import Text


class Loss(NamedTuple):
    """Who fell where, without the turn."""

    side: str
    kind: str
    hex: str


class Losses(Protocol):
    """Knows what to look for in one game."""

    group: str
    """Where `echobase.text` has the names of its kinds of units."""

    def score(self, state: State) -> dict[str, int]:
        """What is counted, and how it stands."""
        ...

    def apply(self, state: State, action: int) -> list[Loss]:
        """Do what was decided or drawn; who falls by it, in this order."""
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
    """A roll that is about to fall as `action`; `worth` says what each way to fall is worth."""
    ways = [(probability, worth(other)) for other, probability in state.chances()]
    expected = sum(probability * value for probability, value in ways)
    variance = sum(probability * (value - expected) ** 2 for probability, value in ways)
    return Roll(side, measure, worth(action), expected, variance)


class Rolls(Protocol):
    """One game as it is analysed."""

    measures: tuple[str, ...]
    """In what respects dice can be lucky."""

    def moment(self, state: State) -> Hashable:
        """Changes when it is time to ask for the chances again."""
        ...

    def rolls(self, state: State, action: int) -> list[Roll]:
        """What an action of chance was worth, in each respect; nothing unless it is a roll."""
        ...

    def when(self, state: State, text: Text) -> str:
        """The turn or round in words."""
        ...

    def words(self, state: State, action: int, text: Text) -> str:
        """A decision in words, as the one who made it may read it."""
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
