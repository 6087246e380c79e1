"""Special forces: breakthrough, E-Web, scouts, elite troops and elite squadrons."""

from typing import Any

import pytest
from games.battle.table import Table, document, position, start

import echobase

# Badges in general


@pytest.mark.rule("B-BADGE-01")
@pytest.mark.parametrize("badge", ["as", "mv", "sc", "el"])
def test_a_badge_adds_its_ability_and_changes_nothing_else(badge: str) -> None:
    """Figures, dice, what hits it and what it is worth are those of its kind."""
    text = """
        A: s
        D: . . . s
        E: . . . e{badge}
    """
    plain, special = (position(text.format(badge=mark)) for mark in ("", f"'{badge}"))
    assert plain.figures("E4") == special.figures("E4") == 3
    assert plain.dice("E4xD4") == special.dice("E4xD4") == 3
    last = f"""
        D: . . . s
        E: . . . e1'{badge}
        G: e
    """
    table = position(last, active="empire").do("attack D4xE4", "roll IXX")
    assert (table.unit("E4"), table.medals("empire")) == (None, 1)


@pytest.mark.rule("B-BADGE-01")
def test_a_unit_cannot_carry_two_badges() -> None:
    tables = document("E: e\nA: s")
    tables["units"][0]["badge"] = ["assault", "scout"]
    with pytest.raises(echobase.BadDocument):
        echobase.game("battle").start(scenario=tables)


@pytest.mark.rule("B-BADGE-01")
@pytest.mark.parametrize(
    "unit", ["w'as", "w'ew", "w'sc", "w'el", "e'sq", "s'sq", "a'sq", "g'el", "p'as"]
)
def test_a_badge_needs_a_unit_of_the_right_kind(unit: str) -> None:
    """Four badges are for infantry, the elite squadron is for snowspeeders."""
    with pytest.raises(echobase.BadDocument):
        start(f"E: {unit}\nA: s\nG: e")


@pytest.mark.rule("B-BADGE-02")
@pytest.mark.parametrize("unit", ["e", "s"])
def test_either_side_may_carry_any_infantry_badge(unit: str) -> None:
    """Assault, E-Web, scout and elite work the same for Rebels and for the Empire."""
    rebel = unit == "e"
    foe = "s" if rebel else "e"
    active = "rebel" if rebel else "empire"
    spare = "A: . . . . . . . . . s" if rebel else "G: . . . . . . . . . e"

    def ready(text: str, **fields: Any) -> Table:
        return position(f"{text}\n{spare}", active=active, **fields)

    breaks = ready(f"D: . {foe}1\nE: . {unit}'as").do("attack E2xD2", "roll IXX")
    assert breaks.can("breakthrough D2")
    again = ready(f"D: . {foe}\nE: . {unit}'ew").do("attack E2xD2", "roll XXX")
    assert again.step == "reroll"
    sees = ready(f"D: . {foe}\nE: . {unit} . ^{unit}'sc")
    assert sees.dice("E2xD2") == 4
    runs = ready(f"D: . . . {foe}\nE: . {unit}'el", step="move").do("move E2-E4")
    assert runs.can("attack E4xD4")


# Assault


def assault(text: str, attack: str, faces: str, **fields: Any) -> Table:
    """The assault unit attacks and rolls; a retreat with a choice goes to the first hex."""
    table = position(text, ordered=attack.split("x")[0], **fields)
    table.do(f"attack {attack}", f"roll {faces}")
    while table.step == "retreat":
        table.do(table.legal()[0])
    return table


@pytest.mark.rule("B-BADGE-ASSAULT-01")
@pytest.mark.parametrize("faces", ["RXX", "RRX", "IIX", "IIB"])
def test_a_won_close_combat_opens_a_breakthrough(faces: str) -> None:
    """The enemy fell back or died: step into its hex, then attack again."""
    table = assault(
        """
        A: s
        C: . . . . . s
        D: . . . s2
        E: . . . e'as
        """,
        "E4xD4",
        faces,
    )
    assert table.legal() == ["done", "breakthrough D4"]
    table.do("breakthrough D4")
    assert (table.kind("D4"), table.unit("E4")) == ("echo_trooper", None)
    assert table.can("attack D4xC6")
    assert table.do("attack D4xC6", "roll IB").figures("C6") == 2


