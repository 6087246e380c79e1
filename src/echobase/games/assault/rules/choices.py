"""The choices of a seat: listed one by one, except the moves of a round that lead to a hex.

A unit's move is one decision, its end, so a round may offer more than a thousand. The ends depend
on the map, and who stands on them on the position: the moves are counted, and found one by one
(round_actions.py).
"""

from typing import Final

from echobase.core.aliases import Action, Hex, Unit, i64
from echobase.core.masks import BIT, size
from echobase.core.rows import NOTHING, row
from echobase.core.sequences import ActionSequence, RowOfActions
from echobase.core.sides import EMPIRE
from echobase.core.vectors import append, vec
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import ACTION_CARDS, FIRES, HARPOONS, MOVES, ActionCard
from echobase.games.assault.rules.destinations import BITS, Ends
from echobase.games.assault.rules.event_cards import add_repairs
from echobase.games.assault.rules.fire import TargetTable, add_shots, has_enemy_near
from echobase.games.assault.rules.force import points_of
from echobase.games.assault.rules.harpoon import add_harpoons
from echobase.games.assault.rules.move import add_moves_inside, ends_of, inside, moves
from echobase.games.assault.rules.position import EMPTY, Position
from echobase.games.assault.rules.round_actions import RoundActions, round_choice
from echobase.games.assault.rules.steps import ROUND
from echobase.games.assault.rules.units import SPEEDER_1, UNITS, is_speeder, is_walker
from echobase.games.assault.rules.walker import add_walk, movement_points


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


def may_act(position: Position, unit: Unit) -> bool:
    """Whether a unit that the card names is in play and has not acted (A-ACTION-01, -04)."""
    return not position.used >> unit & 1 and position.in_play(unit)


def actors(position: Position) -> vec[i64]:
    """The units that may act in this round."""
    card = ACTION_CARDS[position.card]
    return vec[i64]([unit for unit in range(card.first, card.last) if may_act(position, unit)])


def list_round(position: Position) -> vec[i64]:
    """What the active player may do now, DONE first, without the moves that lead to a hex."""
    card = ACTION_CARDS[position.card]
    found = append(vec[i64](capacity=8), actions.DONE)
    if card.side == EMPIRE:
        found = add_repairs(position, found)
    if card.allows & HARPOONS:
        for unit in range(card.first, card.last):
            if may_act(position, unit):
                found = add_harpoons(position, unit, found)
    if card.names_ends:
        doors = inside(position, card.first)
        for unit in range(card.first, card.last if doors else 0):
            if may_act(position, unit):
                found = add_moves_inside(position, unit, doors, found)
    elif card.allows & MOVES:
        for walker in range(card.first, card.last):
            if may_act(position, walker):
                points = movement_points(position, walker)
                found = add_walk(position, walker, points, found)
    if card.allows & FIRES:
        found = add_all_shots(position, card, found)
    return found


def add_all_shots(position: Position, card: ActionCard, found: vec[i64]) -> vec[i64]:
    """Add the shots of all units that may act."""
    marks: TargetTable | None = None
    for unit in range(card.first, card.last):
        if may_act(position, unit):
            points = points_of(position, unit)
            if has_enemy_near(position, unit, points):
                if marks is None:
                    marks = TargetTable(position, card.side)
                found = add_shots(position, unit, marks, points, found)
    return found


def begin_choices(position: Position) -> None:
    """Find out what the round offers now."""
    position.offer(list_round(position))
    if ACTION_CARDS[position.card].names_ends:
        offer_moves(position)
    position.kept = True


def offer_moves(position: Position) -> None:
    """Find out who may move to a hex, and how many hexes are free for each."""
    card = ACTION_CARDS[position.card]
    taken = position.taken
    words: i64 = len(taken)
    movers = vec[i64](capacity=24)
    rooms = vec[i64](capacity=24)
    every_end = vec[i64]([0] * (words * (card.last - card.first)))
    first: i64 = 0
    room: i64 = 0
    for unit in range(card.first, card.last):
        ends = ends_of(position, unit) if may_act(position, unit) else None
        if ends is not None:
            free: i64 = 0
            own_ends = ends.words
            for word in range(words):
                if own_ends[word]:
                    every_end[first + word] = own_ends[word]
                    free += size(own_ends[word] & ~taken[word])
            movers = append(movers, unit)
            rooms = append(rooms, free)
            room += free
            first += words
    position.offer_moves(movers, every_end, rooms, room)


def withdraw(position: Position, unit: Unit) -> None:
    """A unit acts, so its own choices are gone."""
    if len(position.listed) > 1:
        own = 6 * unit
        near, no_near = OWN[own], OWN[own + 1]
        ends, no_ends = OWN[own + 2], OWN[own + 3]
        shots, no_shots = OWN[own + 4], OWN[own + 5]
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
    position.own_rooms()
    for number in range(len(position.movers)):
        if position.movers[number] == unit:
            position.room -= position.rooms[number]
            position.rooms[number] = 0


def follow_move(position: Position, unit: Unit, start: Hex) -> None:
    """The choices of the round after a unit has moved from hex to hex.

    The others keep theirs, but the hex it left is now free and the one it entered is not.
    """
    withdraw(position, unit)
    end = position.place[unit]
    start_word, start_bit = start // BITS, BIT[start % BITS]
    end_word, end_bit = end // BITS, BIT[end % BITS]
    movers, ends, rooms = position.movers, position.ends, position.rooms
    words: i64 = len(position.taken)
    used = position.used
    room = position.room
    for number in range(len(movers)):
        if not used >> movers[number] & 1:
            first = number * words
            if ends[first + start_word] & start_bit:
                rooms[number] += 1
                room += 1
            if ends[first + end_word] & end_bit:
                rooms[number] -= 1
                room -= 1
    position.room = room
    position.kept = True


def count(position: Position) -> i64:
    """How many choices the seat to act has."""
    return len(position.listed) + position.room


def choice(position: Position, number: i64) -> Action:
    """The choice with a number, counted from 0 in ascending order."""
    listed = position.listed
    if position.room == 0:
        return listed[number]
    movers, ends, rooms = position.movers, position.ends, position.rooms
    return round_choice(listed, movers, ends, rooms, position.taken, number)


def sequence(position: Position) -> ActionSequence:
    """All choices, ascending, for Python."""
    listed = position.listed
    if position.room == 0:
        return RowOfActions(listed)
    position.share_rooms()
    movers, ends, rooms = position.movers, position.ends, position.rooms
    return RoundActions(listed, movers, ends, rooms, position.room, position.taken[:])


def is_forced(position: Position) -> bool:
    """Whether there is only one choice."""
    return position.room == 0 and len(position.listed) == 1


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
    named = card.names_ends and card.first <= unit < card.last
    return named and not position.used >> unit & 1


def may_end(position: Position, ends: Ends | None, hex_: Hex) -> bool:
    """Whether a hex is one of these and free."""
    if ends is None or hex_ >= len(position.at):
        return False
    return ends.has(hex_) and position.at[hex_] == EMPTY


def legal_moves(position: Position, unit: Unit) -> vec[i64]:
    """The moves of one unit in this round, ascending."""
    return moves(position, unit) if may_move(position, unit) else NOTHING
