"""Readings of open values: all can be played, and the page about them names every one."""

from pathlib import Path

import pytest
from readings import QUESTIONS, Question, measure

import echobase
from echobase import OVER

PAGE = Path(__file__).parents[2] / "docs" / "check-your-box.md"


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
def test_every_reading_starts_and_only_the_first_one_is_shipped(question: Question) -> None:
    first, *others = question.readings.values()
    assert not first
    assert others
    for values in others:
        for scenario in question.scenarios[:2]:
            options = {**question.options, "values": values}
            assert echobase.game("battle").start(scenario=scenario, **options).to_act() != OVER


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
def test_the_page_names_the_value_of_every_reading(question: Question) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for path in {path for values in question.readings.values() for path in values}:
        *tables, field = path.removeprefix("scenario.").split(".")
        place = f"[{'.'.join(tables)}]" if tables else f"[[{field}]]"
        assert place in page or f"{field} =" in page, path


def test_battles_are_counted_over_all_scenarios() -> None:
    question = Question("both", {"shipped": {}}, ("1", "14"))
    won, games = measure(question, {}, 2)
    assert games == 2
    assert 0 <= won <= games
