"""Step 3, move units: reach, stops, exits and after-attack moves (B-MOVE, B-EXIT, B-BONUS-05)."""

from typing import Final

from echobase.core.aliases import Action, Hex, Mask, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT, HIGH, LOW, WORD, lowest
from echobase.core.rows import NOTHING, in_order
from echobase.core.sides import NOBODY, enemy
from echobase.core.vectors import append, vec
from echobase.games.battle.rules.actions import DONE, move, unpack_move
from echobase.games.battle.rules.board import DISTANCE, HEXES, LABELS, NEAR_HIGH, NEAR_LOW, OFF
from echobase.games.battle.rules.objectives import (
    carries_token,
    enter,
    exit_for,
    leave_board,
    marked,
    marks,
    release,
    stand,
)
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import TOKEN
from echobase.games.battle.rules.steps import ANY
from echobase.games.battle.rules.units import ELITE, EWEB

FAR: Final = 99
"""The distance of a hex that cannot be reached."""


def allowance(position: Position, unit: Unit) -> i64:
    """The most hexes the unit may move (B-MOVE-03, B-MOVE-15, B-MOVE-20)."""
    kind = position.scenario.kinds[position.kind[unit]]
    if not kind.mobile or position.halted >> unit & 1:
        return 0
    return kind.move + (position.card.move if position.has_bonus(unit) else 0)


def still_attacks(position: Position, unit: Unit) -> i64:
    """The distance after which the unit may still attack (B-MOVE-14, B-BADGE-ELITE-01)."""
    kind = position.scenario.kinds[position.kind[unit]]
    reach = kind.move if position.badge[unit] == ELITE else kind.still_attacks
    return reach + (position.card.move if position.has_bonus(unit) else 0)


def may_move(position: Position) -> Mask:
    """The ordered units that still have a move this turn, as a mask."""
    units = position.ordered & ~position.moved
    return units if position.card.may_move else units & position.plain


def reach(position: Position, unit: Unit, limit: i64) -> tuple[i64, i64]:
    """The hexes that a unit can reach, in two words: the ends of `ways` where nothing is marked."""
    scenario = position.scenario
    start = position.hex[unit]
    kind = position.kind[unit]
    free_low = scenario.open_low[kind] & ~position.taken_low
    free_high = scenario.open_high[kind] & ~position.taken_high
    all_low, all_high = free_low, free_high
    stop_low: i64 = 0
    stop_high: i64 = 0
    steep_low: i64 = 0
    steep_high: i64 = 0
    if not position.ignores_terrain(unit):
        stop_low, stop_high = scenario.stops_low, scenario.stops_high
        steep_low, steep_high = scenario.steep_low, scenario.steep_high
    edge_low, edge_high = LOW[start], HIGH[start]
    # Hexes that cost two join the edge one round later.
    late_low: i64 = 0
    late_high: i64 = 0
    for here in range(limit):
        low: i64 = 0
        high: i64 = 0
        while edge_low:
            place = lowest(edge_low)
            edge_low &= edge_low - 1
            low |= NEAR_LOW[place]
            high |= NEAR_HIGH[place]
        while edge_high:
            place = lowest(edge_high) + WORD
            edge_high &= edge_high - 1
            low |= NEAR_LOW[place]
            high |= NEAR_HIGH[place]
        low &= free_low
        high &= free_high
        edge_low = (low & ~steep_low | late_low) & ~stop_low
        edge_high = (high & ~steep_high | late_high) & ~stop_high
        if here + 2 > limit:
            low &= ~steep_low
            high &= ~steep_high
        late_low = low & steep_low
        late_high = high & steep_high
        free_low &= ~low
        free_high &= ~high
    return all_low & ~free_low, all_high & ~free_high


def ways(
    position: Position, unit: Unit, start: Hex, spent: i64, limit: i64, halts: list[int]
) -> vec[i64]:
    """The ways to the hexes that can be reached from `start` after `spent` hexes, nearest first.

    The first is the start itself. `halts` are hexes where a way ends because continuing through
    them is a separate choice.
    """
    scenario = position.scenario
    kind = position.kind[unit]
    cost = scenario.plain_cost
    stop_low: i64 = 0
    stop_high: i64 = 0
    if not position.ignores_terrain(unit):
        cost = scenario.cost
        stop_low = scenario.stops_low
        stop_high = scenario.stops_high
    for hex_ in halts:
        stop_low |= LOW[hex_]
        stop_high |= HIGH[hex_]
    free_low = scenario.open_low[kind] & ~position.taken_low & ~LOW[start]
    free_high = scenario.open_high[kind] & ~position.taken_high & ~HIGH[start]
    found = append(vec[i64](capacity=32), way_to(start, spent, start))
    for here in range(spent, limit):
        # Hexes that cost two were found in an earlier round and join this one.
        count: i64 = len(found)
        for number in range(count):
            if way_length(found[number]) != here:
                continue
            place = way_end(found[number])
            if number > 0 and (stop_low & LOW[place] or stop_high & HIGH[place]):
                continue
            near_low = NEAR_LOW[place] & free_low
            near_high = NEAR_HIGH[place] & free_high
            while near_low or near_high:
                if near_low:
                    other = lowest(near_low)
                    near_low &= near_low - 1
                else:
                    other = lowest(near_high) + WORD
                    near_high &= near_high - 1
                there = here + cost[other]
                if there <= limit:
                    free_low &= ~LOW[other]
                    free_high &= ~HIGH[other]
                    found = append(found, way_to(other, there, place))
    return found


