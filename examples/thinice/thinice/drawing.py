"""The lake as a picture."""

from collections.abc import Iterator
from typing import Any, Final

from echobase.core.grid import Grid
from echobase.picture.grid_drawing import Disc, GridDrawing
from thinice.rules import LAKES, ice

PAINT: Final = ("#c8372d", "#2f6fb5")


class LakeDrawing(GridDrawing):
    """Ice between two shores, with sledges and the holes that the seat knows."""

    def grid(self, view: Any) -> Grid:
        return LAKES[view.id]

    def ground(self, view: Any, label: str) -> str:
        return "#dfe9f2" if label in ice(LAKES[view.id]) else "#f7f3e8"

    def discs(self, view: Any) -> Iterator[Disc]:
        for colour, sledge in zip(PAINT, view.seats, strict=False):
            if sledge.hole:
                yield Disc(sledge.hole, "#112233", colour, 18)
            yield Disc(sledge.place, colour)


DRAWING: Final = LakeDrawing()
