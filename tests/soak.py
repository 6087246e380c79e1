"""Plays many random games with invariants checked: python tests/soak.py --games 20000.

Not part of the tests: it takes minutes. It goes through all scenarios, leaders and 2-4 seats, or
with --game assault through all maps, set-ups and options.
"""

import argparse
import random
import sys
import time
from collections import Counter
from typing import Any

from assault_conservation import check_counters
from battery import check_choices, play_out
from conservation import check_conservation

import echobase
from echobase.assault.documents import map_ids
from echobase.battle.cards import SUPPORTS

LEADERS = {"rebel": ["leia", "luke", "han"], "empire": ["vader", "veers", "piett"]}


def assault_options(number: int, rng: random.Random) -> dict[str, Any]:
    """The settings of game `number`: maps in turn, every second with free set-up."""
    return {
        "map": map_ids()[number % len(map_ids())],
        "setup": "free" if number % 2 else "default",
        "field_of_fire": rng.choice([60, 120, 180]),
        "sets_up_first": rng.choice(["rebel", "empire"]),
        "reshuffle_first_five": rng.random() < 0.5,
    }


def battle_options(number: int, rng: random.Random) -> dict[str, Any]:
    """The settings of game `number`: scenarios in turn, the rest at random."""
    seats = rng.choice([2, 2, 3, 4])
    chosen: dict[str, Any] = {"scenario": number % 17 + 1, "seats": seats}
    if seats == 3:
        chosen["pair"] = rng.choice(["rebel", "empire"])
    if rng.random() < 0.6:
        pairs: list[str] = {2: [], 3: [chosen.get("pair", "")], 4: ["rebel", "empire"]}[seats]
        chosen["leaders"] = {
            side: rng.sample(names, 2 if side in pairs else 1) for side, names in LEADERS.items()
        }
    if rng.random() < 0.3:
        chosen["support"] = rng.sample(SUPPORTS, rng.randint(1, 10))
    return chosen


OPTIONS = {"battle": battle_options, "assault": assault_options}
CONSERVATION = {"battle": check_conservation, "assault": check_counters}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--game", choices=list(OPTIONS), default="battle")
    wanted = parser.parse_args()
    game = echobase.game(wanted.game)

    def visit(state: Any) -> None:
        check_choices(state)
        CONSERVATION[wanted.game](state)

    started = time.monotonic()
    results: Counter[str] = Counter()
    longest = actions = 0
    for number in range(wanted.first, wanted.first + wanted.games):
        rng = random.Random(number)
        state = game.start(**OPTIONS[wanted.game](number, rng))
        length = play_out(state, rng, visit)
        actions += length
        longest = max(longest, length)
        outcome = state.outcome()
        assert outcome is not None
        results[f"{outcome.winner} {outcome.reason}"] += 1
    seconds = time.monotonic() - started
    print(f"{wanted.games} games ({echobase.build()}), {actions} actions, longest {longest}")
    print(f"{seconds:.0f} s; " + ", ".join(f"{name} {count}" for name, count in results.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
