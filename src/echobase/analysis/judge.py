"""Judges: how likely the first side is to win from a position, and how certain that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random
from typing import Protocol

from echobase.ai import AT_ONCE, decide, player
from echobase.core import registry
from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.game import Outcome, State


@dataclass(frozen=True)
class Estimate:
    """A chance, or the difference of two."""

    value: float
    error: float
    """The standard error; 0 for a certain value."""
    games: int = 0
    samples: tuple[float, ...] = ()
    """The samples behind the mean; those of two estimates from one seed come in pairs."""


class Judge(Protocol):
    """Judges positions. It must survive pickling, to travel between processes."""

    def chance(self, state: State, games: int, seed: str) -> Estimate:
        """The chance of the first side to win, estimated from up to this many games."""


@dataclass(frozen=True)
class Playouts:
    """Plays on to the end many times: first thoughts of one player that sees no hidden cards."""

    game: str
    player: str

    def chance(self, state: State, games: int, seed: str) -> Estimate:
        outcome = state.outcome()
        if outcome is not None:
            return Estimate(self._won(outcome), 0.0)
        return share([self._play(state.copy(), f"{seed}/{number}") for number in range(games)])

    def _play(self, state: State, seed: str) -> float:
        """1 if the first side wins, else 0."""
        who = player(self.player, self.game)
        generators: dict[tuple[str, int], Random] = {}
        while (seat := state.to_act()) != OVER:
            # One generator for each seat and turn: where two games of a seed differ, they soon
            # meet the same chance again.
            key = state.heading(), seat
            if key not in generators:
                generators[key] = Random(f"{seed}/{key[0]}/{seat}")
            luck = generators[key]
            if seat == CHANCE:
                state.apply(sample(state.chances(), luck))
            else:
                state.apply(decide(who, state, luck, AT_ONCE))
        outcome = state.outcome()
        assert outcome is not None
        return self._won(outcome)

    def _won(self, outcome: Outcome) -> float:
        return float(outcome.winner == registry.sides(self.game)[0])


def share(samples: Sequence[float]) -> Estimate:
    """The mean of wins (1) and losses (0).

    For its error one game more counts as won and one as lost: that all were won does not make it
    certain.
    """
    games = len(samples)
    won = sum(samples)
    rate = (won + 1) / (games + 2)
    error = sqrt(rate * (1 - rate) / (games + 2))
    return Estimate(won / games, error, games, tuple(samples))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One chance minus another, pair by pair where their games had the same dice.

    The error is that of Agresti and Min (2005) for shares in pairs: half a game more of each
    result that a pair can have.
    """
    value = one.value - other.value
    if not one.samples or len(one.samples) != len(other.samples):
        return Estimate(value, hypot(one.error, other.error), max(one.games, other.games))
    pairs = [a - b for a, b in zip(one.samples, other.samples, strict=True)]
    games = len(pairs) + 2
    mean = sum(pairs) / games
    square = (sum(pair * pair for pair in pairs) + 1) / games
    return Estimate(value, sqrt((square - mean * mean) / games), len(pairs))


def pooled(estimates: Sequence[Estimate]) -> Estimate:
    """Several independent estimates of one value, combined."""
    games = sum(one.games for one in estimates)
    if not games:
        return estimates[0]
    value = sum(one.value * one.games for one in estimates) / games
    error = sqrt(sum((one.error * one.games) ** 2 for one in estimates)) / games
    return Estimate(value, error, games)


def negative(estimate: Estimate) -> Estimate:
    """The same chance, seen from the other side."""
    return Estimate(-estimate.value, estimate.error, estimate.games)
