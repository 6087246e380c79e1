"""Battle of Hoth as a picture."""

from typing import Final

from echobase.games.battle.documents.view import View
from echobase.games.battle.drawing import board
from echobase.games.battle.drawing import objectives as battle_marks
from echobase.games.battle.drawing import units as battle_units
from echobase.games.battle.rules.board import INDEX
from echobase.picture.drawing import Drawing, Layout
from echobase.picture.layer import Layer, document
from echobase.picture.marks import Marks, draw_arrows, draw_blocked, draw_lines, draw_reach
from echobase.picture.plain import ROOM
from echobase.text import Text


class BattleDrawing(Drawing):
    """Draws battles."""

    def draw(self, view: View, marks: Marks, lang: str) -> str:
        text, layer = Text(lang), Layer()
        layer.lay(board.still(tuple(view.terrain.items()), lang))
        board.strips(layer, view, text)
        battle_marks.objectives(layer, view, text)
        draw_reach(layer, marks.reach, board.BOARD)
        battle_units.units(layer, view, text)
        if marks.labels:
            board.labels(layer, view)
        battle_marks.flags(layer, view)
        battle_marks.exits(layer, view, text)
        draw_lines(layer, marks.lines, board.BOARD)
        draw_blocked(layer, marks.blocked, board.BOARD)
        draw_arrows(layer, marks.arrows, board.BOARD)
        return document(layer, board.BOX, text("game-battle"), about(view, text))

    def layout(self, view: View) -> Layout:
        field = (-ROOM, -ROOM, board.WIDTH + 2 * ROOM, board.HEIGHT + 2 * ROOM)
        return Layout(board.BOX, field, board.BOARD, list(INDEX))


def about(view: View, text: Text) -> str:
    """The picture described in a sentence."""
    rebels = sum(unit.side == "rebel" for unit in view.units)
    return text(
        "picture-battle-about",
        rebels=rebels,
        imperials=len(view.units) - rebels,
        won=view.medals["rebel"],
        lost=view.medals["empire"],
    )


DRAWING: Final[Drawing] = BattleDrawing()
