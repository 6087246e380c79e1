"""Generation after generation: try variants, go where they win, and keep what beats the old."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from echobase.ai.policy_learning import PolicyLearning, policy_learning
from echobase.core import registry
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, staff
from echobase.lab.experiments import LIMIT
from echobase.lab.training.policy.arena import Arena, ArenaStaff
from echobase.lab.training.policy.duels import Duels
from echobase.lab.training.policy.learned_policy import DIGITS, LearnedPolicy, read_policy
from echobase.lab.training.training import refuse_without_extra

if TYPE_CHECKING:
    from echobase.lab.training.fitting import Numbers as Array

RESULTS: Final = "abcde"
"""The result of a pair of games in a letter: quarters won."""

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


class PolicyTraining:
    """The work of a generation."""

    def __init__(self, about: PolicyLearning, players: ArenaStaff, progress: Progress) -> None:
        self.about = about
        self.arena = Arena(players, len(about.settings()), progress)

    def next_generation(self, learned: LearnedPolicy) -> LearnedPolicy:
        """Look for a better policy; it replaces the old one when it surely is."""
        import numpy as np

        from echobase.lab.training.policy.ascent import direction

        number = len(learned.generations) + 1
        lengths = self.about.lengths
        self.arena.begin(2 * (learned.pairs + (1 + len(lengths)) * learned.gate))
        now = np.array(list(learned.numbers.values()))
        sizes = self.about.sizes()
        strides = np.array([sizes[name] for name in learned.numbers])
        tried, results = self._tries(learned, number, now, strides)
        way = strides * direction(tried, results)
        seed, old = f"{learned.seed}/{number}", policy_of(now)
        ways = [policy_of(now + length * way) for length in lengths]
        length = lengths[self.arena.best(seed, ways, old, learned.gate)]
        new = (now + length * way).round(DIGITS)
        generation = self.arena.gate(
            seed,
            policy_of(new),
            old,
            learned.gate,
            number=number,
            tries=2 * len(results),
            length=length,
        )
        known = learned.generations
        if generation.kept:
            known = tuple(msgspec.structs.replace(one, results="") for one in known)
        else:
            latest = "".join(RESULTS[round(4 * one)] for one in results[-learned.pairs :])
            generation = msgspec.structs.replace(generation, results=latest)
        numbers = new if generation.kept else now
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
        opponents = (
            (policy_of(now + step * strides), policy_of(now - step * strides)) for step in fresh
        )
        new = np.array(list(self.arena.duels(seed, opponents)))
        return np.concatenate([*tried, fresh]), np.concatenate([*results, new])


def policy_of(numbers: "Array") -> tuple[float, ...]:
    """What a duel needs of a policy."""
    return tuple(numbers.tolist())
