"""Assault on Hoth as arrays: rows by columns of the map by planes, and a vector of facts.

Compiled and straight from the position, because making a view first takes ten times as long.
Only what the view of the seat shows may be read; tests compare every entry with the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import read_i64_le

from echobase.core.aliases import Seat, Unit
from echobase.core.masks import each
from echobase.core.sides import NOBODY, SIDES
from echobase.games.assault.rules.cards import ACTION_CARDS, EVENT_CARDS, HELD_CARDS, NO_CARD
from echobase.games.assault.rules.fire import armour
from echobase.games.assault.rules.hidden import knows_luke
from echobase.games.assault.rules.map import CLEAR, FACINGS, TERRAIN, Map
from echobase.games.assault.rules.position import ABOARD, RESERVE
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.steps import SHOT_STEPS, STEPS
from echobase.games.assault.rules.units import (
    FIRST,
    KIND,
    KINDS,
    NAMES,
    SPEEDER_1,
    SPEEDERS,
    UNITS,
    is_speeder,
    is_walker,
)
from echobase.observation.observer import Names, Observer, even, few, packed, put
from echobase.observation.sheet import Sheet

if TYPE_CHECKING:  # the compiler's name for a number that fits a register
    from mypy_extensions import i64

ON_MAP_KINDS: Final = KINDS[:8]
OFF_MAP: Final = ("box", "destroyed", "base", "displaced")
"""Places that are not hexes, from RESERVE downwards."""


class AssaultObserver(Observer):
    """Turns positions on one map into arrays; maps differ in size."""

    def __init__(self, map_: Map) -> None:
        names = Names(0)
        self._terrain = names.group("terrain", TERRAIN[1:])
        self._entry = names.one("feature:base_entry")
        self._grid = names.one("feature:power_grid")
        self._generator = names.one("feature:shield_generator")
        self._sector = names.group("sector", ("imperial", "rebel_3", "rebel_4"))
        self._south = names.one("south_of_forward_line")
        self._number = names.group("number", ON_MAP_KINDS)
        self._facing = names.group("facing", FACINGS)
        self._blaster = names.one("damage:blaster")
        self._legs = names.one("damage:legs")
        self._body = names.one("damage:body")
        self._gunner = names.one("damage:gunner")
        self._used = names.one("unit:used")
        self._hotshot = names.one("unit:hotshot")
        self._luke = names.one("unit:luke")
        self._carried = names.one("unit:carried")
        self._placing = names.one("role:placing")
        self._moving = names.one("role:moving")
        self._firer = names.one("role:firer")
        self._target = names.one("role:target")
        self.planes = names.names
        self.shape = (map_.rows, map_.columns, len(self.planes))
        cells = [map_.row(hex_) * map_.columns + hex_ // map_.rows for hex_ in range(map_.hexes)]
        self._cells = packed([cell * len(self.planes) for cell in cells], "q")
        """By hex: where its planes begin in the flat board."""
        self._kind: list[int] = [self._number + KIND[unit] for unit in range(UNITS)]
        """By unit: the plane of its kind."""
        self._within: list[int] = [unit - FIRST[KIND[unit]] + 1 for unit in range(UNITS)]
        """By unit: its number among its kind, which is what that plane shows."""
        self._lay_out_facts(map_.hexes)
        self.ground = self._fixed_planes(map_)

    def _fixed_planes(self, map_: Map) -> bytes:
        """What never changes on this map."""
        ground = bytearray(2 * (self._me + len(self.facts)))
        for hex_, terrain in enumerate(map_.terrain):
            if terrain != CLEAR:
                ground[self._first(hex_) + self._terrain + terrain - 1] = 1
            if map_.row(hex_) >= map_.first_row_south:
                ground[self._first(hex_) + self._south] = 1
        sectors = [map_.imperial_sector, map_.sector_3, map_.sector_4]
        for number, sector in enumerate(sectors):
            for hex_ in sector:
                ground[self._first(hex_) + self._sector + number] = 1
        for hex_ in map_.entries:
            ground[self._first(hex_) + self._entry] = 1
        ground[self._first(map_.grid) + self._grid] = 1
        ground[self._first(map_.generator) + self._generator] = 1
        return bytes(ground)

    def _first(self, hex_: i64) -> i64:
        """Where the planes of a hex begin in the flat board."""
        return read_i64_le(self._cells, 8 * hex_)

    def _lay_out_facts(self, hexes: int) -> None:
        units = NAMES[:UNITS]
        names = Names(even(hexes * len(self.planes)) // 2)
        self._me = names.group("my_side", SIDES)
        self._my_choice = names.one("to_act_is_me")
        self._to_act = names.group("to_act", SIDES)
        self._step = names.group("step", STEPS)
        self._over = names.one("step:over")
        self._turn = names.one("turn")
        self._round = names.one("round")
        self._card = names.group("card", [card.key for card in ACTION_CARDS])
        self._active = names.group("active", SIDES)
        self._points = names.one("walker_points")
        self._field = names.one("field_of_fire")
        self._grid_stands = names.one("grid_stands")
        self._luke_flies = names.group("luke", NAMES[SPEEDER_1 : SPEEDER_1 + SPEEDERS])
        self._revealed = names.one("luke_revealed")
        self._force = names.one("force")
        self._raised = names.one("armour_raised")
        self._held = names.group("held", [EVENT_CARDS[card] for card in HELD_CARDS])
        self._action_deck = names.group("action_deck", [card.key for card in ACTION_CARDS])
        self._event_deck = names.group("event_deck", EVENT_CARDS)
        self._transports = names.one("transports")
        self._reshuffled = names.one("reshuffled")
        self._dice = names.one("shot:dice")
        self._armour = names.one("shot:armour")
        self._harpoon = names.one("shot:harpoon")
        self._off_map = names.group(OFF_MAP[0], units)
        for place in OFF_MAP[1:]:
            names.group(place, units)
        self._aboard = names.group("aboard", units)
        self._has_acted = names.group("used", units)
        self._is_placing = names.group("placing", units)
        self._arrives = names.group("arrives", units)
        self.facts = names.names
        self.offset = 2 * self._me

    def describe(self, state: State, seat: Seat, seen: Sheet) -> None:
        used: i64 = state.used
        for unit, place in enumerate(state.place):
            if place >= 0:
                self._add_unit(state, unit, self._first(place), seen)
            elif place <= ABOARD:
                self._add_passenger(state, unit, ABOARD - place, seen)
            else:
                put(seen, self._off_map + (RESERVE - place) * UNITS + unit, 1)
            if used >> unit & 1:
                self._mark(state, unit, self._used, seen)
                put(seen, self._has_acted + unit, 1)
        self._add_roles(state, seen)
        if knows_luke(state, seat) and state.luke != NOBODY:
            put(seen, self._luke_flies + state.luke, 1)
            self._mark(state, SPEEDER_1 + state.luke, self._luke, seen)
        self._add_whose_choice(state, seat, seen)
        self._add_cards(state, seen)
        self._add_facts(state, seen)

    def _add_unit(self, state: State, unit: Unit, place: i64, seen: Sheet) -> None:
        """The kind of a unit, as its number, because actions name single units."""
        seen[place + self._kind[unit]] = self._within[unit]
        if is_walker(unit):
            seen[place + self._facing + state.facing[unit]] = 1
            seen[place + self._blaster] = few(state.blaster[unit])
            seen[place + self._legs] = few(state.legs[unit])
            seen[place + self._body] = few(state.body[unit])
        elif is_speeder(unit):
            speeder = unit - SPEEDER_1
            seen[place + self._body] = few(state.hull[speeder])
            seen[place + self._gunner] = few(state.gunner[speeder])
            seen[place + self._hotshot] = 1 if state.hotshot == speeder else 0

    def _add_passenger(self, state: State, unit: Unit, walker: int, seen: Sheet) -> None:
        put(seen, self._aboard + unit, walker + 1)
        carrier = state.place[walker]
        if carrier >= 0:
            plane = self._first(carrier) + self._carried
            seen[plane] = seen[plane] + 1

    def _add_roles(self, state: State, seen: Sheet) -> None:
        self._mark(state, state.placing, self._placing, seen)
        self._mark(state, state.walker, self._moving, seen)
        if state.winner == NOBODY and state.step in SHOT_STEPS:
            self._mark(state, state.firer, self._firer, seen)
            self._mark(state, state.target, self._target, seen)

    def _mark(self, state: State, unit: Unit, plane: i64, seen: Sheet) -> None:
        """Installations have planes of their own; nobody and units off the map have none."""
        if 0 <= unit < UNITS and state.place[unit] >= 0:
            seen[self._first(state.place[unit]) + plane] = 1

    def _add_whose_choice(self, state: State, seat: Seat, seen: Sheet) -> None:
        to_act = state.to_act()
        put(seen, self._me + seat, 1)
        if to_act >= 0:
            put(seen, self._my_choice, 1 if to_act == seat else 0)
            put(seen, self._to_act + to_act, 1)
        put(seen, self._step + state.step if state.winner == NOBODY else self._over, 1)

    def _add_cards(self, state: State, seen: Sheet) -> None:
        if state.card != NO_CARD:
            put(seen, self._card + state.card, 1)
            side = ACTION_CARDS[state.card].side
            if side != NOBODY:
                put(seen, self._active + side, 1)
        for number, card in enumerate(HELD_CARDS):
            if state.holds(card):
                put(seen, self._held + number, 1)
        for card, copies in enumerate(state.action_deck):
            if copies:
                put(seen, self._action_deck + card, copies)
        for card, copies in enumerate(state.event_deck):
            if copies:
                put(seen, self._event_deck + card, copies)

    def _add_facts(self, state: State, seen: Sheet) -> None:
        put(seen, self._turn, state.turn)
        put(seen, self._round, state.round)
        put(seen, self._points, state.points)
        put(seen, self._field, state.setting.field_of_fire)
        put(seen, self._grid_stands, 1 if state.grid_stands else 0)
        put(seen, self._revealed, 1 if state.revealed else 0)
        put(seen, self._force, state.force)
        put(seen, self._raised, state.raised)
        put(seen, self._transports, state.transports())
        put(seen, self._reshuffled, 1 if state.reshuffled else 0)
        if state.winner == NOBODY and state.step in SHOT_STEPS:
            put(seen, self._dice, state.dice)
            put(seen, self._armour, armour(state, state.target))
            put(seen, self._harpoon, 1 if state.harpooning else 0)
        if state.placing != NOBODY:
            put(seen, self._is_placing + state.placing, 1)
        for unit in each(state.arrivals):
            put(seen, self._arrives + unit, 1)
