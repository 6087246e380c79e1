"""`echobase.analysis.analyse`: chances, costly decisions, the same results from the same seed."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from analysis.sample_records import (
    ONE_MEDAL,
    EvenJudge,
    missed_chance,
    played_on,
    recorded,
    team_game,
)
from games.battle import table

from echobase import BadOption
from echobase.analysis import Analysis, Estimate, Playouts, analyse
from echobase.core import record
from echobase.core.errors import BadRecord
from echobase.core.game import State
from echobase.core.record import Record

GOLDEN = Path(__file__).parents[1] / "golden"


def won() -> Record:
    shot = ("attack E2xD2", "roll III")
    return recorded("battle", table.position("D: . s1\nE: . e1", victory=ONE_MEDAL), *shot)


@pytest.fixture(scope="module")
def missed() -> Analysis:
    return analyse(played_on(missed_chance(), 1), games=6, seed=3)


def test_a_winning_shot_that_was_not_taken_is_the_worst(missed: Analysis) -> None:
    worst = missed.decisions[0]
    assert (worst.chosen, worst.better) == ("done", "attack E2xD2")
    assert (worst.number, worst.heading, worst.turn, worst.seat) == (0, "rebel 1", 1, 0)
    assert worst.side == "rebel"
    assert 0 < worst.low < worst.cost < worst.high <= 1
    assert 0 < missed.differed <= missed.decided


def test_the_chances_of_both_sides_make_one(missed: Analysis) -> None:
    for point in missed.points:
        assert sum(point.chances.values()) == pytest.approx(1)
        assert 0 <= point.error < 0.3
    assert missed.points[0].number == 0
    assert [point.heading for point in missed.points][:2] == ["rebel 1", "empire 1"]


def test_the_end_is_certain(missed: Analysis) -> None:
    last = missed.points[-1]
    assert (last.number, last.error) == (missed.actions, 0)
    assert last.chances[missed.winner] == 1
    assert sorted(last.chances.values()) == [0, 1]
    assert analyse(won(), games=2).points[-1].chances == {"rebel": 1, "empire": 0}


def test_an_unfinished_game_has_chances_to_the_last() -> None:
    found = analyse(missed_chance(), games=4)
    assert found.winner == ""
    assert found.points[-1].number == found.actions == 2
    assert found.points[-1].error > 0


def test_a_good_decision_costs_nothing() -> None:
    assert analyse(won(), games=4).decisions == ()
    assert analyse(won(), games=4).differed == 0


def test_results_follow_from_the_seed_whatever_the_number_of_workers() -> None:
    told = played_on(missed_chance(figures=3), 2)
    found = analyse(told, games=5, seed=5)
    assert analyse(told, games=5, seed=5, workers=2) == found
    assert analyse(told, games=5, seed=6).points != found.points


def test_progress_ends_with_all_that_was_expected() -> None:
    seen: list[tuple[int, int]] = []
    analyse(missed_chance(), games=2, progress=lambda done, total: seen.append((done, total)))
    assert seen[0][0] == 0
    assert seen[-1][0] == seen[-1][1] > 0
    assert all(done <= total for done, total in seen)


@dataclass(frozen=True)
class Figures:
    """A judge who counts the figures on the board."""

    def chance(self, state: State, games: int, seed: str) -> Estimate:
        count = {"rebel": 0, "empire": 0}
        for unit in state.view(None).units:
            count[unit.side] += unit.figures
        return Estimate(count["rebel"] / max(sum(count.values()), 1), 0.0)


def test_another_judge_may_take_the_place_of_the_games() -> None:
    shot = ("attack E2xD2", "roll IIX")
    told = recorded("battle", table.position("D: . s3\nE: . e3"), *shot)
    found = analyse(told, judge=Figures())
    assert [point.chances["rebel"] for point in found.points] == [3 / 6, 3 / 4]
    assert found.points[0].error == 0


def test_playouts_see_who_wins() -> None:
    judge = Playouts("battle", "general")
    lost = recorded("battle", table.position("D: . s4 s4\nE: . e1", victory=ONE_MEDAL), "done")
    assert judge.chance(won().state, 9, "x") == Estimate(1.0, 0.0)
    bad = judge.chance(lost.state, 9, "x")
    assert bad.value < 0.5
    assert bad.games == len(bad.samples) == 9
    assert bad == judge.chance(lost.state, 9, "x")


def test_a_team_game_names_its_seats() -> None:
    found = analyse(team_game(), games=4)
    assert found.sides == ("rebel", "rebel", "empire", "empire")
    assert [decision.seat for decision in found.decisions] == [0]


@pytest.mark.parametrize("name", ["battle-10.record", "assault-cadets.record"])
def test_whole_games_of_both_kinds(name: str) -> None:
    told = record.read(str(GOLDEN / name))
    found = analyse(GOLDEN / name, judge=EvenJudge())
    numbers = [point.number for point in found.points]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(told.actions)
    outcome = told.state.outcome()
    assert outcome is not None
    assert found.winner == outcome.winner
    assert any(tally.rolled != tally.expected for tally in found.luck)


def test_an_assault_is_looked_at_four_times_a_turn() -> None:
    points = analyse(GOLDEN / "assault-cadets.record", judge=EvenJudge()).points
    rounds = [point.heading for point in points if point.turn == 1]
    assert rounds == ["1.01", "1.06", "1.11", "1.16"]


def test_what_cannot_be_analysed_is_refused(tmp_path: Path) -> None:
    empty = record.begin("battle")
    path = tmp_path / "empty.txt"
    path.write_text(empty.to_text(), encoding="utf-8")
    with pytest.raises(BadRecord, match=r"empty\.txt: the record has no actions"):
        analyse(path)
    with pytest.raises(BadRecord, match=r"^the record has no actions"):
        analyse(empty)
    with pytest.raises(BadRecord, match="there is no such file"):
        analyse(tmp_path / "none.txt")
    with pytest.raises(BadOption, match="no player 'yoda' for battle; known: random"):
        analyse(won(), player="yoda")
    for name in ("games", "workers"):
        bad: dict[str, Any] = {name: 0}
        with pytest.raises(BadOption, match=f"{name}: a whole number from 1 on; got 0"):
            analyse(won(), **bad)
