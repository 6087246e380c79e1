"""What marks the hexes of a battle: objectives, tokens, and exits across the border."""

from typing import Final

from echobase.games.battle.documents.view import ExitView, ObjectiveView, View
from echobase.games.battle.drawing.board import BOARD, corner, corners
from echobase.games.battle.rules.board import COLUMN, INDEX, ROW, WIDTHS
from echobase.picture.layer import Layer, Point, number, points
from echobase.picture.palette import GOLD, INK, ON_DARK, PLATE
from echobase.picture.pieces import chip, inset
from echobase.text import Text

BORDERS: Final[dict[str, tuple[int, Point, str]]] = {
    "left": (270, (-6.0, 57.7), "M-2 28.9v57.7"),
    "right": (90, (106.0, 57.7), "M102 28.9v57.7"),
    "imperial_baseline": (0, (50.0, -11.0), "M0 25.4L50 -3.5L100 25.4"),
    "rebel_baseline": (180, (50.0, 126.5), "M0 90.1L50 119L100 90.1"),
}
"""By border: where the arrow of an exit points and is, and the sides of the hex it crosses."""


def objectives(layer: Layer, view: View, text: Text) -> None:
    """Marked hexes: a gold outline, a flag, its medals and the emblem of the side that holds it."""
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
    """Tokens that nobody carries lie in their hexes."""
    if objective.held_by:
        return
    x, y = corner(objective.hexes[0])
    title = text("ui-kind-token", token=objective.id)
    layer.use("mark-token", (x + 33, y + 42), 34, title=f"{title}, {objective.hexes[0]}")


def exits(layer: Layer, view: View, text: Text) -> None:
    """Gates in the border where units may leave: open sides of hexes, with arrows pointing out."""
    for way_out in view.exits:
        name = text.name("side", way_out.side)
        left = f", {text('picture-left', units=way_out.left)}" if way_out.left else ""
        layer.open(f"{text('ui-exit')} {', '.join(way_out.hexes)}: {name}{left}", ' class="exit"')
        for place, label in enumerate(way_out.hexes):
            _gate(layer, way_out, label, not place)
        layer.close()


def border(way_out: ExitView, label: str) -> str:
    """The border that units cross when they leave from a hex."""
    hex_ = INDEX[label]
    if way_out.edge:
        return way_out.edge
    if ROW[hex_] in (0, 6):
        return "rebel_baseline" if ROW[hex_] else "imperial_baseline"
    return "right" if COLUMN[hex_] == WIDTHS[ROW[hex_]] else "left"


def _gate(layer: Layer, way_out: ExitView, label: str, first: bool) -> None:
    """One hex of an exit; the first one shows how many have left."""
    angle, (dx, dy), sides = BORDERS[border(way_out, label)]
    x, y = corner(label)
    here = f'transform="translate({number(x)} {number(y)})" fill="none"'
    layer.add(
        f'<path {here} d="{sides}" stroke="{INK[way_out.side]}" stroke-width="9"/>'
        f'<path {here} d="{sides}" stroke="{ON_DARK[way_out.side]}" stroke-width="5"/>'
    )
    x, y = x + dx, y + dy
    turn = f' transform="rotate({angle} {number(x)} {number(y)})"'
    layer.use(f"mark-exit-{way_out.side}", (x - 11.5, y - 11.5), 23, turn)
    if first and way_out.left:
        beside = (x, y + 20) if angle in (90, 270) else (x + 20, y)
        chip(layer, way_out.side, beside, str(way_out.left), 8.5)
