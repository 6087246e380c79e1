"""The map: hexes, macrohexes, features, areas, and the numbers of the map in the box."""

import random
from collections import Counter, deque
from heapq import heappop, heappush
from itertools import product
from typing import Any

import pytest
from games.assault.field import Field, axial, document, label, position, start
from games.assault.set_up import places

import echobase
from echobase import BadDocument, BadOption, hexes, sample
from echobase.games.assault.rules.field_of_fire import in_wedge
from echobase.games.assault.rules.map import Map
from echobase.games.assault.rules.map import axial as axial_of

BOX = "echo-base-north"
CLIFF, ROUGH = 2, 1
FACINGS = ["N", "NE", "SE", "S", "SW", "NW"]
ENTRIES = {"0413", "1214", "1222", "0325", "1032"}
BASIS = ((2, 1), (-1, 3))


def box_map() -> Map:
    """The map that comes with the game."""
    return start().state.setting.map


def raw_map() -> dict[str, Any]:
    """Its document, fresh and without remarks, default set-up and check numbers."""
    tables = start().state.document()
    for name in ("units", "play", "options", "features", "default_setup", "checks", "tuning"):
        tables.pop(name, None)
    return tables


def march(map_: Map, column: int, goal: int) -> dict[int, int]:
    """The fewest MPs of a Walker from row 02, facing S, until the goal is in its field of fire.

    By range: 1 MP for a turn or a clear hex, 3 for a rough one, closed are cliffs and
    installations; the field has 120 degrees.
    """
    found: dict[int, int] = {}
    seen = set()
    queue = [(0, map_.index[label(column, 2)], FACINGS.index("S"))]
    while queue:
        cost, hex_, facing = heappop(queue)
        if (hex_, facing) in seen:
            continue
        seen.add((hex_, facing))
        if in_wedge(facing, map_.q[goal] - map_.q[hex_], map_.r[goal] - map_.r[hex_], 120):
            found.setdefault(map_.range(hex_, goal), cost)
        for turned in (1, 5):
            heappush(queue, (cost + 1, hex_, (facing + turned) % 6))
        ahead = map_.neighbours[hex_][facing]
        if ahead < 0 or map_.terrain[ahead] == CLIFF or ahead in (map_.grid, map_.generator):
            continue
        heappush(queue, (cost + (3 if map_.terrain[ahead] == ROUGH else 1), ahead, facing))
    return found


# Maps and terrain.


@pytest.mark.rule("A-MAP-01")
def test_the_map_is_a_file_and_another_one_may_be_chosen() -> None:
    assert start().state.view(None).map == BOX
    assert start(map=BOX).state.view(None).map == BOX
    assert start("20: r").state.view(None).map == "test"
    assert echobase.game("assault").scenarios()[0] == BOX
    with pytest.raises(BadOption, match=BOX):
        start(map="echo-base-south")


@pytest.mark.rule("A-MAP-01")
def test_no_rule_needs_the_size_of_the_map_in_the_box() -> None:
    rows = ["......"] * 3 + ["..r#.."] + ["......"] * 6
    rows[7], rows[9] = "B.P..G", "......"
    tables = document(
        "",
        map={"columns": 6, "rows": 10, "terrain": rows},
        macrohex={"origin": "0101"},
        forward_line={"first_row_south": 6},
        sectors={
            "imperial": {"hexes": [label(column, 1) for column in range(1, 7)]},
            "rebel_3": {"hexes": ["0106", "0107", "0108"]},
            "rebel_4": {"hexes": [label(column, 10) for column in range(1, 7)]},
        },
    )
    game = start(map=tables)
    rng = random.Random(1988)
    while not game.over:
        if game.waits_for_luck:
            game.state.apply(sample(game.state.chances(), rng), game.log)
        else:
            game.state.apply(rng.choice(game.state.actions()), game.log)
    assert game.reason in ("generator", "transports", "annihilation")


