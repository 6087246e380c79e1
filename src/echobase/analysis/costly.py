"""Finds the costliest decisions: many are tried with a few games each, the worst with more.

The last three are judged by fresh games alone. The games that selected them exaggerate their cost:
the worst of many looks worse than it is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from echobase.analysis.evaluation import Compare, Job
from echobase.analysis.judge import Estimate, pooled

TOLD: Final = 3
KEPT: Final = 3
"""One in this many candidates stays after each round."""
ROUND: Final = 8
"""The games of a round, shared by its candidates, as a multiple of those of a point in time."""
LEAST: Final = 8
"""The least number of games for a candidate in a round."""
FINAL: Final = 8
"""The games of each candidate in the final, as a multiple of those of a point in time."""
SPREAD: Final = 2.3939797998185104
"""Standard deviations on either side that hold all but a third of 5% of a normal distribution: the
intervals of all three are right at once in 95% of cases (Bonferroni)."""

Work = Callable[[Sequence[Job]], list[Any]]
"""Does jobs and gives their results in order."""


@dataclass(frozen=True)
class Candidate:
    """A decision in which the AI would have done something else."""

    number: int
    better: int
    costs: tuple[Estimate, ...] = ()
    """The result of each round."""

    @property
    def cost(self) -> Estimate:
        return pooled(self.costs)


def rounds(count: int, games: int) -> list[tuple[int, int]]:
    """The rounds for `count` candidates: games for each, and how many of them stay."""
    found = []
    while count > TOLD:
        each = max(ROUND * games // count, LEAST)
        stay = max(-(-count // KEPT), TOLD)
        found.append((each, stay))
        count = stay
    return found


def size(count: int, games: int) -> int:
    """The number of games that `count` candidates need."""
    needed = min(count, TOLD) * FINAL * games
    for each, stay in rounds(count, games):
        needed += count * each
        count = stay
    return 2 * needed


def most_costly(candidates: Sequence[Candidate], games: int, work: Work) -> list[Candidate]:
    """The decisions that clearly cost something, costliest first, three at most."""
    left = list(candidates)
    for number, (each, stay) in enumerate(rounds(len(candidates), games)):
        left = costliest(compared(left, each, [f"round {number}"], work), stay)
    fresh = [replace(one, costs=()) for one in left]
    judged = compared(fresh, games, [f"final {number}" for number in range(FINAL)], work)
    return costliest([one for one in judged if interval(one.cost)[0] > 0], TOLD)


def compared(
    candidates: Sequence[Candidate], games: int, labels: Sequence[str], work: Work
) -> list[Candidate]:
    """The candidates with the results of more games, for each label."""
    jobs = [Compare(one.number, one.better, games, label) for one in candidates for label in labels]
    found = work(jobs)
    return [
        replace(one, costs=(*one.costs, *found[start : start + len(labels)]))
        for one, start in zip(candidates, range(0, len(found), len(labels)), strict=True)
    ]


def costliest(candidates: Sequence[Candidate], count: int) -> list[Candidate]:
    return sorted(candidates, key=lambda one: (-one.cost.value, one.number))[:count]


def interval(cost: Estimate) -> tuple[float, float]:
    """The interval of the cost, within the range that chances can differ by."""
    spread = SPREAD * cost.error
    return max(cost.value - spread, -1.0), min(cost.value + spread, 1.0)
