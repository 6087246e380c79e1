"""Puzzles in the terminal: the list, one solved, one missed and shown, and bad requests."""

from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from sample_puzzles import forget, use_folder, write_samples

Typed = Callable[[list[str]], tuple[int, str, str]]


@pytest.fixture(autouse=True)
def samples(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    write_samples(tmp_path / "puzzles")
    use_folder(tmp_path / "puzzles", monkeypatch)
    yield
    monkeypatch.undo()
    forget()


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def test_the_puzzles_are_listed_the_easy_ones_first(typed: Typed) -> None:
    code, out, _ = typed(["puzzles"])
    assert code == 0
    assert "battle-001: Easy, " in out
    assert "(Close combat, The last medal)" in out
    assert out.index("battle-001") < out.index("battle-002")
    code, out, _ = typed(["puzzles", "--level", "hard", "--theme", "command"])
    assert "battle-002" in out
    assert "battle-001" not in out
    assert "assault-001" not in out


def test_a_puzzle_is_solved_at_the_second_try(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers(monkeypatch, "hint", "attack D3xC6", "", "attack D3xC3")
    code, out, err = typed(["puzzles", "battle-001", "--plain"])
    assert (code, err) == (0, "")
    assert "There are no hints in a puzzle" in out
    assert "wins 50.0% of the games, 30.0 points fewer than the best choice." in out
    assert out.index("Press Enter to try again") < out.index("Right!")
    assert "- 80.0% (76.0 to 84.0, 640 games): " in out
    assert "Who finds it: Captain: 100%" in out
    assert "- Compared with " in out
    assert not list((tmp_path / "echobase" / "saves").glob("*"))  # nothing is left behind


def test_the_answer_is_shown_to_somebody_who_gives_up(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, "fire T1xW1", "answer")
    code, out, err = typed(["puzzles", "assault-001", "--plain", "--lang", "pl"])
    assert (code, err) == (0, "")
    assert "Rozwiązanie: " in out
    answers(monkeypatch, "answer")
    code, out, _ = typed(["puzzles", "assault-001", "--plain"])
    assert "The answer: " in out
    assert "Press Enter to try again" not in out


def test_bad_requests_are_refused_in_one_line(typed: Typed) -> None:
    for words, complaint in (
        ("puzzles battle-999", "puzzles: no puzzle 'battle-999'; `echobase puzzles` lists them"),
        ("puzzles battle-001 --game assault", "no puzzle 'battle-001'"),
        ("puzzles --level mean", "--level: no level 'mean'; choose one of: easy, medium"),
        ("puzzles --theme love", "--theme: no theme 'love'; choose one of: close-combat, command"),
        ("puzzles --game chess", "chess"),
    ):
        code, _, said = typed(words.split())
        assert code == 2
        assert complaint in said


def test_a_game_without_puzzles_says_so(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    use_folder(Path("nowhere"), monkeypatch)
    code, out, _ = typed(["puzzles"])
    assert code == 0
    assert "Assault on Hoth comes without puzzles." in out
