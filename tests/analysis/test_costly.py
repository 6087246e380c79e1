"""Costs of decisions: most need few games, the doubtful ones many; only what is clear is named."""

from collections.abc import Sequence
from random import Random

import pytest

from echobase.analysis.costly import (
    BRIEF,
    FULL,
    NAMED,
    POOL,
    ROUGH,
    SETTLING,
    Candidate,
    examined,
    grade,
    interval,
    named,
    rounds,
)
from echobase.analysis.jobs import Compare, Job
from echobase.analysis.pairs import Pairs
from echobase.play.samples import NONE, Sample

LEAP = 0.02


class Oracle:
    """Does jobs as if it knew what every decision costs, and remembers them."""

    def __init__(self, costs: Sequence[float], spread: float = 0.2, flattery: float = 0.0) -> None:
        self.costs = costs
        self.spread = spread
        self.flattery = flattery
        """What is added as long as decisions are selected."""
        self.jobs: list[Compare] = []

    def __call__(self, jobs: Sequence[Job]) -> list[Pairs]:
        return [self.cost(job) for job in jobs if isinstance(job, Compare)]

    def cost(self, job: Compare) -> Pairs:
        self.jobs.append(job)
        mean = self.costs[job.number] + (self.flattery if job.what == "brief" else 0.0)
        spread = self.spread**2 + mean**2
        return Pairs(Sample(job.pairs, mean * job.pairs, spread * job.pairs))

    def pairs(self, number: int) -> int:
        return sum(job.pairs for job in self.jobs if job.number == number)


def candidates(count: int) -> list[Candidate]:
    return [Candidate(number, 0) for number in range(count)]


def found(costs: Sequence[float], oracle: Oracle | None = None) -> list[int]:
    judged = examined(candidates(len(costs)), 1.0, oracle or Oracle(costs))
    return [one.number for one in named(judged, LEAP)]


def test_what_clearly_costs_something_is_named_costliest_first() -> None:
    assert found([0.0, 0.3, 0.01, 0.08, -0.2, 0.12]) == [1, 5, 3]


def test_what_is_not_significant_is_not_named() -> None:
    costs = [NAMED + 0.005]
    judged = examined(candidates(1), 1.0, Oracle(costs))
    assert named(judged, leap=0.02)
    assert not named(judged, leap=0.03)  # the interval reaches below 0


def test_games_that_made_a_decision_look_bad_do_not_judge_it() -> None:
    assert found([0.02], Oracle([0.02], flattery=0.3)) == []


def test_most_games_go_where_it_is_open_whether_a_decision_is_named() -> None:
    oracle = Oracle([-0.05, 0.0, 0.04, NAMED, 0.4])
    examined(candidates(5), 1.0, oracle)
    harmless, little, _, doubtful, obvious = (oracle.pairs(number) for number in range(5))
    assert harmless == BRIEF[0]
    assert doubtful == BRIEF[-1] + SETTLING[-1]
    assert harmless <= little < doubtful
    assert obvious < doubtful


def test_a_rough_analysis_settles_less() -> None:
    oracle = Oracle([NAMED])
    examined(candidates(1), ROUGH / 2, oracle)
    assert oracle.pairs(0) == (BRIEF[-1] + FULL[-3]) * ROUGH / 2


def test_two_analyses_name_the_same_even_close_to_the_border() -> None:
    class Noisy(Oracle):
        def __init__(self, costs: Sequence[float], seed: int) -> None:
            super().__init__(costs)
            self.rng = Random(seed)

        def cost(self, job: Compare) -> Pairs:
            exact = super().cost(job)
            mean = exact.leads.mean + self.rng.gauss(0.0, self.spread / job.pairs**0.5)
            squares = (self.spread**2 + mean**2) * job.pairs
            return Pairs(Sample(job.pairs, mean * job.pairs, squares))

    costs = [0.0, 0.02, NAMED - 0.005, NAMED + 0.005, 0.08, 0.2]
    for seed in range(6):
        assert set(found(costs, Noisy(costs, seed))) == {3, 4, 5}


