"""Terrain tiles (B-TERRAIN) and structures (B-STRUCT), tile by tile."""

import pytest
from games.battle.table import Table, position, start

from echobase import BadDocument
from echobase.games.battle.rules.board import LABELS

REBELS = "ewg"


def goals(table: Table, hex_: str) -> set[str]:
    """Where the unit on this hex may move."""
    moves = [text.split()[1].split("-") for text in table.legal("move")]
    return {end for begin, end in moves if begin == hex_}


def side_of(unit: str) -> str:
    return "rebel" if unit in REBELS else "empire"


def dice(attacker: str, target: str, *, card: str = "") -> int:
    """The dice of the attacker on D5 against the target on D6; each cell may carry terrain."""
    table = position(f"D: . . . . {attacker} {target}", active=side_of(attacker[-1]), card=card)
    return table.dice("D5xD6")


def neighbours(hex_: str) -> set[str]:
    """The adjacent hexes, by the printed board."""
    row, column = "ABCDEFG".index(hex_[0]), int(hex_[1:])
    shift = 0 if row % 2 == 0 else 1
    found = {f"{hex_[0]}{column - 1}", f"{hex_[0]}{column + 1}"}
    for other in (row - 1, row + 1):
        if 0 <= other < 7:
            found |= {f"{'ABCDEFG'[other]}{column - 1 + shift + step}" for step in (0, 1)}
    return found & set(LABELS)


# Open ground


@pytest.mark.rule("B-TERRAIN-OPEN-01")
def test_open_ground_has_no_effect() -> None:
    table = position("D: . . . . a", active="empire", step="move")
    assert goals(table, "D5") == neighbours("D5")
    assert dice("e", "s") == 3
    assert dice("w", "s") == 4
    table = position("D: . . . e . s", step="move").do("move D4-D5")
    assert table.can("attack D5xD6"), "entering it stops nobody from attacking"
    assert position("D: . . . e . s").sees("D4", "D6")


# Ridge


@pytest.mark.rule("B-TERRAIN-RIDGE-01")
@pytest.mark.parametrize(
    ("unit", "enters"), [("e", True), ("w", True), ("s", True), ("p", True), ("a", False)]
)
def test_a_ridge_is_closed_to_at_ats_only(unit: str, enters: bool) -> None:
    table = position(f"D: . . . . {unit} ^", active=side_of(unit), step="move")
    assert ("D6" in goals(table, "D5")) is enters


@pytest.mark.rule("B-TERRAIN-RIDGE-01")
def test_a_ridge_neither_stops_a_move_nor_an_attack() -> None:
    table = position("D: . . . w ^ ^", step="move")
    assert "D7" in goals(table, "D4")
    table = position("D: . . . e ^ s", step="move").do("move D4-D5")
    assert table.can("attack D5xD6")


@pytest.mark.rule("B-TERRAIN-RIDGE-02")
def test_a_ridge_takes_one_die_except_from_another_ridge() -> None:
    assert dice("e", "^s") == 2
    assert dice("^e", "^s") == 3
    assert dice("^e", "s") == 3
    assert dice("*e", "^s") == 2


@pytest.mark.rule("B-TERRAIN-RIDGE-03")
def test_a_ridge_blocks_sight_except_between_ridges() -> None:
    assert not position("D: . e ^ s").sees("D2", "D4")
    assert not position("D: . ^e ^ s").sees("D2", "D4")
    assert position("D: . ^e ^ ^s").sees("D2", "D4")


@pytest.mark.rule("B-TERRAIN-RIDGE-04")
@pytest.mark.parametrize(
    ("attacker", "target", "left"),
    [("e", "s", 2), ("e", "p", 2), ("s", "e", 2), ("s", "w", 2), ("s", "g", 2), ("a", "w", 2)],
)
def test_a_ridge_protects_every_kind_of_unit(attacker: str, target: str, left: int) -> None:
    assert dice(attacker, f"^{target}") == left


# Building and wreckage


@pytest.mark.rule("B-TERRAIN-BUILD-01")
@pytest.mark.parametrize("tile", ["#", "%"])
def test_entering_a_building_or_wreckage_ends_move_and_attack(tile: str) -> None:
    table = position(f"E: . s\nF: {tile}\nG: w !\nA: . . . e s", step="move")
    assert goals(table, "G1") == {"F1"}
    table.do("move G1-F1", "done")
    assert table.why("attack F1xE2") == "battle-why-halted"


