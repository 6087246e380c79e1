"""Documents and positions: rare moments survive saving, and impossible positions are refused."""

import copy
import random
from typing import Any

import pytest
from games.battle.table import Table, document, position

import echobase
from echobase import BadDocument, BadOption, BadRecord, IllegalAction
from echobase.core import record

GAME: Any = echobase.game("battle")
RIDGE = [{"id": "ridge", "type": "card", "hexes": ["D3"], "side": "either"}]


def reloaded(table: Table) -> Table:
    saved = table.state.document()
    loaded = GAME.load(saved)
    assert loaded.document() == saved
    assert loaded.actions() == table.state.actions()
    return Table(loaded)


def test_a_support_card_played_for_an_attack_is_not_forgotten() -> None:
    drawn = "A: s\nD: . . . . s\nE: . . . . =e"
    table = position(drawn, active="empire", play={"support": ["rout"]}).do("support rout D5")
    assert table.state.document()["play"]["boost"] == "rout"
    reloaded(table)


def test_a_unit_that_dies_on_the_card_ridge_under_final_assault() -> None:
    table = position(
        "C: . . s\nD: . . ^e1\nE: . . ! !\nG: e",
        active="empire",
        ordered="C3",
        objectives=RIDGE,
        play={"support": ["final_assault"], "held": {"ridge": "rebel"}},
    )
    table.do("attack C3xD3", "roll RR")
    assert table.step == "give_up_card"
    again = reloaded(table).do("discard recon_left")
    assert again.state.document() == table.do("discard recon_left").state.document()


def test_a_unit_with_a_second_order_that_leaves_by_an_exit() -> None:
    table = position(
        "A: . . s . . . s\nG: e",
        active="empire",
        ordered="A3",
        card="determination",
        step="move",
        options={"leaders": {"rebel": "luke", "empire": "vader"}},
        objectives=[{**RIDGE[0], "hexes": ["A3"]}],
        exits=[{"id": "north", "hexes": ["A3"], "side": "empire"}],
        play={"held": {"ridge": "empire"}},
    )
    table.do("done", "exit A3")
    assert table.step == "give_up_card"
    again = reloaded(table).do("discard recon_left")
    assert again.step == table.do("discard recon_left").step == "draw"


def test_overridden_units_do_not_come_back_on_load() -> None:
    units = [{"kind": "echo_trooper", "hex": "G1"}, {"kind": "snowtrooper", "hex": "A1"}]
    state = GAME.start(scenario=1, values={"scenario.units": units})
    rng = random.Random(2)
    while "move" not in [state.write(action).split()[0] for action in state.actions()]:
        state.apply(rng.choice(state.actions() or [action for action, _ in state.chances()]))
    state.apply(next(a for a in state.actions() if state.write(a).startswith("move")))
    loaded = GAME.load(state.document())
    assert loaded.view(None).units == state.view(None).units


def test_a_support_card_in_place_of_a_card_stays_a_choice_with_an_empty_hand() -> None:
    table = position(
        "A: s\nG: e",
        step="play",
        hands=[[], ["recon_left"]],
        play={"support": ["combat_experience"]},
    )
    assert table.legal() == ["done", "support combat_experience"]
    table.do("done")
    assert table.step == "draw"


def test_a_cornered_unit_that_never_moved_claims_nothing() -> None:
    table = position(
        "C: . . s\nD: . . ^e3\nE: . . ! !",
        active="empire",
        ordered="C3",
        objectives=RIDGE,
        play={"held": {}},
    )
    table.do("attack C3xD3", "roll XR")
    assert table.figures("D3") == 2
    assert "battle-held" not in table.events


def test_an_imagined_deal_varies() -> None:
    state = GAME.start(scenario=1, seats=4)
    for _ in range(6):
        state.apply(state.chances()[0][0])
    decks = {state.imagine(2, random.Random(seed)).deck[0] for seed in range(12)}
    assert len(decks) > 6


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_does_not_exist_has_no_view_and_imagines_nothing(seat: int) -> None:
    state = GAME.start(scenario=1)
    with pytest.raises(BadOption, match=r"choose one of: 0 \(rebel\), 1 \(empire\)"):
        state.view(seat)
    with pytest.raises(BadOption, match=r"choose one of: 0 \(rebel\), 1 \(empire\)"):
        state.imagine(seat, random.Random(1))


