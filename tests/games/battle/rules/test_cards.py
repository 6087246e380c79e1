"""The sixteen standard command cards of each side: whom they order and what they add (B-CARD)."""

import pytest
from games.battle.table import orderable, ordered, play, position, reach

# The same line-up for both sides, mirrored. Columns 1-3 are a flank, 8-10 the other one; the
# hexes in columns 3 and 7 of rows B and F are cut by a section line and belong to both.
LINES = """
    A: s . s . s s . s . .
    B: . . s . . . s . .
    F: . . e . . . e . .
    G: e . e . e e . e . .
"""
SECTIONS = {
    ("rebel", "left"): ["F3", "G1", "G3"],
    ("rebel", "centre"): ["F3", "F7", "G5", "G6"],
    ("rebel", "right"): ["F7", "G8"],
    ("empire", "left"): ["A8", "B7"],
    ("empire", "centre"): ["A5", "A6", "B3", "B7"],
    ("empire", "right"): ["A1", "A3", "B3"],
}
EVERY_SECTION = [(side, section) for side, section in SECTIONS]


# Section cards


@pytest.mark.rule("B-CARD-01", "B-CARD-46")
@pytest.mark.parametrize(("side", "section"), EVERY_SECTION)
def test_assault_orders_everybody_in_its_section(side: str, section: str) -> None:
    """The section is the one its player sees from the own seat."""
    table = play(LINES, f"assault_{section}", side)
    assert orderable(table) == SECTIONS[side, section]
    table.do(*[f"order {hex_}" for hex_ in SECTIONS[side, section]])
    assert table.step == "move"
    assert ordered(table) == SECTIONS[side, section]


@pytest.mark.rule("B-CARD-01")
def test_the_number_of_an_assault_is_data() -> None:
    """Should the printed number turn out to be three, one value changes it."""
    values = {"cards.assault_centre.order": {"centre": 3}}
    table = play(LINES, "assault_centre", options={"values": values})
    table.do("order F3", "order F7", "order G5")
    assert table.step == "move"
    assert ordered(table) == ["F3", "F7", "G5"]


@pytest.mark.rule("B-CARD-02", "B-CARD-46")
@pytest.mark.parametrize(("side", "section"), EVERY_SECTION)
def test_raid_orders_two_units_in_its_section(side: str, section: str) -> None:
    table = play(LINES, f"raid_{section}", side)
    here = SECTIONS[side, section]
    assert orderable(table) == here
    table.do(f"order {here[0]}", f"order {here[1]}")
    assert table.step == "move"
    assert ordered(table) == here[:2]


@pytest.mark.rule("B-CARD-03", "B-CARD-46")
@pytest.mark.parametrize(("side", "section"), EVERY_SECTION)
def test_recon_orders_one_unit_in_its_section(side: str, section: str) -> None:
    table = play(LINES, f"recon_{section}", side)
    here = SECTIONS[side, section]
    assert orderable(table) == here
    table.do(f"order {here[0]}")
    assert table.step == "move"
    assert ordered(table) == here[:1]


@pytest.mark.rule("B-CARD-01", "B-CARD-02", "B-CARD-03")
@pytest.mark.parametrize("name", ["assault", "raid", "recon"])
def test_section_cards_add_nothing_to_their_units(name: str) -> None:
    """No more hexes and no more dice than the unit table gives."""
    table = play("A: s\nE: . . . . e s", f"{name}_centre")
    table.do("order E5")
    assert reach(table, "E5") == {
        *("D4", "D5", "E4", "F4", "F5"),
        *("C4", "C5", "C6", "D3", "D6", "E3", "F3", "F6", "G4", "G5", "G6"),
    }
    table.do("done", "attack E5xE6", "roll XXX")
    assert table.waits_for_luck
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-51")
def test_recon_draws_one_card_like_every_other_card() -> None:
    """In the parent game a scouting card picks one of two; here it does not."""
    table = position(LINES, step="play", hands=[["recon_left", "raid_left"], ["raid_left"]])
    table.do("play recon_left", "order G1", "done", "draw raid_right")
    assert table.hand(0) == ["raid_left", "raid_right"]
    assert table.to_act == 1
    assert table.step == "play"


