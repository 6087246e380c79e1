"""The board of Battle of Hoth: what never moves, cached by terrain, and the strips around it."""

from functools import cache, lru_cache, partial
from typing import Final

from echobase.games.battle.documents.view import View
from echobase.games.battle.rules.board import COLUMN, INDEX, LABELS, ROW
from echobase.picture.layer import Layer, Point, number, points
from echobase.picture.marks import Geometry
from echobase.picture.palette import (
    DEFS,
    FRAME,
    HALO,
    HEX_LINE,
    LABEL,
    MUTED,
    ON_DARK,
    PAGE,
    PANEL,
    RED_LINE,
    TEXT,
)
from echobase.text import Text

WIDTH: Final = 1000.0
HEIGHT: Final = 635.1
STEP: Final = 86.6
WIDE: Final = 100.0
HIGH: Final = 115.47
HEX: Final = ((50.0, 0.0), (100, 28.87), (100, 86.6), (50, 115.47), (0, 86.6), (0, 28.87))
OUTLINE: Final = "l50 28.87v57.73l-50 28.87-50-28.87v-57.73z"
"""A hex, drawn clockwise from its top."""
BOX: Final = (-18.0, -48.0, 1036.0, 729.0)
DRIFTS: Final = ((180, 70, 230), (640, 150, 280), (330, 360, 260), (820, 430, 220), (120, 560, 240))
BASELINES: Final = (("#5b82ad", ".1", True), ("#e2552b", ".08", False))
"""The tints of the baselines, and whether each is the Empire's."""
TINTED: Final = 106
"""How far into the board they reach."""
MOST_MEDALS: Final = 7
"""Medals that fit beside the names of the sections."""
VARIANTS: Final = {
    "open": ("", "terrain-open", "terrain-open-2"),
    "rocks": ("terrain-rocks", "terrain-rocks-2", "terrain-rocks"),
}
"""Drawings to choose from, so that the ground does not look repetitive."""
FRONTS: Final = {"ridge": "terrain-ridge-front", "trench": "terrain-trench-front"}
"""What lies in front of the figures in a hex."""
LABEL_AT: Final = (50.0, 16.5)
LABEL_BY_LEGS: Final = (15.0, 83.0)
"""Where the label of a hex is, and where it is beside an AT-AT."""


def corner(label: str, turned: bool = False) -> Point:
    """The upper left corner of the box around a hex; turned, the Empire is at the bottom."""
    hex_ = INDEX[label]
    row, column = int(ROW[hex_]), int(COLUMN[hex_])
    x, y = WIDE * (column - 1) + 50 * (row % 2), STEP * row
    return (WIDTH - WIDE - x, HEIGHT - HIGH - y) if turned else (x, y)


def corners(label: str, turned: bool = False) -> list[Point]:
    x, y = corner(label, turned)
    return [(x + dx, y + dy) for dx, dy in HEX]


BOARD: Final = Geometry(INDEX.__contains__, corners)
TURNED_BOARD: Final = Geometry(INDEX.__contains__, partial(corners, turned=True))


@lru_cache(maxsize=64)
def still(
    terrain: tuple[tuple[str, str], ...], lang: str, turned: bool = False, named: bool = True
) -> Layer:
    """Frame, snow, terrain, sections, and hexes with names or without: the same all the time."""
    layer = Layer()
    _ground(layer, turned)
    kinds = dict(terrain)
    for hex_, label in sorted(enumerate(LABELS), reverse=turned):
        kind = kinds.get(label, "open")
        drawing = VARIANTS[kind][hex_ % 3] if kind in VARIANTS else f"terrain-{kind}"
        if drawing:
            layer.use(drawing, corner(label, turned), 100)
        if kind in FRONTS:
            layer.use(FRONTS[kind], corner(label, turned), 100)
    if named:
        _named_hexes(layer, kinds, Text(lang), turned)
    else:
        layer.lines([_outline(label, turned) for label in LABELS], HEX_LINE, 1.2)
    cuts = f"M300 0V{number(HEIGHT)}M700 0V{number(HEIGHT)}"
    layer.add(
        f'<path d="{cuts}" stroke="{RED_LINE}" stroke-width="2.6" stroke-dasharray="0.1 7" '
        'stroke-linecap="round" stroke-opacity=".7"/>\n'
    )
    return layer


def _outline(label: str, turned: bool) -> str:
    """A hex as a piece of a path."""
    x, y = corner(label, turned)
    return f"M{number(x + 50)} {number(y)}{OUTLINE}"


