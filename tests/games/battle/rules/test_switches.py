"""Values that the sources leave open: each can be switched in the data or for one game."""

import pytest
from games.battle.table import Table, position, scenario, start

import echobase

WOUNDED = "A: s\nE: . e1 . e2 . e3 w1\n"
LEADERS = {"leaders": {"rebel": "leia", "empire": "vader"}}


def assisted(text: str, units: int, figures: int = 1) -> Table:
    """Assistance has been played, which heals this many units by this many figures."""
    values = {"cards.assistance.heals_units": units, "cards.assistance.heals_reduced": figures}
    options = {**LEADERS, "values": values}
    table = position(text, step="play", hands=[["assistance"], []], options=options)
    return table.do("play assistance")


@pytest.mark.rule("B-CARD-17")
def test_assistance_may_heal_only_some_units_of_the_players_choice() -> None:
    table = position(
        WOUNDED,
        step="play",
        hands=[["assistance"], []],
        options={**LEADERS, "values": {"cards.assistance.heals_units": 2}},
    )
    table.do("play assistance")
    assert table.legal() == ["done", "heal E2", "heal E4", "heal E7"]
    table.do("heal E4", "heal E7")
    assert [table.figures(hex_) for hex_ in ("E2", "E4", "E6", "E7")] == [1, 3, 3, 2]
    assert table.step == "order"


@pytest.mark.rule("B-CARD-17")
def test_healing_may_stop_early_and_then_orders_follow() -> None:
    table = position(
        WOUNDED,
        step="play",
        hands=[["assistance"], []],
        options={**LEADERS, "values": {"cards.assistance.heals_units": 2}},
    )
    table.do("play assistance", "heal E2", "done")
    assert [table.figures(hex_) for hex_ in ("E2", "E4", "E7")] == [2, 2, 1]
    assert table.legal("order") == ["order E2", "order E4", "order E6", "order E7"]


@pytest.mark.rule("B-CARD-17", "B-CARD-45")
@pytest.mark.parametrize("hex_", ["E2", "E4", "E7"])
def test_after_the_last_unit_that_assistance_heals_any_unit_can_be_ordered(hex_: str) -> None:
    table = assisted(WOUNDED, 1).do(f"heal {hex_}")
    assert table.legal("order") == ["order E2", "order E4", "order E6", "order E7"]
    healed = {"E2": 1, "E4": 2, "E6": 3, "E7": 1} | {hex_: {"E2": 2, "E4": 3, "E7": 2}[hex_]}
    assert {place: table.figures(place) for place in healed} == healed


@pytest.mark.rule("B-CARD-17")
def test_assistance_heals_each_of_some_units_once_and_names_them_in_order() -> None:
    table = assisted(WOUNDED, 3).do("heal E4")
    assert table.legal() == ["done", "heal E7"]
    assert table.do("heal E7").step == "order"
    assert table.figures("E2") == 1


@pytest.mark.rule("B-CARD-17")
def test_assistance_asks_nothing_where_nobody_is_reduced() -> None:
    assert assisted("A: s\nE: . e . w", 2).step == "order"


@pytest.mark.rule("B-CARD-17", "B-BONUS-11")
def test_units_chosen_for_assistance_never_rise_above_full_strength() -> None:
    table = assisted(WOUNDED, 2, figures=3).do("heal E2", "heal E4")
    assert [table.figures(hex_) for hex_ in ("E2", "E4", "E7")] == [3, 3, 1]


@pytest.mark.rule("B-CARD-17")
def test_a_game_saved_between_two_heals_goes_on_where_it_was() -> None:
    table = assisted(WOUNDED, 2).do("heal E2")
    again = Table(echobase.game("battle").load(table.state.document()))
    assert again.legal() == table.legal() == ["done", "heal E4", "heal E7"]
    assert again.do("heal E7").step == "order"


@pytest.mark.rule("B-SCN-14d")
@pytest.mark.parametrize(("when", "charges"), [("start_of_turn", 1), ("end_of_turn", 0)])
def test_the_cannon_charges_at_the_start_or_at_the_end_of_the_turn(when: str, charges: int) -> None:
    table = position(
        "A: s\nG: e . . I",
        step="start",
        charge={"side": "rebel", "per_turn": 1, "cost": 3, "medals": 1, "when": when},
    )
    assert table.state.view(None).charges == charges
    table.do("play recon_left", "done", "draw raid_left")
    assert table.state.view(None).charges == 1


@pytest.mark.rule("B-OBJ-TEMP-01", "B-SETUP-10")
def test_a_position_may_leave_out_who_holds_a_temporary_medal() -> None:
    mark = {"id": "hut", "type": "temporary", "hexes": ["E2"], "side": "either", "medals": 2}
    assert position(WOUNDED, objectives=[mark]).medals("rebel") == 2
    assert position(WOUNDED, objectives=[mark], play={"held": {}}).medals("rebel") == 0


@pytest.mark.rule("B-SCN-06a")
@pytest.mark.parametrize("active", ["rebel", "empire"])
def test_a_periodic_medal_open_to_both_pays_whoever_stands_there(active: str) -> None:
    marks = [
        {"id": hex_, "type": "periodic", "hexes": [hex_], "side": "either", "medals": 1}
        for hex_ in ("A1", "E2")
    ]
    assert position(WOUNDED, active=active, step="start", objectives=marks).medals(active) == 1


@pytest.mark.rule("B-SCN-07c")
def test_speeders_that_find_the_baseline_full_wait_for_a_later_turn() -> None:
    arrival = {
        "kind": "snowspeeder",
        "count": 2,
        "how": "once",
        "when": "start_of_turn",
        "where": "baseline",
        "optional": True,
    }
    table = position("A: s\nG: e e e e e e e e g g", step="start", arrivals=[arrival])
    assert table.step == "play"
    assert table.state.document()["play"]["due"] == [2]


@pytest.mark.rule("B-SCN-11c", "B-SCN-12c", "B-SCN-17c")
@pytest.mark.parametrize(
    ("path", "value"),
    [("ridge_cost", 2), ("passing", True), ("retreat", {"rebel": "A"}), ("beyond_box", True)],
)
def test_a_field_that_a_scenario_leaves_out_can_be_given_for_one_game(
    path: str, value: object
) -> None:
    table = scenario(2, values={f"scenario.{path}": value})
    assert table.waits_for_luck


@pytest.mark.rule("B-SCN-12c", "B-TURN-04")
def test_a_scenario_may_allow_to_pass_without_playing_or_drawing() -> None:
    table = start("A: s\nG: e", passing=True, hands={"rebel": 1, "empire": 1})
    table.do("draw recon_left", "draw recon_left", "pass")
    assert table.state.view(None).active == "empire"
    assert table.hand(0) == ["recon_left"]


@pytest.mark.rule("B-RETREAT-19")
def test_a_scenario_may_turn_the_retreat_of_a_side() -> None:
    table = position(
        "C: . . . . s\nD: . . . . e", active="empire", retreat={"rebel": "A", "empire": "A"}
    )
    table.do("attack C5xD5", "roll XXR")
    assert table.kind("C6") == "echo_trooper"
