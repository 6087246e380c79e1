"""Games to learn from: first thoughts of a player, with a random action now and then."""

from array import array
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final

from echobase.ai import AT_ONCE, Player, contender, decide
from echobase.ai.learning import Learning, learning
from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.game import State
from echobase.core.registry import game

STRAY: Final = 0.05
"""How often a choice is left to chance, so that positions vary more."""


@dataclass
class Lesson:
    """The positions of one game; none if it was given up."""

    features: "array[float]" = field(default_factory=lambda: array("f"))
    """The features of all positions, one after the other."""
    offsets: list[str] = field(default_factory=list)
    sides: list[str] = field(default_factory=list)
    """By position: the side whose chance to win is meant."""
    winner: str = ""


@dataclass(frozen=True)
class LessonGames:
    """Plays the game of a number; every process has its own copy."""

    game: str
    player: str
    seed: int
    limit: int

    def __call__(self, number: int) -> Lesson:
        state = self._first[number % len(self._first)].copy()
        rng = Random(f"{self.seed}/lesson/{number}")
        who = self._who
        found = Lesson()
        decisions = noted = 0
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                state.apply(sample(state.chances(), rng))
                continue
            if decisions == self.limit:
                return Lesson()
            mark = self._learning.mark(state)
            if mark > noted:
                noted = mark
                self._note(state, found)
            stray = rng.random() < STRAY
            state.apply(rng.choice(state.actions()) if stray else decide(who, state, rng, AT_ONCE))
            decisions += 1
        outcome = state.outcome()
        found.winner = outcome.winner if outcome else ""
        return found

    def _note(self, state: State, found: Lesson) -> None:
        found.features.extend(self._learning.features(state))
        found.offsets.append(self._learning.offset(state))
        found.sides.append(self._learning.side(state))

    @cached_property
    def _who(self) -> Player:
        """The player of all games, because reading one from a file takes time."""
        return contender(self.player, self.game)

    @cached_property
    def _learning(self) -> Learning:
        return learning(self.game)

    @cached_property
    def _first(self) -> list[State]:
        """Every setting before its first move, because setting it up takes time."""
        options: list[dict[str, Any]] = self._learning.settings()
        return [game(self.game).start(**one) for one in options]
