"""Generation after generation: try alternatives, fit networks to their gain, keep what wins."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from echobase.ai.network_file import NETWORK
from echobase.ai.network_learning import NetworkLearning, Tables, network_learning
from echobase.ai.policy_learning import TRAINING
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, staff
from echobase.lab.experiments import LIMIT
from echobase.lab.training.policy.alternatives import Alternatives, Gains, Round
from echobase.lab.training.policy.arena import Arena, ArenaStaff
from echobase.lab.training.policy.duels import Duel, NetworkDuels
from echobase.lab.training.policy.learned_networks import (
    LearnedNetworks,
    Networks,
    read_learned_networks,
)
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

    def __init__(self, about: NetworkLearning, players: ArenaStaff, progress: Progress) -> None:
        self.about = about
        self.arena = Arena(players, len(about.settings()), progress)

    def next_generation(self, learned: LearnedNetworks) -> LearnedNetworks:
        """Look for a better policy; it replaces the old one when it surely is."""
        number = len(learned.generations) + 1
        rounds = -(-learned.games // self.arena.settings)
        tries = rounds * self.arena.settings
        some = -(-learned.gate // 2)
        self.arena.begin(tries + 2 * (learned.gate + some * len(LENGTHS)))
        fitted = self._fitted(learned, number, rounds)
        ways = [between(learned.tables, fitted, length) for length in LENGTHS]
        seed = f"{learned.seed}/{number}"
        best = self.arena.best(seed, ways, learned.tables, some)
        generation = self.arena.gate(
            seed,
            ways[best],
            learned.tables,
            learned.gate,
            number=number,
            tries=tries,
            length=LENGTHS[best],
        )
        return replace(
            learned,
            tables=ways[best] if generation.kept else learned.tables,
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
        jobs = (Round(number, seed, learned.tables, TEMPERATURE) for number in range(rounds))
        for pairs in self.arena.results(jobs, self.arena.settings):
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
