"""Attacks (B-ATTACK) and the dice (B-DICE)."""

from fractions import Fraction

import pytest
from games.battle.table import Table, position

from echobase import IllegalAction

OTHERS = "\nG: . . . . . . . . e s"
"""A pair of enemies in a far corner, so that the attack step is never empty."""


# One attack after the other


@pytest.mark.rule("B-ATTACK-01")
def test_units_attack_in_any_sequence_each_attack_resolved_before_the_next() -> None:
    table = position("C: . . s . . . s\nD: . . e . . . e")
    assert table.can("attack D3xC3")
    assert table.can("attack D7xC7")
    table.do("attack D7xC7", "roll IRX")
    assert table.to_act == 1, "the owner of the target must first choose where to retreat"
    assert table.legal() == ["retreat B6", "retreat B7"]
    table.do("retreat B6")
    assert table.to_act == 0
    assert table.can("attack D3xC3")


@pytest.mark.rule("B-ATTACK-02")
def test_a_unit_attacks_once_and_need_not_attack() -> None:
    table = position("C: . . s . . . s\nD: . . e . . . e")
    table.do("attack D3xC3", "roll XXX")
    assert table.why("attack D3xC3") == "battle-why-attacked"
    table.do("done")
    assert table.step == "draw"
    assert table.figures("C7") == 4


@pytest.mark.rule("B-ATTACK-03")
def test_all_dice_go_to_one_target() -> None:
    table = position("C: . . . . s1 s\nD: . . . . e").do("attack D5xC5", "roll BBB")
    assert table.unit("C5") is None
    assert table.figures("C6") == 4, "spare hits go nowhere"
    assert table.step == "draw"


@pytest.mark.rule("B-ATTACK-04")
@pytest.mark.parametrize(("unit", "dice"), [("e1", 3), ("e2", 3), ("e3", 3), ("w1", 4), ("w3", 4)])
def test_losses_do_not_weaken_an_attack(unit: str, dice: int) -> None:
    assert position(f"C: . . . . s\nD: . . . . {unit}").dice("D5xC5") == dice


@pytest.mark.rule("B-ATTACK-05")
def test_an_attack_runs_through_its_procedure() -> None:
    table = position("C: . . . . *s\nD: . . . . e").do("attack D5xC5")
    assert table.waits_for_luck
    with pytest.raises(IllegalAction):
        table.do("roll III")
    table.do("roll IR", "retreat B5")
    assert table.events == ["battle-attacked", "battle-rolled", "battle-hit", "battle-retreated"]
    assert table.log[0].args["dice"] == 2, "3 for the distance, less 1 for the rocks"
    assert table.figures("B5") == 3


@pytest.mark.rule("B-ATTACK-05")
@pytest.mark.parametrize(
    ("row", "target", "why"),
    [
        ("e . . . s", "D5", "battle-why-out-of-range"),
        ("e . * . s", "D5", "battle-why-out-of-range"),
        ("e . * s", "D4", "battle-why-sight"),
        ("e . . *s", "D4", "battle-why-no-dice"),
        ("e . . .", "D4", "battle-why-no-target"),
    ],
)
def test_range_comes_before_sight_and_sight_before_dice(row: str, target: str, why: str) -> None:
    assert position(f"D: {row}{OTHERS}").why(f"attack D1x{target}") == why


@pytest.mark.rule("B-ATTACK-05")
def test_only_ordered_units_attack() -> None:
    table = position("C: . . s . . . s\nD: . . e . . . e", ordered="D3")
    assert table.why("attack D7xC7") == "battle-why-not-ordered"


@pytest.mark.rule("B-ATTACK-06")
@pytest.mark.parametrize(
    ("unit", "side", "strip"),
    [
        ("e", "rebel", [3, 2, 1]),
        ("s", "empire", [3, 2, 1]),
        ("w", "rebel", [4, 2]),
        ("a", "empire", [3, 3, 3]),
        ("g", "rebel", [3, 3, 2, 2]),
        ("p", "empire", [2, 1]),
    ],
)
def test_base_dice_are_read_from_the_range_strip(unit: str, side: str, strip: list[int]) -> None:
    enemy = "s" if side == "rebel" else "e"
    mate = "e" if side == "rebel" else "s"
    for distance in range(1, 7):
        row = f"D: {unit} {'. ' * (distance - 1)}{enemy}\nG: . . . . . . . . {mate} {enemy}"
        table = position(row, active=side)
        target = f"D1xD{1 + distance}"
        if distance <= len(strip):
            assert table.dice(target) == strip[distance - 1]
            assert table.can(f"attack {target}")
        else:
            assert table.why(f"attack {target}") == "battle-why-out-of-range"


