"""The work that processes share: examining and comparing the positions of one record."""

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Final, Protocol

from echobase.ai import AT_ONCE, decide, player
from echobase.ai.valuation import Valuation, valuation
from echobase.analysis import lines, luck, pairs
from echobase.analysis.pairs import Pairs
from echobase.core.game import State
from echobase.core.record import Head, Record, start_game
from echobase.play.reasons import Comparison, ReasonFact
from echobase.play.samples import Sample
from echobase.play.statistics import statistics

LATER: Final = ReasonFact("coach-later")
"""The reason for a choice that is clearly better, when nothing that can be counted differs soon."""


def positions(record: Record) -> list[State]:
    """The position before each action, and the last position."""
    return [*(state.copy() for state, _ in record.states()), record.state]


class Job(Protocol):
    """A piece of work. Together with the game it determines its result."""

    def run(self, game: "ReviewedGame") -> Any:
        """Do it."""


@dataclass(frozen=True)
class ReviewedGame:
    """The game under review, on which jobs are done; every process has its own copy."""

    head: Head
    actions: tuple[int, ...]
    player: str
    seed: int
    own_value: Valuation | None = None

    def __call__(self, job: Job) -> Any:
        return job.run(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel without what can be worked out again: a compiled value cannot be pickled."""
        return ReviewedGame, (self.head, self.actions, self.player, self.seed, self.own_value)

    @cached_property
    def value(self) -> Valuation:
        return self.own_value or valuation(self.head.game)

    @cached_property
    def states(self) -> list[State]:
        """All positions of the record, played through once in each process."""
        record = Record(self.head, start_game(self.head, "record"))
        for action in self.actions:
            record.apply(action)
        return positions(record)

    def seeds(self, what: str, number: int, first: int, count: int) -> list[str]:
        """The seeds of a series of games."""
        return [f"{self.seed}/{number}/{what}/{n}" for n in range(first, first + count)]


@dataclass(frozen=True)
class Appraise:
    """What does the value say of a position? It plays on to where it can say something."""

    number: int
    tries: int

    def run(self, game: ReviewedGame) -> float:
        state, value = game.states[self.number], game.value
        if value.is_ready(state) or value.judge is None:
            return value.chance(state)
        horizon = value.horizon(state, 0, reply=False)
        seeds = game.seeds("look", self.number, 0, self.tries)
        return Sample.of(value.outlook(state.copy(), horizon, seed) for seed in seeds).mean


@dataclass(frozen=True)
class PlayOut:
    """How many of the games from a position does the first side win?"""

    number: int
    first: int
    games: int

    def run(self, game: ReviewedGame) -> float:
        state = game.states[self.number]
        seeds = game.seeds("game", self.number, self.first, self.games)
        return sum(game.value.won(state.copy(), seed) for seed in seeds)


@dataclass(frozen=True)
class Ask:
    """What would the AI have done, knowing what that seat knew?"""

    number: int
    thought: int = 0
    """0 for what comes to its mind first; others are what it thinks of after that, each anew."""

    def run(self, game: ReviewedGame) -> int:
        who = player(game.player, game.head.game)
        # Without the seed: every analysis of a game judges the same suggestions.
        rng = Random(f"{self.number}/answer/{self.thought}")
        return decide(who, game.states[self.number], rng, None if self.thought else AT_ONCE)


@dataclass(frozen=True)
class Compare:
    """What did a decision cost? Both choices have the same worlds and the same luck."""

    number: int
    better: int
    what: str
    """The series of games: `brief` or `full`."""
    first: int
    pairs: int

    def run(self, game: ReviewedGame) -> Pairs:
        state, chosen = game.states[self.number], game.actions[self.number]
        seeds = game.seeds(self.what, self.number, self.first, self.pairs)
        rolls = statistics(game.head.game).rolls
        return pairs.played(game.value, rolls, state, self.better, chosen, seeds)


@dataclass(frozen=True)
class Weigh:
    """What was an action of chance worth to the first side?"""

    number: int
    first: int
    tries: int

    def run(self, game: ReviewedGame) -> Sample:
        seeds = game.seeds("luck", self.number, self.first, self.tries)
        state, action = game.states[self.number], game.actions[self.number]
        return luck.weighed(game.head.game, game.value, state, action, seeds)


@dataclass(frozen=True)
class Explanation:
    """Why a choice is better, and how the game may continue after both."""

    reasons: tuple[ReasonFact, ...]
    chosen_line: tuple[str, ...]
    better_line: tuple[str, ...]


@dataclass(frozen=True)
class Explain:
    """Why is one choice better than the one that was made?"""

    number: int
    better: int
    tries: int

    def run(self, game: ReviewedGame) -> Explanation:
        state, chosen = game.states[self.number], game.actions[self.number]
        seeds = game.seeds("reason", self.number, 0, self.tries)
        comparison = Comparison(game.head.game, state, self.better, chosen, game.own_value)
        comparison.add(seeds)
        both = lines.typical(game.value, state, self.better, chosen, seeds)
        return Explanation(comparison.facts() or (LATER,), both.chosen, both.better)
