"""Retreats: the way back, who chooses it, what closes it and what it costs."""

from typing import Any

import pytest
from games.battle.table import REBELS, Table, draw, position

from echobase.games.battle.documents.tables import all_scenarios


def attacked(text: str, attack: str, faces: str, **fields: Any) -> Table:
    """The first hex attacks the second and rolls these faces, filled up with crosses."""
    start = attack.split("x")[0]
    (kind,) = [unit["kind"] for unit in draw(text)["units"] if unit["hex"] == start]
    active = "rebel" if kind in REBELS else "empire"
    table = position(text, active=active, ordered=start, **fields)
    return table.do(f"attack {attack}", f"roll {faces.ljust(table.dice(attack), 'X')}")


def endings(text: str, attack: str, retreats: int, **fields: Any) -> set[str]:
    """All ways a retreat may end by the choices of the owner: hex and figures left, or gone."""
    table = attacked(text, attack, "R" * retreats, **fields)
    hexes = {unit["hex"] for unit in draw(text)["units"]} - {attack.split("x")[1]}
    return _endings(table, hexes)


def _endings(table: Table, others: set[str]) -> set[str]:
    if table.step in ("retreat", "shelter"):
        choices = [Table(table.state.copy()).do(text) for text in table.legal()]
        return set().union(*(_endings(choice, others) for choice in choices))
    left = [unit for unit in table.state.view(None).units if unit.hex not in others]
    return {f"{unit.hex} {unit.figures}" for unit in left} or {"gone"}


# The step back


@pytest.mark.rule("B-RETREAT-01")
@pytest.mark.parametrize(
    ("retreats", "ends"),
    [
        (1, {"C4 4", "C5 4"}),
        (2, {"B3 4", "B4 4", "B5 4"}),
        (3, {"A3 4", "A4 4", "A5 4", "A6 4"}),
    ],
)
def test_every_retreat_face_is_one_row_toward_the_own_baseline(
    retreats: int, ends: set[str]
) -> None:
    text = """
        D: . . . s
        E: . . . e
    """
    assert endings(text, "E4xD4", retreats) == ends


@pytest.mark.rule("B-RETREAT-01")
def test_only_the_survivors_fall_back_after_the_hits() -> None:
    table = attacked(
        """
        D: . . . s
        E: . . . e
        """,
        "E4xD4",
        "IIR",
    )
    assert table.figures("D4") == 2
    table.do("retreat C5")
    assert (table.unit("D4"), table.figures("C5")) == (None, 2)


@pytest.mark.rule("B-RETREAT-02", "B-BOARD-02")
@pytest.mark.parametrize(
    ("hex_", "empire", "rebels"),
    [
        ("D5", {"C5", "C6"}, {"E5", "E6"}),
        ("D1", {"C1", "C2"}, {"E1", "E2"}),
        ("D9", {"C9", "C10"}, {"E9", "E10"}),
        ("C5", {"B4", "B5"}, {"D4", "D5"}),
        ("E5", {"D4", "D5"}, {"F4", "F5"}),
        ("C1", {"B1"}, {"D1"}),
        ("E1", {"D1"}, {"F1"}),
        ("C10", {"B9"}, {"D9"}),
        ("E10", {"D9"}, {"F9"}),
    ],
)
def test_a_step_goes_to_the_next_row_never_sideways(
    hex_: str, empire: set[str], rebels: set[str]
) -> None:
    """Two hexes as a rule; at either end of a row of ten the half hex leaves only one."""
    row, column = hex_[0], int(hex_[1:])
    beside = column + 1 if column < 9 else column - 1
    for target, attacker, figures, expected in (("s", "e", 4, empire), ("e", "s", 3, rebels)):
        cells = ["."] * (max(column, beside))
        cells[column - 1], cells[beside - 1] = target, attacker
        text = f"{row}: {' '.join(cells)}"
        ends = endings(text, f"{row}{beside}x{hex_}", 1)
        assert ends == {f"{back} {figures}" for back in expected}


