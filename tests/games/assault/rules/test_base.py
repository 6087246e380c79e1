"""The Base Box and its entries (A-BASE)."""

import pytest
from games.assault.field import Field, label, position, within

TROOPERS = [f"LT{number}" for number in range(1, 15)] + [f"HT{number}" for number in range(1, 9)]

TWO_ENTRIES = "12: . . . B\n25: . . . . . . . . . . . B"
"""Base entries on 0412 and 1225, far from each other."""


def enters(field: Field, unit: str) -> bool:
    return "base" in field.ends(unit)


# Who


@pytest.mark.rule("A-BASE-01")
@pytest.mark.parametrize("unit", ["LT1", "HT1"])
def test_light_and_heavy_troopers_go_into_the_base(unit: str) -> None:
    field = position(f"5: {unit} B", "troopers_move").do(f"move {unit}-base")
    assert field.place(unit) == "base"


@pytest.mark.rule("A-BASE-01", "A-BASE-09")
@pytest.mark.parametrize(
    ("unit", "card"),
    [
        ("A1", "at_sts_move"),
        ("LS1", "snowtroopers_move"),
        ("HS1", "snowtroopers_move"),
        ("S1", "snowspeeders_move"),
    ],
)
@pytest.mark.parametrize("place", ["0105", "0205"])
def test_nobody_else_goes_into_the_base(unit: str, card: str, place: str) -> None:
    """Neither from beside the entry nor from the entry itself."""
    field = position("5: . B", card, units={unit: place})
    assert not enters(field, unit)
    assert field.why(f"move {unit}-base") == "assault-why-base-kind"


@pytest.mark.rule("A-BASE-01", "A-BASE-09")
def test_no_walker_goes_into_the_base() -> None:
    field = position("5: BW1:S", "walkers_move")
    assert set(field.legal()) == {"done", "left W1", "right W1", "step W1"}


@pytest.mark.rule("A-BASE-01")
def test_the_base_box_holds_any_number_of_troopers() -> None:
    inside = dict.fromkeys(TROOPERS[1:], "base")
    field = position("5: LT1 B", "troopers_move", units=inside).do("move LT1-base")
    assert {field.place(unit) for unit in TROOPERS} == {"base"}


# Going in


@pytest.mark.rule("A-BASE-02")
@pytest.mark.parametrize(("steps", "allowed"), [(0, True), (1, True), (4, True), (5, False)])
def test_going_in_costs_one_point_beyond_the_way_to_an_entry(steps: int, allowed: bool) -> None:
    field = position("5: B", "troopers_move", units={"LT1": label(1 + steps, 5)})
    assert enters(field, "LT1") is allowed
    if allowed:
        field.do("move LT1-base")
        assert field.place("LT1") == "base"
    else:
        assert field.why("move LT1-base") == "assault-why-base-far"
        assert "0105" in field.ends("LT1"), "the entry itself is in reach"


@pytest.mark.rule("A-BASE-02")
def test_going_in_ends_the_move() -> None:
    field = position("5: LT1 B HT1", "troopers_move").do("move LT1-base")
    assert field.why("move LT1-0206") == "assault-why-used"
    assert field.unit("LT1").used


@pytest.mark.rule("A-BASE-02")
def test_rough_on_the_way_in_costs_nothing_more() -> None:
    field = position("5: B r r r rLT1", "troopers_move")
    assert enters(field, "LT1")


# Coming out


@pytest.mark.rule("A-BASE-03")
@pytest.mark.parametrize("unit", ["LT1", "HT1"])
def test_coming_out_costs_one_point_at_any_entry_and_four_are_left(unit: str) -> None:
    field = position(TWO_ENTRIES, "troopers_move", units={unit: "base"})
    expected = within("0412", 4) | within("1225", 4) | {"0412", "1225"}
    assert field.ends(unit) == expected
    assert "0416" in field.ends(unit)
    assert field.why(f"move {unit}-0417") == "assault-why-too-far"


@pytest.mark.rule("A-BASE-03")
@pytest.mark.parametrize("end", ["0412", "1225", "0413", "1229"])
def test_who_comes_out_stands_on_the_map(end: str) -> None:
    field = position(TWO_ENTRIES, "troopers_move", units={"LT1": "base", "LT2": "base"})
    field.do(f"move LT1-{end}")
    assert field.place("LT1") == end
    assert end not in field.ends("LT2")
    assert field.why("move LT1-0414") == "assault-why-used"


# Closed entries


@pytest.mark.rule("A-BASE-04")
@pytest.mark.parametrize("imperial", ["W1", "A1", "LS1", "HS1"])
def test_an_imperial_unit_closes_an_entry_both_ways(imperial: str) -> None:
    text = f"5: . B{imperial} LT1"
    field = position(text, "troopers_move", units={"LT2": "base"})
    assert not enters(field, "LT1")
    assert field.why("move LT1-base") == "assault-why-entries"
    assert field.ends("LT2") == set()
    assert field.why("move LT2-0206") == "assault-why-entries"


@pytest.mark.rule("A-BASE-04")
def test_the_other_entries_stay_open() -> None:
    units = {"A1": "0412", "LT1": "base", "LT2": "0413", "LT3": "1226"}
    field = position(TWO_ENTRIES, "troopers_move", units=units)
    assert field.ends("LT1") == within("1225", 4) - {"1226"} | {"1225"}
    assert not enters(field, "LT2")
    assert enters(field, "LT3")