@pytest.mark.rule("B-CARD-04")
def test_recon_in_force_orders_one_unit_in_each_section() -> None:
    table = play(LINES, "recon_in_force")
    assert orderable(table) == ["F3", "F7", "G1", "G3", "G5", "G6", "G8"]
    table.do("order G1")
    assert orderable(table) == ["G5", "G6", "G8"]
    assert table.why("order G3") == "battle-why-section-used"
    table.do("order G6", "order G8")
    assert table.step == "move"
    assert ordered(table) == ["G1", "G6", "G8"]


@pytest.mark.rule("B-CARD-04")
def test_an_order_of_recon_in_force_cannot_be_moved_to_another_section() -> None:
    """Nobody is on the left flank: its order is lost, not used for a second unit elsewhere."""
    table = play("A: s\nG: . . . . e . . e e", "recon_in_force").do("order G5", "order G8")
    assert table.step == "move"
    assert ordered(table) == ["G5", "G8"]


@pytest.mark.rule("B-CARD-04")
def test_recon_in_force_counts_a_unit_on_a_cut_hex_once() -> None:
    """F3 is ordered for the centre, so that G1 can have the order of the left flank."""
    table = play(LINES, "recon_in_force").do("order F3", "order G1")
    assert orderable(table) == ["G8"]


@pytest.mark.rule("B-CARD-05", "B-CARD-46")
def test_pincer_move_orders_two_units_on_each_flank() -> None:
    table = play(LINES, "pincer_move", "empire")
    assert orderable(table) == ["A1", "A3", "A8", "B3", "B7"]
    table.do("order A1", "order A3")
    assert orderable(table) == ["A8", "B7"]
    table.do("order A8", "order B7")
    assert table.step == "move"
    assert ordered(table) == ["A1", "A3", "A8", "B7"]


@pytest.mark.rule("B-CARD-05")
def test_a_third_unit_on_a_flank_gets_no_order_from_pincer_move() -> None:
    table = play("A: s s s . . . . s s s\nG: e", "pincer_move", "empire").do("order A1", "order A2")
    assert orderable(table) == ["A8", "A9", "A10"]
    table.do("order A8", "order A9")
    assert table.step == "move"
    assert ordered(table) == ["A1", "A2", "A8", "A9"]


# Tactic cards of both sides


@pytest.mark.rule("B-CARD-06")
@pytest.mark.parametrize(
    ("side", "picks"), [("rebel", ["F3", "G1", "G8"]), ("empire", ["A1", "A8", "B3"])]
)
def test_direct_from_hq_orders_any_three_units(side: str, picks: list[str]) -> None:
    table = play(LINES, "direct_from_hq", side)
    assert len(orderable(table)) == 7
    table.do(*[f"order {hex_}" for hex_ in picks])
    assert table.step == "move"
    assert ordered(table) == picks


TROOPERS_AND_VEHICLES = """
    A: s a . . s . p . s .
    F: . . e . . . w . .
    G: e w e . e . g . e .
"""


@pytest.mark.rule("B-CARD-07", "B-CARD-08")
@pytest.mark.parametrize(
    ("side", "section", "here"),
    [
        ("rebel", "left", ["F3", "G1", "G3"]),
        ("rebel", "centre", ["F3", "G5"]),
        ("rebel", "right", ["G9"]),
        ("empire", "left", ["A9"]),
        ("empire", "centre", ["A5"]),
        ("empire", "right", ["A1"]),
    ],
)
def test_trooper_assault_orders_the_infantry_of_a_chosen_section(
    side: str, section: str, here: list[str]
) -> None:
    """Vehicles, droids and guns of the section stay where they are."""
    table = play(TROOPERS_AND_VEHICLES, f"trooper_assault_{side}", side)
    assert table.legal() == ["section left", "section centre", "section right"]
    table.do(f"section {section}")
    assert orderable(table) == here
    table.do(*[f"order {hex_}" for hex_ in here])
    assert ordered(table) == here


