"""A board on which nobody stands, for pictures that draw something else on it."""

from dataclasses import dataclass
from typing import Final

import msgspec

from echobase.games.assault.drawing.geometry import FOOT, HEAD, Facts
from echobase.games.battle.documents.view import View as BattleView
from echobase.games.battle.drawing import board as battle_board
from echobase.picture import draw
from echobase.picture.marks import Geometry
from echobase.picture.picture import Picture
from echobase.picture.subject import Subject, look

ROOM: Final = 11.0
"""Around a field, without any of the words beside it."""

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(frozen=True)
class PlainBoard:
    """The picture, and where things are in it."""

    picture: Picture
    box: Box
    """All of the picture."""
    field: Box
    """The hexes with a little room, without the strips above and below."""
    hexes: Geometry


def plain(subject: Subject, lang: str = "en") -> PlainBoard:
    """Terrain, objectives and installations as a spectator sees them, without units and labels."""
    view = msgspec.structs.replace(look(subject, None), units=[])
    picture = draw(view, labels=False, lang=lang)
    if isinstance(view, BattleView):
        field = (-ROOM, -ROOM, battle_board.WIDTH + 2 * ROOM, battle_board.HEIGHT + 2 * ROOM)
        return PlainBoard(picture, battle_board.BOX, field, battle_board.BOARD)
    facts = Facts(view)
    left, top, width, height = facts.box
    field = (left, top + HEAD - ROOM, width, height - HEAD - FOOT + 2 * ROOM)
    return PlainBoard(picture, facts.box, field, facts.board)
