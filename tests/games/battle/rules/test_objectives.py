"""Objectives, exits and arrivals: what the board itself gives and takes."""

from typing import Any

import pytest
from games.battle.table import Table, position, start


def marker(type_: str, *hexes: str, side: str = "rebel", **fields: Any) -> dict[str, Any]:
    """An objective called `mark` on these hexes, worth one medal unless told otherwise."""
    return {"id": "mark", "type": type_, "hexes": list(hexes), "side": side, "medals": 1} | fields


def holder(table: Table) -> str:
    """Who has the first objective."""
    return str(table.state.view(None).objectives[0].held_by)


# Temporary medals


@pytest.mark.rule("B-OBJ-TEMP-01")
@pytest.mark.parametrize(
    ("entitled", "medals"), [("rebel", (1, 0)), ("empire", (0, 0)), ("either", (1, 0))]
)
def test_a_temporary_medal_is_held_by_standing_on_its_hex(
    entitled: str, medals: tuple[int, int]
) -> None:
    table = position(
        """
        A: s
        E: . . e
        """,
        step="move",
        objectives=[marker("temporary", "E4", side=entitled)],
    )
    assert (table.medals("rebel"), table.medals("empire")) == (0, 0)
    table.do("move E3-E4")
    assert (table.medals("rebel"), table.medals("empire")) == medals


@pytest.mark.rule("B-OBJ-TEMP-01")
def test_it_stays_while_the_unit_stays() -> None:
    """Hits and other units' moves change nothing."""
    table = position(
        """
        D: . . . s
        E: . . . e
        G: e
        """,
        active="empire",
        objectives=[marker("temporary", "E4")],
        play={"held": {"mark": "rebel"}},
    )
    table.do("attack D4xE4", "roll IIX")
    assert (table.figures("E4"), table.medals("rebel")) == (1, 1)


@pytest.mark.rule("B-OBJ-TEMP-02")
def test_it_is_lost_when_the_unit_moves_away() -> None:
    table = position(
        """
        A: s
        E: . . . e
        """,
        step="move",
        objectives=[marker("temporary", "E4")],
        play={"held": {"mark": "rebel"}},
    )
    assert table.medals("rebel") == 1
    table.do("move E4-E5")
    assert (table.medals("rebel"), holder(table)) == (0, "")
    assert "battle-lost" in table.events


@pytest.mark.rule("B-OBJ-TEMP-02")
def test_it_is_lost_with_the_first_step_of_a_retreat() -> None:
    table = position(
        """
        D: . . . s
        E: . . . e
        """,
        active="empire",
        objectives=[marker("temporary", "E4", side="either")],
        play={"held": {"mark": "rebel"}},
    )
    table.do("attack D4xE4", "roll RRX")
    assert table.medals("rebel") == 1
    table.do("retreat F4")
    assert (table.medals("rebel"), table.step) == (0, "retreat")


@pytest.mark.rule("B-OBJ-TEMP-02")
def test_it_is_lost_when_the_unit_dies_and_lies_there_for_the_next() -> None:
    """The victor steps in by breakthrough and has it at once."""
    table = position(
        """
        D: . . . s'as
        E: . . . e1
        G: e
        """,
        active="empire",
        objectives=[marker("temporary", "E4", side="either")],
        play={"held": {"mark": "rebel"}},
    )
    table.do("attack D4xE4", "roll IXX")
    assert (table.medals("rebel"), table.medals("empire"), holder(table)) == (0, 1, "")
    table.do("breakthrough E4")
    assert (table.medals("rebel"), table.medals("empire"), holder(table)) == (0, 2, "empire")


@pytest.mark.rule("B-OBJ-TEMP-02", "B-EXIT-03")
def test_it_is_lost_when_the_unit_leaves_the_board() -> None:
    table = position(
        """
        A: s
        G: . . . e . e
        """,
        step="move",
        objectives=[marker("temporary", "G4")],
        exits=[{"id": "gate", "hexes": ["G4"], "side": "rebel"}],
        play={"held": {"mark": "rebel"}},
    )
    table.do("exit G4")
    assert (table.medals("rebel"), holder(table)) == (0, "")


@pytest.mark.rule("B-OBJ-TEMP-03")
@pytest.mark.parametrize(("end", "medals"), [("E3", 1), ("E4", 0), ("E5", 0)])
def test_passing_over_the_hex_gains_nothing(end: str, medals: int) -> None:
    table = position(
        """
        A: s
        D: ! ! ! !
        E: . w . .
        F: ! ! ! !
        """,
        step="move",
        objectives=[marker("temporary", "E3")],
    )
    table.do(f"move E2-{end}")
    assert table.medals("rebel") == medals
    assert ("battle-held" in table.events) is bool(medals)


