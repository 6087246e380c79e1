"""The generic battery over all scenarios of Battle of Hoth, leaders, teams and support cards."""

import random
from itertools import product
from typing import Any

import pytest
from battery import examine
from games.battle.conservation import check_conservation
from later import later

import echobase
from echobase.games.battle.rules.cards import SUPPORTS

GAME = echobase.game("battle")
LEADERS = {"rebel": ["leia", "luke", "han"], "empire": ["vader", "veers", "piett"]}
SETTINGS: dict[str, dict[str, Any]] = {
    "plain": {},
    "leaders": {"leaders": {"rebel": "han", "empire": "piett"}},
    "three": {"seats": 3, "pair": "empire"},
    "four": {
        "seats": 4,
        "leaders": {"rebel": ["luke", "leia"], "empire": ["piett", "vader"]},
    },
    "support": {"support": list(SUPPORTS), "leaders": {"rebel": "leia", "empire": "veers"}},
}


def games() -> list[Any]:
    """Every scenario with every setting; each of the first ones with another setting at once."""
    soon = [(number + 1, setting) for number, setting in enumerate(SETTINGS)]
    others = [game for game in product(range(1, 18), SETTINGS) if game not in soon]
    return later([*soon, *others], len(soon))


@pytest.mark.parametrize(("scenario", "setting"), games())
def test_every_point_of_a_random_game(scenario: int, setting: str) -> None:
    rng = random.Random(f"{scenario} {setting}")
    state = GAME.start(scenario=scenario, **SETTINGS[setting])
    examine(GAME, state, rng, check_conservation)