@pytest.mark.rule("B-RETREAT-03")
def test_the_owner_of_the_retreating_unit_picks_the_path() -> None:
    """The Rebels attack, but the Imperial player (seat 1) chooses, step by step."""
    table = attacked(
        """
        D: . . . s
        E: . . . e
        """,
        "E4xD4",
        "RR",
    )
    assert (table.to_act, table.legal()) == (1, ["retreat C4", "retreat C5"])
    table.do("retreat C5")
    assert (table.to_act, table.legal()) == (1, ["retreat B4", "retreat B5"])
    assert table.do("retreat B5").kind("B5") == "snowtrooper"


@pytest.mark.rule("B-RETREAT-03")
def test_rebels_choose_for_rebels_on_the_imperial_turn() -> None:
    table = attacked(
        """
        C: . . . s
        D: . . . e
        """,
        "C4xD4",
        "R",
    )
    assert (table.to_act, table.legal()) == (0, ["retreat E4", "retreat E5"])


@pytest.mark.rule("B-RETREAT-04")
@pytest.mark.parametrize("ground", "*#%=^")
def test_a_retreat_walks_through_terrain_without_stopping(ground: str) -> None:
    """Rocks, buildings and wreckage on both first hexes do not hold up the second step."""
    text = f"""
        C: . . . {ground} {ground}
        D: . . . s
        E: . . . e
    """
    assert endings(text, "E4xD4", 2) == {"B3 4", "B4 4", "B5 4"}


@pytest.mark.rule("B-RETREAT-04", "B-RETREAT-06")
@pytest.mark.parametrize("ground", "!~")
def test_a_retreat_cannot_enter_impassable_terrain(ground: str) -> None:
    one_side = f"""
        C: . . . {ground} .
        D: . . . s
        E: . . . e
    """
    both_sides = f"""
        C: . . . {ground} {ground}
        D: . . . s
        E: . . . e
    """
    assert endings(one_side, "E4xD4", 1) == {"C5 4"}
    assert endings(both_sides, "E4xD4", 1) == {"D4 3"}


@pytest.mark.rule("B-RETREAT-05", "B-RETREAT-06")
@pytest.mark.parametrize("other", ["s", "p", "e", "w", "g"])
def test_a_hex_with_another_unit_is_closed_friend_or_foe(other: str) -> None:
    one_side = f"""
        C: . . . {other} .
        D: . . . s
        E: . . . e
    """
    both_sides = f"""
        C: . . . {other} {other}
        D: . . . s
        E: . . . e
    """
    assert endings(one_side, "E4xD4", 1) == {"C5 4"}
    assert endings(both_sides, "E4xD4", 1) == {"D4 3"}


@pytest.mark.rule("B-RETREAT-05")
def test_a_unit_cannot_be_crossed_to_reach_free_hexes_behind_it() -> None:
    """All of row B is free, but both hexes of row C are taken: no step at all, two losses."""
    text = """
        C: . . . s w
        D: . . . s
        E: . . . e
    """
    assert endings(text, "E4xD4", 2) == {"D4 2"}


@pytest.mark.rule("B-RETREAT-06")
@pytest.mark.parametrize(
    ("behind", "ends"),
    [
        (". .", {"E4 3", "E5 3"}),
        ("G .", {"E5 3"}),
        ("G I", {"D4 2"}),
        ("! G", {"D4 2"}),
        ("~ e", {"D4 2"}),
        ("= ^", {"E4 3", "E5 3"}),
    ],
)
def test_what_closes_a_hex_to_a_retreat(behind: str, ends: set[str]) -> None:
    """Structures, seracs, crevasses and units close a hex; everything else is open."""
    text = f"""
        C: . . . s
        D: . . . e
        E: . . . {behind}
    """
    assert endings(text, "C4xD4", 1) == ends


@pytest.mark.rule("B-RETREAT-06")
def test_a_walker_behind_a_retreating_unit_closes_the_hex_too() -> None:
    text = """
        C: . . . a a
        D: . . . s
        E: . . . e
    """
    assert endings(text, "E4xD4", 1) == {"D4 3"}


