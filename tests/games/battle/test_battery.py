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


SECONDARY: list[dict[str, Any]] = [
    {"id": "one", "side": "rebel", "goals": [{"eliminate": "B1"}, {"keep": "any", "need": 3}]},
    {"id": "two", "side": "rebel", "goals": [{"reach": ["D4", "D5", "D6"], "need": 2}]},
    {"id": "three", "side": "empire", "goals": [{"hold": ["E5", "E6"], "need": 1, "by_turn": 9}]},
    {"id": "four", "side": "empire", "goals": [{"medals": 2, "by_turn": 12}, {"losses": 3}]},
]


def test_every_point_of_a_battle_with_secrets_and_support_cards_in_the_deck() -> None:
    rng = random.Random("secrets")
    tables = {**GAME.start(scenario=1).document(), "secondary": SECONDARY}
    del tables["play"], tables["options"]
    state = GAME.start(scenario=tables, support=list(SUPPORTS), support_in="deck", seats=3)
    examine(GAME, state, rng, check_conservation)
