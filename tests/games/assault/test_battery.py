"""The generic battery over the maps, set-ups and options of Assault on Hoth."""

import random
from typing import Any

import pytest
from battery import examine
from games.assault.conservation import check_counters
from later import later

import echobase
from echobase.games.assault.documents.tables import map_ids

GAME = echobase.game("assault")
SETTINGS: dict[str, dict[str, Any]] = {
    "free": {},
    "suggested": {"setup": "default"},
    "rebels-first": {"sets_up_first": "rebel", "field_of_fire": 60},
    "mixed": {
        "setup": {"rebel": "default", "empire": "free"},
        "field_of_fire": 180,
        "reshuffle_first_five": False,
    },
}


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("map_", later(map_ids()))
def test_every_point_of_a_random_game(map_: str, setting: str) -> None:
    rng = random.Random(f"{map_} {setting}")
    state = GAME.start(map=map_, **SETTINGS[setting])
    examine(GAME, state, rng, check_counters)