# Steps that cannot be made


@pytest.mark.rule("B-RETREAT-07")
@pytest.mark.parametrize(("retreats", "left"), [(1, 3), (2, 2), (3, 1)])
def test_every_step_that_cannot_be_made_costs_a_figure(retreats: int, left: int) -> None:
    text = """
        C: . . . s s
        D: . . . s
        E: . . . e
    """
    assert endings(text, "E4xD4", retreats) == {f"D4 {left}"}


@pytest.mark.rule("B-RETREAT-07", "B-RETREAT-18")
@pytest.mark.parametrize(("retreats", "left"), [(1, 3), (2, 2), (3, 1)])
def test_steps_off_the_board_cost_figures_on_the_own_baseline(retreats: int, left: int) -> None:
    text = """
        A: . . . s
        B: . . . e
    """
    assert endings(text, "B4xA4", retreats) == {f"A4 {left}"}


@pytest.mark.rule("B-RETREAT-18")
def test_a_trench_on_the_own_baseline_still_saves_one_figure() -> None:
    text = """
        F: . . . s
        G: . . . . =e
    """
    assert endings(text, "F4xG5", 1) == {"G5 3", "G5 2"}
    assert endings(text, "F4xG5", 2) == {"G5 2", "G5 1"}


@pytest.mark.rule("B-RETREAT-18")
def test_on_the_enemy_baseline_a_unit_falls_back_as_anywhere() -> None:
    text = """
        A: . . . e s
    """
    assert endings(text, "A5xA4", 1) == {"B3 3", "B4 3"}


@pytest.mark.rule("B-RETREAT-08")
def test_a_loss_cannot_be_chosen_while_a_full_path_exists() -> None:
    """Stepping to C5 would be a dead end; only C4 leads two rows back."""
    table = attacked(
        """
        B: . . . s s
        C: . . . . .
        D: . . . s
        E: . . . e
        """,
        "E4xD4",
        "RR",
    )
    # The only path C4-B3 is walked at once: there is nothing to choose.
    assert table.step != "retreat"
    assert table.figures("B3") == 4
    assert "battle-cornered" not in table.events


@pytest.mark.rule("B-RETREAT-08")
def test_a_step_that_shortens_the_retreat_is_no_choice() -> None:
    """Three retreats and only B5 free in row B: the way is C5-B5, then A5 or A6."""
    table = attacked(
        """
        B: . . s s .
        D: . . . s
        E: . . . e
        """,
        "E4xD4",
        "RRR",
    )
    assert table.kind("B5") == "snowtrooper"
    assert table.legal() == ["retreat A5", "retreat A6"]
    assert table.why("retreat B6") == "battle-why-not-back"
    assert table.do("retreat A6").figures("A6") == 4


@pytest.mark.rule("B-RETREAT-09")
def test_the_longest_path_is_a_duty_and_the_rest_is_lost() -> None:
    """Three retreats, two steps possible by one path only: take them and lose one figure."""
    text = """
        A: . . s s s
        B: . . s . s
        D: . . . s
        E: . . . e
    """
    assert endings(text, "E4xD4", 3) == {"B4 3"}


@pytest.mark.rule("B-RETREAT-09")
def test_all_longest_paths_are_open_to_choice() -> None:
    text = """
        B: . . s s s
        D: . . . s
        E: . . . e
    """
    assert endings(text, "E4xD4", 3) == {"C4 2", "C5 2"}


