"""Line of sight (B-LOS): who sees whom.

The examples come first. At the end a second, independent piece of geometry (plain points and
polygons) is compared with the engine on whole boards.
"""

from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

import pytest
from games.battle.table import Table, position, start

from echobase.games.battle.rules.board import LABELS

OPAQUE = ["ridge", "building", "wreckage", "rocks", "serac"]
CLEAR = ["trench", "crevasse"]


@cache
def rocks_on(*hexes: str) -> Table:
    """A board with nothing but rocks on these hexes."""
    return position("", terrain={"rocks": list(hexes)})


def crossed(a: str, b: str) -> set[str]:
    """The hexes where rocks, all alone on the board, block the line."""
    return {hex_ for hex_ in LABELS if hex_ not in (a, b) and not rocks_on(hex_).sees(a, b)}


def beside(a: str, b: str) -> set[tuple[str, str]]:
    """The pairs of neighbouring hexes that block the line together but not alone."""
    harmless = [hex_ for hex_ in NEAR[a, b] if rocks_on(hex_).sees(a, b)]
    return {pair for pair in combinations(harmless, 2) if not rocks_on(*pair).sees(a, b)}


NEAR = {
    ("A5", "C5"): ["B4", "B5", "A4", "A6", "C4", "C6"],
    ("B5", "D5"): ["C5", "C6", "B4", "B6", "D4", "D6"],
    ("F2", "E4"): ["E3", "F3", "E2", "F1", "E5", "F4"],
    ("F2", "G4"): ["F3", "G3", "F1", "G2", "F4", "G5"],
    ("G5", "C5"): ["F4", "F5", "E4", "E6", "D4", "D5", "G4", "C6"],
}
"""Hexes worth trying beside these lines."""


# The straight line


@pytest.mark.rule("B-LOS-01")
@pytest.mark.parametrize(
    ("a", "b", "between"),
    [
        ("E4", "C6", {"D4", "D5"}),
        ("D2", "D5", {"D3", "D4"}),
        ("G3", "D4", {"F3", "E4"}),
        ("A7", "D6", {"B6", "C7"}),
        ("C4", "C5", set()),
    ],
)
def test_the_line_joins_the_centres_of_the_two_hexes(a: str, b: str, between: set[str]) -> None:
    """Only hexes on the way from centre to centre can stand in the way."""
    assert crossed(a, b) == between


@pytest.mark.rule("B-LOS-02")
def test_an_obstruction_on_the_way_blocks_and_one_elsewhere_does_not() -> None:
    assert not rocks_on("D5").sees("E4", "C6")
    assert rocks_on("D6", "D3", "C5", "E5").sees("E4", "C6")
    assert rocks_on("B6", "F4").sees("E4", "C6"), "behind either end is not between them"


@pytest.mark.rule("B-LOS-03")
@pytest.mark.parametrize("cell", ["e1", "w", "g", "s", "a", "p", "^", "#", "%", "*", "!", "G", "I"])
def test_units_high_terrain_and_structures_obstruct(cell: str) -> None:
    table = position(f"D: . e {cell} s")
    assert not table.sees("D2", "D4")
    assert not table.can("attack D2xD4")


@pytest.mark.rule("B-LOS-03")
@pytest.mark.parametrize("cell", [".", "=", "~"])
def test_open_ground_trenches_and_crevasses_do_not_obstruct(cell: str) -> None:
    table = position(f"D: . e {cell} s")
    assert table.sees("D2", "D4")
    assert table.can("attack D2xD4")


@pytest.mark.rule("B-LOS-03")
def test_the_refusal_names_the_hex_in_the_way() -> None:
    table = position("D: . e * s\nG: e s")
    refusal = table.state.why_not("attack D2xD4")
    assert refusal is not None
    assert refusal.id == "battle-why-sight"
    assert refusal.args["blocked"] == "D3"


@pytest.mark.rule("B-LOS-04")
@pytest.mark.parametrize("under_attacker", ["^", "#", "%", "*", "="])
@pytest.mark.parametrize("under_target", ["", "#", "%", "*", "="])
def test_terrain_under_either_end_never_blocks(under_attacker: str, under_target: str) -> None:
    table = position(f"D: . {under_attacker}e . {under_target}s")
    assert table.sees("D2", "D4")


