"""Compares the choices of a position by playing them out in the same imagined games."""

from collections.abc import Iterable
from math import sqrt
from random import Random

from echobase.ai import AT_ONCE, decide, player
from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.game import State
from echobase.lab.statistics import wilson


class Trials:
    """The results of choices, game by game: game `n` of every choice has the same unknown cards
    and, turn by turn, the same chance."""

    def __init__(self, state: State, game: str, player_name: str, seed: str) -> None:
        self.state = state
        self.who = player(player_name, game)
        self.seed = seed
        self.seat = state.to_act()
        self.results: dict[int, list[bool]] = {}
        """By action: whether the seat's side won each game."""

    def play(self, actions: Iterable[int], games: int) -> None:
        """Play on until each of these choices has been tried in this many games."""
        for action in actions:
            results = self.results.setdefault(action, [])
            while len(results) < games:
                results.append(self._won(action, len(results)))

    def _won(self, action: int, number: int) -> bool:
        seed = f"{self.seed}/{number}"
        state = self.state.imagine(self.seat, Random(seed))
        state.apply(action)
        generators: dict[tuple[str, int], Random] = {}
        while (seat := state.to_act()) != OVER:
            # One generator for each seat and turn: games of different choices soon meet the same
            # chance again.
            key = state.heading(), seat
            if key not in generators:
                generators[key] = Random(f"{seed}/{key[0]}/{seat}")
            luck = generators[key]
            if seat == CHANCE:
                state.apply(sample(state.chances(), luck))
            else:
                state.apply(decide(self.who, state, luck, AT_ONCE))
        outcome = state.outcome()
        return outcome is not None and self.seat in outcome.seats

    def chance(self, action: int) -> float:
        results = self.results[action]
        return sum(results) / len(results)

    def interval(self, action: int) -> tuple[float, float]:
        """The interval of the chance at 95 %."""
        results = self.results[action]
        return wilson(sum(results), len(results))

    def ranked(self) -> list[int]:
        """The choices tried most often, best first."""
        most = max(len(results) for results in self.results.values())
        tried = [action for action, results in self.results.items() if len(results) == most]
        return sorted(tried, key=lambda action: (-self.chance(action), action))

    def lead(self, better: int, other: int) -> tuple[float, float]:
        """How much more often one choice wins than another, and the error of that, in pairs."""
        pairs = [a - b for a, b in zip(self.results[better], self.results[other], strict=False)]
        games = len(pairs)
        mean = sum(pairs) / games
        square = (sum(pair * pair for pair in pairs) + 1) / (games + 2)
        return mean, sqrt(max(square - mean * mean, 0.0) / games)