@pytest.mark.rule("B-BADGE-ASSAULT-01")
@pytest.mark.parametrize("faces", ["XXX", "IXX", "BIV"])
def test_hits_alone_do_not_open_it(faces: str) -> None:
    table = assault(
        """
        D: . . . s
        E: . . . e'as
        """,
        "E4xD4",
        faces,
    )
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-ASSAULT-01")
def test_only_close_combat_opens_it() -> None:
    """At a distance of two hexes the enemy dies, but nobody steps forward."""
    table = assault(
        """
        A: s
        C: . . . . s1
        E: . . . . e'as
        """,
        "E5xC5",
        "IX",
    )
    assert table.unit("C5") is None
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-ASSAULT-01")
@pytest.mark.parametrize("badge", ["", "'ew", "'sc", "'el"])
def test_only_assault_units_break_through(badge: str) -> None:
    table = position(
        f"""
        A: s
        D: . . . s1
        E: . . . e{badge}
        """
    )
    table.do("attack E4xD4", "roll IXX")
    if table.step == "reroll":
        table.do("keep")
    assert table.unit("D4") is None
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-ASSAULT-02")
def test_a_breakthrough_is_finished_before_another_unit_attacks() -> None:
    table = position(
        """
        A: s
        C: . . . s s
        D: . . . s1 s
        E: . . . e'as e
        """
    )
    table.do("attack E4xD4", "roll IXX", "breakthrough D4")
    assert table.legal() == ["done", "attack D4xC4", "attack D4xC5", "attack D4xD5"]
    assert not table.can("attack E5xD5")
    table.do("attack D4xC4", "roll XXX")
    assert table.can("attack E5xD5")
    assert not table.can("attack D4xC4")


@pytest.mark.rule("B-BADGE-ASSAULT-02", "B-BADGE-ASSAULT-08")
@pytest.mark.parametrize("faces", ["IIX", "RXX"])
def test_a_second_victory_gives_neither_step_nor_attack(faces: str) -> None:
    table = assault(
        """
        A: s
        C: . . . s2
        D: . . . s1
        E: . . . e'as
        """,
        "E4xD4",
        "IXX",
    )
    table.do("breakthrough D4", "attack D4xC4", f"roll {faces}")
    while table.step == "retreat":
        table.do(table.legal()[0])
    assert table.unit("C4") is None
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-ASSAULT-08", "B-CARD-39")
def test_a_second_order_gives_no_second_breakthrough() -> None:
    """Determination orders the unit twice; it has broken through once already."""
    table = position(
        """
        D: . . . s'as
        E: . . . e1 e1
        F: . . . e1
        G: e
        """,
        active="empire",
        card="determination",
    )
    table.do("attack D4xE4", "roll IXX", "breakthrough E4", "done")
    assert table.step == "move"
    table.do("done", "attack E4xE5", "roll IXX")
    assert table.unit("E5") is None
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-ASSAULT-08", "B-CARD-39")
def test_a_breakthrough_not_used_in_the_first_order_is_left_for_the_second() -> None:
    table = position(
        """
        D: . . . s'as
        E: . . . e1 e1
        F: . . . e1
        G: e
        """,
        active="empire",
        card="determination",
    )
    table.do("attack D4xE4", "roll IXX", "done", "done", "attack D4xE5", "roll IXX")
    assert table.can("breakthrough E5")


@pytest.mark.rule("B-BADGE-ASSAULT-03")
def test_the_second_attack_starts_from_the_new_hex() -> None:
    """B4 was out of sight and range before; D4 sees it at two hexes, not at one."""
    table = assault(
        """
        A: s
        B: . . . p
        C: . . . . . ^s
        D: . . . s1 e
        E: . . . e'as
        """,
        "E4xD4",
        "IXX",
    )
    table.do("breakthrough D4")
    assert table.legal("attack") == ["attack D4xB4", "attack D4xC6"]
    assert (table.dice("D4xB4"), table.dice("D4xC6")) == (2, 1)
    assert table.why("attack D4xA1") == "battle-why-out-of-range"


@pytest.mark.rule("B-BADGE-ASSAULT-03")
def test_the_second_attack_may_pursue_the_same_enemy() -> None:
    table = assault(
        """
        D: . . . s
        E: . . . e'as
        """,
        "E4xD4",
        "RXX",
    )
    table.do("breakthrough D4", "attack D4xC4", "roll IIX")
    assert table.figures("C4") == 2


