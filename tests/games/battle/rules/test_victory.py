"""Medals, and how a battle ends."""

from typing import Any

import pytest
from games.battle.table import Table, position, scenario

DUEL = "D: . . . . {0}\nE: . . . . {1}"
"""The Empire on D5, the Rebels on E5, next to each other."""


def marker(type_: str, hex_: str, side: str = "rebel", medals: int = 1) -> dict[str, Any]:
    return {"id": f"{type_}-{hex_}", "type": type_, "hexes": [hex_], "side": side, "medals": medals}


def way_out(hex_: str, side: str = "rebel", medals: int = 1) -> dict[str, Any]:
    return {"id": "gate", "hexes": [hex_], "side": side, "medals": medals}


def medals(rebel: int = 0, empire: int = 0) -> dict[str, Any]:
    """A play table with this many medals won already; nine win in these tests."""
    return {"medals": {"rebel": rebel, "empire": empire}}


def both(table: Table) -> tuple[int, int]:
    return table.medals("rebel"), table.medals("empire")


def kill(imperial: str, **fields: Any) -> Table:
    """Echo Base troopers wipe out an Imperial unit that has one figure left."""
    table = position(DUEL.format(imperial, "e"), **fields).do("attack E5xD5", "roll BXX")
    if table.step == "confirm":
        table.do("roll B")
    return table


# Medals.


@pytest.mark.rule("B-MEDAL-01")
@pytest.mark.parametrize(
    ("side", "text", "actions", "score"),
    [
        ("rebel", DUEL.format("s1", "e"), ["attack E5xD5", "roll IXX"], (1, 0)),
        ("rebel", DUEL.format("s", "w"), ["attack E5xD5", "roll IIBB"], (1, 0)),
        ("rebel", DUEL.format("a", "e"), ["attack E5xD5", "roll VXX", "roll B"], (1, 0)),
        ("empire", DUEL.format("s", "e"), ["attack D5xE5", "roll IIB"], (0, 1)),
        ("empire", DUEL.format("s", "w"), ["attack D5xE5", "roll VVB"], (0, 1)),
        ("empire", DUEL.format("s", "w3'sq"), ["attack D5xE5", "roll VVB"], (0, 1)),
    ],
)
def test_every_unit_wiped_out_is_worth_one_medal_whatever_its_size(
    side: str, text: str, actions: list[str], score: tuple[int, int]
) -> None:
    other = "\nA: s\nG: e"
    table = position(text + other, active=side).do(*actions)
    assert "battle-eliminated" in table.events
    assert both(table) == score


@pytest.mark.rule("B-MEDAL-01")
def test_a_unit_that_only_lost_figures_is_worth_nothing() -> None:
    table = position(DUEL.format("s", "w")).do("attack E5xD5", "roll IIIX")
    assert table.figures("D5") == 1
    assert both(table) == (0, 0)


@pytest.mark.rule("B-MEDAL-02")
def test_artillery_and_probe_droids_give_no_medal() -> None:
    table = position("A: s\n" + DUEL.format("p", "e")).do("attack E5xD5", "roll BBX")
    assert table.unit("D5") is None
    assert both(table) == (0, 0)
    table = position("G: e\n" + DUEL.format("s", "g"), active="empire")
    table.do("attack D5xE5", "roll BXX")
    assert table.unit("E5") is None
    assert both(table) == (0, 0)


@pytest.mark.rule("B-MEDAL-02")
def test_unless_the_scenario_says_so() -> None:
    table = position("A: s\n" + DUEL.format("p", "e"), kill_medals={"probe_droid": 2})
    table.do("attack E5xD5", "roll BBX")
    assert both(table) == (2, 0)


