"""A trooper for each side: what things are worth differs between Rebels and Empire."""

from echobase.core import game
from echobase.core.chance import Rng
from echobase.games.assault.ai.shots import Rated
from echobase.games.assault.ai.trooper import Trooper
from echobase.games.assault.rules.state import State


class BySide:
    """Implements `ai.search.RankingPolicy`: uses the policy of the side to act."""

    def __init__(self, rebel: Trooper, empire: Trooper) -> None:
        self.troopers: list[Trooper] = [rebel, empire]

    def choose(self, state: game.State, rng: Rng) -> int:
        """One of the legal actions of the seat to act."""
        return self.troopers[state.to_act()].choose(state, rng)

    def ranked(self, state: game.State, rng: Rng) -> list[Rated]:
        """The choices worth considering with their worth in points, best first."""
        return self.troopers[state.to_act()].ranked(state, rng)

    def options(self, state: State, rng: Rng, units: int, for_each: int) -> list[Rated]:
        """What this many units could do next in a round, with up to this many choices each."""
        return self.troopers[state.to_act()].options(state, rng, units, for_each)