@pytest.mark.rule("B-TERRAIN-BUILD-02")
@pytest.mark.parametrize("tile", ["#", "%"])
def test_a_vehicle_in_a_building_or_wreckage_rolls_two_dice_fewer(tile: str) -> None:
    assert dice(f"{tile}w", "s") == 2
    assert dice(f"{tile}a", "e") == 1
    assert dice(f"{tile}e", "s") == 3
    assert dice(f"{tile}s", "e") == 3
    assert dice(f"{tile}g", "s") == 3
    assert dice(f"{tile}p", "e") == 2


@pytest.mark.rule("B-TERRAIN-BUILD-03")
@pytest.mark.parametrize("tile", ["#", "%"])
def test_a_building_or_wreckage_protects_and_blocks_sight(tile: str) -> None:
    assert dice("w", f"{tile}s") == 2
    assert dice("a", f"{tile}e") == 1
    assert dice("e", f"{tile}s") == 2
    assert dice("g", f"{tile}s") == 2
    assert dice("p", f"{tile}e") == 1
    assert not position(f"D: . e {tile} s").sees("D2", "D4")


@pytest.mark.rule("B-TERRAIN-BUILD-04")
@pytest.mark.parametrize("under", ["#", "%"])
@pytest.mark.parametrize("target", ["*s", "#s", "%s"])
def test_penalty_and_protection_together_take_four_dice(under: str, target: str) -> None:
    assert dice(f"{under}w", target) == 0
    assert dice(f"{under}w", target, card="orders_from_the_princess") == 1


# Rocks


@pytest.mark.rule("B-TERRAIN-ROCKS-01")
def test_entering_rocks_ends_move_and_attack() -> None:
    table = position("E: . s\nF: *\nG: w !\nA: . . . e s", step="move")
    assert goals(table, "G1") == {"F1"}
    table.do("move G1-F1", "done")
    assert table.why("attack F1xE2") == "battle-why-halted"


@pytest.mark.rule("B-TERRAIN-ROCKS-01")
@pytest.mark.parametrize(("unit", "left"), [("*w", 4), ("*e", 3), ("*a", 3), ("*p", 2)])
def test_attacking_out_of_rocks_costs_nothing(unit: str, left: int) -> None:
    assert dice(unit, "s" if unit[-1] in REBELS else "e") == left


@pytest.mark.rule("B-TERRAIN-ROCKS-02")
def test_rocks_protect_and_block_sight() -> None:
    assert dice("w", "*s") == 2
    assert dice("a", "*e") == 1
    assert dice("e", "*s") == 2
    assert dice("g", "*p") == 2
    assert dice("p", "*w") == 1
    assert not position("D: . e * s").sees("D2", "D4")


# Trenches


@pytest.mark.rule("B-TERRAIN-TRENCH-01")
def test_trenches_restrict_nothing_and_hide_nothing() -> None:
    for unit in "ewsap":
        table = position(f"D: . . . . {unit} =", active=side_of(unit), step="move")
        assert "D6" in goals(table, "D5"), unit
    through = position("D: . . . e = .", step="move")
    assert "D6" in goals(through, "D4")
    into = position("D: . . . e = s", step="move").do("move D4-D5")
    assert into.can("attack D5xD6")
    assert dice("=w", "s") == 4
    assert position("D: . e = s").sees("D2", "D4")


@pytest.mark.rule("B-TERRAIN-TRENCH-02")
def test_infantry_in_trenches_is_attacked_with_one_die_less_and_may_hold() -> None:
    assert dice("e", "=s") == 2
    assert dice("w", "=s") == 3
    assert dice("a", "=e") == 2
    table = position("D: . . . . e =s").do("attack D5xD6", "roll RX")
    assert table.to_act == 1
    assert set(table.legal()) == {"ignore", "take"}
    table.do("ignore")
    assert table.kind("D6") == "snowtrooper"
    assert table.figures("D6") == 4


@pytest.mark.rule("B-TERRAIN-TRENCH-02")
@pytest.mark.parametrize(
    ("attacker", "target", "left"), [("e", "p", 3), ("s", "w", 3), ("s", "g", 3), ("e", "a", 3)]
)
def test_other_units_in_trenches_get_nothing(attacker: str, target: str, left: int) -> None:
    assert dice(attacker, f"={target}") == left


@pytest.mark.rule("B-TERRAIN-TRENCH-02")
def test_other_units_in_trenches_must_retreat() -> None:
    table = position("D: . . . . e =p").do("attack D5xD6", "roll RXX")
    assert table.step == "retreat"
    assert table.do("retreat C6").unit("D6") is None


