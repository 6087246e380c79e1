"""The fixture `command`: type a command of the lab, in a folder of its own, in English."""

from pathlib import Path

import pytest
from lab.typed import Run

from echobase.cli import run


@pytest.fixture
def command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def call(words: str) -> tuple[int, str, str]:
        kind, *rest = words.split()
        workers = [] if kind == "results" else ["--workers", "1"]
        code = run([kind, *workers, *rest])
        return code, *capsys.readouterr()

    return call
