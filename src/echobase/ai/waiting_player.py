"""A player that does as little as the rules allow, so that a learner can try something out."""

from typing import Final

from echobase.core.chance import Rng
from echobase.core.game import State

WAITS: Final = "waits"
"""Its name; no game offers it as an opponent, but a lesson can."""
LEAST: Final = ("done", "pass", "stop", "keep", "suffer", "armour 0", "ignore")
"""Choices that do nothing, in notation."""


class WaitingPlayer:
    """Chooses what does nothing, and where something must be done the first thing there is."""

    def choose(self, state: State, rng: Rng) -> int:
        legal = {state.write(action): action for action in state.actions()}
        return next((legal[least] for least in LEAST if least in legal), state.actions()[0])
