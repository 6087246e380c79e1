"""What never moves on a map of Assault on Hoth, cached by map."""

from collections.abc import Container
from functools import lru_cache
from html import escape
from itertools import accumulate
from typing import Final

from echobase.games.assault.drawing.geometry import (
    HIGH,
    PITCH,
    WIDE,
    MapGeometry,
    Place,
    place_of,
)
from echobase.picture.layer import Layer, number, points
from echobase.picture.palette import (
    CASED,
    DEFS,
    FRAME,
    HEX_LINE,
    LABEL,
    MACROHEX_LINE,
    PAGE,
    PANEL,
    RED_LINE,
)
from echobase.text import Text

OUTLINE: Final = "h40l20 34.64-20 34.64h-40l-20-34.64z"
"""A hex, drawn clockwise from its north-western corner."""
SIDES: Final = (
    (20.0, 0.0, "h40"),
    (60.0, 0.0, "l20 34.64"),
    (80.0, HIGH / 2, "l-20 34.64"),
    (60.0, HIGH, "h-40"),
    (20.0, HIGH, "l-20-34.64"),
    (0.0, HIGH / 2, "l20-34.64"),
)
"""The sides from the north, clockwise: where each begins and how it runs."""
SECTORS: Final = {
    "imperial": ("#2f6ea8", "eb-stripes-empire"),
    "rebel_3": ("#d5431d", "eb-stripes-rebel"),
    "rebel_4": ("#d5431d", "eb-stripes-rebel"),
}
ROUGH: Final = ("terrain-rough", "terrain-rough-2", "terrain-rough-3")


@lru_cache(maxsize=16)
def still(facts: MapGeometry, lang: str, named: bool = True) -> Layer:
    """Frame, snow, terrain, sectors, macrohexes, Forward Line, and hexes with names or without."""
    layer, text = Layer(), Text(lang)
    _frame(layer, facts)
    layer.add(f'<path d="{_field(facts)}" fill="url(#eb-snow)"/>\n')
    _drifts(layer, facts)
    _sectors(layer, facts, text)
    _terrain(layer, facts)
    if named:
        _named_hexes(layer, facts, text)
    else:
        layer.lines([_outline(*spot) for spot in facts.spots.values()], HEX_LINE, 1)
    _macrohexes(layer, facts)
    _forward_line(layer, facts, text)
    return layer


@lru_cache(maxsize=16)
def labels(facts: MapGeometry) -> dict[str, str]:
    """The labels of all hexes, ready to be drawn."""
    found: dict[str, str] = {}
    for name, (x, y) in facts.spots.items():
        cliff = f' fill="#fff"{CASED}' if facts.terrain.get(name) == "cliff" else ""
        place = f'x="{number(x + WIDE / 2)}" y="{number(y + 12.1)}"'
        found[name] = f"<text {place}{cliff}>{name}</text>"
    return found


def draw_labels(layer: Layer, facts: MapGeometry, hidden: Container[str]) -> None:
    """The labels of all hexes except those under something big."""
    layer.add(f'<g class="labels" text-anchor="middle" font-size="9.5" fill="{LABEL}">')
    layer.add(*(words for name, words in labels(facts).items() if name not in hidden))
    layer.add("</g>\n")


def _frame(layer: Layer, facts: MapGeometry) -> None:
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


