"""Finds the costly decisions: all are compared briefly, and again and again while in doubt.

A few pairs of games leave out whatever can hardly be costly. The others are compared by fresh
pairs: more of them as long as it is open whether a decision is costly enough to be named, and
whether another suggestion is the better one. So nothing is named because of the games that made it
look bad. What lies close to the border gets very many, so that every analysis finds the same.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Any, Final

from echobase.analysis.chances import SPREAD
from echobase.analysis.jobs import Compare, Job
from echobase.analysis.pairs import NO_PAIRS, Pairs
from echobase.analysis.results import Grade

GRADES: Final[tuple[tuple[float, Grade], ...]] = (
    (0.20, "blunder"),
    (0.10, "mistake"),
    (0.05, "inaccuracy"),
)
"""The least cost of each grade."""
NAMED: Final = GRADES[-1][0]
BRIEF: Final = (32, 64)
"""Pairs after which whatever looks harmless is left out."""
DOUBTS: Final = 2.5
"""Standard errors within which it is open whether a decision will be named: so many that another
analysis hardly ever finds otherwise."""
SHARP: Final = 0.02
"""The standard error with which the cost of a named decision is told."""
FULL: Final = (96, 192, 384, 768, 1536)
"""Fresh pairs after which it is asked again whether more are needed."""
SETTLING: Final = (3072, 6144, 12288, 24576)
"""The same for costs so close to the least that is named that few pairs cannot tell which side
they are on."""
POOL: Final = 40_000
"""Pairs that all decisions of a game share in these rounds."""
ROUGH: Final = 0.5
"""An analysis with a smaller share of the usual games leaves out these rounds and two before."""
CHUNK: Final = 32
"""Pairs of one job: none should take long, because a process does nothing else meanwhile."""

Work = Callable[[Sequence[Job]], list[Any]]
"""Does jobs and gives their results in order."""


@dataclass(frozen=True)
class Candidate:
    """A decision in which the AI would have done something else."""

    number: int
    better: int
    brief: Pairs = NO_PAIRS
    """The pairs that select what is judged."""
    full: Pairs = NO_PAIRS
    """The pairs of games that judge it."""

    @property
    def cost(self) -> Pairs:
        """The better of both measurements."""
        return self.full if self.full.count else self.brief

    @property
    def every(self) -> Pairs:
        """All pairs."""
        return self.brief + self.full

    def may_be_costly(self) -> bool:
        return self.brief.mean + DOUBTS * self.brief.error >= NAMED

    def may_be_better(self, other: "Candidate") -> bool:
        """Whether it may be a better suggestion for the same decision."""
        doubt = hypot(self.every.error, other.every.error)
        return self.every.mean + DOUBTS * doubt >= other.every.mean

    @property
    def clearness(self) -> float:
        """How many standard errors its cost lies from the least that is named."""
        return abs(self.full.mean - NAMED) / max(self.full.error, 1e-9)

    def is_open(self) -> bool:
        """Whether more games may change whether it is named.

        To leave it out, the pairs that selected it count as well: they made it look bad.
        """
        if self.full.mean > NAMED:
            return self.full.error > min(SHARP, (self.full.mean - NAMED) / DOUBTS)
        return self.every.mean + DOUBTS * self.every.error > NAMED


def examined(candidates: Sequence[Candidate], scale: float, work: Work) -> list[Candidate]:
    """The best candidate of each decision, with its cost."""
    looked = {(one.number, one.better): one for one in candidates}
    left = list(candidates)
    for have, want in rounds(BRIEF, min(scale, 1.0)):
        left = [
            replace(one, brief=one.brief + found)
            for one, found in zip(left, compared(left, "brief", have, want, work), strict=True)
        ]
        looked.update({(one.number, one.better): one for one in left})
        left = [one for one in left if one.may_be_costly()]
    best = best_of_each(looked.values())
    left = [one for one in left if one.may_be_better(best[one.number])]
    pool = round(scale * POOL)
    for have, want in rounds(FULL + SETTLING if scale >= ROUGH else FULL[:-2], scale):
        if have >= round(scale * FULL[-1]):
            left = clearest(left, pool // (want - have))
            pool -= len(left) * (want - have)
        left = [
            replace(one, full=one.full + found)
            for one, found in zip(left, compared(left, "full", have, want, work), strict=True)
        ]
        looked.update({(one.number, one.better): one for one in left})
        best = best_of_each(looked.values())
        left = [one for one in left if one.is_open() and one.may_be_better(best[one.number])]
    return list(best.values())


def rounds(ends: Sequence[int], scale: float) -> list[tuple[int, int]]:
    """The numbers of the first pair and of that after the last, round by round."""
    scaled = [max(round(scale * end), 2 * place + 4) for place, end in enumerate(ends)]
    return list(zip([0, *scaled], scaled, strict=False))


def best_of_each(candidates: Iterable[Candidate]) -> dict[int, Candidate]:
    """Of the suggestions for each decision, the best of those that were judged."""
    found: dict[int, Candidate] = {}
    for one in candidates:
        known = found.get(one.number)
        if known is None or rank(one) > rank(known):
            found[one.number] = one
    return found


def rank(one: Candidate) -> tuple[bool, float]:
    """A suggestion that was left out early cannot beat one that was judged."""
    return one.full.count > 0, one.every.mean


def clearest(left: Sequence[Candidate], most: int) -> list[Candidate]:
    """Those that fewest games are likely to settle."""
    return sorted(left, key=lambda one: -one.clearness)[:most]


def compared(left: Sequence[Candidate], what: str, have: int, want: int, work: Work) -> list[Pairs]:
    """More pairs of games for each candidate, from number `have` up to `want`."""
    starts = range(have, want, CHUNK)
    jobs = [
        Compare(one.number, one.better, what, start, min(CHUNK, want - start))
        for one in left
        for start in starts
    ]
    found = iter(work(jobs))
    return [sum((next(found) for _ in starts), start=NO_PAIRS) for _ in left]


def interval(cost: Pairs, leap: float) -> tuple[float, float]:
    """The interval of a cost: the noise of the games, and the error of looking only so far."""
    spread = SPREAD * hypot(cost.error, leap)
    return max(cost.mean - spread, -1.0), min(cost.mean + spread, 1.0)


def named(candidates: Sequence[Candidate], leap: float) -> list[Candidate]:
    """The decisions that clearly cost something, costliest first."""
    clear = [
        one
        for one in candidates
        if one.full.count and one.full.mean >= NAMED and interval(one.full, leap)[0] > 0
    ]
    return sorted(clear, key=lambda one: (-one.full.mean, one.number))


def grade(cost: float) -> Grade:
    return next(name for least, name in GRADES if cost >= least)
