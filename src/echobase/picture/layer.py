"""A layer: a piece of a picture under construction, with the symbols it uses."""

from functools import cache, lru_cache
from html import escape
from typing import Final

from echobase.picture import sprite

FONT: Final = "Segoe UI,Roboto,Helvetica Neue,Arial,Liberation Sans,DejaVu Sans,sans-serif"

Point = tuple[float, float]


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """A coordinate with at most one decimal; cached, as the same ones recur in rows and columns."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def points(corners: list[Point]) -> str:
    """Corners in the format of the attribute `points` or of a path."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


@cache
def _sized(name: str, width: float) -> str:
    """The size of a symbol of this width."""
    own_width, own_height = sprite.size(name)
    return f'width="{number(width)}" height="{number(width * own_height / own_width)}"'


class Layer:
    """SVG text in painting order; later elements cover earlier ones."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.symbols: dict[str, None] = {}
        """Names of the symbols in use, in order of first use."""

    def add(self, *parts: str) -> None:
        self.parts += parts

    def use(self, name: str, at: Point, width: float, more: str = "", title: str = "") -> None:
        """A symbol of this width, given by its upper left corner."""
        self.symbols[name] = None
        place = f'x="{number(at[0])}" y="{number(at[1])}"'
        head = f'<use href="#eb-{name}" {place} {_sized(name, width)}{more}'
        self.parts.append(f"{head}><title>{escape(title)}</title></use>" if title else f"{head}/>")

    def lines(self, pieces: list[str], stroke: str, width: float) -> None:
        """Lines of one kind, given by pieces of a path."""
        self.parts.append(
            f'<path d="{"".join(pieces)}" fill="none" stroke="{stroke}" stroke-width="{width}"/>\n'
        )

    def open(self, title: str, more: str = "") -> None:
        """Begin a group with a name, for tooltips and screen readers."""
        self.parts.append(f'<g role="img"{more}><title>{escape(title)}</title>')

    def close(self) -> None:
        self.parts.append("</g>\n")

    def text(self, at: Point, words: str, size: float, fill: str, more: str = "") -> None:
        """Words whose baseline begins, ends or is centred at a point."""
        self.parts.append(
            f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{number(size)}" '
            f'fill="{fill}"{more}>{escape(words)}</text>'
        )

    def lay(self, other: "Layer") -> None:
        """Put a finished layer on top."""
        self.parts += other.parts
        self.symbols.update(other.symbols)


def document(layer: Layer, box: tuple[float, float, float, float], title: str, about: str) -> str:
    """The finished SVG: standalone, with a name and a description."""
    corners = " ".join(number(value) for value in box)
    symbols = "".join(sprite.symbol(name) for name in layer.symbols)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{corners}" width="{number(box[2])}" '
        f'height="{number(box[3])}" role="img" font-family="{FONT}" font-weight="600">\n'
        f"<title>{escape(title)}</title>\n<desc>{escape(about)}</desc>\n"
        f"<defs>\n{symbols}</defs>\n{''.join(layer.parts)}</svg>\n"
    )
