"""Paragraphs and sheets as HTML: the same elements in a browser and on paper."""

from collections.abc import Callable, Iterable
from typing import Final

from echobase.picture.sprite import size
from echobase.rulebook.book import Paragraph
from echobase.rulebook.markup import (
    Block,
    ExampleBlock,
    Line,
    PictureBlock,
    PointList,
    Prose,
    TableBlock,
    plain,
)
from echobase.rulebook.sheets import ReferenceSheet, SheetRow, SheetTable
from echobase.text.html import Content, Html, element, join, table

STYLED: Final = {"strong": "strong", "soft": "em"}

Draw = Callable[[str, str], Html]
"""Makes the element of a picture from the id of an example and a description."""
Link = Callable[[str], str]
"""Makes the address of a link from that of a paragraph."""


def body(paragraph: Paragraph, draw: Draw, link: Link) -> Html:
    """The text of a paragraph, without its title."""
    return Html("\n".join(block(one, draw, link) for one in paragraph.blocks))


def block(one: Block, draw: Draw, link: Link) -> Html:
    match one:
        case Prose(words):
            return element("p", line(words, link))
        case PointList(points, numbered):
            items = (element("li", line(point, link)) for point in points)
            return element("ol" if numbered else "ul", items)
        case TableBlock(heads, rows):
            return table(
                [line(head, link) for head in heads],
                [[line(cell, link) for cell in row] for row in rows],
            )
        case ExampleBlock(inner):
            return element("blockquote", (block(part, draw, link) for part in inner))
        case PictureBlock(example, caption):
            shown = element("figcaption", line(caption, link))
            return element("figure", draw(example, plain(caption)), shown)


def line(words: Line, link: Link) -> Html:
    found: list[Content] = []
    for span in words:
        part: Content = span.text
        if span.style:
            part = element(STYLED[span.style], part)
        if span.link:
            part = element("a", part, href=link(span.link))
        found.append(part)
    return join(found)


def sheet(one: ReferenceSheet) -> Html:
    """The tables and notes of a sheet, without its title."""
    tables = (sheet_table(part) for part in one.tables)
    notes = (element("p", note) for note in one.notes)
    return element("div", tables, notes, class_=f"sheet columns-{one.columns}")


def sheet_table(one: SheetTable) -> Html:
    drawn = any(row.symbol for row in one.rows)
    heads: list[Content] = [*([""] if drawn else []), "", *one.heads]
    rows = (element("tr", cells(row, drawn)) for row in one.rows)
    head = element("tr", (element("th", cell, scope="col") for cell in heads))
    shown = element("thead", head) if len(one.heads) > 1 else Html("")
    return element(
        "section",
        element("h3", one.title),
        element("div", element("table", shown, element("tbody", rows)), class_="scroll"),
    )


def cells(row: SheetRow, drawn: bool) -> Iterable[Html]:
    if drawn:
        yield element("td", symbol(row.symbol) if row.symbol else "", class_="drawing")
    yield element("th", row.name, scope="row", class_=row.side or None)
    for cell in row.cells:
        yield element("td", cell)


def symbol(name: str) -> Html:
    """A drawing of the sprite."""
    width, height = size(name)
    use = element("use", href=f"#eb-{name}", width=width, height=height)
    box = f"0 0 {width:g} {height:g}"
    return element("svg", use, viewBox=box, aria_hidden="true", class_="symbol")
