"""The fixture `command`: type a command of the lab, in a folder of its own, in English."""

from collections.abc import Callable
from pathlib import Path

import pytest
from lab.typed_commands import Run


@pytest.fixture
def command(
    typed: Callable[[list[str]], tuple[int, str, str]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def call(words: str) -> tuple[int, str, str]:
        kind, *rest = words.split()
        workers = [] if kind == "results" else ["--workers", "1"]
        return typed([kind, *workers, *rest])

    return call
