"""Moving units (B-MOVE) and what cards add to an order (B-BONUS)."""

from typing import Any

import pytest
from games.battle.table import Table, position

from echobase.games.battle.rules.board import LABELS

STOP_TERRAIN = {"*": "rocks", "#": "building", "%": "wreckage"}


def distance(a: str, b: str) -> int:
    """Steps between two hexes, by the cube coordinates of the printed board."""
    rows = ["ABCDEFG".index(hex_[0]) for hex_ in (a, b)]
    x = [int(hex_[1:]) - 1 - (row - row % 2) // 2 for hex_, row in zip((a, b), rows, strict=True)]
    dx, dz = x[0] - x[1], rows[0] - rows[1]
    return max(abs(dx), abs(dz), abs(dx + dz))


def within(hex_: str, reach: int) -> set[str]:
    """All other hexes at most so far away."""
    return {other for other in LABELS if 0 < distance(hex_, other) <= reach}


def goals(table: Table, hex_: str) -> set[str]:
    """Where the unit on this hex may move, whatever the way."""
    moves = [text.split()[1].split("-") for text in table.legal("move")]
    return {end for start, end in moves if start == hex_}


def marker(kind: str, hexes: str, side: str = "rebel", **fields: Any) -> list[dict[str, Any]]:
    """An objective, as the field of a scenario."""
    return [{"id": "mark", "type": kind, "hexes": hexes.split(), "side": side, **fields}]


# One unit after the other


@pytest.mark.rule("B-MOVE-01")
def test_ordered_units_move_one_after_the_other_in_any_sequence() -> None:
    table = position("E: . . e . e", step="move")
    assert goals(table, "E3")
    assert goals(table, "E5")
    table.do("move E5-D5")
    assert table.kind("D5") == "echo_trooper"
    assert table.kind("E3") == "echo_trooper"
    assert goals(table, "E3"), "the other one may still move"
    assert not goals(table, "D5"), "the first move is over and not taken up again"


@pytest.mark.rule("B-MOVE-01")
def test_a_move_is_complete_before_the_next_so_the_first_can_make_room() -> None:
    table = position("G: e w\nF: s", step="move")
    assert not goals(table, "G1")
    table.do("move G2-F2")
    assert goals(table, "G1") == {"G2", "G3"}


@pytest.mark.rule("B-MOVE-02")
def test_a_unit_moves_once_and_need_not_move() -> None:
    table = position("E: . . e . e\nD: . . . . s", step="move").do("move E3-E2")
    assert table.why("move E2-E1") == "battle-why-moved"
    table.do("done")
    assert table.step == "attack"
    assert table.kind("E5") == "echo_trooper", "nobody made it move"
    assert table.can("attack E5xD5")


# How far


@pytest.mark.rule("B-MOVE-03")
@pytest.mark.parametrize(
    ("unit", "side", "reach"),
    [
        ("e", "rebel", 2),
        ("s", "empire", 2),
        ("w", "rebel", 3),
        ("a", "empire", 1),
        ("p", "empire", 2),
        ("g", "rebel", 0),
    ],
)
def test_each_kind_has_its_allowance(unit: str, side: str, reach: int) -> None:
    table = position(f"D: . . . . {unit}", active=side, step="move")
    assert goals(table, "D5") == within("D5", reach)


@pytest.mark.rule("B-MOVE-03", "B-MOVE-12")
@pytest.mark.parametrize(
    ("unit", "side", "moved", "attacks"),
    [
        ("e", "rebel", 1, True),
        ("e", "rebel", 2, False),
        ("s", "empire", 1, True),
        ("s", "empire", 2, False),
        ("w", "rebel", 3, True),
        ("a", "empire", 1, True),
        ("p", "empire", 2, True),
    ],
)
def test_infantry_attacks_after_one_hex_and_the_others_after_their_full_move(
    unit: str, side: str, moved: int, attacks: bool
) -> None:
    table = run_and_attack(unit, side, moved, "")
    assert table.can(f"attack D{1 + moved}xC{2 + moved}") is attacks


def run_and_attack(unit: str, side: str, moved: int, card: str) -> Table:
    """The unit moves along row D and ends beside an enemy."""
    enemy = "s" if side == "rebel" else "e"
    mate = "e" if side == "rebel" else "s"
    north = f"C: {'. ' * (1 + moved)}{enemy}"
    # Far away a mate stands before another enemy, so that the attack step is never empty.
    far = f"G: . . . . . . . . {mate} {enemy}"
    table = position(f"{north}\nD: {unit}\n{far}", active=side, step="move", card=card)
    table.do(f"move D1-D{1 + moved}")
    return table.do("done") if table.step == "move" else table


@pytest.mark.rule("B-MOVE-12")
def test_the_refusal_says_that_the_unit_moved_too_far() -> None:
    table = run_and_attack("e", "rebel", 2, "")
    assert table.why("attack D3xC4") == "battle-why-barred"


@pytest.mark.rule("B-MOVE-12")
def test_the_ban_lasts_for_one_turn_only() -> None:
    table = position("E: . . e\nC: . . s", step="move").do("move E3-D1")
    assert not table.can("attack D1xC3")
    finish_turn(table, "rebel")
    finish_turn(table, "empire")
    table.do("play recon_left", "order D1", "done")
    assert table.can("attack D1xC3")


# What is in the way


@pytest.mark.rule("B-MOVE-04")
@pytest.mark.parametrize("neighbours", ["G: e s\nF: s", "G: e w\nF: g", "G: e g\nF: s"])
def test_no_unit_passes_through_another_friend_or_enemy(neighbours: str) -> None:
    table = position(neighbours + "\nA: . . . . . . . . . e", step="move", ordered="G1 A10")
    assert not goals(table, "G1")
    assert table.why("move G1-G2") == "battle-why-occupied"
    assert table.why("move G1-E1") == "battle-why-way-unit"


@pytest.mark.rule("B-MOVE-04")
def test_units_go_around_others_when_they_have_the_hexes() -> None:
    """E6 is held, so E7 is three steps away: too far for infantry, not for snowspeeders."""
    assert not position("E: . . . . e s", step="move").can("move E5-E7")
    assert position("E: . . . . w s", step="move").can("move E5-E7")


@pytest.mark.rule("B-MOVE-04")
def test_a_move_goes_from_hex_to_adjacent_hex() -> None:
    """At the edge between two seracs: everything begins with the step to E2."""
    table = position("D: !\nE: w\nF: !", step="move")
    one, two, three = {"E2"}, {"D2", "E3", "F2"}, {"C2", "C3", "D3", "E4", "F3", "G2", "G3"}
    assert goals(table, "E1") == one | two | three


@pytest.mark.rule("B-MOVE-05")
@pytest.mark.parametrize("neighbours", ["G: w s\nF: s", "G: w e\nF: s", "G: w w\nF: e"])
def test_flying_units_are_blocked_like_all_others(neighbours: str) -> None:
    assert not goals(position(neighbours, step="move"), "G1")


@pytest.mark.rule("B-MOVE-06")
def test_a_unit_moves_with_all_its_figures() -> None:
    table = position("E: . . . e3", step="move").do("move E4-D4")
    assert table.unit("E4") is None
    assert table.figures("D4") == 3


@pytest.mark.rule("B-MOVE-06")
def test_weakened_units_do_not_merge() -> None:
    table = position("E: . . . e1 e1", step="move")
    assert table.why("move E4-E5") == "battle-why-occupied"


@pytest.mark.rule("B-MOVE-07")
def test_section_lines_do_not_hold_a_unit_back() -> None:
    """Ordered on the left flank, it crosses into the centre and attacks there."""
    table = position("D: . . . s\nE: . . e", step="play", hands=[["recon_left"], ["recon_left"]])
    table.do("play recon_left", "order E3", "move E3-E4")
    assert table.can("attack E4xD4")


@pytest.mark.rule("B-MOVE-08")
def test_the_distance_moved_is_counted_along_the_path() -> None:
    """With +1 hex infantry attacks after two hexes. A detour of three to E7 is one too many."""
    straight = position("D: . . . . . . s\nE: . . . . e", step="move", card="our_last_hope").do(
        "move E5-E7"
    )
    assert straight.can("attack E7xD7")
    around = position(
        "D: . . . . . . s\nE: . . . . e e", step="move", card="our_last_hope", ordered="E5"
    ).do("move E5-E7")
    assert not around.can("attack E7xD7")


@pytest.mark.rule("B-MOVE-08")
def test_the_player_may_choose_a_longer_way_and_pays_for_it() -> None:
    """Straight to D4 is one hex; by way of the marked hex it is two, and the attack is gone."""
    text = "C: . . . . s\nE: . . . . e"
    mark = marker("permanent", "E4", medals=1)
    straight = position(text, step="move", objectives=mark).do("move E5-D4")
    assert straight.medals("rebel") == 0
    assert straight.can("attack D4xC5")
    longer = position(text, step="move", objectives=mark).do("move E5-D4 via E4")
    assert longer.medals("rebel") == 1
    assert not longer.can("attack D4xC5")


# Terrain that stops or shuts out


@pytest.mark.rule("B-MOVE-09")
@pytest.mark.parametrize("terrain", STOP_TERRAIN)
@pytest.mark.parametrize(("unit", "side"), [("e", "rebel"), ("w", "rebel"), ("p", "empire")])
def test_stop_terrain_ends_the_move(terrain: str, unit: str, side: str) -> None:
    """The only way out of the corner leads through it."""
    table = position(f"G: {unit} !\nF: {terrain}", active=side, step="move")
    assert goals(table, "G1") == {"F1"}


@pytest.mark.rule("B-MOVE-09")
@pytest.mark.parametrize("terrain", STOP_TERRAIN)
@pytest.mark.parametrize("unit", ["e", "w", "e'el"])
def test_whoever_enters_stop_terrain_does_not_attack_that_turn(terrain: str, unit: str) -> None:
    table = position(f"E: {unit} . s\nD: {terrain} s\nG: . . . . . e s", step="move")
    table.do("move E1-D1", "done")
    assert table.kind("D1")
    assert table.why("attack D1xD2") == "battle-why-halted"


@pytest.mark.rule("B-MOVE-10")
@pytest.mark.parametrize("terrain", STOP_TERRAIN)
def test_a_unit_that_starts_there_leaves_with_its_full_allowance(terrain: str) -> None:
    table = position(f"C: . . . . . . s\nD: . . . . {terrain}e", step="move")
    assert goals(table, "D5") == within("D5", 2) - {"C7"}
    assert table.do("move D5-D6").can("attack D6xC7")
    speeders = position(f"D: . . . . {terrain}w", step="move")
    assert goals(speeders, "D5") == within("D5", 3)


@pytest.mark.rule("B-MOVE-10")
@pytest.mark.parametrize("terrain", STOP_TERRAIN)
def test_a_unit_that_stays_there_may_attack(terrain: str) -> None:
    table = position(f"C: . . . . s\nD: . . . . {terrain}e", step="move").do("done")
    assert table.can("attack D5xC5")


@pytest.mark.rule("B-MOVE-11")
@pytest.mark.parametrize(
    ("tile", "shut_out"),
    [
        ("!", "ewsap"),
        ("G", "ewsap"),
        ("I", "ewsap"),
        ("~", "esap"),
        ("^", "a"),
        ("=", ""),
        ("*", ""),
        ("#", ""),
        ("%", ""),
    ],
)
def test_who_can_never_enter_what(tile: str, shut_out: str) -> None:
    for unit in "ewsap":
        side = "rebel" if unit in "ew" else "empire"
        table = position(f"D: . . . . {unit} {tile}", active=side, step="move")
        assert ("D6" in goals(table, "D5")) is (unit not in shut_out), unit


@pytest.mark.rule("B-MOVE-11")
def test_closed_terrain_cannot_be_crossed_either() -> None:
    assert not goals(position("G: e ~\nF: ~", step="move"), "G1")
    assert goals(position("G: w ~\nF: ~", step="move"), "G1") == within("G1", 3)
    assert position("G: e ~\nF: .", step="move").why("move G1-G2") == "battle-why-closed"


@pytest.mark.rule("B-MOVE-13")
def test_a_path_back_to_the_starting_hex_is_not_offered() -> None:
    table = position(
        "A: s\nE: . . . . w", step="move", objectives=marker("permanent", "E4", medals=1)
    )
    assert table.why("move E5-E5") == "battle-why-same-hex"
    assert not table.can("move E5-E5 via E4")


@pytest.mark.rule("B-MOVE-13")
def test_a_unit_that_stays_has_not_moved() -> None:
    table = position("D: . . . . s\nE: . . . . e'mv", step="move").do("done")
    unit = table.unit("E5")
    assert unit is not None
    assert not unit["moved"]
    assert not unit["moving"], "its E-Web is in place again"


# Movement bonuses


@pytest.mark.rule("B-MOVE-14", "B-MOVE-15")
@pytest.mark.parametrize(
    ("unit", "side", "card", "most", "attacking"),
    [
        ("e", "rebel", "in_formation", 3, 2),
        ("e", "rebel", "here_they_come", 4, 3),
        ("e'el", "rebel", "in_formation", 3, 3),
        ("e'el", "rebel", "here_they_come", 4, 4),
        ("w", "rebel", "in_formation", 4, 4),
        ("s", "empire", "imperial_assault", 3, 2),
        ("s'el", "empire", "imperial_assault", 3, 3),
        ("a", "empire", "imperial_assault", 2, 2),
        ("a", "empire", "precision_fire", 2, 2),
        ("p", "empire", "imperial_assault", 3, 3),
    ],
)
def test_a_bonus_raises_the_maximum_and_the_distance_with_attack(
    unit: str, side: str, card: str, most: int, attacking: int
) -> None:
    table = position(f"D: . . . . {unit}", active=side, step="move", card=card)
    assert goals(table, "D5") == within("D5", most)
    for moved in range(1, most + 1):
        after = run_and_attack(unit, side, moved, card)
        attack = f"attack D{1 + moved}xC{2 + moved}"
        assert after.can(attack) is (moved <= attacking), moved


@pytest.mark.rule("B-MOVE-15")
@pytest.mark.parametrize(("unit", "most"), [("s", 4), ("s'el", 4), ("a", 3), ("p", 4)])
def test_two_extra_hexes(unit: str, most: int) -> None:
    table = position(f"D: . . . . {unit}", active="empire", step="move", card="pressing_forward")
    assert goals(table, "D5") == within("D5", most)


@pytest.mark.rule("B-MOVE-16")
@pytest.mark.parametrize("card", ["", "in_formation", "our_last_hope", "here_they_come"])
def test_artillery_never_moves(card: str) -> None:
    table = position("D: . . . . g\nG: e", step="move", card=card)
    assert not goals(table, "D5")
    assert table.why("move D5-D6") == "battle-why-immobile"


@pytest.mark.rule("B-MOVE-17")
@pytest.mark.parametrize("terrain", STOP_TERRAIN)
def test_a_movement_bonus_does_not_lift_the_stop_or_the_ban(terrain: str) -> None:
    table = position(
        f"G: w !\nF: {terrain}\nE: . s\nC: . . . . e s", step="move", card="in_formation"
    )
    assert goals(table, "G1") == {"F1"}
    table.do("move G1-F1", "done")
    assert table.why("attack F1xE2") == "battle-why-halted"


@pytest.mark.rule("B-MOVE-20")
@pytest.mark.parametrize("terrain", STOP_TERRAIN)
def test_a_second_order_does_not_lead_out_of_stop_terrain(terrain: str) -> None:
    """Determination orders the snowtroopers of C2 twice, but the first move has ended for good."""
    text = f"C: . s\nD: {terrain}\nG: e"
    table = position(text, active="empire", step="move", card="determination", ordered="C2")
    table.do("move C2-D1")
    assert table.kind("D1") == "snowtrooper"
    assert table.step == "draw", "the second order finds nothing to do"


@pytest.mark.rule("B-MOVE-20")
def test_incursion_does_not_lead_out_of_stop_terrain() -> None:
    text = "D: . . . s\nE: . . . * e\nG: e"
    table = position(text, active="empire", step="move", play={"support": ["incursion"]})
    table.do("move D4-E4", "support incursion E4")
    assert table.kind("E4") == "snowtrooper"
    assert table.step == "draw", "it neither moves nor attacks"


@pytest.mark.rule("B-MOVE-20")
def test_a_second_move_into_stop_terrain_costs_the_second_attack() -> None:
    text = "D: . . . s\nE: . . . * e\nG: e"
    table = position(text, active="empire", play={"support": ["incursion"]})
    table.do("attack D4xE5", "roll XXX", "support incursion D4", "move D4-E4")
    assert table.kind("E4") == "snowtrooper"
    assert table.step == "draw"


@pytest.mark.rule("B-MOVE-20")
@pytest.mark.parametrize("card", ["search_and_destroy", "successful_landings"])
@pytest.mark.parametrize("terrain", STOP_TERRAIN)
def test_a_breakthrough_into_stop_terrain_leaves_no_after_attack_move(
    terrain: str, card: str
) -> None:
    options = {"leaders": {"rebel": "luke", "empire": "veers"}}
    table = position(
        f"C: . . . . s'as\nD: . . . . {terrain}e1\nG: e",
        active="empire",
        card=card,
        options=options,
    )
    table.do("attack C5xD5", "roll IX", "breakthrough D5")
    assert table.kind("D5") == "snowtrooper"
    assert table.step == "draw"


@pytest.mark.rule("B-MOVE-20")
def test_why_a_unit_in_stop_terrain_moves_no_farther() -> None:
    table = position("D: *s . . . . s\nG: e", active="empire", step="move", play={"halted": ["D1"]})
    assert table.why("move D1-D2") == "battle-why-halted"
    assert goals(table, "D6")


@pytest.mark.rule("B-MOVE-20", "B-BONUS-10")
def test_cards_that_lift_terrain_restrictions_lift_the_stop_as_well() -> None:
    table = position(
        "C: . . . . s\nD: . . * . .\nE: . . e\nG: e", step="move", card="here_they_come"
    )
    table.do("move E3-D3", "done")
    assert table.can("attack D3xC5")


@pytest.mark.rule("B-MOVE-20")
def test_the_stop_ends_with_the_turn() -> None:
    table = position("D: . . *s\nG: e", active="empire", step="move")
    assert goals(table, "D3") == within("D3", 2)


# What acts on the way and what only at the end


@pytest.mark.rule("B-MOVE-18")
def test_a_permanent_medal_is_won_in_passing() -> None:
    table = position(
        "A: s\nE: . . . . w", step="move", objectives=marker("permanent", "E6", medals=2)
    )
    table.do("move E5-E7 via E6")
    assert table.medals("rebel") == 2
    assert table.kind("E7") == "snowspeeder"


@pytest.mark.rule("B-MOVE-18")
def test_going_past_a_marked_hex_without_entering_wins_nothing() -> None:
    table = position(
        "A: s\nE: . . . . w", step="move", objectives=marker("permanent", "E6", medals=2)
    )
    assert table.do("move E5-E7").medals("rebel") == 0


@pytest.mark.rule("B-MOVE-18", "B-MOVE-08")
def test_the_way_through_a_marked_hex_may_lead_back_over_the_starting_hex() -> None:
    """E5 to E6 and back over E5 to E4: three hexes, a legal chain of steps for snowspeeders."""
    table = position(
        "A: s\nE: . . . . w", step="move", objectives=marker("permanent", "E6", medals=1)
    )
    assert table.can("move E5-E4 via E6")
    table.do("move E5-E4 via E6")
    assert table.kind("E4") == "snowspeeder"
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-MOVE-21")
@pytest.mark.parametrize("kind", ["permanent", "token"])
def test_the_hex_a_unit_starts_from_is_no_way_point(kind: str) -> None:
    table = position("A: s\nE: . . . . w", step="move", objectives=marker(kind, "E5"))
    assert table.legal("move")
    assert not [text for text in table.legal() if "via" in text]
    table.do("move E5-E6")
    unit = table.unit("E6")
    assert unit is not None
    assert (table.medals("rebel"), unit["carries"]) == (0, "")


@pytest.mark.rule("B-MOVE-21")
def test_a_unit_on_a_token_leaves_by_the_exit_under_it_in_one_way_only() -> None:
    gate = {"id": "gate", "hexes": ["E1"], "side": "rebel", "medals": 1}
    table = position(
        "A: s\nE: w\nG: e", step="move", objectives=marker("token", "E1"), exits=[gate]
    )
    assert table.legal("exit") == ["exit E1"]


@pytest.mark.rule("B-MOVE-21")
def test_a_detour_back_over_a_marked_starting_hex_does_not_enter_it() -> None:
    marks = [marker("permanent", "E5", medals=4)[0], marker("permanent", "E6", medals=1)[0]]
    marks[1]["id"] = "other"
    table = position("A: s\nE: . . . . w", step="move", objectives=marks)
    assert table.do("move E5-E4 via E6").medals("rebel") == 1


@pytest.mark.rule("B-MOVE-18")
def test_two_marked_hexes_on_one_way_both_pay() -> None:
    """A corridor: whoever flies from E5 to E8 must pass through E6 and E7."""
    corridor = "A: s\nD: . . . . ! ! !\nE: . . . . w\nF: . . . . ! ! !"
    marks = [
        {"id": hex_, "type": "permanent", "hexes": [hex_], "side": "rebel", "medals": 1}
        for hex_ in ("E6", "E7")
    ]
    ways = [
        text
        for text in position(corridor, step="move", objectives=marks).legal("move")
        if text.startswith("move E5-E8")
    ]
    assert ways
    for way in ways:
        table = position(corridor, step="move", objectives=marks).do(way)
        assert table.medals("rebel") == 2, way


@pytest.mark.rule("B-MOVE-18")
@pytest.mark.parametrize("hexes", ["E6 D9", "D9 E6"])
def test_a_permanent_medal_of_several_hexes_is_won_in_passing_any_of_them(hexes: str) -> None:
    corridor = "A: s\nD: . . . . ! !\nE: . . . . w\nF: . . . . ! !"
    mark = marker("permanent", hexes, medals=1)
    table = position(corridor, step="move", objectives=mark)
    way = next(text for text in table.legal("move") if text.startswith("move E5-E7"))
    assert table.do(way).medals("rebel") == 1


@pytest.mark.rule("B-MOVE-18")
def test_a_free_token_is_picked_up_in_passing() -> None:
    token = marker("token", "E6")
    table = position("A: s\nE: . . . . w", step="move", objectives=token)
    table.do("move E5-E7 via E6")
    unit = table.unit("E7")
    assert unit is not None
    assert unit["carries"] == "mark"


@pytest.mark.rule("B-MOVE-18")
def test_a_temporary_medal_is_read_where_the_move_ends() -> None:
    mark = marker("temporary", "E6", "either", medals=1)
    gap = "A: s\nD: . . . . ! !\nE: . . . . w\nF: . . . . ! !"
    passing = position(gap, step="move", objectives=mark).do("move E5-E7")
    assert passing.medals("rebel") == 0
    stopping = position(gap, step="move", objectives=mark).do("move E5-E6")
    assert stopping.medals("rebel") == 1


@pytest.mark.rule("B-MOVE-18")
def test_a_temporary_medal_is_lost_with_the_first_step_away() -> None:
    mark = marker("temporary", "E5", "either", medals=1)
    table = position(
        "E: . . . . w\nA: s", step="move", objectives=mark, play={"held": {"mark": "rebel"}}
    )
    assert table.medals("rebel") == 1
    assert table.do("move E5-E6").medals("rebel") == 0


@pytest.mark.rule("B-MOVE-18")
def test_a_card_objective_is_read_where_the_move_ends() -> None:
    gap = "A: s\nD: . . . . ! !\nE: . . . . w . . . e\nF: . . . . ! !"
    mark = marker("card", "E6", "either")
    passing = position(gap, step="move", objectives=mark).do("move E5-E7")
    assert not passing.waits_for_luck
    stopping = position(gap, step="move", objectives=mark).do("move E5-E6")
    assert stopping.waits_for_luck
    assert stopping.step == "draw"


@pytest.mark.rule("B-MOVE-18")
def test_a_hex_to_be_held_is_read_where_the_move_ends() -> None:
    gap = "A: s\nD: . . . . ! !\nE: . . . . w . . . e\nF: . . . . ! !"
    fields: dict[str, Any] = {
        "objectives": marker("hold", "E6"),
        "victory": {
            "rebel": {"medals": 9, "sudden_death": [{"type": "hold", "of": "mark"}]},
            "empire": {"medals": 9},
        },
    }
    passing = position(gap, step="move", **fields).do("move E5-E7")
    assert not passing.over
    stopping = position(gap, step="move", **fields).do("move E5-E6")
    assert stopping.winner == "rebel"


# The border of the board


@pytest.mark.rule("B-MOVE-19")
@pytest.mark.parametrize(
    ("start", "neighbours"),
    [
        ("D1", "C1 C2 D2 E1 E2"),
        ("B9", "A9 A10 B8 C9 C10"),
        ("A1", "A2 B1"),
        ("G10", "G9 F9"),
        ("E10", "D9 E9 F9"),
        ("A5", "A4 A6 B4 B5"),
    ],
)
def test_nobody_enters_a_half_hex_or_leaves_the_board(start: str, neighbours: str) -> None:
    units = [{"kind": "at_at", "hex": start}]
    table = position("", active="empire", step="move", units=units, ordered=start)
    assert goals(table, start) == set(neighbours.split())
    assert table.why(f"exit {start}") == "battle-why-no-exit"


@pytest.mark.rule("B-MOVE-19")
def test_an_exit_is_the_only_way_off_the_board() -> None:
    exits = [{"id": "out", "hexes": ["G1"], "side": "rebel", "medals": 1}]
    table = position("G: . e\nF: s", step="move", exits=exits)
    table.do("exit G2")
    assert table.unit("G2") is None
    assert table.medals("rebel") == 1
    assert not position("G: . . . e\nF: s", step="move", exits=exits).can("exit G4")


# Dice of cards


@pytest.mark.rule("B-BONUS-01")
def test_a_die_bonus_also_counts_for_the_breakthrough_attack() -> None:
    table = position(
        "C: . . . . s\nD: . . . . s1\nE: . . . . e'as", card="orders_from_the_princess"
    )
    assert table.dice("E5xD5") == 4
    table.do("attack E5xD5", "roll IXXX", "breakthrough D5")
    assert table.dice("D5xC5") == 4
    table.do("attack D5xC5", "roll IIIX")
    assert table.figures("C5") == 1


@pytest.mark.rule("B-BONUS-01")
def test_a_die_malus_also_counts_for_the_breakthrough_attack() -> None:
    table = position(
        "C: . . . . s'as\nD: . . . . e1\nE: . . . . e", active="empire", card="imperial_discipline"
    )
    assert table.dice("C5xD5") == 2
    table.do("attack C5xD5", "roll IX", "breakthrough D5")
    assert table.dice("D5xE5") == 2


@pytest.mark.rule("B-BONUS-01")
def test_a_die_bonus_counts_for_both_attacks_of_one_order() -> None:
    table = position("D: . . . . g\nC: . . . . s s", card="artillery_barrage")
    table.do("attack D5xC5")
    assert table.waits_for_luck
    table.do("roll XXXX")
    assert table.dice("D5xC6") == 4
    table.do("attack D5xC6", "roll XXXX")
    assert table.step == "draw", "two attacks and no more"


@pytest.mark.rule("B-BONUS-02")
@pytest.mark.parametrize(
    ("unit", "target"), [("e", "s"), ("w", "s"), ("g", "s")], ids=["infantry", "speeders", "gun"]
)
def test_extra_dice_never_lengthen_the_range(unit: str, target: str) -> None:
    reach = {"e": 3, "w": 2, "g": 4}[unit]
    text = f"D: {unit} {'. ' * reach}{target}\nG: e s"
    table = position(text, card="orders_from_the_princess")
    attack = f"D1xD{2 + reach}"
    assert table.dice(attack) == 0
    assert table.why(f"attack {attack}") == "battle-why-out-of-range"


@pytest.mark.rule("B-BONUS-03")
def test_extra_dice_of_card_scout_and_support_card_add_up() -> None:
    """One die of its own at distance 3, one from the card, one from the scout, two from support."""
    table = position(
        "D: . e1 . . s\nG: . . . . ^e'sc",
        card="orders_from_the_princess",
        play={"support": ["desperate_stand"]},
    )
    assert table.sees("G5", "D5")
    assert table.dice("D2xD5") == 3
    table.do("support desperate_stand D2")
    assert table.dice("D2xD5") == 5
    table.do("attack D2xD5", "roll IIIIX")
    assert table.unit("D5") is None


@pytest.mark.rule("B-BONUS-04")
def test_a_close_combat_bonus_counts_at_distance_one_only() -> None:
    table = position("D: . e a e\nE: . e", active="empire", card="walker_attack")
    assert table.dice("D3xD2") == 4
    assert table.dice("D3xE2") == 3
    troopers = position("D: . e s\nE: . e", card="combat_experience")
    assert troopers.dice("D2xD3") == 4
    assert troopers.dice("E2xD3") == 2


@pytest.mark.rule("B-BONUS-04")
def test_a_close_combat_bonus_counts_again_for_the_breakthrough() -> None:
    table = position(
        "B: . . . . s\nC: . . . . s\nD: . . . . s1\nE: . . . . e'as", card="combat_experience"
    )
    assert table.dice("E5xD5") == 4
    table.do("attack E5xD5", "roll IXXX", "breakthrough D5")
    assert table.dice("D5xC5") == 4
    assert table.dice("D5xB5") == 2


# Moves after the attack


@pytest.mark.rule("B-BONUS-05")
@pytest.mark.parametrize(
    ("units", "side", "card", "reach"),
    [
        ("ws", "rebel", "speeder_assault", 1),
        ("se", "empire", "successful_landings", 1),
        ("se", "empire", "search_and_destroy", 2),
    ],
)
def test_a_unit_may_move_after_its_attack(units: str, side: str, card: str, reach: int) -> None:
    table = position(f"C: . . . . . {units[1]}\nD: . . . . {units[0]}", active=side, card=card)
    table.do("attack D5xC6", "roll XXXX" if side == "rebel" else "roll XXX")
    assert table.step == "after_move"
    assert goals(table, "D5") == within("D5", reach) - {"C6", "B6"}, "B6 is behind the enemy"
    assert table.can("done"), "the move is an offer"
    table.do("move D5-E5")
    assert table.kind("E5")
    assert table.step != "after_move", "once per turn"


@pytest.mark.rule("B-BONUS-05")
def test_the_after_attack_move_comes_before_another_unit_attacks() -> None:
    table = position("C: . . s . . . s\nD: . . w . . . w", card="speeder_assault")
    table.do("attack D3xC3", "roll XXXX")
    assert not table.can("attack D7xC7")
    table.do("move D3-E3")
    assert table.can("attack D7xC7")
    table.do("attack D7xC7", "roll XXXX")
    assert goals(table, "D7"), "each unit has one of its own"


@pytest.mark.rule("B-BONUS-05")
def test_the_after_attack_move_follows_the_breakthrough() -> None:
    table = position(
        "C: . . . . s'as\nD: . . . . e1\nE: . . . . e", active="empire", card="search_and_destroy"
    )
    table.do("attack C5xD5", "roll IXX")
    assert table.step == "breakthrough"
    table.do("breakthrough D5", "attack D5xE5", "roll XXX")
    assert table.step == "after_move"
    table.do("move D5-B5")
    assert table.kind("B5") == "snowtrooper"
    assert table.step == "draw"


@pytest.mark.rule("B-BONUS-06")
def test_without_an_attack_there_is_no_after_attack_move() -> None:
    table = position("C: . . . . . s\nD: . . . . w", card="speeder_assault").do("done")
    assert table.step == "draw"
    nobody_in_range = position("A: s\nD: . . . . . . . . w", card="speeder_assault")
    assert nobody_in_range.step == "draw"


@pytest.mark.rule("B-BONUS-06")
def test_the_after_attack_move_does_not_depend_on_the_move_before() -> None:
    table = position("C: . . . . s\nD: . w", step="move", card="speeder_assault")
    table.do("move D2-D5", "attack D5xC5", "roll XXXX")
    assert goals(table, "D5") == within("D5", 1) - {"C5"}


@pytest.mark.rule("B-BONUS-06")
@pytest.mark.parametrize("terrain", STOP_TERRAIN)
def test_the_after_attack_move_obeys_units_closed_and_stop_terrain(terrain: str) -> None:
    """At the edge: a serac, an enemy, and terrain that ends a move of two hexes after one."""
    table = position(f"D: !\nE: s e\nF: {terrain}", active="empire", card="search_and_destroy").do(
        "attack E1xE2", "roll XXX"
    )
    assert goals(table, "E1") == {"F1"}


@pytest.mark.rule("B-BONUS-07")
def test_an_after_attack_move_turns_an_eweb_to_moving() -> None:
    table = position("C: . . . . e\nD: . . . . s'ew", active="empire", card="search_and_destroy")
    table.do("attack D5xC5", "roll XXX", "keep", "move D5-D6")
    unit = table.unit("D6")
    assert unit is not None
    assert unit["moving"]


@pytest.mark.rule("B-BONUS-07")
def test_an_after_attack_move_wins_objectives() -> None:
    table = position(
        "C: . . . . s\nD: . . . . w",
        card="speeder_assault",
        objectives=marker("permanent", "E5", medals=1),
    )
    table.do("attack D5xC5", "roll XXXX", "move D5-E5")
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-BONUS-07")
def test_an_after_attack_move_picks_up_a_token() -> None:
    table = position(
        "C: . . . . s\nD: . . . . w",
        card="speeder_assault",
        objectives=marker("token", "E5"),
    )
    table.do("attack D5xC5", "roll XXXX", "move D5-E5")
    unit = table.unit("E5")
    assert unit is not None
    assert unit["carries"] == "mark"


@pytest.mark.rule("B-BONUS-07")
def test_an_after_attack_move_may_leave_by_an_exit() -> None:
    exits = [{"id": "out", "hexes": ["G5"], "side": "rebel", "medals": 1}]
    table = position("F: . . . . s\nG: . . . . w", card="speeder_assault", exits=exits)
    table.do("attack G5xF5", "roll XXXX", "exit G5")
    assert table.unit("G5") is None
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-BONUS-07")
def test_artillery_cannot_make_an_after_attack_move() -> None:
    table = position("C: . . . . s\nD: . . . . g", card="speeder_assault")
    table.do("attack D5xC5", "roll XXX")
    assert table.step == "draw"


# Cards that forbid or allow


@pytest.mark.rule("B-BONUS-08")
@pytest.mark.parametrize(("card", "dice"), [("defensive_position", 4), ("ready_for_battle", 3)])
def test_a_card_without_moves_still_lets_an_assault_unit_break_through(
    card: str, dice: int
) -> None:
    table = position("A: s\nD: . . . . s1\nE: . . . . e'as", step="move", card=card)
    assert table.step == "attack", "nobody may move"
    table.do("attack E5xD5", "roll " + "I" * dice, "breakthrough D5")
    assert table.kind("D5") == "echo_trooper"


@pytest.mark.rule("B-BONUS-08")
def test_the_refusal_names_the_card_that_forbids_moves() -> None:
    """A unit ordered without the card's terms may move; the others may not."""
    table = position(
        "E: . . . e . e",
        step="move",
        card="defensive_position",
        play={"plain": ["E6"]},
    )
    assert goals(table, "E6")
    assert table.why("move E4-D4") == "battle-why-card-no-move"


@pytest.mark.rule("B-BONUS-09")
def test_a_card_without_attacks_forbids_attack_and_breakthrough() -> None:
    table = position("D: . . . . s'as\nE: . . . . e1", active="empire", card="pressing_forward")
    assert table.legal("attack") == []
    assert table.step == "draw"
    assert table.figures("E5") == 1


@pytest.mark.rule("B-BONUS-09")
def test_the_refusal_names_the_card_that_forbids_attacks() -> None:
    table = position(
        "D: . . . . s . s\nE: . . . . e . e",
        active="empire",
        card="pressing_forward",
        play={"plain": ["D7"]},
    )
    assert table.why("attack D5xE5") == "battle-why-card-no-attack"
    assert table.can("attack D7xE7")


@pytest.mark.rule("B-BONUS-10")
@pytest.mark.parametrize("terrain", STOP_TERRAIN)
def test_ignoring_restrictions_means_no_stop_and_an_attack_after_entering(terrain: str) -> None:
    through = position(f"G: w !\nF: {terrain}", step="move", card="rebel_spearhead")
    assert {"F1", "E1", "E2", "F2"} <= goals(through, "G1")
    into = position(f"E: . s\nF: {terrain}\nG: e", step="move", card="rebel_spearhead")
    assert into.do("move G1-F1").can("attack F1xE2")


@pytest.mark.rule("B-BONUS-10")
@pytest.mark.parametrize("terrain", ["#", "%"])
def test_ignoring_restrictions_lifts_the_vehicle_penalty(terrain: str) -> None:
    text = f"C: . . . . s\nD: . . . . {terrain}w"
    assert position(text).dice("D5xC5") == 2
    assert position(text, card="rebel_spearhead").dice("D5xC5") == 4


@pytest.mark.rule("B-BONUS-10")
def test_ignoring_restrictions_makes_steep_ridges_cost_one() -> None:
    steep = position("G: e !\nF: ^\nE: ^", step="move", ridge_cost=2)
    assert goals(steep, "G1") == {"F1"}
    light = position("G: e !\nF: ^\nE: ^", step="move", ridge_cost=2, card="rebel_spearhead")
    assert goals(light, "G1") == {"F1", "E1", "E2", "F2"}
    climbed = position("E: . s\nF: ^\nG: e !", step="move", ridge_cost=2, card="rebel_spearhead")
    assert climbed.do("move G1-F1").can("attack F1xE2")


@pytest.mark.rule("B-BONUS-10")
def test_ignoring_restrictions_opens_no_closed_hex() -> None:
    table = position("G: e !\nF: ~", step="move", card="rebel_spearhead")
    assert not goals(table, "G1")
    structure = position("G: w G\nF: !", step="move", card="rebel_spearhead")
    assert not goals(structure, "G1")


@pytest.mark.rule("B-BONUS-10")
@pytest.mark.parametrize(("terrain", "dice"), [("*", 2), ("#", 2), ("%", 2), ("=", 2), ("^", 2)])
def test_ignoring_restrictions_leaves_the_target_its_protection(terrain: str, dice: int) -> None:
    table = position(f"C: . . . . {terrain}s\nD: . . . . e", card="rebel_spearhead")
    assert table.dice("D5xC5") == dice


# Figures and cards that come back


@pytest.mark.rule("B-BONUS-11")
def test_assistance_never_lifts_a_unit_above_full_strength() -> None:
    table = position(
        "G: e2 e3 w1 w3'sq w4'sq\nA: s",
        step="play",
        hands=[["assistance"], []],
        options={"leaders": {"rebel": "leia", "empire": "vader"}},
        beyond_box=True,
    )
    table.do("play assistance")
    assert [table.figures(f"G{column}") for column in range(1, 6)] == [3, 3, 2, 4, 4]


@pytest.mark.rule("B-BONUS-11")
def test_a_restored_unit_has_its_full_strength_and_eliminated_units_stay_away() -> None:
    table = position(
        "A: s1 s4\nG: e",
        active="empire",
        step="play",
        hands=[[], ["reinforcements"]],
        options={"leaders": {"rebel": "leia", "empire": "piett"}},
        play={"fallen": {"snowtrooper": 2}},
    )
    table.do("play reinforcements", "order A1")
    assert table.figures("A1") == 4
    assert table.figures("A2") == 4
    assert len([unit for unit in table.state.view(None).units if unit.side == "empire"]) == 2


LEADER_CARDS = {
    "leia": "assistance orders_from_the_princess our_last_hope",
    "luke": "in_formation tactical_assault ready_for_battle",
    "han": "diversion here_they_come scoundrels_support",
    "vader": "force_powers determination imperial_discipline",
    "veers": "walker_attack successful_landings concentrated_fire",
    "piett": "reinforcements deploy_the_fleet orbital_strike",
}
SECTION_CARDS = [
    f"{card}_{section}"
    for card in ("assault", "raid", "recon")
    for section in ("left", "centre", "right")
]
DECKS = {
    "rebel": "recon_in_force direct_from_hq trooper_assault_rebel speeder_assault "
    "artillery_barrage defensive_position rebel_spearhead",
    "empire": "pincer_move direct_from_hq trooper_assault_empire imperial_assault "
    "precision_fire search_and_destroy pressing_forward",
}
ALL_CARDS = [
    *[(side, "", card) for side in DECKS for card in SECTION_CARDS + DECKS[side].split()],
    *[
        ("rebel" if leader in ("leia", "luke", "han") else "empire", leader, card)
        for leader, cards in LEADER_CARDS.items()
        for card in cards.split()
    ],
]


@pytest.mark.rule("B-BONUS-12")
@pytest.mark.parametrize(("side", "leader", "card"), ALL_CARDS)
def test_every_card_leaves_the_hand_at_its_size(side: str, leader: str, card: str) -> None:
    """One card out, one card in; Deploy the Fleet brings its own replacement."""
    seat = ("rebel", "empire").index(side)
    spare = [
        key for key in ("recon_left", "raid_left", "assault_left", "raid_right") if key != card
    ]
    hand = [card, *spare[:3]]
    hands: list[list[str]] = [[], []]
    hands[seat] = hand
    leaders = {"rebel": "leia", "empire": "vader", side: leader}
    table = position(
        "A: s a p . s\nG: e w g . e",
        active=side,
        step="play",
        hands=hands,
        options={"leaders": leaders} if leader else None,
    )
    table.do(f"play {card}")
    finish_turn(table, side)
    assert len(table.hand(seat)) == len(hand)


def finish_turn(table: Table, side: str) -> None:
    """Do as little as possible until the other side is to play."""
    state = table.state
    while not table.over and state.view(None).active == side:
        if table.waits_for_luck:
            state.apply(state.chances()[0][0])
        else:
            table.do("done" if table.can("done") else table.legal()[0])


@pytest.mark.rule("B-BONUS-12")
def test_only_the_card_ridge_changes_the_size_of_a_hand() -> None:
    table = position(
        "A: s\nD: . . . ^\nE: . . . e",
        step="play",
        hands=[["recon_centre", "raid_left", "raid_right"], ["recon_left"]],
        objectives=marker("card", "D4", "either"),
    )
    table.do("play recon_centre", "order E4", "move E4-D4", "draw assault_left")
    assert len(table.hand(0)) == 3, "one played, one drawn for the ridge"
    finish_turn(table, "rebel")
    assert len(table.hand(0)) == 4
