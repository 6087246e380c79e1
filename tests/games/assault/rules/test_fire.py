"""Fire (A-FIRE-01 to A-FIRE-24): who shoots at whom, with how many dice, and what a hit does."""

from fractions import Fraction
from typing import Any

import pytest
from games.assault.field import Field, axial, position

from echobase import IllegalAction

FRONT = ("0819", "0721", "0623", "0526", "0428", "0331", "0233")
"""Hexes at range 0, 1, 2 and so on from 0818, all before a Walker that faces S there."""
HERE = "0818"
TO_FIRE = {
    "W": "walkers_fire",
    "A": "at_sts_fire",
    "LS": "snowtroopers_fire",
    "HS": "snowtroopers_fire",
    "S": "snowspeeders_fire",
    "T": "towers_fire",
    "LT": "troopers_fire",
    "HT": "troopers_fire",
}
IMPERIAL = ("W1", "A1", "LS1", "HS1")
REBEL = ("S1", "T1", "LT1", "HT1")


def ground(**symbols: str) -> str:
    """A field with some terrain: `ground(h0819="r")` makes 0819 rough."""
    rows: dict[int, list[str]] = {}
    for name, symbol in symbols.items():
        column, row = int(name[1:3]), int(name[3:])
        cells = rows.setdefault(row, ["."] * 15)
        cells[column - 1] = symbol
    return "\n".join(f"{row}: {' '.join(cells)}" for row, cells in rows.items())


def card_of(unit: str) -> str:
    return TO_FIRE[unit.rstrip("0123456789")]


def enemy_of(unit: str) -> str:
    """Somebody a unit may always shoot at, with armour 1."""
    return "LT9" if unit in IMPERIAL else "LS9"


def shoot(shot: str, apart: int = 0, text: str = "", **more: Any) -> Field:
    """A firer on 0818 and its target at some range in front of it, in the round of the firer."""
    firer, target = shot.split("x")
    units = {firer: f"{HERE}:S" if firer[0] == "W" else HERE}
    if target not in "PG":
        units[target] = FRONT[apart]
    units.update(more.pop("units", {}))
    return position(text, card_of(firer), units=units, **more)


# Who fires


@pytest.mark.rule("A-FIRE-01")
def test_each_unit_of_the_named_kind_fires_once_at_one_target() -> None:
    field = position(
        card="walkers_fire",
        units={"W1": "0818:S", "W2": "0618:S", "LT1": "0819", "LT2": "0820", "A1": "0101"},
    )
    field.do("fire W1xLT1", "roll VBBBBB")
    assert field.place("LT1") == "destroyed"
    assert field.place("LT2") == "0820", "one shot has one target"
    assert field.why("fire W1xLT2") == "assault-why-used"
    assert field.can("fire W2xLT2")


@pytest.mark.rule("A-FIRE-01")
@pytest.mark.parametrize("unit", IMPERIAL + REBEL)
def test_the_fire_card_of_a_kind_lets_that_kind_fire(unit: str) -> None:
    foe = enemy_of(unit)
    assert shoot(f"{unit}x{foe}").can(f"fire {unit}x{foe}")


@pytest.mark.rule("A-FIRE-01")
@pytest.mark.parametrize(
    ("unit", "card", "why"),
    [
        ("W1", "walkers_move", "assault-why-card"),
        ("W1", "at_sts_fire", "assault-why-kind"),
        ("A1", "walkers_fire", "assault-why-kind"),
        ("A1", "at_sts_move", "assault-why-card"),
        ("LS1", "snowtroopers_move", "assault-why-card"),
        ("LT1", "troopers_move", "assault-why-card"),
        ("LT1", "towers_fire", "assault-why-kind"),
        ("S1", "snowspeeders_move", "assault-why-card"),
        ("T1", "snowspeeders_fire", "assault-why-kind"),
    ],
)
def test_nobody_fires_without_a_card_that_says_so(unit: str, card: str, why: str) -> None:
    foe = enemy_of(unit)
    busy = {"W2": "0301:S", "LT2": "0302", "A2": "0501", "LT3": "0502"}
    busy |= {"S2": "0335", "LS2": "0336", "T2": "0535", "LS3": "0536"}
    field = position(card=card, units={unit: HERE, foe: FRONT[0], **busy})
    assert field.step == "round", "somebody can act"
    assert field.why(f"fire {unit}x{foe}") == why


