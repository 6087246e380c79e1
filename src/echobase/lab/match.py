"""One game of the lab: chance and every seat draw from generators of their own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from echobase.ai import contender, decide
from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.game import Outcome, State
from echobase.core.registry import game
from echobase.jobs.arguments import by_seat
from echobase.lab.chronicle import Chronicle, GameFacts
from echobase.lab.plan import Plan, PlannedGame

UNFINISHED: Final = "unfinished"
"""The reason of a game that was stopped at the limit of decisions."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The result of one game."""

    number: int
    scenario: str
    seed: str
    players: tuple[str, ...]
    """By seat, as are sides and seconds."""
    sides: tuple[str, ...]
    winner: str
    """The side that won; empty for an unfinished game."""
    winners: tuple[str, ...]
    """The players of that side."""
    reason: str
    decisions: int
    turns: int
    score: dict[str, int]
    seconds: tuple[float, ...]
    """Seconds of thinking; everything else follows from the plan."""
    plan: int = 0
    """The number of its plan in the file."""
    facts: GameFacts | None = None
    """The course of the game, if the plan asks for it."""

    @property
    def finished(self) -> bool:
        """Whether the game had a winner; others were abandoned."""
        return self.winner != ""

    def of_side(self, side: str) -> set[str]:
        """The players of a side: one, or the members of a team."""
        seats = zip(self.players, self.sides, strict=True)
        return {name for name, theirs in seats if theirs == side}

    def result(self) -> "Row":
        """The row without the values that differ from run to run."""
        return msgspec.structs.replace(self, seconds=())


class Luck:
    """Draws with one generator for each turn.

    So chance is the same in a turn of two games with one seed, however many draws came before.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.turns: dict[str, Random] = {}

    def draw(self, state: State) -> int:
        turn = state.heading()
        if turn not in self.turns:
            self.turns[turn] = Random(f"{self.seed}/luck/{turn}")
        return sample(state.chances(), self.turns[turn])


@dataclass(frozen=True)
class Match:
    """Plays the games of a plan by number; every process has its own copy."""

    plan: Plan

    def __call__(self, number: int) -> Row:
        planned = self.plan.planned(number)
        state = self._first[planned.scenario].copy()
        sides = state.sides()
        names = by_seat(planned.players, sides, self.plan.game)
        seconds = [0.0] * len(names)
        chronicle = Chronicle(self.plan.game, state) if self.plan.with_facts else None
        do = state.apply if chronicle is None else chronicle.apply
        decisions = self._play(state, do, planned, names, seconds)
        row = self._row(planned, state, names, tuple(sides), decisions, seconds)
        return row if chronicle is None else msgspec.structs.replace(row, facts=chronicle.facts())

    @cached_property
    def _first(self) -> list[State]:
        """Each scenario before its first move, because setting it up takes time."""
        return [game(self.plan.game).start(**one.options) for one in self.plan.scenarios]

    def _play(
        self,
        state: State,
        do: Callable[[int], None],
        planned: PlannedGame,
        names: Sequence[str],
        seconds: list[float],
    ) -> int:
        """Play to the end or the limit; returns the decisions and adds up each seat's time.

        `do` applies actions to the state, and may note their consequences.
        """
        seated = [contender(name, self.plan.game) for name in names]
        minds = [Random(f"{planned.seed}/seat/{seat}") for seat in range(len(names))]
        luck = Luck(planned.seed)
        decisions = 0
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                do(luck.draw(state))
                continue
            if decisions == self.plan.limit:
                break
            began = perf_counter()
            action = decide(seated[seat], state, minds[seat])
            seconds[seat] += perf_counter() - began
            do(action)
            decisions += 1
        return decisions

    def _row(
        self,
        planned: PlannedGame,
        state: State,
        names: tuple[str, ...],
        sides: tuple[str, ...],
        decisions: int,
        seconds: list[float],
    ) -> Row:
        outcome = state.outcome() or Outcome("", [], UNFINISHED)
        return Row(
            number=planned.number,
            scenario=self.plan.scenarios[planned.scenario].name,
            seed=planned.seed,
            players=names,
            sides=sides,
            winner=outcome.winner,
            winners=tuple(names[seat] for seat in outcome.seats),
            reason=outcome.reason,
            decisions=decisions,
            turns=state.turn_number(),
            score=outcome.score,
            seconds=tuple(round(spent, 6) for spent in seconds),
        )


@dataclass(frozen=True)
class Matches:
    """Plays the games of several plans, each given by its plan and number."""

    plans: tuple[Plan, ...]

    def __call__(self, game: tuple[int, int]) -> Row:
        which, number = game
        return msgspec.structs.replace(self._each[which](number), plan=which)

    @cached_property
    def _each(self) -> list[Match]:
        return [Match(plan) for plan in self.plans]
