"""The field of fire of Walkers (A-FIELD)."""

from collections.abc import Callable
from itertools import product

import pytest
from games.assault.field import Field, axial, position

from echobase.games.assault.rules.field_of_fire import in_wedge

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
STEPS = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
"""A-MAP-06, in the order of right turns."""
TEST_120: dict[str, Callable[[int, int], bool]] = {
    "N": lambda x, y: y <= 0 and x + y <= 0,
    "NE": lambda x, y: x >= 0 and y <= 0,
    "SE": lambda x, y: x >= 0 and x + y >= 0,
    "S": lambda x, y: y >= 0 and x + y >= 0,
    "SW": lambda x, y: x <= 0 and y >= 0,
    "NW": lambda x, y: x <= 0 and x + y <= 0,
}
"""A-FIELD-04, word for word."""
REBELS = [f"LT{n}" for n in range(1, 15)] + [f"HT{n}" for n in range(1, 9)] + ["T1", "T2", "T3"]

Place = tuple[int, int]


def beside(facing: str, turns: int) -> Place:
    """The step to a neighbour of the one straight ahead, clockwise."""
    return STEPS[FACINGS[(FACINGS.index(facing) + turns) % 6]]


def ring(distance: int) -> list[Place]:
    """The axial places at this distance from (0, 0)."""
    span = range(-distance, distance + 1)
    return [(x, y) for x, y in product(span, span) if abs(x) + abs(y) + abs(x + y) == 2 * distance]


def surrounded(facing: str, places: list[Place], angle: int = 120) -> set[Place]:
    """Put Rebels on all these places around a Walker: the places it may fire at."""
    rebels = dict(zip(REBELS, places, strict=False))
    assert len(rebels) == len(places)
    field = position(
        card="walkers_fire",
        units={"W1": f"{axial(0, 0)}:{facing}"} | {u: axial(*p) for u, p in rebels.items()},
        options={"field_of_fire": angle},
    )
    return {rebels[unit] for unit in field.targets("W1")}


def walker_and(**units: str) -> Field:
    """Walker 1 on 0818, facing S, in its fire round."""
    return position(card="walkers_fire", units={"W1": "0818:S", **units})


@pytest.mark.rule("A-FIELD-01")
@pytest.mark.parametrize(
    ("unit", "card"),
    [
        ("A1", "at_sts_fire"),
        ("LS1", "snowtroopers_fire"),
        ("HS1", "snowtroopers_fire"),
        ("S6", "snowspeeders_fire"),
        ("T1", "towers_fire"),
        ("LT1", "troopers_fire"),
        ("HT1", "troopers_fire"),
    ],
)
def test_all_units_but_walkers_fire_in_every_direction(unit: str, card: str) -> None:
    code = "LT" if unit in ("A1", "LS1", "HS1") else "LS"
    foes = {f"{code}{n}": axial(*STEPS[facing]) for n, facing in enumerate(FACINGS, 2)}
    field = position(card=card, units={unit: axial(0, 0), **foes})
    assert field.targets(unit) == set(foes)


@pytest.mark.rule("A-FIELD-01", "A-FIELD-02")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_walker_fires_only_at_the_three_neighbours_before_it(facing: str) -> None:
    front = {beside(facing, -1), beside(facing, 0), beside(facing, 1)}
    assert surrounded(facing, ring(1)) == front


@pytest.mark.rule("A-FIELD-02")
def test_the_field_limits_direction_not_distance() -> None:
    """Six macrohexes ahead, and one hex behind."""
    field = position(
        card="walkers_fire",
        units={"W1": "0818:S", "LT1": "0233", "LT2": "0817"},
        play={"held": ["veers"]},
    )
    assert field.legal("fire") == ["fire W1xLT1 veers"]
    assert field.why("fire W1xLT2") == "assault-why-field"
    assert field.why("fire W1xLT2 veers") == "assault-why-field"


@pytest.mark.rule("A-FIELD-03")
@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_by_default_the_rows_of_the_front_neighbours_bound_the_field(
    facing: str, steps: int
) -> None:
    """Each row belongs to the field; the hex on its far side does not."""
    left, ahead, right = (beside(facing, turns) for turns in (-1, 0, 1))
    rows = [(x * steps, y * steps) for x, y in (left, ahead, right)]
    outside = [
        (rows[0][0] - right[0], rows[0][1] - right[1]),
        (rows[2][0] - left[0], rows[2][1] - left[1]),
    ]
    rebels = dict(zip(REBELS, rows + outside, strict=False))
    field = position(
        card="walkers_fire",
        units={"W1": f"{axial(0, 0)}:{facing}"} | {u: axial(*p) for u, p in rebels.items()},
    )
    assert {rebels[unit] for unit in field.targets("W1")} == set(rows)


@pytest.mark.rule("A-FIELD-04")
@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("distance", [1, 2, 3, 4])
def test_the_120_degree_test_in_play(facing: str, distance: int) -> None:
    found = surrounded(facing, ring(distance))
    assert found == {place for place in ring(distance) if TEST_120[facing](*place)}


@pytest.mark.rule("A-FIELD-04")
@pytest.mark.parametrize("facing", FACINGS)
def test_the_120_degree_test_far_away(facing: str) -> None:
    span = range(-14, 15)
    for x, y in product(span, span):
        wanted = (x, y) != (0, 0) and TEST_120[facing](x, y)
        assert in_wedge(FACINGS.index(facing), x, y, 120) == wanted, (x, y)


