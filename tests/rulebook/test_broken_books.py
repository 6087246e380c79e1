"""Broken rulebooks: each fault is named with its file and its field or line."""

from pathlib import Path

import pytest
from rulebook.small_book import SmallBook, write_book

from echobase.rulebook import checking, examples, loading


def faults(found: SmallBook, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything wrong with a book that stands in for that of a game."""
    for module in (checking, examples, loading):
        monkeypatch.setattr(module, "facet", lambda game: found)
    for cached in (loading.load, examples.example, examples.drawn):
        cached.cache_clear()
    try:
        return [line.replace(f"{found.folder}/", "") for line in checking.faults("battle")]
    finally:
        for cached in (loading.load, examples.example, examples.drawn):
            cached.cache_clear()


def test_the_small_book_is_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults(write_book(tmp_path, {}), monkeypatch) == []


@pytest.mark.parametrize(
    ("file", "before", "after", "fault"),
    [
        ("book.toml", 'id = "near"', 'id = "far"', "book.toml: chapters[0].paragraphs[1].id: "),
        ("book.toml", 'id = "near"', 'id = "Near"', "book.toml: chapters[0].paragraphs[1].id: "),
        ("book.toml", "rules =", "rule =", "book.toml: chapters[0].paragraphs[0].rule: unknown"),
        ("book.toml", '["B-MOVE-03"]', '"B-MOVE-03"', "paragraphs[0].rules: expected a list"),
        ("book.toml", "MOVE-03", "MOVE-99", "paragraphs[0].rules: there is no rule 'B-MOVE-99'"),
        ("book.toml", "terrain:rocks", "terrain:lava", "about: there is no 'terrain:lava'"),
        ("book.toml", "why-too-far", "why-so-far", "no 'message:battle-why-so-far'"),
        (
            "book.toml",
            '"near"',
            '"near"\nabout = ["terrain:rocks"]',
            "'far' explains 'terrain:rocks'",
        ),
        ("book.toml", '["duel"]', "[]", "'far': shows 'duel', which is none of its examples"),
        ("book.toml", '"duel"', '"duel", "war"', "examples/war.toml: there is no such file"),
        ("book.toml", 'id = "moving"', 'id = "moves"', "en/moves.md: there is no such file"),
        ("book.toml", "[[chapters]]", "[[chapters", "book.toml: not valid TOML"),
        ("en/moving.md", "# Moving", "Moving", "en/moving.md: line 1: a chapter begins"),
        ("en/moving.md", "{#near}", "", "en/moving.md: line 9: a paragraph begins with ##"),
        ("en/moving.md", "{#near}", "{#nearer}", "line 9: paragraph 'nearer' where book.toml has"),
        ("en/moving.md", "## How near {#near}", "", "the paragraph 'near' of book.toml is missing"),
        ("en/moving.md", "- Two steps.", "## X {#x}", "line 12: book.toml has no paragraph 'x'"),
        ("en/moving.md", "**neighbour**", "**neighbour*", "line 5: the mark * is not closed"),
        (
            "en/moving.md",
            "**neighbour**",
            "{no-message}",
            "line 5: there is no message 'no-message'",
        ),
        ("en/moving.md", "(#near)", "(#there)", "paragraph 'far': links to 'there'"),
        ("en/moving.md", "(duel)", "duel", "line 7: a picture is ![caption](example)"),
        ("en/moving.md", "![Two units.](duel)", "", "it: paragraph 'far': its pictures are not"),
        ("en/moving.md", "- Two steps.", "| a |\n| b |", "line 11: a list goes on"),
        ("en/moving.md", "3 dice", "some dice", "'far' in en does not say 3"),
        ("examples/duel.toml", "dice = 3", "dice = 2", "claims[0].odds.dice: the engine says 3"),
        ("examples/duel.toml", "dice = 3", "luck = 3", "claims[0].odds.luck: the engine says None"),
        ("examples/duel.toml", "legal = true", "legal = false", "claims[0].legal: it is legal"),
        ("examples/duel.toml", "legal = true", 'why = "x"', "claims[0].why: the reason is none"),
        (
            "examples/duel.toml",
            'E5xD5"\nlegal',
            'E5xA1"\nlegal',
            "claims[0].action: nobody to attack",
        ),
        ("examples/duel.toml", '"retreat C6"', '"retreat C7"', "claims[1].offers: the legal"),
        ("examples/duel.toml", "roll RXX", "roll RRRR", "claims[1].after[1]: "),
        ("examples/duel.toml", '"D5" }]', '"Z5" }]', "examples/duel.toml: position: "),
        ("examples/duel.toml", '"D5"]]', '"Z5"]]', "examples/duel.toml: picture: "),
        (
            "examples/duel.toml",
            "[position]",
            "[positions]",
            "duel.toml: positions: unknown field; known:",
        ),
        ("examples/duel.toml", "[picture]\nshow", "[picture]\nsee", "duel.toml: picture.see: unkn"),
    ],
)
def test_a_fault_is_named_by_file_and_field(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    file: str,
    before: str,
    after: str,
    fault: str,
) -> None:
    found = faults(write_book(tmp_path, {file: (before, after)}), monkeypatch)
    assert any(fault in line for line in found), found


def test_files_that_nobody_needs_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = write_book(tmp_path, {})
    (tmp_path / "pl" / "old.md").write_text("# Old\n", encoding="utf-8")
    (tmp_path / "examples" / "old.toml").write_text("", encoding="utf-8")
    assert faults(book, monkeypatch) == [
        "pl/old.md: book.toml has no such chapter",
        "examples/old.toml: no paragraph has this example",
    ]
