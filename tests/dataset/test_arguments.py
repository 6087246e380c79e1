"""What callers in Python may give: one thing for a list of it, paths, and mistakes."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import echobase
from echobase import dataset
from echobase.core.document import to_toml
from echobase.core.errors import BadDocument, BadOption

GOLDEN = Path(__file__).parents[1] / "golden"
BATTLE = GOLDEN / "battle-10.record"


def write(path: Path, games: Any = 1, **given: Any) -> dataset.Dataset:
    dataset.write(path, games, **{"players": "random", **given})
    return dataset.read(path)


def test_one_name_stands_for_a_list(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    assert write(path, players="random").about.players == ("random", "random")
    data = dataset.read(path, "action")
    assert len(data["action"]) == len(data)
    assert [len(part["ply"]) for part in dataset.parts(path, "ply")] == [len(data)]


@pytest.mark.parametrize("given", [BATTLE, str(BATTLE), iter([BATTLE])], ids=["path", "str", "it"])
def test_records_by_themselves(tmp_path: Path, given: Any) -> None:
    assert dataset.convert(tmp_path / "a.parquet", given).games == 1


def test_columns_from_an_iterator(tmp_path: Path) -> None:
    write(tmp_path / "a.parquet")
    data = dataset.read(tmp_path / "a.parquet", iter(["ply", "action"]))
    assert len(data["ply"]) == len(data["action"])


def test_one_record_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(echobase.BadRecord, match=r"^abc: there is no such file or folder"):
        dataset.convert(tmp_path / "a.parquet", "abc")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("games", 0, "games: a whole number from 1 on; got 0"),
        ("games", "3", "games: a whole number from 1 on; got '3'"),
        ("games", 1.5, "games: a whole number from 1 on; got 1.5"),
        ("workers", -2, "workers: a whole number from 1 on; got -2"),
        ("workers", "two", "workers: a whole number from 1 on; got 'two'"),
        ("seed", "7", "seed: a whole number from 0 on; got '7'"),
        ("seed", -1, "seed: a whole number from 0 on; got -1"),
        ("players", [1, 2, 3], r"players: give one name for all, .*; got 3: 1,2,3"),
    ],
)
def test_what_cannot_be(tmp_path: Path, name: str, value: Any, message: str) -> None:
    with pytest.raises(BadOption, match=f"^{message}$"):
        write(tmp_path / "a.parquet", **{name: value})
    assert not list(tmp_path.iterdir())


def test_numbers_of_numpy(tmp_path: Path) -> None:
    data = write(tmp_path / "a.parquet", np.int64(2), seed=np.int32(5))
    assert (set(data["game"]), data.about.seed) == ({0, 1}, 5)


@pytest.mark.parametrize(
    ("game", "name", "options"),
    [("battle", "scenario", {"scenario": 7, "seats": 3, "pair": "rebel"}), ("assault", "map", {})],
)
def test_a_scenario_or_map_of_ones_own(
    tmp_path: Path, game: str, name: str, options: dict[str, Any]
) -> None:
    mine = echobase.game(game).start(**options)
    path = tmp_path / "mine.toml"
    path.write_text(to_toml(mine.document()), encoding="utf-8")
    data = write(tmp_path / "a.parquet", game=game, **{name: path})
    assert data.table().state.document() == mine.document()
    with pytest.raises(BadDocument, match=r"none.toml: there is no such file"):
        write(tmp_path / "b.parquet", game=game, **{name: tmp_path / "none.toml"})