@pytest.mark.rule("B-BADGE-ASSAULT-04")
@pytest.mark.parametrize(("ground", "again"), [("*", 0), ("#", 0), ("%", 0), ("^", 1), ("=", 1)])
def test_stop_terrain_allows_the_step_but_no_second_attack(ground: str, again: int) -> None:
    table = assault(
        f"""
        A: s
        C: . . . s
        D: . . . {ground}s1
        E: . . . e'as
        """,
        "E4xD4",
        "IX",
    )
    assert table.can("breakthrough D4")
    table.do("breakthrough D4")
    assert table.kind("D4") == "echo_trooper"
    assert len(table.legal("attack")) == again


@pytest.mark.rule("B-BADGE-ASSAULT-04", "B-BONUS-10")
def test_a_card_against_terrain_restrictions_lifts_this_one_too() -> None:
    table = assault(
        """
        A: s
        C: . . . s
        D: . . . *s1
        E: . . . e'as
        """,
        "E4xD4",
        "IX",
        card="rebel_spearhead",
    )
    assert table.do("breakthrough D4").can("attack D4xC4")


@pytest.mark.rule("B-BADGE-ASSAULT-05")
def test_no_step_onto_the_crevasse_of_a_downed_speeder() -> None:
    """The hex is empty now, but infantry cannot enter it: no step and no second attack."""
    table = assault(
        """
        D: . . . s'as
        E: . . . ~w1 e
        G: e
        """,
        "D4xE4",
        "BXX",
        active="empire",
    )
    assert table.unit("E4") is None
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-ASSAULT-05")
def test_a_speeder_shot_down_over_open_ground_leaves_room() -> None:
    table = assault(
        """
        D: . . . s'as
        E: . . . w1 e
        G: e
        """,
        "D4xE4",
        "BXX",
        active="empire",
    )
    assert table.can("breakthrough E4")


@pytest.mark.rule("B-BADGE-ASSAULT-06")
def test_a_retreat_ignored_in_a_trench_leaves_no_room() -> None:
    text = """
        D: . . . =s
        E: . . . e'as
    """
    table = position(text).do("attack E4xD4", "roll RX")
    stays = Table(table.state.copy()).do("ignore")
    assert stays.step == "draw"
    goes = table.do("take", "retreat C4")
    assert goes.can("breakthrough D4")


@pytest.mark.rule("B-BADGE-ASSAULT-06")
def test_a_target_that_only_lost_figures_blocks_the_way() -> None:
    table = assault(
        """
        A: . . . s
        B: . . . e'as
        """,
        "B4xA4",
        "RRX",
    )
    assert table.figures("A4") == 2
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-ASSAULT-06", "B-STRUCT-08")
def test_a_destroyed_structure_gives_no_breakthrough() -> None:
    table = assault(
        """
        D: . . . s'as
        E: . . . G
        F: . . . e
        """,
        "D4xE4",
        "BXX",
        active="empire",
    )
    assert table.state.view(None).structures == {}
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-ASSAULT-07")
def test_step_and_second_attack_are_both_optional() -> None:
    table = assault(
        """
        A: s
        C: . . . s
        D: . . . s1
        E: . . . e'as
        """,
        "E4xD4",
        "IXX",
    )
    stays = Table(table.state.copy()).do("done")
    assert (stays.kind("E4"), stays.step) == ("echo_trooper", "draw")
    steps = table.do("breakthrough D4", "done")
    assert (steps.kind("D4"), steps.step) == ("echo_trooper", "draw")
    assert steps.events.count("battle-attacked") == 1


@pytest.mark.rule("B-BADGE-ASSAULT-07")
def test_without_anybody_in_range_the_step_is_all() -> None:
    table = assault(
        """
        A: s
        E: . . . . . . . s1
        F: . . . . . . . e'as
        """,
        "F8xE8",
        "IXX",
    )
    table.do("breakthrough E8")
    assert (table.kind("E8"), table.step) == ("echo_trooper", "draw")


@pytest.mark.rule("B-BADGE-ASSAULT-09")
@pytest.mark.parametrize("move", ["", "move E3-E4"])
def test_the_step_does_not_depend_on_the_move_before(move: str) -> None:
    """One hex of movement, a close combat, one step, a second attack."""
    text = f"""
        A: s
        C: . . . s
        D: . . . s1
        E: . . {". e'as" if not move else "e'as"}
    """
    table = position(text, step="move").do(move or "done")
    table.do("attack E4xD4", "roll IXX", "breakthrough D4")
    assert table.can("attack D4xC4")


