"""The worked examples of the catalogue (1 to 4, 8 and 10), its tables, and those of the rulebook.

Each test carries the rules that its example puts together.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from games.battle.table import Table, position, scenario

from echobase import hexes
from echobase.games.battle.rules.board import CUBES, LABELS


def distance(a: str, b: str) -> int:
    return hexes.distance(CUBES[LABELS.index(a)], CUBES[LABELS.index(b)])


def board(**cells: str) -> Table:
    """A board with the named hexes filled, each written like a cell of a drawn map."""
    rows: dict[str, list[str]] = {}
    for hex_, cell in cells.items():
        row = rows.setdefault(hex_[0], [])
        column = int(hex_[1:])
        row.extend(["."] * (column - len(row)))
        row[column - 1] = cell
    return position("\n".join(f"{row}: {' '.join(cells)}" for row, cells in rows.items()))


# Example 1: a line across hexes


@pytest.mark.rule("B-LOS-01", "B-LOS-02", "B-LOS-03", "B-LOS-04")
@pytest.mark.parametrize(
    ("cells", "sees"),
    [
        ({"D5": "*"}, False),
        ({"D4": "e"}, False),
        ({"D4": "s"}, False),
        ({"D6": "*"}, True),
        ({"D4": "=", "D5": "~", "E4": "*e", "C6": "#s"}, True),
    ],
)
def test_example_1_from_e4_to_c6(cells: dict[str, str], sees: bool) -> None:
    assert distance("E4", "C6") == 3
    assert board(**{"E4": "e", "C6": "s", **cells}).sees("E4", "C6") is sees


@pytest.mark.rule("B-LOS-06")
def test_example_1_from_e5_to_d8() -> None:
    assert distance("E5", "D8") == 4
    assert board(E5="g", D8="s").sees("E5", "D8")
    for hex_ in ("E6", "D6", "E7", "D7"):
        assert not board(E5="g", D8="s", **{hex_: "e"}).sees("E5", "D8"), hex_


# Example 2: a line along borders


@pytest.mark.rule("B-LOS-07", "B-LOS-08", "B-LOS-09", "B-LOS-10")
@pytest.mark.parametrize(
    ("cells", "sees"),
    [
        ({"F5": "e", "D5": "^"}, True),
        ({"F4": "*", "D5": "^"}, False),
        ({"F4": "*", "F5": "^"}, False),
        ({"E5": "e"}, False),
        ({"E5": "s"}, False),
        ({"F4": "=", "F5": "*"}, True),
    ],
)
def test_example_2_from_g5_to_c5(cells: dict[str, str], sees: bool) -> None:
    assert distance("G5", "C5") == 4
    table = board(**{"G5": "g", "C5": "s", **cells})
    assert table.sees("G5", "C5") is sees
    assert table.can("attack G5xC5") is sees


@pytest.mark.rule("B-LOS-08", "B-LOS-10")
def test_example_2_from_f2_to_e4() -> None:
    assert distance("F2", "E4") == 2
    assert board(E3="*").sees("F2", "E4")
    assert board(F3="*").sees("F2", "E4")
    assert not board(E3="*", F3="*").sees("F2", "E4")


# Example 3: the side borders


@pytest.mark.rule("B-LOS-12", "B-LOS-13")
def test_example_3_at_the_left_border() -> None:
    assert distance("C1", "A1") == 2
    assert board(C1="e", A1="s").sees("C1", "A1")
    assert not board(C1="e", A1="s", B1="e").sees("C1", "A1")


@pytest.mark.rule("B-LOS-12", "B-LOS-13")
@pytest.mark.parametrize(
    ("cells", "sees"), [({"D9": "s"}, False), ({"C10": "s"}, False), ({"D9": "~"}, True)]
)
def test_example_3_at_the_right_border(cells: dict[str, str], sees: bool) -> None:
    assert distance("E10", "A10") == 4
    assert board(E10="e", A10="s", **cells).sees("E10", "A10") is sees


# Example 4: ridges


@pytest.mark.rule("B-LOS-14", "B-LOS-15", "B-LOS-17")
@pytest.mark.parametrize(
    ("cells", "sees"),
    [
        ({"E4": "e", "D5": "*"}, False),
        ({"D5": "*", "D4": "^"}, True),
        ({"D5": "*s"}, True),
        ({"D4": "^s"}, False),
        ({"D5": "!"}, False),
        ({"D5": "G"}, True),
    ],
)
def test_example_4_between_ridges(cells: dict[str, str], sees: bool) -> None:
    assert board(**{"E4": "^e", "C6": "^s", **cells}).sees("E4", "C6") is sees


@pytest.mark.rule("B-LOS-16", "B-LOS-18")
@pytest.mark.parametrize(
    ("target", "cells", "sees"),
    [
        ("^I", {}, False),
        ("^I", {"F4": "."}, True),
        ("^e", {}, True),
        ("^e", {"F4": "^e"}, True),
        ("^e", {"G5": "^e"}, True),
        ("^e", {"F4": "^e", "G5": "^s"}, False),
    ],
)
def test_example_4_the_ion_cannon_of_scenario_14(
    target: str, cells: dict[str, str], sees: bool
) -> None:
    """The line runs between the ridges F4 and G5: it is clear to a unit, not to the cannon."""
    ridges = {"F3": "^", "F4": "^", "G5": "^", "E1": "^", "C6": "^"}
    table = board(**{**ridges, "F5": "^s", "G4": target, **cells})
    assert distance("F5", "G4") == 2
    assert table.sees("F5", "G4") is sees


@pytest.mark.rule("B-LOS-16", "B-LOS-18")
def test_example_4_the_ridges_are_those_of_the_scenario() -> None:
    view = scenario(14).state.view(None)
    assert {hex_ for hex_, kind in view.terrain.items() if kind == "ridge"} == {
        *("C6", "E1", "F3", "F4", "F5", "G4", "G5")
    }
    assert view.structures == {"G4": "ion_cannon"}


# Example 8: counting dice


@pytest.mark.rule("B-DICE-03", "B-DICE-04", "B-DICE-05", "B-DICE-06", "B-DICE-07", "B-ATTACK-14")
@pytest.mark.parametrize(
    ("text", "side", "attack", "distance_", "card", "dice"),
    [
        ("E: . . . e\nC: . . . . . ^s", "rebel", "E4xC6", 3, "", 0),
        ("E: . . . ^e\nC: . . . . . ^s", "rebel", "E4xC6", 3, "", 1),
        ("E: . . . e\nC: . . . . . ^s . . ^e'sc", "rebel", "E4xC6", 3, "", 1),
        ("D: . . . . w\nC: . . . . #s", "rebel", "D5xC5", 1, "", 2),
        ("D: . . . . %w\nC: . . . . *s", "rebel", "D5xC5", 1, "", 0),
        ("D: . . . . %w\nC: . . . . *s", "rebel", "D5xC5", 1, "orders_from_the_princess", 1),
        ("B: . . . . a\nE: . . . . =e", "empire", "B5xE5", 3, "", 2),
        ("B: . . . . a\nD: . . . . *w", "empire", "B5xD5", 2, "", 1),
        ("B: . . . . a\nD: . . . . =w", "empire", "B5xD5", 2, "", 3),
        ("C: . . . . e\nB: . . . . %a", "rebel", "C5xB5", 1, "", 3),
        ("D: s . . e", "empire", "D1xD4", 3, "imperial_discipline", 0),
        ("G: . . . . g\nC: . . . . ^p", "rebel", "G5xC5", 4, "", 1),
        ("D: p . #e", "empire", "D1xD3", 2, "", 0),
    ],
    ids=[
        "ridge at three",
        "ridge to ridge",
        "with a scout",
        "speeders at a building",
        "out of wreckage into rocks",
        "the same with a card",
        "walker at trenches",
        "walker at rocks",
        "speeders in trenches",
        "walker in wreckage",
        "discipline",
        "artillery",
        "probe droids",
    ],
)
def test_example_8(text: str, side: str, attack: str, distance_: int, card: str, dice: int) -> None:
    mate, foe = ("e", "s") if side == "rebel" else ("s", "e")
    table = position(text + f"\nA: {mate} {foe}", active=side, card=card)
    assert distance(*attack.split("x")) == distance_
    assert table.dice(attack) == dice
    if dice:
        assert table.can(f"attack {attack}")
    else:
        assert table.why(f"attack {attack}") == "battle-why-no-dice"


@pytest.mark.rule("B-CARD-34", "B-DICE-03")
def test_example_8_the_third_attacker_of_concentrated_fire() -> None:
    table = position("C: . . . s\nD: . . . s =e . s", active="empire", card="concentrated_fire")
    table.do("attack D4xD5", "roll XX")
    table.do("attack C4xD5", "roll XX")
    assert distance("D7", "D5") == 2
    assert table.dice("D7xD5") == 2 + 2 - 1


# Example 10: AT-AT and structures


def speeders_at_a_walker() -> Table:
    return position("A: s\nB: . . . . %a\nC: . . . . w").do("attack C5xB5", "roll VBRI")


@pytest.mark.rule("B-DICE-07", "B-DICE-02")
def test_example_10_the_walker_survives_without_a_blast() -> None:
    table = speeders_at_a_walker()
    assert table.step == "confirm"
    assert table.why("roll XXX") == "battle-why-dice", "two dice are rolled again, not three"
    table.do("roll XV")
    assert table.figures("B5") == 1
    assert table.medals("rebel") == 0
    assert "battle-retreated" not in table.events


@pytest.mark.rule("B-DICE-07", "B-DICE-02")
def test_example_10_a_blast_destroys_it() -> None:
    table = speeders_at_a_walker().do("roll XB")
    assert table.unit("B5") is None
    assert table.medals("rebel") == 1


@pytest.mark.rule("B-DICE-01", "B-DICE-05")
@pytest.mark.parametrize(
    ("attacker", "card", "dice", "chance"),
    [
        ("%w", "", 2, Fraction(35, 324)),
        ("e", "", 3, Fraction(919, 5832)),
        ("w", "", 4, Fraction(21455, 104976)),
        ("w", "orders_from_the_princess", 5, Fraction(469711, 1889568)),
        ("e'ew", "", 3, Fraction(39815, 157464)),
    ],
    ids=["2 dice", "3 dice", "4 dice", "5 dice", "E-Web"],
)
def test_example_10_the_chance_to_destroy_a_walker(
    attacker: str, card: str, dice: int, chance: Fraction
) -> None:
    table = position(f"B: . . . . a\nC: . . . . {attacker}", card=card)
    odds = table.state.odds("attack C5xB5")
    assert odds.dice == dice
    assert odds.eliminate == chance


@pytest.mark.rule("B-STRUCT-03", "B-STRUCT-04", "B-DICE-04")
@pytest.mark.parametrize(
    ("row", "attack", "dice", "chance"),
    [
        ("a . . ^I", "G1xG4", 2, Fraction(11, 36)),
        (". . . ^I ^s", "G5xG4", 3, Fraction(91, 216)),
    ],
)
def test_example_10_the_chance_to_destroy_the_ion_cannon(
    row: str, attack: str, dice: int, chance: Fraction
) -> None:
    table = position(f"A: e\nG: {row}", active="empire")
    odds = table.state.odds(f"attack {attack}")
    assert odds.dice == dice
    assert odds.eliminate == chance
    assert table.can(f"attack {attack}")


@pytest.mark.rule("B-STRUCT-03", "B-LOS-05")
def test_example_10_who_could_see_the_generators_of_scenario_10() -> None:
    table = scenario(10)
    view = table.state.view(None)
    taken = {unit.hex for unit in view.units} | set(view.structures)
    found = {
        generator: {
            hex_
            for hex_ in LABELS
            if hex_ not in taken and distance(hex_, generator) <= 3 and table.sees(hex_, generator)
        }
        for generator in view.structures
    }
    assert found == {"G2": {"G1", "G3", "G4"}, "G9": {"G10"}}


# The cross-check table: sight at set-up

AT_SETUP = {
    1: (49, 20, 0, 4),
    2: (56, 23, 0, 4),
    3: (64, 8, 0, 3),
    4: (48, 13, 0, 4),
    5: (49, 10, 3, 3),
    6: (48, 13, 6, 2),
    7: (80, 14, 1, 3),
    8: (56, 17, 9, 2),
    9: (49, 9, 0, 6),
    10: (90, 30, 4, 3),
    11: (49, 11, 1, 3),
    12: (72, 9, 0, 3),
    13: (40, 20, 2, 3),
    14: (64, 38, 0, 4),
    15: (70, 41, 19, 3),
    16: (63, 9, 2, 2),
    17: (64, 4, 1, 3),
}
"""Scenario: enemy pairs, pairs in sight, in sight within three hexes, distance of the closest."""


@pytest.mark.rule("B-LOS-02", "B-LOS-03", "B-LOS-07", "B-LOS-08", "B-LOS-14")
@pytest.mark.parametrize("number", AT_SETUP)
def test_sight_between_enemies_at_set_up(number: int) -> None:
    table = scenario(number)
    units = table.state.view(None).units
    pairs = [
        (rebel.hex, imperial.hex)
        for rebel in units
        for imperial in units
        if rebel.side == "rebel" and imperial.side == "empire"
    ]
    seen = [pair for pair in pairs if table.sees(*pair)]
    near = [pair for pair in seen if distance(*pair) <= 3]
    closest = min(distance(*pair) for pair in pairs)
    assert (len(pairs), len(seen), len(near), closest) == AT_SETUP[number]


# The board in numbers


@pytest.mark.rule("B-BOARD-01", "B-BOARD-02", "B-BOARD-03")
def test_how_many_neighbours_the_hexes_have() -> None:
    """A lone AT-AT moves one hex: its moves are its neighbours."""
    found: Counter[int] = Counter()
    for hex_ in LABELS:
        units = [{"kind": "at_at", "hex": hex_}]
        table = position("", active="empire", step="move", units=units, ordered=hex_)
        found[len(table.legal("move"))] += 1
    assert found == {6: 37, 5: 6, 4: 16, 3: 4, 2: 4}
    assert len(LABELS) == 67


@pytest.mark.rule("B-BOARD-04", "B-LOS-10")
def test_how_many_lines_run_along_borders() -> None:
    pairs = list(combinations(LABELS, 2))
    along: Counter[int] = Counter()
    for a, b in pairs:
        line = hexes.line(CUBES[LABELS.index(a)], CUBES[LABELS.index(b)])
        if line.left or line.right:
            along[distance(a, b)] += 1
    assert len(pairs) == 2211
    assert along == {2: 144, 4: 95, 6: 50, 8: 22, 10: 8, 12: 2}
    assert along.total() == 321
    assert max(distance(a, b) for a, b in pairs) == 12


@pytest.mark.rule("B-LOS-10")
def test_border_lines_are_told_by_their_cube_differences() -> None:
    """Two of the three differences are equal, the third is minus twice that value."""
    for a, b in combinations(CUBES, 2):
        x, z = b[0] - a[0], b[1] - a[1]
        y = -x - z
        equal = any(p == q != 0 and r == -2 * p for p, q, r in ((x, y, z), (y, z, x), (z, x, y)))
        line = hexes.line(a, b)
        assert bool(line.left or line.right) == equal


# The rulebook's own examples


def three_units() -> Table:
    """Two infantry units and snowspeeders in the centre, trenches and two enemies before them."""
    table = position(
        """
        B: . . . . . . s
        C: . . *s
        D: . . . . =
        E: . . . e1 w
        F: . . . e
        """,
        step="play",
        hands=[["assault_centre"], ["recon_left"]],
    )
    return table.do("play assault_centre", "order E4", "order E5", "order F4")


@pytest.mark.rule("B-MOVE-01", "B-MOVE-03", "B-MOVE-04", "B-MOVE-12", "B-ATTACK-02")
def test_rulebook_three_units_move() -> None:
    table = three_units().do("move E4-D3")
    assert not table.can("move F4-D5"), "with the snowspeeders in the way it is three hexes"
    table.do("move E5-C7")
    assert table.can("move F4-D5"), "now the path is clear"
    table.do("move F4-D5")
    assert table.legal("attack") == ["attack C7xB7", "attack D3xC3"]
    assert table.why("attack D5xC3") == "battle-why-barred", "it moved two hexes"


@pytest.mark.rule("B-ATTACK-01", "B-ATTACK-04", "B-ATTACK-05", "B-DICE-02", "B-DICE-04")
def test_rulebook_two_units_attack() -> None:
    table = three_units().do("move E4-D3", "move E5-C7", "move F4-D5")
    assert table.dice("D3xC3") == 2, "three dice for one figure as well, less one for the rocks"
    table.do("attack D3xC3", "roll XB")
    assert table.figures("C3") == 3
    assert table.step == "attack", "no retreat was rolled: on with the next unit"
    assert table.dice("C7xB7") == 4
    table.do("attack C7xB7", "roll VIIR")
    assert table.figures("B7") == 2, "the vehicle face misses, both infantry faces hit"
    assert table.to_act == 1
    assert table.legal() == ["retreat A7", "retreat A8"]
    table.do("retreat A8")
    assert table.figures("A8") == 2
    assert table.step == "draw"


@pytest.mark.rule("B-LOS-07", "B-LOS-08", "B-ATTACK-08")
def test_rulebook_sight_along_hex_edges() -> None:
    """Three enemies in range of the artillery, in view along borders; it can attack two of them.

    D3: along one rocks hex (E4). A5: along a friend (D5) and a ridge (B5) on the same side.
    G8: along rocks (F5) and a ridge (F7) on different sides.
    """
    table = board(E5="g", D3="s", E4="*", A5="s", D5="e", B5="^", G8="s", F5="*", F7="^")
    mine = [text for text in table.legal("attack") if text.startswith("attack E5")]
    assert mine == ["attack E5xA5", "attack E5xD3"]
    assert table.why("attack E5xG8") == "battle-why-sight"


@pytest.mark.rule("B-LOS-12")
def test_rulebook_sight_at_the_edge_of_the_battlefield() -> None:
    """The edge on the left and friendly infantry on the right of the line block it."""
    table = board(E1="e", D1="e", C1="s")
    assert not table.can("attack E1xC1")
    assert board(E1="e", C1="s").can("attack E1xC1")


@pytest.mark.rule("B-LOS-14", "B-LOS-15", "B-LOS-17")
@pytest.mark.parametrize(
    ("cells", "sees"),
    [
        ({"C6": "s", "D5": "*"}, False),
        ({"C6": "^s", "D5": "*", "D4": "^"}, True),
        ({"C6": "^s", "D5": "*", "D4": "^e"}, False),
    ],
    ids=["one on a ridge", "both on ridges", "a unit on a ridge between"],
)
def test_rulebook_sight_on_ridges(cells: dict[str, str], sees: bool) -> None:
    assert board(**{"E4": "^e", **cells}).sees("E4", "C6") is sees
