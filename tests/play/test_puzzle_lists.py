"""The puzzles that come with the games, and lists that are refused by file and field."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from sample_puzzles import forget, use_folder, write_samples

from echobase.core import registry
from echobase.core.errors import BadDocument
from echobase.lab.puzzles.finding import LEAD
from echobase.play.puzzle_words import all_puzzles
from echobase.play.puzzles import (
    Puzzle,
    check_puzzle,
    find_puzzle,
    position_of,
    puzzle_facet,
    puzzle_list,
)
from echobase.text import LANGUAGES, Text

WITH_PUZZLES = [name for name in registry.names() if puzzle_list(name)]
SHIPPED = [(name, puzzle) for name in WITH_PUZZLES for puzzle in puzzle_list(name)]
"""Nothing is tested for a game that comes without puzzles."""


@pytest.mark.parametrize(("game", "puzzle"), SHIPPED, ids=[one.id for _, one in SHIPPED])
def test_a_puzzle_has_one_clear_answer(game: str, puzzle: Puzzle) -> None:
    facet = puzzle_facet(game)
    assert facet is not None
    state = check_puzzle(game, puzzle, position_of(game, puzzle))
    best, *rivals = puzzle.choices
    assert puzzle.lead >= LEAD
    assert all(best.low > other.high for other in rivals)
    assert facet.worthy(state, state.read(best.notation))
    assert list(puzzle.found_by) == list(facet.solvers)
    for theme in puzzle.themes:
        for lang in LANGUAGES:
            assert Text(lang).name("theme", theme, game) != theme


@pytest.mark.parametrize(("game", "least"), [("battle", 120), ("assault", 60)])
def test_a_game_comes_with_many_puzzles_of_several_kinds(game: str, least: int) -> None:
    facet = puzzle_facet(game)
    assert facet is not None
    kinds = Counter(puzzle.themes[0] for puzzle in puzzle_list(game))
    assert kinds.total() >= least
    assert len(kinds) >= 4
    assert max(kinds.values()) <= facet.most_of_a_kind * kinds.total() + 1


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_there_are_puzzles_for_everybody(game: str) -> None:
    levels = Counter(puzzle.level for puzzle in puzzle_list(game))
    assert len(levels) >= 3
    assert max(levels.values()) <= 0.75 * len(puzzle_list(game))
    named = all_puzzles(game, Text())
    assert [one.number for one in named] == list(range(1, len(named) + 1))
    assert all(one.scenario for one in named)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The sample puzzles of the battle, for a test to spoil."""
    write_samples(tmp_path)
    use_folder(tmp_path, monkeypatch)
    yield tmp_path / "battle"
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[puzzles]]", "[[puzzles", "battle: puzzles.toml: not valid TOML"),
        ("seat = 0", 'seat = "x"', "battle: puzzles.toml: puzzles[0].seat"),
        ("seat = 0", "chair = 0", "battle: puzzles.toml: puzzles[0]"),
        ('game = "battle"', 'game = "assault"', "puzzles.toml: game: 'battle'; got 'assault'"),
        ("rules_version = ", "rules_version = 9", "battle: puzzles.toml: rules_version: made with"),
        ('"battle-002"', '"battle-001"', "puzzles[1].id: 'battle-001' is there twice"),
    ],
)
def test_a_broken_list_is_refused_by_field(folder: Path, old: str, new: str, said: str) -> None:
    text = (folder / "puzzles.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "puzzles.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    forget()
    with pytest.raises(BadDocument) as refused:
        puzzle_list("battle")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('active = "rebel"', 'active = "empire"', "battle-001.toml: "),
        ('kind = "', 'kind = "x', "battle-001.toml: units[0].kind"),
        ('hex = "C3"', 'hex = "C1"', "battle-001.toml: choices[0].notation: "),
    ],
)
def test_a_broken_position_is_refused_by_field(folder: Path, old: str, new: str, said: str) -> None:
    path = folder / "puzzles" / "battle-001.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    puzzle = find_puzzle("battle", "battle-001")
    with pytest.raises(BadDocument) as refused:
        check_puzzle("battle", puzzle, position_of("battle", puzzle))
    assert str(refused.value).startswith(said)


def test_a_position_that_is_missing_is_named(folder: Path) -> None:
    (folder / "puzzles" / "battle-001.toml").unlink()
    with pytest.raises(BadDocument, match=r"puzzles/battle-001\.toml: there is no such file"):
        position_of("battle", find_puzzle("battle", "battle-001"))
