"""The general: tries the shots of Walkers in imagined rounds, and sees how those stand."""

from echobase.ai.assault.sides import BySide
from echobase.ai.assault.value import Value
from echobase.ai.search import Effort, Imagine, search
from echobase.assault import steps
from echobase.assault.cards import ACTION_CARDS, MOVES
from echobase.assault.state import State
from echobase.assault.units import WALKER
from echobase.core.chance import Rng


class General:
    """Keeps `ai.player.Player`: one who thinks where Walkers can only fire.

    Elsewhere choices differ by less chance to win than a few tries can tell.
    """

    def __init__(self, policy: BySide, value: Value, shots: Effort) -> None:
        self.policy = policy
        self.value = value
        self.shots = shots

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        """One of the legal actions, within about so many seconds if there is a limit."""
        state = imagine(rng)
        assert isinstance(state, State)
        if state.step == steps.ROUND:
            card = ACTION_CARDS[state.card]
            if card.kinds[0] == WALKER and not card.allows & MOVES:
                return search(self.policy, self.value, self.shots, state, imagine, seconds, rng)
        return self.policy.choose(state, rng)
