"""Damage to Walkers: what the damage dice do to an AT-AT (A-DAMAGE-WALKER)."""

from fractions import Fraction
from functools import cache

import pytest
from games.assault.field import Field, position

BLASTER, BODY, LEGS, CRITICAL = 2, 7, 10, 12
"""One sum of the damage dice for each result."""

TOWERS = """
    2: . . .  .
    3: . . W1:S .
    4: . . T1 T2
"""
"""Walker 1 and two Towers around it; Tower 1 is in its macrohex and in its field of fire."""

ABOARD = {"LS1": "W1", "LS2": "W1", "HS1": "W1"}


def before_damage(
    hits: dict[str, int] | None = None,
    units: dict[str, str] | None = None,
    held: list[str] | None = None,
) -> Field:
    """Tower 1 has hit Walker 1; the damage dice are about to be rolled."""
    field = position(
        TOWERS,
        "towers_fire",
        units={"A1": "1501", **(units or {})},
        hits={"W1": hits or {}},
        play={"held": held or []},
    )
    return field.do("fire T1xW1", "roll SSSBBB")


def hit(
    total: int, hits: dict[str, int] | None = None, units: dict[str, str] | None = None
) -> Field:
    """Walker 1 is hit once, with this sum of the damage dice."""
    return before_damage(hits, units).do(f"damage {total}")


def tracks(field: Field, walker: str = "W1") -> tuple[int, int, int]:
    """Blaster, leg and body hits."""
    unit = field.unit(walker)
    return unit.blaster, unit.legs, unit.body


@pytest.mark.rule("A-DAMAGE-WALKER-01")
@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (2, (1, 0, 0)),
        (3, (1, 0, 0)),
        (4, (0, 0, 1)),
        (5, (0, 0, 1)),
        (6, (0, 0, 1)),
        (7, (0, 0, 1)),
        (8, (0, 0, 1)),
        (9, (0, 0, 1)),
        (10, (0, 1, 0)),
        (11, (0, 1, 0)),
    ],
)
def test_the_sum_says_which_track_is_hit(total: int, expected: tuple[int, int, int]) -> None:
    field = hit(total)
    assert tracks(field) == expected
    assert field.place("W1") == "0303"


@pytest.mark.rule("A-DAMAGE-WALKER-01", "A-DAMAGE-WALKER-11")
def test_a_sum_of_twelve_is_critical() -> None:
    assert hit(12).place("W1") == "destroyed"


@pytest.mark.rule("A-DAMAGE-WALKER-01")
def test_the_chances_are_those_of_two_dice() -> None:
    field = before_damage()
    chances = {
        int(field.state.write(action).split()[1]): Fraction(chance).limit_denominator(36)
        for action, chance in field.state.chances()
    }
    assert list(chances) == list(range(2, 13))
    blaster, body, legs, critical = (
        sum(chances[total] for total in totals)
        for totals in (range(2, 4), range(4, 10), range(10, 12), [12])
    )
    assert blaster == Fraction(3, 36)
    assert body == Fraction(27, 36)
    assert legs == Fraction(5, 36)
    assert critical == Fraction(1, 36)


@pytest.mark.rule("A-DAMAGE-WALKER-01")
def test_the_odds_of_a_shot_foretell_the_damage() -> None:
    field = position(TOWERS, "towers_fire")
    odds = field.state.odds("fire T1xW1")
    share = {name: chance / odds.hit for name, chance in odds.damage.items()}
    assert share == {
        "blaster-1": Fraction(3, 36),
        "body-1": Fraction(27, 36),
        "legs-1": Fraction(5, 36),
        "critical": Fraction(1, 36),
    }
    assert odds.destroy == odds.hit / 36


@pytest.mark.rule("A-DAMAGE-WALKER-02")
def test_the_first_blaster_hit_costs_three_dice() -> None:
    assert position(TOWERS, "walkers_fire").dice("W1xT1") == 6
    field = hit(BLASTER).next_card("walkers_fire")
    assert field.dice("W1xT1") == 3
    field.do("fire W1xT1", "roll VVB")
    assert field.place("T1") == "destroyed"


