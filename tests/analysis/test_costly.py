"""Costs and their errors: few games for many decisions, fresh ones for the last three."""

from collections.abc import Sequence
from math import sqrt

import pytest

from echobase.analysis import Estimate
from echobase.analysis.costly import (
    FINAL,
    Candidate,
    interval,
    most_costly,
    rounds,
    size,
)
from echobase.analysis.evaluation import Compare, Job
from echobase.analysis.judge import difference, pooled, share


class Oracle:
    """Does jobs as if it knew what every decision costs, and remembers them."""

    def __init__(self, costs: Sequence[float], error: float, flattery: float = 0.0) -> None:
        self.costs = costs
        self.error = error
        self.flattery = flattery
        self.jobs: list[Compare] = []

    def __call__(self, jobs: Sequence[Job]) -> list[Estimate]:
        return [self.cost(job) for job in jobs if isinstance(job, Compare)]

    def cost(self, job: Compare) -> Estimate:
        self.jobs.append(job)
        more = 0.0 if job.label.startswith("final") else self.flattery
        return Estimate(self.costs[job.number] + more, self.error, job.games)


def candidates(count: int) -> list[Candidate]:
    return [Candidate(number, 0) for number in range(count)]


def test_the_costliest_three_of_many_are_found() -> None:
    costs = [0.01 * number for number in range(30)]
    oracle = Oracle(costs, 0.01)
    found = most_costly(candidates(30), 10, oracle)
    assert [one.number for one in found] == [29, 28, 27]
    assert sum(job.size for job in oracle.jobs) == size(30, 10)


def test_the_cost_is_told_by_fresh_games_alone() -> None:
    found = most_costly(candidates(10), 10, Oracle([0.2] * 10, 0.01, flattery=0.5))
    assert [one.cost.value for one in found] == pytest.approx([0.2] * 3)
    assert found[0].cost.games == FINAL * 10


def test_what_is_within_the_noise_is_left_out() -> None:
    # Eight samples with an error of 0.1 have one of 0.1 / sqrt(8) = 0.035 together.
    found = most_costly(candidates(3), 10, Oracle([0.3, 0.05, -0.4], 0.1))
    assert [one.number for one in found] == [0]
    assert most_costly([], 10, Oracle([], 0.1)) == []


def test_fewer_candidates_have_more_games_each() -> None:
    assert rounds(3, 48) == []
    assert rounds(16, 48) == [(24, 6), (64, 3)]
    assert rounds(300, 48) == [(8, 100), (8, 34), (11, 12), (32, 4), (96, 3)]


def test_intervals_are_wide_enough_for_three() -> None:
    low, high = interval(Estimate(0.2, 0.05, 100))
    assert (0.2 - low) / 0.05 == pytest.approx(2.394, abs=0.001)
    assert high - 0.2 == pytest.approx(0.2 - low)
    low, high = interval(Estimate(0.9, 0.5))
    assert low == pytest.approx(-0.297, abs=0.001)
    assert high == 1.0


def test_all_games_won_are_no_certainty() -> None:
    assert share([1.0] * 8).value == 1
    assert share([1.0] * 8).error == pytest.approx(sqrt(0.9 * 0.1 / 10))


def test_games_of_equal_luck_are_compared_in_pairs() -> None:
    one, other = share([1.0, 1.0, 0.0, 1.0]), share([1.0, 0.0, 0.0, 1.0])
    paired = difference(one, other)
    assert (paired.value, paired.games) == (0.25, 4)
    # One pair differs, and half a pair more in either direction: 2 of 6, mean 1/6.
    assert paired.error == pytest.approx(sqrt((2 / 6 - 1 / 36) / 6))


def test_without_pairs_errors_add_up() -> None:
    found = difference(Estimate(1.0, 0.0), Estimate(0.4, 0.1, 20))
    assert found == Estimate(0.6, 0.1, 20)
    assert difference(Estimate(0.5, 0.3), Estimate(0.2, 0.4)).error == pytest.approx(0.5)


def test_samples_are_pooled_by_their_games() -> None:
    found = pooled([Estimate(0.1, 0.03, 30), Estimate(0.5, 0.04, 10)])
    assert found.value == pytest.approx(0.2)
    assert found.games == 40
    assert found.error == pytest.approx(sqrt(0.9**2 + 0.4**2) / 40)
    assert pooled([Estimate(1.0, 0.0), Estimate(1.0, 0.0)]) == Estimate(1.0, 0.0)
