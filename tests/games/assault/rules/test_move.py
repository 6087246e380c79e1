"""Moving every unit, and what is special to all but Walkers (A-MOVE)."""

from collections import Counter

import pytest
from games.assault.field import COLUMNS, Field, position, within

MOVERS = {
    "A1": "at_sts_move",
    "LS1": "snowtroopers_move",
    "HS1": "snowtroopers_move",
    "S1": "snowspeeders_move",
    "LT1": "troopers_move",
    "HT1": "troopers_move",
}
"""One unit of every kind that moves and is not a Walker, and a card that lets it."""
ON_FOOT = ["A1", "LS1", "HS1", "LT1", "HT1"]

any_mover = pytest.mark.parametrize("unit", MOVERS)


def others(field: Field, unit: str) -> list[object]:
    """All counters but one, as everybody sees them."""
    return [counter for counter in field.state.view(None).units if counter.unit != unit]


def points(field: Field) -> int:
    """What the Walker on the move has left."""
    left: int = field.state.view(None).points
    return left


# Movement points


@pytest.mark.rule("A-MOVE-01", "A-MOVE-02")
@any_mover
def test_a_unit_goes_up_to_five_clear_hexes(unit: str) -> None:
    field = position(card=MOVERS[unit], units={unit: "0818"})
    assert field.ends(unit) == within("0818", 5)
    assert field.why(f"move {unit}-0824") == "assault-why-too-far"


@pytest.mark.rule("A-MOVE-01", "A-MOVE-02")
def test_a_walker_goes_five_clear_hexes_and_no_sixth() -> None:
    field = position(card="walkers_move", units={"W1": "0810:S", "W2": "0110:S"})
    for left in (4, 3, 2, 1):
        field.do("step W1")
        assert points(field) == left
    field.do("step W1")
    assert field.place("W1") == "0815"
    assert not field.can("step W1")
    assert not field.can("left W1")
    assert field.can("step W2")


@pytest.mark.rule("A-MOVE-01")
def test_a_unit_may_spend_any_part_and_what_is_left_is_lost() -> None:
    field = position(card="at_sts_move", units={"A1": "0810", "A2": "0210"}).do("move A1-0812")
    assert field.why("move A1-0813") == "assault-why-used"
    assert field.ends("A2") == within("0210", 5), "nobody else can use them"
    field.next_card("at_sts_move")
    assert field.ends("A1") == within("0812", 5), "three points were left and not saved"


@pytest.mark.rule("A-MOVE-01")
def test_points_a_walker_has_left_are_neither_saved_nor_lent() -> None:
    field = position(card="walkers_move", units={"W1": "0810:S", "W2": "0210:S"})
    field.do("step W1", "stop")
    assert field.why("step W1") == "assault-why-used"
    field.do("step W2")
    assert points(field) == 4
    field.next_card("walkers_move_or_fire").do("step W1")
    assert points(field) == 4


# Terrain


@pytest.mark.rule("A-MOVE-02", "A-MOVE-03")
@pytest.mark.parametrize(("ground", "left"), [(".", 4), ("r", 2), ("B", 4)])
def test_a_walker_pays_one_point_for_clear_and_three_for_rough(ground: str, left: int) -> None:
    field = position(f"5: . W1:S\n6: . {ground}", "walkers_move").do("step W1")
    assert field.place("W1") == "0206"
    assert points(field) == left


@pytest.mark.rule("A-MOVE-03")
@any_mover
def test_rough_costs_all_other_units_one_point(unit: str) -> None:
    all_rough = "\n".join(f"{row}: {'r ' * COLUMNS}" for row in range(10, 26))
    field = position(all_rough, MOVERS[unit], units={unit: "0818"})
    assert field.ends(unit) == within("0818", 5)


@pytest.mark.rule("A-MOVE-04", "A-WALKER-05")
def test_a_walker_cannot_enter_a_cliff() -> None:
    field = position("5: . W1:S\n6: . #", "walkers_move")
    assert field.why("step W1") == "assault-why-cliff"


@pytest.mark.rule("A-MOVE-04")
@pytest.mark.parametrize("unit", ON_FOOT)
def test_units_on_the_ground_neither_enter_nor_cross_cliffs(unit: str) -> None:
    wall = f"5: {unit} .\n6: # # # # # # #"
    field = position(wall, MOVERS[unit])
    assert field.why(f"move {unit}-0106") == "assault-why-cliff"
    assert "0305" in field.ends(unit)
    assert not {"0106", "0206", "0107", "0207"} & field.ends(unit)


@pytest.mark.rule("A-MOVE-04")
def test_a_snowspeeder_crosses_cliffs_for_one_point_each() -> None:
    cliffs = "\n".join(f"{row}: # # # # # # # #" for row in (6, 7, 8, 9))
    field = position(f"5: . S1\n{cliffs}", "snowspeeders_move")
    assert field.ends("S1") == within("0205", 5)
    assert "0210" in field.ends("S1")
    assert "0211" not in field.ends("S1")


