"""Captain and general: try cards, moves and attacks in imagined battles, including the reply."""

from echobase.ai.search import Effort, Imagine, RankingPolicy, search
from echobase.core.chance import Rng
from echobase.games.battle.ai.value import Judge
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of


class Captain:
    """Implements `ai.player.Player`: quick thoughts, and a search before it acts."""

    def __init__(self, policy: RankingPolicy, value: Judge, cards: Effort, units: Effort) -> None:
        self.policy = policy
        self.value = value
        self.cards = cards
        """For cards and the choices they bring, which shape the whole turn."""
        self.units = units
        """For moves and attacks of single units."""

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        """One of the legal actions, chosen within about `seconds` if there is a limit."""
        state = imagine(rng)
        assert isinstance(state, State)
        step = step_of(state.todo[-1])
        effort = self.cards if step == steps.PLAY or step == steps.CHOOSE else self.units
        return search(self.policy, self.value, effort, state, imagine, seconds, rng)