@pytest.mark.rule("B-OBJ-TEMP-03")
def test_a_breakthrough_may_end_on_it() -> None:
    table = position(
        """
        A: s
        D: . . . s1
        E: . . . e'as
        """,
        objectives=[marker("temporary", "D4")],
    )
    table.do("attack E4xD4", "roll IXX")
    assert table.medals("rebel") == 1
    assert table.do("breakthrough D4").medals("rebel") == 2


@pytest.mark.rule("B-OBJ-TEMP-03")
def test_an_after_attack_move_may_end_on_it() -> None:
    table = position(
        """
        D: . . . s
        E: . . . w
        """,
        card="speeder_assault",
        objectives=[marker("temporary", "E5")],
    )
    table.do("attack E4xD4", "roll XXXX", "move E4-E5")
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-OBJ-TEMP-03", "B-WIN-05")
def test_a_retreat_may_end_on_it_on_the_enemys_turn() -> None:
    table = position(
        """
        D: . . . s
        E: . . . e
        """,
        active="empire",
        objectives=[marker("temporary", "F4")],
    )
    table.do("attack D4xE4", "roll RXX", "retreat F4")
    assert (table.medals("rebel"), holder(table)) == (1, "rebel")


@pytest.mark.rule("B-OBJ-TEMP-04")
@pytest.mark.parametrize(
    ("unit", "side"), [("e", 0), ("w", 0), ("g", 0), ("s", 1), ("a", 1), ("p", 1)]
)
def test_every_kind_of_unit_can_hold_it(unit: str, side: int) -> None:
    spare = "G: e" if unit in "sap" else "A: s"
    table = start(
        f"E: . . . {unit}\n{spare}", objectives=[marker("temporary", "E4", side="either")]
    )
    assert (table.medals("rebel"), table.medals("empire")) == ((1, 0), (0, 1))[side]


@pytest.mark.rule("B-OBJ-TEMP-04")
@pytest.mark.parametrize(("unit", "medals"), [("s", 1), ("a", 0), ("p", 0)])
def test_a_scenario_may_name_the_kind_that_can_hold_it(unit: str, medals: int) -> None:
    table = position(
        f"""
        E: . . {unit}
        G: e
        """,
        active="empire",
        step="move",
        objectives=[marker("temporary", "E4", side="empire", units="infantry")],
    )
    table.do("move E3-E4")
    assert table.medals("empire") == medals


@pytest.mark.rule("B-OBJ-TEMP-05")
def test_it_can_end_the_battle_at_once() -> None:
    table = position(
        """
        A: s
        E: . . e . e
        """,
        step="move",
        objectives=[marker("temporary", "E4")],
        victory={"rebel": {"medals": 3}, "empire": {"medals": 3}},
        play={"medals": {"rebel": 2}},
    )
    table.do("move E3-E4")
    assert (table.winner, table.over) == ("rebel", True)


HELD_BY_EMPIRE: dict[str, Any] = {"side": "empire", "units": "infantry"}


@pytest.mark.rule("B-OBJ-TEMP-06")
def test_a_group_of_hexes_never_counts_twice() -> None:
    table = position(
        """
        E: . s . . s
        G: e
        """,
        active="empire",
        step="move",
        objectives=[marker("temporary", "E1", "E3", "E6", **HELD_BY_EMPIRE)],
    )
    table.do("move E2-E3")
    assert table.medals("empire") == 1
    table.do("move E5-E6")
    assert table.medals("empire") == 1


@pytest.mark.rule("B-OBJ-TEMP-06")
def test_a_group_is_held_as_long_as_one_of_its_hexes_is() -> None:
    table = position(
        """
        E: . . s . . s
        G: e
        """,
        active="empire",
        step="move",
        objectives=[marker("temporary", "E1", "E3", "E6", **HELD_BY_EMPIRE)],
        play={"held": {"mark": "empire"}},
    )
    assert table.do("move E3-E4").medals("empire") == 1
    assert table.do("move E6-E7").medals("empire") == 0


@pytest.mark.rule("B-OBJ-TEMP-06")
def test_inside_a_group_the_medal_moves_along() -> None:
    table = position(
        """
        E: . . s
        G: e
        """,
        active="empire",
        step="move",
        objectives=[marker("temporary", "E3", "E4", **HELD_BY_EMPIRE)],
        play={"held": {"mark": "empire"}},
    )
    assert table.do("move E3-E4").medals("empire") == 1
    assert table.do("draw raid_left").medals("empire") == 1


