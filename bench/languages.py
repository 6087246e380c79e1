"""Measures how far our Python is from C++, on a toy with the shape of a battle: make bench.

The same toy (kernel/toy.py) runs as plain Python and compiled by mypyc, as the engine is, and
kernel/toy.cpp plays the same games. All three play random games in turn with the playouts of our
battles and with random games of OpenSpiel's backgammon driven from Python, on one core. Before
that, they play the same seeds, and every action must be the same.
"""

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

from kernel import toy

import echobase
from bench import Tally, alternate, play_backgammon, play_out, starts

HERE = Path(__file__).parent
BUILT = HERE.parent / "build" / "kernel"
SEEDS = 300
"""Games that all languages play before anything is measured."""
PURE, NATIVE, CPP = "plain Python", "mypyc", "C++ -O2"
GAMES = {PURE: 20, NATIVE: 400, CPP: 800}
"""Games in one go."""
ROWS = ("DISTANCE", "LINE_LOW", "LINE_HIGH", "LOW", "HIGH", "NEAR_LOW", "NEAR_HIGH", "STARTS")
ROWS_OF_DICE = ("WAYS_TO_HIT", "WAYS_TO_ROLL")
NUMBERS = (
    *("HEXES", "WORD", "UNITS", "MOVES", "RANGE", "LAST_TURN", "NOBODY", "DRAW", "ROLL", "ORDER"),
    *("MOVE", "ATTACK", "OVER", "DONE", "FIRST_ORDER", "FIRST_MOVE", "FIRST_ATTACK"),
    *("WOODS_LOW", "WOODS_HIGH"),
)


def tables() -> str:
    """The constants and tables of toy.py for C++."""
    lines = ["#include <cstdint>"]
    lines += [f"constexpr std::int64_t {name} = {getattr(toy, name)};" for name in NUMBERS]
    for name in (*ROWS, *ROWS_OF_DICE):
        row = getattr(toy, name)
        lines.append(f"constexpr std::int64_t {name}[] = {{{', '.join(map(str, row))}}};")
    return "\n".join(lines) + "\n"


def cpp_compiler() -> str | None:
    """The C++ compiler of this machine, if it has one."""
    wanted = os.environ.get("CXX", "").split()
    return next(
        (found for name in (*wanted[:1], "g++", "clang++") if (found := shutil.which(name))), None
    )


def build_cpp(compiler: str) -> Path:
    """The toy as a program."""
    BUILT.mkdir(parents=True, exist_ok=True)
    (BUILT / "tables.h").write_text(tables(), encoding="utf-8")
    program = BUILT / "toy"
    command = [compiler, "-std=c++17", "-O2", "-I", str(BUILT), str(HERE / "kernel" / "toy.cpp")]
    subprocess.run([*command, "-o", str(program)], check=True)
    return program


def build_native(python: str) -> Any:
    """The toy compiled by the mypyc of an interpreter of the same version."""
    folder = BUILT / "native"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "kernel" / "toy.py", folder)
    search = {"MYPYPATH": str(HERE.parent / "src"), "MYPYC_OPT_LEVEL": "3"}
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", "toy.py"]
    subprocess.run(
        [os.path.abspath(python), "-m", "mypyc", *options],
        cwd=folder,
        env={**os.environ, **search},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    sys.path.insert(0, str(folder))
    return importlib.import_module("toy")


Played = tuple[int, int]
"""Steps, and the sum of the check numbers."""


def run_cpp(program: Path, first_seed: int, games: int) -> tuple[Played, float]:
    command = [str(program), str(first_seed), str(games)]
    told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    steps, check, seconds = told.split()
    return (int(steps), int(check)), float(seconds)


def timed(
    play_many: Callable[[int, int], Played], first_seed: int, games: int
) -> tuple[Played, float]:
    started = time.process_time()
    played = play_many(first_seed, games)
    return played, time.process_time() - started


Runner = Callable[[int, int], tuple[Played, float]]


class ToyTally:
    """Steps and processor time of the toy in one language."""

    def __init__(self, run: Runner, games: int) -> None:
        self.run = run
        self.games = games
        self.next_seed = 1
        self.steps = 0
        self.seconds = 0.0

    def add_game(self) -> None:
        (steps, _), seconds = self.run(self.next_seed, self.games)
        self.next_seed += self.games
        self.steps += steps
        self.seconds += seconds

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds


def check(runners: dict[str, Runner]) -> None:
    """Stop if one of the languages plays another game."""
    expected = timed(toy.play_many, 1, SEEDS)[0]
    for name, run in runners.items():
        played = run(1, SEEDS)[0]
        if played != expected:
            sys.exit(f"{name} plays other games than toy.py: {played}, expected {expected}")
    print(f"{SEEDS} games, {expected[0]:,} steps: the same in {', '.join(runners)}.\n", flush=True)


class BattleTally(Tally):
    """Playouts of all battles in turn."""

    def __init__(self) -> None:
        battles = [first for name, first in starts() if name.startswith("battle")]
        turns = cycle(battles)
        super().__init__(lambda rng: play_out(next(turns), rng))


def measure(runners: dict[str, Runner], seconds: float) -> None:
    """Print the steps per second of all, beside our battles and backgammon."""
    toys = {name: ToyTally(run, GAMES[name]) for name, run in runners.items()}
    battles = BattleTally()
    backgammon = Tally(play_backgammon)
    tallies: list[Any] = [*toys.values(), battles, backgammon]
    alternate(seconds * len(tallies), *tallies)
    fastest = toys[CPP].steps_per_second
    rows: list[tuple[str, float, float | None]] = [
        (f"toy, {name}", tally.steps_per_second, fastest / tally.steps_per_second)
        for name, tally in toys.items()
    ]
    rows.append((f"battle, playouts ({echobase.build()})", battles.steps_per_second, None))
    rows.append(("OpenSpiel backgammon", backgammon.steps_per_second, None))
    print("| | steps/s | x backgammon | C++ is faster |\n| --- | ---: | ---: | ---: |")
    for name, speed, factor in rows:
        behind = "" if factor is None else f"{factor:.2f} times"
        print(f"| {name} | {speed:,.0f} | {speed / backgammon.steps_per_second:.2f} | {behind} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument("--mypyc", default=sys.executable, help="the interpreter that has mypyc")
    parser.add_argument("--check", action="store_true", help="only compare plain Python with C++")
    wanted = parser.parse_args()
    compiler = cpp_compiler()
    if compiler is None:
        print("No C++ compiler: the toy is not measured.")
        return
    program = build_cpp(compiler)
    runners: dict[str, Runner] = {PURE: partial(timed, toy.play_many)}
    if not wanted.check:
        runners[NATIVE] = partial(timed, build_native(wanted.mypyc).play_many)
    runners[CPP] = partial(run_cpp, program)
    check(runners)
    if not wanted.check:
        measure(runners, wanted.seconds)


if __name__ == "__main__":
    main()
