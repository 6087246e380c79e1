"""Measures how even scenarios and maps are between generals: many games in little time.

    python bench/balance.py --games 1000
    python bench/balance.py --game assault --games 1000
    python bench/balance.py --tries 0.02 --games 200

Generals play both sides: by their first thoughts, or in a battle with a share of their tries. A row
has the Rebels' share of wins in a scenario or on a map, with its 95 % interval.
"""

import argparse
import random

from effort import made

import echobase
from echobase import CHANCE, OVER
from echobase.ai import AT_ONCE, Player, decide, player
from echobase.core.sides import SIDES
from echobase.lab.statistics import Share

WHERE = {"battle": "scenario", "assault": "map"}
"""The option that says what is played."""


class Sides:
    """A general that plays both sides."""

    def __init__(self, game: str, tries: float = 0.0) -> None:
        """`tries`: the share of its tries; 0 for first thoughts."""
        self.game = game
        self.general: Player = made(f"general={tries}") if tries else player("general", game)
        self.seconds = None if tries else AT_ONCE

    def rebels_won(self, place: str, number: int, seed: int) -> bool:
        """One game."""
        state = echobase.game(self.game).start(**{WHERE[self.game]: place})
        rng = random.Random(f"{seed}/{place}/{number}")
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                state.apply(echobase.sample(state.chances(), rng))
            else:
                state.apply(decide(self.general, state, rng, self.seconds))
        outcome = state.outcome()
        return outcome is not None and outcome.winner == SIDES[0]

    def row(self, place: str, games: int, seed: int) -> str:
        share = Share(sum(self.rebels_won(place, number, seed) for number in range(games)), games)
        low, high = share.interval
        won = f"{100 * (share.rate or 0.0):.1f} % ({100 * low:.0f} to {100 * high:.0f})"
        return f"| {place} | {won} | {games} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(WHERE), default="battle")
    parser.add_argument("--tries", type=float, default=0.0, help="a share of them (none)")
    parser.add_argument("--games", type=int, default=1000, help="for each row (1000)")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    if arguments.tries and arguments.game != "battle":
        parser.error("--tries: only generals of battle play with a share of their tries")
    sides = Sides(arguments.game, arguments.tries)
    print(f"| {WHERE[arguments.game]} | Rebels win | games |")
    print("| --- | --- | ---: |")
    for place in echobase.game(arguments.game).scenarios():
        print(sides.row(str(place), arguments.games, arguments.seed), flush=True)


if __name__ == "__main__":
    main()
