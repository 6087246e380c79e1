"""The few marks of a rulebook's text, a small part of Markdown, and what they become.

Blocks: prose, `- ` and `1. ` lists, `|` tables, `> ` examples and `![caption](example)` pictures.
Inside a line: `**strong**`, `*soft*`, `[words](#address)` and `{message-id}`, the words of a
message in the same language, so that a card is worded in one place.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from echobase.core.errors import BadDocument

ADDRESS: Final = "[a-z][a-z0-9-]*"
TITLE: Final = re.compile(rf"(#{{1,2}}) (.+?)(?: \{{#({ADDRESS})\}})?")
"""`# Chapter`, or `## Paragraph {#address}`."""
PICTURE: Final = re.compile(rf"!\[(.+)\]\(({ADDRESS})\)", re.DOTALL)
POINT: Final = re.compile(r"(?:-|\d+\.) (.*)", re.DOTALL)
RULER: Final = re.compile(r"\|(?: ?-+ ?\|)+")
"""The line below the heads of a table."""
MARK: Final = re.compile(
    rf"\*\*(?P<strong>.+?)\*\*|\*(?P<soft>.+?)\*"
    rf"|\[(?P<words>.+?)\]\(#(?P<link>{ADDRESS})\)|\{{(?P<message>{ADDRESS})\}}"
)
STRAY: Final = re.compile(r"[*{}\[\]`]")
"""Left over in words, it is a mark that somebody forgot to close."""

Say = Callable[[str], str | None]
"""The words of a message, or None where there is none."""


@dataclass(frozen=True)
class Span:
    """Words that look alike."""

    text: str
    style: str = ""
    """`strong`, `soft` or nothing."""
    link: str = ""
    """The address of the paragraph that they lead to."""


Line: TypeAlias = tuple[Span, ...]


@dataclass(frozen=True)
class Prose:
    """Some sentences."""

    line: Line


@dataclass(frozen=True)
class PointList:
    """Points, with numbers where their sequence matters."""

    points: tuple[Line, ...]
    numbered: bool


@dataclass(frozen=True)
class TableBlock:
    """A table with heads."""

    heads: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True)
class ExampleBlock:
    """An example, set off from the rule."""

    blocks: tuple["Block", ...]


@dataclass(frozen=True)
class PictureBlock:
    """The picture of an example."""

    example: str
    caption: Line


Block: TypeAlias = Prose | PointList | TableBlock | ExampleBlock | PictureBlock


@dataclass(frozen=True)
class Passage:
    """A paragraph of a text: what stands under a title."""

    id: str
    title: str
    number: int
    """The line of its title."""
    blocks: tuple[Block, ...]


class Chunk:
    """Lines that belong together, and where they are."""

    def __init__(self, source: str, number: int, lines: list[str]) -> None:
        self.source = source
        self.number = number
        self.lines = lines

    @property
    def text(self) -> str:
        return " ".join(line.strip() for line in self.lines)

    def fault(self, problem: str) -> BadDocument:
        return BadDocument(f"{self.source}: line {self.number}: {problem}")


def parse(text: str, source: str, say: Say) -> tuple[str, list[Passage]]:
    """The title of a chapter and its passages; BadDocument names the file and the line."""
    chunks = list(_chunks(text.splitlines(), source, 1))
    if not chunks or not chunks[0].text.startswith("# "):
        raise BadDocument(f"{source}: line 1: a chapter begins with its title: # Title")
    first, *rest = chunks
    found: list[tuple[Chunk, str, str, list[Block]]] = []
    for chunk in rest:
        if chunk.text.startswith("#"):
            match = TITLE.fullmatch(chunk.text)
            if match is None or match[1] != "##" or not match[3]:
                raise chunk.fault("a paragraph begins with ## Title {#address}")
            found.append((chunk, match[3], match[2], []))
        elif not found:
            raise chunk.fault("this text stands before the first paragraph")
        else:
            found[-1][3].append(block(chunk, say))
    return title_of(first.text.removeprefix("# "), first, say), [
        Passage(id_, title_of(title, chunk, say), chunk.number, tuple(blocks))
        for chunk, id_, title, blocks in found
    ]


def title_of(text: str, chunk: Chunk, say: Say) -> str:
    """A title; it may name a message, but has no look of its own."""
    return plain(spans(text, chunk, say))


def _chunks(lines: list[str], source: str, number: int) -> Iterator[Chunk]:
    """Lines between empty ones; a title stands by itself."""
    held: list[str] = []
    begun = number
    for place, line in enumerate([*lines, ""], number):
        if held and (not line.strip() or line.startswith("#") or held[0].startswith("#")):
            yield Chunk(source, begun, held)
            held = []
        if line.strip():
            if not held:
                begun = place
            held.append(line.rstrip())


def block(chunk: Chunk, say: Say) -> Block:
    """What a chunk is, by its first sign."""
    first = chunk.lines[0]
    if first.startswith("> "):
        inner = [line.removeprefix(">").removeprefix(" ") for line in chunk.lines]
        parts = _chunks(inner, chunk.source, chunk.number)
        return ExampleBlock(tuple(block(part, say) for part in parts))
    if first.startswith("|"):
        return _table(chunk, say)
    if first.startswith("!["):
        match = PICTURE.fullmatch(chunk.text)
        if match is None:
            raise chunk.fault("a picture is ![caption](example)")
        return PictureBlock(match[2], spans(match[1], chunk, say))
    if POINT.match(first):
        return _points(chunk, say)
    return Prose(spans(chunk.text, chunk, say))


def _points(chunk: Chunk, say: Say) -> PointList:
    """Each point begins with its sign; further lines of it are indented."""
    points: list[str] = []
    for line in chunk.lines:
        match = POINT.fullmatch(line)
        if match is not None:
            points.append(match[1])
        elif line.startswith("  "):
            points[-1] += f" {line.strip()}"
        else:
            raise chunk.fault("a list goes on with - , with 1. or indented")
    numbered = not chunk.lines[0].startswith("-")
    return PointList(tuple(spans(point, chunk, say) for point in points), numbered)


def _table(chunk: Chunk, say: Say) -> TableBlock:
    if len(chunk.lines) < 3 or not RULER.fullmatch(chunk.lines[1]):
        raise chunk.fault("a table has heads, then | --- |, then rows")
    rows = [
        tuple(spans(cell.strip(), chunk, say) for cell in line.strip().strip("|").split("|"))
        for line in (chunk.lines[0], *chunk.lines[2:])
    ]
    if len({len(row) for row in rows}) > 1:
        raise chunk.fault("all rows of a table have as many cells as its heads")
    return TableBlock(rows[0], tuple(rows[1:]))


def spans(text: str, chunk: Chunk, say: Say, style: str = "", link: str = "") -> Line:
    """A line as spans of one look each."""
    found: list[Span] = []
    end = 0
    for match in MARK.finditer(text):
        found += _words(text[end : match.start()], chunk, style, link)
        end = match.end()
        if match["message"]:
            words = say(match["message"])
            if words is None:
                raise chunk.fault(f"there is no message {match['message']!r}")
            found.append(Span(words, style, link))
        elif match["link"]:
            found += spans(match["words"], chunk, say, style, match["link"])
        else:
            kind = "strong" if match["strong"] else "soft"
            found += spans(match[kind], chunk, say, kind, link)
    return (*found, *_words(text[end:], chunk, style, link))


def _words(text: str, chunk: Chunk, style: str, link: str) -> list[Span]:
    stray = STRAY.search(text)
    if stray is not None:
        raise chunk.fault(f"the mark {stray[0]} is not closed, or not known: {text.strip()[:40]!r}")
    return [Span(text, style, link)] if text else []


def plain(line: Line) -> str:
    """The words alone."""
    return "".join(span.text for span in line)


def lines_of(blocks: tuple[Block, ...]) -> Iterator[Line]:
    """Every line of some blocks, in reading order."""
    for part in blocks:
        match part:
            case Prose(line):
                yield line
            case PointList(points, _):
                yield from points
            case TableBlock(heads, rows):
                yield from heads
                for row in rows:
                    yield from row
            case ExampleBlock(inner):
                yield from lines_of(inner)
            case PictureBlock(_, caption):
                yield caption


def pictures(blocks: tuple[Block, ...]) -> list[str]:
    """The examples whose pictures are shown."""
    found: list[str] = []
    for part in blocks:
        if isinstance(part, PictureBlock):
            found.append(part.example)
        elif isinstance(part, ExampleBlock):
            found += pictures(part.blocks)
    return found
