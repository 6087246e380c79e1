"""What can be learned about a game: which positions count, and what to note about each."""

from typing import Any, Protocol

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.game import State


class Learning(Protocol):
    """The facet `learning` of a game: the game as a learner sees it."""

    game: str
    about: str
    """The heading of the table, as its first lines."""
    names: tuple[str, ...]
    """The features, as keys of the table: `mover.cover`."""
    signs: tuple[int, ...]
    """By feature: 1 or -1 if its weight must have that sign, otherwise 0."""
    hidden: tuple[int, ...]
    """The sizes of the hidden layers of a network; none for a logistic function of the features."""

    def settings(self) -> list[dict[str, Any]]:
        """The options for every way of playing the game."""

    def mark(self, state: State) -> int:
        """A number that changes when a turn or round begins; 0 where a position never counts."""

    def features(self, state: State) -> list[float]: ...

    def offset(self, state: State) -> str:
        """The key of the scenario and side: `scenarios.under-siege.0`. A logistic function adds a
        number for each; a network finds it among its features."""

    def side(self, state: State) -> str:
        """The side whose chance of winning is learned."""


def learning(game: str) -> Learning:
    """What can be learned about a game; BadOption when there is nothing."""
    found: Learning | None = registry.facet(game, "learning")
    if found is None:
        raise BadOption(f"game: nothing can be learned about {registry.game(game).title}")
    return found
