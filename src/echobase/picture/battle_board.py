"""The board of Battle of Hoth: what lies still, kept per terrain, and what marks its hexes."""

from functools import lru_cache
from typing import Final

from echobase.battle.board import COLUMN, INDEX, LABELS, ROW, WIDTHS
from echobase.battle.view import ExitView, ObjectiveView, View
from echobase.picture.layer import Layer, Point, number, points
from echobase.picture.marks import Geometry
from echobase.picture.palette import (
    DEFS,
    FRAME,
    GOLD,
    HEX_LINE,
    LABEL,
    MUTED,
    ON_DARK,
    PAGE,
    PANEL,
    PLATE,
    RED_LINE,
    TEXT,
)
from echobase.picture.pieces import inset
from echobase.text import Text

WIDTH: Final = 1000.0
HEIGHT: Final = 635.1
STEP: Final = 86.6
HEX: Final = ((50.0, 0.0), (100, 28.87), (100, 86.6), (50, 115.47), (0, 86.6), (0, 28.87))
BOX: Final = (-18.0, -48.0, 1036.0, 729.0)
DRIFTS: Final = ((180, 70, 230), (640, 150, 280), (330, 360, 260), (820, 430, 220), (120, 560, 240))
MOST_MEDALS: Final = 7
"""Medals that fit beside the names of the sections."""
TURNS: Final = {"up": 0, "right": 90, "down": 180, "left": 270}


def corner(label: str) -> Point:
    """The upper left corner of the box around a hex."""
    hex_ = INDEX[label]
    row = ROW[hex_]
    return 100.0 * (COLUMN[hex_] - 1) + 50 * (row % 2), STEP * row


def corners(label: str) -> list[Point]:
    x, y = corner(label)
    return [(x + dx, y + dy) for dx, dy in HEX]


BOARD: Final = Geometry(INDEX.__contains__, corners)


@lru_cache(maxsize=64)
def still(terrain: tuple[tuple[str, str], ...], labels: bool, lang: str) -> Layer:
    """Frame, snow, terrain, sections and hexes: the same during the whole battle."""
    layer, text = Layer(), Text(lang)
    _ground(layer)
    kinds = dict(terrain)
    for hex_, label in enumerate(LABELS):
        kind = kinds.get(label, "open")
        if kind != "open":
            layer.use(f"terrain-{kind}", corner(label), 100)
        elif hex_ % 3:
            layer.use("terrain-open" if hex_ % 3 == 1 else "terrain-open-2", corner(label), 100)
    layer.add(f'<g fill="#fff" fill-opacity="0" stroke="{HEX_LINE}" stroke-width="1.2">\n')
    for label in LABELS:
        title = f"{label}: {text.name('terrain', kinds.get(label, 'open'))}"
        shape = points(corners(label))
        layer.add(f'<polygon id="eb-{label}" points="{shape}"><title>{title}</title></polygon>\n')
    layer.add("</g>\n")
    cuts = f"M300 0V{number(HEIGHT)}M700 0V{number(HEIGHT)}"
    layer.add(
        f'<path d="{cuts}" stroke="{RED_LINE}" stroke-width="2.6" stroke-dasharray="0.1 7" '
        'stroke-linecap="round" opacity=".7"/>\n'
    )
    if labels:
        layer.add('<g class="labels" text-anchor="middle">')
        for label in LABELS:
            x, y = corner(label)
            layer.text((x + 50, y + 19), label, 11.5, LABEL)
        layer.add("</g>\n")
    return layer


def _ground(layer: Layer) -> None:
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
            f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="62" fill="url(#eb-drift)" opacity=".8" '
            f'transform="rotate(-12 {cx} {cy})"/>'
        )
    layer.add(
        '<path d="M-20 130Q160 90 330 140T690 90 1020 130M-20 330Q240 280 420 340T800 300 1020 350'
        'M-20 520Q200 480 460 530T860 490 1020 540" fill="none" stroke="#7f9bb8" '
        'stroke-opacity=".1" stroke-width="10"/>\n',
        '<rect width="1000" height="106" fill="#5b82ad" opacity=".1"/>'
        '<rect y="529" width="1000" height="107" fill="#e2552b" opacity=".08"/>\n',
    )
    for row in (1, 3, 5):
        for x in (-50.0, 950.0):
            half = points([(x + dx, STEP * row + dy) for dx, dy in HEX])
            layer.add(f'<polygon points="{half}" fill="#1b3654" opacity=".3"/>')
    layer.add("</g>\n")


def strips(layer: Layer, view: View, text: Text) -> None:
    """Above the board the Empire and its medals, below the Rebels; the sections of the latter."""
    for side, y in (("empire", -25.0), ("rebel", HEIGHT + 27)):
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
    for key, x in (("left", 250), ("centre", 500), ("right", 785)):
        layer.text((x, HEIGHT + 31), text(f"section-{key}"), 11.5, "#8fa9c8", middle)