@pytest.mark.rule("A-MAP-02")
def test_each_hex_is_clear_rough_or_cliff() -> None:
    game = position("10: . r # B P G")
    terrain = game.state.view(None).terrain
    assert terrain == {"0210": "rough", "0310": "cliff", "0610": "rough"}
    tables = document("")
    tables["legend"] = {".": {"terrain": "swamp"}}
    with pytest.raises(BadDocument, match="swamp"):
        start(map=tables)


@pytest.mark.rule("A-MAP-03", "A-MAP-04")
@pytest.mark.parametrize(
    ("home", "facing", "ahead"),
    [
        ("0510", "N", "0509"),
        ("0510", "NE", "0609"),
        ("0510", "SE", "0610"),
        ("0510", "S", "0511"),
        ("0510", "SW", "0410"),
        ("0510", "NW", "0409"),
        ("0610", "N", "0609"),
        ("0610", "NE", "0710"),
        ("0610", "SE", "0711"),
        ("0610", "S", "0611"),
        ("0610", "SW", "0511"),
        ("0610", "NW", "0510"),
    ],
)
def test_hexes_are_flat_topped_and_even_columns_sit_half_a_hex_lower(
    home: str, facing: str, ahead: str
) -> None:
    game = position("", "walkers_move", units={"W1": f"{home}:{facing}"})
    assert game.do("step W1").place("W1") == ahead


@pytest.mark.rule("A-MAP-03")
@pytest.mark.parametrize(
    ("field", "value"), [("hex_shape", "pointy-top"), ("lower_columns", "odd")]
)
def test_a_map_with_hexes_laid_otherwise_is_refused(field: str, value: str) -> None:
    tables = document("")
    tables["map"][field] = value
    with pytest.raises(BadDocument, match=value):
        start(map=tables)


@pytest.mark.rule("A-MAP-04")
def test_labels_count_columns_from_the_west_and_rows_from_the_north() -> None:
    labels = set(box_map().labels)
    assert labels == {f"{c:02}{r:02}" for c in range(1, 16) for r in range(1, 37)}
    northwest = position("", "at_sts_move", units={"A1": "0101"})
    assert "0106" in northwest.ends("A1")
    assert northwest.ends("A1") & {"0201", "0102"} == {"0201", "0102"}


# Coordinates.


@pytest.mark.rule("A-MAP-05", "A-MAP-09")
@pytest.mark.parametrize(
    ("hex_", "offset", "place", "macrohex", "terrain"),
    [
        ("1133", (10, 32), (10, 27), (8, 6), "rough"),
        ("0425", (3, 24), (3, 23), (5, 6), "clear"),
        ("0413", (3, 12), (3, 11), (3, 3), "clear"),
        ("1214", (11, 13), (11, 8), (6, 1), "clear"),
        ("1222", (11, 21), (11, 16), (7, 3), "clear"),
        ("0325", (2, 24), (2, 23), (4, 6), "clear"),
        ("1032", (9, 31), (9, 27), (8, 6), "clear"),
        ("0819", (7, 18), (7, 15), (5, 3), "clear"),
    ],
)
def test_offset_axial_and_macrohex_of_the_features(
    hex_: str,
    offset: tuple[int, int],
    place: tuple[int, int],
    macrohex: tuple[int, int],
    terrain: str,
) -> None:
    map_ = box_map()
    number = map_.index[hex_]
    assert label(offset[0] + 1, offset[1] + 1) == hex_
    assert axial_of(*offset) == (map_.q[number], map_.r[number]) == place
    assert (map_.macro_a[number], map_.macro_b[number]) == macrohex
    assert start().state.view(None).terrain.get(hex_, "clear") == terrain


@pytest.mark.rule("A-MAP-06")
def test_right_turns_go_through_the_six_facings_and_each_has_its_axial_step() -> None:
    steps = {
        "N": (0, -1),
        "NE": (1, -1),
        "SE": (1, 0),
        "S": (0, 1),
        "SW": (-1, 1),
        "NW": (-1, 0),
    }
    for number, (facing, step) in enumerate(steps.items()):
        units = {"W1": f"{axial(0, 0)}:{facing}", "W2": "0101"}
        game = position("", "walkers_move", units=units)
        assert Field(game.state.copy()).do("step W1").place("W1") == axial(*step)
        assert game.do("right W1").unit("W1").facing == list(steps)[(number + 1) % 6]
        assert game.do("left W1").unit("W1").facing == facing


