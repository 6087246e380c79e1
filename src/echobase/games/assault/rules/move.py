"""Movement of all units but Walkers: one decision, its destination (A-MOVE, A-CARRY, A-BASE)."""

from echobase.core.aliases import Action, Hex, Mask, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT
from echobase.core.sides import EMPIRE
from echobase.core.vectors import append, vec
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.damage import TROOP_BAY_GONE
from echobase.games.assault.rules.destinations import Ends
from echobase.games.assault.rules.position import ABOARD, BASE_BOX, EMPTY, Position
from echobase.games.assault.rules.units import (
    FIRST,
    KIND,
    LIGHT_SNOWTROOPER,
    MOVEMENT_POINTS,
    NAMES,
    SIDE,
    SNOWSPEEDER,
    TROOP_BAY,
    WALKERS,
    is_snowtrooper,
    is_speeder,
    is_trooper,
)


def moves(position: Position, unit: Unit) -> vec[i64]:
    """The moves of one unit, each destination once, ascending (A-MOVE-10)."""
    found = vec[i64]()
    ends = ends_of(position, unit)
    if ends is not None:
        at = position.at
        for hex_ in ends.hexes:
            if at[hex_] == EMPTY:
                found = append(found, actions.move(unit, hex_))
    return add_moves_inside(position, unit, inside(position, unit), found)


def inside(position: Position, unit: Unit) -> Mask:
    """What units like this can enter: Base entries for Troopers, Walkers for Snowtroopers."""
    if is_trooper(unit):
        return open_doors(position)
    return walkers_with_room(position) if is_snowtrooper(unit) else 0


def add_moves_inside(position: Position, unit: Unit, inside: Mask, found: vec[i64]) -> vec[i64]:
    """Add the moves of one unit that end in the Base Box or aboard one of these Walkers.

    One extra point leads from an entry into the Base Box (A-BASE-02, A-BASE-06), or from the hex of
    a Walker aboard (A-CARRY-04, A-CARRY-07).
    """
    here = position.place[unit]
    if is_trooper(unit):
        if here >= 0 and position.setting.map.doors(here) & inside:
            found = append(found, actions.move(unit, actions.IN_BASE))
        return found
    points: i64 = MOVEMENT_POINTS - 1
    if here < 0:
        if another_stands_for(position, unit):
            return found
        points -= 1
        here = position.hex_of(unit)
    near = position.setting.map.walk(here, points)
    for walker in range(WALKERS):
        if inside >> walker & 1 and near.has(position.place[walker]):
            found = append(found, actions.move(unit, actions.ABOARD + walker))
    return found


def ends_of(position: Position, unit: Unit) -> Ends | None:
    """The hexes where a unit may end its move if they are empty (A-MOVE-07).

    Leaving a Walker costs one point, and getting back into the same Walker is not offered
    (A-CARRY-03, A-CARRY-05, A-CARRY-06).
    """
    here = position.place[unit]
    map_ = position.setting.map
    if here >= 0:
        return map_.flight(here) if is_speeder(unit) else map_.walk(here, MOVEMENT_POINTS)
    if another_stands_for(position, unit):
        return None
    if here == BASE_BOX:
        return map_.exits(open_doors(position))
    if here <= ABOARD:
        return map_.walk(position.hex_of(unit), MOVEMENT_POINTS - 1)
    return None


def another_stands_for(position: Position, unit: Unit) -> bool:
    """Whether another unit like this in the Base Box or aboard the same Walker is named instead.

    They are interchangeable (A-SETUP-24), and every choice is offered once.
    """
    for other in range(FIRST[KIND[unit]], unit):
        if position.place[other] == position.place[unit] and not position.used >> other & 1:
            return True
    return False


def is_open(position: Position, entry: Hex) -> bool:
    """Whether no Imperial unit stands on a Base entry (A-BASE-04)."""
    unit = position.at[entry]
    return unit == EMPTY or SIDE[unit] != EMPIRE


def open_entries(position: Position) -> list[int]:
    """The Base entries that Troopers can use now."""
    return [entry for entry in position.setting.map.entries if is_open(position, entry)]


def open_doors(position: Position) -> Mask:
    """The same by number."""
    found: Mask = 0
    for number, entry in enumerate(position.setting.map.entries):
        if is_open(position, entry):
            found |= BIT[number]
    return found


def walkers_with_room(position: Position) -> Mask:
    """The Walkers with fewer than three aboard and an intact troop bay (A-CARRY-07, A-CARRY-13)."""
    place = position.place
    aboard: i64 = 0  # four bits for each Walker
    for unit in range(FIRST[LIGHT_SNOWTROOPER], FIRST[SNOWSPEEDER]):
        if place[unit] <= ABOARD:
            aboard += BIT[4 * (ABOARD - place[unit])]
    found: Mask = 0
    for walker in range(WALKERS):
        if place[walker] >= 0 and position.body[walker] < TROOP_BAY_GONE:
            if aboard >> 4 * walker & 15 < TROOP_BAY:
                found |= BIT[walker]
    return found


def do_move(position: Position, action: Action, log: Log | None) -> None:
    """Carry out a move."""
    unit, end = actions.unpack_move(action)
    before = position.place[unit]
    position.used |= BIT[unit]
    if end == actions.IN_BASE:
        position.lift(unit, BASE_BOX)
    elif end >= actions.ABOARD:
        position.lift(unit, ABOARD - (end - actions.ABOARD))
    else:
        position.lift(unit, EMPTY)
        position.put(unit, end)
    if log is not None:
        _tell(position, unit, before, log)


def _tell(position: Position, unit: Unit, before: i64, log: Log) -> None:
    name = NAMES[unit]
    labels = position.setting.map.labels
    here = position.place[unit]
    if before <= ABOARD:
        walker = NAMES[ABOARD - before]
        log.append(Message("assault-dismounts", {"unit": name, "walker": walker}))
    elif before == BASE_BOX:
        log.append(Message("assault-leaves-base", {"unit": name}))
    if here == BASE_BOX:
        log.append(Message("assault-enters-base", {"unit": name}))
    elif here <= ABOARD:
        log.append(Message("assault-mounts", {"unit": name, "walker": NAMES[ABOARD - here]}))
    else:
        log.append(Message("assault-moves", {"unit": name, "hex": labels[here]}))
