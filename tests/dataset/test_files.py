"""Files: the same from the same seed, whole or not there at all, refused when they are others'."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from echobase import dataset
from echobase.ai.random_player import RandomPlayer
from echobase.core.chance import Rng
from echobase.core.files import CannotSave
from echobase.core.game import State
from echobase.dataset import file as files
from echobase.dataset.schema import KEY

GOLDEN = Path(__file__).parents[1] / "golden"


def write(path: Path, games: int = 3, **options: Any) -> dataset.Written:
    return dataset.write(path, games, players=["random"], **options)


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone.parquet", tmp_path / "shared.parquet"
    write(alone, 5, seed=4)
    write(shared, 5, seed=4, workers=2)
    assert alone.read_bytes() == shared.read_bytes()


def test_a_game_depends_on_its_number_and_the_seed_alone(tmp_path: Path) -> None:
    for name, games, seed in (("few", 2, 4), ("many", 3, 4), ("other", 2, 5)):
        write(tmp_path / f"{name}.parquet", games, seed=seed)
    names = ("few", "many", "other")
    few, many, other = (dataset.read(tmp_path / f"{name}.parquet") for name in names)
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


def test_a_writer_has_a_table_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = RandomPlayer.choose
    seeds = iter([7])

    def write_another(self: RandomPlayer, state: State, rng: Rng) -> int:
        """In the midst of a game, as another thread might."""
        for seed in seeds:
            write(tmp_path / "inner.parquet", 1, seed=seed)
        return choose(self, state, rng)

    with monkeypatch.context() as patch:
        patch.setattr(RandomPlayer, "choose", write_another)
        write(tmp_path / "outer.parquet", 1, seed=8)
    for name, seed in (("inner", 7), ("outer", 8)):
        write(tmp_path / "alone.parquet", 1, seed=seed, force=True)
        alone = (tmp_path / "alone.parquet").read_bytes()
        assert (tmp_path / f"{name}.parquet").read_bytes() == alone


def test_what_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    path.write_text("mine")
    with pytest.raises(CannotSave, match="exists already; force=True replaces it"):
        write(path)
    assert path.read_text() == "mine"
    write(path, 1, force=True)
    assert len(dataset.read(path)) > 0
    with pytest.raises(CannotSave, match="is a folder"):
        write(tmp_path, force=True)
    with pytest.raises(CannotSave, match=r"cannot be written: .* is not a folder"):
        write(path / "a.parquet")
    write(tmp_path / "missing" / "a.parquet", 1)


def test_columns_can_be_chosen(tmp_path: Path) -> None:
    write(tmp_path / "a.parquet", 1)
    data = dataset.read(tmp_path / "a.parquet", ["action"])
    assert len(data["action"]) == len(data)
    with pytest.raises(KeyError, match="no column 'board'; there are: action"):
        data["board"]
    with pytest.raises(dataset.BadDataset, match="no column 'luck'; there are: game, source"):
        dataset.read(tmp_path / "a.parquet", ["luck"])


def test_a_table_needs_no_column_where_all_games_are_alike(tmp_path: Path) -> None:
    write(tmp_path / "a.parquet", 1, scenario=7)
    data = dataset.read(tmp_path / "a.parquet", ["action"])
    assert data.table().state.options() == data.about.options


def test_a_table_needs_the_options_of_records(tmp_path: Path) -> None:
    dataset.convert(tmp_path / "a.parquet", GOLDEN / "battle-10.record")
    some = dataset.read(tmp_path / "a.parquet", ["action"])
    with pytest.raises(dataset.BadDataset, match="read the column 'options', too"):
        some.table()
    data = dataset.read(tmp_path / "a.parquet", "options")
    assert data.table().state.options() == msgspec.json.decode(data["options"][0])


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
