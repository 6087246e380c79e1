"""Range in macrohexes (A-RANGE)."""

from collections import defaultdict
from functools import cache
from itertools import product

import pytest
from games.assault.field import Field, axial, position

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
FLOWER = ((0, 0), *STEPS)
"""The macrohex around (0, 0), which is hex 0818."""
RAY = ("0819", "0721", "0623", "0526", "0428", "0331", "0233")
"""Hexes at range 0, 1, 2 and so on from 0818."""

Place = tuple[int, int]


def between(a: Place, b: Place) -> int:
    """Hex distance (A-MAP-07)."""
    x, y = a[0] - b[0], a[1] - b[1]
    return (abs(x) + abs(y) + abs(x + y)) // 2


@cache
def flower_of(place: Place) -> Place:
    """The centre of the macrohex of a place: the one centre that is at most one hex away.

    Centres are (0, 0) and what (2, 1) and (-1, 3) lead to: 3q + r is a multiple of 7.
    """
    near = [(place[0] + x, place[1] + y) for x, y in FLOWER]
    (found,) = [(q, r) for q, r in near if (3 * q + r) % 7 == 0]
    return found


def touching(centre: Place) -> set[Place]:
    """The macrohexes that share a hexside with this one."""
    hexes = [(centre[0] + x, centre[1] + y) for x, y in FLOWER]
    around = {flower_of((q + x, r + y)) for q, r in hexes for x, y in STEPS}
    return around - {centre}


@cache
def chains(start: Place, most: int = 16) -> dict[Place, int]:
    """The shortest chain of touching macrohexes to every other, counted on an endless field."""
    found = {start: 0}
    border = [start]
    for steps in range(1, most + 1):
        beyond: list[Place] = []
        for centre in border:
            for other in sorted(touching(centre) - found.keys()):
                found[other] = steps
                beyond.append(other)
        border = beyond
    return found


def place_of(label: str) -> Place:
    """The axial place of a label, counted from 0818 (A-MAP-05)."""
    x, y = int(label[:2]) - 1, int(label[2:]) - 1
    return x - 7, y - x // 2 - 14


def apart(field: Field, a: str, b: str) -> int:
    """The range that the engine reckons with."""
    map_ = field.state.setting.map
    found: int = map_.range(map_.index[a], map_.index[b])
    return found


def tower_at(tower: str, target: str) -> int:
    """The dice of a Tower at a light Snowtrooper in the clear."""
    return position(card="towers_fire", units={"T1": tower, "LS1": target}).dice("T1xLS1")


@pytest.mark.rule("A-RANGE-01")
@pytest.mark.parametrize("place", FLOWER[1:])
def test_inside_one_macrohex_the_range_is_0(place: Place) -> None:
    assert tower_at(axial(0, 0), axial(*place)) == 6


@pytest.mark.rule("A-RANGE-01")
def test_the_macrohex_of_the_target_counts_and_that_of_the_firer_does_not() -> None:
    for count, target in enumerate(RAY[:6]):
        assert tower_at("0818", target) == 6 - count


@pytest.mark.rule("A-RANGE-01")
@pytest.mark.parametrize(("tower", "target", "dice"), [("0819", "0820", 5), ("0819", "0817", 6)])
def test_macrohexes_count_and_not_hexes(tower: str, target: str, dice: int) -> None:
    """The next hex may be a macrohex away, and one two hexes away in the same macrohex."""
    assert tower_at(tower, target) == dice


@pytest.mark.rule("A-RANGE-02")
def test_the_count_follows_the_shortest_chain_of_touching_macrohexes() -> None:
    field = position()
    labels = field.state.setting.map.labels
    for start in FLOWER:
        steps = chains(flower_of(start))
        for label in labels:
            wanted = steps[flower_of(place_of(label))]
            assert apart(field, axial(*start), label) == wanted, (start, label)


@pytest.mark.rule("A-RANGE-02")
def test_the_chain_need_not_be_straight() -> None:
    """(2, 1) and then (3, -2), round a corner: the macrohex at (5, -1) is two away."""
    assert tower_at(axial(0, 0), axial(5, -1)) == 6 - 2


@pytest.mark.rule("A-RANGE-03")
def test_the_range_formula_with_macro_coordinates() -> None:
    """For every centre of a macrohex on the map, from every other."""
    field = position()
    centres = {
        (a, b): axial(2 * a - b, a + 3 * b)
        for a, b in product(range(-7, 8), range(-7, 8))
        if on_map(2 * a - b, a + 3 * b)
    }
    assert len(centres) > 60
    for (one, here), (two, there) in product(centres.items(), centres.items()):
        da, db = one[0] - two[0], one[1] - two[1]
        assert apart(field, here, there) == (abs(da) + abs(db) + abs(da + db)) / 2


def on_map(q: int, r: int) -> bool:
    """The map has 15 columns and 36 rows, and 0818 stands for (0, 0)."""
    return 1 <= 8 + q <= 15 and 1 <= r + 15 + (7 + q) // 2 <= 36


@pytest.mark.rule("A-RANGE-03")
@pytest.mark.parametrize(
    ("vector", "wanted"),
    [
        ((2, 1), 1),
        ((-1, 3), 1),
        ((3, -2), 1),
        ((-2, -1), 1),
        ((1, -3), 1),
        ((-3, 2), 1),
        ((1, 4), 2),
        ((4, 2), 2),
        ((-3, 9), 3),
        ((3, 5), 3),
    ],
)
def test_the_range_between_centres(vector: Place, wanted: int) -> None:
    """Six centres are three hexes and one macrohex away; (1, 4) is five hexes and two away."""
    assert tower_at(axial(0, 0), axial(*vector)) == 6 - wanted
    assert tower_at(axial(*vector), axial(0, 0)) == 6 - wanted


