"""docs/analysis.md: its examples run, its commands are understood, and it names every field."""

import re
import shlex
from pathlib import Path

import msgspec
import pytest
from analysis.sample_records import missed_chance, played_on

from echobase.analysis import (
    Analysis,
    CostlyDecision,
    Fortune,
    Point,
    ReasonFact,
    SeatReview,
    Tally,
)
from echobase.cli import app

PAGE = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^    echobase (.*)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_example(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = played_on(missed_chance(), 1).to_text()
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    exec(compile(code, "docs/analysis.md", "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("words", COMMANDS)
def test_command(words: str) -> None:
    command, *_ = app.parse_args(shlex.split(words), exit_on_error=False, print_error=False)
    assert command.__name__ == words.split()[0]


@pytest.mark.parametrize(
    "struct", [Analysis, Point, CostlyDecision, ReasonFact, SeatReview, Tally, Fortune]
)
def test_every_field_is_explained(struct: type[msgspec.Struct]) -> None:
    table = PAGE.partition(f"\n### {struct.__name__}\n")[2].partition("\n#")[0]
    told = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    names = [name for cell in told for name in re.findall(r"`(\w+)`", cell)]
    assert sorted(names) == sorted(field.name for field in msgspec.structs.fields(struct))
