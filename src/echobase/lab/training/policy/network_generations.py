"""Generation after generation: try alternatives, fit networks to their gain, keep what wins."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from echobase.ai.network_file import NETWORK
from echobase.ai.network_learning import NetworkLearning, Tables, network_learning
from echobase.ai.policy_learning import TRAINING
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, staff
from echobase.lab.experiments import LIMIT
from echobase.lab.training.policy.alternatives import Alternatives, Gains, Round
from echobase.lab.training.policy.duels import Duel, NetworkDuels
from echobase.lab.training.policy.generations import AT_A_TIME, SURE
from echobase.lab.training.policy.learned_networks import (
    LearnedNetworks,
    Networks,
    read_learned_networks,
)
from echobase.lab.training.policy.learned_policy import Generation
from echobase.lab.training.training import refuse_without_extra

if TYPE_CHECKING:
    from echobase.lab.training.policy.correction import Evidence

HIDDEN: Final = (32,)
TEMPERATURE: Final = 0.3
"""In points: how much worse an alternative may seem to be tried e times less often."""
LENGTHS: Final = (0.5, 1.0)
"""How far a generation may go to the networks as fitted; what wins most is measured again."""
Finished = Callable[[LearnedNetworks], None]
Job = Round | Duel


@dataclass(frozen=True)
class Games:
    """Plays rounds and duels, whichever comes; every process has its own copy."""

    play: Alternatives
    duel: NetworkDuels

    def __call__(self, job: Job) -> Any:
        return self.play(job) if isinstance(job, Round) else self.duel(job)


class GamesStaff(Protocol):
    """Plays games: a staff, or whoever knows the results."""

    def in_order(self, jobs: Sequence[Job]) -> Iterable[Any]:
        """The results of the jobs in their order."""


def train_networks(
    games: int,
    *,
    gate: int,
    generations: int,
    game: str,
    seed: int = 0,
    limit: int = LIMIT,
    resume: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    finished: Finished | None = None,
) -> LearnedNetworks:
    """Learn networks that correct first thoughts, from decisions that were tried both ways.

    Each generation tries alternatives in `games` games, rounded up to whole rounds of all
    scenarios, fits the networks, and plays `gate` games against its predecessor. `finished` gets
    the policy after each of them. The same seed gives the same policy, whatever the number of
    workers; `resume` continues a file. Needs `pip install 'echobase[dataset]'`.
    """
    refuse_without_extra()
    about = network_learning(game)
    games = whole("games", games, len(about.settings()))
    gate = whole("gate", gate, 4) // 2
    generations, seed = whole("generations", generations, 1), whole("seed", seed, 0)
    limit = whole("limit", limit, 1)
    workers = check_workers(workers, ray)
    learned = (
        begin(about, seed, games, gate) if resume is None else read_learned_networks(resume, about)
    )
    work = Games(Alternatives(game, limit), NetworkDuels(game, limit))
    with staff(work, workers, ray) as players:
        training = NetworkTraining(about, players, progress or (lambda done, wanted: None))
        while len(learned.generations) < generations:
            learned = training.next_generation(learned)
            if finished is not None:
                finished(learned)
    return learned


def begin(about: NetworkLearning, seed: int, games: int, gate: int) -> LearnedNetworks:
    """The policy that players have now, with networks that say nothing where it has none."""
    from echobase.lab.training.network_fitting import FittedNetwork

    tables = {name: table for name, table in about.tables().items() if name != TRAINING}
    known: Mapping[str, Any] = tables.get(NETWORK, {})
    fitted: dict[str, dict[str, Any]] = {}
    for number, (kind, inputs) in enumerate(about.inputs.items()):
        names = [*about.common, *inputs]
        new = FittedNetwork(len(names), HIDDEN, seed + number)
        fitted[kind] = known[kind] if kind in known else new.table(names)
    tables[NETWORK] = fitted
    return LearnedNetworks(about.game, seed, games, gate, about.about, tables, fitted)


def between(tables: Tables, fitted: Networks, length: float) -> Tables:
    """A policy with networks so far on the way to those as fitted."""
    from echobase.lab.training.network_fitting import FittedNetwork

    found: dict[str, dict[str, Any]] = {}
    for kind, table in fitted.items():
        now, then = FittedNetwork.read(tables[NETWORK][kind], kind), FittedNetwork.read(table, kind)
        for number, goal in zip(now.numbers, then.numbers, strict=True):
            number += length * (goal - number)
        found[kind] = now.table(table["inputs"])
    return {**tables, NETWORK: found}


class NetworkTraining:
    """The work of a generation."""

    def __init__(self, about: NetworkLearning, players: GamesStaff, progress: Progress) -> None:
        self.about = about
        self.players = players
        self.progress = progress
        self.settings = len(about.settings())
        self.done = 0
        self.wanted = 0

    def next_generation(self, learned: LearnedNetworks) -> LearnedNetworks:
        """Look for a better policy; it replaces the old one when it surely is."""
        number = len(learned.generations) + 1
        rounds = -(-learned.games // self.settings)
        self.done = 0
        some = -(-learned.gate // 2)
        self.wanted = rounds * self.settings + 2 * (learned.gate + some * len(LENGTHS))
        fitted = self._fitted(learned, number, rounds)
        ways = [between(learned.tables, fitted, length) for length in LENGTHS]
        seed = f"{learned.seed}/{number}"
        gains = [sum(self._against(f"{seed}/length", way, learned.tables, some)) for way in ways]
        best = gains.index(max(gains))
        candidate = ways[best]
        won = list(self._against(f"{seed}/gate", candidate, learned.tables, learned.gate))
        mean = sum(won) / len(won)
        spread = sqrt(sum((one - mean) ** 2 for one in won) / (len(won) - 1))
        doubt = SURE * spread / sqrt(len(won))
        generation = Generation(
            number=number,
            tries=rounds * self.settings,
            length=LENGTHS[best],
            games=2 * len(won),
            won=round(mean, 4),
            low=round(max(mean - doubt, 0.0), 4),
            high=round(min(mean + doubt, 1.0), 4),
            kept=mean - doubt > 0.5,
        )
        return replace(
            learned,
            tables=candidate if generation.kept else learned.tables,
            fitted=fitted,
            generations=(*learned.generations, generation),
        )

    def _fitted(self, learned: LearnedNetworks, number: int, rounds: int) -> Networks:
        """The networks, fitted to new games of the policy."""
        from echobase.lab.training.network_fitting import FittedNetwork
        from echobase.lab.training.policy.correction import fit_correction

        found: dict[str, dict[str, Any]] = {}
        evidence = self._tried(learned, f"{learned.seed}/{number}/try", rounds)
        for place, (kind, inputs) in enumerate(self.about.inputs.items()):
            network = FittedNetwork.read(learned.fitted[kind], kind)
            seed = learned.seed * 1_000_003 + number * 101 + place
            fit_correction(network, evidence.pop(kind), seed)
            found[kind] = network.table([*self.about.common, *inputs])
        return found

    def _tried(self, learned: LearnedNetworks, seed: str, rounds: int) -> "dict[str, Evidence]":
        """What alternatives gained in new games, by kind of decision."""
        import numpy as np

        from echobase.lab.training.policy.correction import Evidence

        parts: dict[str, list[tuple[Any, ...]]] = {kind: [] for kind in self.about.inputs}
        jobs: Iterator[Job] = (
            Round(number, seed, learned.tables, TEMPERATURE) for number in range(rounds)
        )
        for pairs in self._results(jobs, self.settings):
            for kind, some in pairs.items():
                parts[kind].append(self._packed(kind, some))
        return {
            kind: Evidence(*(np.concatenate(column) for column in zip(*some, strict=True)))
            for kind, some in parts.items()
        }

    def _packed(self, kind: str, pairs: Gains) -> tuple[Any, ...]:
        """The columns of `Evidence`; numbers of 16 bits suffice for the inputs."""
        import numpy as np

        rows = np.array(pairs.rows, dtype=np.float16).reshape(-1, 2, len(self.about.inputs[kind]))
        priors = np.array(pairs.priors, dtype=np.float64).reshape(-1, 2)
        common = np.array(pairs.common, dtype=np.float16).reshape(-1, len(self.about.common))
        expected = priors[:, 1] - priors[:, 0]
        gained = np.array(pairs.leads, dtype=np.float64) / self.about.point - expected
        return common, rows[:, 0], rows[:, 1], gained

    def _against(self, seed: str, new: Tables, old: Tables, pairs: int) -> Iterator[float]:
        """The share of each pair of games that a policy wins against another."""
        jobs: Iterator[Job] = (
            Duel(place % self.settings, f"{seed}/{place}", new, old) for place in range(pairs)
        )
        return self._results(jobs, 2)

    def _results(self, jobs: Iterator[Job], games: int) -> Iterator[Any]:
        """The results of jobs of so many games each."""
        while some := list(islice(jobs, AT_A_TIME)):
            for result in self.players.in_order(some):
                yield result
                self.done += games
                self.progress(self.done, self.wanted)
