"""The symbols: one SVG file each, embedded in a picture as <symbol> so that it stands alone."""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

FILE: Final = re.compile(r"<svg [^>]*?viewBox=\"([^\"]+)\">\n(.*)</svg>\n", re.DOTALL)
TINT: Final = re.compile(r"var\(--[a-z]+,\s*([^)]+)\)")
"""A colour that a web page may change; not every SVG program knows such variables."""

SAME_DRAWING: Final = {
    "unit-light-trooper": "unit-echo-trooper",
    "unit-light-snowtrooper": "unit-snowtrooper",
    "unit-walker": "unit-at-at",
}


def file_name(group: str, key: str) -> str:
    """The symbol of a key of the games: `unit`, `at_at` is `unit-at-at`."""
    name = f"{group}-{key.replace('_', '-')}"
    return SAME_DRAWING.get(name, name)


@cache
def _folder() -> Traversable:
    return resources.files("echobase.picture") / "symbols"


@cache
def _read(name: str) -> tuple[str, str]:
    """The box and the drawing of a symbol, its colours fixed."""
    found = FILE.fullmatch((_folder() / f"{name}.svg").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{name}.svg is not a plain symbol")
    return found[1], TINT.sub(r"\1", found[2])


@cache
def symbol(name: str) -> str:
    """The drawing as a reusable element with the id `eb-NAME`."""
    box, drawing = _read(name)
    return f'<symbol id="eb-{name}" viewBox="{box}" overflow="visible">\n{drawing}</symbol>\n'


@cache
def size(name: str) -> tuple[float, float]:
    """Width and height of the drawing in its own units."""
    _, _, width, height = (float(number) for number in _read(name)[0].split())
    return width, height


@cache
def names() -> list[str]:
    """The names of all symbols."""
    files = [entry.name for entry in _folder().iterdir()]
    return sorted(name.removesuffix(".svg") for name in files if name.endswith(".svg"))
