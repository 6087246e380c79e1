"""Pictures: any view, state or document of any game as a standalone SVG.

from echobase import picture
picture.draw(state, arrows=[("G3", "F3")]).save("battle.svg")
"""

from collections.abc import Iterable

from echobase.picture.crop import around, cropped
from echobase.picture.drawing import drawing
from echobase.picture.film import film, save_film
from echobase.picture.marks import Marks, Pairs
from echobase.picture.picture import Picture
from echobase.picture.subject import Subject, seen
from echobase.text import language

__all__ = ["Picture", "draw", "film", "save_film"]


def draw(
    subject: Subject,
    seat: int | None = None,
    *,
    labels: bool = True,
    arrows: Pairs = (),
    reach: Iterable[str] = (),
    lines: Pairs = (),
    blocked: Pairs = (),
    show: Iterable[str] = (),
    lang: str = "en",
) -> Picture:
    """The picture of what a seat may know; without a seat, of what a spectator may know.

    `arrows` and `lines` (of sight, clear or `blocked`) go from hex to hex, `reach` are hexes to
    highlight, `show` are hexes that must be in view if not all of the board should be, `labels`
    says whether hexes show theirs, and `lang` is the language of all words.
    """
    found, lang = seen(subject, seat), language(lang)
    drawn = drawing(found.game)
    svg = drawn.draw(found.view, Marks(labels, arrows, reach, lines, blocked), lang)
    part = around(show, drawn.layout(found.view))
    return Picture(svg if part is None else cropped(svg, part))
