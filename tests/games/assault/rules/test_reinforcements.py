"""Reinforcements: who arrives, where, and what happens in a full sector (A-EVENT)."""

from typing import Any

import pytest
from games.assault.field import COLUMNS, Field, label, position

IMPERIAL_SECTOR = {label(column, row) for row in (1, 2) for column in range(1, COLUMNS + 1)}
SECTOR_3 = {label(1, row) for row in range(21, 35)}
IMPERIALS = {"W1": "0805:S", "A1": "0705", "A2": "0905"}
"""Out of the sector, with the two AT-STs of the start."""


def event(name: str, text: str = "", **more: Any) -> Field:
    """The event is drawn, with Walker 1 and two AT-STs in play."""
    units = {**IMPERIALS, **more.pop("units", {})}
    return position(text, units=units, **more).do("card draw_event", f"event {name}")


def places(table: Field) -> dict[str, set[str]]:
    """The unit that may be placed now, and where."""
    found: dict[str, set[str]] = {}
    for text in table.legal("place"):
        unit, hex_ = text.split()[1].split("-")
        found.setdefault(unit, set()).add(hex_)
    return found


def in_base(table: Field) -> list[str]:
    units = table.state.view(None).units
    return sorted(unit.kind for unit in units if unit.place == "base")


def aboard(table: Field, walker: str) -> list[str]:
    units = table.state.view(None).units
    return sorted(unit.kind for unit in units if unit.place == walker)


# Into the Base Box


@pytest.mark.rule("A-EVENT-09", "A-EVENT-10", "A-EVENT-11")
@pytest.mark.parametrize(
    ("name", "copies", "arrive"),
    [
        ("rebel_heavy_and_light", 2, ["heavy_trooper", "light_trooper"]),
        ("rebel_two_light", 1, ["light_trooper", "light_trooper"]),
        ("rebel_two_heavy", 1, ["heavy_trooper", "heavy_trooper"]),
    ],
)
def test_new_troopers_appear_in_the_base_box(name: str, copies: int, arrive: list[str]) -> None:
    assert position().state.view(None).event_deck[name] == copies
    table = event(name)
    assert in_base(table) == arrive
    assert table.step == "draw"


@pytest.mark.rule("A-EVENT-09")
def test_the_second_copy_brings_two_more() -> None:
    table = event("rebel_heavy_and_light").do("card draw_event", "event rebel_heavy_and_light")
    assert in_base(table) == 2 * ["heavy_trooper"] + 2 * ["light_trooper"]


@pytest.mark.rule("A-EVENT-09", "A-EVENT-10", "A-EVENT-11")
def test_new_troopers_are_not_the_destroyed_ones() -> None:
    """Ten light and four heavy Troopers have started and fallen; eight counters are left."""
    fallen = [*(f"LT{n}" for n in range(1, 11)), *(f"HT{n}" for n in range(1, 5))]
    table = position(units={**IMPERIALS, **dict.fromkeys(fallen, "destroyed")}, play={"round": 19})
    for name in ("heavy_and_light", "heavy_and_light", "two_light", "two_heavy"):
        table.do("card draw_event", f"event rebel_{name}")
    assert in_base(table) == 4 * ["heavy_trooper"] + 4 * ["light_trooper"]
    assert {table.place(name) for name in fallen} == {"destroyed"}


@pytest.mark.rule("A-EVENT-03")
def test_the_base_box_takes_reinforcements_though_an_enemy_closes_the_entry() -> None:
    table = event("rebel_two_heavy", "13: . . . BLS1")
    assert in_base(table) == ["heavy_trooper", "heavy_trooper"]


# Into a sector


@pytest.mark.rule("A-EVENT-03", "A-EVENT-12")
def test_three_snowspeeders_arrive_in_sector_3_where_the_rebels_like() -> None:
    table = event("rebel_three_speeders")
    assert table.to_act == 0
    assert places(table) == {"S6": SECTOR_3}
    table.do("place S6-0130")
    assert places(table) == {"S7": SECTOR_3 - {"0130"}}
    table.do("place S7-0121")
    assert places(table) == {"S8": SECTOR_3 - {"0130", "0121"}}
    table.do("place S8-0134")
    assert [table.place(name) for name in ("S6", "S7", "S8")] == ["0130", "0121", "0134"]
    assert table.step == "draw"


@pytest.mark.rule("A-EVENT-12")
def test_snowspeeders_6_to_8_arrive_even_if_lower_numbers_are_lost() -> None:
    lost = {f"S{n}": "destroyed" for n in range(1, 6)}
    table = event("rebel_three_speeders", units=lost)
    assert table.state.view(None).placing == "S6"
    assert {table.place(name) for name in lost} == {"destroyed"}


@pytest.mark.rule("A-EVENT-03", "A-EVENT-13")
def test_one_at_st_arrives_in_the_imperial_sector() -> None:
    table = event("imperial_at_st")
    assert table.to_act == 1
    assert places(table) == {"A3": IMPERIAL_SECTOR}
    table.do("place A3-1402")
    assert table.place("A3") == "1402"
    assert table.step == "draw"


@pytest.mark.rule("A-EVENT-14")
def test_walker_5_arrives_with_one_heavy_and_two_light_snowtroopers() -> None:
    table = event("imperial_walker")
    assert table.to_act == 1
    assert places(table) == {"W5": IMPERIAL_SECTOR}
    table.do("place W5-0302", "face S")
    assert table.place("W5") == "0302"
    assert aboard(table, "W5") == ["heavy_snowtrooper"] + 2 * ["light_snowtrooper"]
    assert table.step == "draw"