@pytest.mark.rule("A-FIRE-01")
@pytest.mark.parametrize(
    "card",
    ["snowspeeders_move_or_fire", "snowspeeders_move_fire_or_harpoon", "snowspeeders_fire"],
)
def test_a_card_with_several_actions_allows_fire_too(card: str) -> None:
    assert position(card=card, units={"S1": HERE, "LS1": "0819"}).can("fire S1xLS1")


@pytest.mark.rule("A-FIRE-02")
def test_a_shot_is_carried_out_before_the_next_is_declared() -> None:
    field = position(
        card="walkers_fire", units={"W1": "0818:S", "W2": "0618:S", "W3": "1018:S", "S6": "0819"}
    )
    field.do("fire W1xS6")
    assert field.waits_for_luck
    assert field.why("fire W2xS6") == "assault-why-first"
    field.do("roll VVBBBB")
    assert field.step == "damage"
    assert field.why("fire W2xS6") == "assault-why-first"
    field.do("damage 7")
    assert field.can("fire W2xS6")


@pytest.mark.rule("A-FIRE-02")
def test_one_target_may_be_shot_at_any_number_of_times() -> None:
    field = position(
        card="walkers_fire",
        units={"W1": "0818:S", "W2": "0617:S", "W3": "1017:S", "W4": "0816:S", "T1": "0820"},
    )
    dice = {walker: field.dice(f"{walker}xT1") for walker in ("W1", "W2", "W3")}
    for walker, count in dice.items():
        field.do(f"fire {walker}xT1", f"roll {'B' * count}")
    assert field.can("fire W4xT1")
    assert field.place("T1") == "0820"


# Targets


@pytest.mark.rule("A-FIRE-03")
def test_the_empire_fires_at_rebel_units_and_both_installations_only() -> None:
    text = """
        19: . . . . . . . . P
        20: . . . . . . . G
    """
    units = {
        "W1": "0818:S",
        "W2": "0817:S",
        "A1": "0720",
        "LS1": "0920",
        "HS1": "0719",
        "S6": "0819",
        "T1": "0721",
        "LT1": "0821",
        "HT1": "0921",
    }
    field = position(text, "walkers_fire", units=units)
    assert field.targets("W1") == {"S6", "T1", "LT1", "HT1", "P", "G"}
    for own in ("W2", "A1", "LS1", "HS1", "W1"):
        assert field.why(f"fire W1x{own}") == "assault-why-own"


@pytest.mark.rule("A-FIRE-03")
def test_the_power_grid_is_a_target_only_while_it_stands() -> None:
    text = ground(h0819="P")
    fallen = shoot("W1xLT1", 1, text, play={"grid_stands": False})
    assert fallen.targets("W1") == {"LT1"}
    assert fallen.why("fire W1xP") == "assault-why-not-in-play"
    assert shoot("W1xLT1", 1, text).targets("W1") == {"LT1", "P"}


@pytest.mark.rule("A-FIRE-03")
def test_the_rebels_fire_at_imperial_units_only() -> None:
    text = """
        19: . . . . . . . . P
        20: . . . . . . . G
    """
    units = {
        "T1": "0818",
        "T2": "0819",
        "S1": "0817",
        "LT1": "0717",
        "HT1": "0917",
        "W1": "0719:N",
        "A1": "0718",
        "LS1": "0918",
        "HS1": "0721",
    }
    field = position(text, "towers_fire", units=units)
    assert field.targets("T1") == {"W1", "A1", "LS1", "HS1"}
    for own in ("T2", "S1", "LT1", "HT1", "P", "G"):
        assert field.why(f"fire T1x{own}") == "assault-why-own"


@pytest.mark.rule("A-FIRE-04")
def test_troopers_in_the_base_box_neither_fire_nor_are_fired_at() -> None:
    """The Walker even stands on the entry."""
    text = ground(h0818="B")
    units = {"W1": "0818:S", "LT1": "base", "LT2": "0819"}
    empire = position(text, "walkers_fire", units=units)
    assert empire.targets("W1") == {"LT2"}
    assert empire.why("fire W1xLT1") == "assault-why-target-inside"
    rebels = position(text, "troopers_fire", units={**units, "A1": "0817"})
    assert rebels.can("fire LT2xA1")
    assert rebels.targets("LT1") == set()
    assert rebels.why("fire LT1xA1") == "assault-why-inside"


@pytest.mark.rule("A-FIRE-04")
def test_snowtroopers_aboard_neither_fire_nor_are_fired_at() -> None:
    units = {"W1": "0818:S", "LS1": "W1", "LS2": "0717", "T1": "0819"}
    rebels = position(card="towers_fire", units=units)
    assert rebels.targets("T1") == {"W1", "LS2"}
    assert rebels.why("fire T1xLS1") == "assault-why-target-inside"
    empire = position(card="snowtroopers_fire", units=units)
    assert empire.can("fire LS2xT1")
    assert empire.why("fire LS1xT1") == "assault-why-inside"


