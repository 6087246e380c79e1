"""The facet `observation` of a game: what a learner sees of it, and the numbers of its actions."""

from collections.abc import Mapping
from typing import Any, Protocol

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.observation.action_space import Actions
from echobase.observation.observer import Observer


class Observation(Protocol):
    """One game as arrays."""

    most_seats: int
    """The most players the game can have."""
    most_outcomes: int
    """The most outcomes chance can have at one point."""
    parameters: Mapping[str, Any]
    """Options that frameworks with plain parameters may set, each with its default."""

    def observer(self, first: State) -> Observer:
        """An observer that fills arrays from the states of a game that begins like this."""
        ...

    def actions(self, first: State) -> Actions:
        """All actions that such a game can ever offer."""
        ...


def observation(game: str) -> Observation:
    """The observation of a game; BadOption when it has none."""
    found: Observation | None = registry.facet(game, "observation")
    if found is None:
        raise BadOption(f"game: {registry.game(game).title} cannot be observed as arrays")
    return found


def observable() -> list[str]:
    """The games that can be observed as arrays."""
    return [game.name for game in registry.usable() if "observation" in game.facets]
