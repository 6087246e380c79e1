"""What a view says of goals, objectives and the part of the turn, in every battle of the book."""

import random
from typing import Any

import pytest
from battery import play_out
from games.battle.table import position, scenario

import echobase
from echobase import picture
from echobase.games.battle.documents.tables import ScenarioTable, all_scenarios, raw_scenario
from echobase.games.battle.documents.view import GoalView, View
from echobase.games.battle.rules.steps import STEPS
from echobase.text.sentences import LANGUAGES, Text


def view_of(number: int, **play: Any) -> View:
    """A battle of the book in progress."""
    document = raw_scenario(number)
    document["play"] = {"active": "rebel", **play}
    view: View = echobase.game("battle").load(document).view(None)
    return view


def goal(view: View, side: str, type_: str) -> GoalView:
    """The only goal of that type."""
    (found,) = [one for one in view.goals if (one.side, one.type) == (side, type_)]
    return found


def count(view: View, side: str, type_: str) -> tuple[int, int]:
    found = goal(view, side, type_)
    return found.done, found.need


BOOK = [pytest.param(document, id=str(document.number)) for document in all_scenarios()]


@pytest.mark.parametrize("document", BOOK)
def test_every_goal_of_the_book_is_named_and_counted(document: ScenarioTable) -> None:
    view: View = echobase.game("battle").start(scenario=document.number).view(None)
    for side, victory in document.victory.items():
        goals = [one for one in view.goals if one.side == side]
        types = [condition.type for condition in victory.sudden_death]
        assert [one.type for one in goals if one.type not in ("medals", "charge")] == types
        assert [one.need for one in goals if one.type == "medals"] == (
            [victory.medals] if victory.medals else []
        )
        for one in goals:
            assert 0 <= one.done < one.need
    charged = [one.side for one in view.goals if one.type == "charge"]
    assert charged == ([document.charge.side] if document.charge else [])


@pytest.mark.parametrize("document", BOOK)
def test_objectives_and_exits_say_for_whom_they_are(document: ScenarioTable) -> None:
    view: View = echobase.game("battle").start(scenario=document.number).view(None)
    assert [(one.id, one.side) for one in view.objectives] == [
        (one.id, one.side) for one in document.objectives
    ]
    assert [(one.id, one.side, one.carrier) for one in view.exits] == [
        (one.id, one.side, one.carrier) for one in document.exits
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("document", BOOK)
def test_all_of_them_have_words(document: ScenarioTable, lang: str) -> None:
    text = Text(lang)
    view: View = echobase.game("battle").start(scenario=document.number).view(None)
    for one in view.goals:
        type_ = one.type.replace("_", "-")
        assert text.has(f"goal-{type_}")
        assert text.has(f"goal-short-{type_}")
    assert all(text.has(f"mark-{objective.type}") for objective in view.objectives)


def test_generators_that_fell_are_counted_and_leave_a_ruin() -> None:
    view = view_of(10, destroyed=["G9"])
    assert count(view, "empire", "destroy_structures") == (1, 2)
    assert view.structures == {"G2": "shield_generator"}
    assert view.ruins == {"G9": "shield_generator"}
    svg = picture.draw(echobase.game("battle").load(raw_scenario(10) | {"play": PLAYED})).svg
    assert svg.count('href="#eb-structure-ruin"') == 1
    assert "ruins of the shield generator, G9" in svg


PLAYED = {"active": "rebel", "destroyed": ["G9"]}


def test_charges_units_that_left_and_fallen_units_are_counted() -> None:
    assert count(view_of(14, charges=2), "rebel", "charge") == (2, 3)
    view = view_of(13, left={"gates": 2}, fallen={"at_at": 1})
    assert count(view, "empire", "exit") == (2, 3)
    assert goal(view, "empire", "exit").hexes == ["G3", "G8"]
    assert count(view, "rebel", "eliminate") == (1, 3)
    assert goal(view, "rebel", "eliminate").what == ["at_at"]
    assert count(view_of(15, fallen={"echo_trooper": 3}), "empire", "eliminate") == (3, 4)


def test_positions_count_while_somebody_stands_there() -> None:
    table = position(
        "C: . . . . . e\nD: e . . . . . . . s",
        objectives=[{"id": "posts", "type": "hold", "hexes": ["C6", "D1", "D9"], "side": "rebel"}],
        victory={
            "rebel": {"sudden_death": [{"type": "hold", "of": "posts"}]},
            "empire": {"medals": 4},
        },
    )
    assert count(table.state.view(None), "rebel", "hold") == (2, 3)


def test_the_officer_is_a_goal_of_both_sides_and_is_where_his_unit_is() -> None:
    table = scenario(8)
    view: View = table.state.view(None)
    assert count(view, "rebel", "token_exits") == count(view, "empire", "token_captured") == (0, 1)
    assert goal(view, "rebel", "token_exits").what == ["officer"]
    carried = view_of(8, held={"officer": "C7"})
    assert goal(carried, "rebel", "token_exits").hexes == ["C7"]
    assert [unit.hex for unit in carried.units if unit.carries == "officer"] == ["C7"]


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "the officer"), ("it", "l’ufficiale"), ("pl", "oficera")]
)
def test_the_officer_is_called_so(lang: str, word: str) -> None:
    text = Text(lang)
    taken = text("battle-picked-up", unit="echo_trooper", hex="D7", token="officer")
    assert word in taken
    assert word in text("mark-carried", token="officer")


INSIDE = {
    "play": {"play"},
    "exchange": {"play"},
    "order": {"order"},
    "choose": {"order"},
    "heal": {"order"},
    "strike": {"order"},
    "move": {"move"},
    "attack": {"attack"},
    "attack_again": {"attack"},
    "after_move": {"attack"},
    "breakthrough": {"attack"},
    "incursion": {"attack"},
    "final_assault": {"attack"},
    "reroll": {"attack"},
    "confirm": {"attack"},
    "shelter": {"attack"},
    "retreat": {"attack"},
    "recover": {"draw"},
    "deal": {"start"},
    "arrive": {"start", "end"},
    "roll": {"order", "attack"},
    "draw": {"start", "play", "move", "attack", "draw"},
    "give_up_card": {"move", "attack"},
    "over": {""},
}
"""By step: the parts of the turn in which it can be; cards are also drawn for the ridge."""


@pytest.mark.parametrize(("number", "seats"), [(6, 2), (7, 2), (13, 3), (16, 4), (17, 2)])
def test_every_step_belongs_to_its_part_of_the_turn(number: int, seats: int) -> None:
    rng = random.Random(number)
    leaders = {"rebel": "leia", "empire": "piett"} if seats == 2 else None
    support = ["special_orders", "incursion", "final_assault", "reserve_forces"]
    state = echobase.game("battle").start(
        scenario=number, seats=seats, leaders=leaders, support=support
    )

    def visit(state: Any) -> None:
        view: View = state.view(None)
        assert view.phase in INSIDE[view.step], view.step

    play_out(state, rng, visit)


def test_units_arrive_before_the_card_or_after_the_draw() -> None:
    assert view_of(7, step="start", turns={"rebel": 5}).phase == "start"
    document = raw_scenario(13)
    document["play"] = {"active": "empire", "step": "refill", "hands": [["recon_left"]] * 2}
    state = echobase.game("battle").load(document)
    while state.view(None).step != "arrive":
        state.apply(state.chances()[0][0])
    assert state.view(None).phase == "end"


def test_no_step_is_forgotten() -> None:
    automatic = {"start", "hits", "refill", "end", "next"}
    assert set(STEPS) - automatic <= INSIDE.keys()
