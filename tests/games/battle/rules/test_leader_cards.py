"""The eighteen leader cards, three for each of six leaders (B-CARD-17 to 34 and their details)."""

from typing import Any

import pytest
from games.battle.table import Table, orderable, ordered, play, position, reach

import echobase

LINES = """
    A: s . s . s s . s . .
    B: . . s . . . s . .
    F: . . e . . . e . .
    G: e . e . e e . e . .
"""


def drawable(table: Table) -> set[str]:
    """The cards that luck may bring now."""
    return {table.state.write(action).split()[1] for action, _ in table.state.chances()}


def discards(table: Table, seat: int) -> set[str]:
    return set(table.state.view(None).seats[seat].discard)


# Leia Organa

WOUNDED = """
    A: s2
    F: e1 e2 e . w2 w3'sq .
    G: . g . . . w1
"""


@pytest.mark.rule("B-CARD-17", "B-CARD-45")
def test_assistance_brings_a_figure_back_to_every_reduced_unit() -> None:
    """In the order step, before anybody moves; no unit grows beyond its full strength."""
    table = play(WOUNDED, "assistance")
    assert table.step == "order"
    after = {hex_: table.figures(hex_) for hex_ in ("F1", "F2", "F3", "F5", "F6", "G2", "G6")}
    assert after == {"F1": 2, "F2": 3, "F3": 3, "F5": 3, "F6": 4, "G2": 1, "G6": 2}
    assert table.figures("A1") == 2


@pytest.mark.rule("B-CARD-17")
def test_assistance_then_orders_one_unit_of_any_kind() -> None:
    table = play(WOUNDED, "assistance")
    assert orderable(table) == ["F1", "F2", "F3", "F5", "F6", "G2", "G6"]
    table.do("order F1")
    assert table.step == "move"
    assert ordered(table) == ["F1"]


@pytest.mark.rule("B-CARD-17")
def test_the_figures_of_assistance_are_data() -> None:
    table = play(WOUNDED, "assistance", options={"values": {"cards.assistance.heals_reduced": 2}})
    assert table.figures("F1") == 3
    assert table.figures("F2") == 3


@pytest.mark.rule("B-CARD-18")
def test_orders_from_the_princess_give_two_units_a_die() -> None:
    table = play("A: s\nD: . . . . s .\nE: . . . e e\nG: g . w", "orders_from_the_princess")
    assert orderable(table) == ["E4", "E5", "G1", "G3"]
    table.do("order E4", "order E5", "done")
    assert ordered(table) == ["E4", "E5"]
    table.do("attack E5xD5", "roll XXXX", "attack E4xD5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-19")
def test_our_last_hope_gives_one_infantry_unit_a_hex_and_a_die() -> None:
    table = play("A: s\nD: . . . . s\nG: w . . . e", "our_last_hope")
    assert orderable(table) == ["G5"]
    table.do("order G5")
    assert ordered(table) == ["G5"]
    assert "D4" in reach(table, "G5")  # three hexes, without attack
    assert "C4" not in reach(table, "G5")
    table.do("move G5-E5", "attack E5xD5", "roll XXXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-19")
def test_three_hexes_of_our_last_hope_leave_no_attack() -> None:
    table = play("A: s\nD: . . . . s\nG: w . . . e", "our_last_hope").do("order G5", "move G5-D4")
    assert table.step == "draw"


# Luke Skywalker


@pytest.mark.rule("B-CARD-20")
def test_in_formation_gives_two_units_a_hex() -> None:
    table = play("A: s\nD: . . . . s\nG: w . g . e", "in_formation")
    assert orderable(table) == ["G1", "G3", "G5"]
    table.do("order G1", "order G5")
    assert ordered(table) == ["G1", "G5"]
    assert {"E1", "C1"} <= reach(table, "G1")
    assert "B1" not in reach(table, "G1")
    assert "D4" in reach(table, "G5")
    assert "C4" not in reach(table, "G5")
    table.do("move G5-E5", "done", "attack E5xD5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-21")
