"""A game, a policy and a judge for tests of searches, of which it is known what wins."""

from typing import Any, ClassVar, Self

from echobase.core.chance import CHANCE, OVER, Rng


class DecisionsThenLuck:
    """One seat decides some times; then luck says whether it has won."""

    DECISIONS: ClassVar[int]
    CHOICES: ClassVar[int]

    def __init__(self) -> None:
        self.chosen: tuple[int, ...] = ()
        self.won = -1

    def odds(self) -> float:
        """How often these choices win."""
        raise NotImplementedError

    def to_act(self) -> int:
        if len(self.chosen) < self.DECISIONS:
            return 0
        return CHANCE if self.won < 0 else OVER

    def actions(self) -> list[int]:
        return list(range(self.CHOICES))

    def apply(self, action: int) -> None:
        if len(self.chosen) < self.DECISIONS:
            self.chosen = (*self.chosen, action)
        else:
            self.won = action

    def chances(self) -> list[tuple[int, float]]:
        return [(1, self.odds()), (0, 1.0 - self.odds())]

    def copy(self) -> Self:
        other = type(self)()
        other.chosen, other.won = self.chosen, self.won
        return other


class InOrder:
    """A policy that likes choices in their order, and so takes the first."""

    def choose(self, state: Any, rng: Rng) -> int:
        return 0

    def ranked(self, state: Any, rng: Rng) -> list[tuple[float, int]]:
        return [(float(-choice), choice) for choice in state.actions()]


class Result:
    """A judge who is asked at the end only."""

    def __init__(self) -> None:
        self.asked = 0

    def horizon(self, state: Any, seat: int, reply: bool) -> int:
        return 0

    def reached(self, state: Any, horizon: int) -> bool:
        return False

    def is_ready(self, state: Any) -> bool:
        return False

    def chance(self, state: Any, seat: int) -> float:
        self.asked += 1
        return float(state.won)
