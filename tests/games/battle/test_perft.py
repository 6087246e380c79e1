"""Counts of the decision tree from fixed positions: a speed-up must not change a single number."""

from typing import Any

import pytest
from games.battle.table import position
from perft import perft

import echobase

FIRST_HAND = {
    1: "draw raid_left; draw recon_centre; draw assault_right; draw direct_from_hq; "
    "draw assault_left; draw raid_centre; draw pincer_move",
}


@pytest.mark.parametrize(("depth", "lines"), [(1, 4), (2, 18), (3, 116), (4, 760)])
def test_first_turn_of_scenario_1(depth: int, lines: int) -> None:
    state: Any = echobase.game("battle").start(scenario=1)
    for text in FIRST_HAND[1].split("; "):
        state.apply(state.read(text))
    assert perft(state, depth) == lines


MELEE = """
C: . . . . ^s2 s4 .
D: . . . *p a . .
E: . . . =e3'as ^e2'sc w .
F: . . . g e1 . .
"""


@pytest.mark.parametrize(
    ("card", "active", "depth", "lines"),
    [
        ("", "rebel", 3, 4_061),
        ("trooper_assault_rebel", "rebel", 3, 10_106),
        ("speeder_assault", "rebel", 3, 3_987),
        ("force_powers", "empire", 3, 478),
        ("concentrated_fire", "empire", 3, 466),
    ],
)
def test_a_melee(card: str, active: str, depth: int, lines: int) -> None:
    leader = "vader" if card == "force_powers" else "veers"
    table = position(
        MELEE,
        active=active,
        card=card,
        options={"leaders": {"rebel": "han", "empire": leader}},
    )
    assert perft(table.state, depth) == lines


@pytest.mark.parametrize(("active", "depth", "lines"), [("rebel", 2, 914), ("empire", 2, 709)])
def test_moves_in_a_melee(active: str, depth: int, lines: int) -> None:
    assert perft(position(MELEE, active=active, step="move").state, depth) == lines
