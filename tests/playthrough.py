"""Golden playthroughs: whole games as text with what every seat sees; python tests/playthrough.py

Writes tests/golden/*.txt anew. Do that only when the rules are meant to change, and read the diff.
"""

import random
from pathlib import Path
from typing import Any

from battery import play_out

import echobase
from echobase import CHANCE, OVER

TURNS = 16
"""Turns told in full; after them only the end of the game."""

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, dict[str, Any]] = {
    "battle-01-plain": {"scenario": 1},
    "battle-06-leaders": {"scenario": 6, "leaders": {"rebel": "leia", "empire": "piett"}},
    "battle-08-officer": {"scenario": 8, "leaders": {"rebel": "han", "empire": "vader"}},
    "battle-13-three": {"scenario": 13, "seats": 3, "pair": "empire"},
    "battle-16-four": {
        "scenario": 16,
        "seats": 4,
        "leaders": {"rebel": ["luke", "leia"], "empire": ["veers", "piett"]},
    },
    "battle-17-support": {
        "scenario": 17,
        "support": ["air_support", "desperate_stand", "incursion", "rout", "special_orders"],
    },
}


def unit_text(unit: Any) -> str:
    badge = f"'{unit.badge}" if unit.badge else ""
    return f"{unit.hex} {unit.kind}{badge} {unit.figures}/{unit.full}"


def seat_text(view: Any) -> str:
    """What one seat sees of all hands and piles."""
    parts = []
    for number, seat in enumerate(view.seats):
        hand = "hidden" if seat.hand is None else " ".join(seat.hand)
        parts.append(f"{number}[{seat.cards}+{seat.deck}+{len(seat.discard)}] {hand}")
    return "; ".join(parts)


def position_text(state: Any) -> list[str]:
    view = state.view(None)
    lines = [f"  medals {view.medals['rebel']}-{view.medals['empire']}"]
    lines.append("  units " + ", ".join(unit_text(unit) for unit in view.units))
    for number in range(len(view.seats)):
        lines.append(f"  seat {number} sees {seat_text(state.view(number))}")
    lines.append(f"  a spectator sees {seat_text(view)}")
    return lines


def playthrough(name: str) -> str:
    """A seeded random game in text: each turn's position and views, then every action."""
    rng = random.Random(name)
    state: Any = echobase.game("battle").start(**GAMES[name])
    lines = [f"{name}: {GAMES[name]}"]
    heading = ""
    while state.to_act() != OVER and sum(state.turns) <= TURNS:
        if state.heading() != heading:
            heading = state.heading()
            lines += [heading, *position_text(state)]
        if state.to_act() == CHANCE:
            chances = state.chances()
            action = echobase.sample(chances, rng)
            who = f"luck of {len(chances)}"
        else:
            choices = state.actions()
            action = rng.choice(choices)
            who = f"seat {state.to_act()} of {len(choices)}"
        lines.append(f"  {who}: {state.write(action)}")
        log: list[Any] = []
        state.apply(action, log)
        lines += [f"    {message}" for message in log]
    play_out(state, rng, lambda _: None)
    lines += ["end", *position_text(state), f"  {state.outcome()}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