@pytest.mark.rule("A-DAMAGE-WALKER-02")
def test_three_dice_less_can_make_a_shot_impossible() -> None:
    """The Tower on 0305 is at range 1: 6 - 1 dice hit armour 2, and so do 3 - 1; not 3 - 2."""
    text = "3: . . W1:S\n5: . . T1\n8: . . T2"
    whole = position(text, "walkers_fire")
    hurt = position(text, "walkers_fire", hits={"W1": {"blaster": 1}})
    assert (whole.dice("W1xT1"), hurt.dice("W1xT1")) == (5, 2)
    assert (whole.dice("W1xT2"), hurt.dice("W1xT2")) == (4, 1)
    assert whole.targets("W1") == {"T1", "T2"}
    assert hurt.targets("W1") == {"T1"}
    assert hurt.why("fire W1xT2") == "assault-why-impossible"


@pytest.mark.rule("A-DAMAGE-WALKER-03")
def test_the_second_blaster_hit_silences_the_walker() -> None:
    field = hit(BLASTER, {"blaster": 1}).next_card("walkers_move_or_fire")
    assert tracks(field) == (2, 0, 0)
    assert not field.legal("fire")
    assert field.why("fire W1xT1") == "assault-why-blaster"


@pytest.mark.rule("A-DAMAGE-WALKER-03")
def test_a_silenced_walker_walks_on() -> None:
    field = position(TOWERS, "walkers_move_or_fire", hits={"W1": {"blaster": 2}})
    field.do("step W1")
    assert field.place("W1") == "0304"


@pytest.mark.rule("A-DAMAGE-WALKER-04")
@pytest.mark.parametrize("total", [2, 3])
@pytest.mark.parametrize("body", [0, 1])
def test_a_further_blaster_hit_is_a_body_hit(total: int, body: int) -> None:
    field = hit(total, {"blaster": 2, "body": body})
    assert tracks(field) == (2, 0, body + 1)


@pytest.mark.rule("A-DAMAGE-WALKER-04", "A-DAMAGE-WALKER-09")
def test_a_further_blaster_hit_kills_those_aboard_as_second_body_hit() -> None:
    field = hit(BLASTER, {"blaster": 2, "body": 1}, ABOARD)
    assert {field.place(unit) for unit in ABOARD} == {"destroyed"}


@pytest.mark.rule("A-DAMAGE-WALKER-04", "A-DAMAGE-WALKER-10")
def test_a_further_blaster_hit_can_be_the_third_body_hit() -> None:
    assert hit(BLASTER, {"blaster": 2, "body": 2}).place("W1") == "destroyed"
    assert hit(BLASTER, {"blaster": 1, "body": 2}).place("W1") == "0303"


@pytest.mark.rule("A-DAMAGE-WALKER-05")
@pytest.mark.parametrize(("legs", "steps"), [(0, 5), (1, 3)])
def test_the_first_leg_hit_costs_two_movement_points(legs: int, steps: int) -> None:
    field = position("3: . . W1:S . W2:S", "walkers_move", hits={"W1": {"legs": legs}})
    field.do(*["step W1"] * steps)
    assert field.place("W1") == f"03{3 + steps:02}"
    assert not field.can("step W1")
    assert not field.can("left W1")


@pytest.mark.rule("A-DAMAGE-WALKER-05")
def test_three_points_are_enough_for_a_rough_hex_but_not_after_a_turn() -> None:
    field = position("3: . . W1:S\n4: . . r", "walkers_move", hits={"W1": {"legs": 1}})
    assert field.can("step W1")
    field = position("3: . . W1:SE\n4: . . r", "walkers_move", hits={"W1": {"legs": 1}})
    field.do("right W1")
    assert field.unit("W1").facing == "S"
    assert not field.can("step W1")


@pytest.mark.rule("A-DAMAGE-WALKER-05")
def test_a_leg_hit_leaves_the_guns_alone() -> None:
    field = hit(LEGS).next_card("walkers_fire")
    assert field.dice("W1xT1") == 6


@pytest.mark.rule("A-DAMAGE-WALKER-06")
def test_the_second_leg_hit_forbids_steps_and_turns_but_not_fire() -> None:
    field = hit(LEGS, {"legs": 1}).next_card("walkers_move_or_fire")
    assert tracks(field) == (0, 2, 0)
    assert not any(field.can(f"{how} W1") for how in ("step", "left", "right"))
    assert field.why("step W1") == field.why("left W1") == "assault-why-legs"
    assert field.dice("W1xT1") == 6
    field.do("fire W1xT1", "roll VVBBBB")
    assert field.place("T1") == "destroyed"