@pytest.mark.rule("B-LOS-05")
def test_attacker_and_target_are_not_in_their_own_way() -> None:
    assert position("D: . e . s").can("attack D2xD4")
    assert position("D: . e s").can("attack D2xD3")


@pytest.mark.rule("B-LOS-05")
@pytest.mark.parametrize("structure", ["G", "I"])
def test_a_structure_does_not_hide_itself_but_hides_what_is_behind(structure: str) -> None:
    table = position(f"D: . s . {structure} e", active="empire")
    assert table.can("attack D2xD4")
    assert not table.sees("D2", "D5")


@pytest.mark.rule("B-LOS-06")
def test_a_line_may_cross_more_hexes_than_its_distance() -> None:
    """At distance 4 this line clips four hexes; however short the stretch, each of them blocks."""
    assert crossed("E5", "D8") == {"E6", "D6", "E7", "D7"}
    assert not position("D: . . . . . . . s\nE: . . . . e . e").sees("E5", "D8")


# Lines along borders


@pytest.mark.rule("B-LOS-07")
@pytest.mark.parametrize("obstructed", [("F5",), ("D5",), ("F5", "D5"), ("F4", "D4")])
def test_obstructions_on_one_side_of_a_border_line_do_not_block(obstructed: list[str]) -> None:
    assert rocks_on(*obstructed).sees("G5", "C5")


@pytest.mark.rule("B-LOS-07", "B-LOS-08")
def test_units_beside_a_border_line_count_like_terrain() -> None:
    assert position("G: . . . . g\nF: . . . . e\nC: . . . . s").can("attack G5xC5")
    assert not position("G: . . . . g\nF: . . . s e\nC: . . . . s").can("attack G5xC5")


@pytest.mark.rule("B-LOS-08")
@pytest.mark.parametrize("obstructed", [("F4", "F5"), ("D4", "D5"), ("F4", "F5", "D4", "D5")])
def test_obstructions_on_both_sides_of_one_border_block(obstructed: list[str]) -> None:
    assert not rocks_on(*obstructed).sees("G5", "C5")


@pytest.mark.rule("B-LOS-09")
@pytest.mark.parametrize("obstructed", [("F4", "D5"), ("F5", "D4")])
def test_the_two_sides_are_collected_over_the_whole_line(obstructed: list[str]) -> None:
    """One on the left of the first border and one on the right of the second block together."""
    assert not rocks_on(*obstructed).sees("G5", "C5")


@pytest.mark.rule("B-LOS-10")
@pytest.mark.parametrize(
    ("a", "b", "borders", "through"),
    [
        ("A5", "C5", {("B4", "B5")}, set()),
        ("B5", "D5", {("C5", "C6")}, set()),
        ("F2", "E4", {("E3", "F3")}, set()),
        ("F2", "G4", {("F3", "G3")}, set()),
        ("G5", "C5", {("F4", "F5"), ("F4", "D5"), ("F5", "D4"), ("D4", "D5")}, {"E5"}),
    ],
)
def test_a_border_line_has_a_hex_on_each_side_and_crosses_every_second_hex(
    a: str, b: str, borders: set[tuple[str, str]], through: set[str]
) -> None:
    assert beside(a, b) == borders
    assert crossed(a, b) == through


@pytest.mark.rule("B-LOS-11")
@pytest.mark.parametrize(
    ("a", "b", "corners"),
    [("A1", "B5", ["A4", "B2"]), ("A1", "F2", ["C1", "D2"]), ("A1", "C7", ["A3", "C5"])],
)
def test_a_hex_touched_in_one_corner_counts_for_nothing(a: str, b: str, corners: list[str]) -> None:
    """It neither blocks alone nor together with the corner on the other side."""
    assert rocks_on(*corners).sees(a, b)


