"""Snowtroopers mount, ride and leave Walkers (A-CARRY)."""

import pytest
from games.assault.field import Field, position, within


def aboard(field: Field, walker: str = "W1") -> set[str]:
    """Who rides in the Walker."""
    return {unit.unit for unit in field.state.view(None).units if unit.place == walker}


# Riding


@pytest.mark.rule("A-CARRY-01")
@pytest.mark.parametrize("mix", ["LS1 LS2", "LS1 HS1", "HS1 HS2"])
@pytest.mark.parametrize("third", ["LS3", "HS3"])
def test_a_walker_holds_three_snowtroopers_of_any_mix(mix: str, third: str) -> None:
    riders = dict.fromkeys(mix.split(), "W1")
    field = position(f"5: {third} W1:S", "snowtroopers_move", units=riders)
    field.do(f"move {third}-W1")
    assert aboard(field) == {*mix.split(), third}


@pytest.mark.rule("A-CARRY-01")
def test_riders_change_nothing_in_how_a_walker_moves_and_fights() -> None:
    text = "5: . W1:S\n6: . .\n7: . .\n8: . HT1"
    riders = {"LS1": "W1", "HS1": "W1", "HS2": "W1"}
    empty = position(text, "walkers_move_or_fire")
    full = position(text, "walkers_move_or_fire", units=riders)
    assert set(full.legal()) == set(empty.legal())
    assert full.dice("W1xHT1") == empty.dice("W1xHT1") == 5, "6, less 1 for the range"
    full.do("step W1", "right W1")
    assert full.state.view(None).points == 3
    assert aboard(full) == {"LS1", "HS1", "HS2"}


@pytest.mark.rule("A-CARRY-01")
def test_riders_change_nothing_in_how_a_walker_is_shot_at() -> None:
    text = "5: . W1:S\n6: . T1"
    riders = {"LS1": "W1", "HS1": "W1"}
    empty = position(text, "towers_fire").state.odds("fire T1xW1")
    full = position(text, "towers_fire", units=riders).state.odds("fire T1xW1")
    assert (full.dice, full.armour) == (empty.dice, empty.armour)
    assert full.armour == 3


@pytest.mark.rule("A-CARRY-10")
def test_riding_is_free_and_leaves_the_snowtroopers_their_own_move() -> None:
    field = position(card="walkers_move", units={"W1": "0810:S", "LS1": "W1"})
    field.do(*["step W1"] * 5)
    assert field.place("W1") == "0815"
    assert field.place("LS1") == "W1"
    field.next_card("snowtroopers_move")
    assert field.ends("LS1") == within("0815", 4), "5 points, less 1 to dismount"


@pytest.mark.rule("A-CARRY-10")
def test_who_has_used_all_points_to_mount_can_be_carried_on_in_the_same_turn() -> None:
    field = position(card="snowtroopers_move", units={"W1": "0810:S", "LS1": "0806"})
    field.do("move LS1-W1").next_card("walkers_move").do(*["step W1"] * 5)
    assert field.place("LS1") == "W1"
    assert field.place("W1") == "0815"


@pytest.mark.rule("A-CARRY-12")
@pytest.mark.parametrize(
    ("unit", "card"),
    [
        ("A1", "at_sts_move"),
        ("LT1", "troopers_move"),
        ("HT1", "troopers_move"),
        ("S1", "snowspeeders_move"),
    ],
)
def test_only_snowtroopers_can_ride(unit: str, card: str) -> None:
    field = position(f"5: {unit} W1:S", card)
    assert "W1" not in field.ends(unit)
    assert field.why(f"move {unit}-W1") == "assault-why-mount-kind"


# Dismounting


