"""A scripted terminal to play Assault on Hoth at."""

from pathlib import Path

import pytest
from terminal.scripted_terminal import ScriptedTerminal


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def terminal(tmp_path: Path) -> ScriptedTerminal:
    return ScriptedTerminal(tmp_path)