def _named_hexes(layer: Layer, kinds: dict[str, str], text: Text, turned: bool) -> None:
    layer.add(f'<g fill="#fff" fill-opacity="0" stroke="{HEX_LINE}" stroke-width="1.2">\n')
    for label in LABELS:
        title = f"<title>{label}: {text.name('terrain', kinds.get(label, 'open'))}</title>"
        layer.add(f'<path id="eb-{label}" d="{_outline(label, turned)}">{title}</path>\n')
    layer.add("</g>\n")


def labels(layer: Layer, view: View) -> None:
    """The labels of the hexes, above everything, each where it covers no unit."""
    high = {unit.hex for unit in view.units if unit.kind == "at_at"}
    layer.add(f'<g class="labels" text-anchor="middle" font-size="11.5" fill="{LABEL}"{HALO}>')
    layer.add(*(_label(label, label in high) for label in LABELS))
    layer.add("</g>\n")


@cache
def _label(label: str, by_legs: bool) -> str:
    x, y = corner(label)
    dx, dy = LABEL_BY_LEGS if by_legs else LABEL_AT
    return f'<text x="{number(x + dx)}" y="{number(y + dy)}">{label}</text>'


def _ground(layer: Layer, turned: bool) -> None:
    """The frame and a field of snow with drifts; half hexes at the sides are out of bounds."""
    x, y, width, height = BOX
    tall = number(HEIGHT)
    layer.add(
        DEFS,
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{PAGE}"/>\n',
        f'<rect x="{x + 3}" y="{y + 3}" width="{width - 6}" height="{height - 6}" rx="12" '
        f'fill="{PANEL}" stroke="{FRAME}" stroke-width="1.5"/>\n',
        f'<rect x="-6" y="-6" width="1012" height="{number(HEIGHT + 12)}" rx="7" fill="none" '
        'stroke="#5d86b3" stroke-opacity=".4"/>\n',
        f'<clipPath id="eb-field"><rect width="1000" height="{tall}" rx="3"/></clipPath>'
        '<g clip-path="url(#eb-field)">'
        f'<rect width="1000" height="{tall}" fill="url(#eb-snow)"/>\n',
    )
    for cx, cy, rx in DRIFTS:
        layer.add(
            f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="62" fill="url(#eb-drift)" '
            f'fill-opacity=".8" transform="rotate(-12 {cx} {cy})"/>'
        )
    layer.add(
        '<path d="M-20 130Q160 90 330 140T690 90 1020 130M-20 330Q240 280 420 340T800 300 1020 350'
        'M-20 520Q200 480 460 530T860 490 1020 540" fill="none" stroke="#7f9bb8" '
        'stroke-opacity=".1" stroke-width="10"/>\n',
    )
    for colour, opacity, imperial in BASELINES:
        y = 0 if imperial != turned else HEIGHT - TINTED
        layer.add(
            f'<rect y="{number(y)}" width="1000" height="{TINTED}" fill="{colour}" '
            f'fill-opacity="{opacity}"/>\n'
        )
    for row in (1, 3, 5):
        for x in (-50.0, 950.0):
            half = points([(x + dx, STEP * row + dy) for dx, dy in HEX])
            layer.add(f'<polygon points="{half}" fill="#1b3654" fill-opacity=".3"/>')
    layer.add("</g>\n")


def strips(layer: Layer, view: View, text: Text) -> None:
    """The Empire and its medals above the board, the Rebels below, with the Rebels' sections."""
    for side, y in (("empire", -28.0), ("rebel", HEIGHT + 29)):
        colour = ON_DARK[side]
        layer.use(f"mark-{side}", (2, y - 12), 24, f' color="{colour}"')
        layer.text((34, y + 5), text(f"side-{side}"), 15, TEXT)
        won, need = view.medals[side], view.medals_to_win[side]
        layer.open(text("picture-medals", side=side, won=won, need=need))
        last = min(max(won, need), MOST_MEDALS)
        for place in range(last):
            name = "mark-medal" if place < won else "mark-medal-empty"
            layer.use(name, (998 - 26 * (last - place), y - 12), 23, f' color="{MUTED}"')
        layer.close()
    middle = ' text-anchor="middle" letter-spacing="1"'
    for key, x in (("left", 262), ("centre", 500), ("right", 785)):
        layer.text((x, HEIGHT + 33.5), text(f"section-{key}"), 11.5, "#8fa9c8", middle)