@pytest.mark.rule("A-CARRY-02")
@pytest.mark.parametrize("card", ["walkers_move", "snowtroopers_fire", "at_sts_move"])
def test_nobody_mounts_or_dismounts_outside_the_snowtroopers_own_move(card: str) -> None:
    """Everybody has something else to do in the round."""
    units = {"W1": "0810:S", "LS1": "W1", "LS2": "0811", "A1": "0201", "LT1": "0812"}
    field = position(card=card, units=units)
    assert field.to_act == 1
    assert not field.can("move LS2-W1")
    assert field.ends("LS1") == set()
    assert field.ends("LS2") == set()


@pytest.mark.rule("A-CARRY-02", "A-CARRY-03")
@pytest.mark.parametrize("rider", ["LS1", "HS1"])
def test_dismounting_costs_one_point_and_four_are_left(rider: str) -> None:
    field = position(card="snowtroopers_move", units={"W1": "0818:S", rider: "W1"})
    assert field.ends(rider) == within("0818", 4)
    assert "0822" in field.ends(rider)
    assert field.why(f"move {rider}-0823") == "assault-why-too-far"


@pytest.mark.rule("A-CARRY-03")
def test_who_dismounts_must_leave_the_walkers_hex_for_an_unoccupied_one() -> None:
    units = {"W1": "0818:S", "LS1": "W1", "HT1": "0819", "A1": "0820"}
    field = position(card="snowtroopers_move", units=units)
    assert field.ends("LS1") == within("0818", 4) - {"0819", "0820"}
    assert field.why("move LS1-0818") == "assault-why-occupied"
    field.do("move LS1-0821")
    assert field.place("LS1") == "0821"
    assert aboard(field) == set()


@pytest.mark.rule("A-CARRY-03")
def test_riders_dismount_one_after_the_other() -> None:
    riders = {"LS1": "W1", "LS2": "W1", "HS1": "W1"}
    field = position("5: . W1:S", "snowtroopers_move", units=riders).do("move LS1-0206")
    assert "0206" not in field.ends("LS2")
    field.do("move HS1-0305", "move LS2-0105")
    assert aboard(field) == set()
    assert field.place("HS1") == "0305"


@pytest.mark.rule("A-CARRY-05")
def test_who_dismounts_passes_through_units_like_any_other() -> None:
    """In a trench, past a Trooper, a Tower and another Walker."""
    text = "1: W1:S #\n2: HT1 #\n3: T1 #\n4: W2:S #\n5: . #"
    field = position(text, "snowtroopers_move", units={"LS1": "W1"}, hits={"W2": {"body": 2}})
    assert field.ends("LS1") == {"0105"}


@pytest.mark.rule("A-CARRY-05")
def test_without_an_unoccupied_hex_in_reach_nobody_dismounts() -> None:
    """The first free hex of the trench is five hexes away."""
    text = "1: W1:S #\n2: HT1 #\n3: T1 #\n4: A1 #\n5: LT1 #\n6: . #\n9: LS9"
    field = position(text, "snowtroopers_move", units={"LS1": "W1"})
    assert field.ends("LS9"), "the round continues"
    assert field.ends("LS1") == set()
    assert field.why("move LS1-0106") == "assault-why-too-far"


# Mounting


@pytest.mark.rule("A-CARRY-02", "A-CARRY-04")
@pytest.mark.parametrize("ground", [".", "r"])
@pytest.mark.parametrize(("steps", "mounts"), [(1, True), (3, True), (4, True), (5, False)])
def test_mounting_needs_the_way_and_one_point_more(ground: str, steps: int, mounts: bool) -> None:
    """The Walker stands in clear or rough; either costs a Snowtrooper one point."""
    way = " ".join(["LS1", *["."] * (steps - 1), f"{ground}W1:S"])
    field = position(f"5: {way}", "snowtroopers_move")
    assert ("W1" in field.ends("LS1")) is mounts
    if mounts:
        field.do("move LS1-W1")
        assert aboard(field) == {"LS1"}
    else:
        assert field.why("move LS1-W1") == "assault-why-mount-far"