def parts(facing: str, place: Place) -> Place:
    """m and n of A-FIELD-05, found by trying."""
    left, right = beside(facing, -1), beside(facing, 1)
    span = range(-9, 10)
    return next(
        (m, n)
        for m, n in product(span, span)
        if (m * left[0] + n * right[0], m * left[1] + n * right[1]) == place
    )


@pytest.mark.rule("A-FIELD-05")
@pytest.mark.parametrize("angle", [60, 120, 180])
@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("distance", [1, 2, 3, 4])
def test_the_option_changes_the_angle(angle: int, facing: str, distance: int) -> None:
    wanted = set()
    for place in ring(distance):
        m, n = parts(facing, place)
        wedge = m >= 0 and n >= 0
        if angle == 60:
            wedge = wedge and m <= 2 * n and n <= 2 * m
        elif angle == 180:
            wedge = m + n > 0
        if wedge:
            wanted.add(place)
    assert surrounded(facing, ring(distance), angle) == wanted


@pytest.mark.rule("A-FIELD-05")
def test_the_two_rows_at_right_angles_belong_to_no_field() -> None:
    """Even with 180 degrees a hex exactly beside the Walker is not before it."""
    assert surrounded("S", [(2, -1), (-2, 1), (3, -1), (1, 0)], 180) == {(3, -1), (1, 0)}


@pytest.mark.rule("A-FIELD-06")
@pytest.mark.parametrize(
    ("angle", "counts"), [(60, [1, 3, 3, 5]), (120, [3, 5, 7, 9]), (180, [3, 5, 9, 11])]
)
@pytest.mark.parametrize("facing", FACINGS)
def test_hexes_in_the_field_by_distance(angle: int, counts: list[int], facing: str) -> None:
    found = [len(surrounded(facing, ring(distance), angle)) for distance in (1, 2, 3, 4)]
    assert found == counts


@pytest.mark.rule("A-FIELD-07")
@pytest.mark.parametrize("target", ["P", "G"])
@pytest.mark.parametrize(
    ("facing", "sees"), [("S", True), ("SE", True), ("N", False), ("NW", False)]
)
def test_installations_must_lie_in_the_field(target: str, facing: str, sees: bool) -> None:
    text = f"19: . . . . . . . {target}"
    units = {"W1": f"0818:{facing}", "W2": "0101:S", "LT1": "0102"}
    field = position(text, "walkers_fire", units=units)
    assert (target in field.targets("W1")) == sees
    assert field.why(f"fire W1x{target}") == ("" if sees else "assault-why-field")


@pytest.mark.rule("A-FIELD-07")
def test_other_imperial_units_need_no_field_for_installations() -> None:
    field = position("19: . . . . . . . P", "at_sts_fire", units={"A1": "0820"})
    assert field.can("fire A1xP")


@pytest.mark.rule("A-FIELD-08")
def test_a_walker_cannot_turn_in_order_to_fire() -> None:
    """Turning is a Move action, and it takes the place of the shot."""
    fire_only = walker_and(LT1="0817", LT2="0819")
    assert fire_only.why("right W1") == "assault-why-card"
    field = position(
        card="walkers_move_or_fire", units={"W1": "0818:SW", "W2": "0101:S", "LT1": "0817"}
    )
    assert field.why("fire W1xLT1") == "assault-why-field"
    field.do("right W1", "stop")
    assert field.unit("W1").facing == "NW"
    assert field.why("fire W1xLT1") == "assault-why-used"


@pytest.mark.rule("A-FIELD-08")
def test_position_and_facing_at_the_declaration_count() -> None:
    field = position(
        card="walkers_move", units={"W1": "0818:SW", "W2": "0101:S", "LT1": "0817", "LT2": "0819"}
    )
    field.do("right W1", "stop").next_card("walkers_fire")
    assert field.targets("W1") == {"LT1"}, "turned to NW, it sees N and no longer S"


@pytest.mark.rule("A-FIELD-08")
def test_a_step_can_leave_a_target_behind() -> None:
    units = {"W1": "0818:S", "W2": "0101:S", "LT1": "0919", "LT2": "0822"}
    field = position(card="walkers_move", units=units)
    field.do("step W1", "stop").next_card("walkers_fire")
    assert field.targets("W1") == {"LT2"}
    assert walker_and(LT1="0919", LT2="0822").targets("W1") == {"LT1", "LT2"}


@pytest.mark.rule("A-FIELD-09")
def test_the_own_macrohex_is_not_in_the_field_as_a_whole() -> None:
    """At range 0 but behind, and at range 3 but before the Walker."""
    field = walker_and(LT1="0817", LT2="0718", LT3="0526")
    assert field.dice("W1xLT1") == 6, "range 0"
    assert field.dice("W1xLT2") == 6, "range 0"
    assert field.dice("W1xLT3") == 6 - 3
    assert field.targets("W1") == {"LT3"}


@pytest.mark.rule("A-FIELD-09")
def test_a_target_in_another_macrohex_may_be_in_the_field() -> None:
    """From the southern hex of its macrohex a Walker has range 1 to the hex before it."""
    field = position(card="walkers_fire", units={"W1": "0819:S", "LT1": "0820", "LT2": "0818"})
    assert field.targets("W1") == {"LT1"}
    assert (field.dice("W1xLT1"), field.dice("W1xLT2")) == (6 - 1, 6)
