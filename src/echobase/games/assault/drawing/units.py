"""The counters and installations of Assault on Hoth."""

from math import cos, radians, sin
from typing import Final

from echobase.games.assault.documents.view import UnitView, View
from echobase.games.assault.drawing.geometry import centre, corners
from echobase.games.assault.rules.damage import MOST_BLASTER, MOST_LEGS, SPEEDER_DIES, WALKER_DIES
from echobase.games.assault.rules.map import FACINGS
from echobase.picture.layer import Layer, Point, number, points
from echobase.picture.palette import CASED, HIT, INK, LIT, MUTED, PLATE
from echobase.picture.pieces import DONE, base, chip, inset, plate, ring
from echobase.picture.sprite import file_name, size
from echobase.text import Text

SHAPES: Final = {
    "at_st": (48.0, 30.0, 25.0),
    "light_snowtrooper": (32.0, 28.5, 16.0),
    "heavy_snowtrooper": (38.0, 28.5, 16.0),
    "laser_tower": (37.0, 31.0, 20.0),
    "light_trooper": (32.0, 28.5, 16.0),
    "heavy_trooper": (38.0, 28.5, 16.0),
}
"""By kind: width, how far below the middle of the hex it stands, half the width of its base."""
LABEL_AT: Final = {"walker": (0.0, 33.0), "at_st": (-24.0, 3.0)}
"""Where the label of a hex goes if a unit hides it, from the middle."""
WEDGE: Final = ((0.0, -54.0), (20.0, -26.0), (0.0, -33.0), (-20.0, -26.0))
"""Where a Walker that faces north has its wedge: on the side of its plate, pointing outwards."""
DAMAGE_AT: Final = {"SW": (-30.0, 35.0), "S": (-64.0, 23.0)}
PASSENGERS_AT: Final = {"SE": (-9.0, 35.0), "S": (24.0, 21.0)}
"""Where the damage and the passengers of a Walker stand if its wedge is in their usual place."""
BIG_FEATURES: Final = ("power_grid", "shield_generator")
TRACKS: Final = (("blaster", MOST_BLASTER), ("legs", MOST_LEGS), ("body", WALKER_DIES))


def features(layer: Layer, view: View, text: Text) -> None:
    """Base entries and installations; a destroyed one is a burning ruin."""
    for place, kind in sorted(view.features.items(), key=lambda entry: entry[0][-2:]):
        x, y = centre(place)
        gone = kind == "power_grid" and not view.grid_stands
        gone = gone or (kind == "shield_generator" and view.reason == "generator")
        name = text(f"feature-{kind.replace('_', '-')}")
        words = f"{name}, {place}, {text('picture-ruin')}" if gone else f"{name}, {place}"
        layer.open(words, f' class="{kind}" data-hex="{place}"')
        if kind == "base_entry":
            layer.use("structure-base-entry", (x - 37, y - 36), 74)
        else:
            wide = 80.0 if kind == "shield_generator" else 66.0
            base(layer, "rebel", (x, y + 24), wide * 0.46, 9)
            symbol = "structure-ruin" if gone else file_name("structure", kind)
            across, high = size(symbol)
            layer.use(symbol, (x - wide / 2, y + 28 - wide * high / across), wide)
        layer.close()


def units(layer: Layer, view: View, text: Text) -> None:
    """Every counter in its hex, from north to south, so that nearer ones cover farther ones."""
    aboard: dict[str, list[UnitView]] = {}
    for unit in view.units:
        aboard.setdefault(unit.place, []).append(unit)
    there = [unit for unit in view.units if unit.place.isdecimal()]
    there.sort(key=lambda unit: (centre(unit.place)[1], unit.place))
    for unit in there:
        words = title(unit, aboard.get(unit.unit, []), unit.unit == view.luke.unit, text)
        if unit.unit in (view.moving, view.placing):
            ring(layer, inset(corners(unit.place), centre(unit.place), 0.92))
        layer.open(words, f' class="unit {unit.side}" data-hex="{unit.place}"')
        if unit.used:
            layer.add(f"<g{DONE}>")
        if unit.kind == "walker":
            _walker(layer, unit)
        elif unit.kind == "snowspeeder":
            _speeder(layer, unit)
        else:
            _other(layer, unit)
        if unit.used:
            layer.add("</g>")
        layer.close()
    for unit in there:
        _extras(layer, unit, aboard.get(unit.unit, []), unit.unit == view.luke.unit)


def title(unit: UnitView, passengers: list[UnitView], luke: bool, text: Text) -> str:
    """A counter in words."""
    words = [_name(unit, text), unit.place]
    if unit.facing:
        words.append(text("picture-facing", facing=unit.facing))
    for track, most, hits in damage(unit):
        if track == "gunner":
            words.append(text("picture-gunner"))
        else:
            words.append(text("picture-hits", track=track, count=hits, most=most))
    if passengers:
        names = ", ".join(_name(other, text) for other in passengers)
        words.append(text("picture-aboard", names=names))
    if unit.hotshot:
        words.append(text("ui-assault-hotshot"))
    if luke:
        words.append(text("hero-luke"))
    return ", ".join(words)


def _name(unit: UnitView, text: Text) -> str:
    """The name alone; `text.name` would produce every form that a language has."""
    kind = unit.unit.rstrip("0123456789")
    return text(f"counter-{kind.lower()}", number=unit.unit[len(kind) :])


