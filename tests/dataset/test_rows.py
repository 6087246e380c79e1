"""Every row of a dataset tells the truth, and no more than its seat may know."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import echobase
from echobase import dataset
from echobase.core import record
from echobase.core.chance import CHANCE
from echobase.dataset.rows import DecisionCollector
from echobase.observation.action_space import NOTHING, Actions
from echobase.observation.episode import Episode

GOLDEN = Path(__file__).parents[1] / "golden"
SETTINGS: list[dict[str, Any]] = [
    {"game": "battle", "scenario": 7, "players": ["random"]},
    {"game": "battle", "scenario": 14, "seats": 4, "players": ["cadet", "random"]},
    {"game": "assault", "map": "north-ridge-short", "players": ["cadet"]},
]


@pytest.fixture(scope="module", params=SETTINGS, ids=["marked", "teams", "short map"])
def data(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("rows") / "games.parquet"
    dataset.write(path, 1, seed=3, positions=True, **request.param)
    return dataset.read(path)


def test_positions_offer_what_the_row_says(data: dataset.Dataset) -> None:
    actions = data.table().actions
    game = echobase.game(data.about.game)
    for row in range(0, len(data), 7):
        state = game.load(data["document"][row])
        assert state.to_act() == data["seat"][row]
        assert state.view(state.to_act()).step == data["step"][row]
        legal = [actions.number(state, int(action)) for action in data["legal"][row]]
        assert state.actions() == sorted(legal)
        assert state.read(data["notation"][row]) == data["number"][row]
        assert actions.number(state, int(data["action"][row])) == data["number"][row]
        assert data["action"][row] in data["legal"][row]
        assert data["legal_count"][row] == len(data["legal"][row])


def test_what_others_hide_does_not_show(data: dataset.Dataset) -> None:
    table = data.table()
    game = echobase.game(data.about.game)
    for row in range(0, len(data), 7):
        seat = int(data["seat"][row])
        table.state = game.load(data["document"][row]).imagine(seat, Random(row))
        board, facts = table.observe(seat)
        np.testing.assert_array_equal(board, data["board"][row])
        np.testing.assert_array_equal(facts, data["facts"][row])


def test_the_end_is_known_in_every_row(data: dataset.Dataset) -> None:
    assert list(data["ply"]) == list(range(len(data)))
    assert list(data["remaining"]) == list(range(len(data)))[::-1]
    (winner,) = set(data["winner"])
    assert set(data["side"]) == {"rebel", "empire"}
    won = data["side"] == winner
    np.testing.assert_array_equal(data["outcome"], np.where(won, 1, -1))
    assert len(set(data["reason"])) == 1


def test_the_file_explains_itself(data: dataset.Dataset) -> None:
    about = data.about
    table = Episode(about.game, dict(about.options or {}))
    assert about.echobase == echobase.__version__
    assert list(about.planes) == table.observer.planes
    assert list(about.facts) == table.observer.facts
    assert data["board"].shape == (len(data), *table.observer.shape)
    assert data["facts"].shape == (len(data), len(table.observer.facts))
    assert about.actions == table.actions.size
    assert about.seed == 3
    assert len(about.players) == len(table.sides)
    assert {json.loads(text) == about.options for text in data["options"]} == {True}


def test_players_by_side_take_all_seats_of_a_side(tmp_path: Path) -> None:
    options: dict[str, Any] = {"scenario": 14, "seats": 3, "pair": "empire"}
    dataset.write(tmp_path / "a.parquet", 1, players=["random", "cadet"], **options)
    about = dataset.read(tmp_path / "a.parquet").about
    sides = Episode("battle", options).sides
    assert about.players == tuple("random" if side == "rebel" else "cadet" for side in sides)


@pytest.mark.parametrize("name", ["battle-10.record", "assault-cadets.record"])
def test_a_record_gives_all_its_decisions(name: str, tmp_path: Path) -> None:
    path = GOLDEN / name
    written = dataset.convert(tmp_path / "a.parquet", [path])
    data = dataset.read(tmp_path / "a.parquet")
    told = record.read(str(path))
    table = Episode(told.head.game, dict(told.head.options))
    row = 0
    for state, action in told.states():
        if state.to_act() == CHANCE:
            continue
        table.state = state
        board, facts = table.observe(state.to_act())
        assert (data["number"][row], data["notation"][row]) == (action, state.write(action))
        np.testing.assert_array_equal(data["board"][row], board)
        np.testing.assert_array_equal(data["facts"][row], facts)
        row += 1
    assert row == len(data) == written.decisions
    outcome = told.state.outcome()
    assert outcome is not None
    assert set(data["winner"]) == {outcome.winner}
    assert set(data["reason"]) == {outcome.reason}
    assert set(data["source"]) == {str(path)}
    assert (data.about.options, data.about.seed) == (None, None)


def test_an_action_without_a_dense_number() -> None:
    table = Episode("battle", {})
    table.reset(1)
    first, *others = table.state.actions()
    table.actions = Actions([number for number in table.actions.numbers if number != first])
    noted = DecisionCollector(table, positions=False).note(first)
    assert (noted.number, noted.action) == (first, NOTHING)
    assert [table.actions.numbers[place] for place in noted.legal] == others
