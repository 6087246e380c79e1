"""Heat maps: where the units of a side fell, on the board."""

from base64 import b64encode
from collections.abc import Iterable
from math import sqrt
from typing import Final

from echobase.core.game import State
from echobase.lab.curves import Curves
from echobase.lab.words import colour, has_words
from echobase.picture.drawing import Box
from echobase.picture.layer import points
from echobase.picture.plain import PlainBoard, plain
from echobase.text import Text
from echobase.text.html import Html, element

PALE, DARK = 0.12, 0.88
"""The opacity of the hexes with the fewest and the most losses."""
TELLING: Final = 3
"""Hexes with fewer losses in a hundred games show no number."""


def heat_maps(game: str, state: State, course: Curves, id_: str, text: Text) -> Html:
    """A map for each side; the same shade means the same number of losses."""
    board = plain(state, text.lang)
    worst = max((max(found.values(), default=0) for found in course.hexes.values()), default=0)
    maps = (
        element(
            "figure",
            element("figcaption", caption(course, side, text), class_=f"of {colour(game, side)}"),
            heat_map(board, course, side, worst, id_, text, colour(game, side)),
        )
        for side in course.hexes
    )
    ground = element("symbol", picture(board), id=id_, viewBox=written(board.layout.box))
    hidden = element("svg", ground, class_="hidden", aria_hidden="true")
    return element("div", hidden, maps, class_="maps")


def caption(course: Curves, side: str, text: Text) -> str:
    lost = f"{sum(course.kinds[side].values()):.1f}"
    if has_words(side, text):
        return text("report-heat-side", side=side, lost=lost)
    return text("plain-report-heat", name=text.name("side", side), lost=lost)


def picture(board: PlainBoard) -> Html:
    """The board as a picture of its own, so that its ids cannot clash with those of others."""
    left, top, width, height = board.layout.box
    data = b64encode(board.picture.svg.encode()).decode()
    href = f"data:image/svg+xml;base64,{data}"
    return element("image", x=left, y=top, width=width, height=height, href=href)


def heat_map(
    board: PlainBoard,
    course: Curves,
    side: str,
    worst: int,
    id_: str,
    text: Text,
    kind: str,
) -> Html:
    """The hexes of a board where units of a side fell, the darker the more."""
    left, top, width, height = board.layout.box
    return element(
        "svg",
        element("title", caption(course, side, text)),
        element("use", href=f"#{id_}", x=left, y=top, width=width, height=height),
        hexes(board, course, side, worst, text),
        viewBox=written(board.layout.field),
        role="img",
        class_=f"heat {kind}",
    )


def hexes(board: PlainBoard, course: Curves, side: str, worst: int, text: Text) -> Iterable[Html]:
    for label, count in course.hexes[side].items():
        in_hundred = 100 * count / course.games
        told = text("report-heat-hex", hex=label, losses=f"{in_hundred:.0f}")
        yield element(
            "polygon",
            element("title", told),
            points=points(board.layout.hexes.corners(label)),
            fill_opacity=f"{PALE + (DARK - PALE) * sqrt(count / worst):.2f}",
        )
        if in_hundred >= TELLING:
            x, y = board.layout.hexes.centre(label)
            yield element("text", f"{in_hundred:.0f}", x=x, y=y + 10)


def written(box: Box) -> str:
    return " ".join(f"{value:g}" for value in box)
