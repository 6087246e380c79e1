"""Pictures: any view, state or document of any game as a standalone SVG.

from echobase import picture
picture.draw(state, arrows=[("G3", "F3")]).save("battle.svg")
"""

from collections.abc import Iterable

from echobase.picture.drawing import drawing
from echobase.picture.marks import Pairs
from echobase.picture.picture import Picture
from echobase.picture.subject import Subject, seen
from echobase.text import language

__all__ = ["Picture", "draw"]


def draw(
    subject: Subject,
    seat: int | None = None,
    *,
    labels: bool = True,
    arrows: Pairs = (),
    reach: Iterable[str] = (),
    lines: Pairs = (),
    lang: str = "en",
) -> Picture:
    """The picture of what a seat may know; without a seat, of what a spectator may know.

    `arrows` and `lines` (of sight) go from hex to hex, `reach` are hexes to highlight, `labels`
    says whether hexes show theirs, and `lang` is the language of all words.
    """
    found, lang = seen(subject, seat), language(lang)
    return Picture(drawing(found.game).draw(found.view, labels, arrows, reach, lines, lang))
