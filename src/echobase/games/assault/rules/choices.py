"""The choices of a seat: listed one by one, except the moves of a round that lead to a hex.

A unit's move is one decision, its end, so a round may offer more than a thousand. The ends depend
on the map, and who stands on them on the position: the moves are counted or picked out when
somebody wants to know, and become a list only for Python.
"""

from typing import Any, Final

from echobase.core.aliases import Action, Hex, Unit, i64
from echobase.core.rows import NOTHING, rank
from echobase.core.sides import EMPIRE
from echobase.core.vectors import append, vec
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import ACTION_CARDS, FIRES, HARPOONS, MOVES
from echobase.games.assault.rules.destinations import Ends
from echobase.games.assault.rules.event_cards import add_repairs
from echobase.games.assault.rules.fire import TargetTable, add_shots
from echobase.games.assault.rules.force import points_of
from echobase.games.assault.rules.harpoon import add_harpoons
from echobase.games.assault.rules.move import add_moves_inside, ends_of, moves
from echobase.games.assault.rules.position import BASE_BOX, EMPTY, Position
from echobase.games.assault.rules.steps import ROUND
from echobase.games.assault.rules.units import FIRST, KIND
from echobase.games.assault.rules.walker import add_walk, movement_points

ROOM_BITS: Final = 10
ROOM_MASK: Final = (1 << ROOM_BITS) - 1


def actors(position: Position) -> vec[i64]:
    """The units that the card names and that have not acted (A-ACTION-01, A-ACTION-04)."""
    place = position.place
    used = position.used
    found = vec[i64](capacity=24)
    for kind in ACTION_CARDS[position.card].kinds:
        for unit in range(FIRST[kind], FIRST[kind + 1]):
            here = place[unit]
            if (here >= 0 or here <= BASE_BOX) and not used >> unit & 1:
                found = append(found, unit)
    return found


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
        for unit in units:
            found = add_moves_inside(position, unit, found)
    if card.allows & FIRES and len(units) > 0:
        marks = TargetTable(position, card.side)
        for unit in units:
            found = add_shots(position, unit, marks, points_of(position, unit), found)
    return found


def begin_choices(position: Position) -> None:
    """List what the round offers now."""
    position.listed = list_round(position)
    position.rooms = NOTHING
    position.kept = True


def withdraw(position: Position, unit: Unit) -> None:
    """A unit acts, so its own choices are gone."""
    listed = vec[i64](capacity=len(position.listed))
    for action in position.listed:
        if actions.actor(action) != unit:
            listed = append(listed, action)
    position.listed = listed
    rooms = vec[i64](capacity=len(position.rooms))
    for room in position.rooms:
        if room >> ROOM_BITS != unit:
            rooms = append(rooms, room)
    position.rooms = rooms


def follow_move(position: Position, unit: Unit, start: Hex) -> None:
    """The choices of the round after a unit has moved from hex to hex.

    The others keep theirs, but the hex it left is now free and the one it entered is not.
    """
    end = position.place[unit]
    withdraw(position, unit)
    rooms = position.rooms
    for number in range(len(rooms)):
        ends = ends_of(position, rooms[number] >> ROOM_BITS)
        if ends is not None:
            if ends.there[start]:
                rooms[number] += 1
            if ends.there[end]:
                rooms[number] -= 1
    position.kept = True


def counted(position: Position) -> vec[i64]:
    """Each unit that may move and how many hexes it can move to, in one number."""
    if len(position.rooms) == 0:
        at = position.at
        found = vec[i64](capacity=24)
        for unit in movers(position):
            ends = ends_of(position, unit)
            if ends is not None:
                room: i64 = 0
                for hex_ in ends.hexes:
                    if at[hex_] == EMPTY:
                        room += 1
                found = append(found, unit << ROOM_BITS | room)
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
            return actions.move(unit, free_end(position, unit, number - before - passed))
        passed += room
    return listed[number - passed]


def free_end(position: Position, unit: Unit, number: i64) -> Hex:
    """The free hex with a number among those that a unit can move to."""
    ends = ends_of(position, unit)
    assert ends is not None
    at = position.at
    for hex_ in ends.hexes:
        if at[hex_] == EMPTY:
            if number == 0:
                return hex_
            number -= 1
    raise IndexError(number)


def is_forced(position: Position) -> bool:
    """Whether there is only one choice."""
    return len(position.listed) == 1 and not has_free_end(position)


def has_free_end(position: Position) -> bool:
    """Whether a unit can move to a hex in this round."""
    at = position.at
    for unit in movers(position):
        ends = ends_of(position, unit)
        if ends is not None:
            for hex_ in ends.hexes:
                if at[hex_] == EMPTY:
                    return True
    return False


def is_legal(position: Position, action: Action) -> bool:
    """Whether the seat to act may do this now."""
    if position.step == ROUND and actions.is_move(action):
        unit, end = actions.unpack_move(action)
        if end < actions.IN_BASE:
            return may_move(position, unit) and may_end(position, ends_of(position, unit), end)
    number = rank(position.listed, action)
    return number < len(position.listed) and position.listed[number] == action


def may_move(position: Position, unit: Unit) -> bool:
    """Whether the card lets a unit name the end of a move, and it has not acted."""
    card = ACTION_CARDS[position.card]
    return card.names_ends and KIND[unit] in card.kinds and not position.used >> unit & 1


def may_end(position: Position, ends: Ends | None, hex_: Hex) -> bool:
    """Whether a hex is one of these and free."""
    if ends is None or hex_ >= len(position.at):
        return False
    return ends.there[hex_] != 0 and position.at[hex_] == EMPTY


def legal_moves(position: Position, unit: Unit) -> vec[i64]:
    """The moves of one unit in this round, ascending."""
    return moves(position, unit) if may_move(position, unit) else NOTHING


def all_choices(position: Position) -> list[int]:
    """Every choice as a list for Python, ascending."""
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
    for number in range(before, len(listed)):
        found.append(listed[number])
    return found
