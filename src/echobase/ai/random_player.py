"""A player who takes any legal action: the weakest opponent, and the yardstick of the others."""

from echobase.core.chance import Rng
from echobase.core.game import State


class RandomPlayer:
    """Chooses blindly."""

    def choose(self, state: State, rng: Rng) -> int:
        actions = state.actions()
        return actions[min(int(rng.random() * len(actions)), len(actions) - 1)]
