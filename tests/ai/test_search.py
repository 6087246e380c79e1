"""Search above a policy: tries outweigh its opinion, but only with evidence, and within limits."""

import random
from typing import Any

import pytest
from ai.stand_ins import DecisionsThenLuck, InOrder, Result

from echobase.ai.search import Effort, TryTally, search

BEST = 1


class Bet(DecisionsThenLuck):
    """One decision: each choice wins with a chance of its own."""

    CHANCES = (0.3, 0.8, 0.1, 0.5)
    DECISIONS, CHOICES = 1, len(CHANCES)

    def odds(self) -> float:
        return self.CHANCES[self.chosen[0]]


def searched(effort: Effort, seconds: float | None = None, seed: int = 0) -> tuple[int, int]:
    """What is chosen, and after how many tries."""
    judge = Result()
    policy: Any = InOrder()
    state: Any = Bet()
    rng = random.Random(seed)
    chosen = search(policy, judge, effort, state, lambda luck: state.copy(), seconds, rng)
    return chosen, judge.asked


@pytest.mark.parametrize("seed", range(10))
def test_finds_the_choice_that_wins_most(seed: int) -> None:
    chosen, _ = searched(Effort(width=4, tries=60, point=0.01, doubt=0.3), seed=seed)
    assert chosen == BEST


@pytest.mark.parametrize("seed", range(10))
def test_a_firm_opinion_is_not_shaken_by_a_few_tries(seed: int) -> None:
    chosen, _ = searched(Effort(width=4, tries=8, point=0.5, doubt=0.01), seed=seed)
    assert chosen == 0


def test_only_so_many_choices_are_tried() -> None:
    assert searched(Effort(width=1, tries=60, point=0.01, doubt=0.3)) == (0, 0)


def test_tries_are_limited_by_the_effort() -> None:
    _, tries = searched(Effort(width=4, tries=20, point=0.01, doubt=0.3))
    assert 40 <= tries <= 4 * 20 * 2


def test_without_any_time_it_takes_the_policys_choice() -> None:
    assert searched(Effort(width=4, tries=1000, point=0.01, doubt=0.3), seconds=0.0) == (0, 0)


def test_the_same_seed_gives_the_same_tries() -> None:
    effort = Effort(width=4, tries=5, point=0.01, doubt=0.1)
    assert searched(effort, seed=7) == searched(effort, seed=7)


def test_a_lead_is_weighed_against_the_opinion() -> None:
    """Ten worlds, each 0.2 better than the policy's choice, against an opinion of -0.1."""
    tally = TryTally([0.0, -0.1], doubt=0.1)
    for world in range(10):
        tally.add(0, 0.4)
        tally.add(1, 0.6 + (0.1 if world % 2 else -0.1))
        tally.next_world()
    spread = 0.1**2 / 9
    expected = (-0.1 / 0.1**2 + 0.2 / spread) / (1 / 0.1**2 + 1 / spread)
    assert tally.lead(1) == pytest.approx(expected)
    assert tally.best() == 1


def test_the_policys_own_choice_stays_to_compare_with() -> None:
    tally = TryTally([0.0, 0.3, 0.2, 0.1], doubt=0.1)
    tally.drop_half()
    assert tally.left == [0, 1, 2]