@pytest.mark.rule("B-OBJ-TEMP-06", "B-WIN-04")
def test_a_group_open_to_both_passes_to_the_other_side_when_the_holder_dies() -> None:
    """Both sides stand in the group; the Empire has it as soon as the Rebel unit is gone."""
    table = position(
        """
        D: . . . s
        E: . . . e1 . s
        G: e
        """,
        active="empire",
        ordered="D4",
        objectives=[marker("temporary", "E4", "E6", side="either")],
        play={"held": {"mark": "rebel"}},
    )
    table.do("attack D4xE4", "roll IXX")
    assert table.medals("rebel") == 0
    assert table.medals("empire") == 2


# Permanent medals


@pytest.mark.rule("B-OBJ-PERM-01")
@pytest.mark.parametrize(("entitled", "medals"), [("rebel", 1), ("either", 1), ("empire", 0)])
def test_a_permanent_medal_is_won_by_entering(entitled: str, medals: int) -> None:
    table = position(
        """
        A: s
        E: . . e
        """,
        step="move",
        objectives=[marker("permanent", "E4", side=entitled)],
    )
    table.do("move E3-E4")
    assert (table.medals("rebel"), table.medals("empire")) == (medals, 0)


@pytest.mark.rule("B-OBJ-PERM-01", "B-MEDAL-05")
def test_it_is_kept_when_the_unit_leaves_or_dies() -> None:
    table = position(
        """
        D: . . . s
        E: . . e1
        G: e
        """,
        step="move",
        ordered="E3",
        objectives=[marker("permanent", "E4")],
        hands=[["recon_left"], ["recon_centre"]],
    )
    table.do("move E3-E4", "done", "draw raid_left")
    table.do("play recon_centre", "order D4", "done", "attack D4xE4", "roll IXX")
    assert table.unit("E4") is None
    assert (table.medals("rebel"), holder(table)) == (1, "rebel")


@pytest.mark.rule("B-OBJ-PERM-02")
@pytest.mark.parametrize(("move", "medals"), [("E2-E4 via E3", 1), ("E2-E4", 0)])
def test_passing_through_counts_if_the_way_leads_through(move: str, medals: int) -> None:
    """The player says which way: E3 is on one of two equal paths."""
    table = position(
        """
        A: s
        E: . w
        """,
        step="move",
        objectives=[marker("permanent", "E3")],
    )
    table.do(f"move {move}")
    assert (table.kind("E4"), table.medals("rebel")) == ("snowspeeder", medals)


@pytest.mark.rule("B-OBJ-PERM-02")
def test_a_way_that_must_lead_through_always_counts() -> None:
    table = position(
        """
        A: s
        D: ! ! !
        E: . w .
        F: ! ! !
        """,
        step="move",
        objectives=[marker("permanent", "E3")],
    )
    assert not table.can("move E2-E4")
    assert table.do("move E2-E4 via E3").medals("rebel") == 1


@pytest.mark.rule("B-OBJ-PERM-02")
def test_a_breakthrough_enters_it() -> None:
    table = position(
        """
        A: s
        D: . . . s1
        E: . . . e'as
        """,
        objectives=[marker("permanent", "D4")],
    )
    table.do("attack E4xD4", "roll IXX", "breakthrough D4")
    assert table.medals("rebel") == 2


@pytest.mark.rule("B-OBJ-PERM-02")
def test_an_after_attack_move_enters_it() -> None:
    table = position(
        """
        D: . . . s
        E: . . . e
        """,
        active="empire",
        card="search_and_destroy",
        objectives=[marker("permanent", "D5", side="empire")],
    )
    table.do("attack D4xE4", "roll XXX", "move D4-D6 via D5")
    assert (table.kind("D6"), table.medals("empire")) == ("snowtrooper", 1)


@pytest.mark.rule("B-OBJ-PERM-02")
def test_a_retreat_enters_it() -> None:
    table = position(
        """
        D: . . . s
        E: . . . e
        """,
        active="empire",
        objectives=[marker("permanent", "F4")],
    )
    table.do("attack D4xE4", "roll RXX", "retreat F4")
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-OBJ-PERM-03")
def test_it_is_paid_only_once() -> None:
    """Snowspeeders fly through and take it; the infantry behind them finds nothing."""
    table = position(
        """
        A: s
        E: . w e
        """,
        step="move",
        objectives=[marker("permanent", "D3", side="either", medals=2)],
    )
    table.do("move E2-D4 via D3")
    assert table.medals("rebel") == 2
    table.do("move E3-D3")
    assert (table.medals("rebel"), table.medals("empire")) == (2, 0)