@pytest.mark.rule("B-MEDAL-03")
@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("A: s\nD: . . . . s1\nE: . . . . e", ["attack E5xD5", "roll IXX"]),
        ("A: s\nD: . . . . a\nE: . . . . e", ["attack E5xD5", "roll VXX", "roll B"]),
        ("A: . . . . s1\nB: . . . . e\nC: s", ["attack B5xA5", "roll RXX"]),
        ("B: . . . s s\nC: . . . . s2\nD: . . . . e", ["attack D5xC5", "roll RRX"]),
    ],
)
def test_hits_confirmation_and_lost_steps_all_pay_the_enemy_of_the_unit(
    text: str, actions: list[str]
) -> None:
    table = position(text).do(*actions)
    assert both(table) == (1, 0)


@pytest.mark.rule("B-MEDAL-03")
def test_a_unit_killed_by_a_card_pays_its_enemy_too() -> None:
    table = position(
        "A: s\nE: e1\nG: e",
        active="empire",
        step="play",
        hands=[["recon_left"], ["orbital_strike"]],
        options={"leaders": {"rebel": "leia", "empire": "piett"}},
    )
    table.do("play orbital_strike", "strike E1", "roll R")
    assert table.unit("E1") is None
    assert both(table) == (0, 1)


@pytest.mark.rule("B-MEDAL-04")
def test_objectives_exits_and_special_rules_pay_medals_as_well() -> None:
    text = "A: s\nE: e . e"
    table = position(text, step="move", objectives=[marker("permanent", "D1", medals=2)])
    assert both(table.do("move E1-D1")) == (2, 0)
    table = position(text, step="move", objectives=[marker("temporary", "D1")])
    assert both(table.do("move E1-D1")) == (1, 0)
    table = position(text, step="move", exits=[way_out("E1")])
    assert both(table.do("exit E1")) == (1, 0)
    table = position(text, step="start", objectives=[marker("periodic", "E1")])
    assert both(table) == (1, 0)
    charge = {"side": "rebel", "per_turn": 1, "cost": 3, "medals": 1}
    table = position("A: s\nG: e I", step="start", charge=charge, play={"charges": 2})
    assert both(table) == (1, 0)


@pytest.mark.rule("B-MEDAL-05")
def test_medals_for_eliminations_exits_and_permanent_objectives_are_kept() -> None:
    table = position(
        "A: s\nC: . . . . s1\nE: . . . . e\nG: e",
        step="move",
        objectives=[marker("permanent", "D5")],
        exits=[way_out("G1")],
    )
    table.do("move E5-D5", "exit G1")
    assert both(table) == (2, 0)
    table.do("attack D5xC5", "roll IXX")
    assert both(table) == (3, 0)


@pytest.mark.rule("B-MEDAL-05")
def test_a_permanent_medal_outlives_the_unit_that_won_it() -> None:
    table = position(
        "B: . . . . s\nE: . . . . e1\nG: e",
        step="move",
        objectives=[marker("permanent", "D5")],
        hands=[["recon_right"], ["assault_centre"]],
    )
    table.do("move E5-D5", "done", "done")
    table.do("draw raid_left", "play assault_centre", "order B5", "move B5-C5")
    table.do("attack C5xD5", "roll IXX")
    assert table.unit("D5") is None
    assert both(table) == (1, 1)


@pytest.mark.rule("B-MEDAL-05")
def test_a_temporary_medal_goes_with_the_unit_that_holds_it() -> None:
    held = {"held": {"temporary-E5": "rebel"}}
    text = "A: s\nE: . . . . e"
    table = position(text, step="move", objectives=[marker("temporary", "E5")], play=held)
    assert both(table) == (1, 0)
    assert both(table.do("move E5-E6")) == (0, 0)


@pytest.mark.rule("B-MEDAL-06")
def test_the_score_is_the_sum_of_all_medals_held_now() -> None:
    table = position(
        "A: s\nE: e\nF: . . . e",
        step="move",
        objectives=[marker("temporary", "F4", medals=2), marker("permanent", "D1")],
        play={**medals(3, 1), "held": {"temporary-F4": "rebel"}},
    )
    assert both(table) == (5, 1)
    assert both(table.do("move E1-D1")) == (6, 1)
    assert both(table.do("move F4-F5")) == (4, 1)


