"""An empty board, for pictures that draw something else on it."""

from dataclasses import dataclass
from typing import Final

from echobase.picture.drawing import Layout, drawing
from echobase.picture.marks import Marks
from echobase.picture.picture import Picture
from echobase.picture.subject import Subject, seen
from echobase.text import language

ROOM: Final = 11.0
"""The margin around a field, without any of the words beside it."""


@dataclass(frozen=True)
class PlainBoard:
    """The picture, and where things are in it."""

    picture: Picture
    layout: Layout


def plain(subject: Subject, lang: str = "en") -> PlainBoard:
    """Terrain, objectives and installations as a spectator sees them, without units and labels."""
    found = seen(subject, None)
    drawn = drawing(found.game)
    view = drawn.without_units(found.view)
    picture = Picture(drawn.draw(view, Marks(), language(lang)))
    return PlainBoard(picture, drawn.layout(view))
