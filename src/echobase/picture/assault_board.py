"""The map of Assault on Hoth: what lies still, kept per map."""

from functools import lru_cache
from html import escape
from math import cos, radians, sin
from typing import Final

from echobase.assault.map import axial, label
from echobase.assault.view import View
from echobase.hexes import DIRECTIONS, Cube
from echobase.picture.layer import Layer, Point, number, points
from echobase.picture.marks import Geometry
from echobase.picture.palette import (
    DEFS,
    FRAME,
    HEX_LINE,
    LABEL,
    MACROHEX_LINE,
    PAGE,
    PANEL,
    RED_LINE,
)
from echobase.picture.pieces import inset
from echobase.text import Text

WIDE: Final = 80.0
HIGH: Final = 69.28
PITCH: Final = 60.0
HEX: Final = ((20.0, 0.0), (60, 0), (80, HIGH / 2), (60, HIGH), (20, HIGH), (0, HIGH / 2))
HEAD: Final = 88.0
"""High enough for the backs of Walkers in the first row."""
FOOT: Final = 70.0
EDGE: Final = 18.0
SECTORS: Final = {
    "imperial": ("#2f6ea8", "eb-stripes-empire"),
    "rebel_3": ("#d5431d", "eb-stripes-rebel"),
    "rebel_4": ("#d5431d", "eb-stripes-rebel"),
}

CASED: Final = ' stroke="#1a293c" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"'
"""A dark edge for words on a cliff."""

Flowers = tuple[Cube, ...]
"""The macrohex of every hex, hexes in ascending order of their labels."""