@pytest.mark.rule("B-RETREAT-10")
def test_the_losses_are_taken_in_the_hex_reached() -> None:
    """One step, then the last two figures fall there: one medal, as for any elimination."""
    table = attacked(
        """
        A: s
        B: . . s s s
        D: . . . s2
        E: . . . e
        """,
        "E4xD4",
        "RRR",
    )
    assert table.figures("D4") == 2
    table.do("retreat C4")
    gone = [message for message in table.log if message.id == "battle-eliminated"]
    assert [message.args["hex"] for message in gone] == ["C4"]
    assert (table.unit("C4"), table.unit("D4")) == (None, None)
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-RETREAT-10")
def test_a_carrier_that_dies_on_the_way_drops_its_token_in_the_hex_reached() -> None:
    table = attacked(
        """
        E: . . . s
        F: . . . e2
        G: e
        """,
        "E4xF4",
        "RRR",
        objectives=[{"id": "officer", "type": "token", "hexes": ["A1"], "side": "rebel"}],
        play={"held": {"officer": "F4"}},
    )
    table.do("retreat G5")
    (officer,) = table.state.view(None).objectives
    assert (table.unit("G5"), officer.hexes, officer.held_by) == (None, ["G5"], "")
    assert table.medals("empire") == 1


@pytest.mark.rule("B-RETREAT-10")
def test_more_missing_steps_than_figures_have_no_further_effect() -> None:
    table = attacked(
        """
        A: . . . s1 . . . . . s
        B: . . . e
        """,
        "B4xA4",
        "RRR",
    )
    assert table.unit("A4") is None
    assert table.medals("rebel") == 1


# Units that stay


@pytest.mark.rule("B-RETREAT-11")
def test_a_walker_ignores_every_retreat() -> None:
    table = attacked(
        """
        D: . . . a
        E: . . . e
        """,
        "E4xD4",
        "RRR",
    )
    assert table.kind("D4") == "at_at"
    assert table.waits_for_luck
    assert table.step == "draw"


@pytest.mark.rule("B-RETREAT-11")
@pytest.mark.parametrize("gun", ["g", "=g"])
def test_artillery_ignores_every_retreat_even_on_its_baseline(gun: str) -> None:
    """Nothing is asked, not even in a trench."""
    table = attacked(
        f"""
        F: . . . s
        G: e . . {gun}
        """,
        "F4xG4",
        "RRR",
    )
    assert table.figures("G4") == 1
    assert table.step == "draw"


@pytest.mark.rule("B-RETREAT-12")
def test_infantry_in_a_trench_may_ignore_one_retreat() -> None:
    text = """
        C: . . . s
        D: . . . =e
    """
    assert endings(text, "C4xD4", 1) == {"D4 3", "E4 3", "E5 3"}


@pytest.mark.rule("B-RETREAT-12")
def test_imperial_infantry_has_the_same_choice() -> None:
    table = attacked(
        """
        D: . . . =s
        E: . . . e
        """,
        "E4xD4",
        "R",
    )
    assert (table.to_act, table.legal()) == (1, ["ignore", "take"])
    assert table.do("ignore").figures("D4") == 4


@pytest.mark.rule("B-RETREAT-12")
@pytest.mark.parametrize("ground", ".^*#%")
def test_no_other_terrain_lets_infantry_ignore_a_retreat(ground: str) -> None:
    text = f"""
        C: . . . s
        D: . . . {ground}e
    """
    assert endings(text, "C4xD4", 1) == {"E4 3", "E5 3"}


@pytest.mark.rule("B-RETREAT-13")
def test_the_owner_decides_before_the_first_step_and_only_once() -> None:
    """Two retreats: ignore one and take the other, or take both."""
    table = attacked(
        """
        C: . . . s
        D: . . . =e
        """,
        "C4xD4",
        "RR",
    )
    assert (table.to_act, table.step) == (0, "shelter")
    assert table.legal() == ["ignore", "take"]
    one = Table(table.state.copy()).do("ignore")
    assert one.legal() == ["retreat E4", "retreat E5"]
    assert one.do("retreat E4").figures("E4") == 3
    assert one.step == "draw"
    both = table.do("take")
    assert both.legal() == ["retreat E4", "retreat E5"]
    assert both.do("retreat E4").legal() == ["retreat F3", "retreat F4"]