@pytest.mark.rule("A-MAP-07")
def test_hex_distance_is_the_number_of_steps_on_an_open_field() -> None:
    map_ = start("").state.setting.map
    for home in ("0818", "0101", "1536", "0720"):
        steps = {map_.index[home]: 0}
        border = deque(steps)
        while border:
            hex_ = border.popleft()
            for other in map_.neighbours[hex_]:
                if other >= 0 and other not in steps:
                    steps[other] = steps[hex_] + 1
                    border.append(other)
        assert len(steps) == 540
        for hex_, count in steps.items():
            assert map_.distance(map_.index[home], hex_) == count


@pytest.mark.rule("A-MAP-07", "A-RANGE-03")
@pytest.mark.parametrize(
    ("hex_", "row"),
    [
        ("1133", "- 11/3 23/8 19/7 11/4 12/4 1/0"),
        ("0425", "11/3 - 12/5 15/5 8/3 1/1 10/3"),
        ("0413", "23/8 12/5 - 8/3 13/4 12/4 22/8"),
        ("1214", "19/7 15/5 8/3 - 8/3 15/5 19/7"),
        ("1222", "11/4 8/3 13/4 8/3 - 9/3 11/4"),
        ("0325", "12/4 1/1 12/4 15/5 9/3 - 11/4"),
        ("1032", "1/0 10/3 22/8 19/7 11/4 11/4 -"),
    ],
)
def test_distance_and_range_between_the_features(hex_: str, row: str) -> None:
    map_ = box_map()
    here = map_.index[hex_]
    others = ["1133", "0425", "0413", "1214", "1222", "0325", "1032"]
    for other, numbers in zip(others, row.split(), strict=True):
        there = map_.index[other]
        if numbers != "-":
            assert f"{map_.distance(here, there)}/{map_.range(here, there)}" == numbers


# Macrohexes.


@pytest.mark.rule("A-MAP-09")
def test_worked_example_3_one_macrohex() -> None:
    seven = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    assert {hexes.flower(place, BASIS) for place in seven} == {(0, 0)}
    map_ = start("").state.setting.map
    found = {
        (map_.macro_a[map_.index[axial(*p)]], map_.macro_b[map_.index[axial(*p)]]) for p in seven
    }
    assert found == {(0, 0)}


@pytest.mark.rule("A-MAP-08", "A-MAP-09")
def test_macrohexes_are_flowers_of_seven_that_cover_the_plane() -> None:
    """Coordinates below 0 included: the division rounds down."""
    flowers: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for place in product(range(-30, 31), range(-30, 31)):
        flowers.setdefault(hexes.flower(place, BASIS), set()).add(place)
    whole = 0
    for (a, b), members in flowers.items():
        centre = (2 * a - b, a + 3 * b)
        flower = {centre, *hexes.neighbours(centre)}
        assert members <= flower
        if all(max(abs(q), abs(r)) <= 30 for q, r in flower):
            assert members == flower
            whole += 1
    assert whole > 400


@pytest.mark.rule("A-MAP-08")
def test_macrohexes_are_cut_at_the_edges_of_the_map() -> None:
    map_ = box_map()
    sizes = Counter(zip(map_.macro_a, map_.macro_b, strict=True))
    assert (len(sizes), list(sizes.values()).count(7)) == (92, 64)
    corner = map_.index["0101"]
    assert sizes[map_.macro_a[corner], map_.macro_b[corner]] == 3


@pytest.mark.rule("A-MAP-09")
def test_a_map_file_may_move_the_origin_of_the_macrohexes() -> None:
    tables = document("", macrohex={"origin": "0101"})
    map_ = start(map=tables).state.setting.map
    assert (map_.macro_a[0], map_.macro_b[0]) == (0, 0)
    moved = start("").state.setting.map
    centre = moved.index["0818"]
    assert (moved.macro_a[centre], moved.macro_b[centre]) == (0, 0)
    for basis in (((2, 1), (1, 2)), ((3, 0), (0, 3))):
        with pytest.raises(BadDocument, match="tile"):
            start(map=document("", macrohex={"basis": basis}))


