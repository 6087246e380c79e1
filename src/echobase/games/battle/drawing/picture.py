"""Battle of Hoth as a picture."""

from collections.abc import Iterable

from echobase.games.battle.documents.view import View
from echobase.games.battle.drawing import board
from echobase.games.battle.drawing import objectives as battle_marks
from echobase.games.battle.drawing import units as battle_units
from echobase.picture import marks
from echobase.picture.layer import Layer, document
from echobase.text import Text


def draw(
    view: View,
    labels: bool,
    arrows: marks.Pairs,
    reach: Iterable[str],
    lines: marks.Pairs,
    lang: str,
) -> str:
    """The SVG of a view."""
    text, layer = Text(lang), Layer()
    layer.lay(board.still(tuple(view.terrain.items()), lang))
    board.strips(layer, view, text)
    battle_marks.objectives(layer, view, text)
    marks.reach(layer, reach, board.BOARD)
    battle_units.units(layer, view, text)
    if labels:
        board.labels(layer, view)
    battle_marks.flags(layer, view)
    battle_marks.exits(layer, view, text)
    marks.lines(layer, lines, board.BOARD)
    marks.arrows(layer, arrows, board.BOARD)
    return document(layer, board.BOX, text("game-battle"), about(view, text))


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
