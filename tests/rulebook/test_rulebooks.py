"""The rulebooks as they are: complete in every language, and in agreement with the engine."""

import re

import pytest
from message_files import SOURCE

from echobase.rulebook import checking, games_with_rulebook, links, load, rule_catalogue
from echobase.rulebook.facet import facet
from echobase.rulebook.loading import load_table
from echobase.text import LANGUAGES, Text

GAMES = ("battle", "assault")
EXPLAINED = {
    "battle": ("unit", "badge", "terrain", "structure", "card", "leader", "objective", "reason"),
    "assault": ("unit", "hero", "terrain", "feature", "card", "option", "reason", "step"),
}
"""The kinds of subjects of which every one has a paragraph."""
SILENT_STEPS = ("end", "next")
"""Steps of a battle in which nobody decides and nothing is shown."""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong_with_it(game: str) -> None:
    assert checking.faults(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_or_there_is_a_reason(game: str) -> None:
    assert checking.untold(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_is_told_needs_no_reason(game: str) -> None:
    found = facet(game)
    assert found is not None
    table = load_table(found.folder)
    told = {id_ for one in table.chapters for part in one.paragraphs for id_ in part.rules}
    assert len(told) > 0.9 * len(rule_catalogue.rules(game))
    assert not told & {id_ for one in table.untold for id_ in one.rules}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_a_text_of_its_own(game: str, lang: str) -> None:
    book, english = load(game, lang), load(game, "en")
    assert book is not None
    assert english is not None
    assert book.lang == lang
    assert list(book.by_address) == list(english.by_address)
    if lang != "en":
        same = [one.id for one in book.paragraphs if one.words == english.by_address[one.id].words]
        assert not same


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_has_a_paragraph(game: str) -> None:
    found, known = facet(game), links(game)
    assert found is not None
    subjects = found.subjects()
    missing = [
        f"{kind}:{key}"
        for kind in (*EXPLAINED[game], "step")
        for key in subjects[kind]
        if f"{kind}:{key}" not in known and key not in SILENT_STEPS
    ]
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_why_not_has_a_paragraph(game: str) -> None:
    known = links(game)
    why = (SOURCE / "games" / game / "messages" / "en" / "why.ftl").read_text(encoding="utf-8")
    ids = re.findall(rf"^({game}-\S+) =", why, re.MULTILINE)
    assert len(ids) > 50
    assert not [id_ for id_ in ids if f"message:{id_}" not in known]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_straight_quotes_and_no_mark_of_the_catalogue(lang: str) -> None:
    for game in games_with_rulebook():
        book = load(game, lang)
        assert book is not None
        for paragraph in book.paragraphs:
            assert not re.search(r"[\"']|\b[AB]-[A-Z]{3}|\bTODO\b", paragraph.words), paragraph.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheets_have_words_for_everything(game: str, lang: str) -> None:
    found = facet(game)
    assert found is not None
    sheets = found.sheets(Text(lang))
    assert [sheet.id for sheet in sheets] == ["units", "terrain", "cards"]
    for sheet in sheets:
        words = [sheet.title, *(table.title for table in sheet.tables)]
        for table in sheet.tables:
            assert table.rows
            for row in table.rows:
                assert len(row.cells) == len(table.heads)
                words += [row.name, *row.cells]
            words += table.heads
        assert not [word for word in words if re.search(r"sheet-|-about|-text|-info", word)]
