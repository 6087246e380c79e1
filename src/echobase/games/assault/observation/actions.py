"""The actions of Assault on Hoth as a dense range, the same for all maps as far as possible.

A unit moves at most five hexes, so a move is one of 90 steps away from its hex on any map.
Only Luke spends points, so actions that spend them need not name who does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import read_i16_le, read_i64_le

from echobase.core.aliases import Action, Unit
from echobase.core.sides import EMPIRE, NOBODY
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.force import ELIGIBLE
from echobase.games.assault.rules.map import Map, steps_away
from echobase.games.assault.rules.position import BASE_BOX, FORCE_POINTS
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.steps import DISPLACE
from echobase.games.assault.rules.units import (
    AT_ST,
    FIRST,
    HEAVY_TROOPER,
    KIND,
    LASER_TOWER,
    LIGHT_TROOPER,
    MOVEMENT_POINTS,
    SIDE,
    SPEEDER_1,
    SPEEDERS,
    TARGETS,
    UNITS,
    WALKERS,
    is_snowtrooper,
    is_trooper,
    is_walker,
)
from echobase.observation.action_space import NOTHING, Actions
from echobase.observation.observer import packed
from echobase.observation.sheet import Sheet

if TYPE_CHECKING:  # the compiler's name for a number that fits a register
    from mypy_extensions import i64

_SPAN: Final = range(-MOVEMENT_POINTS, MOVEMENT_POINTS + 1)
STEPS: Final[list[tuple[int, int]]] = [
    (q, r) for q in _SPAN for r in _SPAN if 0 < steps_away(q, r) <= MOVEMENT_POINTS
]
"""By number of a step: how it changes the axial coordinates of a unit."""


class AssaultActions(Actions):
    """The actions of an assault on one map: first what all maps share, then its own hexes."""

    def __init__(self, map_: Map) -> None:
        self._map = map_
        self._hex_at = {(map_.q[hex_], map_.r[hex_]): hex_ for hex_ in range(map_.hexes)}
        self._slots = [b""] * map_.hexes
        self._ends = [b""] * map_.hexes
        self._exits = map_.exits(map_.every_door()).hexes
        """Where Troopers may appear out of the Base."""
        self._exit_slots = self._by_hex({hex_: slot for slot, hex_ in enumerate(self._exits)})
        plain = [*range(actions.DAMAGE), *_harpoons(), *_shots()]
        by_luke = _by_luke(0)
        self._first_by_luke = len(plain)
        self._first_move = len(plain) + len(by_luke)
        self._lay_out_moves()
        self._first_hex = self._first_move + len(self._movers)
        hexes = range(map_.hexes)
        shared = {actions.DISPLACE + hex_: self._first_hex + hex_ for hex_ in hexes}
        for speeder in range(1, ELIGIBLE):
            for number, action in enumerate(_by_luke(speeder)):
                shared[action] = self._first_by_luke + number
        moves = [NOTHING] * len(self._movers)
        places = [actions.PLACE + place for place in (*hexes, actions.IN_BASE)]
        super().__init__([*plain, *by_luke, *moves, *places], shared)

    def _lay_out_moves(self) -> None:
        """Steps of every unit, then into the Base or aboard; finally ways out of the Base."""
        self._movers: list[int] = []
        """By move: the unit, or the first of the kind that leaves the Base."""
        self._move_slots: list[int] = []
        """By move: the number of the step, then of places that are not hexes, or of the exit."""
        self._first_of = [NOTHING] * UNITS
        """By unit: where its moves begin."""
        for unit in range(FIRST[AT_ST], UNITS):
            if KIND[unit] != LASER_TOWER:
                self._first_of[unit] = self._first_move + len(self._movers)
                self._add_moves(unit, len(STEPS) + _places_off_map(unit))
        self._first_exit = [NOTHING] * UNITS
        """By unit: where the ways of its kind out of the Base begin."""
        for kind in (LIGHT_TROOPER, HEAVY_TROOPER):
            for unit in range(FIRST[kind], FIRST[kind + 1]):
                self._first_exit[unit] = self._first_move + len(self._movers)
            self._add_moves(FIRST[kind], len(self._exits))

    def _add_moves(self, unit: Unit, slots: int) -> None:
        self._movers.extend([unit] * slots)
        self._move_slots.extend(range(slots))

    def _by_hex(self, slots: dict[int, int]) -> bytes:
        """By hex of the map: its slot, two bytes each."""
        return packed([slots.get(hex_, NOTHING) for hex_ in range(self._map.hexes)], "h")

    def _slots_from(self, start: int) -> bytes:
        """By hex of the map: the number of the step that leads there."""
        if not self._slots[start]:
            self._step_from(start)
        return self._slots[start]

    def _end(self, start: int, slot: int) -> int:
        """Where a step leads, or NOTHING when that is off the map."""
        if not self._ends[start]:
            self._step_from(start)
        return read_i16_le(self._ends[start], 2 * slot)

    def _step_from(self, start: int) -> None:
        """Compute where all steps from a hex lead."""
        q, r = self._map.q[start], self._map.r[start]
        ends = [self._hex_at.get((q + right, r + down), NOTHING) for right, down in STEPS]
        self._ends[start] = packed(ends, "h")
        reached = {end: slot for slot, end in enumerate(ends) if end != NOTHING}
        self._slots[start] = self._by_hex(reached)

    def place(self, state: State, number: int) -> int:
        """The place of an action of the engine, or NOTHING."""
        if not actions.is_move(number):
            return super().place(state, number)
        unit, end = actions.unpack_move(number)
        if end >= actions.IN_BASE:
            return self._first_of[unit] + _slot_off_map(unit, end)
        start = state.hex_of(unit)
        if start < 0:
            return self._first_exit[unit] + read_i16_le(self._exit_slots, 2 * end)
        return self._first_of[unit] + read_i16_le(self._slots_from(start), 2 * end)

    def number(self, state: State, place: int) -> int:
        """The engine's number of the action at a place, or NOTHING when there is none now."""
        if place < self._first_by_luke:
            return self.numbers[place]
        if place < self._first_move:
            return NOTHING if state.luke == NOBODY else _by_luke_of(state.luke, self.numbers[place])
        if place < self._first_hex:
            return self._move(state, place)
        displaced = actions.DISPLACE - actions.PLACE if state.step == DISPLACE else 0
        return self.numbers[place] + displaced

    def _move(self, state: State, place: int) -> int:
        unit = self._movers[place - self._first_move]
        slot = self._move_slots[place - self._first_move]
        if place >= self._first_exit[FIRST[LIGHT_TROOPER]]:
            return self._way_out(state, unit, slot)
        if slot >= len(STEPS):
            return actions.move(unit, _end_off_map(unit, slot))
        start = state.hex_of(unit)
        end = NOTHING if start < 0 else self._end(start, slot)
        return NOTHING if end == NOTHING else actions.move(unit, end)

    def _way_out(self, state: State, first: int, slot: int) -> int:
        """Of identical units in the Base Box only one is named."""
        for unit in range(first, FIRST[KIND[first] + 1]):
            if state.place[unit] == BASE_BOX and not state.used >> unit & 1:
                return actions.move(unit, self._exits[slot])
        return NOTHING

    def mark(self, state: State, mask: Sheet) -> None:
        """Write 1 for every action that is legal now, on a blank sheet."""
        places = self._places
        mover: i64 = NOTHING
        first: i64 = 0
        slots = b""
        for number in list(state.actions()):
            at: i64 = number
            if at < actions.MOVE or at >= actions.FIRE:
                mask[read_i64_le(places, 8 * at)] = 1
                continue
            at -= actions.MOVE
            unit: i64 = at >> actions.PLACE_BITS
            end: i64 = at - (unit << actions.PLACE_BITS)
            if end >= actions.IN_BASE:
                mask[self.place(state, number)] = 1
                continue
            if unit != mover:
                mover = unit
                start = state.hex_of(unit)
                if start < 0:
                    first, slots = self._first_exit[unit], self._exit_slots
                else:
                    first, slots = self._first_of[unit], self._slots_from(start)
            slot: int = read_i16_le(slots, 2 * end)
            mask[first + slot] = 1


