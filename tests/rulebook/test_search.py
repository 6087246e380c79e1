"""Finding paragraphs by words, as people type them."""

import pytest

from echobase.rulebook import load
from echobase.rulebook.search import find, folded, search


def found(game: str, lang: str, wanted: str) -> list[str]:
    book = load(game, lang)
    assert book is not None
    return [one.paragraph.id for one in search(book, wanted)]


@pytest.mark.parametrize(
    ("game", "lang", "wanted", "first"),
    [
        ("battle", "en", "retreat trench", "ignoring-retreats"),
        ("battle", "en", "BREAKTHROUGH", "assault"),
        ("battle", "en", "at-at", "at-at"),
        ("battle", "en", "confirm", "confirmation-roll"),
        ("battle", "it", "ritirate", "retreat"),
        ("battle", "it", "unita speciali", "unit-types"),
        ("battle", "pl", "odwrot", "retreat"),
        ("battle", "pl", "okopach", "trenches"),
        ("battle", "pl", "smigacz", "snowspeeders"),
        ("assault", "en", "harpoon", "harpoon"),
        ("assault", "pl", "wieżyczka", "strength"),
    ],
)
def test_the_best_paragraph_comes_first(game: str, lang: str, wanted: str, first: str) -> None:
    assert first in found(game, lang, wanted)[:3]


def test_every_word_must_be_there() -> None:
    assert found("battle", "en", "trench xyzzy") == []
    assert found("battle", "en", "  ") == []
    both = found("battle", "en", "scouts ridge")
    assert set(both) <= set(found("battle", "en", "ridge"))


def test_an_address_is_a_paragraph() -> None:
    book = load("battle", "it")
    assert book is not None
    assert [one.id for one in find(book, "stop-terrain")] == ["stop-terrain"]


def test_an_excerpt_shows_the_word() -> None:
    book = load("battle", "en")
    assert book is not None
    for result in search(book, "serac"):
        assert "serac" in folded(result.excerpt + result.paragraph.title)
        assert len(result.excerpt) < 200


def test_accents_and_capitals_do_not_matter() -> None:
    assert folded("Łódź, È già così") == "lodz, e gia cosi"
