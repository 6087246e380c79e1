"""Plays each reading of a value that the sources leave open: docs/check-your-box.md.

    python bench/readings.py --games 1000
    python bench/readings.py --games 300 --only droid,medevac

For every open value it prints how often the Rebels win with each reading, the shipped one first:
the general against itself, by its first thoughts, the same seeds for all readings. A value that
matters everywhere is played in all 17 battles, `--games` in all; one of a battle in that battle.
"""

import argparse
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import echobase
from echobase import CHANCE, OVER
from echobase.ai import AT_ONCE, decide, player
from echobase.lab.statistics import wilson

Values = Mapping[str, Any]

ALL: Final = tuple(str(number) for number in range(1, 18))
LEIA: Final = {"leaders": {"rebel": "leia", "empire": "vader"}}


@dataclass(frozen=True)
class Question:
    """An open value, and its readings by name; the shipped one changes nothing."""

    id: str
    readings: Mapping[str, Values]
    scenarios: tuple[str, ...] = ALL
    options: Values = field(default_factory=dict)


def die(**faces: int) -> Values:
    return {f"die.{face}": count for face, count in faces.items()}


def assault_cards(units: int) -> Values:
    sections = ("left", "centre", "right")
    return {f"cards.assault_{section}.order": {section: units} for section in sections}


def air_reinforcement(turn: int, **more: Any) -> Values:
    arrival = {
        "kind": "snowspeeder",
        "count": 2,
        "how": "once",
        "when": "start_of_turn",
        "from_turn": turn,
        "where": "baseline",
        "optional": True,
    }
    return {"scenario.arrivals": [arrival], **more}


def replacements(**changed: Any) -> Values:
    arrival = {
        "kind": "snowtrooper",
        "how": "every_turn",
        "when": "end_of_turn",
        "where": "near",
        "near": "at_at",
        "optional": True,
        "limit": 8,
    }
    return {"scenario.arrivals": [{**arrival, **changed}]}


def marked_hexes(side: str) -> Values:
    hexes = ["F1", "F2", "G1", "G2", "G3"]
    objective = {"id": "base", "type": "temporary", "hexes": hexes, "units": "infantry"}
    return {"scenario.objectives": [{**objective, "side": side, "medals": 1}]}


DROID: Final = "units.probe_droid.dice"
QUESTIONS: Final = (
    Question(
        "artillery",
        {
            "3/3/2/2": {},
            "2/2/2/2": {"units.rebel_artillery.dice": [2, 2, 2, 2]},
            "3/3/2/2/1/1": {"units.rebel_artillery.dice": [3, 3, 2, 2, 1, 1]},
        },
    ),
    Question(
        "droid", {"2/1": {}, "2/2": {DROID: [2, 2]}, "2": {DROID: [2]}, "1/1": {DROID: [1, 1]}}
    ),
    Question(
        "die",
        {
            "2 infantry, 1 each": {},
            "2 vehicles, no cross": die(vehicle=2, cross=0),
            "2 retreats, no cross": die(retreat=2, cross=0),
            "1 infantry, 2 crosses": die(infantry=1, cross=2),
        },
    ),
    Question("assault cards", {"all units": {}, "3 units": assault_cards(3)}),
    Question(
        "search and destroy",
        {"2 hexes after the attack": {}, "1 hex": {"cards.search_and_destroy.after": 1}},
    ),
    Question("scouts", {"1 die at most": {}, "add up": {"switches.scouts_add_up": True}}),
    Question(
        "assistance",
        {"all reduced units": {}, "1 unit": {"cards.assistance.heals_units": 1}},
        options=LEIA,
    ),
    Question(
        "outpost attack",
        {
            "from turn 6": {},
            "from turn 5": air_reinforcement(5),
            "from turn 4": air_reinforcement(4),
            "from turn 3": air_reinforcement(3),
            "from turn 4, droids 1/1": air_reinforcement(4, **{DROID: [1, 1]}),
            "from turn 3, droids 1/1": air_reinforcement(3, **{DROID: [1, 1]}),
        },
        ("7",),
    ),
    Question(
        "medevac",
        {
            "5 and 5 medals": {},
            "Rebels 4": {"scenario.victory.rebel.medals": 4},
            "Empire 6": {"scenario.victory.empire.medals": 6},
            "Rebels 4, Empire 6": {
                "scenario.victory.rebel.medals": 4,
                "scenario.victory.empire.medals": 6,
            },
        },
        ("8",),
    ),
    Question(
        "under siege",
        {
            "Empire": {},
            "either side": marked_hexes("either"),
            "Rebels": marked_hexes("rebel"),
        },
        ("12",),
    ),
    Question("passing", {"no": {}, "yes": {"scenario.passing": True}}, ("12",)),
    Question(
        "enter echo base",
        {
            "end of turn": {},
            "start of turn": replacements(when="start_of_turn"),
            "no limit but the box": replacements(limit=0),
        },
        ("13",),
    ),
    Question(
        "transports",
        {
            "start of turn": {},
            "end of turn": {"scenario.charge.when": "end_of_turn"},
        },
        ("14",),
    ),
    Question(
        "evacuation",
        {
            "either side": {},
            "Rebels": {
                "scenario.objectives": [
                    {"id": "card_ridge", "type": "card", "hexes": ["D3"], "side": "rebel"}
                ]
            },
            "nobody": {"scenario.objectives": []},
        },
        ("16",),
    ),
    Question("last stand, passing", {"no": {}, "yes": {"scenario.passing": True}}, ("17",)),
)


def rebels_won(scenario: str, options: Values, values: Values, seed: int) -> bool:
    """One battle of the general against itself, by its first thoughts."""
    game, who = echobase.game("battle"), player("general", "battle")
    state = game.start(scenario=scenario, **options, **({"values": values} if values else {}))
    rng = random.Random(f"readings/{scenario}/{seed}")
    while (seat := state.to_act()) != OVER:
        if seat == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            state.apply(decide(who, state, rng, AT_ONCE))
    outcome = state.outcome()
    return outcome is not None and outcome.winner == "rebel"


def measure(question: Question, values: Values, games: int) -> tuple[int, int]:
    """How many battles the Rebels won, and of how many."""
    each = -(-games // len(question.scenarios))
    won = sum(
        rebels_won(scenario, question.options, values, seed)
        for scenario in question.scenarios
        for seed in range(each)
    )
    return won, each * len(question.scenarios)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each reading (1000)")
    parser.add_argument("--only", default="", help="questions, separated by commas")
    arguments = parser.parse_args()
    known = {question.id: question for question in QUESTIONS}
    only = [name for name in arguments.only.split(",") if name]
    if unknown := [name for name in only if name not in known]:
        parser.error(f"no question {unknown[0]!r}; known: {', '.join(known)}")
    print("| value | reading | Rebels win | 95 % | games |")
    print("| --- | --- | ---: | --- | ---: |")
    for question in [known[name] for name in only] or QUESTIONS:
        for reading, values in question.readings.items():
            won, games = measure(question, values, arguments.games)
            low, high = wilson(won, games)
            share = f"{100 * won / games:.0f} % | {100 * low:.0f} to {100 * high:.0f}"
            print(f"| {question.id} | {reading} | {share} | {games} |", flush=True)


if __name__ == "__main__":
    main()