@pytest.mark.rule("B-TERRAIN-TRENCH-03")
@pytest.mark.parametrize("start_hex", sorted(neighbours("D5")))
def test_trenches_protect_in_every_direction(start_hex: str) -> None:
    units = [{"kind": "echo_trooper", "hex": start_hex}, {"kind": "snowtrooper", "hex": "D5"}]
    table = position("", units=units, terrain={"trench": ["D5"]})
    assert table.dice(f"{start_hex}xD5") == 2


# Serac and crevasse


@pytest.mark.rule("B-TERRAIN-SERAC-01")
@pytest.mark.parametrize("unit", ["e", "w", "s", "a", "p"])
def test_nobody_ever_enters_a_serac(unit: str) -> None:
    table = position(f"D: . . . . {unit} !", active=side_of(unit), step="move")
    assert "D6" not in goals(table, "D5")


@pytest.mark.rule("B-TERRAIN-SERAC-01")
def test_nobody_retreats_onto_a_serac() -> None:
    table = position("C: . . . . ! !\nD: . . . . s e").do("attack D6xD5", "roll RXX")
    assert table.figures("D5") == 3


@pytest.mark.rule("B-TERRAIN-SERAC-01")
def test_a_serac_blocks_sight_even_between_ridges() -> None:
    assert not position("D: . e ! s").sees("D2", "D4")
    assert not position("D: . ^e ! ^s").sees("D2", "D4")


@pytest.mark.rule("B-TERRAIN-CREV-01")
@pytest.mark.parametrize(
    ("unit", "enters"), [("e", False), ("w", True), ("s", False), ("a", False), ("p", False)]
)
def test_a_crevasse_is_open_to_flying_units_only(unit: str, enters: bool) -> None:
    table = position(f"D: . . . . {unit} ~", active=side_of(unit), step="move")
    assert ("D6" in goals(table, "D5")) is enters


@pytest.mark.rule("B-TERRAIN-CREV-01")
def test_a_crevasse_does_not_block_sight_or_stop_flyers() -> None:
    assert position("D: . e ~ s").sees("D2", "D4")
    table = position("D: . . w ~ . s", step="move")
    assert "D5" in goals(table, "D3")
    assert table.do("move D3-D4").can("attack D4xD6"), "and it shoots from above it"


@pytest.mark.rule("B-TERRAIN-CREV-01")
def test_infantry_cannot_retreat_onto_a_crevasse_but_snowspeeders_can() -> None:
    infantry = position("D: . . . . e s\nE: . . . . ~ ~", active="empire")
    infantry.do("attack D6xD5", "roll RXX")
    assert infantry.figures("D5") == 2
    speeders = position("D: . . . . w s\nE: . . . . ~ ~", active="empire")
    speeders.do("attack D6xD5", "roll RXX", "retreat E5")
    assert speeders.figures("E5") == 3


# Terrain in general


@pytest.mark.rule("B-TERRAIN-01")
@pytest.mark.parametrize("tile", ["#", "%", "*"])
def test_a_retreat_runs_through_ruins_without_stopping(tile: str) -> None:
    table = position(f"C: . . . . {tile} {tile}\nD: . . . . s e").do("attack D6xD5", "roll RRX")
    table.do("retreat C5", "retreat B5")
    assert table.figures("B5") == 4


@pytest.mark.rule("B-TERRAIN-02")
def test_a_hex_has_one_terrain_only() -> None:
    with pytest.raises(BadDocument, match="D5 has this terrain already: Ridge"):
        start("G: e\nA: s", terrain={"ridge": ["D5"], "rocks": ["D5"]})


@pytest.mark.rule("B-TERRAIN-02", "B-STRUCT-02")
@pytest.mark.parametrize(
    ("tile", "infantry", "walker"),
    [("", 3, 3), ("^", 2, 2), ("*", 2, 1), ("#", 2, 1), ("%", 2, 1)],
)
@pytest.mark.parametrize("structure", ["G", "I"])
def test_a_structure_has_the_protection_of_the_terrain_below(
    tile: str, infantry: int, walker: int, structure: str
) -> None:
    assert dice("s", tile + structure) == infantry
    assert dice("a", tile + structure) == walker


@pytest.mark.rule("B-TERRAIN-02", "B-STRUCT-02")
def test_a_structure_on_a_ridge_is_not_protected_from_a_ridge() -> None:
    assert dice("^s", "^I") == 3


@pytest.mark.rule("B-TERRAIN-02", "B-STRUCT-02")
def test_a_structure_in_trenches_is_no_infantry() -> None:
    assert dice("s", "=G") == 3


# Structures