@pytest.mark.rule("B-LOS-11")
def test_corner_points_matter_only_from_distance_five() -> None:
    for a, b in combinations(LABELS, 2):
        if distance(a, b) < 5:
            assert not any(meets(a, b, hex_) == "corner" for hex_ in LABELS if hex_ not in (a, b))


# The side borders of the board


@pytest.mark.rule("B-LOS-12")
@pytest.mark.parametrize(
    ("a", "b", "inner"), [("A1", "C1", "B1"), ("C10", "E10", "D9"), ("G1", "E1", "F1")]
)
def test_half_hexes_are_obstructions(a: str, b: str, inner: str) -> None:
    """The outer side is always obstructed, so one obstruction on the inner side is enough."""
    assert position("").sees(a, b)
    assert not rocks_on(inner).sees(a, b)


@pytest.mark.rule("B-LOS-13")
@pytest.mark.parametrize(
    ("a", "b", "inner"),
    [
        ("A1", "E1", {"B1", "D1"}),
        ("E10", "A10", {"D9", "B9"}),
        ("A1", "G1", {"B1", "D1", "F1"}),
        ("A10", "G10", {"B9", "D9", "F9"}),
    ],
)
def test_lines_up_and_down_the_outer_columns_need_a_free_inner_side(
    a: str, b: str, inner: set[str]
) -> None:
    through = {hex_ for hex_ in LABELS if hex_[1:] == a[1:] and min(a, b) < hex_ < max(a, b)}
    on_the_way = {hex_ for hex_ in through if hex_[0] in "ACEG"}
    assert crossed(a, b) == inner | on_the_way


@pytest.mark.rule("B-LOS-13")
def test_half_hexes_matter_for_no_other_lines() -> None:
    """One obstruction beside a border line one column farther in blocks nothing."""
    assert rocks_on("B1").sees("A2", "C2")
    assert rocks_on("B2").sees("A2", "C2")
    assert rocks_on("B1").sees("A1", "B3"), "a slanting border line from the corner"
    assert rocks_on("C1").sees("B1", "D1")
    assert rocks_on("C2").sees("B1", "D1")


# Ridges


@pytest.mark.rule("B-LOS-14")
@pytest.mark.parametrize(("cell", "sees"), [("^s", False), ("^e", False), ("!", False)])
def test_between_ridges_units_on_ridges_and_seracs_block(cell: str, sees: bool) -> None:
    table = position(f"D: . ^e {cell} ^s")
    assert table.sees("D2", "D4") is sees


@pytest.mark.rule("B-LOS-14", "B-LOS-15")
@pytest.mark.parametrize(
    "cell",
    ["^", "*", "#", "%", "=", "~", "G", "I", "^I", "s", "e", "*s", "#s", "%s", "=s", "~w", "a"],
)
def test_between_ridges_nothing_else_blocks(cell: str) -> None:
    """Empty ridges, other terrain, structures and units off ridges are looked over."""
    table = position(f"D: . ^e {cell} ^s")
    assert table.sees("D2", "D4")


@pytest.mark.rule("B-LOS-15")
def test_between_ridges_the_half_hexes_do_not_count() -> None:
    """A unit on a ridge beside the outer column is then an obstruction on one side only."""
    table = position("A: ^s\nB: ^s\nC: ^e")
    assert table.sees("A1", "C1")
    table = position("A: s\nB: ^s\nC: ^e")
    assert not table.sees("A1", "C1")


@pytest.mark.rule("B-LOS-16")
@pytest.mark.parametrize(
    ("left", "right", "sees"),
    [
        ("^s", "^e", False),
        ("!", "^s", False),
        ("!", "!", False),
        ("^s", ".", True),
        ("^s", "^", True),
        ("^s", "*", True),
        ("s", "s", True),
        ("*", "#", True),
        ("!", "*s", True),
    ],
)
def test_border_lines_between_ridges_need_two_sides_from_the_short_list(
    left: str, right: str, sees: bool
) -> None:
    table = position(f"C: . . . . ^s\nD: . . . {left} {right}\nE: . . . . ^e")
    assert table.sees("E5", "C5") is sees


