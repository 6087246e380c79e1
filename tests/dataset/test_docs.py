"""docs/dataset.md: its examples run, it names every column, and the model beats random."""

import re
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from example_scripts import script

from echobase import dataset
from echobase.dataset.schema import About, columns

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "dataset.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_example(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    dataset.write("cadets.parquet", 2)
    shutil.copytree(ROOT / "tests" / "golden", "my-games")
    exec(compile(code, "docs/dataset.md", "exec"), {})


def test_every_column_is_explained() -> None:
    table = PAGE.partition("## Columns")[2].partition("\n## ")[0]
    told = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    names = [name for cell in told for name in re.findall(r"`(\w+)`", cell)]
    schema = columns(About(1, "", "battle", 1, (1, 1, 1), ("a",), ("b",), 1), positions=True)
    assert sorted(names) == sorted(schema.names)


@pytest.fixture(scope="module")
def example() -> Any:
    return script("train_policy")


def test_the_example_tells_how_often_its_model_wins(
    example: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dataset.write(tmp_path / "cadets.parquet", 2)
    example.main([str(tmp_path / "cadets.parquet"), "--games", "4"])
    assert "of 4 against random" in capsys.readouterr().out


@pytest.mark.long
def test_the_model_beats_random(example: Any, tmp_path: Path) -> None:
    dataset.write(tmp_path / "cadets.parquet", 40)
    low = example.main([str(tmp_path / "cadets.parquet"), "--games", "60"])
    # Two players of equal strength get this far less than once in ten million tries.
    assert low > 0.75


def test_the_model_is_not_blamed_for_what_it_cannot_learn(example: Any, tmp_path: Path) -> None:
    path = tmp_path / "cadets.parquet"
    dataset.write(path, 1)
    rows = pq.read_table(path, columns=["legal", "action"]).to_pylist()
    first = [one["legal"].index(one["action"]) == 0 for one in rows].index(True)
    replace_actions(path, [one["action"] if n == first else -1 for n, one in enumerate(rows)])
    data = dataset.read(path)
    # A model that knows nothing yet prefers the first action.
    assert example.Policy(data).learn(data, np.random.default_rng(0)) == 1


def replace_actions(path: Path, actions: list[int]) -> None:
    rows = pq.read_table(path)
    place = rows.schema.get_field_index("action")
    changed = pa.array(actions, pa.int32())
    pq.write_table(rows.set_column(place, rows.schema.field(place), changed), path)
