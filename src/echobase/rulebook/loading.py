"""Reads the rulebook of a game; what is wrong is named with its file and its field or line."""

from functools import cache
from pathlib import Path

from echobase.core import registry
from echobase.core.document import convert, parse, read_text
from echobase.core.errors import BadDocument
from echobase.rulebook import markup
from echobase.rulebook.book import Chapter, Paragraph, Rulebook
from echobase.rulebook.facet import facet
from echobase.rulebook.markup import Passage, Say
from echobase.rulebook.tables import BookTable, ChapterTable, ParagraphTable
from echobase.text.messages import messages

BOOK = "book.toml"
ORIGINAL = "en"
"""The language that stands in for one that a game does not have."""


def games_with_rulebook() -> list[str]:
    """The names of the games that have a rulebook."""
    return [game.name for game in registry.usable() if "rulebook" in game.facets]


@cache
def load(game: str, lang: str) -> Rulebook | None:
    """The rulebook of a game in a language; None when the game has none."""
    found = facet(game)
    if found is None:
        return None
    folder = found.folder
    written = lang if (folder / lang).is_dir() else ORIGINAL
    table = load_table(folder)
    chapters = [load_chapter(folder, one, written) for one in table.chapters]
    book = Rulebook(game, written, tuple(chapters))
    refuse_dead_links(book, folder)
    return book


def links(game: str) -> dict[str, str]:
    """By subject: the address of the paragraph that explains it; empty without a rulebook."""
    found = facet(game)
    if found is None:
        return {}
    return {
        subject: paragraph.id
        for chapter in load_table(found.folder).chapters
        for paragraph in chapter.paragraphs
        for subject in paragraph.about
    }


@cache
def load_table(folder: Path) -> BookTable:
    """The order of a rulebook and what its paragraphs are about."""
    path = folder / BOOK
    table = convert(parse(read_text(path), str(path)), BookTable, str(path))
    seen: set[str] = set()
    for number, chapter in enumerate(table.chapters):
        for place, paragraph in enumerate(chapter.paragraphs):
            where = f"{path}: chapters[{number}].paragraphs[{place}].id"
            if paragraph.id in seen:
                raise BadDocument(f"{where}: there are two paragraphs {paragraph.id!r}")
            seen.add(paragraph.id)
    return table


def load_chapter(folder: Path, table: ChapterTable, lang: str) -> Chapter:
    """A chapter with its text, which must have the paragraphs of the table in their order."""
    path = folder / lang / f"{table.id}.md"
    title, passages = markup.parse(read_text(path), str(path), speaker(lang))
    wanted = [paragraph.id for paragraph in table.paragraphs]
    for passage, id_ in zip(passages, wanted, strict=False):
        if passage.id != id_:
            problem = f"paragraph {passage.id!r} where {BOOK} has {id_!r}"
            raise BadDocument(f"{path}: line {passage.number}: {problem}")
    if len(passages) < len(wanted):
        raise BadDocument(f"{path}: the paragraph {wanted[len(passages)]!r} of {BOOK} is missing")
    if len(passages) > len(wanted):
        more = passages[len(wanted)]
        raise BadDocument(f"{path}: line {more.number}: {BOOK} has no paragraph {more.id!r}")
    return Chapter(table.id, title, tuple(map(joined, passages, table.paragraphs)))


def joined(passage: Passage, table: ParagraphTable) -> Paragraph:
    return Paragraph(
        passage.id,
        passage.title,
        passage.blocks,
        tuple(table.rules),
        tuple(table.about),
        tuple(table.examples),
    )


def speaker(lang: str) -> Say:
    """The words of the messages of a language."""
    known = messages(lang)

    def say(id_: str) -> str | None:
        words, errors = known.format(id_, {})
        return None if errors else words

    return say


def refuse_dead_links(book: Rulebook, folder: Path) -> None:
    """BadDocument for a link to a paragraph, or a picture of an example, that is not there."""
    for chapter in book.chapters:
        path = folder / book.lang / f"{chapter.id}.md"
        for paragraph in chapter.paragraphs:
            where = f"{path}: paragraph {paragraph.id!r}"
            for line in markup.lines_of(paragraph.blocks):
                for span in line:
                    if span.link and span.link not in book.by_address:
                        raise BadDocument(f"{where}: links to {span.link!r}, which is no paragraph")
            for example in markup.pictures(paragraph.blocks):
                if example not in paragraph.examples:
                    raise BadDocument(f"{where}: shows {example!r}, which is none of its examples")
