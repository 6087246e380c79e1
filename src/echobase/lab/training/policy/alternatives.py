"""Games of a policy in which some decisions are tried both ways: as it decides, and otherwise."""

from array import array
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final

from echobase.ai.network_learning import (
    Alternative,
    Doubter,
    NetworkLearning,
    Tables,
    network_learning,
)
from echobase.ai.player import Policy
from echobase.core import registry
from echobase.core.chance import CHANCE, OVER
from echobase.core.game import State
from echobase.lab.match import Luck

FLOATS: Final = "f"
LONGEST: Final = 400
"""Decisions after which a try is judged wherever it is."""


@dataclass(frozen=True)
class Round:
    """One game of every setting."""

    number: int
    seed: str
    tables: Tables
    temperature: float


@dataclass
class Gains:
    """Choices of one kind that were tried: the columns of `Alternative`, packed."""

    common: "array[float]" = field(default_factory=lambda: array(FLOATS))
    rows: "array[float]" = field(default_factory=lambda: array(FLOATS))
    priors: "array[float]" = field(default_factory=lambda: array(FLOATS))
    leads: "array[float]" = field(default_factory=lambda: array(FLOATS))
    """The chance of winning that the other choice had over the one that is made."""

    def add(self, tried: Alternative, lead: float) -> None:
        self.common.extend(tried.common)
        self.rows.extend(tried.rows)
        self.priors.extend(tried.priors)
        self.leads.append(lead)


@dataclass(frozen=True)
class Alternatives:
    """Plays rounds; every process has its own copy."""

    game: str
    limit: int

    def __call__(self, job: Round) -> dict[str, Gains]:
        """By kind of decision: the choices that were tried."""
        found = {kind: Gains() for kind in self._about.inputs}
        doubted = self._doubted(job)
        for setting in range(len(self._first)):
            game = DoubtfulGame(self._about, doubted, f"{job.seed}/{job.number}/{setting}")
            game.play(self._first[setting].copy(), self.limit, found)
        return found

    def _doubted(self, job: Round) -> "DoubtedPolicy":
        """Those of the last round, if it had the same policy: reading networks takes time."""
        for tables, doubted in self._latest:
            if tables == job.tables:
                return doubted
        made = DoubtedPolicy(
            self._about.policy(job.tables), self._about.doubters(job.tables, job.temperature)
        )
        self._latest[:] = [(job.tables, made)]
        return made

    @cached_property
    def _latest(self) -> "list[tuple[Tables, DoubtedPolicy]]":
        return []

    @cached_property
    def _about(self) -> NetworkLearning:
        return network_learning(self.game)

    @cached_property
    def _first(self) -> list[State]:
        """Every setting before its first move, because setting it up takes time."""
        options: list[dict[str, Any]] = self._about.settings()
        return [registry.game(self.game).start(**one) for one in options]


@dataclass(frozen=True)
class DoubtedPolicy:
    """A policy, and by side who knows what else it might do."""

    policy: Policy
    doubters: dict[str, Doubter]


class DoubtfulGame:
    """One game. Policies see the whole state: they never look at hidden cards."""

    def __init__(self, about: NetworkLearning, doubted: DoubtedPolicy, seed: str) -> None:
        self.about = about
        self.seed = seed
        self.policy = doubted.policy
        self.doubters = doubted.doubters
        self.tries = 0

    def play(self, state: State, limit: int, found: dict[str, Gains]) -> None:
        """Play the game, and note what was tried."""
        sides = state.sides()
        rng, luck = Random(f"{self.seed}/mind"), Luck(self.seed)
        for _ in range(limit):
            while state.to_act() == CHANCE:
                state.apply(luck.draw(state))
            seat = state.to_act()
            if seat == OVER:
                return
            kind = self.about.kind(state)
            if kind and rng.random() < self.about.shares[kind]:
                tried = self.doubters[sides[seat]].alternative(state, rng)
                if tried is not None:
                    found[kind].add(tried, self._lead(state, seat, tried))
            state.apply(self.policy.choose(state, rng))

    def _lead(self, state: State, seat: int, tried: Alternative) -> float:
        """What the other choice gains, with the same luck, to the end of the enemy's reply."""
        self.tries += 1
        horizon = self.about.judge.horizon(state, seat, True)
        made, other = (self._chance(state, seat, action, horizon) for action in tried.actions)
        return other - made

    def _chance(self, state: State, seat: int, action: int, horizon: int) -> float:
        """The chance of winning where a try ends that begins with this choice."""
        seed = f"{self.seed}/{self.tries}"
        rng, luck = Random(seed), Luck(seed)
        after = state.copy()
        after.apply(action)
        for _ in range(LONGEST):
            while after.to_act() == CHANCE:
                after.apply(luck.draw(after))
            if after.to_act() == OVER or self.about.judge.reached(after, horizon):
                break
            after.apply(self.policy.choose(after, rng))
        return self.about.judge.chance(after, seat)