@pytest.mark.rule("B-OBJ-PERM-03")
def test_a_unit_that_comes_back_is_not_paid_again() -> None:
    table = position(
        """
        A: s
        E: . . . w
        """,
        step="move",
        objectives=[marker("permanent", "E4")],
        play={"held": {"mark": "rebel"}, "medals": {"rebel": 1}},
        hands=[["recon_centre"], ["recon_left"]],
    )
    table.do("move E4-E5", "draw raid_left", "play recon_left", "draw raid_left")
    table.do("play recon_centre", "order E5", "move E5-E4")
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-OBJ-PERM-03")
def test_two_tokens_in_one_hex_are_paid_together() -> None:
    second = marker("permanent", "E3") | {"id": "other"}
    table = position(
        """
        A: s
        E: . w
        """,
        step="move",
        objectives=[marker("permanent", "E3"), second],
    )
    assert table.legal().count("move E2-E4 via E3") == 1
    assert table.do("move E2-E3").medals("rebel") == 2


@pytest.mark.rule("B-OBJ-PERM-02", "B-MOVE-18")
def test_a_move_through_two_marked_hexes_is_paid_for_both() -> None:
    """In a corridor the way leads over E3 and E4; both medals are won."""
    table = position(
        """
        A: s
        D: ! ! ! !
        E: ! w . . .
        F: ! ! ! !
        """,
        step="move",
        objectives=[
            marker("permanent", "E3"),
            marker("permanent", "E4") | {"id": "other"},
        ],
    )
    ways = [text for text in table.legal("move") if text.startswith("move E2-E5")]
    assert ways
    assert [Table(table.state.copy()).do(way).medals("rebel") for way in ways] == [2] * len(ways)


@pytest.mark.rule("B-OBJ-PERM-01")
def test_six_medals_on_the_board_do_not_confuse_the_moves() -> None:
    """As many as the box holds: every move ends where it says and pays what it enters."""
    hexes = ["D1", "D2", "E1", "E3", "F1", "F2"]
    marks = [marker("permanent", hex_) | {"id": hex_.lower()} for hex_ in hexes]
    table = position("A: . . . . . s\nE: . w", step="move", objectives=marks)
    moves = table.legal("move")
    assert len(moves) == len(set(moves))
    for text in moves:
        after = Table(table.state.copy()).do(text)
        end = text.split()[1].split("-")[1]
        assert after.kind(end) == "snowspeeder"
        assert after.medals("rebel") >= 1
        if "via" not in text:
            assert after.medals("rebel") == (1 if end in hexes else 0)


# Sudden death


def sudden_death(side: str, *conditions: dict[str, Any]) -> dict[str, Any]:
    """Victory conditions: one side may win by sudden death, both by nine medals."""
    both: dict[str, Any] = {"rebel": {"medals": 9}, "empire": {"medals": 9}}
    both[side]["sudden_death"] = list(conditions)
    return both


@pytest.mark.rule("B-OBJ-SD-01")
def test_destroying_the_last_structure_wins_at_once() -> None:
    """The other unit's attack is not made any more, and the enemy's medals do not matter."""
    table = position(
        """
        D: . . . s s
        E: . . . G .
        F: . . . . e
        """,
        active="empire",
        victory=sudden_death("empire", {"type": "destroy_structures", "need": 1}),
        play={"medals": {"rebel": 8}},
    )
    table.do("attack D4xE4", "roll BXX")
    assert (table.winner, table.over, table.legal()) == ("empire", True, [])
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.reason == "sudden-death"


@pytest.mark.rule("B-OBJ-SD-01", "B-OBJ-SD-02")
def test_the_last_elimination_wins_at_once() -> None:
    """Four units to eliminate: three are gone, the fourth falls to a retreat it cannot make."""
    table = position(
        """
        F: . . . s
        G: e . . e1
        """,
        active="empire",
        victory=sudden_death("empire", {"type": "eliminate", "units": "echo_trooper", "need": 4}),
        play={"fallen": {"echo_trooper": 3}},
    )
    table.do("attack F4xG4", "roll RXX")
    assert (table.winner, table.over) == ("empire", True)


@pytest.mark.rule("B-OBJ-SD-02")
def test_one_elimination_too_few_wins_nothing() -> None:
    table = position(
        """
        F: . . . s
        G: e . . e1
        """,
        active="empire",
        victory=sudden_death("empire", {"type": "eliminate", "units": "echo_trooper", "need": 4}),
        play={"fallen": {"echo_trooper": 2}},
    )
    table.do("attack F4xG4", "roll RXX")
    assert not table.over


@pytest.mark.rule("B-OBJ-SD-02")
def test_own_losses_never_count_toward_the_own_victory() -> None:
    """The Empire must eliminate infantry; losing its own does not count."""
    table = position(
        """
        A: s
        D: . . . s1
        E: . . . e
        """,
        victory=sudden_death("empire", {"type": "eliminate", "units": "infantry", "need": 1}),
    )
    table.do("attack E4xD4", "roll IXX")
    assert table.unit("D4") is None
    assert table.winner == ""