@pytest.mark.rule("B-BADGE-ASSAULT-09", "B-BONUS-08")
def test_a_card_without_movement_still_allows_the_step() -> None:
    table = assault(
        """
        A: s
        D: . . . s1
        E: . . . e'as
        """,
        "E4xD4",
        "IXXX",
        card="defensive_position",
    )
    assert table.can("breakthrough D4")


@pytest.mark.rule("B-BADGE-ASSAULT-10")
def test_the_vacated_hex_is_the_one_that_was_attacked() -> None:
    """The enemy steps to C4 and dies there of the steps it cannot make; D4 is the way in."""
    table = position(
        """
        A: s
        B: . . s s s
        D: . . . s2
        E: . . . e'as
        """
    )
    table.do("attack E4xD4", "roll RRR", "retreat C4")
    assert (table.unit("C4"), table.medals("rebel")) == (None, 1)
    assert table.legal("breakthrough") == ["breakthrough D4"]


@pytest.mark.rule("B-BADGE-ASSAULT-11")
@pytest.mark.parametrize(("second", "opens"), [("B", True), ("V", False)])
def test_only_a_fallen_walker_opens_the_way(second: str, opens: bool) -> None:
    table = position(
        """
        A: s
        D: . . . a
        E: . . . e'as
        """
    )
    table.do("attack E4xD4", "roll VRR", f"roll {second}")
    assert table.can("breakthrough D4") is opens
    assert (table.step == "breakthrough") is opens


@pytest.mark.rule("B-BADGE-ASSAULT-11")
@pytest.mark.parametrize(("faces", "opens"), [("RRR", False), ("BRR", True)])
def test_only_a_silenced_gun_opens_the_way(faces: str, opens: bool) -> None:
    table = assault(
        """
        D: . . . s'as
        E: . . . g
        G: e
        """,
        "D4xE4",
        faces,
        active="empire",
    )
    assert table.can("breakthrough E4") is opens


# Worked example 9


@pytest.mark.rule("B-BADGE-ASSAULT-01", "B-BADGE-ASSAULT-03")
@pytest.mark.parametrize("back", ["C5", "C6"])
def test_example_9_in_the_open(back: str) -> None:
    """Two hits, one step back, and three dice for the second attack on the same enemy."""
    table = position(
        """
        B: . . . . s
        D: . . . . s
        E: . . . . e'as
        """
    )
    assert table.dice("E5xD5") == 3
    table.do("attack E5xD5", "roll IBR")
    assert (table.figures("D5"), table.legal()) == (2, ["retreat C5", "retreat C6"])
    table.do(f"retreat {back}", "breakthrough D5")
    assert table.dice(f"D5x{back}") == 3
    assert table.can(f"attack D5x{back}")
    assert table.can("attack D5xB5")


@pytest.mark.rule("B-BADGE-ASSAULT-04")
def test_example_9_in_the_rocks() -> None:
    table = position(
        """
        D: . . . . *s
        E: . . . . e'as
        """
    )
    assert table.dice("E5xD5") == 2
    table.do("attack E5xD5", "roll IR", "retreat C5")
    assert table.figures("C5") == 3
    table.do("breakthrough D5")
    assert (table.kind("D5"), table.legal("attack"), table.step) == ("echo_trooper", [], "draw")


@pytest.mark.rule("B-BADGE-ASSAULT-06")
def test_example_9_in_the_trenches() -> None:
    table = position(
        """
        D: . . . . =s
        E: . . . . e'as
        """
    )
    assert table.dice("E5xD5") == 2
    table.do("attack E5xD5", "roll IR")
    assert table.figures("D5") == 3
    table.do("ignore")
    assert (table.figures("D5"), table.step) == (3, "draw")


@pytest.mark.rule("B-BADGE-ASSAULT-06", "B-RETREAT-20")
def test_example_9_with_no_way_back() -> None:
    table = position(
        """
        C: . . . . s s
        D: . . . . s
        E: . . . . e'as
        """
    )
    table.do("attack E5xD5", "roll IBR")
    assert (table.figures("D5"), table.step) == (1, "draw")


# E-Web