@pytest.mark.rule("B-CARD-07", "B-CARD-08")
@pytest.mark.parametrize(("side", "section"), [("rebel", "left"), ("empire", "right")])
def test_trooper_assault_has_no_limit_of_units(side: str, section: str) -> None:
    table = play(LINES, f"trooper_assault_{side}", side).do(f"section {section}")
    table.do(*[f"order {hex_}" for hex_ in SECTIONS[side, section]])
    assert ordered(table) == SECTIONS[side, section]


@pytest.mark.rule("B-CARD-07")
def test_rebel_trooper_assault_gives_a_die() -> None:
    table = play("A: s\nE: . . . . e s", "trooper_assault_rebel")
    table.do("section centre", "order E5", "done")
    assert table.dice("E5xE6") == 4
    table.do("attack E5xE6", "roll XXXX")
    assert table.figures("E6") == 4


@pytest.mark.rule("B-CARD-08")
def test_imperial_trooper_assault_gives_no_die() -> None:
    table = play("E: . . . . e s\nG: e", "trooper_assault_empire", "empire")
    table.do("section centre", "order E6", "done")
    assert table.dice("E6xE5") == 3
    table.do("attack E6xE5", "roll XXX")
    assert table.figures("E5") == 3


@pytest.mark.rule("B-CARD-07", "B-CARD-08")
def test_infantry_in_another_section_is_no_reason_to_fall_back() -> None:
    """There is infantry on the board, only not where it was looked for: nobody is ordered."""
    table = play("A: s\nG: e w . . . . . . w", "trooper_assault_rebel").do("section right")
    assert table.step == "draw"
    assert ordered(table) == []


# Rebel tactic cards

FLIGHT = """
    A: s
    C: . . . . . s
    D: . . . . s . . . .
    G: w . . . w e . . . w
"""


@pytest.mark.rule("B-CARD-09")
def test_speeder_assault_orders_two_vehicles() -> None:
    table = play(FLIGHT, "speeder_assault")
    assert orderable(table) == ["G1", "G5", "G10"]
    assert table.why("order G6") == "battle-why-wrong-kind"
    table.do("order G5", "order G10")
    assert table.step == "move"
    assert ordered(table) == ["G10", "G5"]


@pytest.mark.rule("B-CARD-09", "B-CARD-47")
def test_speeders_fly_three_hexes_attack_and_fly_one_more() -> None:
    """The last hex comes after the attack and before the other unit attacks."""
    table = play(FLIGHT, "speeder_assault").do("order G1", "order G5")
    table.do("move G5-D4", "move G1-D2", "attack D4xD5", "roll XXXX")
    assert table.step == "after_move"
    assert reach(table, "D4") == {"C4", "C5", "D3", "E4", "E5"}
    table.do("move D4-E4")
    assert table.step == "draw"  # nobody is in range of the other speeders
    assert table.kind("E4") == "snowspeeder"
    assert table.kind("D2") == "snowspeeder"


@pytest.mark.rule("B-CARD-47")
def test_a_speeder_that_did_not_attack_gets_no_extra_hex() -> None:
    table = play(FLIGHT, "speeder_assault").do("order G5", "done", "move G5-D4", "done")
    assert table.step == "draw"
    assert table.kind("D4") == "snowspeeder"


@pytest.mark.rule("B-CARD-09", "B-CARD-47")
def test_each_of_the_two_speeders_has_its_own_extra_hex() -> None:
    table = play("A: s\nD: . . . w s w", "speeder_assault")
    table.do("order D4", "order D6", "done")
    table.do("attack D4xD5", "roll XXXX", "move D4-D3")
    table.do("attack D6xD5", "roll XXXX", "done")
    assert table.step == "draw"
    assert table.kind("D3") == table.kind("D6") == "snowspeeder"


GUNS = """
    A: s
    C: . . . . s . s
    E: . . . . g
    G: e . w . . . . . g .
"""


