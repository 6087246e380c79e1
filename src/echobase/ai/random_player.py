"""A player that takes any legal action: the weakest opponent, and the yardstick for the others."""

from collections.abc import Sequence

from echobase.core.chance import Rng
from echobase.core.game import State


def any_of(actions: Sequence[int], rng: Rng) -> int:
    """One of the actions, all equally likely."""
    return actions[min(int(rng.random() * len(actions)), len(actions) - 1)]


class RandomPlayer:
    """Chooses at random."""

    def choose(self, state: State, rng: Rng) -> int:
        return any_of(state.actions(), rng)
