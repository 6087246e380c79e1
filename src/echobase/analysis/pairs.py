"""Pairs of games that compare two choices, with the luck that the dice gave to one of them.

Some of the difference between two games is luck that remains although both share as much of it as
they can. What dice bring beyond their mean is known exactly, so the part of the difference that
goes along with it is taken away (a control variate): the mean stays the same, and fewer pairs tell
as much.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from echobase.ai.comparison import world_of
from echobase.ai.valuation import SharedLuck, Valuation
from echobase.core.chance import CHANCE
from echobase.core.game import State
from echobase.play.samples import NONE, Sample
from echobase.play.statistics import Rolls

LEAST: Final = 16
"""Fewer pairs cannot tell how luck and difference go together."""


@dataclass(frozen=True)
class Pairs:
    """Pairs of games, added up."""

    leads: Sample = NONE
    """The chance of winning that one choice had over the other, pair by pair."""
    luck: Sample = NONE
    """The luck with the dice that it had over the other."""
    products: float = 0.0
    """The sum of lead times luck."""

    @classmethod
    def of(cls, leads: Sequence[float], luck: Sequence[float]) -> "Pairs":
        products = sum(lead * gift for lead, gift in zip(leads, luck, strict=True))
        return cls(Sample.of(leads), Sample.of(luck), products)

    def __add__(self, other: "Pairs") -> "Pairs":
        return Pairs(
            self.leads + other.leads, self.luck + other.luck, self.products + other.products
        )

    @property
    def count(self) -> int:
        return self.leads.count

    @property
    def slope(self) -> float:
        """The chance of winning that goes along with a unit of luck."""
        spread = self.luck.squares - self.count * self.luck.mean**2
        if self.count < LEAST or spread < 1e-9:
            return 0.0
        return (self.products - self.count * self.leads.mean * self.luck.mean) / spread

    @property
    def mean(self) -> float:
        """The mean lead with equal luck."""
        return self.leads.mean - self.slope * self.luck.mean

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        slope = self.slope
        if not slope:
            return self.leads.error
        explained = slope**2 * (self.luck.squares / self.count - self.luck.mean**2)
        spread = self.leads.squares / self.count - self.leads.mean**2 - explained
        return sqrt(max(spread, 0.0) / (self.count - 2))


NO_PAIRS: Final = Pairs()


class DiceWatcher:
    """Implements `ai.valuation.Watch`: adds up what dice bring the first side beyond the mean."""

    def __init__(self, rolls: Rolls) -> None:
        self.rolls = rolls
        self.surplus = 0.0

    def __call__(self, state: State, action: int) -> None:
        if state.to_act() == CHANCE:
            self.surplus += self.rolls.surplus(state, action)


def played(
    value: Valuation, rolls: Rolls, state: State, better: int, chosen: int, seeds: Sequence[str]
) -> Pairs:
    """Both choices of the seat to act, played on in the same worlds with the same luck."""
    seat = state.to_act()
    horizon = value.last_horizon(state, seat)
    sign = 1.0 if state.sides()[seat] == value.first_side else -1.0
    leads, luck = [], []
    for seed in seeds:
        world = world_of(state, seed)
        one, other = (followed(value, rolls, world, it, horizon, seed) for it in (better, chosen))
        leads.append(sign * (one[0] - other[0]))
        luck.append(sign * (one[1] - other[1]))
    return Pairs.of(leads, luck)


def followed(
    value: Valuation, rolls: Rolls, world: State, action: int, horizon: int, seed: str
) -> tuple[float, float]:
    """The chance of the first side where one game ends, and its luck with the dice."""
    state, watcher = world.copy(), DiceWatcher(rolls)
    state.apply(action)
    value.play_on(state, horizon, SharedLuck(seed), watcher)
    return value.chance(state), watcher.surplus
