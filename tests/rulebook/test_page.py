"""The printable rulebook and sheets: one file each, well-formed and complete in itself."""

from xml.etree import ElementTree

import pytest

from echobase.core.errors import BadOption
from echobase.rulebook import load
from echobase.rulebook.page import rulebook_page, sheets_page
from echobase.text import LANGUAGES, Text

GAMES = ("battle", "assault")


def parsed(page: str) -> ElementTree.Element:
    """The page, as an XML parser reads it; it refuses what is not well-formed."""
    root = ElementTree.fromstring(page.partition("\n")[2])
    assert not list(root.iter("script"))
    for name in ("src", "href"):
        links = [one.get(name, "#") for one in root.iter()]
        assert all(link.startswith("#") for link in links), "it needs another file"
    return root


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_every_paragraph_and_picture(game: str, lang: str) -> None:
    root, book = parsed(rulebook_page(game, Text(lang))), load(game, lang)
    assert book is not None
    assert root.get("lang") == lang
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert [one.id for one in book.paragraphs] == [id_ for id_ in ids if id_ in book.by_address]
    targets = [link.get("href", "")[1:] for link in root.iter("a")]
    assert set(targets) <= set(ids)
    drawings = [one for one in root.iter("figure") if any("svg" in part.tag for part in one)]
    assert len(drawings) == len(list(root.iter("figure"))) > 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheets_are_pages_with_their_drawings(game: str, lang: str) -> None:
    root = parsed(sheets_page(game, Text(lang)))
    assert len([one for one in root.iter("section") if one.get("class") == "page"]) == 3
    known = {one.get("id") for one in root.iter() if one.tag.endswith("symbol")}
    used = {one.get("href", "")[1:] for one in root.iter("use")}
    assert used
    assert used <= known


def test_a_game_without_rulebook_says_so() -> None:
    with pytest.raises(BadOption, match="no game 'chess'"):
        rulebook_page("chess", Text("en"))
