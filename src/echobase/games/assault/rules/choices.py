"""The choices of a seat: listed one by one, except the moves of a round that lead to a hex.

A unit's move is one decision, its end, so a round may offer more than a thousand. The ends depend
on the map, and who stands on them on the position: the moves are counted or picked out when
somebody wants to know, and become a list only for Python.
"""

from typing import Any, Final

from echobase.core.aliases import Action, Hex, Unit, i64
from echobase.core.masks import BIT
from echobase.core.rows import NOTHING, rank, row
from echobase.core.sides import EMPIRE
from echobase.core.vectors import append, pop, vec
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import ACTION_CARDS, FIRES, HARPOONS, MOVES
from echobase.games.assault.rules.destinations import BITS, Ends
from echobase.games.assault.rules.event_cards import add_repairs
from echobase.games.assault.rules.fire import TargetTable, add_shots
from echobase.games.assault.rules.force import points_of
from echobase.games.assault.rules.harpoon import add_harpoons
from echobase.games.assault.rules.move import add_moves_inside, ends_of, moves, walkers_with_room
from echobase.games.assault.rules.position import BASE_BOX, EMPTY, Position
from echobase.games.assault.rules.steps import ROUND
from echobase.games.assault.rules.units import FIRST, KIND, SPEEDER_1, UNITS, is_speeder, is_walker
from echobase.games.assault.rules.walker import add_walk, movement_points

ROOM_BITS: Final = 10
ROOM_MASK: Final = (1 << ROOM_BITS) - 1


def _own(unit: Unit) -> list[int]:
    near, no_near = 0, 0
    if is_walker(unit):
        near, no_near = actions.walk(unit, 0), actions.walk(unit + 1, 0)
    elif is_speeder(unit):
        speeder = unit - SPEEDER_1
        near, no_near = actions.harpoon(speeder, 0, 0), actions.harpoon(speeder + 1, 0, 0)
    ends, no_ends = actions.move(unit, 0), actions.move(unit + 1, 0)
    shots, no_shots = actions.fire(unit, 0, 0, False), actions.fire(unit + 1, 0, 0, False)
    return [near, no_near, ends, no_ends, shots, no_shots]


OWN: Final[vec[i64]] = row([bound for unit in range(UNITS) for bound in _own(unit)])
"""By unit, six numbers each: the first of its walks or harpoons, of its moves and of its shots,
each with the number after the last."""


def actors(position: Position) -> vec[i64]:
    """The units that the card names and that have not acted (A-ACTION-01, A-ACTION-04)."""
    place = position.place
    free = ~position.used
    return vec[i64](
        [
            unit
            for kind in ACTION_CARDS[position.card].kinds
            for unit in range(FIRST[kind], FIRST[kind + 1])
            if free >> unit & 1 and (place[unit] >= 0 or place[unit] <= BASE_BOX)
        ],
        capacity=24,
    )


def movers(position: Position) -> vec[i64]:
    """The units that may act now by naming the end of a move."""
    if position.step != ROUND or not ACTION_CARDS[position.card].names_ends:
        return NOTHING
    return actors(position)


def list_round(position: Position) -> vec[i64]:
    """What the active player may do now, DONE first, without the moves that lead to a hex."""
    card = ACTION_CARDS[position.card]
    units = actors(position)
    found = append(vec[i64](capacity=8), actions.DONE)
    if card.side == EMPIRE:
        found = add_repairs(position, found)
    if card.allows & MOVES and not card.names_ends:
        for walker in units:
            found = add_walk(position, walker, movement_points(position, walker), found)
    if card.allows & HARPOONS:
        for unit in units:
            found = add_harpoons(position, unit, found)
    if card.names_ends:
        walkers = walkers_with_room(position) if card.side == EMPIRE else 0
        for unit in units:
            found = add_moves_inside(position, unit, walkers, found)
    if card.allows & FIRES and len(units) > 0:
        marks = TargetTable(position, card.side)
        for unit in units:
            found = add_shots(position, unit, marks, points_of(position, unit), found)
    return found


def begin_choices(position: Position) -> None:
    """Find out what the round offers now."""
    position.offer(list_round(position))
    position.kept = True


def withdraw(position: Position, unit: Unit) -> None:
    """A unit acts, so its own choices are gone."""
    position.own_choices()
    own = 6 * unit
    near, no_near = OWN[own], OWN[own + 1]
    ends, no_ends = OWN[own + 2], OWN[own + 3]
    shots, no_shots = OWN[own + 4], OWN[own + 5]
    if len(position.listed) > 1:
        position.listed = vec[i64](
            [
                action
                for action in position.listed
                if not ends <= action < no_ends
                and not shots <= action < no_shots
                and not near <= action < no_near
            ],
            capacity=len(position.listed),
        )
    for number in range(len(position.rooms)):
        if position.rooms[number] >> ROOM_BITS == unit:
            position.rooms = pop(position.rooms, number)[0]
            break
    if len(position.offered) > 0:
        card = ACTION_CARDS[position.card]
        if card.allows & FIRES:
            drop(position.offered, shots, no_shots)
        if card.names_ends:
            drop(position.offered, ends, no_ends)
        if near:
            drop(position.offered, near, no_near)