@pytest.mark.rule("A-MOVE-12")
def test_a_snowspeeder_may_stop_in_a_cliff() -> None:
    field = position("5: . S1 S2\n6: # # #", "snowspeeders_move").do("move S1-0206")
    assert field.place("S1") == "0206"
    assert field.why("move S2-0206") == "assault-why-occupied"
    field.next_card("snowspeeders_move_or_fire")
    assert field.ends("S1") == within("0206", 5) - {"0305"}, "and leave it again like any other"


# Directions


@pytest.mark.rule("A-MOVE-05")
@any_mover
def test_only_walkers_have_a_facing(unit: str) -> None:
    field = position(card=MOVERS[unit], units={unit: "0818", "W1": "0101:NE"})
    assert field.unit(unit).facing == ""
    assert field.unit("W1").facing == "NE"


@pytest.mark.rule("A-MOVE-05")
@pytest.mark.parametrize("unit", ON_FOOT)
def test_changing_direction_from_hex_to_hex_is_free(unit: str) -> None:
    """Around the end of a wall: north, north, north-east, south-east, south."""
    wall = "\n".join(f"{row}: . . #" for row in range(2, 10))
    field = position(wall, MOVERS[unit], units={unit: "0203"})
    assert {"0202", "0201", "0301", "0401", "0402"} <= field.ends(unit)
    assert "0403" not in field.ends(unit), "that would be the sixth hex"


@pytest.mark.rule("A-MOVE-05")
def test_a_snowspeeder_flies_on_in_any_direction() -> None:
    field = position(card="snowspeeders_move", units={"S1": "0816", "S2": "0101"})
    field.do("move S1-0818").next_card("snowspeeders_move_or_fire")
    assert field.ends("S1") == within("0818", 5)


# Other units


@pytest.mark.rule("A-MOVE-06")
@any_mover
@pytest.mark.parametrize(
    ("south", "east"),
    [("W1", "W2"), ("A2", "LS2"), ("HS2", "T1"), ("LT2", "HT2"), ("S2", "S3")],
)
def test_passing_through_any_units_is_free_and_has_no_effect(
    unit: str, south: str, east: str
) -> None:
    """In the corner two hexes lead out, and both are taken; the Walkers cannot be mounted."""
    text = f"1: {unit} {east}\n2: {south}"
    field = position(text, MOVERS[unit], hits={"W1": {"body": 2}, "W2": {"body": 2}})
    before = others(field, unit)
    assert field.ends(unit) == within("0101", 5) - {"0102", "0201"}
    field.do(f"move {unit}-0103")
    assert field.place(unit) == "0103"
    assert others(field, unit) == before


@pytest.mark.rule("A-MOVE-07")
@any_mover
@pytest.mark.parametrize("there", ["W1", "A2", "LS2", "HS2", "S2", "T1", "LT2", "HT2"])
def test_no_move_ends_in_a_hex_with_another_unit(unit: str, there: str) -> None:
    field = position(f"5: {unit} {there}", MOVERS[unit])
    assert "0205" not in field.ends(unit)
    assert field.why(f"move {unit}-0205") == "assault-why-occupied"
    assert "0305" in field.ends(unit)


@pytest.mark.rule("A-MOVE-07")
def test_a_hex_that_was_left_can_be_entered() -> None:
    field = position("5: LT1 LT2", "troopers_move")
    assert "0205" not in field.ends("LT1")
    field.do("move LT2-0305")
    assert "0205" in field.ends("LT1")


@pytest.mark.rule("A-MOVE-06", "A-MOVE-07")
def test_example_10_passing_and_stopping() -> None:
    """A trench of five hexes: the second and third hold other units, and so does the fifth."""
    trench = "5: LT1 . A1 T1 . HT1\n6: . # # # # # . ."
    field = position(f"4: # # # # # # . .\n{trench}", "troopers_move")
    assert {"0205", "0505"} <= field.ends("LT1")
    assert not {"0305", "0405", "0605"} & field.ends("LT1")
    assert field.why("move LT1-0605") == "assault-why-occupied"
    field.do("move LT1-0505")
    assert field.place("LT1") == "0505"


@pytest.mark.rule("A-MOVE-09")
@any_mover
def test_enemies_nearby_cost_nothing_stop_nobody_and_do_not_fire(unit: str) -> None:
    guards = ["T1", "T2", "LT2", "HT2"] if unit in ("A1", "LS1", "HS1") else ["A2", "LS2", "HS2"]
    around = ["0817", "0918", "0919", "0719"]
    taken = dict(zip(guards, around, strict=False))
    field = position(card=MOVERS[unit], units={unit: "0818", **taken})
    assert field.ends(unit) == within("0818", 5) - set(taken.values())
    before = others(field, unit)
    field.do(f"move {unit}-0820")
    assert field.events == ["assault-moves"]
    assert others(field, unit) == before


@pytest.mark.rule("A-MOVE-09")
def test_a_walker_pays_only_for_the_hex_it_enters() -> None:
    """It leaves rough ground, between a Tower and two Troopers."""
    field = position("5: T1 rW1:S HT1\n6: LT1 . .", "walkers_move").do("step W1")
    assert points(field) == 4
    assert field.events == ["assault-steps"]
    assert field.to_act == 1


