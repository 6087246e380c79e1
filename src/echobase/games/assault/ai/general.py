"""The general: plans like the captain, and tries the shots of Walkers in imagined rounds."""

from echobase.ai.search import Effort, Imagine, search
from echobase.core.chance import Rng
from echobase.games.assault.ai.captain import Captain
from echobase.games.assault.ai.value import Value
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.cards import ACTION_CARDS, MOVES
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import WALKER


class General:
    """Implements `ai.player.Player`: a captain that searches where Walkers can only fire.

    Elsewhere choices differ by less chance of winning than a few tries can tell.
    """

    def __init__(self, captain: Captain, value: Value, shots: Effort) -> None:
        self.captain = captain
        self.value = value
        self.shots = shots

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        """One of the legal actions, chosen within about `seconds` if there is a limit."""
        state = imagine(rng)
        assert isinstance(state, State)
        if state.step == steps.ROUND:
            card = ACTION_CARDS[state.card]
            if card.kinds[0] == WALKER and not card.allows & MOVES:
                policy = self.captain.policy
                return search(policy, self.value, self.shots, state, imagine, seconds, rng)
        return self.captain.plan(state, seconds, rng)