@pytest.mark.rule("B-RETREAT-13")
def test_a_trench_entered_on_the_way_back_gives_nothing() -> None:
    text = """
        C: . . . s
        D: . . . e
        E: . . . = =
    """
    assert endings(text, "C4xD4", 2) == {"F3 3", "F4 3", "F5 3"}


@pytest.mark.rule("B-RETREAT-13")
def test_a_new_attack_gives_the_choice_anew() -> None:
    """Once per attack: the trench that has ignored one retreat may ignore one of the next."""
    table = position(
        """
        C: . . . s s
        D: . . . =e
        """,
        active="empire",
    )
    table.do("attack C4xD4", "roll RX", "ignore", "attack C5xD4", "roll RX")
    assert table.step == "shelter"


@pytest.mark.rule("B-RETREAT-14")
def test_snowspeeders_fall_back_over_crevasses_and_may_stay_there() -> None:
    text = """
        C: . . . s
        D: . . . w
        E: . . . ~ ~
        F: . . ~ ~ ~
    """
    assert endings(text, "C4xD4", 1) == {"E4 3", "E5 3"}
    assert endings(text, "C4xD4", 2) == {"F3 3", "F4 3", "F5 3"}
    assert endings(text, "C4xD4", 3) == {"G3 3", "G4 3", "G5 3", "G6 3"}


# What a retreat is not


@pytest.mark.rule("B-RETREAT-15")
def test_a_retreat_does_not_turn_the_eweb_badge() -> None:
    table = attacked(
        """
        D: . . . s'ew
        E: . . . e
        """,
        "E4xD4",
        "R",
    )
    unit = table.do("retreat C4").unit("C4")
    assert unit is not None
    assert (unit["badge"], unit["moving"]) == ("eweb", False)
    moving = attacked(
        """
        D: . . . s'mv
        E: . . . e
        """,
        "E4xD4",
        "R",
    )
    unit = moving.do("retreat C4").unit("C4")
    assert unit is not None
    assert unit["moving"] is True


@pytest.mark.rule("B-RETREAT-15")
def test_a_unit_that_fell_back_moves_in_full_on_its_next_turn() -> None:
    """It needed no order to retreat, and has its two hexes of movement left."""
    table = attacked(
        """
        D: . . . s
        E: . . . e
        """,
        "E4xD4",
        "R",
        hands=[["recon_left"], ["assault_centre"]],
    )
    unit = table.do("retreat C4").unit("C4")
    assert unit is not None
    assert (unit["ordered"], unit["moved"]) == (False, False)
    table.do("draw raid_left", "play assault_centre", "order C4")
    assert table.can("move C4-A4")
    assert table.do("move C4-A4").kind("A4") == "snowtrooper"


@pytest.mark.rule("B-RETREAT-16")
def test_a_retreat_onto_a_temporary_objective_claims_it() -> None:
    """Passing over it does not: only the end of the retreat counts."""
    hill = {"id": "hill", "type": "temporary", "hexes": ["C4"], "side": "empire", "medals": 1}
    text = """
        D: . . . s
        E: . . . e
    """
    stays = attacked(text, "E4xD4", "R", objectives=[hill]).do("retreat C4")
    assert stays.medals("empire") == 1
    passes = attacked(text, "E4xD4", "RR", objectives=[hill]).do("retreat C4")
    assert passes.medals("empire") == 0
    assert passes.do("retreat B4").medals("empire") == 0


@pytest.mark.rule("B-RETREAT-16")
def test_a_retreat_over_a_permanent_objective_pays_at_once() -> None:
    table = attacked(
        """
        D: . . . s
        E: . . . e
        """,
        "E4xD4",
        "RR",
        objectives=[
            {"id": "hut", "type": "permanent", "hexes": ["C4"], "side": "empire", "medals": 1}
        ],
    )
    assert table.do("retreat C4").medals("empire") == 1
    assert table.do("retreat B4").medals("empire") == 1