@pytest.mark.rule("B-ATTACK-07")
def test_close_combat_is_an_attack_on_an_adjacent_unit() -> None:
    """A card that speaks of close combat tells it apart."""
    table = position("B: . . . . s s\nC: . . . . s\nD: . . . . e", card="combat_experience")
    assert table.dice("D5xC5") == 3 + 1
    assert table.dice("D5xB6") == 2


@pytest.mark.rule("B-ATTACK-07")
def test_no_breakthrough_follows_an_attack_from_farther_away() -> None:
    table = position("A: s\nC: . . . . s1\nE: . . . . e'as").do("attack E5xC5", "roll IX")
    assert table.unit("C5") is None
    assert table.step == "draw"


@pytest.mark.rule("B-ATTACK-08")
@pytest.mark.parametrize(
    ("unit", "side", "enemy"),
    [
        ("e", "rebel", "s"),
        ("w", "rebel", "s"),
        ("g", "rebel", "s"),
        ("s", "empire", "e"),
        ("a", "empire", "e"),
        ("p", "empire", "e"),
    ],
)
def test_every_attacker_needs_to_see_its_target(unit: str, side: str, enemy: str) -> None:
    clear = position(f"D: {unit} . {enemy}", active=side)
    assert clear.can("attack D1xD3")
    blocked = position(f"D: {unit} * {enemy}", active=side)
    assert not blocked.can("attack D1xD3")


# Targets


@pytest.mark.rule("B-ATTACK-09")
def test_only_enemies_can_be_targets() -> None:
    table = position("C: . . . . e s\nD: . . . . e G")
    assert set(table.legal("attack")) == {"attack D5xC6", "attack C5xC6"}
    assert table.why("attack D5xC5") == "battle-why-no-target"
    assert table.why("attack D5xD6") == "battle-why-no-target", "their own generator"


@pytest.mark.rule("B-ATTACK-09")
def test_structures_can_be_targets_of_their_enemy() -> None:
    table = position("C: . . . . s s\nD: . . . . I G", active="empire")
    assert set(table.legal("attack")) == {"attack C5xD5", "attack C6xD5", "attack C6xD6"}
    assert table.why("attack C5xC6") == "battle-why-no-target"


@pytest.mark.rule("B-ATTACK-10")
def test_a_unit_beside_an_enemy_may_attack_a_farther_one_or_nobody() -> None:
    table = position("B: . . . . . s\nC: . . . . s\nD: . . . . e")
    assert table.can("attack D5xC5")
    assert table.can("attack D5xB6")
    assert table.can("done")
    table.do("attack D5xB6", "roll IX")
    assert table.figures("B6") == 3
    assert table.figures("C5") == 4


@pytest.mark.rule("B-ATTACK-11")
def test_the_defender_does_not_strike_back() -> None:
    table = position("C: . . . . s\nD: . . . . e").do("attack D5xC5", "roll IXX")
    assert table.figures("D5") == 3
    assert table.step == "draw", "straight on to the draw of the attacker"
    assert table.state.view(None).active == "rebel"


@pytest.mark.rule("B-ATTACK-12")
def test_an_eliminated_unit_clears_the_line_for_the_next_attack() -> None:
    table = position("D: . g s1 s\nC: . . e")
    assert not table.can("attack D2xD4")
    table.do("attack C3xD3", "roll IXX")
    assert table.can("attack D2xD4")


@pytest.mark.rule("B-ATTACK-12")
def test_a_retreat_changes_the_distance_for_the_next_attack() -> None:
    table = position("C: . . . . s\nD: . . . e e").do("attack D5xC5", "roll RXX", "retreat B4")
    assert table.dice("D4xB4") == 2
    assert table.can("attack D4xB4")


@pytest.mark.rule("B-ATTACK-12")
def test_the_scout_is_asked_when_the_attack_is_declared() -> None:
    """The unit in front of the scout hides the target until it is gone."""
    table = position("D: . ^e'sc s1 s\nC: . . e . e")
    assert table.dice("C5xD4") == 3
    table.do("attack C3xD3", "roll IXXX")
    assert table.dice("C5xD4") == 4