@pytest.mark.rule("A-DAMAGE-WALKER-07")
@pytest.mark.parametrize("total", [10, 11])
@pytest.mark.parametrize("body", [0, 1])
def test_a_further_leg_hit_is_a_body_hit(total: int, body: int) -> None:
    field = hit(total, {"legs": 2, "body": body})
    assert tracks(field) == (0, 2, body + 1)


@pytest.mark.rule("A-DAMAGE-WALKER-07", "A-DAMAGE-WALKER-10")
def test_a_further_leg_hit_can_be_the_third_body_hit() -> None:
    assert hit(LEGS, {"legs": 2, "body": 2}).place("W1") == "destroyed"
    assert hit(LEGS, {"legs": 1, "body": 2}).place("W1") == "0303"


@pytest.mark.rule("A-DAMAGE-WALKER-08")
def test_the_first_body_hit_does_nothing() -> None:
    field = hit(BODY, units={**ABOARD, "W2": "0701:S", "HS2": "0305"})
    assert tracks(field) == (0, 0, 1)
    assert {field.place(unit) for unit in ABOARD} == {"W1"}
    field.next_card("walkers_move_or_fire")
    assert field.dice("W1xT1") == 6
    field.do(*["left W1"] * 5)
    assert field.unit("W1").facing == "SW"
    field.next_card("snowtroopers_move").do("move LS1-0205", "move HS2-W1")
    assert field.place("HS2") == "W1"


@pytest.mark.rule("A-DAMAGE-WALKER-09")
def test_the_second_body_hit_kills_everyone_aboard_this_walker() -> None:
    others = {"W2": "0701:S", "LS3": "W2", "HS2": "0305"}
    field = hit(BODY, {"body": 1}, {**ABOARD, **others})
    assert tracks(field) == (0, 0, 2)
    assert field.place("W1") == "0303"
    assert {field.place(unit) for unit in ABOARD} == {"destroyed"}
    assert field.place("LS3") == "W2"
    assert field.place("HS2") == "0305"


@pytest.mark.rule("A-DAMAGE-WALKER-09")
@pytest.mark.parametrize(("body", "mounts"), [(0, True), (1, True), (2, False)])
def test_a_walker_with_two_body_hits_cannot_be_mounted(body: int, mounts: bool) -> None:
    field = position("3: . . W1:S\n4: . . LS1", "snowtroopers_move", hits={"W1": {"body": body}})
    assert field.can("move LS1-W1") == mounts
    assert field.why("move LS1-W1") == ("" if mounts else "assault-why-bay")


@pytest.mark.rule("A-DAMAGE-WALKER-09", "A-CARRY-13")
def test_the_ban_on_mounting_ends_with_a_repair_and_the_next_body_hit_kills_again() -> None:
    field = position(
        "3: . . W1:S\n4: T1 . . . LS1",
        "walkers_move",
        units={"LS2": "0404"},
        hits={"W1": {"body": 2}},
        play={"held": ["repair_droid"]},
    )
    field.do("repair W1 body").next_card("snowtroopers_move").do("move LS1-W1")
    assert field.place("LS1") == "W1"
    field.next_card("towers_fire").do("fire T1xW1", "roll SSSSB", f"damage {BODY}")
    assert tracks(field) == (0, 0, 2)
    assert field.place("LS1") == "destroyed"
    assert field.place("LS2") == "0404"


@pytest.mark.rule("A-DAMAGE-WALKER-10")
@pytest.mark.parametrize(("body", "place"), [(0, "0303"), (1, "0303"), (2, "destroyed")])
def test_the_third_body_hit_destroys_the_walker(body: int, place: str) -> None:
    assert hit(BODY, {"body": body}).place("W1") == place


@pytest.mark.rule("A-DAMAGE-WALKER-11", "A-CARRY-11")
def test_a_critical_hit_destroys_the_walker_and_everyone_aboard() -> None:
    field = hit(CRITICAL, units={**ABOARD, "W2": "0701:S", "LS3": "W2"})
    assert field.place("W1") == "destroyed"
    assert {field.place(unit) for unit in ABOARD} == {"destroyed"}
    assert field.place("LS3") == "W2"


