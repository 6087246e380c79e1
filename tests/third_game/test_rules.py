"""Thin Ice keeps the contract: the generic battery, secrets, documents and records."""

import random
from typing import Any

import pytest
from battery import examine

import echobase
from echobase import BadDocument, BadOption, IllegalAction
from echobase.core import record
from echobase.core.game import State

pytestmark = pytest.mark.usefixtures("thinice")


def begun(*notations: str) -> State:
    state = echobase.game("thinice").start()
    for notation in notations:
        state.apply(state.read(notation))
    return state


def conserved(state: Any) -> None:
    assert len({sledge.place for sledge in state.position.seats}) == 2


@pytest.mark.parametrize("lake", ["lake", "pond"])
def test_the_battery_holds_at_every_point(lake: str) -> None:
    game = echobase.game("thinice")
    for seed in range(8):
        examine(game, game.start(map=lake), random.Random(seed), conserved)


def test_a_sledge_on_thin_ice_begins_again() -> None:
    state = begun("saw B2", "saw C2", "roll 3", "move C1-C2")
    assert [seat.place for seat in state.view(None).seats] == ["C1", "C7"]
    assert state.view(0).seats[1].hole == "C2"
    assert state.heading() == "blue 2"


def test_nobody_sees_the_hole_of_the_enemy() -> None:
    state = begun("saw B2", "saw C2")
    assert [seat.hole for seat in state.view(0).seats] == ["B2", ""]
    assert [seat.hole for seat in state.view(None).seats] == ["", ""]
    assert begun().notation_for(begun().read("saw B2"), 1) == "saw ?"


def test_a_hole_is_never_imagined_where_a_sledge_has_been() -> None:
    state = begun("saw B2", "saw E6", "roll 2", "move C1-C2", "done")
    state = state.imagine(0, random.Random(1))
    for seed in range(200):
        imagined: Any = state.imagine(0, random.Random(seed))
        assert imagined.position.seats[1].hole != "C2"


def test_only_a_step_onto_untested_ice_reveals_something() -> None:
    shore = begun("saw B2", "saw E6", "roll 3")
    for end, reveals in (("B1", False), ("C2", True)):
        after = shore.copy()
        after.apply(after.read(f"move C1-{end}"))
        assert shore.reveals(after, [0, 1]) is reveals


def test_the_first_sledge_across_wins() -> None:
    state = echobase.game("thinice").start(map="pond")
    for notation in ("saw A2", "saw A2", "roll 3", "move B1-B2", "move B2-B3", "move B3-B4"):
        state.apply(state.read(notation))
    for notation in ("roll 1", "move B5-A5", "roll 1", "move B4-B5"):
        state.apply(state.read(notation))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == ("red", "arrived")


def test_a_record_replays_to_its_end() -> None:
    played = record.begin("thinice", map="pond")
    rng = random.Random(4)
    while played.state.to_act() != echobase.OVER:
        chances = played.state.chances()
        actions = played.state.actions()
        played.apply(echobase.sample(chances, rng) if chances else rng.choice(actions))
    again = record.from_text(played.to_text())
    assert again.state.document() == played.state.document()


def test_bad_input_is_named() -> None:
    game = echobase.game("thinice")
    with pytest.raises(BadOption, match="map: no map 'sea'; choose one of: lake, pond"):
        game.start(map="sea")
    with pytest.raises(BadOption, match="no option 'wind'; known options: map"):
        game.start(wind=3)
    with pytest.raises(
        BadDocument,
        match="document: id: 'sea' is not possible; choose one of: lake, pond",
    ):
        game.load({"game": "thinice", "rules_version": 1, "id": "sea"})
    position = begun("saw B2").document()
    position["play"]["seats"][1]["place"] = "Z9"
    with pytest.raises(BadDocument, match="play: 'Z9' is not a hex of this board"):
        game.load(position)
    del position["play"]["seats"][1]
    with pytest.raises(BadDocument, match="play: this game has 2 seats"):
        game.load(position)
    with pytest.raises(IllegalAction, match="'jump' is not an action"):
        begun().read("jump")
