"""Runs: the same whatever the workers, resumed without a trace, written, read and merged."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from echobase import lab
from echobase.core.document import to_toml
from echobase.core.errors import BadOption
from echobase.core.files import CannotSave
from echobase.core.registry import game
from echobase.lab.experiments import simulation
from echobase.lab.match import UNFINISHED, Match

FAST: dict[str, Any] = {"players": "random", "scenarios": [1, 7], "seed": 4}
"""Games that take no time: two for each that is asked for."""


def told(results: lab.Results) -> list[lab.Row]:
    """Everything but the time it took."""
    return [row.result() for row in results.rows]


def stop_after(games: int) -> Any:
    def stop(done: int, wanted: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return stop


@pytest.mark.parametrize("name", ["battle", "assault"])
def test_the_number_of_workers_changes_nothing(name: str) -> None:
    options: dict[str, Any] = {"game": name, "players": ["random", "cadet"], "swap": True}
    alone, shared = (lab.simulate(4, workers=workers, **options) for workers in (1, 2))
    assert told(alone) == told(shared)
    assert alone.complete


@settings(max_examples=10)
@given(seed=st.integers(0, 2**40), order=st.permutations(range(6)))
def test_a_game_follows_from_its_number_alone(seed: int, order: list[int]) -> None:
    each: list[dict[str, Any]] = [{"scenario": 1}, {"scenario": 14}]
    names = ["random"]
    plan = simulation(3, game="battle", each=each, players=names, swap=False, seed=seed, limit=60)
    play = Match(plan)
    rows = {number: play(number).result() for number in order}
    assert [rows[number] for number in range(6)] == [
        Match(plan)(number).result() for number in range(6)
    ]


def test_what_a_row_tells() -> None:
    row = lab.simulate(1, players=["cadet", "random"], seats=3, pair="empire").rows[0]
    assert row.players == ("cadet", "random", "random")
    assert row.sides == ("rebel", "empire", "empire")
    assert (row.winner, row.winners, row.reason) == ("rebel", ("cadet",), "medals")
    assert row.score["rebel"] > row.score["empire"]
    assert row.decisions > row.turns > 0
    assert min(row.seconds) > 0


def test_paired_games_share_their_luck() -> None:
    results = lab.tournament(2, ["random", "cadet"])
    first, second = results.rows
    assert first.seed == second.seed
    assert first.players == second.players[::-1]
    twins = lab.simulate(2, players="cadet", seed=1).rows
    assert twins[0].seed != twins[1].seed


def test_a_tournament_is_a_round_robin() -> None:
    plan = lab.tournament(2, ["random", "cadet"], scenarios=[1, 2], limit=1).plans[0]
    assert plan.line_ups == (("random", "cadet"), ("cadet", "random"))
    assert plan.total == 4
    assert plan.rounds == 1


def test_a_game_that_takes_too_long_is_unfinished() -> None:
    results = lab.simulate(2, limit=5, **FAST)
    assert {row.reason for row in results.rows} == {UNFINISHED}
    assert {row.decisions for row in results.rows} == {5}
    line = lab.by_scenario(results)[0]
    assert (line.games, line.unfinished, line.sides["rebel"].of) == (2, 2, 0)


@pytest.mark.parametrize("done", [0, 1, 4, 6])
def test_resumed_runs_are_as_if_never_stopped(tmp_path: Path, done: int) -> None:
    path = tmp_path / "a.jsonl"
    stopped = lab.simulate(3, out=path, progress=stop_after(done), **FAST)
    assert len(stopped.rows) == done
    assert stopped.stopped == "interrupted"
    assert stopped.complete == (done == 6)
    resumed = lab.simulate(3, out=path, resume=True, workers=2, **FAST)
    assert told(resumed) == told(lab.simulate(3, **FAST))
    assert lab.read(path).rows == resumed.rows


def test_rows_come_in_order_and_half_a_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    whole = lab.simulate(3, out=path, **FAST)
    head, *lines = path.read_bytes().splitlines(keepends=True)
    assert [msgspec.json.decode(line)["number"] for line in lines] == list(range(6))
    path.write_bytes(head + lines[4] + lines[1] + lines[3][:-20])
    found = lab.read(path)
    assert [row.number for row in found.rows] == [1, 4]
    again = lab.simulate(3, out=path, resume=True, **FAST)
    assert told(again) == told(whole)
    assert again.rows[4] == whole.rows[4]  # not played again
    numbers = [msgspec.json.decode(line)["number"] for line in path.read_bytes().splitlines()[1:]]
    assert numbers == list(range(6))


def test_other_settings_are_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    lab.simulate(1, out=path, **FAST)
    before = path.read_bytes()
    with pytest.raises(lab.BadResults, match=r"a.jsonl: made with other settings \(seed 4, not 5"):
        lab.simulate(1, out=path, resume=True, **{**FAST, "seed": 5})
    with pytest.raises(lab.BadResults, match=r"line ups random, not cadet,random; rounds 1, not 2"):
        lab.simulate(2, out=path, resume=True, **{**FAST, "players": ["cadet", "random"]})
    with pytest.raises(CannotSave, match="exists already"):
        lab.simulate(1, out=path, **FAST)
    with pytest.raises(BadOption, match="resume and force"):
        lab.simulate(1, out=path, resume=True, force=True, **FAST)
    assert path.read_bytes() == before


def test_a_file_of_another_version(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    lab.simulate(1, out=path, **FAST)
    text = path.read_text()
    path.write_text(text.replace('"version":1', '"version":7', 1))
    with pytest.raises(lab.BadResults, match="results of version 7, but this program reads 1"):
        lab.simulate(1, out=path, resume=True, **FAST)
    path.write_text(text.replace('"echobase":"', '"echobase":"old-', 1))
    with pytest.raises(lab.BadResults, match=r"other settings \(echobase old-"):
        lab.simulate(1, out=path, resume=True, **FAST)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: "", "no results of `echobase simulate`"),
        (lambda text: "a letter\n", "no results of `echobase simulate`"),
        (lambda text: "\udcff\n", "no results of `echobase simulate`"),
        (lambda text: text.replace('"number":1,', '"number":99,'), "line 3: game 99 is not part"),
        (lambda text: text.replace('"turns"', '"tours"', 1), "line 2: Object .* field `tours`"),
        (lambda text: text.replace('"kind"', '"sort"'), "line 1: Object .* field `sort`"),
    ],
)
def test_files_that_hold_no_results(tmp_path: Path, change: Any, message: str) -> None:
    path = tmp_path / "a.jsonl"
    lab.simulate(1, out=path, **FAST)
    path.write_bytes(change(path.read_text()).encode(errors="surrogateescape"))
    with pytest.raises(lab.BadResults, match=f"a.jsonl: {message}"):
        lab.read(path)


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    lab.simulate(3, out=path, progress=stop_after(2), **FAST)
    assert [file.name for file in tmp_path.iterdir()] == ["a.jsonl"]
    results = lab.simulate(3, out=path, resume=True, **FAST)
    assert lab.read(path).rows == lab.read(tmp_path / "a.jsonl").rows == results.rows
    assert lab.read(path).plans == results.plans
    path.write_text("a letter")
    with pytest.raises(lab.BadResults, match=r"a.parquet: cannot be read"):
        lab.read(path)


def test_merging(tmp_path: Path) -> None:
    parts = [lab.simulate(1, **{**FAST, "seed": seed}) for seed in (1, 2)]
    merged = lab.merge([*parts, parts[0]])
    assert len(merged.plans) == 2
    assert told(merged)[:2] == told(parts[0])
    assert [line.games for line in lab.by_scenario(merged)] == [2, 2]
    lab.write(tmp_path / "m.jsonl", merged)
    assert lab.read(tmp_path / "m.jsonl").rows == merged.rows
    with pytest.raises(lab.BadResults, match="merged from several runs"):
        lab.simulate(1, out=tmp_path / "m.jsonl", resume=True, **FAST)


def test_the_same_game_cannot_have_two_ends() -> None:
    results = lab.simulate(1, **FAST)
    rows = [msgspec.structs.replace(row, turns=0) for row in results.rows]
    with pytest.raises(lab.BadResults, match="game 0 differs"):
        lab.merge([results, lab.Results(results.plans, tuple(rows))])


def test_a_scenario_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    leaders = {"rebel": "leia", "empire": "vader"}
    state = game("battle").start(scenario=7, leaders=leaders)
    path.write_text(to_toml(state.document()), encoding="utf-8")
    results = lab.simulate(1, scenarios=path, players="random", seed=4)
    assert results.plans[0].scenarios[0].options["leaders"] == leaders
    with pytest.raises(BadOption, match=r"scenarios: .* stands twice"):
        lab.simulate(1, scenarios=[7, path], players="random")


def test_all_scenarios_of_a_game() -> None:
    results = lab.simulate(1, game="assault", scenarios="all", players="random", limit=1)
    assert [row.scenario for row in results.rows] == [
        one.name for one in results.plans[0].scenarios
    ]
    assert len(results.rows) == len(game("assault").scenarios())


@pytest.mark.parametrize(
    ("given_", "message"),
    [
        ({"games": 0}, "games: a whole number from 1 on; got 0"),
        ({"seed": -1}, "seed: a whole number from 0 on"),
        ({"limit": 0}, "limit: a whole number from 1 on"),
        ({"workers": 0}, "workers: a whole number from 1 on"),
        ({"players": "yoda"}, "player: no player 'yoda' for battle; known: random"),
        ({"scenarios": [1, 99]}, "scenario: no scenario 99; choose one of"),
        ({"game": "chess"}, "game: no game 'chess'"),
        ({"swap": True}, "swap: needs two different players; got random"),
        ({"swap": True, "players": ["random", "cadet"], "games": 3}, "games: an even number"),
        ({"swap": True, "players": ["random"] * 3}, "swap: sides cannot change between 3"),
        ({"out": "a.csv"}, r"out: 'a.csv' must end in .jsonl or .parquet"),
        ({"resume": True}, "resume: say which file to continue"),
    ],
)
def test_what_cannot_be(given_: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        lab.simulate(**{"games": 1, "players": "random", **given_})


def test_who_cannot_have_a_tournament() -> None:
    with pytest.raises(BadOption, match="a tournament needs two or more; got cadet"):
        lab.tournament(2, ["cadet"])
    with pytest.raises(BadOption, match="players: cadet stands twice"):
        lab.tournament(2, ["cadet", "random", "cadet"])
    with pytest.raises(BadOption, match="games: an even number, because sides are swapped; got 3"):
        lab.tournament(3, ["cadet", "random"])
