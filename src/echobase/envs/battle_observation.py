"""Battle of Hoth as arrays: 7 rows (A to G) by 10 columns by planes, and a vector of facts."""

from typing import Final

import numpy as np

from echobase.battle import data
from echobase.battle.board import COLUMN, LABELS, ROW, SECTIONS
from echobase.battle.cards import SUPPORTS
from echobase.battle.dice import LETTERS
from echobase.battle.scenario import OBJECTIVE_TYPES
from echobase.battle.steps import STEPS
from echobase.battle.terrain import STRUCTURES, TERRAIN
from echobase.battle.units import BADGES, CLASSES
from echobase.battle.view import SeatView, View
from echobase.core.sides import SIDES
from echobase.envs.observation import Board, Facts, Names

ROWS: Final = 7
COLUMNS: Final = 10
SEATS: Final = 4
"""Places in the vector for the cards of seats; those of missing seats stay 0."""
ARRIVALS: Final = 4
MOST: Final = 32767


def _deck() -> list[str]:
    """Every command card by its key, both sides together."""
    return list(data.printed().cards)


class BattleObserver:
    """Keeps `Observer`; the same layout for every scenario and number of seats."""

    def __init__(self, view: View) -> None:
        kinds = list(data.printed().units)
        names = Names()
        self._hex = names.one("hex")
        self._terrain = names.group("terrain", TERRAIN[1:])
        self._structure = names.group("structure", STRUCTURES)
        self._objective = names.group("objective", OBJECTIVE_TYPES)
        self._held = names.group("held", SIDES)
        self._exit = names.group("exit", SIDES)
        self._figures = names.group("figures", kinds)
        self._missing = names.one("figures_lost")
        self._badge = names.group("badge", BADGES[1:])
        self._flags = names.group("unit", ("moving", "ordered", "moved", "attacked", "carries"))
        self._attack = names.group("attack", ("attacker", "target"))
        self.planes = names.names
        self.shape = (ROWS, COLUMNS, len(self.planes))
        self._first = {
            label: (ROW[hex_] * COLUMNS + COLUMN[hex_] - 1) * len(self.planes)
            for hex_, label in enumerate(LABELS)
        }
        """By label: where the planes of a hex begin in the flat board."""
        self._ground = self._fixed_planes(view)
        self._lay_out_facts(kinds)

    def _fixed_planes(self, view: View) -> Board:
        """What never changes in this scenario."""
        ground = np.zeros(self.shape, np.int8)
        flat = ground.reshape(-1)
        flat[[place + self._hex for place in self._first.values()]] = 1
        for label, terrain in view.terrain.items():
            flat[self._first[label] + self._terrain[terrain]] = 1
        return ground

    def _lay_out_facts(self, kinds: list[str]) -> None:
        cards = _deck()
        seats = range(SEATS)
        names = Names()
        self._me = names.group("me", seats)
        self._my_side = names.group("my_side", SIDES)
        self._my_choice = names.one("to_act_is_me")
        self._to_act = names.group("to_act", seats)
        self._step = names.group("step", (*STEPS, "over"))
        self._active = names.group("active", SIDES)
        self._active_seat = names.group("active_seat", seats)
        self._turns = names.group("turns", SIDES)
        self._medals = names.group("medals", SIDES)
        self._medals_to_win = names.group("medals_to_win", SIDES)
        self._fallen = names.group("fallen", kinds)
        self._due = names.group("due", range(ARRIVALS))
        self._charges = names.one("charges")
        self._support = names.group("support", SUPPORTS)
        self._chosen = names.group("chosen", (*SECTIONS, *CLASSES))
        self._played = names.group("played", cards)
        self._dice = names.one("dice")
        self._retreats = names.one("retreats")
        self._faces = names.group("face", LETTERS)
        self._cards = [names.one(f"seat_{seat}:cards") for seat in seats]
        self._deck = [names.one(f"seat_{seat}:deck") for seat in seats]
        self._hand = [names.group(f"seat_{seat}:hand", cards) for seat in seats]
        self._known = [names.group(f"seat_{seat}:known", cards) for seat in seats]
        self._discard = [names.group(f"seat_{seat}:discard", cards) for seat in seats]
        self.facts = names.names

    def observe(self, view: View) -> tuple[Board, Facts]:
        """The board and the vector of one seat or, without a seat, of a spectator."""
        return self._board(view), self._vector(view)

    def _board(self, view: View) -> Board:
        board = self._ground.copy()
        flat = board.reshape(-1)
        first = self._first
        found: dict[int, int] = {}
        for label, structure in view.structures.items():
            found[first[label] + self._structure[structure]] = 1
        for objective in view.objectives:
            for label in objective.hexes:
                found[first[label] + self._objective[objective.type]] = objective.medals or 1
                if objective.held_by in self._held:
                    found[first[label] + self._held[objective.held_by]] = 1
        for way_out in view.exits:
            for label in way_out.hexes:
                found[first[label] + self._exit[way_out.side]] = way_out.medals or 1
        self._add_units(view, found)
        for role, plane in self._attack.items():
            label = str(view.attack.get(role, ""))
            if label:
                found[first[label] + plane] = 1
        flat[list(found)] = list(found.values())
        return board

    def _add_units(self, view: View, found: dict[int, int]) -> None:
        flags = self._flags
        for unit in view.units:
            place = self._first[unit.hex]
            found[place + self._figures[unit.kind]] = unit.figures
            found[place + self._missing] = unit.full - unit.figures
            if unit.badge:
                found[place + self._badge[unit.badge]] = 1
            if unit.ordered:
                found[place + flags["ordered"]] = 1
            if unit.moved:
                found[place + flags["moved"]] = 1
            if unit.attacked:
                found[place + flags["attacked"]] = 1
            if unit.moving:
                found[place + flags["moving"]] = 1
            if unit.carries:
                found[place + flags["carries"]] = 1

    def _vector(self, view: View) -> Facts:
        facts = np.zeros(len(self.facts), np.int16)
        found: dict[int, int] = {self._step[view.step]: 1, self._active[view.active]: 1}
        if view.seat is not None:
            found[self._me[view.seat]] = 1
            found[self._my_side[view.seats[view.seat].side]] = 1
            found[self._my_choice] = int(view.to_act == view.seat)
        if view.to_act >= 0:
            found[self._to_act[view.to_act]] = 1
        found[self._active_seat[view.active_seat]] = 1
        for side in SIDES:
            found[self._turns[side]] = min(view.turns[side], MOST)
            found[self._medals[side]] = view.medals[side]
            found[self._medals_to_win[side]] = view.medals_to_win[side]
        for kind, count in view.fallen.items():
            found[self._fallen[kind]] = count
        for number, count in enumerate(view.due[:ARRIVALS]):
            found[self._due[number]] = count
        found[self._charges] = view.charges
        for card in view.support:
            found[self._support[card]] = 1
        for card in view.played:
            found[self._played[card]] = 1
        if view.chosen:
            found[self._chosen[view.chosen]] = 1
        if view.attack:
            found[self._dice] = int(view.attack["dice"])
            found[self._retreats] = int(view.attack["retreats"])
            for letter in str(view.attack["faces"]).strip("-"):
                face = self._faces[letter]
                found[face] = found.get(face, 0) + 1
        for number, seat in enumerate(view.seats):
            self._add_cards(number, seat, found)
        facts[list(found)] = list(found.values())
        return facts

    def _add_cards(self, number: int, seat: SeatView, found: dict[int, int]) -> None:
        found[self._cards[number]] = seat.cards
        found[self._deck[number]] = seat.deck
        for card in seat.hand or ():
            found[self._hand[number][card]] = 1
        for card in seat.known:
            found[self._known[number][card]] = 1
        for card in seat.discard:
            found[self._discard[number][card]] = 1