def test_the_holder_of_a_card_hex_is_enough_to_know_who_discards() -> None:
    table = position(
        "A: s\nD: . . ^e", step="move", objectives=RIDGE, play={"held": {"ridge": "rebel"}}
    )
    table.do("move D3-D2")
    assert table.to_act == 0
    assert table.legal("discard")


@pytest.mark.parametrize(
    ("play", "field"),
    [
        ({"dice": -1}, "dice"),
        ({"todo": ["next", "draw 9"]}, "todo"),
        ({"todo": ["next", "arrive 0"]}, "todo"),
        ({"todo": ["play"]}, "todo"),
        ({"todo": ["next", "roll"], "dice": 2}, "todo"),
        ({"todo": ["next", "hits", "roll"], "dice": 2}, "target_hex"),
        ({"todo": ["next", "hits", "roll"], "target": "A1", "target_hex": "A1"}, "dice"),
        ({"todo": ["next", "retreat"], "target": "gone", "target_hex": "A1"}, "target"),
        ({"todo": ["next", "hits", "confirm"], "target": "A1", "target_hex": "A1"}, "todo"),
        ({"todo": ["next", "hits", "roll"], "target": "G1", "target_hex": "G1"}, "target"),
        ({"todo": ["next", "attack A1"]}, "todo"),
        ({"todo": ["next", "play"]}, "todo"),
        ({"todo": ["next", "refill", "play", "order"]}, "todo"),
        ({"todo": ["next", "refill", "choose"]}, "todo"),
        ({"todo": ["next", "recover"]}, "todo"),
        ({"todo": ["next", "deal"]}, "todo"),
        ({"todo": ["next", "breakthrough G1"]}, "struck_hex"),
        ({"target_hex": "C3"}, "target"),
        ({"boost": "nonsense"}, "boost"),
        ({"boost": "desperate_stand"}, "boost"),
        ({"boost": "desperate_stand", "todo": ["next", "attack G1"]}, "boost"),
        ({"boost": "rout", "todo": ["next", "attack G1"]}, "boost"),
        ({"chosen_so_far": 1}, "chosen_so_far"),
        ({"fired": ["G1"]}, "fired"),
        ({"winner": "rebel"}, "reason"),
        ({"winner": "rebel", "reason": "magic"}, "reason"),
        ({"reason": "medals"}, "reason"),
        ({"played": ["raid_left"], "todo": ["next", "order"]}, "played"),
        ({"ordered": ["A1"]}, "ordered"),
        ({"destroyed": ["Z9"]}, "destroyed"),
        ({"discards": [["recon_left"], []]}, "discards"),
        ({"kept": [["raid_left"], []]}, "kept"),
        ({"turns": {"rebel": -7}}, "turns"),
        ({"retreats": -5}, "retreats"),
        ({"fallen": {"at_at": -3}}, "fallen"),
        ({"chosen": 7}, "chosen"),
        ({"held": {"nothing": "rebel"}}, "held"),
        ({"ordered": ["A9"]}, "ordered"),
    ],
)
def test_an_impossible_moment_is_refused_by_field(play: dict[str, Any], field: str) -> None:
    with pytest.raises(BadDocument, match=rf"^document: play\.{field}\b"):
        position("A: s\nG: e", play=play)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"victory": {"rebel": {"medals": -1}, "empire": {"medals": 4}}}, "medals"),
        ({"kill_medals": {"at_at": -1}}, "kill_medals"),
        ({"exits": [{"id": "a", "hexes": ["G1"], "side": "rebel"}] * 2}, "exits"),
        ({"exits": [{"id": "a", "hexes": ["D4"], "side": "rebel"}]}, "exits"),
        ({"ridge_cost": 3}, "ridge_cost"),
        (
            {"objectives": [{"id": "t", "type": "token", "hexes": ["D1", "D2"], "side": "rebel"}]},
            "objectives",
        ),
    ],
)
def test_an_impossible_scenario_is_refused_by_field(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadDocument, match=field):
        GAME.start(scenario=document("A: s\nG: e", **fields))


def test_a_hex_named_twice_for_arrivals_counts_once() -> None:
    arrival = {
        "kind": "snowtrooper",
        "how": "every_turn",
        "when": "start_of_turn",
        "where": "hexes",
        "hexes": ["A1", "A1"],
    }
    table = position("B: s\nG: e", active="empire", step="start", arrivals=[arrival])
    assert table.legal() == ["place A1"]


