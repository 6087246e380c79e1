"""Runs an analysis: positions and decisions of a record, on many processes."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import echobase
from echobase.ai import adviser, quick
from echobase.ai import player as known_player
from echobase.analysis.costly import Candidate, interval, most_costly, size
from echobase.analysis.evaluation import Ask, Estimation, Evaluator, Job, positions
from echobase.analysis.judge import Estimate, Judge, Playouts
from echobase.analysis.luck import tallied
from echobase.analysis.results import Analysis, CostlyDecision, Point, Tally
from echobase.core import record as records
from echobase.core import registry
from echobase.core.errors import BadRecord
from echobase.core.game import State
from echobase.core.record import Record
from echobase.jobs.arguments import whole
from echobase.jobs.progress import Progress
from echobase.jobs.workers import check_workers, in_order
from echobase.play.statistics import Rolls, statistics

GAMES: Final = 48


def analyse(
    record: Record | str | Path,
    *,
    games: int = GAMES,
    player: str | None = None,
    judge: Judge | None = None,
    seed: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Chances over time, the most costly decisions and the luck of a record or of its file.

    `games` are played from each point of the time line; it also scales the search for costly
    decisions. `player` says what would have been better, by default the one that gives hints;
    `judge` estimates the chances, by default by playing on without search. The results follow from
    the seed, whatever the number of workers. `ray` is "local" or the address of a cluster. A script
    that asks for more than one worker needs `if __name__ == "__main__":`, because processes import
    it again.
    """
    played = opened(record)
    name = played.head.game
    games, seed = whole("games", games, 1), whole("seed", seed, 0)
    player = player or adviser(name)
    known_player(player, name)  # its error lists the names
    judge = judge or Playouts(name, quick(name))
    evaluator = Evaluator(played.head, tuple(played.actions), judge, player, seed)
    runner = JobRunner(evaluator, workers, ray, progress)
    return Examination(played, evaluator, games, runner).result()


def opened(record: Record | str | Path) -> Record:
    """A record, or the one in a file; BadRecord when it has nothing to analyse."""
    played = record if isinstance(record, Record) else records.read(str(record))
    if not played.actions:
        source = "" if isinstance(record, Record) else f"{record}: "
        raise BadRecord(f"{source}the record has no actions; there is nothing to analyse")
    return played


class JobRunner:
    """Distributes jobs, and reports how many games are played and still to come."""

    def __init__(
        self, evaluator: Evaluator, workers: int | None, ray: str | None, progress: Progress | None
    ) -> None:
        self.evaluator = evaluator
        self.workers = check_workers(workers, ray)
        self.ray = ray
        self.progress = progress or (lambda done, total: None)
        self.done = 0
        self.total = 0

    def expect(self, games: int) -> None:
        """Expect this many games from now on."""
        self.total = self.done + games
        self.progress(self.done, self.total)

    def __call__(self, jobs: Sequence[Job]) -> list[Any]:
        found = []
        with closing(in_order(self.evaluator, jobs, self.workers, self.ray)) as results:
            for job, result in zip(jobs, results, strict=True):
                found.append(result)
                self.done += job.size
                self.progress(self.done, self.total)
        return found


class Examination:
    """One record under examination."""

    def __init__(self, record: Record, evaluator: Evaluator, games: int, work: JobRunner) -> None:
        self.record = record
        self.evaluator = evaluator
        self.games = games
        self.work = work
        self.states = positions(record)
        self.rolls: Rolls = statistics(record.head.game).rolls
        self.sides = tuple(record.state.sides())

    def result(self) -> Analysis:
        moments = self.moments()
        decisions = [n for n, state in enumerate(self.states[:-1]) if is_choice(state)]
        chances, candidates = self.asked(moments, decisions)
        self.work.expect(size(len(candidates), self.games))
        worst = most_costly(candidates, self.games, self.work)
        outcome = self.record.outcome()
        return Analysis(
            program=echobase.__version__,
            game=self.record.head.game,
            sides=self.sides,
            actions=len(self.record.actions),
            winner="" if outcome is None else outcome.winner,
            player=self.evaluator.player,
            games=self.games,
            seed=self.evaluator.seed,
            points=tuple(map(self.point, moments, chances)),
            decisions=tuple(map(self.decision, worst)),
            decided=len(decisions),
            differed=len(candidates),
            luck=self.luck(),
        )

    def moments(self) -> list[int]:
        """The points of the time line, as numbers of preceding actions; the end is the last."""
        found = []
        last: object = None
        for number, state in enumerate(self.states[:-1]):
            if self.rolls.moment(state) != last:
                last = self.rolls.moment(state)
                found.append(number)
        return [*found, len(self.states) - 1]

    def asked(
        self, moments: Sequence[int], decisions: Sequence[int]
    ) -> tuple[list[Estimate], list[Candidate]]:
        """The chances at all moments, and the decisions in which the AI differs."""
        jobs: list[Job] = [Estimation(number, self.games) for number in moments]
        jobs += [Ask(number) for number in decisions]
        self.work.expect(sum(job.size for job in jobs) + size(len(decisions), self.games))
        found = self.work(jobs)
        answers = zip(decisions, found[len(moments) :], strict=True)
        candidates = [
            Candidate(number, better)
            for number, better in answers
            if better != self.record.actions[number]
        ]
        return found[: len(moments)], candidates

    def point(self, number: int, chance: Estimate) -> Point:
        state = self.states[number]
        first, second = registry.sides(self.record.head.game)
        return Point(
            number=number,
            heading=state.heading(),
            turn=state.turn_number(),
            chances={first: chance.value, second: 1.0 - chance.value},
            error=chance.error,
        )

    def decision(self, one: Candidate) -> CostlyDecision:
        state = self.states[one.number]
        low, high = interval(one.cost)
        return CostlyDecision(
            number=one.number,
            heading=state.heading(),
            turn=state.turn_number(),
            seat=state.to_act(),
            side=self.sides[state.to_act()],
            chosen=state.write(self.record.actions[one.number]),
            better=state.write(one.better),
            cost=one.cost.value,
            low=low,
            high=high,
        )

    def luck(self) -> tuple[Tally, ...]:
        taken = zip(self.states, self.record.actions, strict=False)
        rolls = (roll for state, action in taken for roll in self.rolls.rolls(state, action))
        return tallied(rolls, registry.sides(self.record.head.game), self.rolls.measures)


def is_choice(state: State) -> bool:
    """Whether a seat decides and has more than one choice."""
    return state.to_act() >= 0 and len(state.actions()) > 1