@pytest.mark.rule("B-LOS-17")
@pytest.mark.parametrize(("attacker", "target"), [("^e", "s"), ("e", "^s"), ("^e", "*s")])
@pytest.mark.parametrize("cell", ["*", "^", "#", "%", "!", "e", "s", "G"])
def test_with_one_end_on_a_ridge_everything_blocks_as_usual(
    attacker: str, target: str, cell: str
) -> None:
    assert not position(f"D: . {attacker} {cell} {target}").sees("D2", "D4")


@pytest.mark.rule("B-LOS-18")
@pytest.mark.parametrize("between", ["*", "^", "e", "^e"])
def test_a_structure_is_no_unit_so_the_normal_rules_hold_for_it(between: str) -> None:
    table = position(f"D: . ^s {between} ^I\nG: e", active="empire")
    assert not table.can("attack D2xD4")
    assert table.why("attack D2xD4") == "battle-why-sight"
    assert position("D: . ^s . ^I\nG: e", active="empire").can("attack D2xD4")


@pytest.mark.rule("B-LOS-18")
def test_where_a_structure_has_fallen_the_ridge_is_a_ridge_again() -> None:
    table = position("D: . ^s ^ ^\nG: e", active="empire")
    assert table.sees("D2", "D4")


@pytest.mark.rule("B-LOS-19")
def test_flying_units_block_and_are_blocked_like_others() -> None:
    assert not position("D: . s w e", active="empire").can("attack D2xD4")
    assert not position("D: . s ~w e", active="empire").can("attack D2xD4")
    assert not position("D: . w * s").can("attack D2xD4")
    assert not position("D: . ~w s s").can("attack D2xD4")


# The whole board against plain geometry


def centre(hex_: str) -> tuple[int, int]:
    """The centre of a hex when a hex has the corners (0, 2), (1, 1), (1, -1), (0, -2) and so on."""
    row = "ABCDEFG".index(hex_[0])
    return 2 * (int(hex_[1:]) - 1) + row % 2, 3 * row


