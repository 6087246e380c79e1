"""A recorded game as a film: an animated WebP that browsers and most programs show."""

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from echobase.core.chance import CHANCE
from echobase.core.errors import BadOption
from echobase.core.extras import need
from echobase.core.files import check_output, replace
from echobase.core.game import State
from echobase.core.record import Record
from echobase.picture.drawing import drawing
from echobase.picture.marks import Marks
from echobase.picture.picture import Picture
from echobase.text import language

WEBP: Final = ".webp"
WIDTHS: Final = range(200, 1601)
MOST_FRAMES: Final = 600
STEP: Final = 700
"""Milliseconds for which a frame is shown."""
LAST: Final = 4000
"""Milliseconds for which the end is shown."""
BETWEEN: Final = re.compile(r"(\w+)(?:-|x)(\w+)$")
"""Two hexes in the notation of a move or an attack."""


def refuse_without_film() -> None:
    """Refuse a film where the packages that make it are missing."""
    need("a film", "picture", "resvg_py", "PIL")


def frames(record: Record, lang: str = "en") -> Iterator[Picture]:
    """What a spectator sees, move by move: an arrow says what comes, the next frame shows it."""
    drawn, shown = drawing(record.head.game), ""
    lang = language(lang)

    def picture(state: State, arrows: tuple[tuple[str, str], ...] = ()) -> str:
        return drawn.draw(state.view(None), Marks(True, arrows), lang)

    for state, action in record.states():
        if state.to_act() == CHANCE:
            continue
        arrows = arrow(state.notation_for(action, None), set(drawn.layout(state.view(None)).labels))
        frame = picture(state, arrows)
        if frame != shown:
            yield Picture(frame)
            shown = frame
    yield Picture(picture(record.state))


def arrow(notation: str, hexes: set[str]) -> tuple[tuple[str, str], ...]:
    """From where to where an action leads, if its notation names two hexes."""
    found = BETWEEN.search(notation)
    return ((found[1], found[2]),) if found and hexes >= {found[1], found[2]} else ()


def film(record: Record, width: int = 720, lang: str = "en") -> bytes:
    """The film of a record as WebP; needs the extra `echobase[picture]`."""
    if isinstance(width, bool) or not isinstance(width, int) or width not in WIDTHS:
        told = f"{WIDTHS[0]} to {WIDTHS[-1]} pixels"
        raise BadOption(f"film: width is {told}; got {width!r}")
    refuse_without_film()
    from PIL import Image

    images: list[Any] = []
    for one in frames(record, lang):
        if len(images) == MOST_FRAMES:
            raise BadOption(f"film: the game has more than {MOST_FRAMES} moments to show")
        images.append(Image.open(BytesIO(one.png(width))).convert("RGB"))
    found = BytesIO()
    images[0].save(
        found,
        "WEBP",
        save_all=True,
        append_images=images[1:],
        duration=[STEP] * (len(images) - 1) + [LAST],
        loop=0,
        quality=60,
        method=4,
    )
    return found.getvalue()


def save_film(record: Record, path: str | Path, width: int = 720, lang: str = "en") -> None:
    """Write the film of a record to a .webp file."""
    target = Path(path)
    check_output("film", target, (WEBP,), force=True)
    replace(target, film(record, width, lang))