@pytest.mark.rule("A-FIRE-04", "A-FIRE-10")
def test_snowspeeders_in_cliffs_neither_fire_nor_are_fired_at() -> None:
    text = ground(h0819="#")
    units = {"W1": "0818:S", "S1": "0819", "S2": "0719"}
    empire = position(text, "walkers_fire", units=units)
    assert empire.targets("W1") == {"S2"}
    assert empire.why("fire W1xS1") == "assault-why-target-cliffs"
    rebels = position(text, "snowspeeders_fire", units=units)
    assert rebels.can("fire S2xW1")
    assert rebels.targets("S1") == set()
    assert rebels.why("fire S1xW1") == "assault-why-in-cliffs"


# Strength and armour


@pytest.mark.rule("A-FIRE-05")
@pytest.mark.parametrize(
    ("unit", "strength"),
    [
        ("W1", 6),
        ("T1", 6),
        ("S1", 5),
        ("A1", 4),
        ("HS1", 4),
        ("HT1", 4),
        ("LS1", 3),
        ("LT1", 3),
    ],
)
def test_fire_strength(unit: str, strength: int) -> None:
    foe = enemy_of(unit)
    field = shoot(f"{unit}x{foe}")
    assert field.dice(f"{unit}x{foe}") == strength
    field.do(f"fire {unit}x{foe}")
    assert field.state.view(None).shot.dice == strength


ARMOUR = [
    ("T1xW1", 3),
    ("T1xA1", 2),
    ("T1xHS1", 2),
    ("T1xLS1", 1),
    ("W1xS6", 2),
    ("W1xT1", 2),
    ("W1xHT1", 2),
    ("W1xLT1", 1),
]


@pytest.mark.rule("A-FIRE-06", "A-FIRE-14")
@pytest.mark.parametrize(("shot", "armour"), ARMOUR)
def test_as_many_symbols_as_the_armour_make_a_hit(shot: str, armour: int) -> None:
    face = "S" if shot[0] == "T" else "V"
    hit = shoot(shot).do(f"fire {shot}", f"roll {(face * armour).ljust(6, 'B')}")
    assert "assault-hit" in hit.events
    miss = shoot(shot).do(f"fire {shot}", f"roll {(face * (armour - 1)).ljust(6, 'B')}")
    assert "assault-missed" in miss.events
    assert miss.place(shot.split("x")[1]) == FRONT[0]


@pytest.mark.rule("A-FIRE-06")
@pytest.mark.parametrize(
    ("target", "grid", "armour"), [("P", True, 3), ("G", True, 3), ("G", False, 2)]
)
def test_armour_of_the_installations(target: str, grid: bool, armour: int) -> None:
    text = ground(h0819=target)
    field = shoot(f"W1x{target}", text=text, play={"grid_stands": grid})
    assert field.state.odds(f"fire W1x{target}").armour == armour
    dice = field.dice(f"W1x{target}")
    miss = shoot(f"W1x{target}", text=text, play={"grid_stands": grid})
    miss.do(f"fire W1x{target}", f"roll {('V' * (armour - 1)).ljust(dice, 'S')}")
    assert "assault-missed" in miss.events
    field.do(f"fire W1x{target}", f"roll {('V' * armour).ljust(dice, 'S')}")
    assert "assault-hit" in field.events


@pytest.mark.rule("A-FIRE-07")
@pytest.mark.parametrize("apart", range(6))
def test_the_range_lowers_the_fire_strength(apart: int) -> None:
    assert shoot("W1xLT1", apart).dice("W1xLT1") == 6 - apart


# Cover


@pytest.mark.rule("A-FIRE-08")
@pytest.mark.parametrize(
    ("shot", "clear"),
    [
        ("W1xT1", 6),
        ("W1xLT1", 6),
        ("W1xHT1", 6),
        ("T1xA1", 6),
        ("T1xLS1", 6),
        ("T1xHS1", 6),
    ],
)
def test_small_units_in_rough_terrain_have_cover(shot: str, clear: int) -> None:
    assert shoot(shot).dice(shot) == clear
    assert shoot(shot, text=ground(h0819="r")).dice(shot) == clear - 1