@pytest.mark.rule("B-CARD-11", "B-CARD-48")
def test_artillery_barrage_attacks_twice_with_a_die_more() -> None:
    """Another target may be chosen once the first attack is resolved."""
    table = play(GUNS, "artillery_barrage")
    assert orderable(table) == ["E5", "G9"]
    table.do("order E5", "attack E5xC5", "roll IIXX")
    assert table.figures("C5") == 2
    assert set(table.legal("attack")) == {"attack E5xC5", "attack E5xC7"}
    table.do("attack E5xC7", "roll BXX")
    assert table.figures("C7") == 3
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-48")
def test_both_attacks_of_a_barrage_may_hit_the_same_target() -> None:
    table = play(GUNS, "artillery_barrage").do("order E5")
    table.do("attack E5xC5", "roll IIXX", "attack E5xC5", "roll IIXX")
    assert table.kind("C5") == ""
    assert table.medals("rebel") == 1
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-11")
def test_the_second_attack_of_a_barrage_may_be_declined() -> None:
    table = play(GUNS, "artillery_barrage").do("order E5", "attack E5xC5", "roll XXXX", "done")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-13")
def test_defensive_position_gives_three_units_a_die_but_no_move() -> None:
    table = play("A: s\nE: . e . . e s . . g\nG: w", "defensive_position")
    assert orderable(table) == ["E2", "E5", "E9", "G1"]
    table.do("order E2", "order E5", "order E9")
    assert table.step == "attack"
    table.do("attack E5xE6", "roll XXXX", "attack E9xE6", "roll XXX")
    assert table.step == "draw"
    assert table.kind("E2") == table.kind("E5") == "echo_trooper"


ROCKY = """
    A: s
    C: . . . . . s
    D: . . . % # * . . .
    E: . . . . e e
    F: . . . * . . . . .
    G: w . . . . . . . . e
"""


@pytest.mark.rule("B-CARD-15")
def test_rebel_spearhead_is_not_stopped_by_terrain_and_attacks_from_it() -> None:
    """Through the wreckage and on; into the building and straight into the attack."""
    table = play(ROCKY, "rebel_spearhead")
    assert orderable(table) == ["E5", "E6", "G1", "G10"]
    table.do("order E5", "order E6")
    assert ordered(table) == ["E5", "E6"]
    assert "C4" in reach(table, "E5")  # by way of the wreckage on D4
    table.do("move E5-D5", "done", "attack D5xC6", "roll XXX")
    assert table.kind("D5") == "echo_trooper"


@pytest.mark.rule("B-CARD-15")
def test_without_the_spearhead_the_same_terrain_stops_and_silences() -> None:
    table = play(ROCKY, "direct_from_hq").do("order E5", "done")
    assert "C4" not in reach(table, "E5")
    table.do("move E5-D5")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-15")
def test_spearhead_vehicles_fight_out_of_wreckage_with_all_their_dice() -> None:
    table = play("A: s\nD: . . . %w s", "rebel_spearhead").do("order D4", "done")
    table.do("attack D4xD5", "roll XXXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-15")
def test_the_spearhead_opens_no_closed_hex_and_leaves_the_target_its_cover() -> None:
    table = play("A: s\nD: . . . ! ~ .\nE: . . . . e *s", "rebel_spearhead").do("order E5")
    assert not {"D4", "D5"} & reach(table, "E5")
    table.do("done", "attack E5xE6", "roll XX")
    assert table.figures("E6") == 4


# Imperial tactic cards

ARMY = """
    A: s . s . s . . a s .
    B: . . p . . . a . .
    G: e
"""


@pytest.mark.rule("B-CARD-10", "B-CARD-43")
@pytest.mark.parametrize(
    ("unit_class", "units"),
    [
        ("infantry", ["A1", "A3", "A5", "A9"]),
        ("vehicle", ["A8", "B7"]),
        ("special", ["B3"]),
    ],
)
def test_imperial_assault_orders_three_units_of_one_class(
    unit_class: str, units: list[str]
) -> None:
    table = play(ARMY, "imperial_assault", "empire")
    assert table.legal() == ["class infantry", "class vehicle", "class special"]
    table.do(f"class {unit_class}")
    assert orderable(table) == units
    table.do(*[f"order {hex_}" for hex_ in units[:3]])
    assert table.step == "move"
    assert ordered(table) == units[:3]


