"""A player for any game: tries each choice in imagined games played to the end at random."""

from math import log, sqrt
from time import perf_counter
from typing import Final

from echobase.ai.search import Imagine
from echobase.core.chance import Rng
from echobase.core.game import State

LONGEST: Final = 2000
"""The most actions in an imagined game; one that is not over by then counts half."""


LEAST: Final = 8
"""Tries of each choice even without time to think: with fewer, the answer would be arbitrary."""


class MonteCarlo:
    """Implements `Player`: spends its tries on the choices that look best (UCB1)."""

    def __init__(self, tries: int = 400, curiosity: float = 0.7) -> None:
        self.tries = tries
        self.curiosity = curiosity

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        actions = imagine(rng).actions()
        if len(actions) == 1:
            return actions[0]
        end = None if seconds is None else perf_counter() + seconds
        won, tried = [0.0] * len(actions), [0] * len(actions)
        for number in range(max(self.tries, LEAST * len(actions))):
            if end is not None and number >= LEAST * len(actions) and perf_counter() > end:
                break
            place = number if number < len(actions) else self._next(won, tried, number)
            won[place] += try_out(imagine(rng), actions[place], rng)
            tried[place] += 1
        return actions[max(range(len(actions)), key=lambda place: (tried[place], won[place]))]

    def _next(self, won: list[float], tried: list[int], number: int) -> int:
        return max(
            range(len(won)),
            key=lambda place: (
                won[place] / tried[place] + self.curiosity * sqrt(log(number) / tried[place])
            ),
        )


def try_out(state: State, action: int, rng: Rng) -> float:
    """1 if the seat to act wins when the game continues at random, 0 if it loses."""
    seat = state.to_act()
    state.apply(action)
    state.playout(rng, LONGEST)
    outcome = state.outcome()
    return 0.5 if outcome is None else float(seat in outcome.seats)