# Borders and features


@pytest.mark.rule("A-MOVE-08")
@any_mover
def test_nobody_leaves_the_map(unit: str) -> None:
    field = position(card=MOVERS[unit], units={unit: "0101"})
    assert field.ends(unit) == within("0101", 5)
    for nowhere in ("0100", "0001", "0000"):
        assert not field.can(f"move {unit}-{nowhere}")


@pytest.mark.rule("A-MOVE-08")
def test_no_way_leads_around_the_map_edge() -> None:
    field = position("1: LT1 # .\n2: . #\n3: . #\n4: . #\n5: . #", "troopers_move")
    assert field.ends("LT1") == {"0102", "0103", "0104", "0105", "0106"}


@pytest.mark.rule("A-MOVE-08")
@pytest.mark.parametrize(
    ("place", "facing"),
    [("0501", "N"), ("0136", "S"), ("0110", "NW"), ("0110", "SW"), ("1510", "NE"), ("1510", "SE")],
)
def test_a_walker_cannot_step_over_the_edge(place: str, facing: str) -> None:
    field = position(card="walkers_move", units={"W1": f"{place}:{facing}"})
    assert field.why("step W1") == "assault-why-edge"
    assert field.can("left W1")


@pytest.mark.rule("A-MOVE-08")
def test_going_into_the_base_or_aboard_is_not_leaving_the_map() -> None:
    field = position("5: LT1 B", "troopers_move").do("move LT1-base")
    assert field.place("LT1") == "base"
    field = position("5: LS1 W1:S", "snowtroopers_move").do("move LS1-W1")
    assert field.place("LS1") == "W1"


@pytest.mark.rule("A-MOVE-10")
def test_each_end_is_offered_once_however_many_ways_lead_there() -> None:
    field = position("5: . . LT1 . B\n6: B . . . HT1", "troopers_move")
    offered = Counter(field.legal("move"))
    assert set(offered.values()) == {1}
    assert offered["move LT1-base"] == 1, "two entries are in reach"
    assert len(offered) == len(field.ends("LT1")) + len(field.ends("HT1"))


@pytest.mark.rule("A-MOVE-10")
def test_a_walker_to_mount_is_one_end() -> None:
    field = position("4: . .\n5: LS1 . W1:S .", "snowtroopers_move")
    assert field.legal("move").count("move LS1-W1") == 1
    assert field.ends("LS1") == within("0105", 5) - {"0305"} | {"W1"}


@pytest.mark.rule("A-MOVE-11")
@any_mover
@pytest.mark.parametrize("grid_stands", [True, False])
def test_installations_can_be_crossed_and_stopped_on(unit: str, grid_stands: bool) -> None:
    """From the corner only the Grid and the Generator lead out, beside a cliff."""
    corner = f"34: . . . B\n35: P G\n36: {unit} #"
    field = position(corner, MOVERS[unit], play={"grid_stands": grid_stands})
    hexes = {end for end in field.ends(unit) if end != "base"}
    reached = within("0136", 5)
    assert hexes == (reached if unit == "S1" else reached - {"0236"})
    for installation in ("0135", "0235"):
        there = Field(field.state.copy()).do(f"move {unit}-{installation}")
        assert there.place(unit) == installation


@pytest.mark.rule("A-MOVE-11")
@any_mover
def test_base_entries_can_be_crossed_and_stopped_on(unit: str) -> None:
    field = position(f"1: {unit} B\n2: B", MOVERS[unit])
    hexes = {end for end in field.ends(unit) if end != "base"}
    assert hexes == within("0101", 5)
    field.do(f"move {unit}-0102")
    assert field.place(unit) == "0102"


@pytest.mark.rule("A-MOVE-11")
def test_a_walker_crosses_and_stops_on_base_entries() -> None:
    field = position("5: W1:S\n6: B\n7: B", "walkers_move").do("step W1", "step W1")
    assert field.place("W1") == "0107"
    assert points(field) == 3


# Damage


@pytest.mark.rule("A-MOVE-13")
@pytest.mark.parametrize("damage", [{"body": 1}, {"gunner": 1}, {"body": 1, "gunner": 1}])
def test_hits_never_slow_a_snowspeeder(damage: dict[str, int]) -> None:
    field = position(card="snowspeeders_move", units={"S1": "0818"}, hits={"S1": damage})
    assert field.ends("S1") == within("0818", 5)


@pytest.mark.rule("A-MOVE-13")
@pytest.mark.parametrize(
    ("damage", "left"), [({"blaster": 2}, 4), ({"body": 2}, 4), ({"legs": 1}, 2)]
)
def test_only_leg_hits_slow_a_walker(damage: dict[str, int], left: int) -> None:
    units = {"W1": "0818:S"}
    field = position(card="walkers_move", units=units, hits={"W1": damage}).do("step W1")
    assert points(field) == left
