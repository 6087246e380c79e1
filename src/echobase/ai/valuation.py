"""How positions of a game are judged: by what was learned about them, and by playing on.

This is the facet `value` of a game. A game without it is judged by playing to the end alone, with
its quickest sensible player.
"""

from functools import cache
from random import Random
from typing import Final, Protocol

from echobase.ai.calibration import Calibration
from echobase.ai.player import AT_ONCE, Player, Policy, decide, player, quick
from echobase.ai.search import TryJudge
from echobase.core import registry
from echobase.core.chance import CHANCE, OVER, Rng, sample
from echobase.core.game import State

LONGEST: Final = 4000
"""Actions after which a game played on is abandoned as undecided."""
TO_THE_END: Final = -1
"""The horizon of a try that never stops before the end of the game."""


class Watch(Protocol):
    """Looks at the actions of a try."""

    def __call__(self, state: State, action: int) -> None:
        """Called before each action, of a seat or of chance, is carried out."""


class SharedLuck:
    """Chance for one try, by turn, seat and kind of chance: where two tries of a seed differ, they
    soon share it again."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._generators: dict[str, Random] = {}

    def now(self, state: State) -> Random:
        """The generator for what the seat to act does next."""
        return self._generator(f"{state.heading()}/{state.to_act()}")

    def drawn(self, state: State) -> int:
        """What chance brings next.

        Chance of each kind has its own generator: one roll more in a turn changes neither the card
        that is drawn at its end nor the rolls of other numbers of dice.
        """
        chances = state.chances()
        key = f"{state.heading()}/{CHANCE}/{len(chances)}/{chances[0][0]}"
        return sample(chances, self._generator(key))

    def _generator(self, key: str) -> Random:
        found = self._generators.get(key)
        if found is None:
            found = Random(f"{self.seed}/{key}")
            self._generators[key] = found
        return found


class FirstThoughts:
    """Implements `Policy`: any player without time to think, by what its seat may know."""

    def __init__(self, who: Player) -> None:
        self.who = who

    def choose(self, state: State, rng: Rng) -> int:
        return decide(self.who, state, rng, AT_ONCE)


class Valuation:
    """Judges positions of one game; chances are those of its first side."""

    def __init__(
        self,
        game: str,
        policy: Policy,
        judge: TryJudge | None = None,
        calibration: Calibration | None = None,
        further: int = 0,
    ) -> None:
        self.game = game
        self.policy = policy
        """Plays on at once; it must not use what the seat to act cannot know."""
        self.judge = judge
        """What was learned; without one only the end of a game tells who wins."""
        self.calibration = Calibration() if calibration is None else calibration
        self.further = further
        """How many turns or rounds beyond the enemy's reply two choices are compared."""

    @property
    def first_side(self) -> str:
        return registry.sides(self.game)[0]

    # Positions.

    def chance(self, state: State) -> float:
        """The chance of the first side where a value can be asked; a half if nobody knows."""
        outcome = state.outcome()
        if outcome is not None:
            return 1.0 if outcome.winner == self.first_side else 0.0
        if self.judge is None:
            return 0.5
        seat = list(state.sides()).index(self.first_side)
        return self.calibration.corrected(self.judge.chance(state, seat))

    def is_ready(self, state: State) -> bool:
        """Whether the value can be asked here, without playing on."""
        if state.to_act() == OVER:
            return True
        return self.judge is not None and self.judge.is_ready(state)

    # Playing on.

    def horizon(self, state: State, seat: int, reply: bool) -> int:
        """Where tries that begin here end: with this turn, or with the enemy's reply to it."""
        return TO_THE_END if self.judge is None else self.judge.horizon(state, seat, reply)

    def last_horizon(self, state: State, seat: int) -> int:
        """Where two choices of a seat are compared."""
        horizon = self.horizon(state, seat, reply=True)
        return horizon if horizon == TO_THE_END else horizon + self.further

    def play_on(
        self, state: State, horizon: int, luck: SharedLuck, watch: Watch | None = None
    ) -> None:
        """Let the policy play for all seats, in place, up to a horizon or the end."""
        judge = self.judge
        for _ in range(LONGEST):
            seat = state.to_act()
            if seat == OVER:
                return
            if seat == CHANCE:
                action = luck.drawn(state)
            elif horizon != TO_THE_END and judge is not None and judge.reached(state, horizon):
                return
            else:
                action = self.policy.choose(state, luck.now(state))
            if watch is not None:
                watch(state, action)
            state.apply(action)

    def won(self, state: State, seed: str) -> float:
        """1 if the first side wins when the game is played to its end, 0 if it loses."""
        self.play_on(state, TO_THE_END, SharedLuck(seed))
        outcome = state.outcome()
        if outcome is None:
            return 0.5
        return 1.0 if outcome.winner == self.first_side else 0.0

    def outlook(self, state: State, horizon: int, seed: str) -> float:
        """The chance of the first side where one try, made in place, ends."""
        self.play_on(state, horizon, SharedLuck(seed))
        return self.chance(state)


@cache
def valuation(game: str) -> Valuation:
    """How positions of a game are judged, by its facet `value` or by playing on alone."""
    found: Valuation | None = registry.facet(game, "value")
    if found is not None:
        return found
    return Valuation(game, FirstThoughts(player(quick(game), game)))