@pytest.mark.rule("B-MEDAL-06")
def test_one_event_may_carry_the_score_beyond_the_target() -> None:
    table = position(
        "A: s\nE: e", step="move", objectives=[marker("permanent", "D1", medals=3)], play=medals(8)
    )
    table.do("move E1-D1")
    assert table.winner == "rebel"
    outcome = table.outcome
    assert outcome.score == {"rebel": 11, "empire": 0}
    assert outcome.seats == [0]


@pytest.mark.rule("B-MEDAL-07")
def test_the_five_printed_stands_are_no_limit() -> None:
    table = kill("s1\nA: s", play=medals(5, 5))
    assert both(table) == (6, 5)
    assert not table.over


@pytest.mark.rule("B-MEDAL-08")
def test_no_medals_for_eliminated_units_still_leaves_objectives_and_exits() -> None:
    fields: dict[str, Any] = {
        "objectives": [marker("permanent", "D6"), marker("temporary", "G2")],
        "exits": [way_out("G10")],
        "no_kill_medals": ["rebel"],
    }
    text = "A: s\nD: . . . . s1\nE: . . . . . e\nG: e . . . . . . . . e"
    table = position(text, step="move", **fields)
    table.do("move G1-G2", "exit G10", "move E6-D6")
    assert both(table) == (3, 0)
    table.do("attack D6xD5", "roll IXX")
    assert table.unit("D5") is None
    assert both(table) == (3, 0)


@pytest.mark.rule("B-MEDAL-08")
def test_the_clause_binds_the_side_it_names_and_no_other() -> None:
    table = position(DUEL.format("s", "e1\nG: e"), active="empire", no_kill_medals=["rebel"])
    assert both(table.do("attack D5xE5", "roll IXX")) == (0, 1)


# The end of the battle.


@pytest.mark.rule("B-WIN-01")
@pytest.mark.parametrize(("before", "winner"), [(2, ""), (3, "rebel")])
def test_the_first_side_to_reach_its_target_wins(before: int, winner: str) -> None:
    victory = {"rebel": {"medals": 4}, "empire": {"medals": 6}}
    table = kill("s1\nA: s", victory=victory, play=medals(before, 5))
    assert table.winner == winner
    if winner:
        assert table.outcome.reason == "medals"
        assert table.outcome.seats == [0]


@pytest.mark.rule("B-WIN-01")
def test_each_side_has_a_target_of_its_own() -> None:
    victory = {"rebel": {"medals": 4}, "empire": {"medals": 2}}
    table = position(
        DUEL.format("s", "e1\nG: e"), active="empire", victory=victory, play=medals(3, 1)
    )
    table.do("attack D5xE5", "roll IXX")
    assert table.winner == "empire"


@pytest.mark.rule("B-WIN-02")
@pytest.mark.parametrize(
    ("event", "text", "actions", "fields"),
    [
        (
            "a figure is removed",
            "C: . . . . . . s\nD: . . . . s1\nE: . . . . e . e",
            ["attack E5xD5", "roll IXX"],
            {},
        ),
        (
            "a step cannot be made",
            "A: . . . . s1 . s\nB: . . . . e . e",
            ["attack B5xA5", "roll RXX"],
            {},
        ),
        (
            "a permanent medal is won",
            "A: s\nE: e e",
            ["move E1-D1"],
            {"step": "move", "objectives": [marker("permanent", "D1")]},
        ),
        (
            "a permanent medal is won in passing",
            "A: s\nE: e e",
            ["move E1-C1 via D1"],
            {"step": "move", "objectives": [marker("permanent", "D1")]},
        ),
        (
            "a temporary medal is won",
            "A: s\nE: e e",
            ["move E1-D1"],
            {"step": "move", "objectives": [marker("temporary", "D1")]},
        ),
        (
            "a unit leaves",
            "A: s\nE: e e",
            ["exit E1"],
            {"step": "move", "exits": [way_out("E1")]},
        ),
        (
            "the turn starts",
            "A: s\nE: e e",
            [],
            {"step": "start", "objectives": [marker("periodic", "E1")]},
        ),
    ],
)
def test_the_ninth_medal_ends_the_battle_the_moment_it_is_won(
    event: str, text: str, actions: list[str], fields: dict[str, Any]
) -> None:
    table = position(text, play=medals(8, 8), **fields)
    assert table.over == (not actions)
    table.do(*actions)
    assert table.winner == "rebel", event
    assert (table.over, table.legal()) == (True, [])


