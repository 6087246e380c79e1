"""Harpoons: a Snowspeeder brings down an adjacent Walker at one stroke, or not (A-HARPOON)."""

from fractions import Fraction
from typing import Any

import pytest
from games.assault.field import Field, position

HARPOON = "snowspeeders_move_fire_or_harpoon"
PAIR = """
    3: . . W1:S
    4: . . S2
"""
"""Snowspeeder 2 beside Walker 1, in one macrohex; its centre is 0303. Luke flies Snowspeeder 1."""


def harpoons(text: str = PAIR, **fields: Any) -> Field:
    """The round in which harpoons may be thrown; an AT-ST far away keeps the Empire alive."""
    units = {"A3": "1501", "S8": "1530", **fields.pop("units", {})}
    return position(text, HARPOON, units=units, **fields)


def places(field: Field) -> dict[str, str]:
    return {unit.unit: unit.place for unit in field.state.view(None).units}


@pytest.mark.rule("A-HARPOON-01")
@pytest.mark.parametrize(
    "card",
    ["snowspeeders_move", "snowspeeders_fire", "snowspeeders_move_or_fire", HARPOON],
)
def test_only_one_card_allows_harpoons(card: str) -> None:
    field = position(PAIR, card)
    allowed = card == HARPOON
    assert field.can("harpoon S2xW1") == allowed
    assert field.why("harpoon S2xW1") == ("" if allowed else "assault-why-card")


@pytest.mark.rule("A-HARPOON-01")
def test_the_card_lets_each_speeder_choose_among_move_fire_and_harpoon() -> None:
    field = harpoons()
    for action in ("move S2-0306", "fire S2xW1", "harpoon S2xW1"):
        assert field.can(action)


@pytest.mark.rule("A-HARPOON-01", "A-ACTION-04")
def test_a_speeder_that_threw_its_harpoon_neither_moves_nor_fires_nor_throws_again() -> None:
    field = harpoons().do("harpoon S2xW1", "roll SSBBB")
    for action in ("move S2-0306", "fire S2xW1", "harpoon S2xW1"):
        assert field.why(action) == "assault-why-used"


@pytest.mark.rule("A-HARPOON-01", "A-ACTION-04")
@pytest.mark.parametrize("before", [["move S2-0404"], ["fire S2xW1", "roll BBBBB"]])
def test_a_speeder_that_moved_or_fired_throws_no_harpoon(before: list[str]) -> None:
    field = harpoons().do(*before)
    assert field.why("harpoon S2xW1") == "assault-why-used"


@pytest.mark.rule("A-HARPOON-02")
@pytest.mark.parametrize("place", ["0302", "0402", "0403", "0304", "0203", "0202"])
def test_a_walker_in_any_adjacent_hex_can_be_harpooned(place: str) -> None:
    field = harpoons("3: . . S2", units={"W1": f"{place}:N"})
    assert field.legal("harpoon") == ["harpoon S2xW1"]


@pytest.mark.rule("A-HARPOON-02")
def test_a_walker_two_hexes_away_is_out_of_reach_even_in_the_same_macrohex() -> None:
    field = harpoons("2: . . W1:S\n3: . . .\n4: . . S2")
    assert field.dice("S2xW1") == 5
    assert not field.legal("harpoon")
    assert field.why("harpoon S2xW1") == "assault-why-adjacent"


@pytest.mark.rule("A-HARPOON-02", "A-RANGE-07")
def test_an_adjacent_walker_in_another_macrohex_can_be_harpooned() -> None:
    field = harpoons("4: . . S2\n5: . . W1:S")
    assert field.dice("S2xW1") == 4
    assert field.can("harpoon S2xW1")


@pytest.mark.rule("A-HARPOON-02")
def test_a_dead_gunner_throws_no_harpoon() -> None:
    field = harpoons(hits={"S2": {"gunner": 1}})
    assert not field.legal("harpoon")
    assert field.why("harpoon S2xW1") == "assault-why-gunner"


@pytest.mark.rule("A-HARPOON-03")
@pytest.mark.parametrize("unit", ["A1", "LS1", "HS1"])
def test_nothing_but_a_walker_can_be_harpooned(unit: str) -> None:
    field = harpoons(f"3: . . {unit}\n4: . . S2")
    assert field.can(f"fire S2x{unit}")
    assert not field.legal("harpoon")
    assert not field.can(f"harpoon S2x{unit}")


@pytest.mark.rule("A-HARPOON-04")
@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("3: . . W1:S\n4: . . S2", 5),
        ("2: . . S2\n3: . . W1:S", 5),
        ("2: . . W1:S S2", 5),
        ("4: . . W1:S\n5: . . S2", 4),
        ("4: . . S2\n5: . . W1:S", 4),
    ],
)
def test_five_dice_in_one_macrohex_and_four_across_the_border(text: str, dice: int) -> None:
    field = harpoons(text)
    assert field.state.odds("harpoon S2xW1").dice == dice
    field.do("harpoon S2xW1")
    assert field.state.view(None).shot.dice == dice


