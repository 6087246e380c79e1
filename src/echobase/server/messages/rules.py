"""The messages about the rulebooks: chapters, paragraphs, search."""

from echobase.play.structs import Struct


class RuleEntry(Struct):
    """A game that has a rulebook."""

    id: str
    title: str


class RuleParagraph(Struct):
    """A paragraph, or a reference sheet: its address, its title and its text."""

    id: str
    title: str
    html: str
    """The text without its title; empty in a table of contents."""


class RuleChapter(Struct):
    """Paragraphs that belong together."""

    id: str
    title: str
    paragraphs: list[RuleParagraph]


class RulesOf(Struct):
    """The rulebook of a game."""

    game: str
    title: str
    lang: str
    chapters: list[RuleChapter]
    sheets: list[RuleParagraph]


class RuleFound(Struct):
    """A paragraph that contains the words looked for."""

    id: str
    title: str
    chapter: str
    excerpt: str