@pytest.mark.rule("A-RANGE-03")
def test_the_range_is_symmetric() -> None:
    field = position()
    labels = field.state.setting.map.labels
    for here, there in product(labels[::7], labels[::5]):
        assert apart(field, here, there) == apart(field, there, here)


@pytest.mark.rule("A-RANGE-04")
def test_macrohexes_cut_by_the_edge_count_as_whole_ones() -> None:
    """Also those whose centre lies outside the map, or of which the map has a single hex."""
    field = position()
    on: dict[Place, list[str]] = defaultdict(list)
    for label in field.state.setting.map.labels:
        on[flower_of(place_of(label))].append(label)
    cut = {centre: labels for centre, labels in on.items() if len(labels) < 7}
    assert any(len(labels) == 1 for labels in cut.values())
    assert any(axial(*centre) not in labels for centre, labels in cut.items())
    for centre, labels in cut.items():
        steps = chains(centre)
        for other, others in on.items():
            assert apart(field, labels[0], others[-1]) == steps[other]


@pytest.mark.rule("A-RANGE-04")
@pytest.mark.parametrize("steps", [3, 6, 12])
def test_a_way_along_the_edge_is_as_long_as_one_in_the_middle(steps: int) -> None:
    """So many hexes S from one place of a flower: the same range in every column of the map."""
    field = position()
    found: dict[int, set[int]] = defaultdict(set)
    for label in field.state.setting.map.labels:
        q, r = place_of(label)
        if on_map(q, r + steps):
            found[(3 * q + r) % 7].add(apart(field, label, axial(q, r + steps)))
    assert len(found) == 7, "one for each place in a flower"
    assert all(len(ranges) == 1 for ranges in found.values())


@pytest.mark.rule("A-RANGE-05")
def test_each_macrohex_of_range_costs_one_die_until_the_shot_is_impossible() -> None:
    for count, target in enumerate(RAY):
        field = position(
            card="towers_fire",
            units={"T1": "0818", "LS1": target, "T2": "0101", "LS2": "0102"},
        )
        assert field.dice("T1xLS1") == 6 - count
        assert field.can("fire T1xLS1") == (count <= 5)


@pytest.mark.rule("A-RANGE-05")
def test_terrain_and_units_in_between_do_not_matter() -> None:
    text = """
        19: r r r r # # # # # # r r r
        20: r r r r # # r # # # r r r
        21: r r r r # . . # # # r r r
        22: r r r r . . # # # # r r r
    """
    units = {"T1": "0818", "LS1": "0623", "W1": "0721:S", "S1": "0819", "S2": "0722"}
    assert position(text, "towers_fire", units=units).dice("T1xLS1") == 6 - 2


@pytest.mark.rule("A-RANGE-06")
@pytest.mark.parametrize(
    ("distance", "least", "most"),
    [
        (1, 0, 1),
        (2, 0, 1),
        (3, 1, 2),
        (4, 1, 2),
        (5, 1, 3),
        (6, 2, 3),
        (7, 2, 3),
        (8, 2, 4),
        (9, 3, 4),
        (10, 3, 5),
        (11, 3, 5),
        (12, 4, 6),
    ],
)
def test_hex_distance_and_possible_ranges(distance: int, least: int, most: int) -> None:
    field = position()
    found = {
        apart(field, axial(*start), label)
        for start in FLOWER
        for label in field.state.setting.map.labels
        if between(start, place_of(label)) == distance
    }
    assert found == set(range(least, most + 1))


@pytest.mark.rule("A-RANGE-07")
def test_a_harpoon_reaches_the_next_hex_across_the_border_of_macrohexes() -> None:
    card = "snowspeeders_move_fire_or_harpoon"
    across = position(card=card, units={"S2": "0820", "W1": "0819:S"})
    assert across.can("harpoon S2xW1")
    inside = position(card=card, units={"S2": "0817", "W1": "0819:S"})
    assert inside.why("harpoon S2xW1") == "assault-why-adjacent", "same macrohex, two hexes"


@pytest.mark.rule("A-RANGE-07")
@pytest.mark.parametrize("start", FLOWER)
def test_a_move_counts_hexes_from_wherever_it_starts_in_a_macrohex(start: Place) -> None:
    """Five hexes in every direction: 90 ends."""
    field = position(card="troopers_move", units={"LT1": axial(*start)})
    labels = field.state.setting.map.labels
    near = {label for label in labels if 1 <= between(start, place_of(label)) <= 5}
    assert len(near) == 90
    assert field.ends("LT1") == near


@pytest.mark.rule("A-RANGE-07")
def test_a_displaced_speeder_goes_to_any_adjacent_hex_in_whatever_macrohex() -> None:
    field = position(card="walkers_move", units={"W1": "0818:S", "S2": "0819"}).do("step W1")
    ends = {text.split("-")[1] for text in field.legal("displace")}
    assert ends == {axial(x, 1 + y) for x, y in STEPS}
    ranges = {apart(field, "0819", end) for end in ends}
    assert ranges == {0, 1}, "some of them lie in other macrohexes"
