"""`echobase.analysis.analyse`: its stages, the same results from the same seed, what it refuses."""

from pathlib import Path
from typing import Any

import pytest
from analysis.sample_records import (
    EVEN,
    ONE_MEDAL,
    Figures,
    judged_by,
    missed_chance,
    played_on,
    recorded,
    team_game,
)
from games.battle import table

from echobase import BadOption
from echobase.analysis import Analysis, analyse
from echobase.analysis.jobs import Ask, ReviewedGame
from echobase.analysis.running import MOST_ACTIONS, THOUGHTS
from echobase.core import record, registry
from echobase.core.errors import BadRecord
from echobase.core.record import Record

GOLDEN = Path(__file__).parents[1] / "golden"


def won() -> Record:
    shot = ("attack E2xD2", "roll III")
    return recorded("battle", table.position("D: . s1\nE: . e1", victory=ONE_MEDAL), *shot)


@pytest.fixture(scope="module")
def missed() -> Analysis:
    return analyse(played_on(missed_chance(), 1), games=12, seed=3, thinks=False)


def test_a_winning_shot_that_was_not_taken_is_the_worst(missed: Analysis) -> None:
    worst = missed.decisions[0]
    assert (worst.chosen, worst.better) == ("done", "attack E2xD2")
    assert (worst.number, worst.heading, worst.turn, worst.seat) == (0, "rebel 1", 1, 0)
    assert (worst.side, worst.grade) == ("rebel", "blunder")
    assert 0 < worst.low < worst.cost < worst.high <= 1
    assert worst.pairs > 0


def test_its_reason_is_told_and_both_lines_can_be_played(missed: Analysis) -> None:
    worst = missed.decisions[0]
    assert [fact.id for fact in worst.reasons][:2] == ["coach-wins", "battle-coach-odds-better"]
    for line in (worst.better_line, worst.chosen_line):
        state = missed_chance().first.copy()
        for notation in line:
            state.apply(notation)
    assert (worst.better_line[0], worst.chosen_line[0]) == ("attack E2xD2", "done")


def test_the_loss_of_each_seat_is_that_of_its_decisions(missed: Analysis) -> None:
    rebel, empire = missed.seats
    assert (rebel.seat, rebel.side, empire.side) == (0, "rebel", "empire")
    assert 0 < rebel.differed <= rebel.decided
    assert rebel.loss > empire.loss
    assert rebel.loss * rebel.decided == pytest.approx(missed.decisions[0].cost, abs=0.2)


def test_the_chances_of_both_sides_make_one(missed: Analysis) -> None:
    for point in missed.points:
        assert sum(point.chances.values()) == pytest.approx(1)
        assert 0 <= point.low <= point.chances["rebel"] <= point.high <= 1
    assert missed.points[0].number == 0
    assert [point.heading for point in missed.points][:2] == ["rebel 1", "empire 1"]


def test_the_end_is_certain(missed: Analysis) -> None:
    last = missed.points[-1]
    assert (last.number, last.games) == (missed.actions, 0)
    assert last.low == last.high
    assert last.chances[missed.winner] == 1
    assert analyse(won(), games=2).points[-1].chances == {"rebel": 1, "empire": 0}


def test_a_game_that_was_given_up_ends_with_certainty_too() -> None:
    told = missed_chance()
    told.ending = "resign rebel"
    found = analyse(told, games=2, value=EVEN)
    assert (found.winner, found.points[-1].chances["empire"]) == ("empire", 1)
    assert found.fair["empire"] < 0.9  # giving up is no luck of the enemy


def test_an_unfinished_game_has_chances_to_the_last() -> None:
    found = analyse(missed_chance(), games=4, value=EVEN)
    assert found.winner == ""
    assert found.points[-1].number == found.actions == 2
    assert found.points[-1].low < found.points[-1].high


def test_the_ai_thinks_where_its_first_thoughts_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def answer(job: Ask, game: ReviewedGame) -> int:
        asked.append((job.number, job.thought))
        done = game.actions[job.number]
        other = [action for action in game.states[job.number].actions() if action != done]
        return done if job.number == 0 else other[-1 if job.thought else 0]

    monkeypatch.setattr(Ask, "run", answer)
    told = played_on(missed_chance(figures=3), 2)
    found = analyse(told, games=2, value=EVEN, thinks=True)
    thought = [number for number, thought in asked if thought == THOUGHTS]
    assert thought == [number for number, thought in asked if thought == 0 and number]
    assert len([number for number, thought in asked if thought]) == THOUGHTS * len(thought)
    assert sum(seat.differed for seat in found.seats) == len(thought) > 0