def test_many_decisions_at_the_border_share_a_pool_and_the_clearest_come_first() -> None:
    costs = [NAMED] * 12 + [NAMED + 0.004]
    oracle = Oracle(costs)
    examined(candidates(len(costs)), 1.0, oracle)
    shares = [oracle.pairs(number) - BRIEF[-1] - FULL[-1] for number in range(len(costs))]
    assert 0.9 * POOL < sum(shares) <= POOL
    assert shares[-1] == max(shares) > min(shares) > 0


def test_of_two_suggestions_the_better_one_counts() -> None:
    class Choosy(Oracle):
        def cost(self, job: Compare) -> Pairs:
            self.costs = [0.3 if job.better == 7 else 0.1]
            return super().cost(job)

    both = [Candidate(0, 5), Candidate(0, 7)]
    (judged,) = examined(both, 1.0, Choosy([0.0]))
    assert judged.better == 7
    assert judged.cost.mean == pytest.approx(0.3)


def test_a_suggestion_that_looked_a_little_worse_at_first_is_judged_as_well() -> None:
    class Fickle(Oracle):
        def cost(self, job: Compare) -> Pairs:
            self.costs = [
                {("brief", 5): 0.16}.get((job.what, job.better), {5: 0.03, 7: 0.12}[job.better])
            ]
            return super().cost(job)

    oracle = Fickle([0.0])
    (judged,) = examined([Candidate(0, 5), Candidate(0, 7)], 1.0, oracle)
    assert judged.better == 7
    assert named([judged], LEAP)


def test_a_suggestion_that_is_clearly_worse_than_another_gets_no_more_games() -> None:
    class Clear(Oracle):
        def cost(self, job: Compare) -> Pairs:
            self.costs = [{5: 0.06, 7: 0.3}[job.better]]
            return super().cost(job)

    oracle = Clear([0.0])
    examined([Candidate(0, 5), Candidate(0, 7)], 1.0, oracle)
    assert {job.better for job in oracle.jobs if job.what == "full"} == {7}


def test_nothing_to_judge_needs_no_games() -> None:
    assert examined([], 1.0, Oracle([])) == []


def test_rounds_follow_each_other_without_a_gap() -> None:
    assert rounds(BRIEF, 1.0) == [(0, 32), (32, 64)]
    for scale in (0.01, 0.3, 1.0, 4.0):
        steps = rounds(FULL, scale)
        assert all(start < end for start, end in steps)
        assert [end for _, end in steps[:-1]] == [start for start, _ in steps[1:]]


def test_an_interval_holds_noise_and_the_error_of_the_comparison() -> None:
    cost = Pairs(Sample.of([0.1, 0.3] * 50))
    low, high = interval(cost, LEAP)
    assert (low + high) / 2 == pytest.approx(0.2)
    assert high - low == pytest.approx(2 * 1.96 * (cost.error**2 + LEAP**2) ** 0.5)
    assert interval(Pairs(Sample.of([1.0, 0.9])), 0.5)[1] == 1.0


def test_grades() -> None:
    costs = (0.05, 0.09, 0.1, 0.19, 0.2, 0.9)
    names = ["inaccuracy", "inaccuracy", "mistake", "mistake", "blunder", "blunder"]
    assert [grade(cost) for cost in costs] == names


def test_samples_add_up() -> None:
    one, other = [0.1, 0.4, -0.2], [0.5, 0.3]
    whole = Sample.of([*one, *other])
    both = Sample.of(one) + Sample.of(other) + NONE
    assert both.count == 5
    assert both.mean == pytest.approx(whole.mean)
    mean = sum([*one, *other]) / 5
    spread = sum((value - mean) ** 2 for value in [*one, *other]) / 4
    assert both.error == pytest.approx((spread / 5) ** 0.5)
    assert (NONE.mean, NONE.error) == (0.0, 1.0)