@pytest.mark.rule("B-ATTACK-13")
@pytest.mark.parametrize("roll", ["III", "RXX"])
def test_ordinary_units_do_not_advance_after_a_won_close_combat(roll: str) -> None:
    table = position("A: s\nC: . . . . s1\nD: . . . . e").do("attack D5xC5", f"roll {roll}")
    if table.step == "retreat":
        table.do("retreat B5")
    assert table.step == "draw"
    assert table.kind("D5") == "echo_trooper"
    assert table.unit("C5") is None


@pytest.mark.rule("B-ATTACK-14")
def test_an_attack_without_dice_cannot_be_declared() -> None:
    table = position("D: e . . ^s" + OTHERS)
    assert table.dice("D1xD4") == 0
    assert table.why("attack D1xD4") == "battle-why-no-dice"


@pytest.mark.rule("B-ATTACK-14")
def test_an_attack_without_dice_feeds_nothing_that_counts_attackers() -> None:
    """Under Concentrated Fire the first troopers have no die, so the second stay without bonus."""
    table = position("D: s . . ^e\nC: . . . . s", active="empire", card="concentrated_fire")
    assert not table.can("attack D1xD4")
    assert table.dice("C5xD4") == 2
    table.do("attack C5xD4", "roll XX")
    assert table.dice("D1xD4") == 1, "now one other unit has attacked this target"


@pytest.mark.rule("B-ATTACK-15")
def test_a_declared_attack_cannot_be_taken_back() -> None:
    table = position("C: . . . . s s\nD: . . . . e").do("attack D5xC5")
    assert table.waits_for_luck
    assert table.legal() == []
    with pytest.raises(IllegalAction):
        table.do("attack D5xC6")
    table.do("roll XXX")
    assert not table.can("attack D5xC6")


# The die


@pytest.mark.rule("B-DICE-01")
def test_the_faces_of_the_die() -> None:
    table = position("D: e . . s").do("attack D1xD4")
    state = table.state
    chances = {
        state.write(action): Fraction(odds).limit_denominator(36)
        for action, odds in state.chances()
    }
    sixth = Fraction(1, 6)
    assert chances == {
        "roll I": 2 * sixth,
        "roll V": sixth,
        "roll B": sixth,
        "roll R": sixth,
        "roll X": sixth,
    }


@pytest.mark.rule("B-DICE-01")
def test_two_dice_fall_independently() -> None:
    table = position("D: e . s").do("attack D1xD3")
    state = table.state
    chances = {state.write(action): odds for action, odds in state.chances()}
    assert chances["roll II"] == pytest.approx(4 / 36)
    assert chances["roll IV"] == pytest.approx(4 / 36)
    assert chances["roll BX"] == pytest.approx(2 / 36)
    assert chances["roll RR"] == pytest.approx(1 / 36)
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.rule("B-DICE-02")
@pytest.mark.parametrize(
    ("target", "hitting"), [("s", "IB"), ("p", "B"), ("e", "IB"), ("w", "VB"), ("g", "B")]
)
def test_which_face_hits_whom(target: str, hitting: str) -> None:
    rebels = target in "sp"
    for face in "IVBX":
        board = f"D: {'e' if rebels else 's'} . . {target}\nA: . . . . . . . . e s"
        table = position(board, active="rebel" if rebels else "empire", ordered="D1")
        before = table.figures("D4")
        table.do("attack D1xD4", f"roll {face}")
        assert before - table.figures("D4") == (1 if face in hitting else 0), face


@pytest.mark.rule("B-DICE-02")
@pytest.mark.parametrize(
    ("face", "confirms"), [("V", True), ("B", True), ("I", False), ("X", False)]
)
def test_which_face_counts_against_an_at_at(face: str, confirms: bool) -> None:
    table = position("A: s\nD: e . . a").do("attack D1xD4", f"roll {face}")
    assert (table.step == "confirm") is confirms


@pytest.mark.rule("B-DICE-02")
def test_a_retreat_face_pushes_back_and_takes_no_figure() -> None:
    table = position("D: e . . s").do("attack D1xD4", "roll R", "retreat C4")
    assert table.figures("C4") == 4
    assert table.unit("D4") is None


@pytest.mark.rule("B-DICE-02")
def test_a_face_that_fits_nothing_is_a_miss() -> None:
    table = position("D: e s").do("attack D1xD2", "roll VVX")
    assert table.figures("D2") == 4
    assert "battle-missed" in table.events


