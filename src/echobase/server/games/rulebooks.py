"""The rulebooks for the browser: contents, paragraphs, search, links and pictures."""

from functools import lru_cache, partial
from urllib.parse import quote

from echobase.core import registry
from echobase.core.errors import BadDocument, BadOption
from echobase.rulebook import games_with_rulebook, html, load
from echobase.rulebook.book import Chapter, Paragraph, Rulebook
from echobase.rulebook.examples import drawn, size
from echobase.rulebook.page import sheets
from echobase.rulebook.search import search
from echobase.server.errors import Missing
from echobase.server.messages.rules import RuleChapter, RuleEntry, RuleFound, RuleParagraph, RulesOf
from echobase.text import Text
from echobase.text.html import Html, element

MOST_FOUND = 24
LONGEST_QUERY = 200


def listed(lang: str) -> list[RuleEntry]:
    """The games that have a rulebook."""
    text = Text(lang)
    return [RuleEntry(id=game, title=text(f"game-{game}")) for game in games_with_rulebook()]


@lru_cache(maxsize=16)
def whole(game: str, lang: str) -> RulesOf:
    """A rulebook with all its paragraphs and sheets."""
    book, text = book_of(game, lang), Text(lang)
    return RulesOf(
        game=game,
        title=text(f"game-{game}"),
        lang=book.lang,
        chapters=[chapter_of(chapter, book) for chapter in book.chapters],
        sheets=[
            RuleParagraph(id=one.id, title=one.title, html=str(html.sheet(one)))
            for one in sheets(game, text)
        ],
    )


def contents(game: str, lang: str) -> list[RuleChapter]:
    """The titles alone."""
    return [
        RuleChapter(
            id=chapter.id,
            title=chapter.title,
            paragraphs=[
                RuleParagraph(id=one.id, title=one.title, html="") for one in chapter.paragraphs
            ],
        )
        for chapter in book_of(game, lang).chapters
    ]


def paragraph(game: str, address: str, lang: str) -> RuleParagraph:
    """One paragraph by its address."""
    book = book_of(game, lang)
    found = book.by_address.get(address)
    if found is None:
        raise Missing("unknown-address", f"The rules of {game!r} have no {address[:60]!r}.")
    return paragraph_of(found, book)


def find(game: str, query: str, lang: str) -> list[RuleFound]:
    """The paragraphs that contain all words, the best first."""
    results = search(book_of(game, lang), query[:LONGEST_QUERY])
    return [
        RuleFound(
            id=one.paragraph.id,
            title=one.paragraph.title,
            chapter=one.chapter.title,
            excerpt=one.excerpt,
        )
        for one in results[:MOST_FOUND]
    ]


def picture(game: str, example: str, lang: str) -> str:
    """The picture of an example as SVG."""
    book = book_of(game, lang)
    if not any(example in one.examples for one in book.paragraphs):
        raise Missing("unknown-address", f"The rules of {game!r} have no picture {example[:60]!r}.")
    try:
        return drawn(game, example, book.lang)
    except BadDocument:
        raise Missing("unknown-address", f"The example {example!r} is not drawn.") from None


def book_of(game: str, lang: str) -> Rulebook:
    """The rulebook of a game; Missing when there is none."""
    try:
        book = load(registry.game(game).name, lang)
    except BadOption as error:
        raise Missing("unknown-game", str(error)) from None
    if book is None:
        known = ", ".join(games_with_rulebook())
        raise Missing("unknown-game", f"The game {game!r} has no rulebook; games with one: {known}")
    return book


def chapter_of(chapter: Chapter, book: Rulebook) -> RuleChapter:
    paragraphs = [paragraph_of(one, book) for one in chapter.paragraphs]
    return RuleChapter(id=chapter.id, title=chapter.title, paragraphs=paragraphs)


def paragraph_of(found: Paragraph, book: Rulebook) -> RuleParagraph:
    words = html.body(found, partial(linked_picture, book), partial(address_of, book))
    return RuleParagraph(id=found.id, title=found.title, html=str(words))


def address_of(book: Rulebook, address: str) -> str:
    """Where the client shows a paragraph."""
    return f"#/rules/{book.game}/{address}"


def linked_picture(book: Rulebook, example: str, about: str) -> Html:
    """The client fetches a picture when it comes into view."""
    source = f"api/rulebooks/{book.game}/pictures/{quote(example)}.svg?lang={book.lang}"
    width, height = size(book.game, example)
    return element("img", src=source, alt=about, loading="lazy", width=width, height=height)
