"""Plans are tried as a whole, in worlds that agree with what a seat may know."""

import random
from typing import Any

import pytest

from echobase.ai.plan_search import PlanEffort, PlanSearch, TurnPlan, followed
from echobase.core.chance import CHANCE, OVER, Rng


class TwoLocks:
    """Two decisions, then luck: only the right choices together win often."""

    RIGHT = (2, 1)

    def __init__(self, chosen: tuple[int, ...] = (), won: int = -1) -> None:
        self.chosen = chosen
        self.won = won

    def to_act(self) -> int:
        if len(self.chosen) < 2:
            return 0
        return CHANCE if self.won < 0 else OVER

    def actions(self) -> list[int]:
        return [0, 1, 2]

    def apply(self, action: int) -> None:
        if len(self.chosen) < 2:
            self.chosen = (*self.chosen, action)
        else:
            self.won = action

    def chances(self) -> list[tuple[int, float]]:
        chance = 0.8 if self.chosen == self.RIGHT else 0.3
        return [(1, chance), (0, 1.0 - chance)]

    def copy(self) -> "TwoLocks":
        return TwoLocks(self.chosen, self.won)


class Proposes:
    """Plans with the wrong second choice; only what is near the right one can win."""

    def plans(self, state: Any, rng: Rng) -> list[TurnPlan]:
        return [TurnPlan([first, 0], 0.0) for first in range(3)]

    def near(self, state: Any, plan: TurnPlan, rng: Rng) -> list[TurnPlan]:
        others = [TurnPlan([first, second], 0.0) for first in range(3) for second in range(3)]
        return [plan, *[one for one in others if one.actions != plan.actions]]


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


class First:
    """A policy that takes the first choice."""

    def choose(self, state: Any, rng: Rng) -> int:
        return 0

    def ranked(self, state: Any, rng: Rng) -> list[tuple[float, int]]:
        return [(0.0, 0)]


def searched(tries: int, seconds: float | None = None, seed: int = 0) -> tuple[TurnPlan, int]:
    """The plan that is found, and after how many tries."""
    judge, state = Result(), TwoLocks()
    effort, rng = PlanEffort(tries, doubt=0.5), random.Random(seed)
    imagined: Any = lambda luck: state.copy()  # noqa: E731
    thinking = PlanSearch(First(), judge, effort, imagined, seconds, rng)
    start: Any = state
    return thinking.best(Proposes(), start), judge.asked


@pytest.mark.parametrize("seed", range(5))
def test_finds_choices_that_win_only_together(seed: int) -> None:
    found, _ = searched(600, seed=seed)
    assert tuple(found.actions) == TwoLocks.RIGHT


def test_tries_are_limited_by_the_effort_and_by_time() -> None:
    _, tries = searched(100)
    assert 100 <= tries <= 400
    _, tries = searched(100000, seconds=0.0)
    assert tries == 1


def test_the_same_seed_finds_the_same_plan() -> None:
    assert searched(20, seed=3)[0].actions == searched(20, seed=3)[0].actions


def test_a_plan_is_left_where_it_cannot_be_carried_out() -> None:
    world: Any = TwoLocks()
    assert followed(world, TurnPlan([1, 7], 0.0), 0).chosen == (1,)  # type: ignore[attr-defined]
    assert world.chosen == ()
