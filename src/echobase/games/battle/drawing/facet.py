"""Battle of Hoth as pictures: the facet that everything that draws uses."""

from collections.abc import Iterable
from typing import Final

import msgspec

from echobase.games.battle.documents.view import View
from echobase.games.battle.drawing import board
from echobase.games.battle.drawing.picture import draw
from echobase.games.battle.rules.board import INDEX
from echobase.picture.drawing import Drawing, Layout
from echobase.picture.marks import Pairs
from echobase.picture.plain import ROOM


class BattleDrawing:
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
        field = (-ROOM, -ROOM, board.WIDTH + 2 * ROOM, board.HEIGHT + 2 * ROOM)
        return Layout(board.BOX, field, board.BOARD, list(INDEX))

    def without_units(self, view: View) -> View:
        return msgspec.structs.replace(view, units=[])


DRAWING: Final[Drawing] = BattleDrawing()
