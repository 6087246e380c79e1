"""The statistics of a game: losses, the worth of dice, what tells two choices apart.

The facet `statistics` of a game has three parts: `losses` for the lab, `rolls` for the analysis and
`ledger` for reasons.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Protocol

from echobase.core import registry
from echobase.core.chance import CHANCE
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

    def surplus(self, state: State, action: int) -> float:
        """What a roll brings the first side beyond the mean; below 0 if the other side gains.

        Its mean over all outcomes is exactly 0, as it is for anything but a roll.
        """
        ...

    def effect(self, state: State, action: int) -> Hashable:
        """What an action of chance amounts to: those with the same effect need no comparison."""
        ...

    def roller(self, state: State) -> str:
        """The side that rolls or draws where chance is to act; empty if it concerns both alike."""
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

    def surplus(self, state: State, action: int) -> float:
        return 0.0

    def effect(self, state: State, action: int) -> Hashable:
        return action

    def roller(self, state: State) -> str:
        """The side that decides next: most games roll or draw for what somebody does then."""
        after = state.copy()
        while after.to_act() == CHANCE:
            after.apply(after.chances()[0][0])
        return after.sides()[after.to_act()] if after.to_act() >= 0 else ""

    def when(self, state: State, text: Text) -> str:
        return state.heading()

    def words(self, state: State, action: int, text: Text) -> str:
        return state.write(action)


Who = int
"""A unit in an attack, as a game numbers it; the same from a decision to the end of its tries."""


class Ledger(Protocol):
    """What tells two choices apart, as far as it can be counted.

    Every name is the end of a message ID, such as `battle-coach-turn-figures`.
    """

    losses: tuple[str, ...]
    """What a side can lose: `figures`."""
    gains: tuple[str, ...]
    """What a side can win: `medals`."""
    holding: str
    """The argument of a message that names what somebody holds: `card`."""

    def count(self, state: State, side: str) -> dict[str, int]:
        """What a side has now of all losses and gains."""
        ...

    def attack(self, state: State, action: int) -> tuple[Who, Who] | None:
        """Who attacks whom with an action; None for all other actions."""
        ...

    def unit(self, state: State, who: Who) -> dict[str, str] | None:
        """The arguments of a message that name a unit (`unit`, `hex`), unless it is not there."""
        ...

    def odds(self, state: State, action: int) -> dict[str, Fraction]:
        """The exact chances of an attack by name; nothing for all other actions."""
        ...

    def held(self, state: State, seat: int) -> list[str]:
        """What a seat holds and may keep for later: keys of cards."""
        ...


class PlainLedger:
    """Stands in for a game that counts nothing."""

    losses: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()
    holding = "card"

    def count(self, state: State, side: str) -> dict[str, int]:
        return {}

    def attack(self, state: State, action: int) -> tuple[Who, Who] | None:
        return None

    def unit(self, state: State, who: Who) -> dict[str, str] | None:
        return None

    def odds(self, state: State, action: int) -> dict[str, Fraction]:
        return {}

    def held(self, state: State, seat: int) -> list[str]:
        return []


class Statistics(Protocol):
    """The facet `statistics` of a game."""

    losses: Losses
    rolls: Rolls
    ledger: Ledger


class PlainStatistics:
    """Stands in for a game without statistics."""

    losses: Losses = PlainLosses()
    rolls: Rolls = PlainRolls()
    ledger: Ledger = PlainLedger()


def statistics(game: str) -> Statistics:
    """The statistics of a game, its own or the plain ones."""
    found: Statistics | None = registry.facet(game, "statistics")
    return PlainStatistics() if found is None else found
