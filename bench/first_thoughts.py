"""Measures how even scenarios and maps are between first thoughts: many games in little time.

    python bench/first_thoughts.py --games 1000
    python bench/first_thoughts.py --game assault --games 1000

First thoughts of the general play both sides. A row has the Rebels' share of wins in a scenario or
on a map, with its 95 % interval.
"""

import argparse
import random

import echobase
from echobase import CHANCE, OVER
from echobase.ai import AT_ONCE, decide, player
from echobase.core.sides import SIDES
from echobase.lab.statistics import Share

WHERE = {"battle": "scenario", "assault": "map"}
"""The option that says what is played."""


def rebels_won(game: str, place: str, number: int, seed: int) -> bool:
    """One game."""
    state = echobase.game(game).start(**{WHERE[game]: place})
    rng = random.Random(f"{seed}/{place}/{number}")
    general = player("general", game)
    while (seat := state.to_act()) != OVER:
        if seat == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            state.apply(decide(general, state, rng, AT_ONCE))
    outcome = state.outcome()
    return outcome is not None and outcome.winner == SIDES[0]


def row(game: str, place: str, games: int, seed: int) -> str:
    share = Share(sum(rebels_won(game, place, number, seed) for number in range(games)), games)
    low, high = share.interval
    won = f"{100 * (share.rate or 0.0):.1f} % ({100 * low:.0f} to {100 * high:.0f})"
    return f"| {place} | {won} | {games} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(WHERE), default="battle")
    parser.add_argument("--games", type=int, default=1000, help="for each row (1000)")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    print(f"| {WHERE[arguments.game]} | Rebels win | games |")
    print("| --- | --- | ---: |")
    for place in echobase.game(arguments.game).scenarios():
        print(row(arguments.game, str(place), arguments.games, arguments.seed), flush=True)


if __name__ == "__main__":
    main()