def _places_off_map(unit: Unit) -> int:
    """How many places that are not hexes a unit may go to: Walkers to mount, or the Base Box."""
    if is_snowtrooper(unit):
        return WALKERS
    return 1 if is_trooper(unit) else 0


def _slot_off_map(unit: Unit, end: int) -> int:
    return len(STEPS) + end - (actions.ABOARD if is_snowtrooper(unit) else actions.IN_BASE)


def _end_off_map(unit: Unit, slot: int) -> int:
    return slot - len(STEPS) + (actions.ABOARD if is_snowtrooper(unit) else actions.IN_BASE)


def _harpoons() -> list[int]:
    """Every speeder at every Walker."""
    pairs = [(speeder, walker) for speeder in range(SPEEDERS) for walker in range(WALKERS)]
    return [actions.harpoon(speeder, walker, 0) for speeder, walker in pairs]


def _shots() -> list[int]:
    """Everybody at every enemy; a card helps Walkers and Rebels."""
    found: list[int] = []
    for firer in range(UNITS):
        helped = is_walker(firer) or SIDE[firer] != EMPIRE
        for target in range(TARGETS):
            if SIDE[firer] != SIDE[target]:
                found.append(actions.fire(firer, target, 0, False))
                if helped:
                    found.append(actions.fire(firer, target, 0, True))
    return found


def _by_luke(speeder: int) -> list[int]:
    """What Luke can do with points if this speeder is his."""
    found: list[int] = []
    for points in range(1, FORCE_POINTS + 1):
        found.extend([actions.harpoon(speeder, walker, points) for walker in range(WALKERS)])
        for target in range(SPEEDER_1):
            found.append(actions.fire(SPEEDER_1 + speeder, target, points, False))
            found.append(actions.fire(SPEEDER_1 + speeder, target, points, True))
    return found


def _by_luke_of(speeder: int, action: Action) -> int:
    """Turns an action of Luke in speeder 0 into one of Luke in another."""
    if actions.is_fire(action):
        _, target, points, card = actions.unpack_fire(action)
        return actions.fire(SPEEDER_1 + speeder, target, points, card)
    _, walker, points = actions.unpack_harpoon(action)
    return actions.harpoon(speeder, walker, points)