@pytest.mark.rule("A-DAMAGE-WALKER-12")
@pytest.mark.parametrize(("blaster", "dice"), [(0, 8), (1, 5), (2, 0)])
def test_veers_does_not_give_a_silenced_walker_its_voice_back(blaster: int, dice: int) -> None:
    """With W2 the round continues, whatever Walker 1 can do."""
    field = position(
        TOWERS,
        "walkers_fire",
        units={"W2": "0302:S"},
        hits={"W1": {"blaster": blaster}},
        play={"held": ["veers"]},
    )
    assert field.can("fire W2xT1 veers")
    assert field.can("fire W1xT1 veers") == bool(dice)
    if dice:
        assert field.state.odds("fire W1xT1 veers").dice == dice
    else:
        assert field.why("fire W1xT1 veers") == "assault-why-blaster"


@pytest.mark.rule("A-DAMAGE-WALKER-13")
@pytest.mark.parametrize("unit", ["T1", "LT1", "HT1", "S6", "S1"])
def test_a_destroyed_rebel_leaves_an_empty_hex(unit: str) -> None:
    field = position(
        f"3: . . W1:S\n4: . . {unit}\n5: . . A1", "walkers_fire", units={"W2": "1501"}, luke="S2"
    )
    field.do(f"fire W1x{unit}")
    if field.step == "armour":
        field.do("armour 0")
    field.do("roll VVVVVV")
    if field.step == "damage":
        field.do("damage 12")
    if field.step == "critical":
        field.do("suffer")
    assert field.place(unit) == "destroyed"
    field.next_card("at_sts_move").do("move A1-0304")
    assert field.place("A1") == "0304"


@pytest.mark.rule("A-DAMAGE-WALKER-13")
@pytest.mark.parametrize("unit", ["W1", "A1", "LS1", "HS1"])
def test_a_destroyed_imperial_leaves_an_empty_hex(unit: str) -> None:
    field = position(f"3: . . {unit}\n4: . . T1\n5: . . LT1", "towers_fire", units={"A2": "1501"})
    field.do(f"fire T1x{unit}", "roll " + "S" * field.dice(f"T1x{unit}"))
    if field.step == "damage":
        field.do("damage 12")
    assert field.place(unit) == "destroyed"
    field.next_card("troopers_move").do("move LT1-0303")
    assert field.place("LT1") == "0303"


WRECK = {"W1": {"blaster": 2, "legs": 2, "body": 1}}
"""A Walker that can neither move nor fire."""


@pytest.mark.rule("A-DAMAGE-WALKER-14")
def test_a_helpless_walker_blocks_its_hex() -> None:
    field = position("2: . . W2:S\n3: . . W1:S\n4: . . A1", "walkers_move", hits=WRECK)
    assert field.why("step W2") == "assault-why-occupied"
    field.next_card("at_sts_move")
    assert field.why("move A1-0303") == "assault-why-occupied"


@pytest.mark.rule("A-DAMAGE-WALKER-14", "A-CARRY-08")
def test_a_helpless_walker_carries() -> None:
    field = position(
        "3: . . W1:S\n4: . . LS2",
        "snowtroopers_move",
        units={"LS1": "W1", "HS1": "0701"},
        hits=WRECK,
    )
    field.do("move LS2-W1", "move LS1-0305")
    assert field.place("LS2") == "W1"
    assert field.place("LS1") == "0305"


@pytest.mark.rule("A-DAMAGE-WALKER-14")
def test_a_helpless_walker_is_a_target_and_counts_for_victory() -> None:
    field = position("3: . . W1:S A1\n4: . . T1 T2", "towers_fire", hits=WRECK)
    field.do("fire T1xA1", "roll SSSSSS")
    assert field.place("A1") == "destroyed"
    assert not field.over
    field.do("fire T2xW1", "roll " + "S" * field.dice("T2xW1"), "damage 12")
    assert field.reason == "annihilation"