@pytest.mark.rule("B-CARD-43")
def test_imperial_assault_offers_only_classes_on_the_board() -> None:
    """No fallback is needed: some class is always there."""
    table = play("A: p . a\nG: e", "imperial_assault", "empire")
    assert table.legal() == ["class vehicle", "class special"]


@pytest.mark.rule("B-CARD-10")
def test_imperial_assault_moves_one_hex_farther() -> None:
    """Infantry two hexes with an attack or three without, walkers two, droids three."""
    text = "A: . . . . s\nD: . . . . . . e\nG: e"
    table = play(text, "imperial_assault", "empire").do("order A5")
    assert {"C5", "D5"} <= reach(table, "A5")
    assert "E5" not in reach(table, "A5")
    table.do("move A5-C6", "attack C6xD7", "roll XX")
    table = play("A: . . . . a\nG: e", "imperial_assault", "empire")
    assert {"B5", "C6"} <= reach(table.do("order A5"), "A5")
    assert "D5" not in reach(table, "A5")
    table = play("A: . . . . p\nG: e", "imperial_assault", "empire")
    assert "D5" in reach(table.do("order A5"), "A5")
    assert "E5" not in reach(table, "A5")


@pytest.mark.rule("B-CARD-10")
def test_three_hexes_under_imperial_assault_leave_no_attack() -> None:
    text = "A: . . . . s\nE: . . . . e\nG: e"
    table = play(text, "imperial_assault", "empire").do("order A5", "move A5-D5")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-12")
def test_precision_fire_gives_one_vehicle_a_hex_and_a_die() -> None:
    table = play("A: s . . . a . . . a\nE: . . . . e\nG: e", "precision_fire", "empire")
    assert orderable(table) == ["A5", "A9"]
    assert table.why("order A1") == "battle-why-wrong-kind"
    table.do("order A5")
    assert ordered(table) == ["A5"]
    assert "D5" not in reach(table, "A5")
    table.do("move A5-C5", "attack C5xE5", "roll XXXX")
    assert table.figures("E5") == 3


@pytest.mark.rule("B-CARD-14")
def test_search_and_destroy_moves_up_to_two_hexes_after_the_attack() -> None:
    table = play("A: s . . . . . . . s\nD: . . . . s e\nG: e", "search_and_destroy", "empire")
    assert orderable(table) == ["A1", "A9", "D5"]
    table.do("order A1", "order D5")
    assert ordered(table) == ["A1", "D5"]
    assert "B2" in reach(table, "A1")
    assert "C3" not in reach(table, "A1")  # no bonus for the normal move
    table.do("move D5-C6", "done", "attack C6xD6", "roll XXX")
    assert table.step == "after_move"
    assert {"C5", "D5", "C4", "E5", "A6"} <= reach(table, "C6")
    assert "C3" not in reach(table, "C6")
    table.do("move C6-C4")
    assert table.step == "draw"
    assert table.kind("C4") == "snowtrooper"


@pytest.mark.rule("B-CARD-14")
def test_the_other_reading_of_search_and_destroy_is_a_matter_of_data() -> None:
    values = {"cards.search_and_destroy.after": 0, "cards.search_and_destroy.move": 2}
    text = "A: s\nD: . . . . s e\nG: e"
    table = play(text, "search_and_destroy", "empire", options={"values": values})
    table.do("order A1", "order D5")
    assert {"D3", "E2"} <= reach(table, "A1")
    table.do("done", "attack D5xD6", "roll XXX")
    assert table.step == "draw"


@pytest.mark.rule("B-CARD-16", "B-CARD-49")
@pytest.mark.parametrize(
    ("unit", "hexes"),
    [("s", 4), ("p", 4), ("a", 3)],
)
def test_pressing_forward_goes_two_hexes_farther(unit: str, hexes: int) -> None:
    """Straight down the board: infantry and droids four hexes, walkers three."""
    table = play(f"A: . . . . {unit}\nG: e", "pressing_forward", "empire").do("order A5")
    down = ["B5", "C5", "D5", "E5", "F5"]
    assert set(down) & reach(table, "A5") == set(down[:hexes])


