"""A rulebook in one language: chapters and paragraphs, by their addresses."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from echobase.rulebook.markup import Block, lines_of, plain


@dataclass(frozen=True)
class Paragraph:
    """One idea, with everything that is known about it."""

    id: str
    """Its address, the same in all languages."""
    title: str
    blocks: tuple[Block, ...]
    rules: tuple[str, ...]
    about: tuple[str, ...]
    examples: tuple[str, ...]

    @cached_property
    def words(self) -> str:
        """The text without marks."""
        return " ".join(plain(line) for line in lines_of(self.blocks))


@dataclass(frozen=True)
class Chapter:
    """Paragraphs that belong together."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    game: str
    lang: str
    chapters: tuple[Chapter, ...]

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        """The paragraphs of all chapters, in order."""
        for chapter in self.chapters:
            yield from chapter.paragraphs

    @cached_property
    def by_address(self) -> dict[str, Paragraph]:
        """All paragraphs by their ids."""
        return {paragraph.id: paragraph for paragraph in self.paragraphs}
