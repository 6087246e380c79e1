"""Step 3, move units: reach, stops, exits and after-attack moves (B-MOVE, B-EXIT, B-BONUS-05)."""

from typing import Final

from echobase.core.aliases import Action, Hex, Mask, Unit
from echobase.core.events import Log, Message
from echobase.core.masks import each
from echobase.core.sides import NOBODY, enemy
from echobase.games.battle.rules.actions import DONE, move, moves, unpack_move
from echobase.games.battle.rules.board import DISTANCE, HEXES, LABELS, OFF
from echobase.games.battle.rules.objectives import (
    carries_token,
    enter,
    exit_for,
    leave_board,
    marked,
    release,
    stand,
)
from echobase.games.battle.rules.position import EMPTY, NOWHERE, Position
from echobase.games.battle.rules.scenario import TOKEN
from echobase.games.battle.rules.steps import ANY
from echobase.games.battle.rules.units import ELITE, EWEB

FAR: Final = 99
"""The distance of a hex that cannot be reached."""


def allowance(position: Position, unit: Unit) -> int:
    """The most hexes the unit may move (B-MOVE-03, B-MOVE-15, B-MOVE-20)."""
    kind = position.scenario.kinds[position.kind[unit]]
    if not kind.mobile or position.halted >> unit & 1:
        return 0
    return kind.move + (position.card.move if position.has_bonus(unit) else 0)


def still_attacks(position: Position, unit: Unit) -> int:
    """The distance after which the unit may still attack (B-MOVE-14, B-BADGE-ELITE-01)."""
    kind = position.scenario.kinds[position.kind[unit]]
    reach = kind.move if position.badge[unit] == ELITE else kind.still_attacks
    return reach + (position.card.move if position.has_bonus(unit) else 0)


def may_move(position: Position) -> Mask:
    """The ordered units that still have a move this turn, as a mask."""
    units = position.ordered & ~position.moved
    return units if position.card.may_move else units & position.plain


def spread(
    position: Position,
    unit: Unit,
    start: Hex,
    spent: int,
    limit: int,
    halts: list[int],
    came_from: list[int] | None = None,
) -> tuple[list[int], list[int]]:
    """The hexes that can be reached from `start` after `spent` hexes, and the distances.

    Distances are FAR beyond the limit. `halts` are hexes where the path ends because continuing
    through them is a separate choice. `came_from` receives the previous hex on each path.
    """
    scenario = position.scenario
    free = position.ignores_terrain(unit)
    stops = scenario.never_stops if free else scenario.stops
    cost = scenario.plain_cost if free else scenario.cost
    ways = scenario.ways[position.kind[unit]]
    at = position.at
    distance = [FAR] * HEXES
    distance[start] = spent
    reached: list[int] = []
    edge = [start]
    steep: list[int] = []
    for here in range(spent, limit):
        # Steep hexes cost two and join the next ring.
        ring, steep = steep, []
        for hex_ in edge:
            for other in ways[hex_]:
                if distance[other] != FAR or at[other] != EMPTY:
                    continue
                there = here + cost[other]
                if there > limit:
                    continue
                distance[other] = there
                reached.append(other)
                if came_from is not None:
                    came_from[other] = hex_
                if there < limit and not stops[other] and other not in halts:
                    (ring if there == here + 1 else steep).append(other)
        edge = ring
    return reached, distance


def onward(
    position: Position,
    unit: Unit,
    mark: Hex,
    spent: int,
    limit: int,
    halts: list[int],
    came_from: list[int] | None = None,
) -> tuple[list[int], list[int]]:
    """Where a unit can continue to from a marked hex, passing others only where it must."""
    start = position.hex[unit]
    around = [NOWHERE] * HEXES
    through = [NOWHERE] * HEXES
    position.at[start] = EMPTY
    reached, distance = spread(position, unit, mark, spent, limit, halts, around)
    further, longer = spread(position, unit, mark, spent, limit, [], through)
    position.at[start] = unit
    for hex_ in further:
        if distance[hex_] == FAR:
            distance[hex_] = longer[hex_]
            around[hex_] = through[hex_]
            reached.append(hex_)
    if came_from is not None:
        came_from[:] = around
    return reached, distance


def route(position: Position, unit: Unit, mark: Hex, end: Hex, limit: int) -> list[Hex]:
    """The hexes of a move from its start to its end, through a marked hex if there is one."""
    start = position.hex[unit]
    halts = marked(position, unit)
    came_from = [NOWHERE] * HEXES
    distance = spread(position, unit, start, 0, limit, halts, came_from)[1]
    if mark < 0:
        return trace(came_from, start, end)
    first = trace(came_from, start, mark)
    onward(position, unit, mark, distance[mark], limit, halts, came_from)
    return first + trace(came_from, mark, end)[1:]


def trace(came_from: list[int], start: Hex, end: Hex) -> list[Hex]:
    way = [end]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    way.reverse()
    return way


