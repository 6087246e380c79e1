"""Assault on Hoth as arrays: rows by columns of the map by planes, and a vector of facts."""

from typing import Final

import numpy as np

from echobase.assault.cards import ACTION_CARDS, EVENT_CARDS, HELD_CARDS
from echobase.assault.map import FACINGS, TERRAIN
from echobase.assault.steps import STEPS
from echobase.assault.units import KINDS, NAMES, SPEEDER_1, SPEEDERS, UNITS, WALKERS
from echobase.assault.view import UnitView, View
from echobase.core.sides import SIDES
from echobase.envs.observation import Board, Facts, Names

ON_MAP_KINDS: Final = KINDS[:8]
OFF_MAP: Final = ("base", "displaced", "destroyed", "box")
NUMBER: Final = {name: int(name.lstrip("WALHST")) for name in NAMES[:UNITS]}
"""By name of a unit: its number among those of its kind."""
MOST: Final = 32767


class AssaultObserver:
    """Keeps `Observer`; made for the map of a first view, because maps differ in size."""

    def __init__(self, view: View) -> None:
        names = Names()
        self._terrain = names.group("terrain", TERRAIN[1:])
        features = ("base_entry", "power_grid", "shield_generator")
        self._feature = names.group("feature", features)
        self._sector = names.group("sector", ("imperial", "rebel_3", "rebel_4"))
        self._south = names.one("south_of_forward_line")
        self._number = names.group("number", ON_MAP_KINDS)
        self._facing = names.group("facing", FACINGS)
        self._damage = names.group("damage", ("blaster", "legs", "body", "gunner"))
        self._flags = names.group("unit", ("used", "hotshot", "luke", "carried"))
        self._roles = names.group("role", ("placing", "moving", "firer", "target"))
        self.planes = names.names
        self.shape = (view.rows, view.columns, len(self.planes))
        self._first = {
            f"{column + 1:02}{row + 1:02}": (row * view.columns + column) * len(self.planes)
            for row in range(view.rows)
            for column in range(view.columns)
        }
        """By label (CCRR from 01): where the planes of a hex begin in the flat board."""
        self._ground = self._fixed_planes(view)
        self._lay_out_facts()

    def _lay_out_facts(self) -> None:
        units = NAMES[:UNITS]
        names = Names()
        self._me = names.group("my_side", SIDES)
        self._my_choice = names.one("to_act_is_me")
        self._to_act = names.group("to_act", SIDES)
        self._step = names.group("step", (*STEPS, "over"))
        self._turn = names.one("turn")
        self._round = names.one("round")
        self._card = names.group("card", [card.key for card in ACTION_CARDS])
        self._active = names.group("active", SIDES)
        self._points = names.one("walker_points")
        self._field = names.one("field_of_fire")
        self._grid = names.one("grid_stands")
        self._luke = names.group("luke", NAMES[SPEEDER_1 : SPEEDER_1 + SPEEDERS])
        self._revealed = names.one("luke_revealed")
        self._force = names.one("force")
        self._raised = names.one("armour_raised")
        self._held = names.group("held", [EVENT_CARDS[card] for card in HELD_CARDS])
        self._action_deck = names.group("action_deck", [card.key for card in ACTION_CARDS])
        self._event_deck = names.group("event_deck", EVENT_CARDS)
        self._transports = names.one("transports")
        self._reshuffled = names.one("reshuffled")
        self._shot = names.group("shot", ("dice", "armour", "harpoon"))
        self._place = {where: names.group(where, units) for where in (*OFF_MAP, "aboard")}
        self._used = names.group("used", units)
        self._placing = names.group("placing", units)
        self._arrives = names.group("arrives", units)
        self.facts = names.names

    def _fixed_planes(self, view: View) -> Board:
        """What never changes on this map."""
        ground = np.zeros(self.shape, np.int8)
        ground[view.first_row_south - 1 :, :, self._south] = 1
        flat = ground.reshape(-1)
        for label, terrain in view.terrain.items():
            flat[self._first[label] + self._terrain[terrain]] = 1
        for label, feature in view.features.items():
            flat[self._first[label] + self._feature[feature]] = 1
        for sector, labels in view.sectors.items():
            for label in labels:
                flat[self._first[label] + self._sector[sector]] = 1
        return ground

    def observe(self, view: View) -> tuple[Board, Facts]:
        """The board and the vector of one seat or, without a seat, of a spectator."""
        board = self._ground.copy()
        flat = board.reshape(-1)
        facts = np.zeros(len(self.facts), np.int16)
        on_map: dict[int, int] = {}
        told: dict[int, int] = {}
        places: dict[str, int] = {}
        for unit in view.units:
            if unit.used:
                told[self._used[unit.unit]] = 1
            place = self._first.get(unit.place)
            if place is not None:
                places[unit.unit] = place
                self._add_unit(unit, place, on_map)
            elif unit.place in self._place:
                told[self._place[unit.place][unit.unit]] = 1
            else:
                told[self._place["aboard"][unit.unit]] = int(unit.place[1:])
        self._add_roles(view, places, on_map)
        self._add_facts(view, told)
        flat[list(on_map)] = list(on_map.values())
        facts[list(told)] = list(told.values())
        return board, facts

    def _add_unit(self, unit: UnitView, place: int, found: dict[int, int]) -> None:
        """The kind of a unit as its number, because actions name single units."""
        found[place + self._number[unit.kind]] = NUMBER[unit.unit]
        if unit.used:
            found[place + self._flags["used"]] = 1
        if unit.facing:
            found[place + self._facing[unit.facing]] = 1
            found[place + self._damage["blaster"]] = unit.blaster
            found[place + self._damage["legs"]] = unit.legs
        found[place + self._damage["body"]] = unit.body
        if unit.gunner:
            found[place + self._damage["gunner"]] = unit.gunner
        if unit.hotshot:
            found[place + self._flags["hotshot"]] = 1

    def _add_roles(self, view: View, places: dict[str, int], found: dict[int, int]) -> None:
        if view.luke.unit in places:
            found[places[view.luke.unit] + self._flags["luke"]] = 1
        shot = view.shot
        roles = {
            "placing": view.placing,
            "moving": view.moving,
            "firer": shot.firer if shot else "",
            "target": shot.target if shot else "",
        }
        for role, name in roles.items():
            if name in places:
                found[places[name] + self._roles[role]] = 1
        for unit in view.units[WALKERS:]:
            if unit.place in places:
                carrier = places[unit.place] + self._flags["carried"]
                found[carrier] = found.get(carrier, 0) + 1

    def _add_facts(self, view: View, found: dict[int, int]) -> None:
        if view.seat is not None:
            found[self._me[SIDES[view.seat]]] = 1
            found[self._my_choice] = int(view.to_act == view.seat)
        if view.to_act >= 0:
            found[self._to_act[SIDES[view.to_act]]] = 1
        found[self._step[view.step]] = 1
        found[self._turn] = min(view.turn, MOST)
        found[self._round] = view.round
        if view.card:
            found[self._card[view.card]] = 1
        if view.active:
            found[self._active[view.active]] = 1
        found[self._points] = view.points
        found[self._field] = view.field_of_fire
        found[self._grid] = int(view.grid_stands)
        if view.luke.unit:
            found[self._luke[view.luke.unit]] = 1
        found[self._revealed] = int(view.luke.revealed)
        found[self._force] = view.luke.force
        found[self._raised] = view.luke.raised
        for cards in view.held.values():
            for card in cards:
                found[self._held[card]] = 1
        for card, count in view.action_deck.items():
            found[self._action_deck[card]] = count
        for card, count in view.event_deck.items():
            found[self._event_deck[card]] = count
        found[self._transports] = view.transports
        found[self._reshuffled] = int(view.reshuffled)
        if view.shot is not None:
            found[self._shot["dice"]] = view.shot.dice
            found[self._shot["armour"]] = view.shot.armour
            found[self._shot["harpoon"]] = int(view.shot.harpoon)
        if view.placing:
            found[self._placing[view.placing]] = 1
        for name in view.arrivals:
            found[self._arrives[name]] = 1
