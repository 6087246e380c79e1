"""The printable rulebook and the printable sheets: one HTML file each, complete in itself."""

from functools import partial
from importlib import resources

from echobase.core.errors import BadOption
from echobase.picture import sprite
from echobase.rulebook import html
from echobase.rulebook.book import Chapter, Paragraph, Rulebook
from echobase.rulebook.examples import drawn
from echobase.rulebook.facet import facet
from echobase.rulebook.loading import games_with_rulebook, load
from echobase.rulebook.sheets import ReferenceSheet
from echobase.text import Text
from echobase.text.html import Html, document, element

LIGHT = "light"
"""Paper is white."""


def style() -> str:
    """The look of rulebooks and sheets, on paper and on screens."""
    return (resources.files("echobase.rulebook") / "rulebook.css").read_text(encoding="utf-8")


def rulebook_page(game: str, text: Text) -> str:
    """The whole rulebook of a game."""
    book = rulebook(game, text.lang)
    title = text("rulebook-title", game=text(f"game-{game}"))
    body = element(
        "main",
        element("h1", title),
        contents(book, text),
        (chapter(number, one, book) for number, one in enumerate(book.chapters, 1)),
        element("footer", element("p", text("rulebook-fan-project"))),
        class_="rulebook",
    )
    return document(title, style(), body, text.lang, LIGHT)


def rulebook(game: str, lang: str) -> Rulebook:
    """The rulebook of a game; BadOption when it has none."""
    found = load(game, lang)
    if found is None:
        known = ", ".join(games_with_rulebook())
        raise BadOption(f"rules: the game {game!r} has no rulebook; games with one: {known}")
    return found


def contents(book: Rulebook, text: Text) -> Html:
    chapters = enumerate(book.chapters, 1)
    entries = (
        element("li", element("a", f"{number}. {one.title}", href=f"#chapter-{one.id}"))
        for number, one in chapters
    )
    return element("nav", element("ol", entries), aria_label=text("rulebook-contents"))


def chapter(number: int, one: Chapter, book: Rulebook) -> Html:
    return element(
        "section",
        element("h2", f"{number}. {one.title}"),
        (paragraph(part, book) for part in one.paragraphs),
        id=f"chapter-{one.id}",
        class_="chapter",
    )


def paragraph(one: Paragraph, book: Rulebook) -> Html:
    draw = partial(inline_picture, book)
    words = html.body(one, draw, lambda address: f"#{address}")
    return element("article", element("h3", one.title), words, id=one.id)


def inline_picture(book: Rulebook, example: str, about: str) -> Html:
    """The drawing itself, so that the page needs no other file."""
    return Html(drawn(book.game, example, book.lang))


def sheets(game: str, text: Text) -> list[ReferenceSheet]:
    """The sheets of a game; BadOption when it has none."""
    rulebook(game, text.lang)
    found = facet(game)
    return [] if found is None else found.sheets(text)


def sheets_page(game: str, text: Text) -> str:
    """All sheets of a game, one to a page."""
    found = sheets(game, text)
    title = text("rulebook-sheets-title", game=text(f"game-{game}"))
    symbols = {row.symbol for one in found for part in one.tables for row in part.rows}
    drawings = "".join(sprite.symbol(name) for name in sorted(symbols) if name)
    pages = (
        element(
            "section",
            element("h2", one.title, " ", element("small", text(f"game-{game}"))),
            html.sheet(one),
            id=one.id,
            class_="page",
        )
        for one in found
    )
    hidden = Html(f'<svg width="0" height="0" aria-hidden="true">{drawings}</svg>')
    body = element("main", hidden, pages, class_="rulebook")
    return document(title, style(), body, text.lang, LIGHT)