@pytest.mark.rule("B-WIN-02")
def test_a_breakthrough_step_can_end_the_battle_before_the_second_attack() -> None:
    table = position(
        "C: . . . . s\nD: . . . . s1\nE: . . . . e'as",
        objectives=[marker("temporary", "D5")],
        play=medals(7),
    )
    table.do("attack E5xD5", "roll IXX")
    assert both(table) == (8, 0)
    table.do("breakthrough D5")
    assert (table.winner, table.over) == ("rebel", True)


GENERATOR = {
    "rebel": {"medals": 9},
    "empire": {"sudden_death": [{"type": "destroy_structures", "need": 1}]},
}


@pytest.mark.rule("B-WIN-03", "B-WIN-02")
def test_sudden_death_decides_whatever_the_medals() -> None:
    """The Rebels lack a single medal when their generator falls."""
    table = position(
        "F: . s . . s\nG: . G . . . e", active="empire", victory=GENERATOR, play=medals(8, 0)
    )
    table.do("attack F2xG2", "roll BXX")
    outcome = table.outcome
    assert (outcome.winner, outcome.reason) == ("empire", "sudden-death")
    assert table.legal() == []
    assert "battle-drew" not in table.events


@pytest.mark.rule("B-WIN-03")
def test_until_its_condition_is_met_sudden_death_changes_nothing() -> None:
    table = position("F: . s . . s\nG: . G . . . e", active="empire", victory=GENERATOR)
    table.do("attack F2xG2", "roll IXX")
    assert not table.over
    assert table.can("attack F5xG6")


@pytest.mark.rule("B-WIN-03")
def test_holding_every_marked_hex_is_sudden_death_at_the_end_of_the_move() -> None:
    hold = {"id": "hills", "type": "hold", "hexes": ["C1", "C5"], "side": "rebel"}
    victory = {
        "rebel": {"medals": 9, "sudden_death": [{"type": "hold", "of": "hills"}]},
        "empire": {"medals": 9},
    }
    table = position(
        "A: s\nC: e\nD: . . . . e",
        step="move",
        objectives=[hold],
        victory=victory,
        play=medals(0, 8),
    )
    table.do("move D5-C5")
    assert table.winner == "rebel"


@pytest.mark.rule("B-WIN-04")
def test_when_both_sides_have_won_the_active_side_wins() -> None:
    """The last Rebel unit leaves: the Rebels have nine medals, and nobody left on the board."""
    table = position("A: s\nE: e", step="move", exits=[way_out("E1")], play=medals(8))
    table.do("exit E1")
    outcome = table.outcome
    assert (outcome.winner, outcome.reason) == ("rebel", "medals")


@pytest.mark.rule("B-WIN-04")
@pytest.mark.parametrize("active", ["rebel", "empire"])
def test_the_active_side_is_tested_first(active: str) -> None:
    """Both sides stand at their target; the next event settles it for the side that acts."""
    table = position("A: s\nD: . . . . s1\nE: . . . . e1\nG: e", active=active, play=medals(9, 9))
    table.do("attack E5xD5" if active == "rebel" else "attack D5xE5", "roll IXX")
    assert table.winner == active


@pytest.mark.rule("B-WIN-04")
def test_temporary_medals_are_taken_back_before_new_ones_are_counted() -> None:
    """From the temporary onto the permanent medal: eight stay eight, nine are never reached."""
    table = position(
        "A: s\nE: e",
        step="move",
        objectives=[marker("temporary", "E1"), marker("permanent", "D1")],
        play={**medals(7), "held": {"temporary-E1": "rebel"}},
    )
    assert both(table) == (8, 0)
    table.do("move E1-D1")
    assert both(table) == (8, 0)
    assert not table.over