def objectives(layer: Layer, view: View, text: Text) -> None:
    """Marked hexes: a gold outline, a flag, its medals and the emblem of the side that has it."""
    for objective in view.objectives:
        if objective.type == "token":
            _token(layer, objective, text)
            continue
        worth = text(f"ui-kind-{objective.type}", medals=objective.medals)
        held = f", {text.name('side', objective.held_by)}" if objective.held_by else ""
        layer.open(f"{objective.id} {', '.join(objective.hexes)}: {worth}{held}")
        for label in objective.hexes:
            shape = points(inset(corners(label), BOARD.centre(label), 0.93))
            layer.add(
                f'<polygon points="{shape}" fill="{GOLD}" fill-opacity=".1" stroke="#5a3b06" '
                f'stroke-width="5"/><polygon points="{shape}" fill="none" stroke="{GOLD}" '
                'stroke-width="2.4"/>'
            )
        layer.close()


def flags(layer: Layer, view: View) -> None:
    """The flags of the marked hexes, on top of the units that stand there."""
    for objective in view.objectives:
        if objective.type == "token":
            continue
        icon = "mark-card" if objective.type == "card" else "mark-objective"
        for label in objective.hexes:
            x, y = corner(label)
            layer.use(icon, (x + 3, y + 22), 25)
            if objective.medals > 1:
                layer.add(
                    f'<circle cx="{number(x + 26)}" cy="{number(y + 44)}" r="7.5" fill="{GOLD}" '
                    'stroke="#5a3b06" stroke-width="1.4"/>'
                )
                more = ' text-anchor="middle" font-weight="800"'
                layer.text((x + 26, y + 47.8), str(objective.medals), 10.5, "#3a2300", more)
            if objective.held_by in ON_DARK:
                _emblem(layer, objective.held_by, (x + 15.5, y + 60))


def _emblem(layer: Layer, side: str, centre: Point) -> None:
    """The emblem of a side on a dark disc."""
    x, y = centre
    layer.add(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="10" fill="{PLATE}" '
        f'stroke="{ON_DARK[side]}" stroke-width="1.6"/>'
    )
    layer.use(f"mark-{side}", (x - 6.5, y - 6.5), 13, f' color="{ON_DARK[side]}"')


def _token(layer: Layer, objective: ObjectiveView, text: Text) -> None:
    """A marker that nobody carries lies in its hex."""
    if objective.held_by:
        return
    x, y = corner(objective.hexes[0])
    title = f"{objective.id} {objective.hexes[0]}: {text('ui-kind-token')}"
    layer.use("mark-token", (x + 33, y + 42), 34, title=title)


def exits(layer: Layer, view: View, text: Text) -> None:
    """Arrows over the border by which units may leave."""
    for way_out in view.exits:
        angle = way(way_out)
        name = text.name("side", way_out.side)
        layer.open(f"{text('ui-exit')} {', '.join(way_out.hexes)}: {name}")
        for label in way_out.hexes:
            x, y = _border(label, angle)
            turn = f' transform="rotate({angle} {number(x)} {number(y)})"'
            layer.use(f"mark-exit-{way_out.side}", (x - 14, y - 14), 28, turn)
        layer.close()


def way(way_out: ExitView) -> int:
    """The direction of an exit in degrees from the top; over a single corner hex it is aslant."""
    hexes = [INDEX[label] for label in way_out.hexes]
    rows = {ROW[hex_] for hex_ in hexes}
    sides = {_side_border(hex_) for hex_ in hexes}
    ends = {0: "up", 6: "down"}.get(next(iter(rows)), "") if len(rows) == 1 else ""
    flank = next(iter(sides)) if len(sides) == 1 else ""
    if ends and flank:
        return {"upleft": 315, "upright": 45, "downleft": 225, "downright": 135}[ends + flank]
    return TURNS[ends or flank or "up"]


def _side_border(hex_: int) -> str:
    if COLUMN[hex_] == 1:
        return "left"
    return "right" if COLUMN[hex_] == WIDTHS[ROW[hex_]] else ""


def _border(label: str, angle: int) -> Point:
    """Where the arrow of an exit stands: by the border it leads over."""
    x, y = corner(label)
    across = {270: 4.0, 225: 8.0, 315: 8.0, 90: 96.0, 45: 92.0, 135: 92.0}.get(angle, 50.0)
    down = {0: 2.0, 45: 12.0, 315: 12.0, 180: 114.0, 135: 102.0, 225: 102.0}.get(angle, 58.0)
    return x + across, y + down