# Features and areas.


@pytest.mark.rule("A-MAP-10")
def test_there_is_one_shield_generator_in_rough_and_one_power_grid() -> None:
    view = start().state.view(None)
    where = Counter(view.features.values())
    assert (where["shield_generator"], where["power_grid"]) == (1, 1)
    assert view.features["1133"] == "shield_generator"
    assert view.features["0425"] == "power_grid"
    assert view.terrain["1133"] == "rough"


@pytest.mark.rule("A-MAP-11")
def test_five_base_entries_in_the_places_that_the_board_shows() -> None:
    map_ = box_map()
    found = {map_.labels[hex_] for hex_ in map_.entries}
    assert found == ENTRIES
    assert len([hex_ for hex_ in found if 10 <= int(hex_[2:]) <= 18]) == 2
    assert [hex_ for hex_ in found if 19 <= int(hex_[2:]) <= 27 and int(hex_[:2]) > 8] == ["1222"]
    for installation in (map_.grid, map_.generator):
        beside = [hex_ for hex_ in map_.entries if map_.distance(hex_, installation) == 1]
        assert len(beside) == 1


@pytest.mark.rule("A-MAP-12", "A-MAP-13")
def test_the_imperial_sector_is_north_sector_4_south_and_sector_3_south_west() -> None:
    sectors = start().state.view(None).sectors
    assert set(sectors["imperial"]) == {label(c, r) for c in range(1, 16) for r in (1, 2)}
    assert set(sectors["rebel_3"]) == {label(1, row) for row in range(21, 35)}
    assert set(sectors["rebel_4"]) == {label(column, 36) for column in range(1, 16)}
    assert [len(sectors[name]) for name in ("imperial", "rebel_3", "rebel_4")] == [30, 14, 15]


@pytest.mark.rule("A-MAP-14")
@pytest.mark.parametrize("first_row", [9, 12])
def test_a_map_file_gives_the_first_row_south_of_the_forward_line(first_row: int) -> None:
    assert start().state.view(None).first_row_south == 9
    tables = document("", forward_line={"first_row_south": first_row})
    game = start(map=tables)
    while game.state.view(None).placing != "HT1":
        game.do(game.legal()[-1])
    rows = {int(hex_[2:]) for hex_ in places(game) - {"base"}}
    assert min(rows) == first_row
    tables["forward_line"]["last_row_north"] = first_row + 1
    with pytest.raises(BadDocument, match="last_row_north"):
        start(map=tables)


@pytest.mark.rule("A-MAP-15")
def test_base_entries_and_the_power_grid_are_clear_on_our_map() -> None:
    terrain = start().state.view(None).terrain
    assert not terrain.keys() & {*ENTRIES, "0425"}


@pytest.mark.rule("A-MAP-15")
def test_a_map_file_may_put_them_on_rough_and_normal_terrain_rules_apply() -> None:
    legend = {
        ".": {"terrain": "clear"},
        "B": {"terrain": "rough", "feature": "base_entry"},
        "P": {"terrain": "rough", "feature": "power_grid"},
        "G": {"terrain": "rough", "feature": "shield_generator"},
    }
    text = "17: . . . . . . . W1:S\n18: . . . . . . . B A1"
    for rough in (False, True):
        tables: dict[str, Any] = {"legend": legend} if rough else {}
        game = position(text, "walkers_move", units={"W2": "0101"}, **tables)
        game.do("step W1")
        assert game.state.view(None).points == (2 if rough else 4)
        entry = position("18: . . . . . . . BA1 T1", "towers_fire", **tables)
        assert entry.dice("T1xA1") == (5 if rough else 6)
        grid = position("18: . . . . . . . P A1", "at_sts_fire", **tables)
        assert grid.dice("A1xP") == 4


