"""The work that processes share: examining and comparing the positions of one record."""

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Protocol

from echobase.ai import AT_ONCE, decide, player
from echobase.analysis.judge import Estimate, Judge, difference, negative
from echobase.core import registry
from echobase.core.game import State
from echobase.core.record import Head, Record, start_game


def positions(record: Record) -> list[State]:
    """The position before each action, and the last position."""
    return [*(state.copy() for state, _ in record.states()), record.state]


class Job(Protocol):
    """A piece of work. Together with the evaluator it determines its result."""

    @property
    def size(self) -> int:
        """Its share of the work, in games."""

    def run(self, evaluator: "Evaluator") -> Any:
        """Do it."""


@dataclass(frozen=True)
class Evaluator:
    """Does the jobs of one record; every process has its own copy."""

    head: Head
    actions: tuple[int, ...]
    judge: Judge
    player: str
    seed: int

    def __call__(self, job: Job) -> Any:
        return job.run(self)

    @cached_property
    def states(self) -> list[State]:
        """All positions of the record, played through once in each process."""
        record = Record(self.head, start_game(self.head, "record"))
        for action in self.actions:
            record.apply(action)
        return positions(record)

    def answer(self, number: int) -> int:
        """The AI's immediate choice in a position, by what its seat knew."""
        who = player(self.player, self.head.game)
        rng = Random(f"{self.seed}/{number}/answer")
        return decide(who, self.states[number], rng, AT_ONCE)

    def cost(self, number: int, better: int, games: int, label: str) -> Estimate:
        """The chance that was given away by not doing `better`; both get the same dice."""
        before = self.states[number]
        seed = f"{self.seed}/{number}/{label}"
        chances = []
        for action in (better, self.actions[number]):
            after = before.copy()
            after.apply(action)
            chances.append(self.judge.chance(after, games, seed))
        first = difference(*chances)
        side = before.sides()[before.to_act()]
        return first if side == registry.sides(self.head.game)[0] else negative(first)


@dataclass(frozen=True)
class Estimation:
    """What are the chances in a position?"""

    number: int
    games: int

    @property
    def size(self) -> int:
        return self.games

    def run(self, evaluator: Evaluator) -> Estimate:
        seed = f"{evaluator.seed}/{self.number}/look"
        return evaluator.judge.chance(evaluator.states[self.number], self.games, seed)


@dataclass(frozen=True)
class Ask:
    """What would the AI have done?"""

    number: int
    size = 1

    def run(self, evaluator: Evaluator) -> int:
        return evaluator.answer(self.number)


@dataclass(frozen=True)
class Compare:
    """What did a decision cost? Each label is another sample of games."""

    number: int
    better: int
    games: int
    label: str

    @property
    def size(self) -> int:
        return 2 * self.games

    def run(self, evaluator: Evaluator) -> Estimate:
        return evaluator.cost(self.number, self.better, self.games, self.label)