def _drifts(layer: Layer, facts: MapGeometry) -> None:
    """Soft light on the snow, in the same places on every map."""
    width, height = PITCH * facts.columns, HIGH * facts.rows
    for step in range(max(int(height // 150) - 1, 0)):
        x, y = width * (0.22 + 0.28 * (step * 7 % 3)), 140.0 + 150 * step
        size = min(220.0, x, width - x)
        layer.add(
            f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(size)}" ry="58" '
            f'fill="url(#eb-drift)" fill-opacity=".75" '
            f'transform="rotate(-10 {number(x)} {number(y)})"/>'
        )


def _terrain(layer: Layer, facts: MapGeometry) -> None:
    """Rough terrain and cliffs; here and there a ripple on clear terrain."""
    for count, (name, spot) in sorted(enumerate(facts.spots.items()), reverse=facts.turned):
        ground = facts.terrain.get(name, "clear")
        if ground == "rough":
            layer.use(ROUGH[7 * count // 4 % len(ROUGH)], spot, WIDE)
        elif ground != "clear":
            layer.use(f"terrain-{ground}", spot, WIDE)
        elif count % 3 == 0 and name not in facts.features:
            layer.use("terrain-clear", spot, WIDE)


def _sectors(layer: Layer, facts: MapGeometry, text: Text) -> None:
    """Where reinforcements appear: striped for the Empire, dotted for the Rebels."""
    for name, hexes in facts.sectors.items():
        if not hexes:
            continue
        colour, pattern = SECTORS[name]
        inside = {place_of(label) for label in hexes}
        shape = "".join(_outline(*facts.corner(place)) for place in sorted(inside))
        title = escape(text(f"sector-{name.replace('_', '-')}"))
        border = [
            _edge(facts, place, side)
            for place in sorted(inside)
            for side, other in enumerate(facts.neighbours(place))
            if other not in inside
        ]
        layer.add(
            f'<g role="img"><title>{title}</title><path d="{shape}" fill="{colour}" '
            f'fill-opacity=".12"/><path d="{shape}" fill="url(#{pattern})" fill-opacity=".3"/>'
            f'<path d="{"".join(border)}" fill="none" stroke="{colour}" stroke-width="3" '
            'stroke-linecap="round" stroke-opacity=".75"/></g>\n'
        )


def _named_hexes(layer: Layer, facts: MapGeometry, text: Text) -> None:
    layer.add(f'<g fill="#fff" fill-opacity="0" stroke="{HEX_LINE}" stroke-width="1">\n')
    names = {ground: text.name("terrain", ground) for ground in ("clear", "rough", "cliff")}
    for name, (x, y) in facts.spots.items():
        title = f"<title>{name}: {names[facts.terrain.get(name, 'clear')]}</title>"
        layer.add(f'<path id="eb-{name}" d="{_outline(x, y)}">{title}</path>\n')
    layer.add("</g>\n")


def _field(facts: MapGeometry) -> str:
    """The outline of the whole map, clockwise from its north-western corner."""
    flat, down, up = (40.0, 0.0), (20.0, HIGH / 2), (20.0, -HIGH / 2)
    north = [flat]
    for column in range(facts.columns - 1):
        north += [(down, up)[column % 2], flat]
    east = [(20.0, HIGH / 2), (-20.0, HIGH / 2)] * facts.rows
    back = [(-dx, -dy) for dx, dy in (*reversed(north), *east)]
    steps = [(20.0, 0.0), *north, *east, *back]
    outline = zip(*(accumulate(ways) for ways in zip(*steps, strict=True)), strict=True)
    return f"M{points([facts.turn(x, y) for x, y in outline])}z"


def _outline(x: float, y: float) -> str:
    """One hex as a piece of a path, given by the corner of its box."""
    return f"M{number(x + 20)} {number(y)}{OUTLINE}"


def _edge(facts: MapGeometry, place: Place, side: int) -> str:
    """One side of a hex as a piece of a path; side 0 is the north."""
    x, y = facts.corner(place)
    dx, dy, run = SIDES[(side + 3) % 6 if facts.turned else side]
    return f"M{number(x + dx)} {number(y + dy)}{run}"


def _macrohexes(layer: Layer, facts: MapGeometry) -> None:
    """The lines between the macrohexes; the three eastern sides of each hex are enough."""
    flowers = list(zip(*facts.macrohexes, strict=True))
    rows, last = facts.rows, facts.columns - 1
    lines: list[str] = []
    for hex_, own in enumerate(flowers):
        x, y = divmod(hex_, rows)
        east = y + x % 2
        if y and flowers[hex_ - 1] != own:
            lines.append(_edge(facts, (x, y), 0))
        if x < last and east and flowers[(x + 1) * rows + east - 1] != own:
            lines.append(_edge(facts, (x, y), 1))
        if x < last and east < rows and flowers[(x + 1) * rows + east] != own:
            lines.append(_edge(facts, (x, y), 2))
    layer.add(
        f'<path class="macrohexes" d="{"".join(lines)}" fill="none" stroke="{MACROHEX_LINE}" '
        'stroke-width="2.6" stroke-linecap="round" stroke-opacity=".7"/>\n'
    )


def _forward_line(layer: Layer, facts: MapGeometry, text: Text) -> None:
    """The northern limit of the Rebel set-up, along the sides of hexes."""
    first = facts.first_row_south - 1
    lines = [
        _edge(facts, (x, first), side)
        for x in range(facts.columns)
        for side, other in enumerate(facts.neighbours((x, first)))
        if other is not None and other[1] < first
    ]
    title = escape(text("feature-forward-line"))
    layer.add(
        f'<path class="forward-line" d="{"".join(lines)}" fill="none" stroke="{RED_LINE}" '
        f'stroke-width="4.5" stroke-dasharray="0.1 8" stroke-linecap="round">'
        f"<title>{title}</title></path>\n"
    )