@pytest.mark.rule("A-BASE-04")
def test_an_imperial_unit_beside_an_entry_closes_nothing() -> None:
    field = position("5: A1 B LT1\n6: LS1 W1:N", "troopers_move", units={"LT2": "base"})
    assert enters(field, "LT1")
    assert "0205" in field.ends("LT2")


@pytest.mark.rule("A-BASE-04")
def test_an_entry_is_open_again_when_the_imperial_unit_has_left() -> None:
    field = position("5: . B LT1\n6: . .", "at_sts_move", units={"A1": "0205", "LT2": "base"})
    field.do("move A1-0206").next_card("troopers_move")
    assert enters(field, "LT1")
    assert "0205" in field.ends("LT2")


# Entries held by friends


@pytest.mark.rule("A-BASE-05")
@pytest.mark.parametrize("friend", ["LT2", "HT1", "T1", "S1"])
def test_past_a_friend_on_the_entry_one_comes_out_but_does_not_stop_there(friend: str) -> None:
    units = {"LT1": "base", friend: "0412"}
    field = position("12: . . . B", "troopers_move", units=units)
    assert field.ends("LT1") == within("0412", 4)
    assert field.why("move LT1-0412") == "assault-why-occupied"
    field.do("move LT1-0413")
    assert field.place("LT1") == "0413"


@pytest.mark.rule("A-BASE-05")
def test_without_an_unoccupied_hex_in_reach_nobody_comes_out() -> None:
    """A trench with the entry at its end, the first free hex five hexes away."""
    text = "1: BT1 #\n2: T2 #\n3: T3 #\n4: A1 #\n5: LS1 #\n6: . #\n9: LT9"
    field = position(text, "troopers_move", units={"LT1": "base"})
    assert field.ends("LT1") == set()
    assert field.ends("LT9"), "the round continues"


@pytest.mark.rule("A-BASE-06")
@pytest.mark.parametrize("friend", ["LT2", "HT1", "T1", "S1"])
def test_one_goes_in_past_a_friend_on_the_entry(friend: str) -> None:
    field = position(f"5: LT1 B{friend}", "troopers_move").do("move LT1-base")
    assert field.place("LT1") == "base"
    assert field.place(friend) == "0205"


# Inside


@pytest.mark.rule("A-BASE-07")
def test_who_is_in_the_base_does_not_fire() -> None:
    units = {"LT1": "base", "LT2": "0206", "LS1": "0207"}
    field = position("5: . B", "troopers_fire", units=units)
    assert field.targets("LT2") == {"LS1"}
    assert field.targets("LT1") == set()
    assert field.why("fire LT1xLS1") == "assault-why-inside"


@pytest.mark.rule("A-BASE-07")
def test_who_is_in_the_base_is_not_fired_at() -> None:
    units = {"LT1": "base", "LT2": "0206", "LS1": "0207"}
    field = position("5: . B", "snowtroopers_fire", units=units)
    assert field.targets("LS1") == {"LT2"}
    assert field.why("fire LS1xLT1") == "assault-why-target-inside"


@pytest.mark.rule("A-BASE-08")
def test_leaving_and_going_in_again_in_one_move_is_not_offered() -> None:
    field = position(TWO_ENTRIES, "troopers_move", units={"LT1": "base"})
    assert not enters(field, "LT1")
    assert field.why("move LT1-base") == "assault-why-in-base"


# What entries are not


@pytest.mark.rule("A-BASE-09")
def test_nobody_goes_in_at_one_entry_and_out_at_another_in_one_move() -> None:
    field = position(TWO_ENTRIES, "troopers_move", units={"LT1": "0412"})
    assert field.ends("LT1") == within("0412", 5) | {"base"}


@pytest.mark.rule("A-BASE-09")
def test_tunnels_bring_no_entry_nearer_for_fire() -> None:
    """Three dice at the end of the tunnel would be a shot; the distance allows none."""
    units = {"LT1": "0412", "LT2": "0413", "LS1": "1225", "LS2": "0414"}
    field = position(TWO_ENTRIES, "troopers_fire", units=units)
    assert field.targets("LT1") == {"LS2"}
    assert field.why("fire LT1xLS1") == "assault-why-impossible"


@pytest.mark.rule("A-BASE-09")
def test_tunnels_bring_no_entry_nearer_for_harpoons() -> None:
    units = {"S1": "0412", "W1": "1225:S", "S2": "1226"}
    field = position(TWO_ENTRIES, "snowspeeders_move_fire_or_harpoon", units=units)
    assert field.can("harpoon S2xW1")
    assert field.why("harpoon S1xW1") == "assault-why-adjacent"


@pytest.mark.rule("A-BASE-09")
def test_entries_are_no_targets() -> None:
    field = position("15: W1:S\n16: B\n17: LT1", "walkers_fire", units={"LT2": "base"})
    assert field.targets("W1") <= {"LT1", "P", "G"}
    assert "LT1" in field.targets("W1")


@pytest.mark.rule("A-BASE-09")
def test_an_entry_outlives_the_unit_that_is_crushed_on_it() -> None:
    units = {"LT2": "base", "A1": "1501"}
    field = position("5: W1:S\n6: BT1", "walkers_move", units=units)
    field.do("step W1", "step W1", "stop")
    assert field.place("T1") == "destroyed"
    field.next_card("troopers_move").do("move LT2-0106")
    assert field.place("LT2") == "0106"