@pytest.mark.rule("B-OBJ-SD-02")
def test_an_exit_condition_is_counted_when_the_unit_leaves() -> None:
    table = position(
        """
        F: . . . . s
        G: e . . s
        """,
        active="empire",
        step="move",
        exits=[{"id": "gates", "hexes": ["G4"], "side": "empire", "units": "infantry"}],
        victory=sudden_death("empire", {"type": "exit", "of": "gates", "need": 3}),
        play={"left": {"gates": 2}},
    )
    table.do("exit G4")
    assert (table.winner, table.over) == ("empire", True)


POSTS = marker("hold", "E2", "E4", medals=0)
HOLD_POSTS = sudden_death("rebel", {"type": "hold", "of": "mark"})


@pytest.mark.rule("B-OBJ-SD-02")
@pytest.mark.parametrize(("end", "won"), [("E4", True), ("E5", False), ("E3", False)])
def test_positions_are_read_where_a_move_ends(end: str, won: bool) -> None:
    """One post is held; flying over the other is not enough."""
    table = position(
        """
        A: s
        D: . . ! ! !
        E: . e . . .
        F: . . w ! !
        G: . . . ! ! !
        """,
        step="move",
        ordered="F3",
        objectives=[POSTS],
        victory=HOLD_POSTS,
    )
    table.do(f"move F3-{end}")
    assert (table.winner == "rebel") is won


@pytest.mark.rule("B-OBJ-SD-02")
def test_positions_are_read_where_a_breakthrough_ends() -> None:
    table = position(
        """
        A: s
        E: . e e'as s1
        """,
        ordered="E3",
        objectives=[POSTS],
        victory=HOLD_POSTS,
    )
    table.do("attack E3xE4", "roll IXX")
    assert not table.over
    assert table.do("breakthrough E4").winner == "rebel"


@pytest.mark.rule("B-OBJ-SD-02", "B-WIN-05")
def test_positions_are_read_where_a_retreat_ends() -> None:
    table = position(
        """
        C: . . . s
        D: . . . e
        E: . e
        """,
        active="empire",
        objectives=[POSTS],
        victory=HOLD_POSTS,
    )
    passing = Table(table.state.copy())
    table.do("attack C4xD4", "roll RXX", "retreat E4")
    assert (table.winner, table.over) == ("rebel", True)
    passing.do("attack C4xD4", "roll RRX", "retreat E4", "retreat F4")
    assert not passing.over


@pytest.mark.rule("B-OBJ-SD-02", "B-OBJ-PERM-02")
def test_a_medal_won_on_the_way_does_not_make_the_way_a_position() -> None:
    """Falling back over the second post pays its permanent medal, but the post is not held."""
    table = position(
        """
        C: . . . s
        D: . . . e
        E: . e
        """,
        active="empire",
        objectives=[POSTS, marker("permanent", "E4") | {"id": "hut"}],
        victory=HOLD_POSTS,
    )
    table.do("attack C4xD4", "roll RRX", "retreat E4")
    assert (table.medals("rebel"), table.over) == (1, False)
    assert not table.do("retreat F4").over


@pytest.mark.rule("B-OBJ-SD-03")
def test_a_condition_that_has_become_impossible_ends_nothing() -> None:
    """Two posts and one unit left: the Rebels continue and may still win by medals."""
    table = position(
        """
        D: . . . s . . s1
        E: . . . e1 . . e
        """,
        active="empire",
        ordered="D4",
        objectives=[POSTS],
        victory=HOLD_POSTS,
        hands=[["recon_centre"], ["recon_left"]],
        play={"medals": {"rebel": 8}},
    )
    table.do("attack D4xE4", "roll IXX")
    assert (table.winner, table.over) == ("", False)
    table.do("draw raid_left", "play recon_centre", "order E7", "done")
    table.do("attack E7xD7", "roll IXX")
    assert table.winner == "rebel"


# Exits

GATE: dict[str, Any] = {"id": "gate", "hexes": ["G4"], "side": "rebel", "medals": 1}


@pytest.mark.rule("B-EXIT-01")
def test_leaving_costs_one_more_hex_of_movement() -> None:
    """From the exit hex, or from a hex away; infantry two hexes away does not get out."""
    for hex_, leaves in (("G4", True), ("G5", True), ("G6", False)):
        row = ["."] * 10
        row[int(hex_[1]) - 1] = "e"
        table = position(f"A: s\nG: {' '.join(row)}", step="move", exits=[GATE])
        assert table.can(f"exit {hex_}") is leaves
        if leaves:
            table.do(f"exit {hex_}")
            assert (table.unit(hex_), table.unit("G4")) == (None, None)
            assert table.medals("rebel") == 1
        else:
            assert table.why(f"exit {hex_}") == "battle-why-no-exit"