@pytest.mark.rule("A-EVENT-14")
def test_the_passengers_of_walker_5_are_new_ones() -> None:
    """Of the eight light and four heavy ones that start none comes back."""
    lost = {f"LS{n}": "destroyed" for n in range(1, 9)} | {
        f"HS{n}": "destroyed" for n in range(1, 5)
    }
    table = event("imperial_walker", units=lost).do("place W5-0302", "face N")
    assert {table.place(name) for name in lost} == {"destroyed"}
    assert {table.place(name) for name in ("HS5", "LS9", "LS10")} == {"W5"}


@pytest.mark.rule("A-EVENT-15")
@pytest.mark.parametrize("facing", ["N", "NE", "SE", "S", "SW", "NW"])
def test_the_empire_chooses_the_facing_of_walker_5(facing: str) -> None:
    table = event("imperial_walker").do("place W5-0302")
    assert table.to_act == 1
    assert len(table.legal()) == 6
    table.do(f"face {facing}")
    assert table.unit("W5").facing == facing


@pytest.mark.rule("A-EVENT-04")
@pytest.mark.parametrize("name", ["imperial_at_st", "imperial_walker"])
def test_nobody_arrives_on_a_unit_or_in_the_cliffs(name: str) -> None:
    """A Walker would crush them if it moved there, but arriving is not a move."""
    table = event(name, "01: #\n02: HS1 LT1 rS1 r")
    unit = "W5" if name == "imperial_walker" else "A3"
    assert places(table) == {unit: IMPERIAL_SECTOR - {"0101", "0102", "0202", "0302"}}
    assert table.why(f"place {unit}-0101") == "assault-why-cliff"
    for hex_ in ("0102", "0202", "0302"):
        assert table.why(f"place {unit}-{hex_}") == "assault-why-occupied"
    assert table.why(f"place {unit}-0803") == "assault-why-arrival"


@pytest.mark.rule("A-EVENT-04")
def test_not_even_speeders_arrive_in_the_cliffs() -> None:
    table = event("rebel_three_speeders", "25: #\n26: LS1\n27: r")
    assert places(table) == {"S6": SECTOR_3 - {"0125", "0126"}}
    assert table.why("place S6-0125") == "assault-why-cliff"


@pytest.mark.rule("A-EVENT-04")
def test_arriving_is_not_a_move() -> None:
    """The newcomer has its whole move in the next round that names its kind."""
    table = event("imperial_walker").do("place W5-0302", "face S", "card walkers_move")
    assert not table.unit("W5").used
    table.do(*5 * ["step W5"])
    assert table.place("W5") == "0307"


# A full sector


def full_sector_3(*free: str) -> dict[str, str]:
    """Troopers on every hex of Sector 3 but these."""
    hexes = sorted(SECTOR_3 - set(free))
    names = [f"LT{n}" for n in range(1, 15)]
    return dict(zip(names, hexes, strict=False))


@pytest.mark.rule("A-EVENT-05")
def test_from_a_full_sector_one_goes_to_the_nearest_hex() -> None:
    """Everything that touches column 01 between rows 21 and 34."""
    table = event("rebel_three_speeders", units=full_sector_3())
    column_02 = {label(2, row) for row in range(20, 35)}
    assert places(table) == {"S6": {"0120", "0135", *column_02}}


@pytest.mark.rule("A-EVENT-05")
def test_the_last_hexes_of_the_sector_are_taken_first() -> None:
    """Two hexes are left for three speeders: only the third goes elsewhere."""
    table = event("rebel_three_speeders", units=full_sector_3("0124", "0130"))
    assert places(table) == {"S6": {"0124", "0130"}}
    table.do("place S6-0130")
    assert table.place("S7") == "0124"  # the only choice
    assert "0120" in places(table)["S8"]
    assert table.why("place S8-0319") == "assault-why-nearest"
    table.do("place S8-0227")
    assert table.place("S8") == "0227"


@pytest.mark.rule("A-EVENT-05")
def test_the_nearest_hex_must_be_legal_too() -> None:
    """No cliffs, no other units; the Power Grid is open to a speeder."""
    text = """
        20: # #
        21: . #
        22: . LS1
        23: . P
        24: . r
    """
    table = event("rebel_three_speeders", text, units=full_sector_3())
    nearest = {"0135", *(label(2, row) for row in range(23, 35))}
    assert places(table) == {"S6": nearest}


@pytest.mark.rule("A-EVENT-05")
def test_farther_hexes_are_for_when_the_nearer_ones_are_closed() -> None:
    """Cliffs and one enemy are all around the sector: distance 2 it is."""
    cliffs = "\n".join(f"{row}: . #" for row in range(21, 35))
    table = event("rebel_three_speeders", f"20: # #\n{cliffs}\n35: LS1", units=full_sector_3())
    column_03 = {label(3, row) for row in range(20, 36)}
    assert places(table) == {"S6": {"0119", "0219", "0136", "0235", *column_03}}


SMALL = {
    "imperial": {"hexes": ["0101", "0201", "0301", "0401", "0501", "0601"]},
    "rebel_3": {"hexes": sorted(SECTOR_3)},
    "rebel_4": {"hexes": [label(column, 36) for column in range(1, COLUMNS + 1)]},
}
FULL = "01: LT1 LT2 LT3 LT4 LT5 LT6"


@pytest.mark.rule("A-EVENT-05")
@pytest.mark.parametrize(("name", "unit"), [("imperial_at_st", "A3"), ("imperial_walker", "W5")])
def test_an_installation_is_no_arrival_hex_for_a_walker(name: str, unit: str) -> None:
    table = event(
        name,
        f"{FULL}\n02: . . P\n03: G",
        sectors=SMALL,
        forward_line={"first_row_south": 2},
    )
    nearest = {"0102", "0202", "0402", "0502", "0602", "0701", "0702"}
    assert places(table) == {unit: nearest if unit == "W5" else nearest | {"0302"}}