@pytest.mark.rule("A-HARPOON-05")
@pytest.mark.parametrize("roll", ["SSSBB", "SSSVV", "SSSSS"])
def test_three_sabers_destroy_the_walker_without_a_damage_roll(roll: str) -> None:
    field = harpoons().do("harpoon S2xW1", f"roll {roll}")
    assert field.place("W1") == "destroyed"
    assert field.step == "round"
    assert "assault-damage-roll" not in field.events


@pytest.mark.rule("A-HARPOON-05")
@pytest.mark.parametrize("roll", ["BBBBB", "SSVVV", "VVVVV", "SSBBB"])
def test_two_sabers_and_any_number_of_vaders_do_not(roll: str) -> None:
    assert harpoons().do("harpoon S2xW1", f"roll {roll}").place("W1") == "0303"


@pytest.mark.rule("A-HARPOON-05")
@pytest.mark.parametrize(
    ("text", "chance"),
    [("3: . . W1:S\n4: . . S2", Fraction(51, 243)), ("4: . . W1:S\n5: . . S2", Fraction(1, 9))],
)
def test_the_odds_of_a_harpoon(text: str, chance: Fraction) -> None:
    """3.6, armour 3: 21.0 % with five dice, 11.1 % with four."""
    odds = harpoons(text).state.odds("harpoon S2xW1")
    assert odds.hit == odds.destroy == chance


@pytest.mark.rule("A-HARPOON-06")
def test_a_failed_attempt_hurts_nobody() -> None:
    field = harpoons(units={"LS1": "W1"}, hits={"S2": {"body": 1}, "W1": {"legs": 1}})
    before = places(field)
    field.do("harpoon S2xW1", "roll SSVVV")
    assert places(field) == before
    walker, speeder = field.unit("W1"), field.unit("S2")
    assert (walker.blaster, walker.legs, walker.body) == (0, 1, 0)
    assert (speeder.gunner, speeder.body) == (0, 1)


@pytest.mark.rule("A-HARPOON-07", "A-LUKE-02")
def test_luke_may_add_any_number_of_his_points() -> None:
    field = harpoons("3: . . W1:S\n4: . . S1", luke="S1", play={"force": 3})
    assert field.legal("harpoon") == [
        "harpoon S1xW1",
        "harpoon S1xW1 +1",
        "harpoon S1xW1 +2",
        "harpoon S1xW1 +3",
    ]
    assert field.why("harpoon S1xW1 +4") == "assault-why-points"
    field.do("harpoon S1xW1 +3", "roll SSSBBBBB")
    assert field.place("W1") == "destroyed"
    assert field.state.view(0).luke.force == 0


@pytest.mark.rule("A-HARPOON-07")
def test_nobody_else_adds_points() -> None:
    field = harpoons(luke="S1", units={"S1": "0536"})
    assert field.legal("harpoon") == ["harpoon S2xW1"]
    assert field.why("harpoon S2xW1 +1") == "assault-why-points"


@pytest.mark.rule("A-HARPOON-07", "A-LUKE-03")
def test_without_his_gunner_luke_adds_points_to_fire_only() -> None:
    field = harpoons("3: . . W1:S\n4: . . S1", luke="S1", hits={"S1": {"gunner": 1}})
    assert field.can("fire S1xW1 +2")
    assert field.why("harpoon S1xW1 +2") == "assault-why-gunner"


@pytest.mark.rule("A-HARPOON-08")
@pytest.mark.parametrize(
    ("text", "dice"),
    [("3: . . W1:S\n4: . . S2", 7), ("4: . . W1:S\n5: . . S2", 6)],
)
def test_the_hotshot_adds_two_dice(text: str, dice: int) -> None:
    field = harpoons(text, play={"hotshot": "S2"})
    assert field.state.odds("harpoon S2xW1").dice == dice
    field.do("harpoon S2xW1", "roll SSS" + "B" * (dice - 3))
    assert field.place("W1") == "destroyed"


@pytest.mark.rule("A-HARPOON-08")
def test_the_hotshot_of_another_speeder_adds_nothing() -> None:
    field = harpoons(play={"hotshot": "S8"})
    assert field.state.odds("harpoon S2xW1").dice == 5


@pytest.mark.rule("A-HARPOON-07", "A-HARPOON-08", "A-LUKE-08")
def test_hotshot_and_points_add_up() -> None:
    field = harpoons("3: . . W1:S\n4: . . S1", luke="S1", play={"hotshot": "S1"})
    field.do("harpoon S1xW1 +2")
    assert field.state.view(None).shot.dice == 9


