"""Generation after generation: try variants, go where they win, and keep what beats the old."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from echobase.ai.policy_learning import PolicyLearning, policy_learning
from echobase.core import registry
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, staff
from echobase.lab.experiments import LIMIT
from echobase.lab.training.policy.duels import Duel, Duels
from echobase.lab.training.policy.learned_policy import (
    DIGITS,
    Generation,
    LearnedPolicy,
    read_policy,
)
from echobase.lab.training.training import refuse_without_extra

if TYPE_CHECKING:
    from echobase.lab.training.fitting import Numbers as Array

LENGTHS: Final = (0.3, 0.75)
"""How far a generation may go, in strides; the one that wins most is measured again."""
SURE: Final = 1.96
"""Standard errors of a 95 % interval."""
RESULTS: Final = "abcde"
"""The result of a pair of games in a letter: quarters won."""
AT_A_TIME: Final = 1000
"""Duels that exist at the same time, to limit memory."""

Finished = Callable[[LearnedPolicy], None]


def train_policy(
    games: int,
    *,
    gate: int,
    generations: int,
    game: str = registry.DEFAULT,
    seed: int = 0,
    limit: int = LIMIT,
    resume: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    finished: Finished | None = None,
) -> LearnedPolicy:
    """Learn to decide at once, from games of a policy's variants against each other.

    Each generation plays `games` games between opposite variants and goes the way of those that
    won, then `gate` games against its predecessor. `finished` gets the policy after each of them.
    The same seed gives the same policy, whatever the number of workers; `resume` continues a file.
    Needs `pip install 'echobase[dataset]'`.
    """
    refuse_without_extra()
    about = policy_learning(game)
    start = about.start()
    pairs = whole("games", games, 2 * len(start) + 4) // 2  # or nobody knows what made a winner win
    gate = whole("gate", gate, 4) // 2
    generations, seed = whole("generations", generations, 1), whole("seed", seed, 0)
    limit = whole("limit", limit, 1)
    workers = check_workers(workers, ray)
    if resume is None:
        learned = LearnedPolicy(game, seed, pairs, gate, about.about, start)
    else:
        learned = read_policy(resume, about)
    with staff(Duels(game, limit), workers, ray) as players:
        training = PolicyTraining(about, players, progress or (lambda done, wanted: None))
        while len(learned.generations) < generations:
            learned = training.next_generation(learned)
            if finished is not None:
                finished(learned)
    return learned


class DuelStaff(Protocol):
    """Plays duels: a staff, or whoever knows the results."""

    def in_order(self, jobs: Sequence[Duel]) -> Iterable[float]:
        """The results of the duels in their order."""


class PolicyTraining:
    """The work of a generation."""

    def __init__(self, about: PolicyLearning, players: DuelStaff, progress: Progress) -> None:
        self.about = about
        self.players = players
        self.progress = progress
        self.settings = len(about.settings())
        self.done = 0
        self.wanted = 0

    def next_generation(self, learned: LearnedPolicy) -> LearnedPolicy:
        """Look for a better policy; it replaces the old one when it surely is."""
        import numpy as np

        from echobase.lab.training.policy.ascent import direction

        number = len(learned.generations) + 1
        self.done = 0
        self.wanted = learned.pairs + (1 + len(LENGTHS)) * learned.gate
        now = np.array(list(learned.numbers.values()))
        sizes = self.about.sizes()
        strides = np.array([sizes[name] for name in learned.numbers])
        tried, results = self._tries(learned, number, now, strides)
        way = strides * direction(tried, results)
        seed = f"{learned.seed}/{number}"
        gains = [
            self._against(f"{seed}/length", now + length * way, now, learned.gate).mean()
            for length in LENGTHS
        ]
        length = LENGTHS[int(np.argmax(gains))]
        new = (now + length * way).round(DIGITS)
        won = self._against(f"{seed}/gate", new, now, learned.gate)
        mean, doubt = float(won.mean()), SURE * float(won.std(ddof=1)) / sqrt(len(won))
        kept = mean - doubt > 0.5
        latest = (
            "" if kept else "".join(RESULTS[round(4 * one)] for one in results[-learned.pairs :])
        )
        generation = Generation(
            number=number,
            tries=2 * len(results),
            length=length,
            games=2 * len(won),
            won=round(mean, 4),
            low=round(mean - doubt, 4),
            high=round(mean + doubt, 4),
            kept=kept,
            results=latest,
        )
        known = learned.generations
        if kept:
            known = tuple(msgspec.structs.replace(one, results="") for one in known)
        numbers = new if kept else now
        return replace(
            learned,
            numbers=dict(zip(learned.numbers, numbers.tolist(), strict=True)),
            generations=(*known, generation),
        )

    def _tries(
        self, learned: LearnedPolicy, number: int, now: "Array", strides: "Array"
    ) -> "tuple[Array, Array]":
        """New duels of opposite variants, after those that earlier generations made from here."""
        import numpy as np

        from echobase.lab.training.policy.ascent import deviations

        tried = [
            deviations(learned.seed, one.number, len(one.results), len(now))
            for one in learned.generations
            if one.results
        ]
        results = [
            np.array([RESULTS.index(letter) / 4.0 for letter in one.results])
            for one in learned.generations
            if one.results
        ]
        fresh = deviations(learned.seed, number, learned.pairs, len(now))
        seed = f"{learned.seed}/{number}/try"
        duels = (
            self._duel(seed, place, now + step * strides, now - step * strides)
            for place, step in enumerate(fresh)
        )
        return np.concatenate([*tried, fresh]), np.concatenate([*results, self._played(duels)])

    def _against(self, seed: str, new: "Array", old: "Array", pairs: int) -> "Array":
        """The share of each pair of games that a policy wins against another."""
        return self._played(self._duel(seed, place, new, old) for place in range(pairs))

    def _duel(self, seed: str, place: int, one: "Array", other: "Array") -> Duel:
        numbers = tuple(one.tolist()), tuple(other.tolist())
        return Duel(place % self.settings, f"{seed}/{place}", *numbers)

    def _played(self, duels: Iterator[Duel]) -> "Array":
        import numpy as np

        results: list[float] = []
        while some := list(islice(duels, AT_A_TIME)):
            for result in self.players.in_order(some):
                results.append(result)
                self.done += 1
                self.progress(2 * self.done, 2 * self.wanted)
        return np.array(results)
