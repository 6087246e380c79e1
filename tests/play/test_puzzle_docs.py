"""docs/puzzles.md: its example runs, its commands are understood, and it names every field."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sample_puzzles import forget, use_folder, write_samples

from echobase.cli import app
from echobase.play.puzzles import ChoiceChance, Puzzle, PuzzleList

PAGE = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^    echobase (.*?) *(?:#.*)?$", PAGE, re.MULTILINE)


@pytest.fixture
def samples(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    write_samples(tmp_path)
    use_folder(tmp_path, monkeypatch)
    yield
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
@pytest.mark.usefixtures("samples")
def test_example(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "docs/puzzles.md", "exec"), {})
    said = capsys.readouterr().out
    assert "battle-001 easy ['close-combat', 'last-medal'] 30%" in said
    assert "False" not in said


@pytest.mark.parametrize("words", COMMANDS)
def test_command(words: str) -> None:
    command, *_ = app.parse_args(shlex.split(words), exit_on_error=False, print_error=False)
    assert command.__name__ == "puzzles"


@pytest.mark.parametrize("table", [PuzzleList, Puzzle, ChoiceChance])
def test_every_field_is_explained(table: type[msgspec.Struct]) -> None:
    files = PAGE.partition("## The files")[2].partition("\n## ")[0]
    told = set(re.findall(r"`(?:puzzles\[\]\.)?(\w+)(?:\[\])?`", files))
    assert set(table.__struct_fields__) - told - {"puzzles"} == set()
