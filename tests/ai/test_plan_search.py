"""Plans are tried as a whole, in worlds that agree with what a seat may know."""

import random
from typing import Any

import pytest
from ai.stand_ins import DecisionsThenLuck, InOrder, Result

from echobase.ai.plan_search import PlanEffort, PlanSearch, TurnPlan, followed
from echobase.core.chance import Rng


class TwoLocks(DecisionsThenLuck):
    """Only the right choices together win often."""

    RIGHT = (2, 1)
    DECISIONS, CHOICES = 2, 3

    def odds(self) -> float:
        return 0.8 if self.chosen == self.RIGHT else 0.3


class Proposes:
    """Plans with the wrong second choice; only what is near the right one can win."""

    def plans(self, state: Any, rng: Rng) -> list[TurnPlan]:
        return [TurnPlan([first, 0], 0.0) for first in range(3)]

    def near(self, state: Any, plan: TurnPlan, rng: Rng) -> list[TurnPlan]:
        others = [TurnPlan([first, second], 0.0) for first in range(3) for second in range(3)]
        return [plan, *[one for one in others if one.actions != plan.actions]]


def searched(tries: int, seconds: float | None = None, seed: int = 0) -> tuple[TurnPlan, int]:
    """The plan that is found, and after how many tries."""
    judge, state = Result(), TwoLocks()
    effort, rng = PlanEffort(tries, doubt=0.5), random.Random(seed)
    imagined: Any = lambda luck: state.copy()  # noqa: E731
    thinking = PlanSearch(InOrder(), judge, effort, imagined, seconds, rng)
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
