"""What units, hits and repairs are worth to the cadet; a fresh Walker is worth thirty."""

from typing import Final

from echobase.ai.assault.way import to_go
from echobase.assault import actions
from echobase.assault.damage import (
    BLASTER,
    BODY,
    CRITICAL,
    GUNNER,
    LEGS,
    MOST_BLASTER,
    MOST_LEGS,
    result,
)
from echobase.assault.dice import WAYS, chance_of_hit
from echobase.assault.state import State
from echobase.assault.units import KIND, SPEEDER_1, WALKER, is_speeder, is_walker

VALUE: Final = (30.0, 6.0, 2.5, 4.0, 16.0, 10.0, 2.5, 4.5, 60.0, 300.0)
"""By kind, the installations last."""
BODY_PART: Final = (0.25, 0.35, 0.4)
"""The part of a Walker that goes with its first, second and third body hit."""
HULL_PART: Final = (0.45, 0.55)
BLASTER_PART: Final = 0.3
LEGS_PART: Final = 0.25
GUNNER_PART: Final = 0.35
NEAR: Final = 15
"""Points to go from which on a Walker becomes urgent."""

_ODDS: Final = [
    [float(chance_of_hit(dice, armour)) for dice in range(actions.MOST_DICE + 1)]
    for armour in range(actions.MOST_DICE + 1)
]


def odds(dice: int, armour: int) -> float:
    """The chance of a hit."""
    return _ODDS[armour][dice] if dice >= armour else 0.0


def _shares(target: int) -> list[float]:
    """The chance of each result of the damage dice."""
    found = [0.0] * (GUNNER + 1)
    for total in range(2, 13):
        found[result(target, total)] += WAYS[total] / 36
    return found


WALKER_SHARES: Final = _shares(0)
SPEEDER_SHARES: Final = _shares(SPEEDER_1)


def urgency(state: State, walker: int) -> float:
    """How much a Walker still matters: more near the Generator, less when it is half a wreck."""
    if state.blaster[walker] >= MOST_BLASTER:
        return 0.3
    left = to_go(state, walker)
    if state.legs[walker] >= MOST_LEGS and left > 0:
        return 0.4
    return 1.0 + 0.8 * max(0.0, 1.0 - left / NEAR)


def aboard_worth(state: State, walker: int) -> float:
    return sum(VALUE[KIND[unit]] for unit in state.aboard(walker))


def walker_worth(state: State, walker: int) -> float:
    """What the Empire loses with a Walker: what is left of it, and those aboard."""
    left = sum(BODY_PART[state.body[walker] :])
    return VALUE[WALKER] * urgency(state, walker) * left + aboard_worth(state, walker)


def hit_worth(state: State, target: int) -> float:
    """What a hit is worth to the side that fires, before the damage dice."""
    if is_walker(target):
        return walker_hit(state, target)
    if is_speeder(target):
        return speeder_hit(state, target - SPEEDER_1)
    return VALUE[KIND[target]]


def walker_hit(state: State, walker: int) -> float:
    body = state.body[walker]
    whole = VALUE[WALKER] * urgency(state, walker)
    aboard = aboard_worth(state, walker)
    step = whole * BODY_PART[body] + (aboard if body else 0.0)
    blaster = whole * BLASTER_PART if state.blaster[walker] < MOST_BLASTER else step
    legs = whole * LEGS_PART if state.legs[walker] < MOST_LEGS else step
    end = whole * sum(BODY_PART[body:]) + aboard
    shares = WALKER_SHARES
    found = shares[BLASTER] * blaster + shares[LEGS] * legs
    return found + shares[BODY] * step + shares[CRITICAL] * end


def speeder_hit(state: State, speeder: int) -> float:
    whole = speeder_worth(state, speeder)
    hull = state.hull[speeder]
    step = whole * HULL_PART[hull]
    gunner = whole * GUNNER_PART if state.gunner_lives(speeder) else step
    end = whole * sum(HULL_PART[hull:])
    shares = SPEEDER_SHARES
    return shares[GUNNER] * gunner + shares[BODY] * step + shares[CRITICAL] * end


def speeder_worth(state: State, speeder: int) -> float:
    """A speeder as everybody sees it: Luke counts only once he is known."""
    whole = VALUE[KIND[SPEEDER_1]]
    if not state.gunner_lives(speeder):
        whole *= 0.6
    if state.hotshot == speeder:
        whole *= 1.3
    if state.revealed and state.luke == speeder:
        whole *= 1.0 + 0.06 * state.force
    return whole


def repair_worth(state: State, action: int) -> float:
    """The most useful repairs free a Walker that cannot fire, cannot walk or is about to fall."""
    walker, track = actions.unpack_repair(action)
    hits = (state.blaster, state.legs, state.body)[track][walker]
    useful = ((0.3, 0.5), (0.2, 0.45), (0.15, 0.4))[track][hits - 1]
    nearness = 1.0 + 0.5 * max(0.0, 1.0 - to_go(state, walker) / NEAR)
    return VALUE[WALKER] * useful * nearness