def test_tactical_assault_gives_one_vehicle_a_hex_and_a_die() -> None:
    table = play("A: s\nB: . . . . s\nG: e . . . w . w", "tactical_assault")
    assert orderable(table) == ["G5", "G7"]
    table.do("order G5")
    assert ordered(table) == ["G5"]
    assert "B4" not in reach(table, "G5")
    table.do("move G5-C5", "attack C5xB5", "roll XXXXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-22")
def test_ready_for_battle_orders_everybody_and_moves_nobody() -> None:
    text = "A: s\nD: . . . . s\nE: . . . . e . e\nG: w . . . g"
    table = play(text, "ready_for_battle")
    assert orderable(table) == ["E5", "E7", "G1", "G5"]
    table.do("order E5", "order E7", "order G1", "order G5")
    assert table.step == "attack"
    assert ordered(table) == ["E5", "E7", "G1", "G5"]
    table.do("attack E5xD5", "roll XXX", "attack E7xD5", "roll XX")
    assert table.step == "draw"


# Han Solo


@pytest.mark.rule("B-CARD-23")
def test_diversion_orders_two_units_in_different_sections() -> None:
    table = play(LINES, "diversion").do("order G1")
    assert orderable(table) == ["G5", "G6", "G8"]
    assert table.why("order G3") == "battle-why-section-used"
    table.do("order G8")
    assert table.step == "move"
    assert ordered(table) == ["G1", "G8"]


