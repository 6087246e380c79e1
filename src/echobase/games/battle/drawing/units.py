"""The units and structures of Battle of Hoth: figures in ranks that can be counted."""

from typing import Final

from echobase.games.battle.documents.view import UnitView, View
from echobase.games.battle.drawing.board import BOARD, FRONTS, corner, corners
from echobase.picture.layer import Layer, Point
from echobase.picture.pieces import DONE, base, chip, empty_base, inset, ring
from echobase.picture.sprite import file_name
from echobase.text import Text

Places = tuple[Point, ...]

FEET: Final[dict[int, Places]] = {
    1: ((50, 92),),
    2: ((35, 93), (66, 79)),
    3: ((30, 96), (49, 68), (68, 96)),
    4: ((26, 97), (43, 68), (76, 68), (59, 97)),
}
"""Where infantry stands, by full strength; losses empty the last places."""
FLIGHT: Final[dict[int, Places]] = {
    1: ((50, 66),),
    2: ((40, 52), (60, 84)),
    3: ((40, 66), (60, 40), (58, 93)),
    4: ((36, 36), (62, 55), (36, 75), (62, 95)),
}
"""Centres of Snowspeeders."""
LIFT: Final = {"ridge": 4.0, "trench": 6.0}
BIG: Final = {"at_at": (104.0, (-4.0, 2.0), 39.0), "rebel_artillery": (82.0, (10.0, 26.0), 39.0)}
"""Single figures: width, place of the upper left corner, half the width of the base."""
BIG_LIFT: Final = 8.0
"""How much higher a single figure stands behind a part that lies in front of it."""
RUIN: Final = 84.0
"""The width of a ruin."""
STRUCTURES: Final = {"shield_generator": 88.0, "ion_cannon": 84.0}
MOST: Final = 4
"""The most figures drawn one by one; a unit with more also has a number."""


def units(layer: Layer, view: View, text: Text) -> None:
    """Row by row from the top, so that nearer units cover farther ones."""
    for label, kind in view.ruins.items():
        ruin(layer, kind, label, text)
    here = {unit.hex: unit for unit in view.units}
    for label in sorted(here.keys() | view.structures.keys()):
        if label in view.structures:
            structure(layer, view.structures[label], label, text)
        if label in here:
            _unit(layer, here[label], view.terrain.get(label, "open"), text)


def structure(layer: Layer, kind: str, label: str, text: Text) -> None:
    x, y = corner(label)
    width = STRUCTURES[kind]
    layer.open(f"{text.name('unit', kind)}, {label}")
    base(layer, "rebel", (x + 50, y + 98), 45, 11)
    layer.use(file_name("structure", kind), (x + 50 - width / 2, y + 102 - width * 0.91), width)
    layer.close()


def ruin(layer: Layer, kind: str, label: str, text: Text) -> None:
    """What is left of a structure; units may stand on it."""
    x, y = corner(label)
    layer.open(f"{text('mark-ruin', what=kind)}, {label}")
    layer.use("structure-ruin", (x + 50 - RUIN / 2, y + 104 - RUIN * 0.774), RUIN)
    layer.close()


def title(unit: UnitView, text: Text) -> str:
    """A unit in words."""
    strength = text("picture-figures", figures=unit.figures, full=unit.full)
    words = [text.name("unit", unit.kind), unit.hex, strength]
    if unit.badge:
        words.append(text(f"badge-{unit.badge.replace('_', '-')}"))
    if unit.badge == "eweb":
        words.append(text("badge-eweb-moving" if unit.moving else "badge-eweb-in-place"))
    if unit.carries:
        words.append(text("mark-carried", token=unit.carries))
    return ", ".join(words)


def _unit(layer: Layer, unit: UnitView, terrain: str, text: Text) -> None:
    x, y = corner(unit.hex)
    lift = LIFT.get(terrain, 0.0)
    if unit.ordered and not unit.attacked:
        ring(layer, inset(corners(unit.hex), BOARD.centre(unit.hex), 0.93))
    layer.open(title(unit, text), f' class="unit {unit.side}" data-hex="{unit.hex}"')
    if unit.attacked:
        layer.add(f"<g{DONE}>")
    if unit.kind in BIG:
        _big(layer, unit, (x, y - (BIG_LIFT if lift else 0)))
    elif unit.kind == "snowspeeder":
        _flight(layer, unit, (x, y - lift))
    else:
        _ranks(layer, unit, (x, y - lift))
    if unit.attacked:
        layer.add("</g>")
    if terrain in FRONTS:
        layer.use(FRONTS[terrain], (x, y), 100)
    if unit.badge:
        name = "eweb-moving" if unit.moving else unit.badge.replace("_", "-")
        layer.use(f"badge-{name}", (x + 69, y + 74 - lift), 28)
    if unit.carries:
        layer.use("mark-token", (x + 3, y + 74 - lift), 26)
    if unit.full > MOST:
        chip(layer, unit.side, (x + 88, y + 34), str(unit.figures), 11)
    layer.close()


def _big(layer: Layer, unit: UnitView, at: Point) -> None:
    width, (dx, dy), half = BIG[unit.kind]
    base(layer, unit.side, (at[0] + 50, at[1] + 96), half, 11)
    layer.use(file_name("unit", unit.kind), (at[0] + dx, at[1] + dy), width)


def _places(unit: UnitView, known: dict[int, Places]) -> list[tuple[Point, bool]]:
    """Every place with whether a figure is left there, the farthest first."""
    places = known[min(max(unit.full, 1), MOST)]
    there = [(place, number < unit.figures) for number, place in enumerate(places)]
    return sorted(there, key=lambda entry: (entry[0][1], entry[0][0]))


def _flight(layer: Layer, unit: UnitView, at: Point) -> None:
    width = 62.0 if unit.full < MOST else 56.0
    for (px, py), there in _places(unit, FLIGHT):
        x, y = at[0] + px, at[1] + py
        if there:
            layer.use("unit-snowspeeder", (x - width / 2, y - width * 0.27), width)
        else:
            empty_base(layer, unit.side, (x, y + 8), 20, 5)


def _ranks(layer: Layer, unit: UnitView, at: Point) -> None:
    droid = unit.kind == "probe_droid"
    width, feet, half = (45.0, 57.0, 17.0) if droid else (32.0, 46.0, 14.0)
    name = file_name("unit", unit.kind)
    for (px, py), there in _places(unit, FEET):
        x, y = at[0] + px, at[1] + py
        if there:
            base(layer, unit.side, (x, y - 1), half, 5.5)
            layer.use(name, (x - width / 2, y - feet), width)
        else:
            empty_base(layer, unit.side, (x, y - 1), 12, 4.5)
