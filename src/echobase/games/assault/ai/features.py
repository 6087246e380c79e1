"""An assault in numbers: what both sides have and where, as features of a position."""

from math import exp
from typing import Final

from echobase.core.rows import total
from echobase.core.sides import NOBODY
from echobase.games.assault.ai.routes import Ground, ground, to_go
from echobase.games.assault.ai.threats import aim, exposure, harpoon_threat, hunt, to_come
from echobase.games.assault.rules.cards import (
    FIRES,
    IMPERIAL_WALKER,
    MOVES,
    REBEL_THREE_SPEEDERS,
    REPAIR_DROID,
    THE_FORCE,
    TRANSPORT_AWAY,
    VEERS,
)
from echobase.games.assault.rules.damage import MOST_BLASTER, MOST_LEGS
from echobase.games.assault.rules.force import ELIGIBLE
from echobase.games.assault.rules.position import ABOARD, Position
from echobase.games.assault.rules.units import (
    AT_ST,
    FIRST,
    LASER_TOWER,
    LIGHT_TROOPER,
    SNOWSPEEDER,
    SPEEDER_1,
    SPEEDERS,
    UNITS,
    WALKER,
    WALKERS,
)

SIGNS: Final[dict[str, int]] = {
    "walkers": 1,
    "body": -1,
    "legs": -1,
    "blaster": -1,
    "nearest": 1,
    "second": 1,
    "march": 1,
    "margin": 1,
    "aim": 1,
    "grid": -1,
    "at_sts": 1,
    "at_sts_near": 1,
    "snowtroopers": 1,
    "speeders": -1,
    "hulls": 1,
    "gunners": -1,
    "towers": -1,
    "troopers": -1,
    "luke": -1,
    "hotshot": -1,
    "veers": 1,
    "droid": 1,
    "the_force": -1,
    "away": -1,
    "turns": 1,
    "walker_to_come": 1,
    "speeders_to_come": -1,
    "harpoons": -1,
    "exposed": -1,
    "hunted": 1,
    "walker_moves": 1,
    "walker_fires": 1,
    "rebel_fires": -1,
}
"""The features, from the Empire's view, and whether more is good for it (1) or bad (-1).

Most lie between 0 and 1. The signs guard against chance correlations: a player that followed one
would lose its AT-STs on purpose.
"""
NAMES: Final[list[str]] = list(SIGNS)
STRIDE: Final = 7.5
"""Movement points of a Walker in a turn."""
CLOSE: Final = 8.0
"""Points or hexes over which nearness fades to a half."""
EVENTS: Final = 2.0
"""Events in a turn."""
NEVER: Final = 60.0
"""The distance assumed for a Walker that will not get there."""


def survey(position: Position) -> list[float]:
    """The features of a position in the order of NAMES; they do not depend on who Luke is."""
    known = ground(position.setting)
    turns = turns_left(position)
    found = _walkers(position, turns)
    found.append(aim(position))
    found.append(1.0 if position.grid_stands else 0.0)
    found += _escort(position, known)
    found += _speeders(position)
    found += _defenders(position)
    found += _cards(position, turns)
    found.append(harpoon_threat(position))
    found.append(exposure(position))
    found.append(hunt(position, known))
    found.append(to_come(position, WALKER, MOVES))
    found.append(to_come(position, WALKER, FIRES) / 3)
    towers = to_come(position, LASER_TOWER, FIRES)
    found.append((towers + to_come(position, SNOWSPEEDER, FIRES)) / 4)
    return found


def turns_left(position: Position) -> float:
    """The expected turns until the last transport leaves, given the cards in the event deck."""
    transports: int = position.event_deck[TRANSPORT_AWAY]
    cards: int = total(position.event_deck)
    return transports * (cards + 1) / (transports + 1) / EVENTS


def nearness(distance: float) -> float:
    """1 where it is reached, a half at CLOSE, fading beyond."""
    return CLOSE / (CLOSE + distance)