@pytest.mark.rule("A-FIRE-08")
def test_cover_comes_on_top_of_the_range() -> None:
    assert shoot("W1xT1", 2, ground(h0623="r")).dice("W1xT1") == 6 - 2 - 1


@pytest.mark.rule("A-FIRE-08")
def test_the_shield_generator_has_cover() -> None:
    text = ground(h0819="G")
    assert shoot("W1xG", text=text).dice("W1xG") == 6 - 1
    assert shoot("W1xG", text=text, play={"grid_stands": False}).dice("W1xG") == 6 - 1


@pytest.mark.rule("A-FIRE-08")
def test_a_base_entry_in_the_clear_gives_no_cover() -> None:
    assert shoot("W1xLT1", text=ground(h0819="B")).dice("W1xLT1") == 6


@pytest.mark.rule("A-FIRE-08", "A-FIRE-24")
def test_a_trooper_on_the_generator_is_in_rough_and_has_cover() -> None:
    assert shoot("W1xLT1", text=ground(h0819="G")).dice("W1xLT1") == 6 - 1


@pytest.mark.rule("A-FIRE-09")
@pytest.mark.parametrize("shot", ["T1xW1", "W1xS6"])
def test_walkers_and_snowspeeders_never_have_cover(shot: str) -> None:
    assert shoot(shot, text=ground(h0819="r")).dice(shot) == 6


@pytest.mark.rule("A-FIRE-09")
def test_the_power_grid_has_no_cover_even_on_a_map_that_puts_it_into_rough() -> None:
    legend = {
        ".": {"terrain": "clear"},
        "B": {"terrain": "clear", "feature": "base_entry"},
        "P": {"terrain": "rough", "feature": "power_grid"},
        "G": {"terrain": "rough", "feature": "shield_generator"},
    }
    field = shoot("W1xLT1", text=ground(h0819="P"), legend=legend)
    assert field.dice("W1xP") == 6
    assert field.dice("W1xLT1") == 6 - 1, "whoever stands there is covered by the rough terrain"


# What does not matter


@pytest.mark.rule("A-FIRE-10")
@pytest.mark.parametrize(("firer", "dice"), [("W1", 6), ("A1", 4), ("LS1", 3)])
@pytest.mark.parametrize("symbol", [".", "r", "B"])
def test_the_terrain_of_an_imperial_firer_has_no_influence(
    firer: str, dice: int, symbol: str
) -> None:
    assert shoot(f"{firer}xLT1", text=ground(h0818=symbol)).dice(f"{firer}xLT1") == dice


@pytest.mark.rule("A-FIRE-10")
@pytest.mark.parametrize(("firer", "dice"), [("S1", 5), ("T1", 6), ("LT1", 3), ("HT1", 4)])
@pytest.mark.parametrize("symbol", [".", "r", "B", "P", "G"])
def test_the_terrain_of_a_rebel_firer_has_no_influence(firer: str, dice: int, symbol: str) -> None:
    assert shoot(f"{firer}xLS1", text=ground(h0818=symbol)).dice(f"{firer}xLS1") == dice


@pytest.mark.rule("A-FIRE-11")
def test_nothing_blocks_fire() -> None:
    """A wall of cliffs, units of both sides and rough terrain between the two."""
    text = """
        19: . . . . # # r # # # # #
        20: . . . . # # r r # # # #
    """
    between = {"W2": "0719:S", "T2": "0720", "A1": "0820", "S2": "0819"}
    field = shoot("W1xT1", 1, text, units=between)
    assert field.dice("W1xT1") == 6 - 1
    assert field.can("fire W1xT1")


@pytest.mark.rule("A-FIRE-11")
def test_there_is_no_maximum_range() -> None:
    """Twelve macrohexes from one end of the map to the other: 5 + 2 + 10 - 12."""
    field = position(
        card="snowspeeders_fire",
        units={"S1": "0233", "A1": "1403"},
        luke="S1",
        play={"hotshot": "S1"},
    )
    assert field.dice("S1xA1 +10") == 5
    assert field.can("fire S1xA1 +10")
    assert field.can("fire S1xA1 +7")
    assert not field.can("fire S1xA1 +6")


# Modified strength


