"""Setting up and bringing in units: the suggested set-up if there is one, else good terrain."""

from typing import Final

from echobase.core.aliases import Hex, Unit
from echobase.core.chance import Rng
from echobase.core.sides import EMPIRE
from echobase.games.assault.ai.assessment import Assessment
from echobase.games.assault.ai.place_value import NO_LIMIT, judge
from echobase.games.assault.ai.routes import ground, way
from echobase.games.assault.ai.shots import Rated
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.map import FACINGS, ROUGH
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.setup import left_of_kind
from echobase.games.assault.rules.units import (
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

STAY_INSIDE: Final = 6
"""Light Troopers that begin in the Base Box."""
SOUTH: Final = FACINGS.index("S")
BEST_DISTANCE: Final = 2
"""Hexes from the Walkers' route at which to wait for them."""
SPACING: Final[list[int]] = [0, 6, 0, 0, 2, 6, 4, 4]
"""By kind: hexes between two of them."""
NOBODY_NEAR: Final = 9
CHOSEN: Final = 10.0


def places_to_set_up(
    position: Position, assessed: Assessment, weights: Weights, rng: Rng
) -> list[Rated]:
    """Where the unit that is set up or arrives may go."""
    listed = position.listed
    if listed[0] == actions.SUGGESTED:
        return [(CHOSEN, actions.SUGGESTED)]
    unit = position.placing
    if is_walker(unit):
        return [(-to_walk(position, action - actions.PLACE), action) for action in listed]
    if position.turn:
        places = judge(position, unit, assessed, weights)
        return [(places.worth(action - actions.PLACE, NO_LIMIT), action) for action in listed]
    to_come = left_of_kind(unit)
    if KIND[unit] == LIGHT_TROOPER:
        to_come -= STAY_INSIDE
    hexes = [action - actions.PLACE for action in listed]
    hexes = [hex_ for hex_ in hexes if hex_ != actions.IN_BASE]
    if to_come <= 0 or not hexes:
        return [(CHOSEN, listed[-1])]
    best = min(choose_ground(position, unit, hexes, to_come, rng))
    return [(CHOSEN, actions.PLACE + best)]


def to_walk(position: Position, hex_: int) -> float:
    """How far a Walker would have to go from here; the middle is better than the edge."""
    map_ = position.setting.map
    off_middle = abs(2 * (hex_ // map_.rows) + 1 - map_.columns)
    return way(position)[hex_ * 6 + SOUTH] + 0.2 * off_middle


def choose_ground(
    position: Position, unit: Unit, hexes: list[int], number: int, rng: Rng
) -> list[int]:
    """This many good hexes, not too close to each other or to units of the kind already placed."""
    known = ground(position.setting)
    kind = KIND[unit]
    worths: list[float] = [goodness(position, unit, hex_) + rng.random() / 10 for hex_ in hexes]
    free: list[int] = [NOBODY_NEAR] * len(hexes)
    for other in range(FIRST[kind], FIRST[kind] + AT_START[kind]):
        if position.place[other] >= 0:
            keep_off(known.distances(position.place[other]), hexes, free)
    chosen: list[int] = []
    while len(chosen) < number and len(chosen) < len(hexes):
        best = -1
        most = 0.0
        for place in range(len(hexes)):
            worth = worths[place] - max(0, SPACING[kind] - free[place])
            if free[place] > 0 and (best < 0 or worth > most):
                best = place
                most = worth
        chosen.append(hexes[best])
        keep_off(known.distances(hexes[best]), hexes, free)
    return chosen


def keep_off(near: list[int], hexes: list[int], free: list[int]) -> None:
    """Note for each hex how near the nearest of its kind is."""
    for place in range(len(hexes)):
        free[place] = min(free[place], near[hexes[place]])


def goodness(position: Position, unit: Unit, hex_: Hex) -> float:
    """How good a hex is for waiting: in cover, beside the Walkers' route, near an entry."""
    known = ground(position.setting)
    map_ = known.map
    near = known.distances(hex_)
    if SIDE[unit] == EMPIRE:
        return -0.1 * near[map_.generator]
    if KIND[unit] == SNOWSPEEDER:
        return -0.2 * near[map_.generator]
    found = -float(abs(nearest(near, known.lane) - BEST_DISTANCE))
    if map_.terrain[hex_] == ROUGH:
        found += 3.0
    if KIND[unit] == LASER_TOWER:
        found -= 0.1 * near[map_.generator]
    elif is_trooper(unit):
        found -= 0.3 * nearest(near, map_.entries)
    return found


def nearest(near: list[int], hexes: list[int]) -> int:
    """The distance to the nearest of some hexes."""
    found = near[hexes[0]]
    for hex_ in hexes:
        found = min(found, near[hex_])
    return found


def facings(position: Position) -> list[Rated]:
    """South, unless another facing is much nearer to the route."""
    hex_ = position.place[position.placing]
    table = way(position)
    found: list[Rated] = []
    for facing in range(len(FACINGS)):
        off = 0.0 if facing == SOUTH else 2.5
        found.append((-table[hex_ * 6 + facing] - off, actions.FACE + facing))
    return found


def loads(position: Position) -> list[Rated]:
    """One heavy Snowtrooper in each Walker."""
    return [(-abs(float(action - actions.LOAD - 1)), action) for action in position.listed]