@pytest.mark.rule("B-WIN-04")
def test_an_eliminated_holder_gives_back_its_medal_before_the_killer_is_paid() -> None:
    table = position(
        DUEL.format("s", "e1\nG: e"),
        active="empire",
        objectives=[marker("temporary", "E5", side="either")],
        play={**medals(3, 8), "held": {"temporary-E5": "rebel"}},
    )
    assert both(table) == (4, 8)
    table.do("attack D5xE5", "roll IXX")
    assert both(table) == (3, 9)
    assert table.winner == "empire"


@pytest.mark.rule("B-WIN-05")
@pytest.mark.parametrize("type_", ["temporary", "permanent"])
def test_a_side_can_win_on_the_enemys_turn_by_falling_back_onto_an_objective(type_: str) -> None:
    table = position(
        DUEL.format("s", "e"), active="empire", objectives=[marker(type_, "F5")], play=medals(8)
    )
    table.do("attack D5xE5", "roll RXX", "retreat F5")
    assert table.winner == "rebel"
    assert table.state.view(None).active == "empire"


@pytest.mark.rule("B-WIN-06")
def test_a_side_without_a_target_cannot_win_by_medals() -> None:
    table = position(
        "F: . s . . s\nG: . G . . e1 e",
        active="empire",
        victory=GENERATOR,
        play=medals(0, 20),
    )
    table.do("attack F5xG5", "roll IXX")
    assert table.medals("empire") == 21
    assert not table.over


@pytest.mark.rule("B-WIN-06")
@pytest.mark.parametrize("number", [10, 13, 14, 15])
def test_the_empire_has_no_medal_target_in_four_scenarios_of_the_book(number: int) -> None:
    assert scenario(number).state.view(None).medals_to_win["empire"] == 0


@pytest.mark.rule("B-WIN-07")
@pytest.mark.parametrize(
    ("active", "text", "actions"),
    [
        ("rebel", DUEL.format("s1", "e"), ["attack E5xD5", "roll IXX"]),
        ("rebel", DUEL.format("p1", "e"), ["attack E5xD5", "roll BXX"]),
        ("empire", DUEL.format("s", "e1"), ["attack D5xE5", "roll IXX"]),
        ("empire", DUEL.format("s", "g"), ["attack D5xE5", "roll BXX"]),
    ],
)
def test_a_side_without_units_loses_at_once(active: str, text: str, actions: list[str]) -> None:
    table = position(text, active=active).do(*actions)
    assert (table.winner, table.outcome.reason) == (active, "no-units")


@pytest.mark.rule("B-WIN-07")
@pytest.mark.parametrize(
    ("rebel", "empire", "winner", "reason"),
    [
        (0, 0, "rebel", "left-ahead"),
        (2, 2, "rebel", "left-ahead"),
        (0, 1, "empire", "no-units"),
        (1, 3, "empire", "no-units"),
    ],
)
def test_the_side_whose_last_unit_leaves_wins_only_with_more_medals(
    rebel: int, empire: int, winner: str, reason: str
) -> None:
    """The exit itself pays one medal, which counts."""
    table = position("A: s\nE: e", step="move", exits=[way_out("E1")], play=medals(rebel, empire))
    table.do("exit E1")
    assert (table.winner, table.reason) == (winner, reason)


@pytest.mark.rule("B-WIN-07")
def test_a_side_that_leaves_with_others_still_on_the_board_fights_on() -> None:
    table = position("A: s\nE: e . e", step="move", exits=[way_out("E1")]).do("exit E1")
    assert not table.over


CANNON = {"side": "rebel", "per_turn": 1, "cost": 3, "medals": 1}
"""Three charges make a medal, as in scenario 14."""
NINE = {"rebel": {"medals": 9}, "empire": {"medals": 9}}
ROUT = {"type": "eliminate", "units": "snowtrooper", "need": 5}