@pytest.mark.rule("B-EXIT-01")
def test_leaving_needs_an_order() -> None:
    table = position(
        """
        A: s
        G: . . . e . e
        """,
        step="move",
        ordered="G6",
        exits=[GATE],
    )
    assert not table.can("exit G4")
    assert table.why("exit G4") == "battle-why-not-ordered"


@pytest.mark.rule("B-EXIT-01")
def test_a_unit_that_has_moved_cannot_leave_any_more() -> None:
    table = position(
        """
        A: s
        G: . . . . e . . e
        """,
        step="move",
        exits=[GATE],
    )
    table.do("move G5-G4")
    assert table.step == "move"
    assert not table.can("exit G4")


@pytest.mark.rule("B-EXIT-01")
@pytest.mark.parametrize(
    ("unit", "free"), [("e", 2), ("w", 3), ("g", 0)], ids=["infantry", "speeders", "artillery"]
)
def test_how_far_from_the_exit_a_unit_may_start(unit: str, free: int) -> None:
    """Reaching the exit hex and stepping off must both fit into the allowance."""
    found = []
    for column in range(4, 10):
        row = ["."] * 10
        row[column - 1] = unit
        table = position(f"A: s\nG: {' '.join(row)}\nF: e", step="move", exits=[GATE])
        if table.can(f"exit G{column}"):
            found.append(column - 4)
    assert found == list(range(free))


@pytest.mark.rule("B-EXIT-01")
def test_an_occupied_exit_hex_is_closed() -> None:
    table = position(
        """
        A: s
        G: . . . s e
        """,
        step="move",
        exits=[GATE],
    )
    assert not table.can("exit G5")


@pytest.mark.rule("B-EXIT-02")
@pytest.mark.parametrize("ground", "#*%")
def test_stop_terrain_on_the_exit_hex_ends_the_move(ground: str) -> None:
    """The unit enters the building now and leaves with an order of a later turn."""
    table = position(
        f"""
        A: s
        G: . . . {ground} e
        """,
        step="move",
        exits=[GATE],
        hands=[["recon_centre"], ["recon_left"]],
    )
    assert not table.can("exit G5")
    table.do("move G5-G4", "draw raid_left")
    assert table.medals("rebel") == 0
    table.do("play recon_left", "draw raid_left")
    table.do("play recon_centre", "order G4")
    assert table.do("exit G4").medals("rebel") == 1


@pytest.mark.rule("B-EXIT-02", "B-BONUS-10")
def test_a_card_against_terrain_restrictions_opens_the_way_through() -> None:
    table = position(
        """
        A: s
        G: . . . # e
        """,
        step="move",
        card="rebel_spearhead",
        exits=[GATE],
    )
    assert table.can("exit G5")


@pytest.mark.rule("B-EXIT-03")
@pytest.mark.parametrize("figures", [1, 2, 3])
def test_a_unit_that_left_is_not_eliminated_and_pays_its_own_side(figures: int) -> None:
    """Whatever it has left: full pay, nothing for the enemy, no elimination counted."""
    table = position(
        f"""
        A: s
        G: . . . e{figures} . . e
        """,
        step="move",
        exits=[GATE],
        victory={
            "rebel": {"medals": 9},
            "empire": {"sudden_death": [{"type": "eliminate", "units": "infantry", "need": 1}]},
        },
    )
    table.do("exit G4")
    assert (table.medals("rebel"), table.medals("empire")) == (1, 0)
    assert "battle-eliminated" not in table.events
    assert not table.over
    assert len(table.state.view(None).units) == 2


@pytest.mark.rule("B-EXIT-03")
def test_a_unit_that_left_is_not_replaced_as_a_loss() -> None:
    table = position(
        """
        A: . s
        G: . . . s . . s
        E: e
        """,
        active="empire",
        step="move",
        ordered="G4",
        exits=[GATE | {"side": "empire"}],
        arrivals=[
            {"kind": "snowtrooper", "how": "losses", "when": "end_of_turn", "where": "baseline"}
        ],
    )
    table.do("exit G4", "draw raid_left")
    assert (table.step, table.state.view(None).active) == ("play", "rebel")


@pytest.mark.rule("B-EXIT-03", "B-WIN-02")
def test_the_medal_of_an_exit_counts_at_once() -> None:
    table = position(
        """
        A: s
        G: . . . e . . e
        """,
        step="move",
        exits=[GATE],
        victory={"rebel": {"medals": 5}, "empire": {"medals": 5}},
        play={"medals": {"rebel": 4}},
    )
    table.do("exit G4")
    assert (table.winner, table.over) == ("rebel", True)


@pytest.mark.rule("B-EXIT-04")
def test_a_bonus_move_may_end_with_an_exit() -> None:
    """Infantry with one hex more gets out from two hexes away."""
    table = position(
        """
        A: s
        G: . . . . . e
        """,
        step="move",
        card="in_formation",
        exits=[GATE],
    )
    assert table.can("exit G6")


