"""Rules in the terminal: paragraphs of a rulebook, and rules of the catalogue with their IDs."""

import textwrap
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text as Row

from echobase.rulebook.book import Paragraph, Rulebook
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
from echobase.rulebook.rule_catalogue import Rule
from echobase.terminal.screen import Screen, style_of
from echobase.text import Text

SHOWN: Final = 3
"""Paragraphs that a search shows in full; of the others it names the titles."""
NAMED: Final = 12
INDENT: Final = 2
GAP: Final = 2
"""Blanks between the columns of a table."""
WIDEST: Final = 46
"""Letters of a column."""


def show_rules(screen: Screen, found: Sequence[Rule], limit: int) -> int:
    """Rules with their IDs and where they come from; returns how many were left out."""
    for rule in found[:limit]:
        screen.say(f"{rule.id}: {rule.words}", "", 0, 4)
        if rule.note:
            screen.say(rule.note, "faint", 4)
    return max(len(found) - limit, 0)


def show_contents(screen: Screen, book: Rulebook) -> None:
    """The chapters of a rulebook, and the paragraphs by title and address."""
    for number, chapter in enumerate(book.chapters, 1):
        screen.say(f"{number}. {chapter.title}", "strong")
        for paragraph in chapter.paragraphs:
            screen.say(f"{paragraph.title} ({paragraph.id})", "", 3, 2)


def show_found(screen: Screen, found: Sequence[Paragraph], text: Text) -> None:
    """The first paragraphs in full, the next ones by title and address."""
    for paragraph in found[:SHOWN]:
        show_paragraph(screen, paragraph)
    more = found[SHOWN : SHOWN + NAMED]
    if more:
        screen.say()
        screen.say(text("ui-rules-also"), "faint")
        for paragraph in more:
            screen.say(f"{paragraph.title} ({paragraph.id})", "", INDENT, 2)
    if len(found) > SHOWN + NAMED:
        screen.say(text("ui-rules-more", rules=len(found) - SHOWN - NAMED), "faint")


def show_paragraph(screen: Screen, paragraph: Paragraph) -> None:
    screen.head(paragraph.title)
    for block in paragraph.blocks:
        show_block(screen, block, 0)


def show_block(screen: Screen, block: Block, indent: int) -> None:
    match block:
        case Prose(line):
            screen.say(plain(line), "", indent)
        case PointList(points, numbered):
            for number, point in enumerate(points, 1):
                sign = f"{number}." if numbered else "-"
                screen.say(f"{sign} {plain(point)}", "", indent, len(sign) + 1)
        case TableBlock(heads, rows):
            show_table(screen, heads, rows, indent)
        case ExampleBlock(inner):
            for part in inner:
                show_block(screen, part, indent + 2 * INDENT)
        case PictureBlock(_, caption):
            screen.say(plain(caption), "faint", indent + 2 * INDENT)


def show_table(
    screen: Screen, heads: tuple[Line, ...], rows: tuple[tuple[Line, ...], ...], indent: int
) -> None:
    """Columns side by side; for screen readers, each row as a sentence."""
    names = [plain(head) for head in heads]
    cells = [[plain(cell) for cell in row] for row in rows]
    if screen.plain:
        for first, *others in cells:
            facts = zip(names[1:], others, strict=True)
            screen.say(f"{first}: {', '.join(f'{name} {cell}' for name, cell in facts if cell)}")
        return
    wide = [min(max(map(len, column)), WIDEST) for column in zip(names, *cells, strict=True)]
    for number, row in enumerate([names, *cells]):
        parts = [textwrap.wrap(cell, width) for cell, width in zip(row, wide, strict=True)]
        for line in zip_longest(*parts, fillvalue=""):
            filled = [part.ljust(width) for part, width in zip(line, wide, strict=True)]
            told = " " * indent + (" " * GAP).join(filled).rstrip()
            screen.draw(Row(told, style_of("" if number else "faint")))
