"""Plays thousands of random games with invariants checked, on all cores: make soak.

Not part of the tests: it takes minutes. 20,000 battles go through all scenarios, leaders and 2-4
seats, 5,000 assaults through all maps, set-ups and options. A game follows from its number alone:
`python tests/soak.py --game battle --first 123 --games 1` plays battle 123 again.
"""

import argparse
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from battery import check_choices, play_out
from games.assault.conservation import check_counters
from games.battle.conservation import check_conservation

import echobase
from echobase.games.assault.documents.tables import map_ids
from echobase.games.battle.rules.cards import SUPPORTS

GAMES = {"battle": 20_000, "assault": 5_000}
LEADERS = {"rebel": ["leia", "luke", "han"], "empire": ["vader", "veers", "piett"]}
CHUNK = 20
"""Games that a process plays before it reports."""
MOST_FAILURES = 10
"""After this many there is nothing more to learn."""


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


OPTIONS: dict[str, Callable[[int, random.Random], dict[str, Any]]] = {
    "battle": battle_options,
    "assault": assault_options,
}
CONSERVATION: dict[str, Callable[[Any], None]] = {
    "battle": check_conservation,
    "assault": check_counters,
}


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    actions: int = 0
    longest: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    failures: dict[int, str] = field(default_factory=dict)
    """The numbers of games that broke an invariant, with how."""

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.ends += other.ends
        self.failures |= other.failures


def play(name: str, number: int) -> tuple[int, str]:
    """One game to its end: its length, and how it ended."""

    def visit(state: Any) -> None:
        check_choices(state)
        CONSERVATION[name](state)

    rng = random.Random(number)
    state = echobase.game(name).start(**OPTIONS[name](number, rng))
    length = play_out(state, rng, visit)
    outcome = state.outcome()
    assert outcome is not None
    return length, f"{outcome.winner} {outcome.reason}"


def play_chunk(chunk: tuple[str, range]) -> Tally:
    name, numbers = chunk
    found = Tally()
    for number in numbers:
        found.games += 1
        try:
            length, end = play(name, number)
        except Exception:
            found.failures[number] = traceback.format_exc()
            continue
        found.actions += length
        found.longest = max(found.longest, length)
        found.ends[end] += 1
    return found


def soak(name: str, numbers: range) -> Tally:
    """Play these games on all cores, unless too many fail."""
    found = Tally()
    chunks = [(name, numbers[at : at + CHUNK]) for at in range(0, len(numbers), CHUNK)]
    with get_context("spawn").Pool(min(os.cpu_count() or 1, len(chunks))) as pool:
        for part in told(pool.imap_unordered(play_chunk, chunks), len(chunks)):
            found.add(part)
            if len(found.failures) >= MOST_FAILURES:
                break
    return found


def told(parts: Iterable[Tally], wanted: int) -> Iterable[Tally]:
    """The same, with a point for each twentieth."""
    for number, part in enumerate(parts, 1):
        if number * 20 // wanted > (number - 1) * 20 // wanted:
            print(".", end="", file=sys.stderr, flush=True)
        yield part
    print(file=sys.stderr)


def report(name: str, found: Tally, seconds: float) -> None:
    kind = f"{name}s ({echobase.build()})"
    print(f"{found.games} {kind}, {found.actions} actions, longest {found.longest}", end="")
    print(f", {seconds:.0f} s")
    print("  " + ", ".join(f"{end} {count}" for end, count in found.ends.most_common()))
    for number, trace in sorted(found.failures.items()):
        print(f"\nFAILED: python tests/soak.py --game {name} --first {number} --games 1\n{trace}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), help="only this one")
    parser.add_argument("--games", type=int, help="how many of each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    wanted = parser.parse_args()
    failures = 0
    for name in [wanted.game] if wanted.game else GAMES:
        started = time.monotonic()
        games = GAMES[name] if wanted.games is None else wanted.games
        found = soak(name, range(wanted.first, wanted.first + games))
        report(name, found, time.monotonic() - started)
        failures += len(found.failures)
    print(f"games that broke an invariant: {failures}" if failures else "every invariant held")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
