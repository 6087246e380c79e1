"""Measures the engine against OpenSpiel's backgammon in the same run: make bench.

The same loop plays random games in both; machines are noisy, so each row measures the reference
right before and after and gives the ratio. One core; a step is a decision or a chance event.
"""

import argparse
import platform
import random
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import pyspiel

import echobase
from echobase import CHANCE, OVER

BACKGAMMON = pyspiel.load_game("backgammon")


def play_echobase(first: Any, rng: random.Random) -> int:
    """One random game from a start position; returns the steps."""
    state = first.copy()
    steps = 0
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            state.apply(rng.choice(state.actions()))
        steps += 1
    return steps


def play_backgammon(rng: random.Random) -> int:
    """One random game of OpenSpiel's backgammon; returns the steps."""
    state = BACKGAMMON.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(echobase.sample(state.chance_outcomes(), rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return steps


def rate(play: Callable[[random.Random], int], seconds: float) -> tuple[float, float]:
    """Steps and games per second over about so many seconds."""
    rng = random.Random(1)
    steps = games = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        steps += play(rng)
        games += 1
    return steps / spent, games / spent


def copies_per_second(state: Any, seconds: float) -> float:
    count = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    seconds = parser.parse_args().seconds
    game = echobase.game("battle")
    print(f"echobase {echobase.__version__} ({echobase.build()}), Python", end=" ")
    print(f"{platform.python_version()}, {platform.machine()}, one core\n")
    print("| scenario | steps/s | x backgammon | games/s | copies/s | bytes/state |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    ratios: list[float] = []
    for number in range(1, 18):
        first = game.start(scenario=number)
        before, _ = rate(play_backgammon, seconds / 2)
        steps, games = rate(lambda rng, first=first: play_echobase(first, rng), seconds)
        after, _ = rate(play_backgammon, seconds / 2)
        ratio = steps / ((before + after) / 2)
        ratios.append(ratio)
        copies = copies_per_second(middle(first), seconds / 2)
        size = bytes_per_state(middle(first))
        print(f"| {number} | {steps:,.0f} | {ratio:.2f} | {games:,.0f} | ", end="")
        print(f"{copies:,.0f} | {size:,.0f} |", flush=True)
    mean = sum(ratios) / len(ratios)
    reference, games = rate(play_backgammon, seconds)
    print(f"| OpenSpiel backgammon | {reference:,.0f} | 1.00 | {games:,.0f} | | |")
    print(f"\nMean ratio over the scenarios: {mean:.2f}; least: {min(ratios):.2f}.")


if __name__ == "__main__":
    main()
