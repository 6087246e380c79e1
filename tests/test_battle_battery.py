"""The generic battery over all scenarios of Battle of Hoth, leaders, teams and support cards."""

import random
from typing import Any

import pytest
from battery import (
    check_choices,
    check_copy,
    check_hidden,
    check_notation,
    check_refusals,
    check_saving,
    play_out,
)
from conservation import check_conservation

import echobase
from echobase.battle.cards import SUPPORTS

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


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("scenario", range(1, 18))
def test_every_point_of_a_random_game(scenario: int, setting: str) -> None:
    rng = random.Random(f"{scenario} {setting}")
    state = GAME.start(scenario=scenario, **SETTINGS[setting])
    visits = 0
    seen: set[str] = set()

    def visit(state: Any) -> None:
        nonlocal visits
        check_choices(state)
        check_conservation(state)
        if visits % 7 == 0:
            check_notation(state)
        step = state.view(None).step
        if visits % 40 == 0 or step not in seen:
            seen.add(step)
            check_refusals(state, rng)
            check_copy(state, rng)
            check_saving(GAME, state)
            check_hidden(state, rng)
        visits += 1

    play_out(state, rng, visit)
    check_saving(GAME, state)