def damage(unit: UnitView) -> list[tuple[str, int, int]]:
    """The damage tracks with a hit: name, length and hits."""
    if unit.kind == "snowspeeder":
        tracks = [("gunner", 1, unit.gunner), ("body", SPEEDER_DIES, unit.body)]
    else:
        hits = {"blaster": unit.blaster, "legs": unit.legs, "body": unit.body}
        tracks = [(track, most, hits[track]) for track, most in TRACKS]
    return [entry for entry in tracks if entry[2]]


def _walker(layer: Layer, unit: UnitView) -> None:
    x, y = centre(unit.place)
    shape = points(plate((x, y), 34, 29.5))
    layer.add(
        f'<polygon points="{shape}" fill="#1d3a5c" fill-opacity=".85" stroke="{LIT["empire"]}" '
        'stroke-width="1.8"/>'
    )
    layer.use(f"unit-walker-{unit.facing.lower()}", (x - 58, y - 72), 116)


def _speeder(layer: Layer, unit: UnitView) -> None:
    x, y = centre(unit.place)
    layer.use("unit-snowspeeder", (x - 37, y - 17), 74)


def _other(layer: Layer, unit: UnitView) -> None:
    x, y = centre(unit.place)
    wide, feet, half = SHAPES[unit.kind]
    name = file_name("unit", unit.kind)
    across, high = size(name)
    base(layer, unit.side, (x, y + feet - 4), half, half * 0.34)
    layer.use(name, (x - wide / 2, y + feet - wide * high / across), wide)


def _extras(layer: Layer, unit: UnitView, passengers: list[UnitView], luke: bool) -> None:
    """Number, badges, damage and passengers."""
    x, y = centre(unit.place)
    if unit.kind == "walker":
        ahead = -1 if unit.facing in ("NE", "SE") else 1
        chip(layer, unit.side, (x + 36 * ahead, y + 1), unit.unit[1:], 9.5)
    elif unit.kind == "snowspeeder":
        chip(layer, unit.side, (x - 27, y - 17), unit.unit[1:], 9.5)
    if luke:
        layer.use("badge-luke", (x + 12, y - 33), 22)
    if unit.hotshot:
        layer.use("badge-hotshot", (x - 12, y - 33), 22)
    if unit.facing:
        layer.add(_facing((x, y), FACINGS.index(unit.facing)))
    aside = DAMAGE_AT.get(unit.facing, (-50.0, 23.0)) if unit.kind == "walker" else (0.0, 16.0)
    _damage(layer, unit, (x + aside[0], y + aside[1]))
    aboard = PASSENGERS_AT.get(unit.facing, (15.0, 21.0))
    _passengers(layer, passengers, (x + aboard[0], y + aboard[1]))


def _facing(middle: Point, turn: int) -> str:
    """The wedge on the side that a Walker faces; turn 0 is the north."""
    x, y = middle
    across, down = cos(radians(60 * turn)), sin(radians(60 * turn))
    shape = [(x + dx * across - dy * down, y + dx * down + dy * across) for dx, dy in WEDGE]
    return (
        f'<polygon class="facing" points="{points(shape)}" fill="#fff" stroke="{INK["empire"]}" '
        'stroke-width="3" stroke-linejoin="round"/>'
    )


def covered(view: View) -> dict[str, str]:
    """Hexes whose label would be hidden, with the kind of unit or feature that hides it."""
    found = {place: kind for place, kind in view.features.items() if kind in BIG_FEATURES}
    for unit in view.units:
        if unit.kind in LABEL_AT and unit.place.isdecimal():
            found[unit.place] = unit.kind
    return found


def raised_labels(layer: Layer, view: View) -> None:
    """The labels of these hexes, on top of what stands there."""
    layer.add('<g class="labels" text-anchor="middle">')
    for place, kind in covered(view).items():
        x, y = centre(place)
        dx, dy = LABEL_AT.get(kind, (0.0, -22.5))
        layer.text((x + dx, y + dy), place, 9.5, "#fff", CASED)
    layer.add("</g>\n")


def _damage(layer: Layer, unit: UnitView, at: Point) -> None:
    """A plate with a row of boxes for each track that was hit."""
    tracks = damage(unit)
    if not tracks:
        return
    x, y = at
    most = max(length for _, length, _ in tracks)
    width, height = 14 + 8.5 * most, 3 + 10.0 * len(tracks)
    x -= 0 if unit.kind == "walker" else width / 2
    layer.add(
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(height)}" rx="3.5" fill="{PLATE}" stroke="#fff" stroke-opacity=".7"/>'
    )
    for row, (track, length, hits) in enumerate(tracks):
        top = y + 2 + 10 * row
        layer.use(f"mark-{track}", (x + 2, top), 9, ' color="#e8f0f9"')
        for box in range(length):
            fill = HIT if box < hits else "none"
            layer.add(
                f'<rect x="{number(x + 13 + 8.5 * box)}" y="{number(top + 1.2)}" width="6.6" '
                f'height="6.6" rx="1.4" fill="{fill}" stroke="{MUTED}" stroke-width=".9"/>'
            )


def _passengers(layer: Layer, passengers: list[UnitView], at: Point) -> None:
    """Small figures of those aboard."""
    if not passengers:
        return
    x, y = at
    width = 5 + 12.0 * len(passengers)
    layer.add(
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="23" rx="4" '
        f'fill="#dfe9f2" stroke="{PLATE}" stroke-width="1.4"/>'
    )
    for place, other in enumerate(passengers):
        heavy = other.kind == "heavy_snowtrooper"
        width = 15.5 if heavy else 13.0
        left = x + 2.5 + 12 * place - (1.2 if heavy else 0)
        layer.use(file_name("unit", other.kind), (left, y + 2), width)