def drop(numbers: list[Any], first: i64, last: i64) -> None:
    """Remove the numbers from `first` up to but excluding `last` from an ascending list."""
    begin = rank(numbers, first)
    if begin < len(numbers):
        end = rank(numbers, last)
        if begin < end:
            del numbers[begin:end]


def follow_move(position: Position, unit: Unit, start: Hex) -> None:
    """The choices of the round after a unit has moved from hex to hex.

    The others keep theirs, but the hex it left is now free and the one it entered is not.
    """
    withdraw(position, unit)
    end = position.place[unit]
    rooms, offered = position.rooms, position.offered
    start_word, start_bit = start // BITS, BIT[start % BITS]
    end_word, end_bit = end // BITS, BIT[end % BITS]
    for number in range(len(rooms)):
        ends = ends_of(position, rooms[number] >> ROOM_BITS)
        if ends is not None:
            if ends.words[start_word] & start_bit:
                rooms[number] += 1
            if ends.words[end_word] & end_bit:
                rooms[number] -= 1
    if len(offered) > 0:
        for other in movers(position):
            ends = ends_of(position, other)
            if ends is not None:
                if ends.words[start_word] & start_bit:
                    move = actions.MOVES_OF[other][start]
                    offered.insert(rank(offered, move), move)
                if ends.words[end_word] & end_bit:
                    offered.pop(rank(offered, actions.move(other, end)))
    position.kept = True


def counted(position: Position) -> vec[i64]:
    """Each unit that may move and how many hexes it can move to, in one number."""
    if len(position.rooms) == 0:
        found = vec[i64](capacity=24)
        for unit in movers(position):
            ends = ends_of(position, unit)
            if ends is not None:
                found = append(found, unit << ROOM_BITS | ends.free(position.taken))
        position.rooms = found
    return position.rooms


def count(position: Position) -> i64:
    """How many choices the seat to act has."""
    found: i64 = len(position.listed)
    for room in counted(position):
        found += room & ROOM_MASK
    return found


def choice(position: Position, number: i64) -> Action:
    """The choice with a number, counted from 0 in ascending order."""
    listed = position.listed
    before: i64 = 0
    passed: i64 = 0
    for entry in counted(position):
        unit = entry >> ROOM_BITS
        room = entry & ROOM_MASK
        while before < len(listed) and listed[before] < actions.move(unit, 0):
            before += 1
        if number < before + passed:
            break
        if number < before + passed + room:
            ends = ends_of(position, unit)
            if ends is not None:
                return actions.move(unit, ends.free_end(position.taken, number - before - passed))
        passed += room
    return listed[number - passed]


def is_forced(position: Position) -> bool:
    """Whether there is only one choice."""
    if len(position.offered) > 0:
        return len(position.offered) == 1
    return len(position.listed) == 1 and not has_free_end(position)


def has_free_end(position: Position) -> bool:
    """Whether a unit can move to a hex in this round."""
    if len(position.rooms) > 0:
        for room in position.rooms:
            if room & ROOM_MASK:
                return True
        return False
    if position.step == ROUND and ACTION_CARDS[position.card].names_ends:
        for kind in ACTION_CARDS[position.card].kinds:
            for unit in range(FIRST[kind], FIRST[kind + 1]):
                if not position.used >> unit & 1 and position.in_play(unit):
                    ends = ends_of(position, unit)
                    if ends is not None and ends.any_free(position.taken):
                        return True
    return False


def is_legal(position: Position, action: Action) -> bool:
    """Whether the seat to act may do this now."""
    if position.step == ROUND and actions.is_move(action):
        unit, end = actions.unpack_move(action)
        if end < actions.IN_BASE:
            return may_move(position, unit) and may_end(position, ends_of(position, unit), end)
    return action in position.listed


def may_move(position: Position, unit: Unit) -> bool:
    """Whether the card lets a unit name the end of a move, and it has not acted."""
    card = ACTION_CARDS[position.card]
    return card.names_ends and KIND[unit] in card.kinds and not position.used >> unit & 1


def may_end(position: Position, ends: Ends | None, hex_: Hex) -> bool:
    """Whether a hex is one of these and free."""
    if ends is None or hex_ >= len(position.at):
        return False
    return ends.has(hex_) and position.at[hex_] == EMPTY


def legal_moves(position: Position, unit: Unit) -> vec[i64]:
    """The moves of one unit in this round, ascending."""
    return moves(position, unit) if may_move(position, unit) else NOTHING


def as_list(position: Position) -> list[int]:
    """Every choice as a list for Python, ascending."""
    if len(position.offered) == 0:
        position.offered = listed_with_moves(position)
    return position.offered.copy()


def listed_with_moves(position: Position) -> list[Any]:
    """What is listed, and the moves that lead to a hex."""
    found: list[Any] = []
    listed = position.listed
    at = position.at
    before: i64 = 0
    for unit in movers(position):
        ends = ends_of(position, unit)
        if ends is not None:
            while before < len(listed) and listed[before] < actions.move(unit, 0):
                found.append(listed[before])
                before += 1
            numbers = actions.MOVES_OF[unit]
            found += [numbers[hex_] for hex_ in ends.hexes if at[hex_] == EMPTY]
    for place in range(before, len(listed)):
        found.append(listed[place])
    return found
