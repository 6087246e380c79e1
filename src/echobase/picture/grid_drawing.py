"""The drawing of a simple game: hexes in rows, with discs on them."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from echobase.core import registry
from echobase.core.grid import Grid
from echobase.picture.drawing import Drawing, Layout
from echobase.picture.layer import Layer, Point, document, number, points
from echobase.picture.marks import (
    Geometry,
    Marks,
    draw_arrows,
    draw_blocked,
    draw_lines,
    draw_reach,
)
from echobase.text import Text

WIDE, HIGH, MARGIN = 40.0, 46.0, 50.0
"""Half the width of a hex, half its height, and the room around the board."""
CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
BORDER, LABEL = "#7f9cba", "#4f6984"


class Disc(NamedTuple):
    """A round piece on a hex."""

    hex: str
    fill: str
    edge: str = "#fff"
    size: float = 14.0


class GridDrawing(Drawing):
    """Hexes in rows; a game says what is on them."""

    pieces = "seats"

    @abstractmethod
    def grid(self, view: Any) -> Grid:
        """The hexes of a view."""

    @abstractmethod
    def ground(self, view: Any, label: str) -> str:
        """The colour of a hex."""

    @abstractmethod
    def discs(self, view: Any) -> Iterable[Disc]:
        """What is on the hexes, from below to above."""

    def layout(self, view: Any) -> Layout:
        grid = self.grid(view)
        shown = [corner for label in grid.labels for corner in corners(grid, label)]
        left, top = min(x for x, _ in shown) - MARGIN, min(y for _, y in shown) - MARGIN
        width = max(x for x, _ in shown) + MARGIN - left
        height = max(y for _, y in shown) + MARGIN - top
        box = (left, top, width, height)
        hexes = Geometry(lambda label: label in grid.cubes, lambda label: corners(grid, label))
        return Layout(box, box, hexes, grid.labels)

    def draw(self, view: Any, marks: Marks, lang: str) -> str:
        layer, layout = Layer(), self.layout(view)
        hexes = layout.hexes
        for label in layout.labels:
            shape, fill = points(hexes.corners(label)), self.ground(view, label)
            layer.add(f'<polygon points="{shape}" fill="{fill}" stroke="{BORDER}"/>')
            if marks.labels:
                x, y = hexes.centre(label)
                layer.text((x, y + 34), label, 12, LABEL, ' text-anchor="middle"')
        draw_reach(layer, marks.reach, hexes)
        for disc in self.discs(view):
            add_disc(layer, hexes.centre(disc.hex), disc)
        draw_arrows(layer, marks.arrows, hexes)
        draw_lines(layer, marks.lines, hexes)
        draw_blocked(layer, marks.blocked, hexes)
        turn = Text(lang)("plain-turn", turn=view.turn)
        return document(layer, layout.box, registry.game(view.game).title, turn)


def corners(grid: Grid, label: str) -> list[Point]:
    across, row = grid.cubes[label]
    x, y = (2 * across + row) * WIDE, row * 1.5 * HIGH
    return [(x + right * WIDE, y + down * HIGH / 2) for right, down in CORNERS]


def add_disc(layer: Layer, at: Point, disc: Disc) -> None:
    place = f'cx="{number(at[0])}" cy="{number(at[1])}" r="{number(disc.size)}"'
    layer.add(f'<circle {place} fill="{disc.fill}" stroke="{disc.edge}" stroke-width="3"/>')
