"""Golden playthroughs: whole games as text with every seat's view; python tests/playthrough.py

Rewrites tests/golden/*.txt. Do that only when the rules are meant to change, and read the diff.
"""

import random
from pathlib import Path
from typing import Any

from battery import play_out

import echobase
from echobase import CHANCE, OVER

TURNS = 16
"""Turns told in full; after them only the end of the game."""

ROUNDS = 44
"""Action rounds told in full."""

FOLDER = Path(__file__).parent / "golden"

GAMES: dict[str, dict[str, Any]] = {
    "assault-free": {"map": "north-ridge-short"},
    "assault-suggested": {"setup": "default"},
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


def battle_text(state: Any) -> list[str]:
    """A position of Battle of Hoth, and what every seat sees of the cards."""
    view = state.view(None)
    lines = [f"  medals {view.medals['rebel']}-{view.medals['empire']}"]
    lines.append("  units " + ", ".join(unit_text(unit) for unit in view.units))
    for number in range(len(view.seats)):
        lines.append(f"  seat {number} sees {seat_text(state.view(number))}")
    lines.append(f"  a spectator sees {seat_text(view)}")
    return lines


def counter_text(unit: Any) -> str:
    hits = f"-{unit.blaster}{unit.legs}{unit.body}{unit.gunner}"
    marks = hits if hits != "-0000" else ""
    return f"{unit.unit}{marks}{'!' if unit.hotshot else ''} {unit.place}{unit.facing}"


def assault_text(state: Any) -> list[str]:
    """A position of Assault on Hoth, and what every seat knows of Luke."""
    view = state.view(None)
    shown = [unit for unit in view.units if unit.place not in ("box", "destroyed")]
    held = " ".join(view.held["rebel"] + view.held["empire"])
    lines = [f"  transports {view.transports}, grid {view.grid_stands}, held {held or 'nothing'}"]
    lines.append("  units " + ", ".join(counter_text(unit) for unit in shown))
    for seat in (0, 1, None):
        luke = state.view(seat).luke
        lines.append(f"  seat {seat} sees Luke {luke.unit or 'nowhere'}, {luke.force} points")
    return lines


def position_text(state: Any, game: str) -> list[str]:
    return battle_text(state) if game == "battle" else assault_text(state)


def in_full(state: Any, game: str) -> bool:
    """Whether the game is short enough to be told in full."""
    if game == "battle":
        return bool(sum(state.turns) <= TURNS)
    return bool(max(state.turn - 1, 0) * 20 + state.round <= ROUNDS)


def playthrough(name: str) -> str:
    """A seeded random game in text: each turn's position and views, then every action."""
    rng = random.Random(name)
    game = name.partition("-")[0]
    state: Any = echobase.game(game).start(**GAMES[name])
    lines = [f"{name}: {GAMES[name]}"]
    heading = ""
    while state.to_act() != OVER and in_full(state, game):
        if state.heading() != heading:
            heading = state.heading()
            lines += [heading, *position_text(state, game)]
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
        lines += [f"    {message.call()}" for message in log]
    play_out(state, rng, lambda _: None)
    lines += ["end", *position_text(state, game), f"  {state.outcome()}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
