"""Walkers on the march: the cheapest way to a shot at the Generator, with an eye on speeders."""

from typing import Final

from echobase.ai.assault.outlook import outlook, rounds_left
from echobase.ai.assault.shots import Choice
from echobase.ai.assault.way import to_go, way
from echobase.ai.assault.worth import VALUE
from echobase.assault.actions import STOP
from echobase.assault.cards import FIRES, HARPOONS
from echobase.assault.fire import can_fire, fire_strength
from echobase.assault.harpoon import can_harpoon
from echobase.assault.plan import Plan
from echobase.assault.state import State
from echobase.assault.units import KIND, SIDE, SNOWSPEEDER, SPEEDER_1, SPEEDERS, WALKER
from echobase.core.sides import EMPIRE, NOBODY

STRIDE: Final = 1.1
"""What one movement point nearer to the goal is worth."""
SHORT_LIST: Final = 8
"""Plans that are looked at closely."""
FIRE_SOON: Final = 0.35
FIRE_NEXT_TURN: Final = 0.2
"""What a shot is worth that a Walker could fire from there in a later round or turn."""
HARPOON_NEAR: Final = 1.5
SPEEDER_NEAR: Final = 0.3
"""What a speeder beside a Walker costs, by whether the harpoon card is still to come."""
OWN_LOSS: Final = 3.0
"""How much worse it is to crush one's own than the enemy's."""


def walk(state: State, walker: int) -> Choice:
    """The best next step or turn of a Walker, worth what its whole way gains; STOP for none."""
    table = way(state)
    here = state.place[walker], state.facing[walker]
    plans = [Plan(*here, 0, [], [], []), *state.plans(walker)]
    rough = [(STRIDE * -table[p.hex * 6 + p.facing] + crushed(p), -n) for n, p in enumerate(plans)]
    stay = standing(state, walker, *here) + rough[0][0]
    rough.sort(reverse=True)
    best = (0.0, STOP)
    for worth, number in rough[:SHORT_LIST]:
        plan = plans[-number]
        if plan.actions:
            gain = worth + standing(state, walker, plan.hex, plan.facing) - stay
            if gain > best[0]:
                best = (gain, plan.actions[0])
    return best


def crushed(plan: Plan) -> float:
    """What the units in the way are worth: enemies are a prize, own units a pity."""
    found = 0.0
    for unit in plan.crushes:
        value = VALUE[KIND[unit]]
        found += -OWN_LOSS * value if SIDE[unit] == EMPIRE else value
    return found


def standing(state: State, walker: int, hex_: int, facing: int) -> float:
    """What a Walker could shoot at from there, less the speeders beside it."""
    eyes = outlook(state, EMPIRE)
    found = 0.0
    if can_fire(state, walker):
        shot = eyes.gain_in_field(hex_, facing, fire_strength(state, walker))
        found = shot * (FIRE_SOON if rounds_left(state, WALKER, FIRES) else FIRE_NEXT_TURN)
    dread = HARPOON_NEAR if rounds_left(state, SNOWSPEEDER, HARPOONS) else SPEEDER_NEAR
    for speeder in range(SPEEDERS):
        there = state.place[SPEEDER_1 + speeder]
        if there >= 0 and can_harpoon(state, speeder) and eyes.map.distance(hex_, there) == 1:
            found -= dread
    return found


def marching_order(state: State, walkers: list[int]) -> list[int]:
    """The foremost first, so that nobody waits behind somebody who could have gone on."""
    return sorted(walkers, key=lambda walker: to_go(state, walker))


def go_on(state: State) -> int:
    """The next step of the Walker that is in the middle of its move."""
    assert state.walker != NOBODY
    return walk(state, state.walker)[1]