@pytest.mark.rule("B-WIN-07", "B-SCN-14a")
def test_while_charges_can_still_win_a_side_without_units_plays_on() -> None:
    """It plays a card and draws, turn after turn, until the cannon has won."""
    table = position(
        "F: . . . s\nG: . ^I . e1",
        active="empire",
        charge=CANNON,
        play={**medals(8), "charges": 1},
    )
    table.do("attack F4xG4", "roll IXX", "draw raid_left")
    assert (table.step, table.to_act) == ("play", 0)
    table.do("play recon_left")
    assert table.step == "draw", "with nobody to order"
    table.do("draw raid_left", "play recon_left", "draw raid_right")
    assert (table.winner, table.reason) == ("rebel", "medals")


@pytest.mark.rule("B-WIN-07")
@pytest.mark.parametrize(
    ("cannon", "fields"),
    [
        ("", {"charge": CANNON}),
        ("^I", {"charge": {**CANNON, "side": "empire"}}),
        ("^I", {"charge": CANNON, "victory": {**NINE, "rebel": {"sudden_death": [ROUT]}}}),
    ],
)
def test_charges_save_nobody_who_cannot_win_by_them(cannon: str, fields: dict[str, Any]) -> None:
    """The cannon has fallen, the charges are the enemy's, or medals do not win."""
    text = f"F: . . . s\nG: . {cannon or '.'} . e1"
    table = position(text, active="empire", **fields).do("attack F4xG4", "roll IXX")
    assert (table.winner, table.reason) == ("empire", "no-units")


@pytest.mark.rule("B-WIN-07")
def test_with_the_cannon_the_last_hope_of_a_side_without_units_falls() -> None:
    table = position("F: . s . s\nG: . ^I . e1", active="empire", charge=CANNON, ordered="F2 F4")
    table.do("attack F4xG4", "roll IXX")
    assert not table.over
    table.do("attack F2xG2", "roll BX")
    assert (table.winner, table.reason) == ("empire", "no-units")


@pytest.mark.rule("B-WIN-07")
def test_a_structure_is_no_unit_that_could_go_on_fighting() -> None:
    table = position("F: . s\nG: . G e1", active="empire").do("attack F2xG3", "roll IXX")
    assert table.winner == "empire"


@pytest.mark.rule("B-WIN-07")
@pytest.mark.parametrize(
    "arrival",
    [
        {"how": "once", "when": "start_of_turn", "from_turn": 6},
        {"how": "losses", "when": "end_of_turn"},
        {"how": "every_turn", "when": "end_of_turn"},
    ],
)
def test_a_side_that_still_expects_reinforcements_fights_on(arrival: dict[str, Any]) -> None:
    fresh = {"kind": "snowtrooper", "where": "baseline", **arrival}
    table = kill("s1", arrivals=[fresh])
    assert not table.over
    assert both(table) == (1, 0)
    table.do("draw raid_left")
    assert table.to_act == 1


@pytest.mark.rule("B-WIN-07")
def test_reinforcements_that_have_come_already_are_no_longer_expected() -> None:
    fresh = {"kind": "snowtrooper", "how": "once", "when": "start_of_turn", "where": "baseline"}
    assert kill("s1", arrivals=[fresh], play={"due": [0]}).winner == "rebel"


@pytest.mark.rule("B-WIN-07")
def test_reinforcements_that_need_a_walker_cannot_come_without_one() -> None:
    fresh = {
        "kind": "snowtrooper",
        "how": "every_turn",
        "when": "end_of_turn",
        "where": "near",
        "near": "at_at",
    }
    assert kill("s1", arrivals=[fresh]).winner == "rebel"


@pytest.mark.rule("B-WIN-08")
def test_there_is_no_turn_limit_and_no_draw() -> None:
    table = position(
        "A: s\nG: e", step="play", play={"turns": {"rebel": 500, "empire": 500}, **medals(8, 8)}
    )
    for _ in range(6):
        table.do(table.legal("play")[0])
        while table.step != "play":
            if table.waits_for_luck:
                table.state.apply(table.state.chances()[0][0], table.log)
            else:
                table.do("done")
    assert table.state.view(None).turns == {"rebel": 503, "empire": 503}
    assert table.state.outcome() is None
