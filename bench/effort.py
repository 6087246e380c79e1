"""Matches between generals of Battle of Hoth with a share of their tries: games in less time.

    python bench/effort.py general=0.05 general-1=0.1 --games 118 --seed 15

Each pair of games has the same luck and swapped sides; all scenarios in turn. The row has the share
of wins of the first player with its 95 % interval, and the median time of a turn of both.
"""

import argparse
import random
import time
from collections import defaultdict
from statistics import median, stdev

import echobase
from echobase import CHANCE, OVER
from echobase.ai import Player, decide
from echobase.ai.player import STYLE, contender
from echobase.ai.weights import EVEN
from echobase.games.battle.ai.players import TABLES, first_general, planner, taught

CLEAR = 1.96
"""How many standard errors make an interval of 95 %."""
LONGEST = 4000
"""Decisions after which a game counts as half won."""


def made(words: str) -> Player:
    """`general=0.05`, `general:bold=0.05`, `general-1=0.1`, or the name of a player."""
    name, _, share = words.partition("=")
    if not share:
        return contender(name, "battle")
    if name == "general-1":
        return first_general(float(share))
    level, _, style = name.partition(STYLE)
    if level != "general" or style not in ("", *TABLES.styles):
        raise SystemExit(f"{name}: only general, general:STYLE and general-1 play with a share")
    return planner(taught(style or EVEN, TABLES.policy()), float(share))


class Match:
    """Pairs of games between two players."""

    def __init__(self, one: Player, other: Player, seed: int) -> None:
        self.players = (one, other)
        self.seed = seed
        self.starts = [echobase.game("battle").start(scenario=number) for number in range(1, 18)]
        self.shares: list[float] = []
        """By pair: how much of it the first player won."""
        self.seconds: tuple[list[float], list[float]] = ([], [])
        """By player: the time of each turn."""

    def play_pair(self) -> None:
        number = len(self.shares)
        self.shares.append(sum(self.won(number, swapped) for swapped in (0, 1)) / 2)

    def won(self, number: int, swapped: int) -> float:
        """Whether the first player wins; it has the Rebels unless sides are swapped."""
        state = self.starts[number % len(self.starts)].copy()
        key = f"{self.seed}/{number}"
        minds = random.Random(f"{key}a"), random.Random(f"{key}b")
        luck: dict[str, random.Random] = {}
        turns: tuple[dict[str, float], dict[str, float]] = (defaultdict(float), defaultdict(float))
        for _ in range(LONGEST):
            while state.to_act() == CHANCE:
                heading = state.heading()
                rng = luck.setdefault(heading, random.Random(f"{key}/{heading}"))
                state.apply(echobase.sample(state.chances(), rng))
            if state.to_act() == OVER:
                break
            who = (state.sides()[state.to_act()] == "empire") ^ swapped
            began = time.process_time()
            state.apply(decide(self.players[who], state, minds[who]))
            turns[who][state.heading()] += time.process_time() - began
        for seconds, found in zip(self.seconds, turns, strict=True):
            seconds.extend(found.values())
        outcome = state.outcome()
        return 0.5 if outcome is None else float((outcome.winner == "rebel") != bool(swapped))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    match = Match(made(wanted.one), made(wanted.other), wanted.seed)
    for _ in range(wanted.games // 2):
        match.play_pair()
    shares = match.shares
    mean = sum(shares) / len(shares)
    error = CLEAR * stdev(shares) / len(shares) ** 0.5
    times = " and ".join(f"{1000 * median(one):.0f} ms" for one in match.seconds)
    print(f"{wanted.one} against {wanted.other}: {100 * mean:.1f} +- {100 * error:.1f} %", end="")
    print(f" of {2 * len(shares)} games; a turn takes {times}")


if __name__ == "__main__":
    main()
