"""Setting up and bringing in units: the suggested set-up if there is one, else good ground."""

from typing import Final

from echobase.ai.assault.places import places
from echobase.ai.assault.way import lane, way
from echobase.assault import actions
from echobase.assault.map import FACINGS, ROUGH
from echobase.assault.setup import left_of_kind
from echobase.assault.state import State
from echobase.assault.units import (
    AT_START,
    FIRST,
    KIND,
    LASER_TOWER,
    LIGHT_TROOPER,
    SIDE,
    SNOWSPEEDER,
    is_trooper,
    is_walker,
)
from echobase.core.chance import Rng
from echobase.core.sides import EMPIRE

STAY_INSIDE: Final = 6
"""Light Troopers that begin in the Base Box."""
SOUTH: Final = FACINGS.index("S")
BEST_DISTANCE: Final = 2
"""Hexes from the Walkers' way at which to wait for them."""


def place(state: State, legal: list[int], rng: Rng) -> int:
    """Where the unit that is set up or arrives goes."""
    if legal[0] == actions.SUGGESTED:
        return actions.SUGGESTED
    unit = state.placing
    hexes = [action - actions.PLACE for action in legal]
    if is_walker(unit):
        return actions.PLACE + min(hexes, key=lambda hex_: nearest(state, hex_))
    if state.turn:
        judge = places(state, unit)
        return actions.PLACE + max(hexes, key=judge.worth)
    if KIND[unit] == LIGHT_TROOPER and left_of_kind(unit) <= STAY_INSIDE:
        return actions.PLACE + actions.IN_BASE
    to_come = left_of_kind(unit)
    if KIND[unit] == LIGHT_TROOPER:
        to_come -= STAY_INSIDE
    hexes = [hex_ for hex_ in hexes if hex_ != actions.IN_BASE]
    if not hexes:
        return legal[0]
    chosen = choose_ground(state, unit, hexes, to_come, rng)
    return actions.PLACE + min(chosen)


def nearest(state: State, hex_: int) -> float:
    """How far a Walker would have to go from here; the middle is better than the edge."""
    map_ = state.setting.map
    off_middle = abs(2 * (hex_ // map_.rows) + 1 - map_.columns)
    return way(state)[hex_ * 6 + SOUTH] + 0.2 * off_middle


def choose_ground(state: State, unit: int, hexes: list[int], number: int, rng: Rng) -> list[int]:
    """So many good hexes, not too close to each other or to units of the kind placed before."""
    map_ = state.setting.map
    kind = KIND[unit]
    chosen: list[int] = []
    taken = [state.place[other] for other in range(FIRST[kind], FIRST[kind] + AT_START[kind])]
    taken = [hex_ for hex_ in taken if hex_ >= 0]
    worths = {hex_: ground(state, unit, hex_) + rng.random() / 10 for hex_ in hexes}
    while len(chosen) < number and len(chosen) < len(hexes):
        best, found = hexes[0], -1000.0
        for hex_, worth in worths.items():
            if hex_ in chosen:
                continue
            crowd = min([map_.distance(hex_, other) for other in taken], default=9)
            worth -= max(0, SPACING[kind] - crowd)
            if worth > found:
                best, found = hex_, worth
        chosen.append(best)
        taken.append(best)
    return chosen


SPACING: Final = (0, 6, 0, 0, 2, 6, 4, 4)
"""By kind: hexes between two of them."""


def ground(state: State, unit: int, hex_: int) -> float:
    """How good it is to wait in a hex: in cover, beside the Walkers' way, near an entry."""
    map_ = state.setting.map
    if SIDE[unit] == EMPIRE:
        return -0.1 * map_.distance(hex_, map_.generator)
    if KIND[unit] == SNOWSPEEDER:
        return -0.2 * map_.distance(hex_, map_.generator)
    track = lane(state.setting)
    off = min(map_.distance(hex_, other) for other in track)
    found = -float(abs(off - BEST_DISTANCE))
    if map_.terrain[hex_] == ROUGH:
        found += 3.0
    if KIND[unit] == LASER_TOWER:
        found -= 0.1 * map_.distance(hex_, map_.generator)
    elif is_trooper(unit):
        found -= 0.3 * min(map_.distance(hex_, entry) for entry in map_.entries)
    return found


def face(state: State) -> int:
    """South, unless another facing is much nearer to the way."""
    hex_ = state.place[state.placing]
    table = way(state)
    facings = range(len(FACINGS))
    best = min(facings, key=lambda facing: table[hex_ * 6 + facing] + 2.5 * (facing != SOUTH))
    return actions.FACE + best


def load(legal: list[int]) -> int:
    """One heavy Snowtrooper in each Walker."""
    return min(legal, key=lambda action: abs(action - actions.LOAD - 1))
