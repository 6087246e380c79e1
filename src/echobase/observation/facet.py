"""The facet `observation` of a game: what a learner sees of it, and the numbers of its actions."""

from typing import Protocol

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.observation.action_space import Actions
from echobase.observation.observer import Observer


class Observation(Protocol):
    """One game as arrays."""

    def observer(self, first: State) -> Observer:
        """Somebody who fills arrays from the states of a game that begins like this."""
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