@pytest.mark.rule("A-FIRE-12")
@pytest.mark.parametrize(
    ("shot", "apart", "rough", "more", "dice"),
    [
        ("W1xT1", 0, "", {}, 6),
        ("W1xT1 veers", 0, "", {"play": {"held": ["veers"]}}, 6 + 2),
        ("W1xLT1", 1, "", {"hits": {"W1": {"blaster": 1}}}, 6 - 3 - 1),
        (
            "W1xT1 veers",
            1,
            "h0721",
            {"play": {"held": ["veers"]}, "hits": {"W1": {"blaster": 1}}},
            6 - 3 + 2 - 1 - 1,
        ),
        ("S1xA1", 1, "h0721", {}, 5 - 1 - 1),
        ("S1xLS1", 0, "", {"hits": {"S1": {"gunner": 1}}}, 5 - 2),
        ("S1xA1", 0, "", {"play": {"hotshot": "S1"}}, 5 + 2),
        ("S1xW1 +3", 2, "", {"play": {"hotshot": "S1"}}, 5 + 2 + 3 - 2),
        ("S1xW1 +4", 2, "", {"hits": {"S1": {"gunner": 1}}}, 5 - 2 + 4 - 2),
        ("S1xW1 +3", 0, "", {}, 5 + 3),
        ("W1xT1", 1, "", {"hits": {"W1": {"legs": 2, "body": 2}}}, 6 - 1),
        ("S1xW1", 1, "", {"hits": {"S1": {"body": 1}, "W1": {"body": 2}}}, 5 - 1),
    ],
)
def test_modified_strength_is_one_sum_and_that_many_dice_are_rolled(
    shot: str, apart: int, rough: str, more: dict[str, Any], dice: int
) -> None:
    text = ground(**{rough: "r"}) if rough else ""
    field = shoot(shot.split()[0], apart, text, **more)
    assert field.dice(shot) == dice
    field.do(f"fire {shot}")
    assert field.waits_for_luck
    assert field.state.view(None).shot.dice == dice
    field.do(f"roll {'B' * dice}")
    assert "assault-missed" in field.events


@pytest.mark.rule("A-FIRE-12", "A-FIRE-17")
def test_the_sum_is_not_cut_off_on_the_way() -> None:
    """A dead gunner at range 4 leaves one die less than none; four points make it three."""
    field = shoot("S1xW1", 4, hits={"S1": {"gunner": 1}})
    assert field.can("fire S1xW1 +4")
    assert not field.can("fire S1xW1 +3")
    field.do("fire S1xW1 +4")
    assert field.state.view(None).shot.dice == 3 - 4 + 4


@pytest.mark.rule("A-FIRE-12")
def test_the_hotshot_of_one_speeder_does_not_help_another() -> None:
    field = shoot("S2xW1", units={"S1": "0817"}, play={"hotshot": "S1"})
    assert field.dice("S2xW1") == 5
    assert field.dice("S1xW1") == 5 + 2


# Dice and hits


@pytest.mark.rule("A-FIRE-13")
def test_a_die_shows_vader_saber_and_blank_equally_often() -> None:
    field = shoot("LT1xLS1", 2).do("fire LT1xLS1")
    found = {field.state.write(action): chance for action, chance in field.state.chances()}
    assert found == {
        "roll V": pytest.approx(1 / 3),
        "roll S": pytest.approx(1 / 3),
        "roll B": pytest.approx(1 / 3),
    }


@pytest.mark.rule("A-FIRE-13")
@pytest.mark.parametrize(
    ("shot", "roll", "result"),
    [
        ("A1xHT1", "VVBB", "assault-hit"),
        ("A1xHT1", "VSSS", "assault-missed"),
        ("A1xHT1", "VBBB", "assault-missed"),
        ("HT1xA1", "SSBB", "assault-hit"),
        ("HT1xA1", "SVVV", "assault-missed"),
        ("HT1xA1", "SBBB", "assault-missed"),
    ],
)
def test_the_empire_counts_vaders_and_the_rebels_count_sabers(
    shot: str, roll: str, result: str
) -> None:
    field = shoot(shot).do(f"fire {shot}", f"roll {roll}")
    assert result in field.events


@pytest.mark.rule("A-FIRE-14")
@pytest.mark.parametrize("vaders", [2, 3, 6])
def test_more_symbols_than_needed_add_nothing(vaders: int) -> None:
    """Another Tower stands in the next hex, and a speeder takes one damage roll only."""
    field = shoot("W1xT1", units={"T2": "0820"})
    field.do("fire W1xT1", f"roll {('V' * vaders).ljust(6, 'B')}")
    assert field.place("T1") == "destroyed"
    assert field.place("T2") == "0820"
    field = shoot("W1xS6").do("fire W1xS6", f"roll {('V' * vaders).ljust(6, 'B')}", "damage 7")
    assert field.events.count("assault-damage-roll") == 1
    assert field.unit("S6").body == 1


# Impossible shots