class Facts:
    """What never changes on a map, in a form that can be the key of a cache."""

    def __init__(self, view: View, flowers: Flowers) -> None:
        self.id, self.columns, self.rows = view.map, view.columns, view.rows
        self.terrain = view.terrain
        self.features = view.features
        self.sectors = view.sectors
        self.first_row_south = view.first_row_south
        self.flowers = flowers
        self.key = (
            view.map,
            view.columns,
            view.rows,
            view.first_row_south,
            tuple(view.terrain.items()),
            tuple(view.features.items()),
            tuple((name, tuple(hexes)) for name, hexes in view.sectors.items()),
            flowers,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def labels(self) -> list[str]:
        return [label(x, y) for x in range(self.columns) for y in range(self.rows)]

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The whole picture: the map with a strip above and one below."""
        width = PITCH * self.columns + WIDE - PITCH
        height = HIGH * self.rows + HIGH / 2
        return -EDGE, -HEAD, width + 2 * EDGE, height + HEAD + FOOT

    @property
    def board(self) -> Geometry:
        known = set(self.labels)
        return Geometry(known.__contains__, corners)


def corner(place: str) -> Point:
    """The upper left corner of the box around a hex."""
    column, row = int(place[:-2]) - 1, int(place[-2:]) - 1
    return PITCH * column, HIGH * row + (HIGH / 2 if column % 2 else 0)


def centre(place: str) -> Point:
    x, y = corner(place)
    return x + WIDE / 2, y + HIGH / 2


def corners(place: str) -> list[Point]:
    x, y = corner(place)
    return [(x + dx, y + dy) for dx, dy in HEX]


@lru_cache(maxsize=16)
def still(facts: Facts, labels: bool, lang: str) -> Layer:
    """Frame, snow, terrain, sectors, macrohexes, Forward Line and hexes."""
    layer, text = Layer(), Text(lang)
    _frame(layer, facts)
    names = facts.labels
    snow = "".join(f"M{points(corners(place))}Z" for place in names)
    layer.add(f'<path d="{snow}" fill="url(#eb-snow)"/>\n')
    _drifts(layer, facts)
    _sectors(layer, facts, text)
    for number_, place in enumerate(names):
        ground = facts.terrain.get(place, "clear")
        if ground != "clear":
            layer.use(f"terrain-{ground}", corner(place), WIDE)
        elif number_ % 3 == 0 and place not in facts.features:
            layer.use("terrain-clear", corner(place), WIDE)
    _hexes(layer, facts, text)
    _macrohexes(layer, facts)
    _forward_line(layer, facts, text)
    if labels:
        layer.add('<g class="labels" text-anchor="middle">')
        for place in names:
            x, y = centre(place)
            cliff = facts.terrain.get(place) == "cliff"
            layer.text((x, y - 22.5), place, 9.5, "#fff" if cliff else LABEL, CASED * cliff)
        layer.add("</g>\n")
    return layer


def _frame(layer: Layer, facts: Facts) -> None:
    x, y, width, height = (number(value) for value in facts.box)
    inside = (facts.box[0] + 3, facts.box[1] + 3, facts.box[2] - 6, facts.box[3] - 6)
    left, top, wide, high = (number(value) for value in inside)
    layer.add(
        DEFS,
        '<defs><pattern id="eb-stripes-empire" width="10" height="10" '
        'patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<path d="M0 5H10" stroke="#2f6ea8" stroke-width="3"/></pattern>'
        '<pattern id="eb-stripes-rebel" width="10" height="10" patternUnits="userSpaceOnUse">'
        '<circle cx="5" cy="5" r="1.9" fill="#d5431d"/></pattern></defs>\n',
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{PAGE}"/>\n',
        f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="12" fill="{PANEL}" '
        f'stroke="{FRAME}" stroke-width="1.5"/>\n',
    )


def _drifts(layer: Layer, facts: Facts) -> None:
    """Soft light on the snow, in the same places on every map."""
    width, height = PITCH * facts.columns, HIGH * facts.rows
    for step in range(max(int(height // 150) - 1, 0)):
        x, y = width * (0.22 + 0.28 * (step * 7 % 3)), 140.0 + 150 * step
        size = min(220.0, x, width - x)
        layer.add(
            f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(size)}" ry="58" '
            f'fill="url(#eb-drift)" opacity=".75" '
            f'transform="rotate(-10 {number(x)} {number(y)})"/>'
        )


def _sectors(layer: Layer, facts: Facts, text: Text) -> None:
    """Where reinforcements appear: striped for the Empire, dotted for the Rebels."""
    for name, hexes in facts.sectors.items():
        if not hexes:
            continue
        colour, pattern = SECTORS[name]
        shape = "".join(f"M{points(corners(place))}Z" for place in hexes)
        title = escape(text(f"sector-{name.replace('_', '-')}"))
        layer.add(
            f'<g role="img"><title>{title}</title><path d="{shape}" fill="{colour}" '
            f'fill-opacity=".12"/><path d="{shape}" fill="url(#{pattern})" opacity=".3"/></g>\n'
        )
        inside = set(hexes)
        outline = "".join(_edge(place, side) for place, side in _border(facts, inside))
        layer.add(
            f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="3" '
            'stroke-linecap="round" opacity=".75"/>\n'
        )


def _hexes(layer: Layer, facts: Facts, text: Text) -> None:
    layer.add(f'<g fill="#fff" fill-opacity="0" stroke="{HEX_LINE}" stroke-width="1">\n')
    names = {ground: text.name("terrain", ground) for ground in ("clear", "rough", "cliff")}
    for place in facts.labels:
        ground = facts.terrain.get(place, "clear")
        shape = points(corners(place))
        title = f"<title>{place}: {names[ground]}</title>"
        layer.add(f'<polygon id="eb-{place}" points="{shape}">{title}</polygon>\n')
    layer.add("</g>\n")


def _neighbours(facts: Facts, place: str) -> list[str]:
    """By side from the north, clockwise: the label there, or nothing off the map."""
    column, row = int(place[:-2]) - 1, int(place[-2:]) - 1
    q, r = axial(column, row)
    found: list[str] = []
    for dq, dr in DIRECTIONS:
        x = q + dq
        y = r + dr + x // 2
        on_map = 0 <= x < facts.columns and 0 <= y < facts.rows
        found.append(label(x, y) if on_map else "")
    return found


def _border(facts: Facts, inside: set[str]) -> list[tuple[str, int]]:
    """The sides where a group of hexes ends."""
    return [
        (place, side)
        for place in sorted(inside)
        for side, other in enumerate(_neighbours(facts, place))
        if other not in inside
    ]


def _edge(place: str, side: int) -> str:
    """One side of a hex as a stretch of a path; side 0 is the north."""
    around = corners(place)
    return f"M{points([around[side]])}L{points([around[(side + 1) % 6]])}"


def _macrohexes(layer: Layer, facts: Facts) -> None:
    if not facts.flowers:
        return
    flower = dict(zip(facts.labels, facts.flowers, strict=True))
    lines = [
        _edge(place, side)
        for place in facts.labels
        for side, other in enumerate(_neighbours(facts, place))
        if side < 3 and other and flower[other] != flower[place]
    ]
    layer.add(
        f'<path class="macrohexes" d="{"".join(lines)}" fill="none" stroke="{MACROHEX_LINE}" '
        'stroke-width="2.6" stroke-linecap="round" opacity=".7"/>\n'
    )


def _forward_line(layer: Layer, facts: Facts, text: Text) -> None:
    """The northern limit of the Rebel set-up, along the sides of hexes."""
    south = {place for place in facts.labels if int(place[-2:]) >= facts.first_row_south}
    lines = [
        _edge(place, side)
        for place in sorted(south)
        for side, other in enumerate(_neighbours(facts, place))
        if other and other not in south
    ]
    title = escape(text("feature-forward-line"))
    layer.add(
        f'<path class="forward-line" d="{"".join(lines)}" fill="none" stroke="{RED_LINE}" '
        f'stroke-width="4.5" stroke-dasharray="0.1 8" stroke-linecap="round">'
        f"<title>{title}</title></path>\n"
    )


def facing_mark(middle: Point, turn: int) -> str:
    """The triangle on the side of the hex that a Walker faces; turn 0 is the north."""
    angle = radians(60 * turn - 90)
    dx, dy = cos(angle), sin(angle)
    x, y = middle
    tip = (x + 39 * dx, y + 39 * dy)
    foot = (x + 24 * dx, y + 24 * dy)
    shape = [tip, (foot[0] - 15 * dy, foot[1] + 15 * dx), (foot[0] + 15 * dy, foot[1] - 15 * dx)]
    return (
        f'<polygon class="facing" points="{points(shape)}" fill="#fff" stroke="#0b1a2e" '
        'stroke-width="2.4" stroke-linejoin="round"/>'
    )


def ring_of(place: str) -> list[Point]:
    """The outline inside a hex on which rings are drawn."""
    return inset(corners(place), centre(place), 0.92)
