"""`echobase rules`: the rules for players in words, and the rules by ID for developers."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from echobase import BadOption
from echobase.cli.parameters import DISPLAY, Display, Force
from echobase.core.files import check_output, replace
from echobase.rulebook import games_with_rulebook, load, rule_catalogue
from echobase.rulebook.page import rulebook_page, sheets_page
from echobase.rulebook.search import find
from echobase.terminal.rules import show_contents, show_found, show_rules
from echobase.terminal.screen import Screen
from echobase.text import Text

ENDINGS: Final = (".html", ".htm")


def rules(
    *words: Annotated[
        str,
        Parameter(help="A game, words to look for, the address of a paragraph, or a rule ID."),
    ],
    ids: Annotated[
        bool, Parameter(help="Search the catalogue of rules with IDs, for developers.")
    ] = False,
    out: Annotated[
        Path | None, Parameter(help="Write the rulebook of the game to this .html file.")
    ] = None,
    sheets: Annotated[
        bool, Parameter(help="Write the reference sheets instead: units, terrain, cards.")
    ] = False,
    force: Force = False,
    display: Display = DISPLAY,
) -> None:
    """Look up the rules: by words (retreat), by address (stop-terrain) or by ID (B-MOVE-20)."""
    screen, text = display.open()
    wanted = " ".join(words)
    if out is not None:
        write(wanted, out, sheets, force, screen, text)
    elif sheets:
        raise BadOption("sheets: needs --out FILE.html, where the sheets are written")
    elif ids or rule_catalogue.is_id(wanted):
        show_catalogue(wanted, screen)
    else:
        show_rulebooks(wanted, screen, text)


def write(game: str, path: Path, sheets: bool, force: bool, screen: Screen, text: Text) -> None:
    """The printable rulebook of a game, or its sheets, as one file."""
    known = games_with_rulebook()
    if game not in known:
        got = f"got {game!r}" if game else "none is named"
        raise BadOption(f"out: name the game whose rules to write: {' or '.join(known)}; {got}")
    check_output("out", path, ENDINGS, force)
    replace(path, sheets_page(game, text) if sheets else rulebook_page(game, text))
    screen.say(text("ui-rules-saved", path=str(path)))


def show_catalogue(wanted: str, screen: Screen) -> None:
    if not wanted:
        for topic, section, count in rule_catalogue.topics():
            screen.say(f"{topic:<18} {count:>3}  {section}")
        return
    found = rule_catalogue.find(wanted)
    if not found:
        raise BadOption(f"rules: nothing about {wanted!r}; `echobase rules --ids` lists the topics")
    show_rules(screen, found, len(found))


def show_rulebooks(wanted: str, screen: Screen, text: Text) -> None:
    """What the rulebooks say; a game named first is the only one that is asked."""
    first, _, rest = wanted.partition(" ")
    games = games_with_rulebook()
    if first in games:
        games, wanted = [first], rest
    books = [book for game in games if (book := load(game, text.lang)) is not None]
    found = [find(book, wanted) for book in books]
    if wanted and not any(found):
        raise BadOption(f"rules: nothing about {wanted!r}; `echobase rules` lists the contents")
    for book, paragraphs in zip(books, found, strict=True):
        if len(books) > 1 and (paragraphs or not wanted):
            screen.head(text(f"game-{book.game}"), "mark")
        if not wanted:
            show_contents(screen, book)
        else:
            show_found(screen, paragraphs, text)
