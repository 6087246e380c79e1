"""What only a game can tell about its states: where a unit is, what is counted, special facts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from echobase.core.game import State
from echobase.play.log_entry import Entry

Count = Callable[[State, int], int]
"""A number in a state, seen from a seat."""
Fact = Callable[[Entry, State], bool]
"""Whether something is true of an action and the state after it."""


class LessonFacts(Protocol):
    """The part of the facet `lessons` that a game writes itself."""

    @property
    def verbs(self) -> Sequence[str]:
        """The words with which choices begin in notation; none if the game does not tell them."""
        ...

    @property
    def counts(self) -> Mapping[str, Count]:
        """Numbers by name."""
        ...

    @property
    def facts(self) -> Mapping[str, Fact]:
        """Facts about the latest action by name."""
        ...

    def step(self, state: State, step: str) -> str:
        """The name of a step in lessons, where the game has a better one."""
        ...

    def knows(self, first: State, unit: str) -> bool:
        """Whether a unit of this name is in the first position of a lesson."""
        ...

    def place(self, first: State, state: State, unit: str) -> str:
        """The hex of a unit; empty when it is on none."""
        ...

    def gone(self, first: State, state: State, unit: str) -> bool:
        """Whether a unit is no longer in play."""
        ...

    def figures(self, first: State, state: State, unit: str) -> int:
        """The strength of a unit."""
        ...

    def hand(self, state: State, seat: int) -> Sequence[str]:
        """The cards in the hand of a seat."""
        ...

    def cards(self, first: State, seat: int) -> Sequence[str]:
        """The cards that a seat can have in its hand."""
        ...


class NoFacts:
    """Stands in for a game that tells nothing special: it has no units and no cards to ask for."""

    verbs: Sequence[str] = ()
    counts: Mapping[str, Count] = {}
    facts: Mapping[str, Fact] = {}

    def step(self, state: State, step: str) -> str:
        return step

    def knows(self, first: State, unit: str) -> bool:
        return False

    def place(self, first: State, state: State, unit: str) -> str:
        return ""

    def gone(self, first: State, state: State, unit: str) -> bool:
        return True

    def figures(self, first: State, state: State, unit: str) -> int:
        return 0

    def hand(self, state: State, seat: int) -> Sequence[str]:
        return ()

    def cards(self, first: State, seat: int) -> Sequence[str]:
        return ()