@pytest.mark.rule("B-STRUCT-01")
def test_a_structure_is_no_unit() -> None:
    """It is never ordered, does not count as a neighbour, and does not keep a side in play."""
    table = position("D: . . . . G\nE: . . . . e\nA: s", step="play", hands=[["recon_centre"], []])
    table.do("play recon_centre")
    assert table.legal("order") == ["order E5"]
    assert {unit.hex for unit in table.state.view(None).units} == {"A1", "E5"}
    friends = position("D: . . . . G\nE: . . . . e s", card="scoundrels_support")
    assert friends.dice("E5xE6") == 3
    alone = position("D: . . . . G\nE: . . . . e1 s", active="empire")
    alone.do("attack E6xE5", "roll III")
    assert alone.winner == "empire"


@pytest.mark.rule("B-STRUCT-01", "B-STRUCT-03", "B-STRUCT-04")
@pytest.mark.parametrize("structure", ["G", "I"])
def test_one_blast_destroys_a_structure(structure: str) -> None:
    table = position(f"D: s . {structure}\nG: e", active="empire").do("attack D1xD3", "roll BX")
    assert table.state.view(None).structures == {}
    assert "battle-destroyed" in table.events


@pytest.mark.rule("B-STRUCT-02")
@pytest.mark.parametrize("unit", ["e", "w", "s", "a", "p"])
@pytest.mark.parametrize("structure", ["G", "I"])
def test_a_structure_is_closed_to_all(unit: str, structure: str) -> None:
    table = position(f"D: . . . . {unit} {structure}", active=side_of(unit), step="move")
    assert "D6" not in goals(table, "D5")


@pytest.mark.rule("B-STRUCT-02")
def test_nobody_retreats_onto_a_structure_and_it_blocks_sight() -> None:
    table = position("D: . . . . e s\nE: . . . . G I", active="empire")
    table.do("attack D6xD5", "roll RXX")
    assert table.figures("D5") == 2
    assert not position("D: . e G s").sees("D2", "D4")


@pytest.mark.rule("B-STRUCT-03")
def test_an_attack_on_a_structure_needs_order_range_sight_and_dice() -> None:
    others = "\nG: . . . . s e"
    assert position("D: s . . G" + others, active="empire").can("attack D1xD4")
    far = position("D: s . . . G" + others, active="empire")
    assert far.why("attack D1xD5") == "battle-why-out-of-range"
    hidden = position("D: s * G" + others, active="empire")
    assert hidden.why("attack D1xD3") == "battle-why-sight"
    sheltered = position("D: s . . ^G" + others, active="empire")
    assert sheltered.why("attack D1xD4") == "battle-why-no-dice"
    idle = position("D: s . G" + others, active="empire", ordered="G5")
    assert idle.why("attack D1xD3") == "battle-why-not-ordered"


@pytest.mark.rule("B-STRUCT-05")
@pytest.mark.parametrize("roll", ["III", "VVV", "RRR", "XXX", "IVR"])
def test_every_face_but_the_blast_misses_a_structure(roll: str) -> None:
    table = position("D: s G\nG: e", active="empire").do("attack D1xD2", f"roll {roll}")
    assert table.state.view(None).structures == {"D2": "shield_generator"}
    assert table.step == "draw", "no retreat and no confirmation roll"


@pytest.mark.rule("B-STRUCT-05")
def test_a_blast_needs_no_confirmation_and_more_blasts_do_no_more() -> None:
    table = position("D: s G G\nG: e", active="empire").do("attack D1xD2", "roll BBB")
    assert table.step == "draw"
    assert table.state.view(None).structures == {"D3": "shield_generator"}


@pytest.mark.rule("B-STRUCT-06")
def test_structures_belong_to_the_rebels() -> None:
    rebels = position("D: e G\nE: e s")
    assert rebels.why("attack D1xD2") == "battle-why-no-target"
    assert position("D: s G", active="empire").can("attack D1xD2")


@pytest.mark.rule("B-STRUCT-07")
@pytest.mark.parametrize(
    ("tile", "sees_across", "at_at_enters"),
    [("", True, True), ("=", True, True), ("^", False, False), ("*", False, True)],
)
def test_a_destroyed_structure_leaves_plain_terrain(
    tile: str, sees_across: bool, at_at_enters: bool
) -> None:
    table = position(
        f"D: . s {tile}G e\nE: . . a",
        active="empire",
        hands=[["recon_left"], ["direct_from_hq"]],
    )
    assert not table.sees("D2", "D4")
    table.do("attack D2xD3", "roll B" + "X" * (table.dice("D2xD3") - 1), "done")
    assert table.sees("D2", "D4") is sees_across
    state = table.state
    while state.view(None).turns["empire"] == 1:
        if table.waits_for_luck:
            state.apply(state.chances()[0][0])
        else:
            table.do("done" if table.can("done") else table.legal()[0])
    table.do("play direct_from_hq", "order D2", "order E3")
    assert table.can("move D2-D3")
    assert table.can("move E3-D3") is at_at_enters