@pytest.mark.rule("B-RETREAT-16")
def test_a_retreating_unit_picks_up_a_token_on_its_way() -> None:
    table = attacked(
        """
        C: . . . s
        D: . . . e
        """,
        "C4xD4",
        "RR",
        objectives=[{"id": "officer", "type": "token", "hexes": ["E4"], "side": "rebel"}],
    )
    table.do("retreat E4", "retreat F3")
    unit = table.unit("F3")
    assert unit is not None
    assert unit["carries"] == "officer"


@pytest.mark.rule("B-RETREAT-17")
@pytest.mark.parametrize("retreats", [1, 2])
def test_a_retreat_never_leaves_by_an_exit(retreats: int) -> None:
    """Rebels may leave by G4 on purpose; pushed there they lose figures and stay."""
    table = attacked(
        """
        F: . . . s
        G: . . . e
        """,
        "F4xG4",
        "R" * retreats,
        exits=[{"id": "gate", "hexes": ["G4"], "side": "rebel", "medals": 1}],
    )
    assert table.figures("G4") == 3 - retreats
    assert (table.medals("rebel"), table.medals("empire")) == (0, 0)


@pytest.mark.rule("B-RETREAT-19")
def test_a_scenario_may_turn_the_direction_of_retreat() -> None:
    text = """
        D: . . . s e
    """
    assert endings(text, "D5xD4", 1) == {"C4 4", "C5 4"}
    assert endings(text, "D5xD4", 1, retreat={"empire": "G"}) == {"E4 4", "E5 4"}
    assert endings(text, "D4xD5", 1, retreat={"empire": "G"}) == {"E5 3", "E6 3"}
    assert endings(text, "D4xD5", 1, retreat={"rebel": "A"}) == {"C5 3", "C6 3"}


@pytest.mark.rule("B-RETREAT-19", "B-RETREAT-18")
def test_with_another_direction_the_far_row_is_the_end_of_the_way() -> None:
    text = """
        G: . . . s e
    """
    assert endings(text, "G5xG4", 1) == {"F3 4", "F4 4"}
    assert endings(text, "G5xG4", 1, retreat={"empire": "G"}) == {"G4 3"}


@pytest.mark.rule("B-RETREAT-20")
def test_one_step_back_vacates_the_hex_and_so_does_dying() -> None:
    """An assault unit beside it may step in."""
    text = """
        D: . . . s2
        E: . . . e'as
        A: s
    """
    for roll in ("RXX", "IIX"):
        table = attacked(text, "E4xD4", roll)
        if table.step == "retreat":
            table.do("retreat C4")
        assert table.can("breakthrough D4")


@pytest.mark.rule("B-RETREAT-20")
def test_a_unit_that_only_lost_figures_has_not_vacated_its_hex() -> None:
    table = attacked(
        """
        C: . . . s s
        D: . . . s
        E: . . . e'as
        """,
        "E4xD4",
        "RR",
    )
    assert table.figures("D4") == 2
    assert table.step != "breakthrough"
    assert table.legal("breakthrough") == []


# The worked examples


@pytest.mark.rule("B-RETREAT-02", "B-RETREAT-08", "B-RETREAT-09")
@pytest.mark.parametrize(
    ("row_a", "row_b", "ends"),
    [
        (". . .", ". .", {"A4 4", "A5 4", "A6 4"}),
        (". s s", ". .", {"A4 4"}),
        ("s s s", ". .", {"B4 3", "B5 3"}),
        ("s s s", "s .", {"B5 3"}),
        (". . .", "s s", {"C5 2"}),
    ],
)
def test_example_5_a_full_retreat_is_a_duty(row_a: str, row_b: str, ends: set[str]) -> None:
    """Imperial infantry on C5 with two retreats; A4 to A6 and B4, B5 free or taken."""
    text = f"""
        A: . . . {row_a}
        B: . . . {row_b}
        C: . . . . s
        D: . . . . e
    """
    assert endings(text, "D5xC5", 2) == ends


