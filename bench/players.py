"""Measures the computer players, each level against itself: make bench.

Games of a level and random games of OpenSpiel's backgammon alternate, and each row gives the ratio
of their games per second, because machines are noisy. A level that is too slow to finish a game in
time shows only the seconds per turn, for all decisions of a seat in that turn. Processor time of
one core. The pure build leaves out levels that take a second for a turn when they are compiled: it
would take minutes.
"""

import argparse
import random
import time
from collections import defaultdict
from statistics import median
from typing import Any

import echobase
from bench import Tally, play_backgammon
from echobase import CHANCE, OVER
from echobase.ai import decide, levels, player, turn_seconds


class SelfPlay:
    """Games of one level against itself."""

    def __init__(self, first: Any, name: str, game: str, seconds: float, turns: int) -> None:
        self.first = first
        self.who = player(name, game)
        self.most = seconds
        self.least = turns
        self.rng = random.Random(1)
        self.games = 0
        self.seconds = self.finished = 0.0
        """Of all games, and of those that came to their end."""
        self.turns: list[float] = []

    def add_game(self) -> None:
        """One more game; when time is up, it is left after enough turns."""
        state = self.first.copy()
        turns: dict[tuple[str, int], float] = defaultdict(float)
        began = now = time.process_time()
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                state.apply(echobase.sample(state.chances(), self.rng))
                continue
            if self.seconds + now - began > self.most and len(turns) > self.least:
                break
            turn, started = (state.heading(), seat), time.process_time()
            state.apply(decide(self.who, state, self.rng))
            now = time.process_time()
            turns[turn] += now - started
        else:
            self.games += 1
            self.finished += now - began
        self.seconds += now - began
        self.turns += turns.values()


def starts() -> list[tuple[str, str, Any]]:
    """What is played: name, game, start position."""
    battle, assault = echobase.game("battle"), echobase.game("assault")
    return [
        *((f"battle {number}", "battle", battle.start(scenario=number)) for number in (1, 12)),
        ("assault", "assault", assault.start(setup="default")),
    ]


def timed(game: str) -> list[str]:
    """The levels that this build has time for."""
    compiled = echobase.build() == "compiled"
    return [name for name in levels(game) if compiled or turn_seconds(name, game) < 1]


def row(name: str, ours: SelfPlay, reference: Tally) -> str:
    """One line of the table."""
    games = ratio = "-"
    if ours.games:
        speed = ours.games / ours.finished
        games, ratio = f"{speed:,.2f}", f"{speed * reference.seconds / reference.games:.4f}"
    turns = [f"{1000 * found:,.2f}" for found in (median(ours.turns), max(ours.turns))]
    return f"| {' | '.join([name, games, ratio, *turns])} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each row")
    parser.add_argument("--turns", type=int, default=20, help="at least, however long they take")
    parser.add_argument("--player", help="only this one, which may have a style")
    wanted = parser.parse_args()
    print(f"\nPlayers against themselves, echobase {echobase.build()}\n")
    print("| game and player | games/s | x backgammon | ms/turn, median | longest |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for what, game, first in starts():
        for name in [wanted.player] if wanted.player else timed(game):
            ours = SelfPlay(first, name, game, wanted.seconds, wanted.turns)
            reference = Tally(play_backgammon)
            while ours.seconds + reference.seconds < wanted.seconds:
                (ours if ours.seconds <= reference.seconds else reference).add_game()
            if not reference.games:
                reference.add_game()
            print(row(f"{what}, {name}", ours, reference), flush=True)


if __name__ == "__main__":
    main()