@pytest.mark.rule("A-DAMAGE-WALKER-15")
def test_one_hit_destroys_an_at_st_without_a_damage_roll() -> None:
    field = position("3: . . A1\n4: . . T1 T2", "towers_fire", units={"W1": "1001:S"})
    field.do("fire T1xA1", "roll SSBBBB")
    assert field.place("A1") == "destroyed"
    assert "assault-damage-roll" not in field.events
    assert field.step != "damage"


@pytest.mark.rule("A-DAMAGE-WALKER-15", "A-HARPOON-03")
def test_an_at_st_cannot_be_harpooned() -> None:
    field = position("3: . . A1\n4: . . S1", "snowspeeders_move_fire_or_harpoon")
    assert field.targets("S1") == {"A1"}
    assert not field.legal("harpoon")
    assert not field.can("harpoon S1xA1")


@pytest.mark.rule("A-DAMAGE-WALKER-16", "A-TURN-07")
def test_damage_stays_through_rounds_and_turns() -> None:
    field = position(
        "3: . . W1:S",
        "towers_fire",
        units={"T1": "1530"},
        hits={"W1": {"blaster": 1, "legs": 1, "body": 2}},
        play={"round": 20, "action_deck": {}},
    )
    assert field.state.view(None).turn == 2
    field.next_card("walkers_move").do("step W1").next_card("walkers_fire")
    field.next_card("draw_event").do("event transport_away")
    assert tracks(field) == (1, 1, 2)


@pytest.mark.rule("A-DAMAGE-WALKER-16", "A-EVENT-25")
@pytest.mark.parametrize(
    ("track", "expected"), [("blaster", (1, 1, 2)), ("legs", (2, 0, 2)), ("body", (2, 1, 1))]
)
def test_the_repair_droid_takes_one_hit_off(track: str, expected: tuple[int, int, int]) -> None:
    field = position(
        "3: . . W1:S",
        "walkers_move",
        hits={"W1": {"blaster": 2, "legs": 1, "body": 2}},
        play={"held": ["repair_droid"]},
    )
    field.do(f"repair W1 {track}")
    assert tracks(field) == expected
    assert not field.legal("repair")


@pytest.mark.rule("A-DAMAGE-WALKER-17")
def test_the_three_tracks_are_independent() -> None:
    assert tracks(hit(BLASTER, {"legs": 2, "body": 2})) == (1, 2, 2)
    assert tracks(hit(LEGS, {"blaster": 2, "body": 2})) == (2, 1, 2)
    assert tracks(hit(BODY, {"blaster": 2, "legs": 2})) == (2, 2, 1)


@pytest.mark.rule("A-DAMAGE-WALKER-17")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_sees_the_tracks(seat: int | None) -> None:
    field = position("3: . . W1:S", hits={"W1": {"blaster": 1, "legs": 2, "body": 2}})
    walker = next(unit for unit in field.state.view(seat).units if unit.unit == "W1")
    assert (walker.blaster, walker.legs, walker.body) == (1, 2, 2)


@pytest.mark.rule("A-DAMAGE-WALKER-17", "A-FIRE-14")
def test_a_surplus_of_symbols_makes_no_second_roll() -> None:
    field = position(TOWERS, "towers_fire").do("fire T1xW1", "roll SSSSSS", f"damage {BODY}")
    assert tracks(field) == (0, 0, 1)
    assert field.step == "round"
    assert field.events.count("assault-damage-roll") == 1


@cache
def mean_hits(blaster: int, legs: int, body: int) -> Fraction:
    """The mean number of further hits that destroy a Walker, from what the engine does."""
    field = before_damage({"blaster": blaster, "legs": legs, "body": body})
    mean = Fraction(1)
    for action, chance in field.state.chances():
        after = Field(field.state.copy())
        after.state.apply(action)
        if after.place("W1") != "destroyed":
            mean += Fraction(chance).limit_denominator(36) * mean_hits(*tracks(after))
    return mean


@pytest.mark.rule("A-DAMAGE-WALKER-01", "A-DAMAGE-WALKER-10")
def test_an_undamaged_walker_takes_three_hits_and_two_thirds_on_average() -> None:
    """3.5: 3.68 hits. One that has all it can bear dies from the next one."""
    assert round(float(mean_hits(0, 0, 0)), 2) == 3.68
    assert mean_hits(2, 2, 2) == 1
