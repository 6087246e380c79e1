"""docs/lab.md: its examples run, its commands are understood, and it names every field."""

import re
import shlex
from pathlib import Path

import msgspec
import pytest

from echobase.cli import app
from echobase.lab import Row

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^    echobase (.*)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_example(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "docs/lab.md", "exec"), {})


@pytest.mark.parametrize("words", COMMANDS)
def test_command(words: str) -> None:
    command, *_ = app.parse_args(shlex.split(words), exit_on_error=False, print_error=False)
    assert command.__name__ == words.removeprefix("lab ").split()[0]


def test_every_field_is_explained() -> None:
    table = PAGE.partition("## The file")[2].partition("\n## ")[0]
    told = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    names = [name for cell in told for name in re.findall(r"`(\w+)`", cell)]
    assert sorted(names) == sorted(field.name for field in msgspec.structs.fields(Row))