# A way in one number: the hex where it ends, its length, and the last hex but one.


def way_to(end: Hex, length: i64, before: Hex) -> i64:
    return end + 128 * (length + 128 * before)


def way_end(way: i64) -> Hex:
    return way & 127


def way_length(way: i64) -> i64:
    return way >> 7 & 127


def way_before(way: i64) -> Hex:
    return way >> 14


def by_hex(found: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """The hexes that ways lead to, and the distances of all hexes, FAR where none leads."""
    distance = vec[i64]([FAR] * HEXES)
    reached = vec[i64](capacity=32)
    for number in range(len(found)):
        distance[way_end(found[number])] = way_length(found[number])
        if number > 0:
            reached = append(reached, way_end(found[number]))
    return reached, distance


def spread(
    position: Position, unit: Unit, start: Hex, spent: i64, limit: i64, halts: list[int]
) -> tuple[vec[i64], vec[i64]]:
    """The hexes that can be reached from `start` after `spent` hexes, and the distances of all."""
    return by_hex(ways(position, unit, start, spent, limit, halts))


def onward(
    position: Position, unit: Unit, mark: Hex, spent: i64, limit: i64, halts: list[int]
) -> vec[i64]:
    """The ways on from a marked hex, passing others only where that is the only way."""
    start = position.hex[unit]
    position.taken_low &= ~LOW[start]
    position.taken_high &= ~HIGH[start]
    found = ways(position, unit, mark, spent, limit, halts)
    further = ways(position, unit, mark, spent, limit, [])
    position.taken_low |= LOW[start]
    position.taken_high |= HIGH[start]
    distance = by_hex(found)[1]
    for way in further:
        if distance[way_end(way)] == FAR:
            found = append(found, way)
    return found


def route(position: Position, unit: Unit, mark: Hex, end: Hex, limit: i64) -> list[int]:
    """The hexes of a move from its start to its end, through a marked hex if there is one."""
    start = position.hex[unit]
    halts = marked(position, unit)
    found = ways(position, unit, start, 0, limit, halts)
    if mark < 0:
        return trace(found, start, end)
    first = trace(found, start, mark)
    spent = by_hex(found)[1][mark]
    return first + trace(onward(position, unit, mark, spent, limit, halts), mark, end)[1:]


def trace(found: vec[i64], start: Hex, end: Hex) -> list[int]:
    """The hexes from start to end along these ways."""
    before = {way_end(way): way_before(way) for way in found}
    hexes: list[int] = [end]
    while hexes[-1] != start:
        hexes.append(before[hexes[-1]])
    hexes.reverse()
    return hexes


NO_HALTS: Final[list[int]] = []


def places(position: Position, unit: Unit, limit: i64) -> vec[i64]:
    """Every move action available to the unit within this many hexes, ascending."""
    return add_places(position, unit, limit, vec[i64]())


def add_places(position: Position, unit: Unit, limit: i64, found: vec[i64]) -> vec[i64]:
    """Add every move action available to the unit within this many hexes, ascending."""
    if limit <= 0:
        return found
    scenario = position.scenario
    start = position.hex[unit]
    low, high = reach(position, unit, limit)
    if scenario.marks_matter:
        marks_low, marks_high = marks(position, unit)
        if marks_low & low or marks_high & high:
            for action in in_order(marked_places(position, unit, limit)):
                found = append(found, action)
            return found
    leaves = can_leave(position, unit, low | LOW[start], high | HIGH[start])
    while low:
        found = append(found, move(start, lowest(low), 0))
        low &= low - 1
    while high:
        found = append(found, move(start, lowest(high) + WORD, 0))
        high &= high - 1
    if leaves:
        reachable = ways(position, unit, start, 0, limit, NO_HALTS)
        if leaving(position, unit, reachable, limit, False) >= 0:
            found = append(found, move(start, OFF, 0))
    return found


def can_leave(position: Position, unit: Unit, low: i64, high: i64) -> bool:
    """Whether there is an exit for the unit's side among these hexes."""
    scenario = position.scenario
    side = position.side[unit]
    return bool(scenario.exits_low[side] & low or scenario.exits_high[side] & high)


def marked_places(position: Position, unit: Unit, limit: i64) -> vec[i64]:
    """The same where it may matter through which hexes the unit moves (B-MOVE-18)."""
    start = position.hex[unit]
    halts = marked(position, unit)
    reachable = ways(position, unit, start, 0, limit, halts)
    found = vec[i64](capacity=32)
    for number in range(1, len(reachable)):
        found = append(found, move(start, way_end(reachable[number]), 0))
    if position.scenario.exit_hexes[position.side[unit]]:
        if leaving(position, unit, reachable, limit, False) >= 0:
            found = append(found, move(start, OFF, 0))
    distance = by_hex(reachable)[1]
    for via, mark in enumerate(halts):
        found = add_detours(position, unit, via + 1, halts, distance[mark], limit, found)
    return found


def add_detours(
    position: Position,
    unit: Unit,
    via: i64,
    halts: list[int],
    spent: i64,
    limit: i64,
    found: vec[i64],
) -> vec[i64]:
    """Add the moves that pass through a marked hex and continue (B-MOVE-18)."""
    start = position.hex[unit]
    mark = halts[via - 1]
    stopped = position.scenario.stops[mark] and not position.ignores_terrain(unit)
    if spent >= limit or stopped or captures(position, unit, mark):
        return found
    onwards = onward(position, unit, mark, spent, limit, halts)
    for number in range(1, len(onwards)):
        hex_ = way_end(onwards[number])
        if hex_ != start:
            found = append(found, move(start, hex_, via))
    if position.scenario.exit_hexes[position.side[unit]]:
        carrier = picks_up(position, unit, mark)
        if leaving(position, unit, onwards, limit, carrier) >= 0:
            found = append(found, move(start, OFF, via))
    return found


def captures(position: Position, unit: Unit, mark: Hex) -> bool:
    """Whether entering the hex takes an enemy token and ends the move."""
    for number, objective in enumerate(position.scenario.objectives):
        if objective.type == TOKEN and position.tokens[number] == mark:
            if position.held[number] == NOBODY and objective.side == enemy(position.side[unit]):
                return True
    return False


def picks_up(position: Position, unit: Unit, mark: Hex) -> bool:
    """Whether the unit would carry a token after entering the hex."""
    for number, objective in enumerate(position.scenario.objectives):
        if objective.type == TOKEN and position.tokens[number] == mark:
            if position.held[number] == NOBODY:
                return objective.open_to(position.side[unit], position.kind[unit])
    return False


def leaving(
    position: Position, unit: Unit, reachable: vec[i64], limit: i64, picked_up: bool
) -> Hex:
    """The nearest hex from which the unit can step off with one more hex of movement, or -1.

    Stop terrain prevents a unit that enters it this turn from leaving (B-EXIT-02).
    """
    side = position.side[unit]
    exits_low = position.scenario.exits_low[side]
    exits_high = position.scenario.exits_high[side]
    carries = picked_up or carries_token(position, unit)
    stops = position.scenario.stops
    free = position.ignores_terrain(unit)
    start = way_end(reachable[0])
    for way in reachable:
        hex_ = way_end(way)
        if not (exits_low & LOW[hex_] or exits_high & HIGH[hex_]):
            continue
        if way_length(way) >= limit or (stops[hex_] and not free and hex_ != start):
            continue
        if exit_for(position, unit, hex_, carries) >= 0:
            return hex_
    return -1


def legal_moves(position: Position, subject: i64) -> vec[i64]:
    """The moves of the move step, for all ordered units or for one with a second order."""
    ready = may_move(position)
    if subject != ANY:
        ready &= BIT[subject - 1]
    found = append(vec[i64](capacity=24), DONE)
    low, high = position.hexes_of(ready)
    while low or high:
        if low:
            unit = position.at[lowest(low)]
            low &= low - 1
        else:
            unit = position.at[lowest(high) + WORD]
            high &= high - 1
        found = add_places(position, unit, allowance(position, unit), found)
    return found if len(found) > 1 else NOTHING


def end_moves(position: Position, subject: int) -> None:
    """Update the E-Web badges of units that stayed where they were (B-BADGE-EWEB-03, -04)."""
    stayed = position.ordered & ~position.moved & position.moving
    if subject != ANY:
        stayed &= BIT[subject - 1]
    position.moving &= ~stayed


def do_move(position: Position, action: Action, after_attack: bool, log: Log | None) -> None:
    """Carry out a move: through a marked hex if it names one, to its end or off the board."""
    start, end, via = unpack_move(action)
    unit = position.at[start]
    bit = BIT[unit]
    limit = position.card.after if after_attack else allowance(position, unit)
    mark = marked(position, unit)[via - 1] if via else -1
    last = last_hex(position, unit, mark, limit) if end == OFF else end
    if after_attack:
        position.after_moved |= bit
    else:
        position.moved |= bit
        if ends_too_far(position, unit, mark, last, limit):
            position.barred |= bit
    if is_stopped(position, unit, last):
        position.halted |= bit
    if position.badge[unit] == EWEB:
        position.moving |= bit
    if last != start:
        if log is not None:
            log.append(moved_message(position, unit, route(position, unit, mark, last, limit)))
        enter_way(position, unit, mark, last, limit, log)
    if position.winner != NOBODY:
        return
    if end == OFF:
        way_out = exit_for(position, unit, last, carries_token(position, unit))
        leave_board(position, unit, way_out, log)
    else:
        stand(position, unit, log)


def enter_way(
    position: Position, unit: Unit, mark: Hex, last: Hex, limit: i64, log: Log | None
) -> None:
    """Put the unit on its last hex; marked hexes on the way take effect first (B-MOVE-18)."""
    way = NO_HALTS
    if position.scenario.marks_matter:
        way = marked_way(position, unit, mark, last, limit)
    position.lift(unit)
    position.put(unit, last)
    release(position, log)
    for hex_ in way:
        if position.winner == NOBODY:
            enter(position, unit, hex_, log)


def marked_way(position: Position, unit: Unit, mark: Hex, last: Hex, limit: i64) -> list[int]:
    """The marked hexes that a move enters, and its last hex."""
    way: list[int] = []
    if mark >= 0:
        halts = marked(position, unit)
        way = [hex_ for hex_ in route(position, unit, mark, last, limit)[1:] if hex_ in halts]
    if last not in way:
        way.append(last)
    return way


def last_hex(position: Position, unit: Unit, mark: Hex, limit: i64) -> Hex:
    """The hex from which a unit that leaves the board steps off."""
    start = position.hex[unit]
    halts = marked(position, unit)
    reachable = ways(position, unit, start, 0, limit, halts)
    if mark < 0:
        return leaving(position, unit, reachable, limit, False)
    onwards = onward(position, unit, mark, by_hex(reachable)[1][mark], limit, halts)
    return leaving(position, unit, onwards, limit, picks_up(position, unit, mark))


def ends_too_far(position: Position, unit: Unit, mark: Hex, end: Hex, limit: i64) -> bool:
    """Whether the unit has moved too far to attack (B-MOVE-12)."""
    start = position.hex[unit]
    free = position.ignores_terrain(unit)
    still = still_attacks(position, unit)
    if still >= limit:
        return False
    if DISTANCE[start][end] > still:
        return True
    if mark < 0 and DISTANCE[start][end] == 1:
        return not free and position.scenario.cost[end] > still
    if not position.scenario.marks_matter:
        low, high = reach(position, unit, still)
        return not (low & LOW[end] or high & HIGH[end])
    halts = marked(position, unit)
    distance = spread(position, unit, start, 0, limit, halts)[1]
    if mark >= 0:
        distance = by_hex(onward(position, unit, mark, distance[mark], limit, halts))[1]
    return distance[end] > still


def is_stopped(position: Position, unit: Unit, end: Hex) -> bool:
    """Whether the terrain at the end of a move holds the unit for the whole turn (B-MOVE-20)."""
    if end == position.hex[unit] or position.ignores_terrain(unit):
        return False
    return bool(position.scenario.stops[end])


def attacks_after_moving(position: Position, unit: Unit, end: Hex) -> bool:
    """Whether a unit that may attack still may after a straight move to a hex (B-MOVE-12, -20)."""
    if (position.barred | position.halted) >> unit & 1 or is_stopped(position, unit, end):
        return False
    return not ends_too_far(position, unit, -1, end, allowance(position, unit))


def moved_message(position: Position, unit: Unit, way: list[int]) -> Message:
    labels = "-".join(LABELS[hex_] for hex_ in way)
    return Message("battle-moved", {"unit": position.key(unit), "way": labels})


def legal_after_moves(position: Position, unit: Unit) -> vec[i64]:
    """The after-attack move of a unit that actually attacked (B-BONUS-05 to 07, B-MOVE-20)."""
    kind = position.scenario.kinds[position.kind[unit]]
    if not kind.mobile or position.hex[unit] < 0:
        return NOTHING
    if (position.after_moved | position.halted) >> unit & 1:
        return NOTHING
    found = append(vec[i64](capacity=32), DONE)
    found = add_places(position, unit, position.card.after, found)
    return found if len(found) > 1 else NOTHING