@pytest.mark.parametrize(
    "values",
    [
        {"cards.recon_left.dice": 1000},
        {"cards.deploy_the_fleet.discards": -1},
        {"cards.recon_left.order": {"left": -1}},
        {"units.at_at.dice": [0]},
        {"die.blast": 4},
        {"scenario.terrain.serac.B4.x": 1},
        {"nonsense": 1},
        {"units.at_at.dice": object()},
    ],
)
def test_impossible_values_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises((BadOption, BadDocument)):
        GAME.start(scenario=1, values=values)


@pytest.mark.parametrize("thing", [None, 5, b"x"])
def test_only_tables_texts_and_paths_are_documents(thing: Any) -> None:
    with pytest.raises(BadDocument, match="a document is a table"):
        GAME.load(thing)


def test_the_options_of_a_document_hold_when_it_is_started() -> None:
    tables = document("A: s\nG: e", options={"seats": 4})
    assert len(GAME.start(scenario=tables).view(None).seats) == 4
    assert len(GAME.start(scenario=tables, seats=2).view(None).seats) == 2


def test_a_record_keeps_its_own_copy_of_the_scenario() -> None:
    tables = document("A: s\nG: e")
    before = copy.deepcopy(tables)
    played = record.begin("battle", scenario=tables)
    tables["units"][1]["hex"] = "G5"
    replayed = record.from_text(played.to_text())
    assert [unit.hex for unit in replayed.state.view(None).units] == ["A1", "G1"]
    assert before["units"][1]["hex"] == "G1"


def test_an_odd_deck_is_divided_in_a_team() -> None:
    state = GAME.start(scenario=1, seats=4, values={"cards.recon_left.decks": ["empire"]})
    while state.to_act() == echobase.CHANCE:
        state.apply(state.chances()[0][0])
    seats = state.view(None).seats
    assert [seat.cards + seat.deck for seat in seats] == [8, 7, 8, 8]


def test_a_token_open_to_both_is_picked_up_by_either_and_captured_by_none() -> None:
    token = [{"id": "box", "type": "token", "hexes": ["E3"], "side": "either"}]
    table = position("A: s\nE: . . . w", step="move", objectives=token)
    table.do("move E4-E2 via E3")
    assert table.unit("E2")["carries"] == "box"


def test_a_long_roll_is_no_roll() -> None:
    state = GAME.start(scenario=1)
    with pytest.raises(IllegalAction, match="up to 24 dice"):
        state.read("roll " + "X" * 40)


def test_luck_has_nothing_against_what_it_can_bring() -> None:
    state = GAME.start(scenario=1)
    assert all(state.why_not(action) is None for action, _ in state.chances())


def test_a_record_with_a_wrong_heading_is_refused() -> None:
    played = record.begin("battle", scenario=1)
    played.apply(played.state.chances()[0][0])
    text = played.to_text().replace("deal:", "empire 77:")
    with pytest.raises(BadRecord, match="heading"):
        record.from_text(text)


@pytest.mark.rule("B-CARD-39", "B-MOVE-09")
def test_a_second_order_does_not_lift_the_ban_of_the_rocks() -> None:
    table = position(
        "A: s\nB: . *\nC: . . e\nG: e",
        active="empire",
        ordered="A1",
        card="determination",
        step="move",
        options={"leaders": {"rebel": "luke", "empire": "vader"}},
    )
    table.do("move A1-A2")
    assert table.can("move A2-B2")
    table.do("move A2-B2")
    assert not table.legal("attack")


def test_a_record_of_older_rules_that_no_longer_replays_says_so() -> None:
    """Version 1 let a unit move on out of stop terrain under a second order (B-MOVE-20)."""
    text = "C: . s\nD: *\nG: e"
    tables = document(text, hands={"rebel": 1, "empire": 1}, first="empire")
    played = record.begin("battle", scenario=tables, leaders={"rebel": "luke", "empire": "vader"})
    for action in ("draw recon_left", "draw determination", "play determination"):
        played.apply(played.state.read(action))
    for action in ("order C2", "move C2-D1"):
        played.apply(played.state.read(action))
    old = played.to_text().replace("rules_version = 2", "rules_version = 1", 1)
    old = old.rstrip() + " move D1-D2;\n"
    with pytest.raises(BadRecord, match=r"made with rules version 1; this is version 2"):
        record.from_text(old)
