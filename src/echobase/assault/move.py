"""Movement of every unit but Walkers: one decision, its end (A-MOVE, A-CARRY, A-BASE)."""

from echobase.assault import actions
from echobase.assault.damage import TROOP_BAY_GONE
from echobase.assault.position import ABOARD, BASE_BOX, EMPTY, Position
from echobase.assault.units import (
    FIRST,
    KIND,
    MOVEMENT_POINTS,
    NAMES,
    SIDE,
    TROOP_BAY,
    WALKERS,
    is_snowtrooper,
    is_speeder,
    is_trooper,
)
from echobase.core.events import Log, Message
from echobase.core.sides import EMPIRE


def legal_moves(position: Position, unit: int) -> list[int]:
    """The moves of one unit, each end once (A-MOVE-10)."""
    here = position.place[unit]
    if here >= 0:
        found = free_ends(position, unit, here, MOVEMENT_POINTS)
        if is_trooper(unit):
            found += into_base(position, unit)
        elif is_snowtrooper(unit):
            found += mounts(position, unit, here, MOVEMENT_POINTS)
        return found
    if stands_for_another(position, unit):
        return []
    if here == BASE_BOX:
        return out_of_base(position, unit)
    return dismounts(position, unit) if here <= ABOARD else []


def stands_for_another(position: Position, unit: int) -> bool:
    """Of like units in the Base Box or aboard one Walker only the lowest number is named.

    They are interchangeable (A-SETUP-24), and every choice is offered once.
    """
    for other in range(FIRST[KIND[unit]], unit):
        if position.place[other] == position.place[unit] and not position.used >> other & 1:
            return True
    return False


def free_ends(position: Position, unit: int, start: int, points: int) -> list[int]:
    """A move ends in a hex without another unit (A-MOVE-07)."""
    map_ = position.setting.map
    ends = map_.landings(start) if is_speeder(unit) else map_.ends(start, points)
    key = (unit * map_.hexes + start) * (MOVEMENT_POINTS + 1) + points
    moves = map_.kept_moves.get(key)
    if moves is None:
        moves = [actions.move(unit, hex_) for hex_ in ends]
        map_.kept_moves[key] = moves
    # Kept moves are taken over in stretches between occupied hexes: much faster than one by one.
    at = position.at
    found: list[int] = []
    first = 0
    for number, hex_ in enumerate(ends):
        if at[hex_] != EMPTY:
            found += moves[first:number]
            first = number + 1
    return found + moves[first:]


def open_entries(position: Position) -> list[int]:
    """The Base entries on which no Imperial unit stands (A-BASE-04)."""
    found: list[int] = []
    for entry in position.setting.map.entries:
        unit = position.at[entry]
        if unit == EMPTY or SIDE[unit] != EMPIRE:
            found.append(entry)
    return found


def into_base(position: Position, unit: int) -> list[int]:
    """One extra point leads from an entry into the Base Box (A-BASE-02, A-BASE-06)."""
    walk = position.setting.map.walk(position.place[unit])
    for entry in open_entries(position):
        if entry in walk and walk[entry] < MOVEMENT_POINTS:
            return [actions.move(unit, actions.IN_BASE)]
    return []


def out_of_base(position: Position, unit: int) -> list[int]:
    """One point leads to any open entry, four more go on from there (A-BASE-03, A-BASE-05)."""
    reached: set[int] = set()
    for entry in open_entries(position):
        reached.update(free_ends(position, unit, entry, MOVEMENT_POINTS - 1))
        if position.at[entry] == EMPTY:
            reached.add(actions.move(unit, entry))
    return sorted(reached)


def mounts(position: Position, unit: int, start: int, points: int) -> list[int]:
    """Entering the hex of a Walker, and one point more, leads aboard (A-CARRY-04, A-CARRY-07)."""
    walk = position.setting.map.walk(start)
    found: list[int] = []
    for walker in range(WALKERS):
        there = position.place[walker]
        if there < 0 or there == start or there not in walk or walk[there] >= points:
            continue
        if has_room(position, walker):
            found.append(actions.move(unit, actions.ABOARD + walker))
    return found


def has_room(position: Position, walker: int) -> bool:
    """Fewer than three aboard and a troop bay that is still there (A-CARRY-07, A-CARRY-13)."""
    if position.body[walker] >= TROOP_BAY_GONE:
        return False
    return len(position.aboard(walker)) < TROOP_BAY


def dismounts(position: Position, unit: int) -> list[int]:
    """One point leads out; the rest must lead to an empty hex or aboard another Walker.

    Getting back into the same Walker is not offered (A-CARRY-03, A-CARRY-05, A-CARRY-06).
    """
    start = position.place[ABOARD - position.place[unit]]
    rest = MOVEMENT_POINTS - 1
    found = free_ends(position, unit, start, rest)
    return found + mounts(position, unit, start, rest)


def do_move(position: Position, action: int, log: Log | None) -> None:
    """Carry out a move."""
    unit, end = actions.unpack_move(action)
    before = position.place[unit]
    position.used |= 1 << unit
    if end == actions.IN_BASE:
        position.lift(unit, BASE_BOX)
    elif end >= actions.ABOARD:
        position.lift(unit, ABOARD - (end - actions.ABOARD))
    else:
        position.lift(unit, EMPTY)
        position.put(unit, end)
    if log is not None:
        _tell(position, unit, before, log)


def _tell(position: Position, unit: int, before: int, log: Log) -> None:
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