def test_a_good_decision_costs_nothing() -> None:
    found = analyse(won(), games=4)
    assert found.decisions == ()
    assert [seat.loss for seat in found.seats] == [0, 0]


def test_the_result_without_luck(missed: Analysis) -> None:
    assert sum(missed.fair.values()) == pytest.approx(1)
    assert 0 <= missed.fair["rebel"] <= 1
    # A shot that always wins leaves nothing to luck but its dice: 7 of 8 times it hits.
    found = analyse(won(), games=48)
    assert [(f.side, f.kind, f.events) for f in found.fortune] == [("rebel", "dice", 1)]
    assert found.fortune[0].luck == pytest.approx(1 / 8, abs=0.1)
    assert found.fair["rebel"] == pytest.approx(1 - found.fortune[0].luck)


def test_results_follow_from_the_seed_whatever_the_number_of_workers() -> None:
    told = played_on(missed_chance(figures=3), 2)
    found = analyse(told, games=5, seed=5, thinks=False)
    assert analyse(told, games=5, seed=5, thinks=False, workers=2) == found
    assert analyse(told, games=5, seed=6, thinks=False).points != found.points


def test_stages_come_one_after_the_other_and_progress_with_them() -> None:
    seen: list[tuple[int, int]] = []
    stages: list[Analysis] = []
    found = analyse(
        missed_chance(),
        games=2,
        value=EVEN,
        progress=lambda done, total: seen.append((done, total)),
        on_stage=stages.append,
    )
    assert [one.stage for one in stages] == ["value", "chances", "decisions", "luck", "reasons"]
    assert [one.points[0].games > 0 for one in stages] == [False, *[True] * 4]
    assert [bool(one.fair) for one in stages] == [*[False] * 3, True, True]
    assert stages[-1] == found
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert {total for _, total in seen} == {100}


def test_what_is_known_when_the_time_is_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("echobase.analysis.job_runner.monotonic", lambda: float(next(clock)))
    found = analyse(missed_chance(), games=2, value=EVEN, seconds=6)
    assert found.out_of_time
    assert found.stage == "chances"
    assert (found.seats, found.decisions, found.fair) == ((), (), {})
    assert not analyse(missed_chance(), games=2, value=EVEN, seconds=None).out_of_time


def test_another_value_may_take_the_place_of_the_learned_one() -> None:
    shot = ("attack E2xD2", "roll IIX")
    told = recorded("battle", table.position("D: . s3\nE: . e3"), *shot)
    stages: list[Analysis] = []
    analyse(told, value=judged_by(Figures()), games=1, on_stage=stages.append)
    assert [point.chances["rebel"] for point in stages[0].points] == pytest.approx([3 / 6, 3 / 4])


def test_a_team_game_names_its_seats() -> None:
    found = analyse(team_game(), games=16)
    assert found.sides == ("rebel", "rebel", "empire", "empire")
    assert [decision.seat for decision in found.decisions] == [0]
    assert [seat.seat for seat in found.seats] == [0, 1, 2, 3]


@pytest.mark.parametrize("name", ["battle-10.record", "assault-cadets.record"])
def test_whole_games_of_both_kinds(name: str) -> None:
    told = record.read(str(GOLDEN / name))
    stages: list[Analysis] = []

    def stop(found: Analysis) -> None:
        stages.append(found)
        raise StopIteration

    with pytest.raises(StopIteration):
        analyse(told, on_stage=stop)
    (found,) = stages
    numbers = [point.number for point in found.points]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(told.actions)
    outcome = told.state.outcome()
    assert outcome is not None
    assert found.winner == outcome.winner
    assert any(tally.rolled != tally.expected for tally in found.luck)
    assert len({point.chances["rebel"] for point in found.points}) > len(found.points) / 2
    if told.head.game == "assault":
        rounds = [point.heading for point in found.points if point.turn == 1]
        assert rounds == ["1.01", "1.06", "1.11", "1.16"]


def test_what_cannot_be_analysed_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    for name in ("games", "workers", "seconds"):
        bad: dict[str, Any] = {name: 0}
        with pytest.raises(BadOption, match=f"{name}: a whole number from 1 on; got 0"):
            analyse(won(), **bad)
    long = won()
    long.actions = [0] * (MOST_ACTIONS + 1)
    with pytest.raises(BadRecord, match="has 20001 actions; at most 20000 can be analysed"):
        analyse(long)
    monkeypatch.setattr(registry, "sides", lambda name: ("red", "green", "blue"))
    with pytest.raises(BadRecord, match="Battle of Hoth has 3 sides; only games of two sides"):
        analyse(won())