# How many dice


@pytest.mark.rule("B-DICE-03")
@pytest.mark.parametrize(
    ("text", "card", "dice"),
    [
        ("D: . . . . %w\nC: . . . . *s", "orders_from_the_princess", 1),
        ("D: . . . . %w\nB: . . . . . *s", "orders_from_the_princess", 0),
        ("D: . . . . *e\nB: . . . . . *s", "orders_from_the_princess", 2),
        ("D: . . . . e\nC: . . . . *s", "", 2),
    ],
    ids=["4+1-2-2", "2+1-2-2", "2+1-1", "3-1"],
)
def test_everything_is_added_up_first_and_cut_at_zero_last(text: str, card: str, dice: int) -> None:
    """Were the dice cut at 0 before the bonus is added, the second case would have one die."""
    table = position(text + OTHERS, card=card)
    target = "C5" if "C:" in text else "B6"
    assert table.dice(f"D5x{target}") == dice
    assert table.can(f"attack D5x{target}") is (dice > 0)


@pytest.mark.rule("B-DICE-03")
def test_a_malus_is_part_of_the_sum() -> None:
    table = position("D: s . . e\nC: . . . . s", active="empire", card="imperial_discipline")
    assert table.dice("D1xD4") == 0
    assert table.dice("C5xD4") == 2


PROTECTION = [
    # terrain under the target, target, attacker, dice lost
    *[
        ("^", target, attacker, 1)
        for target, attacker in ("se", "sw", "sg", "pe", "es", "wa", "gp")
    ],
    *[(tile, "s", "e", 1) for tile in "#%*"],
    *[(tile, "s", "w", 2) for tile in "#%*"],
    *[(tile, "s", "g", 1) for tile in "#%*"],
    *[(tile, "e", "a", 2) for tile in "#%*"],
    *[(tile, "e", "p", 1) for tile in "#%*"],
    *[(tile, "w", "s", 1) for tile in "#%*"],
    *[(tile, "w", "a", 2) for tile in "#%*"],
    *[(tile, "p", "w", 2) for tile in "#%*"],
    *[("=", target, attacker, 1) for target, attacker in ("se", "sw", "sg", "es", "ea", "ep")],
    *[("=", target, attacker, 0) for target, attacker in ("pe", "pw", "wa", "ws", "ga", "gs")],
    *[("~", "w", attacker, 0) for attacker in "sap"],
    *[("", target, attacker, 0) for target, attacker in ("se", "sw", "wa", "gp")],
]
BASE = {"e": 3, "s": 3, "w": 4, "a": 3, "g": 3, "p": 2}
"""Dice at distance 1."""


@pytest.mark.rule("B-DICE-04")
@pytest.mark.parametrize(("tile", "target", "attacker", "lost"), PROTECTION)
def test_protection_of_the_terrain_under_the_target(
    tile: str, target: str, attacker: str, lost: int
) -> None:
    side = "rebel" if attacker in "ewg" else "empire"
    table = position(f"D: {attacker} {tile}{target}", active=side)
    assert table.dice("D1xD2") == BASE[attacker] - lost


@pytest.mark.rule("B-DICE-04")
@pytest.mark.parametrize(("target", "attacker"), ["se", "sw", "sg", "es", "ws", "gp"])
def test_a_ridge_does_not_protect_from_another_ridge(target: str, attacker: str) -> None:
    side = "rebel" if attacker in "ewg" else "empire"
    table = position(f"D: ^{attacker} ^{target}", active=side)
    assert table.dice("D1xD2") == BASE[attacker]


@pytest.mark.rule("B-DICE-05")
@pytest.mark.parametrize(
    ("tile", "attacker", "lost"),
    [
        *[(tile, vehicle, 2) for tile in "#%" for vehicle in "wa"],
        *[(tile, other, 0) for tile in "#%" for other in "espg"],
        *[("*", unit, 0) for unit in "ewsapg"],
        *[("=", unit, 0) for unit in "ewsapg"],
        *[("^", unit, 0) for unit in "ewspg"],
        ("~", "w", 0),
    ],
)
def test_penalty_of_the_terrain_under_the_attacker(tile: str, attacker: str, lost: int) -> None:
    side = "rebel" if attacker in "ewg" else "empire"
    target = "s" if side == "rebel" else "e"
    table = position(f"D: {tile}{attacker} {target}", active=side)
    assert table.dice("D1xD2") == BASE[attacker] - lost