@pytest.mark.rule("A-CARRY-04")
def test_who_has_mounted_stands_in_no_hex() -> None:
    field = position("5: LS1 W1:S LS2", "snowtroopers_move").do("move LS1-W1")
    assert "0105" in field.ends("LS2")
    assert field.why("move LS1-0105") == "assault-why-used", "mounting ended the move"


@pytest.mark.rule("A-CARRY-02", "A-CARRY-03", "A-CARRY-04", "A-CARRY-07")
def test_example_11_leaving_and_boarding_a_walker() -> None:
    units = {
        "W1": "0818:S",
        "HS1": "W1",
        "LS1": "0814",
        "LS2": "0813",
        "W2": "0120:S",
        "HS2": "W2",
        "HS3": "W2",
        "LS4": "W2",
        "LS3": "0119",
    }
    field = position(card="snowtroopers_move", units=units)
    assert {end for end in field.ends("HS1") if end[0] != "W"} == within("0818", 4) - {"0814"}
    assert field.can("move LS1-W1"), "the fourth hex of the move"
    assert field.why("move LS2-W1") == "assault-why-mount-far", "the fifth"
    assert field.why("move LS3-W2") == "assault-why-full"


# From Walker to Walker


@pytest.mark.rule("A-CARRY-06")
@pytest.mark.parametrize(("steps", "changes"), [(1, True), (3, True), (4, False)])
def test_changing_walkers_costs_two_points_and_the_way(steps: int, changes: bool) -> None:
    way = " ".join(["W1:S", *["."] * (steps - 1), "W2:S"])
    field = position(f"5: {way}", "snowtroopers_move", units={"LS1": "W1"})
    assert ("W2" in field.ends("LS1")) is changes
    if changes:
        field.do("move LS1-W2")
        assert aboard(field, "W2") == {"LS1"}
        assert aboard(field, "W1") == set()
    else:
        assert field.why("move LS1-W2") == "assault-why-mount-far"


@pytest.mark.rule("A-CARRY-06")
def test_getting_back_into_the_same_walker_is_not_offered() -> None:
    field = position("5: W1:S W2:S", "snowtroopers_move", units={"LS1": "W1"})
    assert "W1" not in field.ends("LS1")
    assert field.why("move LS1-W1") == "assault-why-same-walker"
    field.do("move LS1-W2")
    assert field.place("LS1") == "W2"


# No room


@pytest.mark.rule("A-CARRY-07")
@pytest.mark.parametrize("riders", [0, 2, 3])
def test_a_walker_with_three_aboard_cannot_be_mounted(riders: int) -> None:
    inside = dict.fromkeys(["LS1", "HS1", "HS2"][:riders], "W1")
    field = position("5: LS9 W1:S", "snowtroopers_move", units=inside)
    assert ("W1" in field.ends("LS9")) is (riders < 3)
    assert field.why("move LS9-W1") == ("assault-why-full" if riders == 3 else "")


@pytest.mark.rule("A-CARRY-07")
def test_room_made_in_the_same_round_can_be_used() -> None:
    inside = dict.fromkeys(["LS1", "LS2", "LS3"], "W1")
    field = position("5: LS9 W1:S", "snowtroopers_move", units=inside)
    assert not field.can("move LS9-W1")
    field.do("move LS1-0206", "move LS9-W1")
    assert aboard(field) == {"LS2", "LS3", "LS9"}


@pytest.mark.rule("A-CARRY-07")
@pytest.mark.parametrize("body", [0, 1, 2])
def test_a_walker_with_two_body_hits_cannot_be_mounted(body: int) -> None:
    field = position("5: LS1 W1:S", "snowtroopers_move", hits={"W1": {"body": body}})
    assert ("W1" in field.ends("LS1")) is (body < 2)
    assert field.why("move LS1-W1") == ("assault-why-bay" if body == 2 else "")


