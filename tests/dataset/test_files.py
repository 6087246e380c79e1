"""Files: the same from the same seed, whole or not there at all, refused when they are others'."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from echobase import dataset
from echobase.ai.random_player import RandomPlayer
from echobase.core.errors import BadOption
from echobase.dataset import file as files
from echobase.dataset.schema import KEY
from echobase.dataset.workers import WorkerLost, in_order, undisturbed
from echobase.terminal.saves import CannotSave

INTERRUPTED = """
import os, signal, sys
from echobase import dataset

def stop(done, wanted):
    if done == 2:
        os.kill(os.getpid(), signal.SIGINT)

if __name__ == "__main__":
    written = dataset.write(sys.argv[1], 30, players=["random"], workers=2, progress=stop)
    print(written.games, written.complete)
"""


def write(path: Path, games: int = 3, **options: Any) -> dataset.Written:
    return dataset.write(path, games, players=["random"], **options)


def stop_after(games: int) -> Callable[[int, int], None]:
    def stop(done: int, wanted: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return stop


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone.parquet", tmp_path / "shared.parquet"
    write(alone, 5, seed=4)
    write(shared, 5, seed=4, workers=2)
    assert alone.read_bytes() == shared.read_bytes()


def test_a_game_depends_on_its_number_and_the_seed_alone(tmp_path: Path) -> None:
    for name, games, seed in (("few", 2, 4), ("many", 3, 4), ("other", 2, 5)):
        write(tmp_path / name, games, seed=seed)
    few, many, other = (dataset.read(tmp_path / name) for name in ("few", "many", "other"))
    np.testing.assert_array_equal(few["number"], many["number"][many["game"] < 2])
    assert list(few["number"]) != list(other["number"])
    first, second = (few["number"][few["game"] == game] for game in (0, 1))
    assert list(first) != list(second)


def test_parts_are_the_whole_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "GROUP_BYTES", 3_000_000)
    write(tmp_path / "a.parquet", 4)
    whole = dataset.read(tmp_path / "a.parquet")
    some = list(dataset.parts(tmp_path / "a.parquet"))
    assert len(some) > 1
    for column in ("game", "ply", "action", "board", "facts"):
        joined = np.concatenate([part[column] for part in some])
        np.testing.assert_array_equal(joined, whole[column])
    legal = [list(row) for part in some for row in part["legal"]]
    assert legal == [list(row) for row in whole["legal"]]


def test_an_interrupt_keeps_the_games_that_are_done(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    written = write(path, 9, progress=stop_after(2))
    assert (written.games, written.complete, written.wanted) == (2, False, 9)
    write(tmp_path / "b.parquet", 2)
    assert path.read_bytes() == (tmp_path / "b.parquet").read_bytes()
    assert sorted(found.name for found in tmp_path.iterdir()) == ["a.parquet", "b.parquet"]


def test_a_real_interrupt_with_several_processes(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(INTERRUPTED, encoding="utf-8")
    command = [sys.executable, str(script), str(tmp_path / "a.parquet")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.stdout, done.stderr) == ("2 False\n", "")
    assert set(dataset.read(tmp_path / "a.parquet")["game"]) == {0, 1}
    assert not list(tmp_path.glob(".*"))


def test_an_interrupt_before_the_first_game_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "a.parquet", progress=stop_after(0))
    assert not list(tmp_path.iterdir())


def test_an_error_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.parquet"
    write(path)
    before = path.read_bytes()

    def fail(self: object, state: object, rng: object) -> int:
        raise RuntimeError("lost")

    monkeypatch.setattr(RandomPlayer, "choose", fail)
    with pytest.raises(RuntimeError, match="lost"):
        write(path, force=True)
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["a.parquet"]


def test_ctrl_c_waits_for_what_has_begun() -> None:
    done = []

    def begin() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append(True)

    with pytest.raises(KeyboardInterrupt):
        begin()
    assert done == [True]


def test_a_lost_process_is_told() -> None:
    with pytest.raises(WorkerLost, match="a worker process ended before its time"):
        list(in_order(os._exit, [1, 1], 2))


def test_a_lost_process_takes_no_finished_game_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(work: Callable[[int], Any], jobs: range, workers: int) -> Any:
        yield work(jobs[0])
        raise WorkerLost("gone")

    monkeypatch.setattr("echobase.dataset.writing.in_order", lose)
    with pytest.raises(WorkerLost, match=r"gone; .*a.parquet holds the 1 games before"):
        write(tmp_path / "a.parquet")
    assert set(dataset.read(tmp_path / "a.parquet")["game"]) == {0}


def test_what_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    path.write_text("mine")
    with pytest.raises(CannotSave, match="exists already"):
        write(path)
    assert path.read_text() == "mine"
    write(path, 1, force=True)
    assert len(dataset.read(path)) > 0
    with pytest.raises(CannotSave, match="is a folder"):
        write(tmp_path, force=True)
    with pytest.raises(CannotSave, match="cannot be written: No such file"):
        write(tmp_path / "missing" / "a.parquet")
    with pytest.raises(BadOption, match="games: at least 1; got 0"):
        write(path, 0)
    with pytest.raises(BadOption, match="workers: at least 1; got -2"):
        write(path, 1, workers=-2, force=True)


def test_columns_can_be_chosen(tmp_path: Path) -> None:
    write(tmp_path / "a.parquet", 1)
    data = dataset.read(tmp_path / "a.parquet", ["action"])
    assert len(data["action"]) == len(data)
    with pytest.raises(KeyError, match="no column 'board'; there are: action"):
        data["board"]
    with pytest.raises(dataset.BadDataset, match="no column 'luck'; there are: game, source"):
        dataset.read(tmp_path / "a.parquet", ["luck"])


def test_files_that_are_no_datasets(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.parquet", tmp_path / "bad.parquet"
    write(good)
    with pytest.raises(dataset.BadDataset, match="there is no such file"):
        dataset.read(bad)
    bad.write_text("not at all")
    with pytest.raises(dataset.BadDataset, match="no Parquet file, or a broken one"):
        dataset.read(bad)
    whole = good.read_bytes()
    bad.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(dataset.BadDataset, match="no Parquet file, or a broken one"):
        list(dataset.parts(bad))
    bad.write_bytes(whole[:4] + bytes(len(whole) // 2) + whole[4 + len(whole) // 2 :])
    with pytest.raises(dataset.BadDataset, match="no Parquet file, or a broken one"):
        dataset.read(bad)
    pq.write_table(pa.table({"a": [1]}), bad)
    with pytest.raises(dataset.BadDataset, match="no dataset made by echobase"):
        dataset.read(bad)


def changed(good: Path, bad: Path, **said: Any) -> None:
    """A copy of a file that says other things about itself."""
    rows = pq.read_table(good)
    about = msgspec.json.decode(rows.schema.metadata[KEY])
    pq.write_table(rows.replace_schema_metadata({KEY: msgspec.json.encode(about | said)}), bad)


def test_files_of_another_version(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.parquet", tmp_path / "bad.parquet"
    write(good, 1)
    changed(good, bad, format=2)
    with pytest.raises(dataset.BadDataset, match="of format 2; this program reads 1"):
        dataset.read(bad)
    changed(good, bad, planes=7)
    with pytest.raises(dataset.BadDataset, match=r"cannot be read: .*planes"):
        dataset.read(bad)
    changed(good, bad, shape=[7, 10, 1])
    with pytest.raises(dataset.BadDataset, match="its columns are not those of a dataset"):
        dataset.read(bad)
    changed(good, bad, actions=5, echobase="0.0.1")
    with pytest.raises(dataset.BadDataset, match=r"echobase 0.0.1, whose actions differ"):
        dataset.read(bad).table()
