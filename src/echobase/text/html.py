"""Elements of HTML and SVG: their content is escaped, unless it is an element itself."""

from collections.abc import Iterable
from html import escape
from typing import Final, TypeAlias

EMPTY: Final = ("meta", "br", "img")
"""Elements of HTML without an end tag."""

NO_BREAK: Final = "\u00a0"

Attribute = str | float | None


class Html(str):
    """Text that is already HTML."""

    __slots__ = ()


Content: TypeAlias = "str | Iterable[Content]"


def element(name: str, /, *content: Content, **attributes: Attribute) -> Html:
    """An element. `class_` is class, `stroke_width` is stroke-width; None is left out."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(written(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in EMPTY:
        return Html(f"<{name}{told}/>")
    return Html(f"<{name}{told}>{join(content)}</{name}>")


def join(content: Iterable[Content]) -> Html:
    """Join content; anything but HTML is escaped, and per cent signs stay with numbers."""
    found: list[str] = []
    for part in content:
        if isinstance(part, Html):
            found.append(part)
        elif isinstance(part, str):
            found.append(escape(part, quote=False).replace(" %", NO_BREAK + "%"))
        else:
            found.append(join(part))
    return Html("".join(found))


def written(value: str | float) -> str:
    """An attribute: numbers with at most one decimal."""
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def table(heads: Iterable[Content], rows: Iterable[Iterable[Content]], kind: str = "") -> Html:
    """A table that scrolls on its own if it is too wide; first cells are row headings."""
    head = element("tr", (element("th", cell, scope="col") for cell in heads))
    body = (
        element(
            "tr",
            (
                element("td", cell) if place else element("th", cell, scope="row")
                for place, cell in enumerate(row)
            ),
        )
        for row in rows
    )
    drawn = element("table", element("thead", head), element("tbody", body), class_=kind or None)
    return element("div", drawn, class_="scroll")


def document(title: str, style: str, body: Content, lang: str, scheme: str = "light dark") -> str:
    """A whole page without external files."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content=scheme),
        element("title", f"{title} · Echo Base"),
        element("style", Html(style)),
    )
    return f"<!DOCTYPE html>\n{element('html', head, element('body', body), lang=lang)}\n"
