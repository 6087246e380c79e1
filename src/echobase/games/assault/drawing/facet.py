"""Assault on Hoth as pictures: the facet that everything that draws uses."""

from collections.abc import Iterable
from typing import Final

import msgspec

from echobase.games.assault.documents.view import View
from echobase.games.assault.drawing.geometry import FOOT, HEAD, MapGeometry
from echobase.games.assault.drawing.picture import draw
from echobase.picture.drawing import Drawing, Layout
from echobase.picture.marks import Pairs
from echobase.picture.plain import ROOM


class AssaultDrawing:
    """Implements `picture.drawing.Drawing`."""

    def draw(
        self,
        view: View,
        labels: bool,
        arrows: Pairs,
        reach: Iterable[str],
        lines: Pairs,
        lang: str,
    ) -> str:
        return draw(view, labels, arrows, reach, lines, lang)

    def layout(self, view: View) -> Layout:
        facts = MapGeometry(view)
        left, top, width, height = facts.box
        field = (left, top + HEAD - ROOM, width, height - HEAD - FOOT + 2 * ROOM)
        return Layout(facts.box, field, facts.board, list(facts.spots))

    def without_units(self, view: View) -> View:
        return msgspec.structs.replace(view, units=[])


DRAWING: Final[Drawing] = AssaultDrawing()
