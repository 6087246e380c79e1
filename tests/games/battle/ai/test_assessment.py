"""What a trooper remembers from one decision to the next agrees with a fresh look at the board."""

import random

import pytest

import echobase
from echobase import CHANCE, OVER
from echobase.core.sides import SIDES
from echobase.games.battle.ai.assessment import Assessment, assess
from echobase.games.battle.ai.players import TABLES
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules.move import attacks_after_moving
from echobase.games.battle.rules.state import as_battle


def looks(assessed: Assessment) -> list[object]:
    """What an assessment says about every unit of its side, on some hexes."""
    position = assessed.position
    found: list[object] = []
    for unit in position.units_of(assessed.side):
        for hex_ in (position.hex[unit], (position.hex[unit] + 7) % 67, 33):
            kind = position.kind[unit]
            found.append(assessed.ground(unit, hex_))
            found.append((assessed.danger(kind, hex_), assessed.closest(hex_)))
            found.append(assessed.best_shot(unit, hex_, True))
    found.extend(assessed.strike(hex_, 2) for hex_ in assessed.foe_hexes)
    return found


@pytest.mark.parametrize("scenario", [1, 6, 8, 13, 17])
def test_an_assessment_that_goes_on_says_what_a_fresh_one_says(scenario: int) -> None:
    rng = random.Random(scenario)
    weights = Weights(TABLES.level("even"))
    state = as_battle(echobase.game("battle").start(scenario=scenario))
    before: list[Assessment | None] = [None, None]
    for _ in range(150):
        if state.to_act() == OVER:
            break
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        side = SIDES.index(state.sides()[state.to_act()])
        before[side] = found = assess(state, side, weights, before[side])
        assert looks(found) == looks(Assessment(state, side, weights))
        state.apply(rng.choice(state.actions()))


@pytest.mark.parametrize("scenario", [2, 5, 12])
def test_what_a_move_costs_is_known_before_it_is_made(scenario: int) -> None:
    rng = random.Random(scenario)
    state = as_battle(echobase.game("battle").start(scenario=scenario))
    checked = 0
    while state.to_act() != OVER and checked < 200:
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
            continue
        for action in state.actions():
            words = state.write(action).split()
            if words[0] != "move" or len(words) > 2 or words[1].endswith("-off"):
                continue
            after = as_battle(state.copy())
            after.apply(action)
            moved = [unit for unit, hex_ in enumerate(state.hex) if hex_ != after.hex[unit]]
            if after.to_act() == CHANCE or len(moved) != 1:
                continue
            unit = moved[0]
            may = not (after.barred | after.halted) >> unit & 1
            assert attacks_after_moving(state, unit, after.hex[unit]) == may
            checked += 1
        state.apply(rng.choice(state.actions()))
    assert checked >= 200