@pytest.mark.rule("A-FIRE-15", "A-FIRE-16")
@pytest.mark.parametrize(
    ("shot", "last"),
    [
        ("W1xLT1", 5),
        ("W1xT1", 4),
        ("A1xHT1", 2),
        ("LS1xLT1", 2),
        ("LS1xHT1", 1),
        ("S2xW1", 2),
        ("T1xW1", 3),
        ("LT1xW1", 0),
        ("HT1xW1", 1),
    ],
)
def test_a_shot_with_fewer_dice_than_armour_is_impossible(shot: str, last: int) -> None:
    firer, target = shot.split("x")
    helper = {"LT14": "0101", "LS10": "0102", "W5": "0301:S", "A3": "0501", "LS9": "0503"}
    helper |= {"S8": "0105", "LS8": "0106", "T6": "0303", "LT13": "0502"}
    assert shoot(shot, last, units=helper).can(f"fire {shot}"), "dice equal to the armour will do"
    field = shoot(shot, last + 1, units=helper)
    assert target not in field.targets(firer)
    assert field.why(f"fire {shot}") == "assault-why-impossible"
    with pytest.raises(IllegalAction):
        field.do(f"fire {shot}")
    assert field.state.odds(f"fire {shot}").hit == 0


@pytest.mark.rule("A-FIRE-16")
def test_a_round_with_impossible_shots_only_passes_by_itself() -> None:
    field = shoot("LT1xW1", 1)
    assert field.waits_for_luck
    assert field.step == "draw"


@pytest.mark.rule("A-FIRE-17")
def test_a_shot_that_needs_veers_is_legal_only_with_him() -> None:
    field = shoot("W1xT1", 6, play={"held": ["veers"]})
    assert field.legal("fire") == ["fire W1xT1 veers"]
    assert field.why("fire W1xT1") == "assault-why-impossible"


@pytest.mark.rule("A-FIRE-17")
def test_a_shot_that_needs_points_is_legal_only_with_enough_of_them() -> None:
    field = shoot("S1xW1", 4, play={"force": 4})
    assert field.legal("fire") == ["fire S1xW1 +2", "fire S1xW1 +3", "fire S1xW1 +4"]
    assert field.why("fire S1xW1 +1") == "assault-why-impossible"


@pytest.mark.rule("A-FIRE-17")
def test_damage_can_make_a_shot_impossible_and_hotshot_possible() -> None:
    helper = {"W2": "0101:S", "LT9": "0102", "S3": "0105", "LS9": "0106"}
    assert shoot("W1xT1", 2).can("fire W1xT1")
    hurt = shoot("W1xT1", 2, units=helper, hits={"W1": {"blaster": 1}})
    assert hurt.why("fire W1xT1") == "assault-why-impossible"
    assert not shoot("S2xW1", 3, units=helper).can("fire S2xW1")
    assert shoot("S2xW1", 3, units=helper, play={"hotshot": "S2"}).can("fire S2xW1")


@pytest.mark.rule("A-FIRE-17")
@pytest.mark.parametrize(("apart", "possible"), [(2, True), (3, False)])
def test_armour_points_already_in_force_count(apart: int, possible: bool) -> None:
    """Luke has raised his armour to 4 in this round: four dice will do, three will not."""
    play = {"revealed": True, "force": 8, "raised": 2}
    more = {"W2": "0101:S", "LT9": "0102"}
    field = shoot("W1xS1", apart, units=more, play=play)
    assert field.can("fire W1xS1") == possible
    other = shoot("W1xS2", apart, units=more, play=play)
    assert other.can("fire W1xS2"), "only his own speeder is protected"
    with_veers = shoot("W1xS1", apart, units=more, play={**play, "held": ["veers"]})
    assert with_veers.can("fire W1xS1 veers")


@pytest.mark.rule("A-FIRE-18")
def test_there_is_no_upper_limit_of_dice() -> None:
    field = shoot("S1xW1", play={"hotshot": "S1"}).do("fire S1xW1 +10")
    assert field.state.view(None).shot.dice == 5 + 2 + 10
    field.do(f"roll {'S' * 3 + 'B' * 14}")
    assert field.step == "damage"


@pytest.mark.rule("A-FIRE-18")
def test_all_dice_beyond_eight_count() -> None:
    field = shoot("S1xW1").do("fire S1xW1 +10")
    three_of_fifteen = field.state.odds("fire S1xW1 +10").hit
    none, one, two = 2**15, 15 * 2**14, 105 * 2**13
    assert three_of_fifteen == 1 - Fraction(none + one + two, 3**15)


