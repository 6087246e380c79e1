"""docs/dataset.md: its examples run, it names every column, and the model beats random."""

import importlib.util
import re
from pathlib import Path

import pytest

from echobase import dataset
from echobase.dataset.schema import About, columns

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "dataset.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_example(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    dataset.write("cadets.parquet", 2)
    exec(compile(code, "docs/dataset.md", "exec"), {})


def test_every_column_is_explained() -> None:
    table = PAGE.partition("## Columns")[2].partition("\n## ")[0]
    told = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    names = [name for cell in told for name in re.findall(r"`(\w+)`", cell)]
    schema = columns(About(1, "", "battle", 1, (1, 1, 1), ("a",), ("b",), 1), positions=True)
    assert sorted(names) == sorted(schema.names)


def test_the_model_beats_random(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = ROOT / "examples" / "train_policy.py"
    spec = importlib.util.spec_from_file_location("train_policy", script)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    dataset.write(tmp_path / "cadets.parquet", 40)
    low = example.main([str(tmp_path / "cadets.parquet"), "--games", "60"])
    # Two players of equal strength get this far less than once in ten million tries.
    assert low > 0.75
    assert "of 60 against random" in capsys.readouterr().out