@pytest.mark.rule("B-RETREAT-07", "B-RETREAT-09")
def test_example_6_three_retreats_one_row_from_the_baseline() -> None:
    text = """
        E: . . s
        F: . . e
    """
    assert endings(text, "E3xF3", 3) == {"G3 1", "G4 1"}


@pytest.mark.rule("B-RETREAT-07", "B-RETREAT-20", "B-MEDAL-03")
def test_example_6_cornered_and_eliminated() -> None:
    """No hex is open: three losses end the unit, and an assault unit may take its place."""
    table = attacked(
        """
        E: . . s'as
        F: . . e
        G: . . e e
        """,
        "E3xF3",
        "RRR",
    )
    assert table.unit("F3") is None
    assert table.medals("empire") == 1
    assert table.can("breakthrough F3")


@pytest.mark.rule("B-RETREAT-12", "B-RETREAT-13")
def test_example_6_a_trench_with_one_way_out() -> None:
    """Ignore one and step to G4 unharmed, or take both and lose a figure there."""
    table = attacked(
        """
        E: . . a
        F: . . =e
        G: . . e .
        """,
        "E3xF3",
        "RR",
    )
    ignores = Table(table.state.copy()).do("ignore")
    assert (ignores.figures("G4"), ignores.unit("F3")) == (3, None)
    takes = table.do("take")
    assert (takes.figures("G4"), takes.unit("F3")) == (2, None)


@pytest.mark.rule("B-RETREAT-02", "B-RETREAT-07")
@pytest.mark.parametrize(("behind", "end"), [(".", "B1 4"), ("s", "C1 3")])
def test_example_6_the_corner_hex_has_one_way_back(behind: str, end: str) -> None:
    text = f"""
        B: {behind}
        C: s e
    """
    assert endings(text, "C2xC1", 1) == {end}


def south_gate(hex_: str, unit: str) -> str:
    """The ice of scenario 15 around the seracs E4, E5, E7 and the crevasse E6, and one unit."""
    trench = "=" if hex_ == "D7" else ""
    cells = ["."] * 9
    cells[int(hex_[1]) - 1] = trench + unit
    above = ["."] * 10
    above[int(hex_[1]) - 1] = "s"
    return f"""
        C: {" ".join(above)}
        D: {" ".join(cells)}
        E: . . * ! ! ~ ! . .
        F: . * . . . . *
        G: . . . . # #
    """


@pytest.mark.rule("B-RETREAT-04", "B-RETREAT-06", "B-RETREAT-14", "B-TERRAIN-SERAC-01")
@pytest.mark.parametrize(
    ("hex_", "unit", "retreats", "ends"),
    [
        ("D6", "e", 1, {"D6 2"}),
        ("D6", "e", 2, {"D6 1"}),
        ("D6", "w", 1, {"E6 3"}),
        ("D6", "w", 2, {"F5 3", "F6 3"}),
        ("D7", "e", 1, {"D7 3", "E8 3"}),
        ("D7", "e", 2, {"E8 3", "F7 3", "F8 3"}),
        ("D4", "e", 1, {"D4 2"}),
        ("D4", "e", 2, {"D4 1"}),
        ("D4", "w", 1, {"D4 2"}),
        ("D4", "w", 2, {"D4 1"}),
    ],
)
def test_example_7_crevasses_and_seracs(
    hex_: str, unit: str, retreats: int, ends: set[str]
) -> None:
    attack = f"C{hex_[1]}x{hex_}"
    assert endings(south_gate(hex_, unit), attack, retreats) == ends


def test_example_7_draws_the_terrain_of_scenario_15() -> None:
    """The map of the example is the start terrain of the book in rows D to G."""
    drawn = position(south_gate("D7", "e"), active="empire").state.view(None).terrain
    (book,) = [s for s in all_scenarios() if s.number == 15]
    printed = {hex_: name for name, hexes in book.terrain.items() for hex_ in hexes}
    behind = {hex_: name for hex_, name in printed.items() if hex_[0] in "EFG"}
    assert drawn == behind | {"D7": "trench"}