@pytest.mark.rule("B-BADGE-EWEB-01")
def test_an_eweb_in_place_may_roll_any_of_its_dice_again() -> None:
    """Every choice of dice is offered, from none to all; hits may be rolled again too."""
    table = position(
        """
        D: . . . s
        E: . . . e'ew
        """
    )
    table.do("attack E4xD4", "roll IVX")
    assert table.to_act == 0
    assert set(table.legal()) == {
        "keep",
        "reroll I",
        "reroll V",
        "reroll X",
        "reroll IV",
        "reroll IX",
        "reroll VX",
        "reroll IVX",
    }


@pytest.mark.rule("B-BADGE-EWEB-01", "B-DICE-10")
def test_the_new_faces_stand_beside_those_that_were_kept() -> None:
    table = position(
        """
        D: . . . s
        E: . . . e'ew
        """
    )
    table.do("attack E4xD4", "roll IVX", "reroll VX")
    assert table.waits_for_luck
    assert not table.can("roll III")
    table.do("roll BX")
    assert table.figures("D4") == 2
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-EWEB-01")
def test_keeping_all_dice_is_allowed() -> None:
    table = position(
        """
        D: . . . s
        E: . . . e'ew
        """
    )
    table.do("attack E4xD4", "roll IIX", "keep")
    assert (table.figures("D4"), table.step) == (2, "draw")


@pytest.mark.rule("B-BADGE-EWEB-02")
def test_on_its_moving_side_it_is_plain_infantry() -> None:
    table = position(
        """
        D: . . . s
        E: . . . e'mv
        """
    )
    table.do("attack E4xD4", "roll IVX")
    assert (table.figures("D4"), table.step) == (3, "draw")


@pytest.mark.rule("B-BADGE-EWEB-02")
@pytest.mark.parametrize("badge", ["'ew", "'mv", ""])
def test_either_side_moves_and_rolls_like_infantry(badge: str) -> None:
    table = position(
        f"""
        D: . . . s
        E: . . . e{badge}
        """,
        step="move",
    )
    assert table.dice("E4xD4") == 3
    assert table.can("move E4-E6")
    assert not table.can("move E4-E7")
    assert table.do("move E4-E6").step == "draw"


def badge_is_moving(table: Table, hex_: str) -> bool:
    unit = table.unit(hex_)
    assert unit is not None
    assert unit["badge"] == "eweb"
    return bool(unit["moving"])