@pytest.mark.rule("A-CARRY-06", "A-CARRY-07")
@pytest.mark.parametrize("why_not", ["full", "bay"])
def test_a_walker_without_room_cannot_be_changed_to_either(why_not: str) -> None:
    full = dict.fromkeys(["HS1", "HS2", "HS3"], "W2") if why_not == "full" else {}
    hits = {"W2": {"body": 2}} if why_not == "bay" else {}
    units = {"LS1": "W1", **full}
    field = position("5: W1:S W2:S", "snowtroopers_move", units=units, hits=hits)
    assert field.why("move LS1-W2") == f"assault-why-{why_not}"
    assert "W2" not in field.ends("LS1")


@pytest.mark.rule("A-CARRY-08")
@pytest.mark.parametrize("damage", [{"legs": 2}, {"blaster": 2}, {"legs": 2, "blaster": 2}])
def test_a_walker_that_cannot_move_or_fire_can_be_mounted_and_left(damage: dict[str, int]) -> None:
    units = {"HS1": "W1"}
    field = position("5: LS1 W1:S", "snowtroopers_move", units=units, hits={"W1": damage})
    field.do("move LS1-W1", "move HS1-0206")
    assert aboard(field) == {"LS1"}
    assert field.place("HS1") == "0206"


@pytest.mark.rule("A-CARRY-13")
def test_a_repaired_troop_bay_is_open_and_the_next_body_hit_is_its_second_again() -> None:
    field = position(
        "5: LS1 W1:S\n6: . S1",
        "snowtroopers_move",
        units={"A1": "1501"},
        hits={"W1": {"body": 2}},
        play={"held": ["repair_droid"]},
    )
    assert field.why("move LS1-W1") == "assault-why-bay"
    field.do("repair W1 body", "move LS1-W1")
    assert aboard(field) == {"LS1"}
    field.next_card("snowspeeders_fire").do("fire S1xW1")
    field.do(f"roll SSS{'B' * (field.state.view(None).shot.dice - 3)}", "damage 7")
    assert field.unit("W1").body == 2
    assert field.place("W1") == "0205"
    assert field.place("LS1") == "destroyed"


# Fire and destruction


@pytest.mark.rule("A-CARRY-09")
def test_who_is_aboard_does_not_fire() -> None:
    units = {"W1": "0818:S", "LS1": "W1", "LS2": "0820", "HT1": "0819"}
    field = position(card="snowtroopers_fire", units=units)
    assert field.targets("LS2") == {"HT1"}
    assert field.targets("LS1") == set()
    assert field.why("fire LS1xHT1") == "assault-why-inside"


@pytest.mark.rule("A-CARRY-09")
def test_who_is_aboard_is_not_fired_at() -> None:
    field = position(card="towers_fire", units={"W1": "0818:S", "LS1": "W1", "T1": "0819"})
    assert field.targets("T1") == {"W1"}
    assert field.why("fire T1xLS1") == "assault-why-target-inside"


@pytest.mark.rule("A-CARRY-11")
@pytest.mark.parametrize("end", ["critical", "harpoon"])
def test_with_a_walker_everybody_aboard_is_destroyed(end: str) -> None:
    """The third body hit needs no case: the second has emptied the troop bay."""
    field = position(
        "5: . W1:S\n6: . S1",
        "snowspeeders_move_fire_or_harpoon",
        units={"LS1": "W1", "HS1": "W1", "HS2": "W1", "LS2": "0207", "HS3": "W2", "W2": "0901:S"},
    )
    field.do("harpoon S1xW1" if end == "harpoon" else "fire S1xW1")
    field.do(f"roll SSS{'B' * (field.state.view(None).shot.dice - 3)}")
    if end == "critical":
        field.do("damage 12")
    for unit in ("W1", "LS1", "HS1", "HS2"):
        assert field.place(unit) == "destroyed"
    assert field.place("LS2") == "0207", "who is on foot lives"
    assert field.place("HS3") == "W2", "and who rides in another Walker"