@pytest.mark.rule("B-STRUCT-08")
def test_close_combat_dice_count_but_no_breakthrough_follows() -> None:
    table = position("D: . a G\nE: . G\nG: e", active="empire", card="walker_attack")
    assert table.dice("D2xD3") == 4
    assert table.dice("D2xE2") == 4
    far = position("D: . a . G", active="empire", card="walker_attack")
    assert far.dice("D2xD4") == 3
    assault = position("D: . s'as G\nG: e", active="empire").do("attack D2xD3", "roll BBB")
    assert assault.step == "draw"
    assert assault.kind("D2") == "snowtrooper"


@pytest.mark.rule("B-STRUCT-09")
def test_card_dice_and_malus_work_against_structures() -> None:
    assert dice("a", "G", card="precision_fire") == 4
    assert dice("s", "G", card="imperial_discipline") == 2


@pytest.mark.rule("B-STRUCT-09")
def test_an_eweb_rolls_again_against_a_structure() -> None:
    table = position("D: s'ew G\nG: e", active="empire").do("attack D1xD2", "roll XXX")
    assert table.step == "reroll"
    table.do("reroll XXX", "roll BXX")
    assert table.state.view(None).structures == {}


@pytest.mark.rule("B-STRUCT-09")
def test_force_powers_turn_retreats_into_blasts_against_a_structure() -> None:
    table = position("D: s G\nG: e", active="empire", card="force_powers")
    table.do("attack D1xD2", "roll RXX")
    assert table.state.view(None).structures == {}


@pytest.mark.rule("B-STRUCT-09")
def test_concentrated_fire_counts_attackers_of_a_structure() -> None:
    table = position("D: s G s\nE: s\nG: e", active="empire", card="concentrated_fire")
    table.do("attack D1xD2", "roll XXX")
    assert table.dice("D3xD2") == 4
    table.do("attack D3xD2", "roll XXXX")
    assert table.dice("E1xD2") == 2 + 2


@pytest.mark.rule("B-STRUCT-09")
def test_scouts_add_nothing_against_a_structure() -> None:
    table = position("D: s . G\nE: . ^s'sc . e", active="empire")
    assert table.sees("E2", "D3")
    assert table.dice("D1xD3") == 2
    assert table.dice("E2xE4") == 2


@pytest.mark.rule("B-STRUCT-09")
def test_orbital_strike_cannot_choose_a_structure() -> None:
    table = position(
        "A: s\nD: . G\nG: e",
        active="empire",
        step="play",
        hands=[[], ["orbital_strike"]],
        options={"leaders": {"rebel": "leia", "empire": "piett"}},
    ).do("play orbital_strike")
    assert table.legal("strike") == ["strike G1"]


@pytest.mark.rule("B-STRUCT-09")
def test_air_support_names_units_only() -> None:
    """Rebel structures are not targets of the Rebels' own support card either."""
    table = position("D: . . e s\nG: G", play={"support": ["air_support"]})
    assert table.legal("support") == ["support air_support D4"]


@pytest.mark.rule("B-STRUCT-09")
def test_final_assault_does_not_follow_an_attack_on_a_structure() -> None:
    table = position("D: s G\nG: e", active="empire", play={"support": ["final_assault"]})
    table.do("attack D1xD2", "roll RRR")
    assert table.step == "draw"


@pytest.mark.rule("B-STRUCT-10")
def test_a_destroyed_structure_gives_no_medal_by_itself() -> None:
    table = position("D: s G\nG: e", active="empire").do("attack D1xD2", "roll BXX")
    assert table.medals("empire") == 0
    assert not table.over


@pytest.mark.rule("B-STRUCT-10")
def test_a_scenario_may_make_structures_count() -> None:
    victory = {
        "rebel": {"medals": 5},
        "empire": {"sudden_death": [{"type": "destroy_structures", "need": 2}]},
    }
    table = position("D: s G G s\nG: e", active="empire", victory=victory)
    table.do("attack D1xD2", "roll BXX")
    assert not table.over
    table.do("attack D4xD3", "roll BXX")
    assert table.winner == "empire"
    assert table.medals("empire") == 0