def _walkers(position: Position, turns: float) -> list[float]:
    """How many Walkers, how badly hit, how near to a shot at the Generator, and in time or not."""
    number = 0
    body = 0
    legs = 0
    blaster = 0
    ways: list[float] = []
    march = 0.0
    for walker in range(WALKERS):
        if position.place[walker] < 0:
            continue
        number += 1
        body += position.body[walker]
        legs += position.legs[walker]
        blaster += position.blaster[walker]
        left = points_to_go(position, walker)
        ways.append(left)
        march += nearness(left)
    ways += [NEVER, NEVER]
    ways.sort()
    spare = turns - ways[0] / STRIDE
    return [
        number / 4,
        body / 4,
        legs / 4,
        blaster / 4,
        nearness(ways[0]),
        nearness(ways[1]),
        march / 2,
        1.0 / (1.0 + exp(1.0 - spare)),
    ]


def points_to_go(position: Position, walker: int) -> float:
    """The points a Walker has to go, more if it limps; NEVER if it cannot fire or get there."""
    left = to_go(position, walker)
    if position.blaster[walker] >= MOST_BLASTER:
        return NEVER
    if position.legs[walker] >= MOST_LEGS:
        return NEVER if left else 0.0
    return left * (1.6 if position.legs[walker] else 1.0)


def _escort(position: Position, known: Ground) -> list[float]:
    """AT-STs, how near they are to the Generator, and Snowtroopers aboard or on foot."""
    near = known.distances(known.map.generator)
    at_sts = 0
    closeness = 0.0
    for unit in range(FIRST[AT_ST], FIRST[AT_ST + 1]):
        if position.place[unit] >= 0:
            at_sts += 1
            closeness += nearness(near[position.place[unit]])
    troops = 0
    for unit in range(FIRST[AT_ST + 1], SPEEDER_1):
        if position.place[unit] >= 0 or position.place[unit] <= ABOARD:
            troops += 1
    return [at_sts / 2, closeness, troops / 12]


def _speeders(position: Position) -> list[float]:
    """Snowspeeders, their hits, and how many have a gunner."""
    number = 0
    hulls = 0
    gunners = 0
    for speeder in range(SPEEDERS):
        if position.place[SPEEDER_1 + speeder] >= 0:
            number += 1
            hulls += position.hull[speeder]
            gunners += 1 if position.gunner_lives(speeder) else 0
    return [number / 5, hulls / 5, gunners / 5]


def _defenders(position: Position) -> list[float]:
    """Towers and Troopers."""
    towers = 0
    for unit in range(FIRST[LASER_TOWER], FIRST[LIGHT_TROOPER]):
        if position.place[unit] >= 0:
            towers += 1
    troops = 0
    for unit in range(FIRST[LIGHT_TROOPER], UNITS):
        if position.in_play(unit):
            troops += 1
    return [towers / 6, troops / 14]


def _cards(position: Position, turns: float) -> list[float]:
    """Luke's points, held cards, and what the event deck still brings."""
    return [
        lukes_points(position) / 10,
        0.0 if position.hotshot == NOBODY else 1.0,
        1.0 if position.holds(VEERS) else 0.0,
        1.0 if position.holds(REPAIR_DROID) else 0.0,
        1.0 if position.holds(THE_FORCE) else 0.0,
        position.transports() / 4,
        turns / 7,
        float(position.event_deck[IMPERIAL_WALKER]),
        float(position.event_deck[REBEL_THREE_SPEEDERS]),
    ]


def lukes_points(position: Position) -> float:
    """Luke's points if he flies; before he is known, weighted by the chance that he still does."""
    if position.revealed:
        return float(position.force) if position.place[SPEEDER_1 + position.luke] >= 0 else 0.0
    flying = 0
    for speeder in range(ELIGIBLE):
        if position.place[SPEEDER_1 + speeder] >= 0:
            flying += 1
    return position.force * flying / ELIGIBLE