@pytest.mark.rule("A-HARPOON-09")
def test_everyone_aboard_goes_down_with_the_walker() -> None:
    crew = {"LS1": "W1", "LS2": "W1", "HS1": "W1"}
    others = {"W2": "0901:S", "LS3": "W2", "HS2": "0305"}
    field = harpoons(units={**crew, **others}).do("harpoon S2xW1", "roll SSSBB")
    assert {field.place(unit) for unit in crew} == {"destroyed"}
    assert field.place("LS3") == "W2"
    assert field.place("HS2") == "0305"


@pytest.mark.rule("A-HARPOON-10")
def test_no_harpoon_from_the_cliffs() -> None:
    field = harpoons("3: . . W1:S\n4: . . #S2")
    assert not field.legal("harpoon")
    assert field.why("harpoon S2xW1") == "assault-why-in-cliffs"
    assert field.can("move S2-0305")


@pytest.mark.rule("A-HARPOON-11")
def test_the_force_card_is_no_help_for_a_harpoon() -> None:
    field = harpoons(play={"held": ["the_force"]})
    assert field.can("fire S2xW1 force")
    assert field.legal("harpoon") == ["harpoon S2xW1"]
    assert not field.can("harpoon S2xW1 force")
    field.do("harpoon S2xW1", "roll SSBBB")
    assert field.place("W1") == "0303"
    assert field.state.view(None).held["rebel"] == ["the_force"]


@pytest.mark.rule("A-HARPOON-12")
def test_points_are_spent_before_the_dice_and_the_empire_has_no_reply() -> None:
    field = harpoons("3: . . W1:S\n4: . . S1", luke="S1", play={"held": ["repair_droid", "veers"]})
    field.do("harpoon S1xW1 +2")
    assert field.waits_for_luck
    assert field.step == "roll"
    assert field.state.view(None).luke.force == 8
    assert field.state.view(1).luke.unit == "S1"
    field.do("roll BBBBBBB")
    assert field.state.view(None).luke.force == 8
    assert field.to_act == 0


@pytest.mark.rule("A-HARPOON-12", "A-LUKE-10")
def test_a_harpoon_without_points_betrays_nobody() -> None:
    field = harpoons("3: . . W1:S\n4: . . S1", luke="S1").do("harpoon S1xW1", "roll BBBBB")
    assert field.state.view(1).luke.unit == ""
    assert not field.state.view(1).luke.revealed


@pytest.mark.rule("A-HARPOON-12", "A-WIN-03")
def test_victory_is_checked_after_a_harpoon() -> None:
    field = position(PAIR, HARPOON, units={"S8": "1530"}).do("harpoon S2xW1", "roll SSSBB")
    assert (field.winner, field.reason) == ("rebel", "annihilation")


@pytest.mark.rule("A-HARPOON-13")
@pytest.mark.parametrize("facing", ["N", "NE", "SE", "S", "SW", "NW"])
@pytest.mark.parametrize("ground", [".", "r", "B"])
def test_facing_and_terrain_of_the_walker_do_not_matter(facing: str, ground: str) -> None:
    field = harpoons(f"3: . . {ground}W1:{facing}\n4: . . S2")
    assert field.state.odds("harpoon S2xW1").dice == 5
    assert field.state.odds("harpoon S2xW1").armour == 3


@pytest.mark.rule("A-HARPOON-13")
def test_damage_of_the_walker_does_not_matter() -> None:
    field = harpoons(hits={"W1": {"blaster": 2, "legs": 2, "body": 2}})
    assert field.state.odds("harpoon S2xW1").dice == 5
    assert field.do("harpoon S2xW1", "roll SSVVB").place("W1") == "0303"


@pytest.mark.rule("A-HARPOON-13")
def test_the_speeders_own_rough_ground_and_body_hit_do_not_matter() -> None:
    field = harpoons("3: . . W1:S\n4: . . rS2", hits={"S2": {"body": 1}})
    assert field.state.odds("harpoon S2xW1").dice == 5


@pytest.mark.rule("A-HARPOON-13")
def test_several_speeders_may_try_the_same_walker() -> None:
    field = harpoons("3: . . W1:S\n4: . . S2", units={"S3": "0302", "S4": "0203"})
    field.do("harpoon S2xW1", "roll BBBBB", "harpoon S3xW1", "roll SSBBB")
    assert field.place("W1") == "0303"
    field.do("harpoon S4xW1", "roll SSSBB")
    assert field.place("W1") == "destroyed"


@pytest.mark.rule("A-HARPOON-13")
def test_a_speeder_next_to_several_walkers_names_one() -> None:
    field = harpoons("2: . . W1:S\n3: . . S2\n4: . . W2:S", units={"W3": "0901:S"})
    assert field.legal("harpoon") == ["harpoon S2xW1", "harpoon S2xW2"]
    assert field.why("harpoon S2xW3") == "assault-why-adjacent"
    field.do("harpoon S2xW2", "roll SSSSS")
    assert field.place("W1") == "0302"
    assert field.place("W2") == "destroyed"
