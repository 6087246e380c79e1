"""Measures the engine against OpenSpiel's backgammon in the same run: make bench.

The same loop plays random games of both in turn, and each row gives the ratio, because machines are
noisy. Processor time of one core; a step is a decision or a chance event.
"""

import argparse
import platform
import random
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel

import echobase
from echobase import CHANCE, OVER

BACKGAMMON = pyspiel.load_game("backgammon")
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
BY_CHANCE = int(pyspiel.PlayerId.CHANCE)


def play_echobase(first: Any, rng: random.Random) -> int:
    """One random game from a start position; returns the steps."""
    state = first.copy()
    random = rng.random
    steps = 0
    while (seat := state.to_act()) != OVER:
        if seat == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            actions = state.actions()
            state.apply(actions[int(random() * len(actions))])
        steps += 1
    return steps


def play_backgammon(rng: random.Random) -> int:
    """One random game of OpenSpiel's backgammon; returns the steps."""
    state = BACKGAMMON.new_initial_state()
    random = rng.random
    steps = 0
    while (player := state.current_player()) != TERMINAL:
        if player == BY_CHANCE:
            state.apply_action(echobase.sample(state.chance_outcomes(), rng))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        steps += 1
    return steps


def play_out(first: Any, rng: random.Random) -> int:
    """One random game that the engine plays by itself; returns the steps."""
    steps: int = first.copy().playout(rng)
    return steps


class Tally:
    """Steps, games and processor time of one kind of game."""

    def __init__(self, play: Callable[[random.Random], int]) -> None:
        self.play = play
        self.rng = random.Random(1)
        self.steps = self.games = 0
        self.seconds = 0.0

    def add_game(self) -> None:
        started = time.process_time()
        self.steps += self.play(self.rng)
        self.seconds += time.process_time() - started
        self.games += 1

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds


def alternate(seconds: float, *tallies: Tally) -> None:
    """Play games of all in turn, so that whatever slows the machine slows all."""
    while sum(tally.seconds for tally in tallies) < seconds:
        min(tallies, key=lambda tally: tally.seconds).add_game()


def copies_per_second(state: Any, seconds: float) -> float:
    count = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(1000):
            state.copy()
        count += 1000
    return count / spent


def bytes_per_state(state: Any) -> float:
    """Memory of one more copy in the middle of a game."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for _ in range(1000)]
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size / len(kept)


def middle(first: Any) -> Any:
    """A position some turns into a game, for copying."""
    state = first.copy()
    rng = random.Random(5)
    for _ in range(60):
        options = state.actions() or [action for action, _ in state.chances()]
        state.apply(rng.choice(options))
    return state


def starts() -> list[tuple[str, Any]]:
    """The start positions to measure, by name."""
    battle = echobase.game("battle")
    assault = echobase.game("assault")
    found = [(f"battle {number}", battle.start(scenario=number)) for number in range(1, 18)]
    found.append(("assault, suggested set-up", assault.start(setup="default")))
    found.append(("assault, free set-up", assault.start()))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--game", default="", help="only rows that begin with this")
    wanted = parser.parse_args()
    print(f"echobase {echobase.__version__} ({echobase.build()}), Python", end=" ")
    print(f"{platform.python_version()}, {platform.machine()}, one core\n")
    print("| game | steps/s | x backgammon | playout steps/s | x backgammon |", end="")
    print(" games/s | copies/s | bytes/state |")
    print(f"| --- |{' ---: |' * 7}")
    ratios: dict[str, list[float]] = {}
    backgammon = Tally(play_backgammon)
    for name, first in starts():
        if not name.startswith(wanted.game):
            continue
        ours = Tally(partial(play_echobase, first))
        native = Tally(partial(play_out, first))
        reference = Tally(play_backgammon)
        alternate(wanted.seconds * 1.5, ours, native, reference)
        ratio = ours.steps_per_second / reference.steps_per_second
        native_ratio = native.steps_per_second / reference.steps_per_second
        game = name.split()[0].strip(",")
        ratios.setdefault(game, []).append(ratio)
        ratios.setdefault(f"{game}, played out natively", []).append(native_ratio)
        copies = copies_per_second(middle(first), wanted.seconds / 4)
        size = bytes_per_state(middle(first))
        print(f"| {name} | {ours.steps_per_second:,.0f} | {ratio:.2f} | ", end="")
        print(f"{native.steps_per_second:,.0f} | {native_ratio:.2f} | ", end="")
        print(f"{ours.games / ours.seconds:,.0f} | {copies:,.0f} | {size:,.0f} |", flush=True)
        backgammon.steps += reference.steps
        backgammon.games += reference.games
        backgammon.seconds += reference.seconds
    games = backgammon.games / backgammon.seconds
    print(
        f"| OpenSpiel backgammon | {backgammon.steps_per_second:,.0f} | 1.00 | | |"
        f" {games:,.0f} | | |"
    )
    for game, found in ratios.items():
        mean = sum(found) / len(found)
        print(f"\nMean ratio of {game}: {mean:.2f}; least: {min(found):.2f}.")


if __name__ == "__main__":
    main()