def places(position: Position, unit: Unit, limit: int) -> list[Action]:
    """Every move action available to the unit within this many hexes."""
    if limit <= 0:
        return []
    start = position.hex[unit]
    halts = marked(position, unit) if position.scenario.marks_matter else []
    reached, distance = spread(position, unit, start, 0, limit, halts)
    found = moves(start, reached)
    if position.scenario.exit_hexes[position.side[unit]]:
        if leaving(position, unit, start, reached, distance, limit, False) >= 0:
            found.append(move(start, OFF, 0))
    for via, mark in enumerate(halts):
        found.extend(detours(position, unit, via + 1, halts, distance[mark], limit))
    return found


def detours(
    position: Position, unit: Unit, via: int, halts: list[int], spent: int, limit: int
) -> list[Action]:
    """The moves that pass through a marked hex and continue (B-MOVE-18)."""
    start = position.hex[unit]
    mark = halts[via - 1]
    stopped = position.scenario.stops[mark] and not position.ignores_terrain(unit)
    if spent >= limit or stopped or captures(position, unit, mark):
        return []
    reached, distance = onward(position, unit, mark, spent, limit, halts)
    found = [move(start, hex_, via) for hex_ in reached if hex_ != start]
    if position.scenario.exit_hexes[position.side[unit]]:
        carrier = picks_up(position, unit, mark)
        if leaving(position, unit, mark, reached, distance, limit, carrier) >= 0:
            found.append(move(start, OFF, via))
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
    position: Position,
    unit: Unit,
    start: Hex,
    reached: list[int],
    distance: list[int],
    limit: int,
    picked_up: bool,
) -> int:
    """The nearest hex from which the unit can step off with one more hex of movement, or -1.

    Stop terrain prevents a unit that enters it this turn from leaving (B-EXIT-02).
    """
    exits = position.scenario.exit_hexes[position.side[unit]]
    carries = picked_up or carries_token(position, unit)
    stops = position.scenario.stops
    free = position.ignores_terrain(unit)
    for hex_ in [start, *reached]:
        if not exits >> hex_ & 1:
            continue
        if distance[hex_] >= limit or (stops[hex_] and not free and hex_ != start):
            continue
        if exit_for(position, unit, hex_, carries) >= 0:
            return hex_
    return -1


def legal_moves(position: Position, subject: int) -> list[Action]:
    """The moves of the move step, for all ordered units or for one with a second order."""
    found: list[int] = []
    ready = may_move(position)
    if subject != ANY:
        ready &= 1 << (subject - 1)
    for unit in each(ready):
        if position.hex[unit] >= 0:
            found.extend(places(position, unit, allowance(position, unit)))
    if found:
        found.append(DONE)
    return found


def end_moves(position: Position, subject: int) -> None:
    """Update the E-Web badges of units that stayed where they were (B-BADGE-EWEB-03, -04)."""
    stayed = position.ordered & ~position.moved & position.moving
    if subject != ANY:
        stayed &= 1 << (subject - 1)
    position.moving &= ~stayed


def do_move(position: Position, action: Action, after_attack: bool, log: Log | None) -> None:
    """Carry out a move: through a marked hex if it names one, to its end or off the board."""
    start, end, via = unpack_move(action)
    unit = position.at[start]
    bit = 1 << unit
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
    position: Position, unit: Unit, mark: Hex, last: Hex, limit: int, log: Log | None
) -> None:
    """Put the unit on its last hex; marked hexes on the way take effect first (B-MOVE-18)."""
    way = [last]
    if mark >= 0:
        halts = marked(position, unit)
        way = [hex_ for hex_ in route(position, unit, mark, last, limit)[1:] if hex_ in halts]
        if last not in way:
            way.append(last)
    position.lift(unit)
    position.put(unit, last)
    release(position, log)
    for hex_ in way:
        if position.winner == NOBODY:
            enter(position, unit, hex_, log)


def last_hex(position: Position, unit: Unit, mark: Hex, limit: int) -> Hex:
    """The hex from which a unit that leaves the board steps off."""
    start = position.hex[unit]
    halts = marked(position, unit)
    reached, distance = spread(position, unit, start, 0, limit, halts)
    if mark < 0:
        return leaving(position, unit, start, reached, distance, limit, False)
    reached, distance = onward(position, unit, mark, distance[mark], limit, halts)
    carrier = picks_up(position, unit, mark)
    return leaving(position, unit, mark, reached, distance, limit, carrier)


def ends_too_far(position: Position, unit: Unit, mark: Hex, end: Hex, limit: int) -> bool:
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
    halts = marked(position, unit)
    distance = spread(position, unit, start, 0, limit, halts)[1]
    if mark >= 0:
        distance = onward(position, unit, mark, distance[mark], limit, halts)[1]
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


def legal_after_moves(position: Position, unit: Unit) -> list[Action]:
    """The after-attack move of a unit that actually attacked (B-BONUS-05 to 07, B-MOVE-20)."""
    kind = position.scenario.kinds[position.kind[unit]]
    if not kind.mobile or position.hex[unit] < 0:
        return []
    if (position.after_moved | position.halted) >> unit & 1:
        return []
    found = places(position, unit, position.card.after)
    if found:
        found.append(DONE)
    return found