@pytest.mark.rule("B-BADGE-EWEB-03", "B-BADGE-EWEB-04")
@pytest.mark.parametrize("side_up", ["ew", "mv"])
def test_ordered_and_moved_turns_the_badge_to_moving_before_the_attack(side_up: str) -> None:
    table = position(
        f"""
        D: . . . s
        E: . . e'{side_up}
        """,
        step="move",
    )
    table.do("move E3-E4")
    assert badge_is_moving(table, "E4")
    table.do("attack E4xD4", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-EWEB-03", "B-BADGE-EWEB-04")
@pytest.mark.parametrize("side_up", ["ew", "mv"])
def test_ordered_and_not_moved_turns_it_in_place_before_the_attack(side_up: str) -> None:
    table = position(
        f"""
        D: . . . s
        E: . . . e'{side_up}
        """,
        step="move",
    )
    table.do("done")
    assert not badge_is_moving(table, "E4")
    table.do("attack E4xD4", "roll XXX")
    assert table.step == "reroll"


@pytest.mark.rule("B-BADGE-EWEB-03")
def test_an_order_without_movement_sets_it_in_place_too() -> None:
    """Defensive Position orders the unit and lets nobody move."""
    table = position(
        """
        D: . . . s
        E: . . . . e'mv
        """,
        step="play",
        hands=[["defensive_position"], ["recon_left"]],
    )
    table.do("play defensive_position", "order E5")
    assert table.step == "attack"
    assert not badge_is_moving(table, "E5")


@pytest.mark.rule("B-BADGE-EWEB-05")
@pytest.mark.parametrize("side_up", ["ew", "mv"])
def test_without_an_order_the_badge_stays_as_it_is(side_up: str) -> None:
    table = position(
        f"""
        D: . . . s
        E: . . . e'{side_up} e
        """,
        step="move",
        ordered="E5",
    )
    table.do("done", "done")
    assert badge_is_moving(table, "E4") is (side_up == "mv")


@pytest.mark.rule("B-BADGE-EWEB-05")
@pytest.mark.parametrize("side_up", ["ew", "mv"])
def test_a_retreat_does_not_turn_the_badge(side_up: str) -> None:
    table = position(
        f"""
        D: . . . s
        E: . . . e'{side_up}
        """,
        active="empire",
    )
    table.do("attack D4xE4", "roll RXX", "retreat F4")
    assert badge_is_moving(table, "F4") is (side_up == "mv")


@pytest.mark.rule("B-BADGE-EWEB-06")
@pytest.mark.parametrize("move", [True, False])
def test_an_after_attack_move_turns_it_to_moving(move: bool) -> None:
    table = position(
        """
        D: . . . s'ew
        E: . . . e
        """,
        active="empire",
        card="search_and_destroy",
    )
    table.do("attack D4xE4", "roll XXX", "keep")
    assert table.step == "after_move"
    table.do("move D4-D5" if move else "done")
    assert badge_is_moving(table, "D5" if move else "D4") is move


@pytest.mark.rule("B-BADGE-EWEB-07")
def test_the_choice_comes_after_the_roll_and_before_the_hits() -> None:
    table = position(
        """
        D: . . . s
        E: . . . e'ew
        """
    )
    table.do("attack E4xD4", "roll IIX")
    assert (table.step, table.figures("D4")) == ("reroll", 4)
    assert table.state.view(0).attack["faces"] == "IIX"


@pytest.mark.rule("B-BADGE-EWEB-07", "B-STRUCT-09")
def test_it_works_against_structures() -> None:
    table = position(
        """
        D: . . . s'ew
        E: . . . G
        G: e
        """,
        active="empire",
    )
    table.do("attack D4xE4", "roll IIX", "reroll IIX", "roll XXB")
    assert table.state.view(None).structures == {}


@pytest.mark.rule("B-BADGE-EWEB-07", "B-CARD-39")
def test_every_attack_of_the_turn_may_be_rolled_again() -> None:
    """Two orders, two attacks, a new roll in each."""
    table = position(
        """
        D: . . . s'ew
        E: . . . e
        G: e
        """,
        active="empire",
        card="determination",
    )
    table.do("attack D4xE4", "roll XXX", "reroll XX", "roll XX", "done")
    table.do("attack D4xE4", "roll XXX")
    assert table.step == "reroll"


@pytest.mark.rule("B-BADGE-EWEB-07")
def test_it_never_touches_a_confirmation_roll() -> None:
    table = position(
        """
        A: p
        D: . . . a
        E: . . . e'ew
        """
    )
    table.do("attack E4xD4", "roll VVX", "keep")
    assert table.step == "confirm"
    assert table.do("roll XX").step == "draw"


# Scouts


@pytest.mark.rule("B-BADGE-SCOUT-01")
@pytest.mark.parametrize(
    ("scout", "dice"), [("^e'sc", 4), ("e'sc", 3), ("=e'sc", 3), ("*e'sc", 3), ("^e", 3)]
)
def test_a_scout_on_a_ridge_gives_the_others_a_die(scout: str, dice: int) -> None:
    """Only the badge and the ridge together do it."""
    table = position(
        f"""
        D: . . . s
        E: . . . e . {scout}
        """
    )
    assert table.dice("E4xD4") == dice


@pytest.mark.rule("B-BADGE-SCOUT-01")
def test_distance_does_not_matter_to_the_scout() -> None:
    """From G10 it sees D1, far beyond any weapon; every kind of friend profits."""
    table = position(
        """
        C: . s
        D: s . .
        E: e w
        G: g . . . . . . . . ^e'sc
        """
    )
    assert table.sees("G10", "D1")
    assert table.dice("E1xD1") == 3 + 1
    assert table.dice("E2xD1") == 4 + 1
    assert table.dice("G1xD1") == 2 + 1


@pytest.mark.rule("B-BADGE-SCOUT-01", "B-BADGE-SCOUT-02")
def test_what_the_scout_does_not_see_gives_no_die() -> None:
    table = position(
        """
        D: . . . s . * ^e'sc
        E: . . . e
        """
    )
    assert not table.sees("D7", "D4")
    assert table.dice("E4xD4") == 3


@pytest.mark.rule("B-BADGE-SCOUT-02")
def test_from_ridge_to_ridge_a_scout_sees_over_rocks() -> None:
    text = """
        D: . . . {target} . * ^e'sc
        E: . . . e
    """
    low = position(text.format(target="s"))
    high = position(text.format(target="^s"))
    assert (low.sees("D7", "D4"), high.sees("D7", "D4")) == (False, True)
    assert low.dice("E4xD4") == 3
    assert high.dice("E4xD4") == 3 + 1 - 1


@pytest.mark.rule("B-BADGE-SCOUT-02")
def test_the_attacker_itself_may_stand_in_the_way() -> None:
    text = """
        D: . s {near} . ^e'sc
        E: . {beside}
    """
    blocking = position(text.format(near="e", beside="."))
    beside = position(text.format(near=".", beside="e"))
    assert blocking.dice("D3xD2") == 3
    assert beside.dice("E2xD2") == 4


@pytest.mark.rule("B-BADGE-SCOUT-02", "B-ATTACK-12")
def test_the_sight_of_the_scout_is_read_when_the_attack_is_declared() -> None:
    """The first attack removes the enemy that hid D2 from the scout."""
    table = position(
        """
        D: . s s1 . ^e'sc
        E: . e . e
        """,
        ordered="E2 E4",
    )
    assert table.dice("E2xD2") == 3
    table.do("attack E4xD3", "roll IXXX")
    assert table.dice("E2xD2") == 4


@pytest.mark.rule("B-BADGE-SCOUT-03")
def test_a_scout_needs_no_order_and_does_not_help_itself() -> None:
    table = position(
        """
        D: . . . s
        E: . . . ^e'sc e
        """,
        ordered="E5",
    )
    assert table.dice("E5xD4") == 4
    assert table.dice("E4xD4") == 3
    assert table.do("attack E5xD4", "roll IIIX").figures("D4") == 1


@pytest.mark.rule("B-BADGE-SCOUT-03")
def test_a_scout_profits_from_another_scout() -> None:
    table = position(
        """
        D: . . . s
        E: . . . ^e'sc ^e'sc
        """
    )
    assert (table.dice("E4xD4"), table.dice("E5xD4")) == (4, 4)


@pytest.mark.rule("B-BADGE-SCOUT-03")
def test_an_enemy_scout_gives_nothing() -> None:
    table = position(
        """
        D: . . . s ^s'sc
        E: . . . e
        """
    )
    assert table.dice("E4xD4") == 3


@pytest.mark.rule("B-BADGE-SCOUT-04")
def test_two_scouts_give_one_die_unless_the_table_agrees_otherwise() -> None:
    text = """
        D: . . . s
        E: . . ^e'sc e ^e'sc
        F: . . . . ^e'sc
    """
    assert position(text).dice("E4xD4") == 4
    switch = {"values": {"switches.scouts_add_up": True}}
    table = position(text, options=switch)
    assert table.sees("E3", "D4")
    assert table.dice("E4xD4") == 3 + sum(table.sees(hex_, "D4") for hex_ in ("E3", "E5", "F5"))


@pytest.mark.rule("B-BADGE-SCOUT-05")
def test_scouts_do_not_help_against_structures() -> None:
    table = position(
        """
        D: . . . s . ^s'sc
        E: . . . G
        G: e
        """,
        active="empire",
    )
    assert table.sees("D6", "E4")
    assert table.dice("D4xE4") == 3


@pytest.mark.rule("B-BADGE-SCOUT-06")
def test_the_attacker_still_needs_range_and_sight_of_its_own() -> None:
    """The scout sees both enemies; one is too far away, the other is hidden by rocks."""
    table = position(
        """
        C: s . . . e
        D: ^e'sc
        E: . s . * e
        """
    )
    assert table.sees("D1", "C1")
    assert table.sees("D1", "E2")
    assert table.why("attack C5xC1") == "battle-why-out-of-range"
    assert table.why("attack E5xE2") == "battle-why-sight"


@pytest.mark.rule("B-BADGE-SCOUT-06", "B-BONUS-02")
def test_an_extra_die_does_not_lengthen_the_range() -> None:
    table = position(
        """
        D: ^e'sc
        E: e . . . s
        """
    )
    assert table.sees("D1", "E5")
    assert table.dice("E1xE5") == 0
    assert not table.can("attack E1xE5")


# Elite troops


@pytest.mark.rule("B-BADGE-ELITE-01")
@pytest.mark.parametrize(("badge", "attacks"), [("'el", True), ("", False)])
def test_elite_troops_attack_after_two_hexes(badge: str, attacks: bool) -> None:
    table = position(
        f"""
        D: . . . s
        E: . e{badge}
        """,
        step="move",
    )
    assert table.can("move E2-E4")
    assert not table.can("move E2-E5")
    table.do("move E2-E4")
    assert table.can("attack E4xD4") is attacks


@pytest.mark.rule("B-BADGE-ELITE-01")
@pytest.mark.parametrize("ground", "*#%")
def test_terrain_restrictions_hold_for_elite_troops(ground: str) -> None:
    table = position(
        f"""
        E: . . e'el {ground} s
        """,
        step="move",
    )
    table.do("move E3-E4")
    assert table.step == "draw"


@pytest.mark.rule("B-BADGE-ELITE-01")
@pytest.mark.parametrize("ground", "*#%")
def test_elite_troops_stop_where_others_stop(ground: str) -> None:
    table = position(
        f"""
        A: s
        D: ! {ground} !
        E: ! e'el !
        F: ! ! !
        """,
        step="move",
    )
    assert table.legal("move") == ["move E2-D2"]


@pytest.mark.rule("B-BADGE-ELITE-02")
@pytest.mark.parametrize(("badge", "hexes"), [("'el", 3), ("", 2)])
def test_a_movement_bonus_raises_both_limits(badge: str, hexes: int) -> None:
    """One hex more: elite troops move three and attack; others two, or three without."""
    for distance in (1, 2, 3):
        row = ["."] * 9
        row[distance] = "s"
        table = position(
            f"""
            D: {" ".join(row)}
            E: e{badge}
            """,
            step="move",
            card="in_formation",
        )
        end = f"E{1 + distance}"
        assert table.can(f"move E1-{end}")
        table.do(f"move E1-{end}")
        assert table.can(f"attack {end}xD{1 + distance}") is (distance <= hexes)


@pytest.mark.rule("B-BADGE-ELITE-02")
def test_the_bonus_does_not_reach_further_than_it_says() -> None:
    table = position(
        """
        A: s
        E: e'el
        """,
        step="move",
        card="in_formation",
    )
    assert table.can("move E1-E4")
    assert not table.can("move E1-E5")


# Elite squadrons


@pytest.mark.rule("B-BADGE-SQUAD-01")
def test_an_elite_squadron_starts_with_four_figures() -> None:
    table = start("G: w'sq w\nA: s")
    assert (table.figures("G1"), table.figures("G2")) == (4, 3)


@pytest.mark.rule("B-BADGE-SQUAD-01")
def test_nothing_else_changes_for_an_elite_squadron() -> None:
    text = """
        D: . . . s
        E: . . . w{badge}
    """
    for badge in ("", "'sq"):
        table = position(text.format(badge=badge), step="move")
        assert table.dice("E4xD4") == 4
        assert table.can("move E4-E7")
        assert not table.can("move E4-E8")
        assert table.do("move E4-E5").can("attack E5xD4")


@pytest.mark.rule("B-BADGE-SQUAD-02")
@pytest.mark.parametrize(("unit", "after"), [("w2'sq", 4), ("w2", 3), ("w3'sq", 4)])
def test_full_strength_of_an_elite_squadron_is_four(unit: str, after: int) -> None:
    """Reserve Forces fills a unit up to the number it started with."""
    table = position(
        f"""
        A: s
        E: . . . . {unit}
        """,
        step="order",
        card="direct_from_hq",
        play={"support": ["reserve_forces"]},
    )
    table.do("support reserve_forces E5")
    assert table.figures("E5") == after


@pytest.mark.rule("B-BADGE-SQUAD-02")
def test_healing_stops_at_four() -> None:
    """Assistance gives one figure to each reduced unit and none to a full one."""
    table = position(
        """
        A: s
        E: . . w4'sq w3'sq w3 w2
        """,
        step="play",
        beyond_box=True,
        hands=[["assistance"], ["recon_left"]],
    )
    table.do("play assistance")
    assert [table.figures(f"E{column}") for column in (3, 4, 5, 6)] == [4, 4, 3, 3]


@pytest.mark.rule("B-BADGE-SQUAD-02")
def test_an_elite_squadron_is_worth_one_medal() -> None:
    table = position(
        """
        D: . . . s
        E: . . . w1'sq
        G: e
        """,
        active="empire",
    )
    table.do("attack D4xE4", "roll BBV")
    assert (table.unit("E4"), table.medals("empire")) == (None, 1)