# Hits


@pytest.mark.rule("A-FIRE-19")
@pytest.mark.parametrize("shot", ["W1xT1", "W1xLT1", "W1xHT1", "T1xLS1", "T1xHS1", "T1xA1"])
def test_a_hit_destroys_a_small_unit_at_once(shot: str) -> None:
    target = shot.split("x")[1]
    field = shoot(shot, units={"A3": "1501"})
    field.do(f"fire {shot}", "roll VVVSSS")
    assert field.place(target) == "destroyed"
    assert "assault-damage-roll" not in field.events
    assert field.step != "damage"


@pytest.mark.rule("A-FIRE-20")
@pytest.mark.parametrize("shot", ["T1xW1", "W1xS6"])
def test_a_hit_on_a_walker_or_snowspeeder_calls_for_the_damage_dice(shot: str) -> None:
    target = shot.split("x")[1]
    field = shoot(shot).do(f"fire {shot}", "roll VVVSSS")
    assert field.step == "damage"
    assert field.waits_for_luck
    sums = [field.state.write(action) for action, _ in field.state.chances()]
    assert sums == [f"damage {total}" for total in range(2, 13)]
    assert field.state.chances()[5][1] == pytest.approx(6 / 36)
    field.do("damage 7")
    assert field.unit(target).body == 1
    assert field.place(target) == FRONT[0]


@pytest.mark.rule("A-FIRE-20")
@pytest.mark.parametrize("shot", ["T1xW1", "W1xS6"])
def test_a_miss_calls_for_no_damage_dice(shot: str) -> None:
    field = shoot(shot, units={"T2": "0817"}).do(f"fire {shot}", "roll BBBBBB")
    assert field.step != "damage"
    assert field.unit(shot.split("x")[1]).body == 0


@pytest.mark.rule("A-FIRE-21")
def test_a_hit_destroys_the_power_grid_and_weakens_the_generator_from_that_moment() -> None:
    """In the same round the next Walker profits already."""
    text = """
        19: . . . . . . . P
        20: . . . . . . . G
    """
    field = position(text, "walkers_fire", units={"W1": "0818:S", "W2": "0817:S"})
    assert field.state.odds("fire W2xG").armour == 3
    field.do("fire W1xP", "roll VVVBBB")
    assert not field.state.view(None).grid_stands
    assert field.state.odds("fire W2xG").armour == 2
    assert not field.over
    dice = field.dice("W2xG")
    field.do("fire W2xG", f"roll {'VV'.ljust(dice, 'B')}")
    assert field.winner == "empire"


@pytest.mark.rule("A-FIRE-21")
def test_a_missed_grid_stands() -> None:
    field = shoot("W1xP", text=ground(h0819="P")).do("fire W1xP", "roll VVSSSS")
    assert field.state.view(None).grid_stands


@pytest.mark.rule("A-FIRE-22")
def test_a_hit_destroys_the_generator_and_ends_the_game() -> None:
    field = shoot("W1xG", text=ground(h0819="G"), units={"W2": "0817:S", "LT1": "0820"})
    field.do("fire W1xG", "roll VVVBB")
    assert field.over
    assert (field.winner, field.reason) == ("empire", "generator")
    assert field.legal() == []


@pytest.mark.rule("A-FIRE-22")
def test_a_missed_generator_ends_nothing() -> None:
    field = shoot("W1xG", text=ground(h0819="G")).do("fire W1xG", "roll VVBBB")
    assert not field.over


@pytest.mark.rule("A-FIRE-23")
@pytest.mark.parametrize("firer", ["W1", "A1", "HS1", "LS1"])
@pytest.mark.parametrize("target", ["P", "G"])
def test_every_imperial_kind_fires_at_installations(firer: str, target: str) -> None:
    """Light Snowtroopers have 2 dice at the covered Generator: enough once the Grid is gone."""
    weak = firer == "LS1" and target == "G"
    text = ground(h0819=target)
    field = shoot(f"{firer}x{target}", text=text, play={"grid_stands": not weak})
    assert field.can(f"fire {firer}x{target}")
    dice = field.dice(f"{firer}x{target}")
    field.do(f"fire {firer}x{target}", f"roll {'V' * dice}")
    if target == "P":
        assert "assault-grid-destroyed" in field.events
    else:
        assert field.winner == "empire"


@pytest.mark.rule("A-FIRE-23", "A-FIRE-15")
def test_light_snowtroopers_cannot_hurt_the_generator_while_the_grid_stands() -> None:
    field = shoot("LS1xG", text=ground(h0819="G"), units={"LT1": "0718"})
    assert field.targets("LS1") == {"LT1"}
    assert field.why("fire LS1xG") == "assault-why-impossible"


