"""The arrays of both games made slowly from a view: what the fast observers must agree with.

A view is a type of its own that holds nothing hidden, so whatever is made from it cannot leak.
"""

from typing import Any

import numpy as np

from echobase.core.sides import SIDES
from echobase.games.assault.documents import view as assault
from echobase.games.battle.documents import view as battle
from echobase.games.battle.rules.board import COLUMN, INDEX, ROW
from echobase.observation.episode import Board, Episode, Facts


def seen(table: Episode, view: Any) -> tuple[Board, Facts]:
    """The board and the vector as a view has them."""
    sheet = Sheet(table)
    if isinstance(view, battle.View):
        of_battle(sheet, view)
    else:
        of_assault(sheet, view)
    return sheet.board, sheet.facts


class Sheet:
    """Both arrays, written to by name."""

    def __init__(self, table: Episode) -> None:
        self.board = np.zeros(table.observer.shape, np.int8)
        self.facts = np.zeros(len(table.observer.facts), np.int16)
        self._plane = {name: number for number, name in enumerate(table.observer.planes)}
        self._fact = {name: number for number, name in enumerate(table.observer.facts)}

    def at(self, label: str, plane: str, value: int = 1) -> None:
        """On one hex: B4 of a battle, 0312 of an assault."""
        if label in INDEX:
            row, column = ROW[INDEX[label]], COLUMN[INDEX[label]] - 1
        else:
            row, column = int(label[2:]) - 1, int(label[:2]) - 1
        self.board[row, column, self._plane[plane]] = value

    def fact(self, name: str, value: int = 1) -> None:
        self.facts[self._fact[name]] = value

    def facts_of(self, prefix: str, values: dict[str, int]) -> None:
        for key, value in values.items():
            self.fact(f"{prefix}:{key}", value)

    def each(self, prefix: str, keys: list[str]) -> None:
        for key in keys:
            self.fact(f"{prefix}:{key}")


def of_battle(sheet: Sheet, view: battle.View) -> None:
    for label in INDEX:
        sheet.at(label, "hex")
    for label, terrain in view.terrain.items():
        sheet.at(label, f"terrain:{terrain}")
    for label, structure in view.structures.items():
        sheet.at(label, f"structure:{structure}")
    for objective in view.objectives:
        if objective.held_by in ("captured", "escaped"):
            continue
        for label in objective.hexes:
            sheet.at(label, f"objective:{objective.type}", objective.medals or 1)
            if objective.held_by in SIDES:
                sheet.at(label, f"held:{objective.held_by}")
    for way_out in view.exits:
        for label in way_out.hexes:
            sheet.at(label, f"exit:{way_out.side}", way_out.medals or 1)
    for unit in view.units:
        sheet.at(unit.hex, f"figures:{unit.kind}", unit.figures)
        sheet.at(unit.hex, "figures_lost", unit.full - unit.figures)
        if unit.badge:
            sheet.at(unit.hex, f"badge:{unit.badge}")
        for flag in ("moving", "ordered", "moved", "attacked", "carries"):
            sheet.at(unit.hex, f"unit:{flag}", int(bool(getattr(unit, flag))))
    battle_facts(sheet, view)
    battle_attack(sheet, view)


def battle_facts(sheet: Sheet, view: battle.View) -> None:
    assert view.seat is not None
    sheet.fact(f"me:{view.seat}")
    sheet.fact(f"my_side:{view.seats[view.seat].side}")
    sheet.fact("to_act_is_me", int(view.to_act == view.seat))
    if view.to_act >= 0:
        sheet.fact(f"to_act:{view.to_act}")
    sheet.fact(f"step:{view.step}")
    sheet.fact(f"active:{view.active}")
    sheet.fact(f"active_seat:{view.active_seat}")
    sheet.facts_of("turns", view.turns)
    sheet.facts_of("medals", view.medals)
    sheet.facts_of("medals_to_win", view.medals_to_win)
    sheet.facts_of("fallen", view.fallen)
    sheet.facts_of("due", {str(number): count for number, count in enumerate(view.due)})
    sheet.fact("charges", view.charges)
    sheet.each("support", view.support)
    sheet.each("played", view.played)
    sheet.each("chosen", [view.chosen] if view.chosen else [])
    for number, seat in enumerate(view.seats):
        sheet.fact(f"seat_{number}:cards", seat.cards)
        sheet.fact(f"seat_{number}:deck", seat.deck)
        sheet.each(f"seat_{number}:hand", seat.hand or [])
        sheet.each(f"seat_{number}:known", seat.known)
        sheet.each(f"seat_{number}:discard", seat.discard)


