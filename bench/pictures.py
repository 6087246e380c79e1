"""Measures what a picture costs in milliseconds, the first and the later ones: make bench.

The first picture of a board is drawn in a process of its own, after all imports, so that nothing is
cached; the best of several runs counts, because machines are noisy. Loading a language (messages,
plurals) has a column of its own, because everything that uses words shares it.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable

import echobase
from echobase import picture
from echobase.games.assault.documents.tables import map_ids
from echobase.games.battle.documents.tables import scenario_ids
from echobase.text import Text

LATER = 20


def timed(task: Callable[[], object]) -> float:
    """Milliseconds of processor time."""
    started = time.process_time()
    task()
    return 1000 * (time.process_time() - started)


def measure(board: str) -> tuple[float, float, float]:
    """Language, first and later picture, in this process."""
    if board.isdecimal():
        state = echobase.game("battle").start(scenario=int(board))
    else:
        state = echobase.game("assault").start(map=board, setup="default")
    language = timed(lambda: Text("en")("ui-kind-permanent", medals=2))
    first = timed(lambda: picture.draw(state))
    return language, first, min(timed(lambda: picture.draw(state)) for _ in range(LATER))


def measured_apart(board: str) -> tuple[float, ...]:
    """The same in a fresh process."""
    command = [sys.executable, __file__, "--board", board]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return tuple(float(number) for number in told.split())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="processes for each board")
    parser.add_argument("--board", help="measure one board here and print bare numbers")
    wanted = parser.parse_args()
    if wanted.board:
        print(*measure(wanted.board))
        return
    print(f"\nPictures, echobase {echobase.build()}, ms\n")
    print("| board | first | later | language, once |")
    print("| --- | ---: | ---: | ---: |")
    for board in [*map(str, scenario_ids()), *map_ids()]:
        runs = [measured_apart(board) for _ in range(wanted.runs)]
        language, first, later = (min(column) for column in zip(*runs, strict=True))
        print(f"| {board} | {first:.1f} | {later:.1f} | {language:.0f} |", flush=True)


if __name__ == "__main__":
    main()