@pytest.mark.rule("B-EXIT-04")
def test_an_after_attack_move_may_end_with_an_exit() -> None:
    table = position(
        """
        F: . . . s
        G: . . . w . . e
        """,
        card="speeder_assault",
        exits=[GATE],
        ordered="G4",
    )
    table.do("attack G4xF4", "roll XXXX")
    assert table.can("exit G4")
    table.do("exit G4")
    assert (table.unit("G4"), table.medals("rebel"), table.step) == (None, 1, "draw")


@pytest.mark.rule("B-EXIT-04", "B-RETREAT-17")
def test_a_retreat_or_breakthrough_never_ends_off_the_board() -> None:
    pushed = position(
        """
        F: . . . s
        G: . . . e
        """,
        active="empire",
        exits=[GATE],
    )
    pushed.do("attack F4xG4", "roll RRX")
    assert (pushed.figures("G4"), pushed.medals("rebel")) == (1, 0)
    breaks = position(
        """
        A: s
        G: . . . s1 e'as
        """,
        exits=[GATE],
    )
    breaks.do("attack G5xG4", "roll IXX")
    assert breaks.legal() == ["done", "breakthrough G4"]
    breaks.do("breakthrough G4")
    assert (breaks.kind("G4"), breaks.step, breaks.medals("rebel")) == ("echo_trooper", "draw", 1)


@pytest.mark.rule("B-EXIT-05")
def test_infantry_may_spend_its_second_hex_to_leave() -> None:
    """One hex to the exit, the second over the border, although two hexes forbid an attack."""
    table = position(
        """
        A: s
        G: . . . . e
        """,
        step="move",
        exits=[GATE],
    )
    assert table.do("exit G5").medals("rebel") == 1


@pytest.mark.rule("B-EXIT-06")
def test_enemies_and_other_kinds_treat_the_exit_as_ordinary_ground() -> None:
    infantry_only = GATE | {"units": "infantry"}
    speeders = position("A: s\nG: . . w", step="move", exits=[infantry_only])
    assert not speeders.can("exit G3")
    assert speeders.do("move G3-G4").kind("G4") == "snowspeeder"
    enemy = position("A: e\nG: . . s", active="empire", step="move", exits=[infantry_only])
    assert not enemy.can("exit G3")
    assert enemy.do("move G3-G4").kind("G4") == "snowtrooper"
    assert enemy.medals("empire") == enemy.medals("rebel") == 0


@pytest.mark.rule("B-EXIT-06")
def test_an_exit_for_the_carrier_is_closed_to_everybody_else() -> None:
    text = """
        A: s
        G: . . . e . . e
    """
    officer = {"id": "officer", "type": "token", "hexes": ["A5"], "side": "rebel"}
    fields: dict[str, Any] = {
        "step": "move",
        "objectives": [officer],
        "exits": [GATE | {"carrier": True}],
    }
    assert not position(text, **fields).can("exit G4")
    carrying = position(text, play={"held": {"officer": "G4"}}, **fields)
    assert carrying.can("exit G4")
    assert not carrying.can("exit G7")


# Arrivals


def arrival(kind: str, **fields: Any) -> dict[str, Any]:
    """One unit at the end of every turn of its side, on its baseline unless told otherwise."""
    return {"kind": kind, "how": "every_turn", "when": "end_of_turn", "where": "baseline"} | fields


def end_of_imperial_turn(text: str, *arrivals: dict[str, Any], **fields: Any) -> Table:
    table = position(
        text, active="empire", step="refill", card="recon_right", arrivals=list(arrivals), **fields
    )
    return table.do("draw raid_left")


@pytest.mark.rule("B-REINF-01")
def test_a_fresh_unit_has_full_strength_and_no_badge() -> None:
    """An E-Web unit with a figure left is lost; what replaces it is an ordinary full unit."""
    table = position(
        """
        A: s
        D: . . . s1'ew
        E: . . . e
        """,
        arrivals=[arrival("snowtrooper", how="losses")],
        hands=[["recon_left"], ["recon_right"]],
    )
    table.do("attack E4xD4", "roll IXX", "draw raid_left")
    table.do("play recon_right", "done", "draw raid_left")
    assert table.step == "arrive"
    table.do("place A5")
    unit = table.unit("A5")
    assert unit is not None
    assert (unit["kind"], unit["figures"], unit["full"]) == ("snowtrooper", 4, 4)
    assert (unit["badge"], unit["moving"]) == ("", False)
    assert (unit["ordered"], unit["moved"]) == (False, False)