def distance(a: str, b: str) -> int:
    (ax, ay), (bx, by) = centre(a), centre(b)
    rows = abs(ay - by) // 3
    return rows + max(0, (abs(ax - bx) - rows) // 2)


def meets(a: str, b: str, hex_: str) -> str:
    """How the line from centre to centre meets a hex: through, along, corner or not at all."""
    (ax, ay), (bx, by), (cx, cy) = centre(a), centre(b), centre(hex_)
    return meeting(ax - cx, ay - cy, bx - cx, by - cy)


@cache
def meeting(ax: int, ay: int, bx: int, by: int) -> str:
    """The same for a hex around the origin: three pairs of parallel sides cut the segment."""
    first, last = Fraction(0), Fraction(1)
    along = False
    for begin, end, reach in ((ax, bx, 1), (ax + ay, bx + by, 2), (ax - ay, bx - by, 2)):
        if begin == end:
            if abs(begin) > reach:
                return "not"
            along = along or abs(begin) == reach
            continue
        times = [Fraction(side - begin, end - begin) for side in (-reach, reach)]
        first, last = max(first, min(times)), min(last, max(times))
    if first > last:
        return "not"
    if first == last:
        return "corner"
    return "along" if along else "through"


HALF_HEXES = ["B0", "D0", "F0", "B10", "D10", "F10"]


def on_the_left(a: str, b: str, hex_: str) -> bool:
    (ax, ay), (bx, by), (cx, cy) = centre(a), centre(b), centre(hex_)
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0


@cache
def drawn_line(a: str, b: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The hexes a line passes through, and those along it on its two sides."""
    others = [hex_ for hex_ in LABELS + HALF_HEXES if hex_ not in (a, b)]
    through = frozenset(hex_ for hex_ in others if meets(a, b, hex_) == "through")
    along = [hex_ for hex_ in others if meets(a, b, hex_) == "along"]
    left = frozenset(hex_ for hex_ in along if on_the_left(a, b, hex_))
    return through, left, frozenset(along) - left


def clear(a: str, b: str, obstructed: set[str]) -> bool:
    through, left, right = drawn_line(a, b)
    return not (through & obstructed) and not (left & obstructed and right & obstructed)


def random_board(seed: int) -> Table:
    """A crowded board: terrain on 24 hexes, structures on 2, units on 16."""
    rng = Random(seed)
    free = LABELS.copy()
    rng.shuffle(free)
    terrain: dict[str, list[str]] = {}
    for _ in range(24):
        kind = rng.choice([*OPAQUE, *CLEAR, "ridge", "ridge"])
        terrain.setdefault(kind, []).append(free.pop())
    walkable = [hex_ for kind in ("ridge", "rocks", "trench") for hex_ in terrain.get(kind, [])]
    structures = [{"kind": "ion_cannon", "hex": free.pop()} for _ in range(2)]
    places = rng.sample(walkable, len(walkable) // 2)
    places += [free.pop() for _ in range(16 - len(places))]
    kinds = ["snowtrooper", "echo_trooper"]
    units = [{"kind": kinds[number % 2], "hex": hex_} for number, hex_ in enumerate(places)]
    return start("", terrain=terrain, structures=structures, units=units, beyond_box=True)


@pytest.mark.rule("B-LOS-01", "B-LOS-02", "B-LOS-06", "B-LOS-11", "B-LOS-13")
def test_single_obstructions_agree_with_plain_geometry_on_every_line() -> None:
    """2211 lines, with one rocks hex on every place of the board in turn."""
    lines = [(a, b, *drawn_line(a, b)) for a, b in combinations(LABELS, 2)]
    for hex_ in LABELS:
        table = rocks_on(hex_)
        for a, b, through, left, right in lines:
            blocked = hex_ in through
            if left or right:
                blocked = not clear(a, b, {hex_, *HALF_HEXES})
            assert table.sees(a, b) != blocked, (a, b, hex_)


@pytest.mark.rule(
    "B-LOS-03", "B-LOS-07", "B-LOS-08", "B-LOS-09", "B-LOS-12", "B-LOS-14", "B-LOS-16", "B-LOS-17"
)
@pytest.mark.parametrize("seed", range(10))
def test_crowded_boards_agree_with_plain_geometry_on_every_line(seed: int) -> None:
    """The two lists of obstructions, the two-sides test and the half hexes, all at once."""
    table = random_board(seed)
    board = table.state.view(None)
    terrain = board.terrain
    units = {unit.hex for unit in board.units}
    normal = {hex_ for hex_, kind in terrain.items() if kind in OPAQUE}
    normal |= units | set(board.structures) | set(HALF_HEXES)
    on_ridges = {hex_ for hex_ in units if terrain.get(hex_) == "ridge"}
    on_ridges |= {hex_ for hex_, kind in terrain.items() if kind == "serac"}
    for a, b in combinations(LABELS, 2):
        both = terrain.get(a) == "ridge" and terrain.get(b) == "ridge"
        assert table.sees(a, b) == clear(a, b, on_ridges if both else normal), (a, b)


@pytest.mark.rule("B-LOS-20")
@pytest.mark.parametrize("seed", range(10))
def test_sight_is_mutual_and_neighbours_always_see_each_other(seed: int) -> None:
    table = random_board(seed)
    for a, b in combinations(LABELS, 2):
        assert table.sees(a, b) == table.sees(b, a), (a, b)
        if distance(a, b) == 1:
            assert table.sees(a, b), (a, b)


@pytest.mark.rule("B-LOS-10")
def test_border_lines_have_even_distance_and_six_directions() -> None:
    """Straight up and down, or one and a half columns for each row."""
    for a, b in combinations(LABELS, 2):
        across, down = (end - begin for begin, end in zip(centre(a), centre(b), strict=True))
        columns, rows = Fraction(across, 2), down // 3
        in_direction = columns == 0 or abs(columns) == Fraction(3, 2) * abs(rows)
        _, left, right = drawn_line(a, b)
        assert bool(left or right) == in_direction
        if in_direction:
            assert distance(a, b) % 2 == 0
            assert len(left) == len(right) == distance(a, b) // 2