@pytest.mark.rule("B-CARD-23")
def test_diversion_gives_both_units_a_die() -> None:
    table = play("A: s\nD: . . s . . . . s .\nE: . . e\nF: . . . . . . . e .", "diversion")
    table.do("order E3", "order F8", "done")
    table.do("attack E3xD3", "roll XXXX", "attack F8xD8", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-23")
def test_diversion_stops_at_two_units() -> None:
    table = play(LINES, "diversion").do("order G1", "order G5")
    assert table.step == "move"
    assert ordered(table) == ["G1", "G5"]


@pytest.mark.rule("B-CARD-42")
@pytest.mark.parametrize(
    ("row", "first"),
    [("e e e", "G1"), (". . . e e e e", "G4"), (". . . . . . . e e e", "G8")],
)
def test_diversion_with_all_units_in_one_section_orders_one(row: str, first: str) -> None:
    table = play(f"A: s\nG: {row}", "diversion").do(f"order {first}")
    assert table.step == "move"
    assert ordered(table) == [first]


@pytest.mark.rule("B-CARD-42")
@pytest.mark.parametrize("other", ["G1", "G5"])
def test_diversion_counts_a_cut_hex_for_either_section(other: str) -> None:
    """F3 is centre beside a unit of the left flank, and left flank beside one of the centre."""
    table = play("A: s\nF: . . e\nG: e . . . e", "diversion").do("order F3")
    assert orderable(table) == ["G1", "G5"]
    table.do(f"order {other}")
    assert ordered(table) == ["F3", other]


@pytest.mark.rule("B-CARD-42")
def test_diversion_takes_two_units_on_cut_hexes_of_the_same_line() -> None:
    table = play("A: s\nD: . . e\nF: . . e", "diversion").do("order D3", "order F3")
    assert ordered(table) == ["D3", "F3"]


ROCKY = """
    A: s
    B: . . . . s
    F: * * * * * * * * *
    G: w . . . e
"""


@pytest.mark.rule("B-CARD-24", "B-CARD-52")
def test_here_they_come_runs_three_hexes_through_rocks_and_attacks() -> None:
    table = play(ROCKY, "here_they_come")
    assert orderable(table) == ["G5"]
    table.do("order G5")
    assert ordered(table) == ["G5"]
    table.do("move G5-D5", "attack D5xB5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-52")
def test_here_they_come_runs_four_hexes_without_attack() -> None:
    table = play(ROCKY, "here_they_come").do("order G5")
    assert "C5" in reach(table, "G5")
    assert not any(hex_[0] == "B" for hex_ in reach(table, "G5"))
    table.do("move G5-C5")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-24")
def test_here_they_come_attacks_out_of_the_rocks_it_has_just_entered() -> None:
    table = play("A: s\nE: . . . . s\nF: . . . . *\nG: . . . . e", "here_they_come")
    table.do("order G5", "move G5-F5", "attack F5xE5", "roll XXXX")
    assert table.step == "draw"


FRIENDS = """
    A: s
    D: . . . w s
    E: . . . e e
    F: . . . g G
    G: . e
"""


@pytest.mark.rule("B-CARD-25", "B-CARD-41")
def test_scoundrels_support_counts_friends_of_every_kind() -> None:
    """Infantry, speeders and a gun beside E5 make three; the structure and the enemy do not."""
    table = play(FRIENDS, "scoundrels_support")
    assert orderable(table) == ["E4", "E5", "G2"]
    table.do("order E5", "done")
    assert ordered(table) == ["E5"]
    table.do("attack E5xD5", "roll XXXXXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-41")
def test_scoundrels_support_counts_where_the_attack_is_made() -> None:
    """After a step aside no friend is left beside the unit."""
    table = play(FRIENDS, "scoundrels_support").do("order E5", "move E5-E6")
    table.do("attack E6xD5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-41")
def test_scoundrels_support_gives_five_dice_at_most_in_close_combat() -> None:
    text = "A: s\nD: . . . e s\nE: . . . e e e\nF: . . . e e"
    table = play(text, "scoundrels_support").do("order E5", "attack E5xD5", "roll XXXXXXXX")
    assert table.step == "draw"


# Firmus Piett


@pytest.mark.rule("B-CARD-26", "B-CARD-45")
def test_reinforcements_restore_and_order_one_infantry_unit_with_a_die() -> None:
    """The figures are back before the unit moves."""
    table = play("A: s1 . a\nD: . . . s1\nE: . . . . e", "reinforcements", "empire")
    assert orderable(table) == ["A1", "D4"]
    table.do("order D4")
    assert table.step == "move"
    assert table.figures("D4") == 4
    assert table.figures("A1") == 1
    assert ordered(table) == ["D4"]
    table.do("done", "attack D4xE5", "roll XXXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-50")
def test_reinforcements_may_choose_an_unharmed_unit() -> None:
    table = play("A: s1\nD: . . . s\nE: . . . . e", "reinforcements", "empire").do("order D4")
    assert table.figures("D4") == 4
    table.do("done", "attack D4xE5", "roll XXXX")
    assert table.step == "draw"


FLEET = ["deploy_the_fleet", "assault_left", "raid_left", "recon_left"]
PIETT = {"leaders": {"rebel": "leia", "empire": "piett"}}


def fleet(**play_fields: Any) -> Table:
    """An Imperial turn with Deploy the Fleet just played from a hand of four."""
    table = position(
        "A: . . . . . . . . s\nG: e",
        active="empire",
        step="play",
        hands=[["raid_left"], FLEET],
        options=PIETT,
        play=play_fields,
    )
    return table.do("play deploy_the_fleet")


@pytest.mark.rule("B-CARD-27", "B-CARD-35")
def test_deploy_the_fleet_exchanges_cards_and_plays_another() -> None:
    """The hand ends at its old size: four cards."""
    table = fleet()
    assert table.legal() == [
        "done",
        "discard assault_left",
        "discard raid_left",
        "discard recon_left",
    ]
    table.do("discard assault_left", "discard raid_left", "done")
    assert discards(table, 1) == {"assault_left", "raid_left"}
    table.do("draw pincer_move", "draw raid_right", "draw recon_right")
    assert table.step == "play"
    assert set(table.legal()) == {
        "play recon_left",
        "play pincer_move",
        "play raid_right",
        "play recon_right",
    }
    table.do("play recon_left", "order A9", "move A9-B8")
    assert table.step == "draw"
    assert discards(table, 1) == {
        *("assault_left", "raid_left"),
        *("deploy_the_fleet", "recon_left"),
    }
    table.do("draw orbital_strike")
    assert len(table.hand(1)) == 4
    assert table.to_act == 0


@pytest.mark.rule("B-CARD-27")
def test_deploy_the_fleet_discards_three_cards_at_most() -> None:
    table = position(
        "A: s\nG: e",
        active="empire",
        step="play",
        hands=[["raid_left"], [*FLEET, "recon_right"]],
        options=PIETT,
    )
    table.do("play deploy_the_fleet", "discard assault_left", "discard raid_left")
    table.do("discard recon_left")
    assert table.step == "draw"
    table.do("draw pincer_move", "draw raid_right", "draw assault_right", "draw raid_centre")
    assert table.step == "play"
    assert len(table.hand(1)) == 5


@pytest.mark.rule("B-CARD-36", "B-CARD-35")
def test_deploy_the_fleet_may_discard_nothing() -> None:
    """One card is drawn in its place, and the turn continues with a hand of four."""
    table = fleet().do("done", "draw pincer_move")
    assert table.step == "play"
    assert len(table.hand(1)) == 4
    assert table.why("play deploy_the_fleet") == "battle-why-not-in-hand"


@pytest.mark.rule("B-CARD-35", "B-CARD-36")
def test_deploy_the_fleet_itself_stays_out_of_a_reshuffle_in_its_turn() -> None:
    """The deck runs out in the exchange: the discards come back, the card in front does not."""
    table = fleet(decks=[[], ["pincer_move"]])
    table.do("discard assault_left", "discard raid_left", "done", "draw pincer_move")
    assert drawable(table) == {"assault_left", "raid_left"}
    table.do("draw assault_left", "draw raid_left")
    assert not table.can("play deploy_the_fleet")
    table.do("play raid_left", "order A9", "done")
    assert drawable(table) == {"deploy_the_fleet", "raid_left"}


TARGETS = """
    A: s
    C: . ! ! !
    D: . ! =e ! . . . . .
    E: . . . ! *w . . #g . .
    F: . G . . . . . . e
"""


def strike(table: Table, hex_: str, face: str) -> Table:
    return table.do(f"strike {hex_}", f"roll {face}")


@pytest.mark.rule("B-CARD-28", "B-CARD-37")
def test_orbital_strike_reaches_every_enemy_unit_and_no_structure() -> None:
    """Range and sight do not matter, and nobody is ordered."""
    table = play(TARGETS, "orbital_strike", "empire")
    assert table.legal() == ["done", "strike D3", "strike E5", "strike E8", "strike F9"]
    table.do("done")
    assert table.step == "draw"
    assert ordered(table) == []


@pytest.mark.rule("B-CARD-28", "B-CARD-37")
@pytest.mark.parametrize(
    ("hex_", "face", "lost"),
    [
        *(("D3", face, lost) for face, lost in zip("IVBRX", (1, 0, 1, 1, 0), strict=True)),
        *(("E5", face, lost) for face, lost in zip("IVBRX", (0, 1, 1, 1, 0), strict=True)),
        *(("E8", face, lost) for face, lost in zip("IVBRX", (0, 0, 1, 1, 0), strict=True)),
    ],
)
def test_one_die_of_orbital_strike(hex_: str, face: str, lost: int) -> None:
    """The face of the class, a blast and a retreat hit; cover and trenches do not help."""
    table = play(TARGETS, "orbital_strike", "empire")
    before = table.figures(hex_)
    strike(table, hex_, face)
    assert table.figures(hex_) == before - lost
    assert table.step == "strike"


@pytest.mark.rule("B-CARD-28")
def test_orbital_strike_hits_three_different_units_one_after_the_other() -> None:
    table = play(TARGETS, "orbital_strike", "empire")
    strike(table, "F9", "X")
    assert table.legal("strike") == ["strike D3", "strike E5", "strike E8"]
    strike(table, "D3", "I")
    strike(table, "E8", "B")
    assert table.step == "draw"
    assert table.kind("E8") == ""
    assert table.figures("D3") == 2


@pytest.mark.rule("B-CARD-37")
def test_a_retreat_face_of_orbital_strike_moves_nobody() -> None:
    table = strike(play(TARGETS, "orbital_strike", "empire"), "F9", "R")
    assert table.figures("F9") == 2
    assert table.step == "strike"


@pytest.mark.rule("B-CARD-28")
def test_a_unit_killed_by_orbital_strike_is_worth_its_medal() -> None:
    table = play("A: s\nF: e1\nG: e", "orbital_strike", "empire")
    strike(table, "F1", "R")
    assert table.kind("F1") == ""
    assert table.medals("empire") == 1


# Darth Vader


@pytest.mark.rule("B-CARD-29")
def test_force_powers_turn_retreats_into_blasts_for_two_units() -> None:
    table = play("A: s . a\nD: . . . s\nE: . . . . e", "force_powers", "empire")
    assert orderable(table) == ["A1", "A3", "D4"]
    table.do("order A1", "order D4", "done")
    assert ordered(table) == ["A1", "D4"]
    table.do("attack D4xE5", "roll RXX")
    assert table.figures("E5") == 2
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-38")
@pytest.mark.parametrize("target", ["e", "w", "=e"])
def test_a_converted_retreat_hits_and_pushes_nobody(target: str) -> None:
    """Infantry, vehicle or a trench that could have ignored it: one figure and no step."""
    table = play(f"A: s\nD: . . . s\nE: . . . . {target}", "force_powers", "empire")
    table.do("order D4", "done")
    count = table.dice("D4xE5")
    table.do("attack D4xE5", "roll R" + "X" * (count - 1))
    assert table.figures("E5") == 2
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-38")
def test_a_converted_retreat_destroys_a_gun_and_a_structure() -> None:
    """Neither would care about a retreat."""
    table = play("A: s\nD: . . . s\nE: . . . G g\nG: e", "force_powers", "empire")
    table.do("order A1", "order D4", "done", "attack D4xE5", "roll RXX")
    assert table.kind("E5") == ""
    table = play("A: s\nD: . . . s\nE: . . . G g\nG: e", "force_powers", "empire")
    table.do("order A1", "order D4", "done", "attack D4xE4", "roll RXX")
    assert table.state.view(None).structures == {}


@pytest.mark.rule("B-CARD-30", "B-CARD-39")
def test_determination_is_two_complete_orders_for_one_unit() -> None:
    """Move and attack, then move and attack again."""
    table = play("A: s . a\nB: . . . s\nD: . . . . e", "determination", "empire")
    assert orderable(table) == ["A1", "A3", "B4"]
    table.do("order B4")
    assert ordered(table) == ["B4"]
    table.do("move B4-C4", "attack C4xD5", "roll XX")
    assert table.step == "move"
    assert reach(table, "A1") == set()
    table.do("move C4-C5", "attack C5xD5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-30", "B-CARD-39")
def test_each_order_of_determination_has_its_own_limits() -> None:
    """Two hexes cost the attack of the first order only."""
    table = play("A: s\nD: . . . . e", "determination", "empire").do("order A1", "move A1-C2")
    assert table.step == "move"
    table.do("move C2-C3", "attack C3xD5", "roll X")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-39")
def test_an_eweb_badge_follows_each_order_of_determination() -> None:
    """It moves and fires without the second roll; it stays and fires with it."""
    table = play("B: . . . s'ew\nD: . . . . e", "determination", "empire").do("order B4")
    table.do("move B4-C5", "attack C5xD5", "roll XXX")
    assert table.step == "move"
    assert table.unit("C5") is not None
    assert (table.unit("C5") or {})["moving"] is True
    table.do("done")
    assert (table.unit("C5") or {})["moving"] is False
    table.do("attack C5xD5", "roll XXX")
    assert table.step == "reroll"


@pytest.mark.rule("B-CARD-39")
def test_determination_allows_one_breakthrough_in_the_turn() -> None:
    text = "B: . . . . s'as\nC: . . . . e1 e1\nG: e"
    table = play(text, "determination", "empire").do("order B5", "done")
    table.do("attack B5xC5", "roll IXX", "breakthrough C5", "done")
    table.do("done", "attack C5xC6", "roll IXX")
    assert table.kind("C6") == ""
    assert table.step == "draw"
    assert table.kind("C5") == "snowtrooper"


@pytest.mark.rule("B-CARD-31")
def test_imperial_discipline_orders_everybody_with_a_die_less() -> None:
    table = play("A: s . a\nD: . . . s\nE: . . . . e", "imperial_discipline", "empire")
    assert orderable(table) == ["A1", "A3", "D4"]
    table.do("order A1", "order A3", "order D4", "done")
    assert ordered(table) == ["A1", "A3", "D4"]
    table.do("attack D4xE5", "roll XX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-44")
def test_a_unit_without_dice_under_imperial_discipline_may_only_move() -> None:
    table = play("B: . . . . s\nE: . . . . e", "imperial_discipline", "empire").do("order B5")
    assert table.dice("B5xE5") == 0
    assert "C5" in reach(table, "B5")
    table.do("done")
    assert table.step == "draw"


# Maximilian Veers


@pytest.mark.rule("B-CARD-32")
def test_walker_attack_gives_vehicles_a_die_in_close_combat_only() -> None:
    text = "A: s . . . a\nD: . . . a . a\nE: . . . . e\nG: . . . . e"
    table = play(text, "walker_attack", "empire")
    assert orderable(table) == ["A5", "D4", "D6"]
    table.do("order A5", "order D4", "order D6", "done")
    assert ordered(table) == ["A5", "D4", "D6"]
    table.do("attack D4xE5", "roll XXXX", "attack D6xE5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-33")
def test_successful_landings_let_three_units_move_on_after_their_attack() -> None:
    text = "A: s . a\nD: . . . s . s\nE: . . . . e\nG: e"
    table = play(text, "successful_landings", "empire")
    assert orderable(table) == ["A1", "A3", "D4", "D6"]
    table.do("order A1", "order D4", "order D6", "done")
    assert ordered(table) == ["A1", "D4", "D6"]
    table.do("attack D4xE5", "roll XXX")
    assert table.step == "after_move"
    assert reach(table, "D4") == {"C4", "C5", "D3", "D5", "E4"}
    table.do("move D4-C4", "attack D6xE5", "roll XX", "move D6-D5")
    assert table.step == "draw"
    assert table.kind("C4") == table.kind("D5") == "snowtrooper"


SALVO = """
    A: s
    C: . . . . s
    D: . . s . . s
    E: . . . . =e . e
    G: e
"""


@pytest.mark.rule("B-CARD-34", "B-CARD-40")
def test_concentrated_fire_grows_with_every_attacker_of_a_target() -> None:
    """Infantry at two hexes against trenches: one die, then two, then three."""
    table = play(SALVO, "concentrated_fire", "empire")
    assert orderable(table) == ["A1", "C5", "D3", "D6"]
    table.do("order C5", "order D3", "order D6", "done")
    assert ordered(table) == ["C5", "D3", "D6"]
    table.do("attack D6xE5", "roll X", "attack C5xE5", "roll XX", "attack D3xE5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-34", "B-CARD-40")
def test_concentrated_fire_does_not_pass_to_another_target() -> None:
    table = play(SALVO, "concentrated_fire", "empire").do("order C5", "order D6", "done")
    table.do("attack C5xE5", "roll X")
    assert table.dice("D6xE5") == 2
    table.do("attack D6xE7", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-40")
def test_concentrated_fire_follows_a_target_that_retreats() -> None:
    """E5 is driven back to F5; the second unit still has its extra die."""
    text = "D: . . . s . s\nE: . . . . e\nF: . . . e\nG: e"
    table = play(text, "concentrated_fire", "empire").do("order D4", "order D6", "done")
    table.do("attack D4xE5", "roll RXX")
    assert table.figures("F5") == 3
    table.do("attack D6xF5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-40")
def test_a_second_attack_of_the_same_unit_adds_nothing_to_concentrated_fire() -> None:
    """The assault unit follows its target and attacks it again with its own three dice."""
    text = "D: . . . s'as . s\nE: . . . . e\nF: . . . e\nG: e"
    table = play(text, "concentrated_fire", "empire").do("order D4", "order D6", "done")
    table.do("attack D4xE5", "roll RXX", "breakthrough E5", "attack E5xF5", "roll XXX")
    table.do("attack D6xF5", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-40")
def test_an_attacker_that_has_left_the_board_still_counts_for_concentrated_fire() -> None:
    """Its second turn takes it off the map; the count survives saving and loading, too."""
    gate = {"id": "gate", "hexes": ["G4"], "side": "empire", "edge": "rebel_baseline"}
    table = position(
        "E: . . . . . s\nF: . . . s e\nG: e",
        active="empire",
        card="concentrated_fire",
        play={"support": ["incursion"]},
        exits=[gate],
    )
    table.do("attack F4xF5", "roll XXX", "support incursion F4", "exit F4")
    assert table.dice("E6xF5") == 4
    loaded = Table(echobase.game("battle").load(table.state.document()))
    assert loaded.dice("E6xF5") == 4
    loaded.do("attack E6xF5", "roll XXXX")


# How many units a card orders at most


@pytest.mark.rule(
    "B-CARD-17",
    "B-CARD-18",
    "B-CARD-19",
    "B-CARD-20",
    "B-CARD-24",
    "B-CARD-25",
    "B-CARD-26",
    "B-CARD-29",
    "B-CARD-30",
    "B-CARD-33",
    "B-CARD-34",
)
@pytest.mark.parametrize(
    ("card", "side", "number"),
    [
        ("assistance", "rebel", 1),
        ("orders_from_the_princess", "rebel", 2),
        ("our_last_hope", "rebel", 1),
        ("in_formation", "rebel", 2),
        ("here_they_come", "rebel", 1),
        ("scoundrels_support", "rebel", 1),
        ("reinforcements", "empire", 1),
        ("force_powers", "empire", 2),
        ("determination", "empire", 1),
        ("successful_landings", "empire", 3),
        ("concentrated_fire", "empire", 3),
    ],
)
def test_the_most_units_a_card_orders(card: str, side: str, number: int) -> None:
    """Seven could be ordered; after the last order of the card the step is over."""
    table = play(LINES, card, side)
    picks = orderable(table)[:number]
    table.do(*[f"order {hex_}" for hex_ in picks])
    assert table.step == "move"
    assert ordered(table) == picks


# The printed way out: a card that names a type, in the hands of a side without that type

FALLBACKS = [
    ("our_last_hope", "rebel", "D: . . . w s\nG: g"),
    ("tactical_assault", "rebel", "D: . . . e s\nG: g"),
    ("here_they_come", "rebel", "D: . . . w s\nG: g"),
    ("scoundrels_support", "rebel", "D: . . . w s\nE: . . . . g"),
    ("reinforcements", "empire", "A: a\nD: . . . a e"),
    ("walker_attack", "empire", "A: p\nD: . . . s e"),
]


@pytest.mark.rule("B-CARD-19", "B-CARD-21", "B-CARD-24", "B-CARD-25", "B-CARD-26", "B-CARD-32")
@pytest.mark.parametrize(("card", "side", "text"), FALLBACKS)
def test_without_the_named_type_one_unit_of_any_kind_takes_a_plain_order(
    card: str, side: str, text: str
) -> None:
    table = play(text, card, side)
    assert len(orderable(table)) == 2
    table.do("order D4")
    assert table.step == "move"
    limit = {"echo_trooper": 2, "snowtrooper": 2, "snowspeeder": 3, "at_at": 1}[table.kind("D4")]
    straight = {1: "D3", 2: "D2", 3: "D1"}
    assert straight[limit] in reach(table, "D4")
    assert not reach(table, "D4") & {straight[n] for n in straight if n > limit}
    dice = 4 if table.kind("D4") == "snowspeeder" else 3
    table.do("done", "attack D4xD5", f"roll {'X' * dice}")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-26")
def test_the_plain_order_of_reinforcements_restores_nobody() -> None:
    table = play("A: p1\nG: e", "reinforcements", "empire").do("order A1")
    assert table.figures("A1") == 1


@pytest.mark.rule("B-CARD-24")
def test_the_plain_order_of_here_they_come_respects_terrain() -> None:
    """The speeders enter the rocks beside an enemy and may not attack this turn."""
    table = play("D: . . . w\nE: . . . *\nF: . . s", "here_they_come").do("order D4")
    table.do("move D4-E4")
    assert table.step == "draw"