def battle_attack(sheet: Sheet, view: battle.View) -> None:
    if not view.attack:
        return
    for role in ("attacker", "target"):
        if view.attack[role]:
            sheet.at(str(view.attack[role]), f"attack:{role}")
    sheet.fact("dice", int(view.attack["dice"]))
    sheet.fact("retreats", int(view.attack["retreats"]))
    faces = str(view.attack["faces"]).strip("-")
    sheet.facts_of("face", {letter: faces.count(letter) for letter in faces})


def of_assault(sheet: Sheet, view: assault.View) -> None:
    for label, terrain in view.terrain.items():
        sheet.at(label, f"terrain:{terrain}")
    for label, feature in view.features.items():
        sheet.at(label, f"feature:{feature}")
    for sector, labels in view.sectors.items():
        for label in labels:
            sheet.at(label, f"sector:{sector}")
    for row in range(view.first_row_south, view.rows + 1):
        for column in range(1, view.columns + 1):
            sheet.at(f"{column:02}{row:02}", "south_of_forward_line")
    for unit in view.units:
        assault_unit(sheet, unit)
    assault_roles(sheet, view)
    assault_facts(sheet, view)


def assault_unit(sheet: Sheet, unit: assault.UnitView) -> None:
    sheet.fact(f"used:{unit.unit}", int(unit.used))
    if not unit.place.isdigit():
        if unit.place.startswith("W"):
            sheet.fact(f"aboard:{unit.unit}", int(unit.place[1:]))
        else:
            sheet.fact(f"{unit.place}:{unit.unit}")
        return
    sheet.at(unit.place, f"number:{unit.kind}", int(unit.unit.lstrip("WALHST")))
    if unit.facing:
        sheet.at(unit.place, f"facing:{unit.facing}")
    for damage in ("blaster", "legs", "body", "gunner"):
        sheet.at(unit.place, f"damage:{damage}", getattr(unit, damage))
    sheet.at(unit.place, "unit:used", int(unit.used))
    sheet.at(unit.place, "unit:hotshot", int(unit.hotshot))


def assault_roles(sheet: Sheet, view: assault.View) -> None:
    places = {unit.unit: unit.place for unit in view.units if unit.place.isdigit()}
    roles = {"unit:luke": view.luke.unit, "role:placing": view.placing, "role:moving": view.moving}
    if view.shot is not None:
        roles |= {"role:firer": view.shot.firer, "role:target": view.shot.target}
        sheet.fact("shot:dice", view.shot.dice)
        sheet.fact("shot:armour", view.shot.armour)
        sheet.fact("shot:harpoon", int(view.shot.harpoon))
    for plane, name in roles.items():
        if name in places:
            sheet.at(places[name], plane)
    for walker, place in places.items():
        aboard = sum(unit.place == walker for unit in view.units)
        sheet.at(place, "unit:carried", aboard)


def assault_facts(sheet: Sheet, view: assault.View) -> None:
    assert view.seat is not None
    sheet.fact(f"my_side:{SIDES[view.seat]}")
    sheet.fact("to_act_is_me", int(view.to_act == view.seat))
    if view.to_act >= 0:
        sheet.fact(f"to_act:{SIDES[view.to_act]}")
    sheet.fact(f"step:{view.step}")
    sheet.fact("turn", view.turn)
    sheet.fact("round", view.round)
    sheet.each("card", [view.card] if view.card else [])
    sheet.each("active", [view.active] if view.active else [])
    sheet.fact("walker_points", view.points)
    sheet.fact("field_of_fire", view.field_of_fire)
    sheet.fact("grid_stands", int(view.grid_stands))
    sheet.each("luke", [view.luke.unit] if view.luke.unit else [])
    sheet.fact("luke_revealed", int(view.luke.revealed))
    sheet.fact("force", view.luke.force)
    sheet.fact("armour_raised", view.luke.raised)
    for cards in view.held.values():
        sheet.each("held", cards)
    sheet.facts_of("action_deck", view.action_deck)
    sheet.facts_of("event_deck", view.event_deck)
    sheet.fact("transports", view.transports)
    sheet.fact("reshuffled", int(view.reshuffled))
    sheet.each("placing", [view.placing] if view.placing else [])
    sheet.each("arrives", view.arrivals)