@pytest.mark.rule("A-MAP-16")
@pytest.mark.parametrize(
    ("card", "unit", "home", "end"),
    [
        ("troopers_move", "LT1", "0509", "0508"),
        ("troopers_move", "HT1", "0504", "0501"),
        ("snowspeeders_move", "S1", "0504", "0502"),
        ("at_sts_move", "A1", "0533", "0536"),
        ("snowtroopers_move", "LS1", "0225", "0125"),
    ],
)
def test_sectors_and_the_forward_line_stop_nobody_after_set_up(
    card: str, unit: str, home: str, end: str
) -> None:
    assert position("", card, units={unit: home}).do(f"move {unit}-{end}").place(unit) == end


# The numbers of the map in the box (4.6).


@pytest.mark.rule("A-MAP-02", "A-MAP-17")
def test_terrain_of_the_map_in_numbers() -> None:
    view = start().state.view(None)
    ground = Counter(view.terrain.values())
    assert (view.columns, view.rows) == (15, 36)
    assert (ground["rough"], ground["cliff"]) == (90, 43)
    assert 15 * 36 - sum(ground.values()) == 407


@pytest.mark.rule("A-MAP-17")
def test_all_497_hexes_that_are_no_cliffs_are_connected() -> None:
    map_ = box_map()
    reached = {0}
    border = [0]
    while border:
        for other in map_.neighbours[border.pop()]:
            if other >= 0 and other not in reached and map_.terrain[other] != CLIFF:
                reached.add(other)
                border.append(other)
    assert len(reached) == 497


@pytest.mark.rule("A-MAP-18", "A-WALKER-03", "A-FIELD-02")
def test_the_cheapest_walker_march_to_each_installation() -> None:
    map_ = box_map()
    to_generator = {column: march(map_, column, map_.generator) for column in range(1, 16)}
    assert [to_generator[6][range_] for range_ in (3, 2, 1, 0)] == [25, 30, 33, 35]
    others = [to_generator[column] for column in range(1, 16) if column != 6]
    spans = [(min(way[k] for way in others), max(way[k] for way in others)) for k in (3, 2, 1, 0)]
    assert spans == [(28, 31), (32, 35), (36, 39), (38, 42)]
    to_grid = [march(map_, column, map_.grid) for column in range(1, 16)]
    spans = [(min(way[k] for way in to_grid), max(way[k] for way in to_grid)) for k in (3, 2, 1, 0)]
    assert spans == [(16, 23), (20, 27), (23, 30), (27, 34)]
    turns = -(-min(way[3] for way in to_generator.values()) // 10)
    assert turns == 3, "with two moves of 5 MPs a turn"


@pytest.mark.rule("A-MAP-18")
@pytest.mark.parametrize(("rows", "origin"), [(-4, "0104"), (4, "0105")])
def test_rows_in_the_north_change_the_length_of_the_advance_and_nothing_else(
    rows: int, origin: str
) -> None:
    """Rows 03-06 taken out, or four clear ones put in; the flowers of the south stay together."""
    tables = raw_map()
    terrain = tables["map"]["terrain"]
    terrain[2:2] = ["." * 15] * max(rows, 0)
    del terrain[2 : 2 + max(-rows, 0)]
    tables["id"] = "tuned"
    tables["map"]["rows"] = 36 + rows
    tables["macrohex"]["origin"] = origin
    line = tables["forward_line"]
    line.update(first_row_south=9 + rows, last_row_north=8 + rows)
    for name in ("rebel_3", "rebel_4"):
        labels = tables["sectors"][name]["hexes"]
        tables["sectors"][name]["hexes"] = [label(int(h[:2]), int(h[2:]) + rows) for h in labels]
    tuned, plain = start(map=tables).state.setting.map, box_map()
    assert tuned.labels[tuned.generator] == label(11, 33 + rows)
    for one, other in zip([tuned.grid, *tuned.entries], [plain.grid, *plain.entries], strict=True):
        assert tuned.distance(one, tuned.generator) == plain.distance(other, plain.generator)
        assert tuned.range(one, tuned.generator) == plain.range(other, plain.generator)
    before, after = march(plain, 6, plain.generator), march(tuned, 6, tuned.generator)
    for range_ in (3, 2, 1, 0):
        assert after[range_] == before[range_] + rows
