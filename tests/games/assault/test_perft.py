"""Counts of the decision tree from fixed positions: a speed-up must not change a single number."""

import pytest
from games.assault.field import position, start
from later import later
from perft import perft

MELEE = """
    16: .  .   .   .     .    .    .   .
    17: .  .   .   .     W1:S .    .   .
    18: .  .   rT1 .     S1   LT1  .   .
    19: .  .   .   rHT1  B    .    #S2 .
    20: .  LS1 .   W2:NE .    A1   .   .
"""
MORE = {"LS2": "W1", "HS1": "W1", "LT2": "base", "LT3": "base", "HT2": "base", "S3": "0710"}


@pytest.mark.parametrize(
    ("depth", "lines"), later([(1, 31), (2, 196), (3, 935), (4, 23_685)], soon=3)
)
def test_the_first_decisions_of_the_set_up(depth: int, lines: int) -> None:
    assert perft(start().state, depth) == lines


@pytest.mark.parametrize(("depth", "lines"), [(1, 15), (2, 2_026)])
def test_the_first_rounds(depth: int, lines: int) -> None:
    field = start(setup="default").do("luke S2")
    assert perft(field.state, depth) == lines


@pytest.mark.parametrize(
    ("card", "depth", "lines"),
    later(
        [
            ("walkers_move", 3, 1_795),
            ("walkers_fire", 3, 3_603),
            ("at_sts_move", 2, 1_245),
            ("troopers_fire", 3, 2_088),
            ("snowtroopers_move", 2, 16_829),
            ("troopers_move", 2, 51_242),
            ("snowspeeders_move", 2, 41_180),
            ("snowspeeders_move_fire_or_harpoon", 2, 66_113),
        ],
        soon=4,
    ),
)
def test_a_melee(card: str, depth: int, lines: int) -> None:
    field = position(MELEE, card, units=MORE, play={"held": ["the_force", "veers"]})
    assert perft(field.state, depth) == lines
