"""The lake as SVG."""

from collections.abc import Iterable
from typing import Final

import msgspec

from echobase.picture import marks
from echobase.picture.drawing import Drawing, Layout
from echobase.picture.layer import Layer, Point, document, number, points
from echobase.picture.marks import Geometry, Pairs
from thinice.board import Board, board
from thinice.documents import View

WIDE, HIGH, MARGIN = 40.0, 46.0, 50.0
"""Half the width of a hex, half its height, and the room around the lake."""
PAINT: Final = {"red": "#c8372d", "blue": "#2f6fb5"}


def centre(lake: Board, hex_: int) -> Point:
    x, row = lake.cubes[hex_]
    return (2 * x + row) * WIDE, row * 1.5 * HIGH


def corners(lake: Board, hex_: int) -> list[Point]:
    x, y = centre(lake, hex_)
    around = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
    return [(x + right * WIDE, y + down * HIGH / 2) for right, down in around]


class LakeDrawing:
    """Implements `picture.drawing.Drawing`."""

    def layout(self, view: View) -> Layout:
        lake = board(view.map)
        shown = [corner for hex_ in range(len(lake.labels)) for corner in corners(lake, hex_)]
        left, top = min(x for x, _ in shown) - MARGIN, min(y for _, y in shown) - MARGIN
        width = max(x for x, _ in shown) + MARGIN - left
        height = max(y for _, y in shown) + MARGIN - top
        box = (left, top, width, height)
        geometry = Geometry(
            lambda label: label in lake.labels,
            lambda label: corners(lake, lake.labels.index(label)),
        )
        return Layout(box, box, geometry, lake.labels)

    def draw(
        self,
        view: View,
        labels: bool,
        arrows: Pairs,
        reach: Iterable[str],
        lines: Pairs,
        lang: str,
    ) -> str:
        layer, layout, lake = Layer(), self.layout(view), board(view.map)
        for hex_, label in enumerate(lake.labels):
            fill = "#dfe9f2" if hex_ in lake.ice else "#f7f3e8"
            shape = points(corners(lake, hex_))
            layer.add(f'<polygon points="{shape}" fill="{fill}" stroke="#7f9cba"/>')
            if labels:
                x, y = centre(lake, hex_)
                layer.text((x, y + 34), label, 12, "#4f6984", ' text-anchor="middle"')
        marks.reach(layer, reach, layout.hexes)
        for seat in view.seats:
            if seat.hole:
                self.disc(layer, layout.hexes.centre(seat.hole), 18, "#123", PAINT[seat.side])
            self.disc(layer, layout.hexes.centre(seat.place), 13, PAINT[seat.side], "#fff")
        marks.arrows(layer, arrows, layout.hexes)
        marks.lines(layer, lines, layout.hexes)
        return document(layer, layout.box, "Thin Ice", f"{view.map}, turn {view.turn}")

    def disc(self, layer: Layer, at: Point, size: float, fill: str, stroke: str) -> None:
        place = f'cx="{number(at[0])}" cy="{number(at[1])}" r="{number(size)}"'
        layer.add(f'<circle {place} fill="{fill}" stroke="{stroke}" stroke-width="3"/>')

    def without_units(self, view: View) -> View:
        return msgspec.structs.replace(view, seats=[])


DRAWING: Final[Drawing] = LakeDrawing()
