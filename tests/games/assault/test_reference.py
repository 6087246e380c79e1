"""The legal actions of a round, beside those of a second engine written from the rulebook."""

import random

import pytest
from games.assault.comparison import ANGLES, fought, played
from later import later

from echobase.games.assault.documents.tables import map_ids


@pytest.mark.rule("A-ACTION-01", "A-MOVE-10", "A-FIRE-26", "A-WALKER-16", "A-CARRY-06", "A-BASE-05")
@pytest.mark.parametrize(("setup", "angle"), [("default", 120), ("free", 60), ("default", 180)])
@pytest.mark.parametrize("map_", later(map_ids()))
def test_both_engines_offer_the_same(map_: str, setup: str, angle: int) -> None:
    rng = random.Random(f"{map_} {setup} {angle}")
    assert played(map_, setup, angle, rng, share=0.08) > 10


@pytest.mark.rule(
    "A-FIRE-17", "A-CARRY-07", "A-BASE-04", "A-WALKER-18", "A-HARPOON-02", "A-EVENT-25"
)
@pytest.mark.parametrize("map_", later(map_ids()))
def test_both_engines_offer_the_same_in_a_melee(map_: str) -> None:
    rng = random.Random(map_)
    assert sum(fought(map_, rng.choice(ANGLES), rng, decisions=4) for _ in range(50)) > 150