@pytest.mark.rule("B-REINF-01")
def test_it_is_placed_on_an_empty_hex_it_could_enter() -> None:
    """No unit, structure, serac, crevasse; a walker may not be set on a ridge either."""
    text = """
        A: s e ! ~ ^ * # . G
        G: e
    """
    troopers = end_of_imperial_turn(text, arrival("snowtrooper"))
    assert troopers.legal("place") == ["place A5", "place A6", "place A7", "place A8", "place A10"]
    walker = end_of_imperial_turn(text, arrival("at_at"))
    assert walker.legal("place") == ["place A6", "place A7", "place A8", "place A10"]


@pytest.mark.rule("B-REINF-01")
def test_with_no_such_hex_nobody_arrives() -> None:
    table = end_of_imperial_turn(
        """
        A: s s ! ! ! ! ! ! ! !
        G: e
        """,
        arrival("snowtrooper"),
    )
    assert (table.step, table.state.view(None).active) == ("play", "rebel")


@pytest.mark.rule("B-REINF-01")
def test_placing_on_a_permanent_medal_or_a_token_is_no_entry() -> None:
    officer = {"id": "officer", "type": "token", "hexes": ["A6"], "side": "rebel"}
    table = end_of_imperial_turn(
        """
        B: s
        G: e
        """,
        arrival("snowtrooper", where="hexes", hexes=["A5", "A6"], count=2),
        objectives=[marker("permanent", "A5", side="empire"), officer],
        victory={
            "rebel": {"medals": 9},
            "empire": {"medals": 9, "sudden_death": [{"type": "token_captured", "of": "officer"}]},
        },
    )
    table.do("place A5", "place A6")
    assert table.medals("empire") == 0
    assert not table.over
    assert [mark.held_by for mark in table.state.view(None).objectives] == ["", ""]


@pytest.mark.rule("B-REINF-01", "B-OBJ-TEMP-03")
def test_placing_on_a_temporary_medal_does_not_claim_it() -> None:
    """It is held from the end of a move there; what other units do elsewhere changes nothing."""
    table = end_of_imperial_turn(
        """
        B: s
        G: . . . . e
        """,
        arrival("snowtrooper", where="hexes", hexes=["A5"]),
        objectives=[marker("temporary", "A5", side="either")],
        hands=[["recon_centre"], ["recon_left"]],
    )
    table.do("place A5")
    assert (table.medals("empire"), holder(table)) == (0, "")
    table.do("play recon_centre", "order G5", "move G5-F5")
    assert (table.medals("empire"), holder(table)) == (0, "")


@pytest.mark.rule("B-REINF-01", "B-ORDER-17")
def test_placing_is_no_move_so_the_unit_may_move_in_the_same_turn() -> None:
    table = position(
        """
        A: s
        G: e
        """,
        step="start",
        hands=[["recon_centre"], ["recon_left"]],
        arrivals=[arrival("snowspeeder", when="start_of_turn", how="once")],
    )
    table.do("place G5", "play recon_centre", "order G5")
    assert table.can("move G5-D5")


@pytest.mark.rule("B-REINF-02")
@pytest.mark.parametrize(("walkers", "comes"), [("a . .", 1), ("a a .", 1), ("a a a", 0)])
def test_arrivals_stay_within_the_figures_of_the_box(walkers: str, comes: int) -> None:
    """The box holds three AT-ATs: with three on the board no fourth can arrive."""
    table = end_of_imperial_turn(
        f"""
        B: {walkers}
        G: e
        """,
        arrival("at_at"),
    )
    assert (table.step == "arrive") is bool(comes)


@pytest.mark.rule("B-REINF-02")
def test_of_two_arrivals_only_as_many_come_as_the_box_holds() -> None:
    table = end_of_imperial_turn(
        """
        B: a a
        G: e
        """,
        arrival("at_at", count=2),
    )
    table.do("place A1")
    assert (table.step, table.state.view(None).active) == ("play", "rebel")


@pytest.mark.rule("B-REINF-02")
def test_the_limit_of_a_scenario_is_counted_on_the_board() -> None:
    """With a limit of two units the third does not come, until one has fallen."""
    text = """
        A: s {second}
        G: e
    """
    rule = arrival("snowtrooper", limit=2)
    full = end_of_imperial_turn(text.format(second="s1"), rule)
    assert full.step == "play"
    room = end_of_imperial_turn(text.format(second="."), rule)
    assert room.step == "arrive"


@pytest.mark.rule("B-REINF-02")
def test_eliminated_figures_are_available_again() -> None:
    """Three walkers fought, one fell: its figure comes back although it marks a medal."""
    table = end_of_imperial_turn(
        """
        B: a a
        G: e
        """,
        arrival("at_at"),
        play={"fallen": {"at_at": 1}, "medals": {"rebel": 1}},
    )
    assert table.step == "arrive"
    assert table.do("place A1").kind("A1") == "at_at"
    assert table.medals("rebel") == 1