@pytest.mark.rule("B-CARD-16")
def test_pressing_forward_forbids_every_attack() -> None:
    table = play("A: s . s . s\nC: s e\nG: e", "pressing_forward", "empire")
    table.do("order A1", "order C1")
    assert ordered(table) == ["A1", "C1"]
    table.do("done")
    assert table.step == "draw"
    table = play("A: s . s . s\nC: s e\nG: e", "direct_from_hq", "empire")
    assert table.do("order C1", "done").can("attack C1xC2")


@pytest.mark.rule("B-CARD-49")
def test_pressing_forward_is_stopped_by_rocks() -> None:
    """A wall of rocks can be entered, not crossed."""
    text = "A: . . . . s\nB: * * * * * * * * *\nG: e"
    table = play(text, "pressing_forward", "empire").do("order A5")
    assert {"B4", "B5"} <= reach(table, "A5")
    assert all(hex_[0] in "AB" for hex_ in reach(table, "A5"))


# How many units a card orders at most


@pytest.mark.rule("B-CARD-06", "B-CARD-13", "B-CARD-14", "B-CARD-15", "B-CARD-16")
@pytest.mark.parametrize(
    ("card", "side", "number"),
    [
        ("direct_from_hq", "rebel", 3),
        ("direct_from_hq", "empire", 3),
        ("defensive_position", "rebel", 3),
        ("rebel_spearhead", "rebel", 2),
        ("search_and_destroy", "empire", 2),
        ("pressing_forward", "empire", 2),
    ],
)
def test_the_most_units_a_card_orders(card: str, side: str, number: int) -> None:
    """Seven could be ordered; after the last order of the card the step is over."""
    table = play(LINES, card, side)
    picks = orderable(table)[:number]
    table.do(*[f"order {hex_}" for hex_ in picks])
    assert table.step != "order"
    assert ordered(table) == picks


# The printed way out: a card that names a type, in the hands of a side without that type


@pytest.mark.rule("B-CARD-07", "B-CARD-08", "B-CARD-09", "B-CARD-11", "B-CARD-12")
@pytest.mark.parametrize(
    ("card", "side", "text", "hexes"),
    [
        ("trooper_assault_rebel", "rebel", "D: . . . w s\nG: g", ["D4", "G1"]),
        ("trooper_assault_empire", "empire", "A: a\nD: . . . a w", ["A1", "D4"]),
        ("speeder_assault", "rebel", "D: . . . e s\nG: g", ["D4", "G1"]),
        ("artillery_barrage", "rebel", "D: . . . e s\nG: w", ["D4", "G1"]),
        ("precision_fire", "empire", "A: p\nD: . . . s e", ["A1", "D4"]),
    ],
)
def test_without_the_named_type_one_unit_of_any_kind_takes_a_plain_order(
    card: str, side: str, text: str, hexes: list[str]
) -> None:
    """One order anywhere, without choosing a section, and none of the bonuses."""
    table = play(text, card, side)
    assert orderable(table) == hexes
    table.do("order D4")
    assert table.step == "move"
    dice = {"echo_trooper": 3, "snowtrooper": 3, "snowspeeder": 4, "at_at": 3}[table.kind("D4")]
    table.do("done", "attack D4xD5", f"roll {'X' * dice}")
    assert table.step == "draw"  # no second attack, no move after the attack


@pytest.mark.rule("B-CARD-12")
def test_the_plain_order_of_precision_fire_has_no_extra_hex() -> None:
    table = play("A: . . . . s\nG: e", "precision_fire", "empire").do("order A5")
    assert "C5" in reach(table, "A5")
    assert "D5" not in reach(table, "A5")


# Values that a better source may change


@pytest.mark.rule("B-CARD-02", "B-CARD-03")
def test_card_numbers_can_be_changed_for_one_game() -> None:
    values = {"cards.recon_left.order": {"left": 2}}
    table = play(LINES, "recon_left", options={"values": values}).do("order F3", "order G1")
    assert table.step == "move"
    assert ordered(play(LINES, "recon_left").do("order F3")) == ["F3"]
