"""Resigning at the terminal: asked about once, recorded, and the end of the game."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from terminal.scripted_terminal import ScriptedTerminal

from echobase.core import record as records
from echobase.terminal.check import summary
from echobase.terminal.replay import ReplayScreen
from echobase.terminal.screen import Screen
from echobase.text import Text

ASKED = "The Rebels give up and the Empire wins."
ENDED = "The Empire wins: the Rebels have resigned."


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def terminal(tmp_path: Path) -> ScriptedTerminal:
    return ScriptedTerminal(tmp_path)


@pytest.mark.parametrize("game", ["battle", "assault"])
@pytest.mark.parametrize("confirmed", ["resign", "yes"])
def test_it_is_asked_about_and_ends_the_game(
    terminal: ScriptedTerminal, game: str, confirmed: str
) -> None:
    shown = terminal.play(["1", "resign", confirmed, "1"], game=game, seed=3)
    assert shown.count(ASKED) == 1
    assert "The Rebels resign." in shown
    assert ENDED in shown
    assert terminal.code == 0
    assert terminal.record.rstrip().endswith("resign rebel;")
    outcome = records.read(str(terminal.folder / "game.txt")).outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == ("empire", "resignation")


def test_somebody_who_only_asked_plays_on(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["resign", "1", "resign"], seed=3)
    assert shown.count(ASKED) == 2
    assert "resign" not in terminal.record


def test_a_game_that_was_resigned_is_not_resumed(terminal: ScriptedTerminal) -> None:
    terminal.play(["resign", "resign"], seed=3)
    shown = terminal.play(["1"], resume=True)
    assert ENDED in shown
    assert terminal.prompts.count("Play a card> ") <= 2


def test_of_two_people_the_one_who_decides_gives_up(terminal: ScriptedTerminal) -> None:
    shown = terminal.play(["", "resign", "resign"], seed=3, side="both")
    assert ENDED in shown


def test_it_is_told_by_check_and_replay(terminal: ScriptedTerminal) -> None:
    terminal.play(["resign", "resign"], seed=3)
    path, text = str(terminal.folder / "game.txt"), Text("en")
    assert ENDED in summary(path, text)
    output = StringIO()
    console = Console(file=output, width=100, color_system=None)
    ReplayScreen(records.read(path), Screen(False, console), text, pause=False).tell()
    assert output.getvalue().index("The Rebels resign.") < output.getvalue().index(ENDED)
