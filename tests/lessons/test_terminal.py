"""Lessons in the terminal: the list, a lesson with a mistake in it, and one that goes on later."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

Typed = Callable[[list[str]], tuple[int, str, str]]


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def test_the_lessons_are_listed(typed: Typed) -> None:
    code, out, _ = typed(["learn", "--game", "assault"])
    assert code == 0
    assert "1  rounds: Rounds and the action deck (2 min)." in out
    assert "cards" not in out
    assert "lezione" not in out


def test_a_lesson_with_a_mistake_in_it(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(
        monkeypatch,
        *("play recon_right", ""),
        *("play raid_centre", "order F2", "order F5", "done", "attack F5xD5"),
        *("play recon_left", "order F2", "done", "attack F2xD2"),
    )
    code, out, err = typed(["learn", "cards", "--plain"])
    assert (code, err) == (0, "")
    assert "That card orders units in a section without a patrol." in out
    assert "Press Enter to try again." in out
    assert "The dotted lines divide the board" in out  # what the coach adds to a refusal
    assert "Both patrols are gone!" in out


def test_a_lesson_goes_on_where_it_stopped(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "attack D6xC6", "attack E3xC3", "quit")
    code, out, _ = typed(["learn", "special-forces", "--plain"])
    assert code == 0
    assert "First the E-Web: attack with the troopers on the left." in out
    answers(monkeypatch, "reroll X", "quit")
    code, out, _ = typed(["play", "--terminal", "--resume", "--plain"])
    assert code == 0
    assert "Now the assault unit on the right." in out


def test_an_unknown_lesson_is_refused(typed: Typed) -> None:
    code, _, err = typed(["learn", "magic"])
    assert code == 2
    assert "learn: no lesson 'magic'; choose one of: cards, moves" in err


def test_a_lesson_that_two_games_have_needs_the_game(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, err = typed(["learn", "walkers"])
    assert code == 2
    assert "several games have a lesson 'walkers'; add --game battle or --game assault" in err
    answers(monkeypatch, "quit")
    code, out, _ = typed(["learn", "walkers", "--game", "assault", "--plain"])
    assert code == 0
    assert "Your Walker looks the wrong way" in out