@pytest.mark.rule("A-FIRE-24")
@pytest.mark.parametrize(("target", "spared"), [("P", "LT1"), ("LT1", "P")])
def test_the_grid_and_a_unit_in_its_hex_are_separate_targets(target: str, spared: str) -> None:
    field = shoot("W1xLT1", text=ground(h0819="P"))
    assert field.targets("W1") == {"P", "LT1"}
    field.do(f"fire W1x{target}", "roll VVVBBB")
    assert field.state.view(None).grid_stands == (spared == "P")
    assert field.place("LT1") == ("0819" if spared == "LT1" else "destroyed")


@pytest.mark.rule("A-FIRE-24")
def test_hitting_a_tower_on_the_generator_leaves_the_generator_alone() -> None:
    field = shoot("W1xT1", text=ground(h0819="G")).do("fire W1xT1", "roll VVVVV")
    assert field.place("T1") == "destroyed"
    assert not field.over


@pytest.mark.rule("A-FIRE-24")
@pytest.mark.parametrize(("target", "dice"), [("P", 4), ("G", 4 - 1)])
def test_an_imperial_unit_on_an_installation_fires_at_it_at_range_0(target: str, dice: int) -> None:
    field = shoot(f"A1x{target}", text=ground(h0818=target))
    assert field.dice(f"A1x{target}") == dice
    assert field.can(f"fire A1x{target}")
    field.do(f"fire A1x{target}", f"roll {'V' * dice}")
    assert field.place("A1") == HERE


# Worked examples


@pytest.mark.rule("A-FIELD-04", "A-RANGE-03", "A-FIRE-08")
def test_worked_example_4_shot_at_a_covered_target() -> None:
    tower = axial(-2, 6)
    field = position(
        ground(**{f"h{tower}": "r"}),
        "walkers_fire",
        units={"W1": f"{axial(0, 0)}:S", "T1": tower},
    )
    assert field.can("fire W1xT1")
    odds = field.state.odds("fire W1xT1")
    assert [(part.id, part.args["dice"]) for part in odds.reasons] == [
        ("assault-dice-strength", 6),
        ("assault-dice-range", -2),
        ("assault-dice-cover", -1),
    ]
    assert (odds.dice, odds.armour, odds.hit) == (3, 2, Fraction(7, 27))


@pytest.mark.rule("A-RANGE-01", "A-FIRE-14")
def test_worked_example_5_point_blank_shot() -> None:
    field = position(card="walkers_fire", units={"W1": f"{axial(0, 0)}:S", "LT1": axial(0, 1)})
    odds = field.state.odds("fire W1xLT1")
    assert (odds.dice, odds.armour, odds.hit) == (6, 1, Fraction(665, 729))
    assert field.can("fire W1xLT1")


@pytest.mark.rule("A-FIRE-15", "A-FIRE-16")
def test_worked_example_6_impossible_shot() -> None:
    """A Snowtrooper next to the light Trooper keeps the round open."""
    field = position(
        card="troopers_fire",
        units={"W1": f"{axial(0, 0)}:S", "LT1": axial(2, 1), "LS1": axial(3, 1)},
    )
    assert field.state.odds("fire LT1xW1").dice == 3 - 1
    assert field.state.odds("fire LT1xW1").armour == 3
    assert field.legal("fire") == ["fire LT1xLS1"]
    assert field.why("fire LT1xW1") == "assault-why-impossible"
    with pytest.raises(IllegalAction):
        field.do("fire LT1xW1")


@pytest.mark.rule("A-FIRE-13", "A-FIRE-14", "A-FIRE-20")
def test_worked_examples_7_and_8_a_miss_and_the_hit_that_answers_it() -> None:
    field = position(card="snowspeeders_fire", units={"W1": f"{axial(0, 0)}:S", "S6": axial(0, 1)})
    field.do("fire S6xW1")
    assert field.state.view(None).shot.dice == 5
    field.do("roll SSVVB")
    assert "assault-missed" in field.events
    assert field.step == "draw", "no damage roll, and nobody is left to act"
    field.do("card walkers_fire", "fire W1xS6")
    assert field.state.view(None).shot.dice == 6
    field.do("roll VVVSSS")
    assert field.events[-1] == "assault-hit"
    assert field.step == "damage"
    field.do("damage 2")
    assert field.unit("S6").gunner == 1, "the table of Snowspeeders"
