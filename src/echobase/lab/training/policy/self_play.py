"""Games of explorers against themselves: what they decided, and how each turn went."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final

from echobase.ai.learning import Learning, learning
from echobase.ai.network_learning import (
    Explorer,
    NetworkLearning,
    Notes,
    Tables,
    network_learning,
)
from echobase.core import registry
from echobase.core.chance import CHANCE, OVER
from echobase.core.game import State
from echobase.lab.match import Luck

FLOATS: Final = "f"
WHOLES: Final = "i"
UNKNOWN: Final = -1
"""The place of a turn in which no card could be played: nothing is known of how it went."""


@dataclass(frozen=True)
class Round:
    """One game of every setting."""

    number: int
    seed: str
    tables: Tables
    temperature: float
    share: float
    """Of the decisions: how many are explored."""


@dataclass
class Decisions:
    """Decisions of one kind: the columns of `Notes`, packed; turns by their place in `Turns`."""

    common: "array[float]" = field(default_factory=lambda: array(FLOATS))
    rows: "array[float]" = field(default_factory=lambda: array(FLOATS))
    priors: "array[float]" = field(default_factory=lambda: array(FLOATS))
    worths: "array[float]" = field(default_factory=lambda: array(FLOATS))
    sizes: "array[int]" = field(default_factory=lambda: array(WHOLES))
    chosen: "array[int]" = field(default_factory=lambda: array(WHOLES))
    turns: "array[int]" = field(default_factory=lambda: array(WHOLES))

    def take(self, notes: Notes, places: Mapping[int, int]) -> None:
        """Add the notes of a game; `places` says where its turns stand."""
        self.common.extend(notes.common)
        self.rows.extend(notes.rows)
        self.priors.extend(notes.priors)
        self.worths.extend(notes.worths)
        self.sizes.extend(notes.sizes)
        self.chosen.extend(notes.chosen)
        self.turns.extend([places.get(turn, UNKNOWN) for turn in notes.turns])


@dataclass
class Turns:
    """Turns of several games, one after the other; columns by turn."""

    features: "array[float]" = field(default_factory=lambda: array(FLOATS))
    """The features of the position in which the turn begins."""
    luck: "array[float]" = field(default_factory=lambda: array(FLOATS))
    """The luck of the side whose turn it is."""
    offsets: list[str] = field(default_factory=list)
    sides: "array[int]" = field(default_factory=lambda: array(WHOLES))
    """Whose turn it is: 0 for the first side of the game."""
    winners: "array[int]" = field(default_factory=lambda: array(WHOLES))
    """Who won the game."""
    last: "array[int]" = field(default_factory=lambda: array(WHOLES))
    """Whether it is the last turn of its game."""


@dataclass
class PlayedRound:
    """What a round brought; games that were given up are left out."""

    decisions: dict[str, Decisions]
    turns: Turns
    games: int = 0


class PlayedGame:
    """The turns of a game that is being played."""

    def __init__(self, lucks: int) -> None:
        self.turns = Turns()
        self.lucks = lucks
        self.places: dict[int, int] = {}
        """By number of a turn: where it stands among the turns of the round."""
        self.luck: list[list[float]] = []

    def begin(self, turn: int, place: int) -> None:
        self.places[turn] = place
        self.luck.append([0.0] * self.lucks)

    def add_luck(self, luck: list[float]) -> None:
        if self.luck:
            self.luck[-1] = [one + more for one, more in zip(self.luck[-1], luck, strict=True)]


@dataclass(frozen=True)
class SelfPlay:
    """Plays rounds; every process has its own copy."""

    game: str
    limit: int

    def __call__(self, job: Round) -> PlayedRound:
        found = PlayedRound({kind: Decisions() for kind in self._about.inputs}, Turns())
        for setting in range(len(self._first)):
            explorers = self._about.explorers(job.tables, job.temperature, job.share)
            self._play(f"{job.seed}/{job.number}/{setting}", setting, explorers, found)
        return found

    def _play(
        self, seed: str, setting: int, explorers: dict[str, Explorer], found: PlayedRound
    ) -> None:
        """Play a game, and add it to the round unless it takes too long.

        Explorers see the whole state: their policies never look at hidden cards.
        """
        state = self._first[setting].copy()
        sides = state.sides()
        minds = [Random(f"{seed}/seat/{seat}") for seat in range(len(sides))]
        luck = Luck(seed)
        game = PlayedGame(self._about.lucks)
        first = len(found.turns.sides)
        decisions = mark = 0
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                outcome = luck.draw(state)
                game.add_luck(self._about.luck(state, outcome))
                state.apply(outcome)
                continue
            if decisions == self.limit:
                return
            if (now := self._learning.mark(state)) > mark:
                mark = now
                game.begin(self._about.turn(state), first + len(game.luck))
                self._note(state, game.turns)
            state.apply(explorers[sides[seat]].choose(state, minds[seat]))
            decisions += 1
        outcome_of_game = state.outcome()
        if outcome_of_game is None or not game.luck:
            return
        self._keep(game, explorers, outcome_of_game.winner, found)

    def _note(self, state: State, turns: Turns) -> None:
        """Note the position in which a turn begins."""
        turns.features.extend(self._learning.features(state))
        turns.offsets.append(self._learning.offset(state))
        turns.sides.append(self._sides.index(self._learning.side(state)))

    def _keep(
        self, game: PlayedGame, explorers: dict[str, Explorer], winner: str, found: PlayedRound
    ) -> None:
        """Add a finished game to the round."""
        for explorer in explorers.values():
            for kind, notes in explorer.notes.items():
                found.decisions[kind].take(notes, game.places)
        turns, count = found.turns, len(game.luck)
        turns.features.extend(game.turns.features)
        turns.offsets.extend(game.turns.offsets)
        turns.sides.extend(game.turns.sides)
        for luck in game.luck:
            turns.luck.extend(luck)
        turns.winners.extend([self._sides.index(winner)] * count)
        turns.last.extend([0] * (count - 1) + [1])
        found.games += 1

    @cached_property
    def _about(self) -> NetworkLearning:
        return network_learning(self.game)

    @cached_property
    def _learning(self) -> Learning:
        return learning(self.game)

    @cached_property
    def _sides(self) -> list[str]:
        return list(registry.sides(self.game))

    @cached_property
    def _first(self) -> list[State]:
        """Every setting before its first move, because setting it up takes time."""
        options: list[dict[str, Any]] = self._about.settings()
        return [registry.game(self.game).start(**one) for one in options]