@pytest.mark.rule("B-DICE-06")
@pytest.mark.parametrize(("tile", "lost"), [("*", 4), ("#", 4), ("%", 4), ("=", 3), ("^", 3)])
def test_protection_and_penalty_add_up(tile: str, lost: int) -> None:
    table = position(f"D: %w {tile}s", card="orders_from_the_princess")
    assert table.dice("D1xD2") == 4 + 1 - lost


@pytest.mark.rule("B-DICE-07")
@pytest.mark.parametrize("tile", ["", "*", "#", "%", "="])
def test_an_at_at_is_never_protected(tile: str) -> None:
    assert position(f"D: e {tile}a").dice("D1xD2") == 3
    assert position(f"D: w {tile}a").dice("D1xD2") == 4


@pytest.mark.rule("B-DICE-07")
@pytest.mark.parametrize(("tile", "dice"), [("#", 1), ("%", 1), ("*", 3), ("=", 3)])
def test_an_at_at_keeps_its_own_penalty(tile: str, dice: int) -> None:
    assert position(f"D: {tile}a e", active="empire").dice("D1xD2") == dice
    assert position(f"D: %w {tile}a").dice("D1xD2") == 2, "and so does who attacks it"


@pytest.mark.rule("B-DICE-08")
def test_more_than_six_dice_can_be_rolled() -> None:
    """Five friends around the attacker, a scout on the ridge and 3 dice of its own: 9 dice."""
    table = position(
        "C: . . . . e e\nD: . . . e e s\nE: . . . . e ^e'sc\nA: s",
        card="scoundrels_support",
        ordered="D5",
    )
    assert table.dice("D5xD6") == 9
    table.do("attack D5xD6")
    assert sum(odds for _, odds in table.state.chances()) == pytest.approx(1)
    table.do("roll XXXXXIIII")
    assert table.unit("D6") is None


# From the roll to the result


@pytest.mark.rule("B-DICE-09")
def test_a_second_roll_comes_before_faces_are_converted() -> None:
    """E-Web and Force Powers: the kept retreat becomes a blast only when hits are counted."""
    table = position("C: . . . . s'ew\nD: . . . . w", active="empire", card="force_powers").do(
        "attack C5xD5", "roll RXX"
    )
    assert table.step == "reroll"
    assert table.can("reroll R"), "it still shows a retreat"
    table.do("reroll XX", "roll RX")
    assert table.figures("D5") == 1, "two retreats are two blasts"
    assert table.step == "draw", "and push nobody back"


@pytest.mark.rule("B-DICE-09")
def test_a_second_roll_comes_before_the_confirmation_roll() -> None:
    table = position("C: . . . . a\nD: . . . . e'ew\nA: s").do("attack D5xC5", "roll XXX")
    table.do("reroll XXX", "roll VBX")
    assert table.step == "confirm"
    table.do("roll XB")
    assert table.unit("C5") is None


@pytest.mark.rule("B-DICE-09")
def test_figures_are_removed_before_the_retreat() -> None:
    table = position("C: . . . . s2\nD: . . . . e").do("attack D5xC5", "roll IRX")
    assert table.step == "retreat"
    assert table.figures("C5") == 1
    assert (
        position("A: s\nC: . . . . s1\nD: . . . . e").do("attack D5xC5", "roll IRX").step == "draw"
    )


def eweb_and_support() -> Table:
    return position("C: . . . . s\nD: . . . . e'ew", play={"support": ["lets_finish_this"]}).do(
        "attack D5xC5", "roll XXX"
    )


@pytest.mark.rule("B-DICE-10")
def test_a_die_is_rolled_again_once_and_the_new_face_stands() -> None:
    table = position("C: . . . . s\nD: . . . . e'ew").do("attack D5xC5", "roll IXX")
    assert {"keep", "reroll X", "reroll XX", "reroll I", "reroll IX", "reroll IXX"} == set(
        table.legal()
    )
    table.do("reroll IXX", "roll XXX")
    assert table.step == "draw", "no third roll"
    assert table.figures("C5") == 4, "the first infantry face is gone"


@pytest.mark.rule("B-DICE-10")
def test_each_source_of_a_second_roll_works_once() -> None:
    table = eweb_and_support().do("reroll XXX", "roll XXI")
    assert table.step == "reroll", "now the support card"
    table.do("reroll XX", "roll IX")
    assert table.step == "draw"
    assert table.figures("C5") == 2
