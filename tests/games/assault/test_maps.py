"""The maps that come with Assault on Hoth: they load, keep their word, and can be fought over."""

import random
from functools import cache
from heapq import heappop, heappush
from importlib import resources
from typing import Any

import pytest

from echobase import sample
from echobase.games.assault.documents import maps
from echobase.games.assault.documents import tables as documents
from echobase.games.assault.game import Assault
from echobase.games.assault.rules.field_of_fire import in_wedge
from echobase.games.assault.rules.map import CLEAR, CLIFF, FACINGS, ROUGH, Map
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import MOVEMENT_POINTS

GAME = Assault()
LONG, SHORT, BLIZZARD = "echo-base-north", "north-ridge-short", "blizzard"
IDS = documents.map_ids()
OWN = [SHORT, BLIZZARD]
"""Our own designs, which state their marches and lanes; those of the long map are in 4.6."""
LONG_MARCH = [25, 30, 33, 35]
RANGES = (3, 2, 1, 0)
SOUTH = FACINGS.index("S")
SERIOUS = 2
"""The range at which a Walker can hit a Shield Generator whose Power Grid stands."""


@cache
def read(id_: str) -> tuple[documents.AssaultTable, Map]:
    document = documents.read(documents.raw_map(id_), id_)
    return document, maps.build(document, id_)


def provenance(id_: str) -> dict[str, Any]:
    return read(id_)[0].provenance


def targets(map_: Map) -> dict[str, int]:
    return {"generator": map_.generator, "grid": map_.grid}


def row(map_: Map, hex_: int) -> int:
    """The row as it is written, counted from 1."""
    return map_.row(hex_) + 1


def starts(map_: Map) -> list[int]:
    """Row 02, west to east."""
    return [hex_ for hex_ in range(map_.hexes) if row(map_, hex_) == 2]


def march(
    map_: Map, start: int, goal: int, most: int, closed: frozenset[int] = frozenset()
) -> tuple[int, list[int]] | None:
    """The cheapest march of a Walker that starts facing S, until the goal is in its field at range
    `most` or less: its MPs and its hexes; None if there is none."""
    seen = set()
    queue: list[tuple[int, int, int, list[int]]] = [(0, start, SOUTH, [start])]
    while queue:
        cost, hex_, facing, way = heappop(queue)
        if (hex_, facing) in seen:
            continue
        seen.add((hex_, facing))
        place = (map_.q[goal] - map_.q[hex_], map_.r[goal] - map_.r[hex_])
        if map_.range(hex_, goal) <= most and in_wedge(facing, *place, 120):
            return cost, way
        for turned in (1, 5):
            heappush(queue, (cost + 1, hex_, (facing + turned) % 6, way))
        ahead = map_.neighbours[hex_][facing]
        if ahead < 0 or map_.closed_to_walkers(ahead) or ahead in closed:
            continue
        price = 3 if map_.terrain[ahead] == ROUGH else 1
        heappush(queue, (cost + price, ahead, facing, [*way, ahead]))
    return None


@cache
def marches(id_: str, target: str) -> list[list[int]]:
    """By column: the MPs of the cheapest marches to range 3, 2, 1 and 0."""
    map_ = read(id_)[1]
    table = []
    for start in starts(map_):
        found = [march(map_, start, targets(map_)[target], most) for most in RANGES]
        table.append([one[0] for one in found if one is not None])
    return table


def cheapest(id_: str, target: str) -> list[int]:
    return [min(column) for column in zip(*marches(id_, target), strict=True)]


def lanes(map_: Map, goal: int, wanted: int) -> list[tuple[int, list[int]]]:
    """So many lanes, each the cheapest that keeps off the ones before it and the hexes beside them.

    Rows 01 to 03 and the hexes from which the goal is at range 2 or less are free to all.
    """
    found: list[tuple[int, list[int]]] = []
    closed: frozenset[int] = frozenset()
    while len(found) < wanted:
        ways = [march(map_, start, goal, SERIOUS, closed) for start in starts(map_)]
        best = min(way for way in ways if way is not None)
        found.append(best)
        closed |= {
            hex_
            for hex_ in range(map_.hexes)
            if row(map_, hex_) >= 4
            and map_.range(hex_, goal) > SERIOUS
            and any(map_.distance(hex_, taken) <= 1 for taken in best[1])
        }
    return found


def ready(id_: str, luke: int) -> State:
    """The suggested set-up of both sides, before the first card."""
    state = GAME.start(map=id_, setup="default")
    state.apply(state.read(f"luke S{luke}"))
    return state


def shots(state: State) -> set[str]:
    """Every shot and harpoon that some card would allow now."""
    found = set()
    for card, _ in state.chances():
        after = state.copy()
        after.apply(card)
        found |= {after.write(action) for action in after.actions()}
    return {text for text in found if text.startswith(("fire", "harpoon"))}


def islands(map_: Map) -> list[set[int]]:
    """The groups of cliffs that hang together."""
    left = {hex_ for hex_ in range(map_.hexes) if map_.terrain[hex_] == CLIFF}
    found = []
    while left:
        border = [left.pop()]
        island = set(border)
        while border:
            for other in map_.neighbours[border.pop()]:
                if other in left:
                    left.remove(other)
                    island.add(other)
                    border.append(other)
        found.append(island)
    return found


# The files.


def test_the_default_map_comes_first() -> None:
    assert IDS[0] == documents.DEFAULT_MAP == LONG
    assert GAME.scenarios() == IDS
    assert {LONG, SHORT, BLIZZARD} <= set(IDS)


@pytest.mark.parametrize("id_", IDS)
def test_a_map_file_is_called_after_its_id(id_: str) -> None:
    document, map_ = read(id_)
    assert document.id == map_.id == id_
    file = resources.files("echobase.games.assault") / "data" / "maps" / f"{id_}.toml"
    assert file.is_file()


@pytest.mark.parametrize("id_", IDS)
def test_a_map_states_all_its_numbers_and_they_are_true(id_: str) -> None:
    document, map_ = read(id_)
    assert document.checks == maps.numbers(map_)


@pytest.mark.parametrize("id_", IDS)
def test_the_remarks_name_every_feature(id_: str) -> None:
    document, map_ = read(id_)
    assert document.features is not None
    named = {remark.hex: remark.kind for remark in document.features.remarks}
    entries = {map_.labels[hex_]: "base_entry" for hex_ in map_.entries}
    assert named == {
        **entries,
        map_.labels[map_.grid]: "power_grid",
        map_.labels[map_.generator]: "shield_generator",
    }


@pytest.mark.parametrize("id_", IDS)
def test_a_map_says_whether_it_is_a_reconstruction(id_: str) -> None:
    document, _ = read(id_)
    assert bool(document.inferred) == (id_ == LONG)
    assert document.provenance
    if id_ in OWN:
        assert "our own" in document.provenance["design"]


@pytest.mark.parametrize(("id_", "rows"), [(LONG, 36), (SHORT, 24), (BLIZZARD, 36)])
def test_sizes(id_: str, rows: int) -> None:
    map_ = read(id_)[1]
    assert (map_.columns, map_.rows) == (15, rows)


# The ground.


@pytest.mark.parametrize("id_", IDS)
def test_areas_lie_where_the_rules_want_them(id_: str) -> None:
    map_ = read(id_)[1]
    first_column = range(map_.rows)
    last_row = [hex_ for hex_ in range(map_.hexes) if row(map_, hex_) == map_.rows]
    assert all(row(map_, hex_) <= 2 for hex_ in map_.imperial_sector)
    assert map_.sector_4 == last_row
    assert set(map_.sector_3) <= set(first_column[map_.rows // 2 :])
    assert map_.first_row_south <= map_.rows // 4, "the Forward Line is in the northern quarter"
    for hex_ in targets(map_).values():
        assert any(map_.distance(hex_, entry) == 1 for entry in map_.entries)
    assert 4 <= len(map_.entries) <= 5


@pytest.mark.parametrize("id_", IDS)
def test_tuning_rows_lie_between_the_imperial_sector_and_the_forward_line(id_: str) -> None:
    document, map_ = read(id_)
    assert document.tuning is not None
    first, last = document.tuning.first_row, document.tuning.last_row
    assert max(row(map_, hex_) for hex_ in map_.imperial_sector) < first <= last
    assert last <= map_.first_row_south
    if id_ in OWN:
        rows = range(first, last + 1)
        hexes = [hex_ for hex_ in range(map_.hexes) if row(map_, hex_) in rows]
        assert {map_.terrain[hex_] for hex_ in hexes} == {CLEAR}


@pytest.mark.parametrize("id_", IDS)
def test_no_walker_is_shut_in(id_: str) -> None:
    """Every hex costs 3 MPs at most, so a Walker with a leg hit gets on wherever a way leads."""
    map_ = read(id_)[1]
    free = {hex_ for hex_ in range(map_.hexes) if not map_.closed_to_walkers(hex_)}
    border = [map_.imperial_sector[0]]
    reached = set(border)
    while border:
        for other in map_.neighbours[border.pop()]:
            if other in free and other not in reached:
                reached.add(other)
                border.append(other)
    assert reached == free
    south = [map_.neighbours[hex_][SOUTH] for hex_ in map_.imperial_sector]
    assert all(map_.terrain[hex_] != CLIFF for hex_ in south)


def test_blizzard_is_heavy_ground() -> None:
    map_ = read(BLIZZARD)[1]
    assert 0.28 <= list(map_.terrain).count(ROUGH) / map_.hexes <= 0.33
    assert 0.12 <= list(map_.terrain).count(CLIFF) / map_.hexes <= 0.15


def test_snowspeeders_hop_from_island_to_island_in_a_blizzard() -> None:
    map_ = read(BLIZZARD)[1]
    groups = islands(map_)
    assert len(groups) >= 12
    for island in groups:
        others = set().union(*(group for group in groups if group is not island))
        nearest = min(map_.distance(a, b) for a in island for b in others)
        assert nearest <= MOVEMENT_POINTS


def test_every_gap_of_the_north_ridge_costs_rough_ground() -> None:
    map_ = read(SHORT)[1]
    border = starts(map_)
    reached = set(border)
    while border:
        for other in map_.neighbours[border.pop()]:
            if other >= 0 and map_.terrain[other] == CLEAR and other not in reached:
                reached.add(other)
                border.append(other)
    assert max(row(map_, hex_) for hex_ in reached) < 8


# Marches and lanes of Walkers.


def test_the_marches_of_the_long_map_are_those_of_the_catalogue() -> None:
    assert cheapest(LONG, "generator") == LONG_MARCH


@pytest.mark.parametrize("target", ["generator", "grid"])
@pytest.mark.parametrize("id_", OWN)
def test_stated_marches_are_true(id_: str, target: str) -> None:
    stated = provenance(id_)["marches"][target]
    dearest = [max(column) for column in zip(*marches(id_, target), strict=True)]
    assert (cheapest(id_, target), dearest) == (stated["cheapest"], stated["dearest"])


@pytest.mark.parametrize(("id_", "least", "most"), [(SHORT, 0.70, 0.86), (BLIZZARD, 1.0, 1.15)])
def test_marches_compared_with_the_long_map(id_: str, least: float, most: float) -> None:
    for here, there in zip(cheapest(id_, "generator"), LONG_MARCH, strict=True):
        assert least <= here / there <= most


@pytest.mark.parametrize("target", ["generator", "grid"])
@pytest.mark.parametrize("id_", OWN)
def test_walkers_have_lanes_that_never_touch(id_: str, target: str) -> None:
    map_ = read(id_)[1]
    goal = targets(map_)[target]
    stated = provenance(id_)["lanes"][target]
    assert len(stated) >= 2
    found = lanes(map_, goal, len(stated))
    assert [cost for cost, _ in found] == stated
    assert stated[1] <= 1.25 * stated[0], "the second lane is a real choice"
    # Beyond the first rows and before the goal is near, two lanes have no hex or hexside in common.
    apart = [
        [hex_ for hex_ in way if row(map_, hex_) >= 4 and map_.range(hex_, goal) > SERIOUS]
        for _, way in found
    ]
    for number, way in enumerate(apart):
        for other in apart[:number]:
            assert min(map_.distance(a, b) for a in way for b in other) >= 2


# The suggested set-ups.


@pytest.mark.parametrize("id_", IDS)
def test_the_suggested_set_up_is_legal(id_: str) -> None:
    state = ready(id_, 1)
    assert state.turn == 1
    assert state.chances()
    places = {unit.unit: unit.place for unit in state.view(None).units}
    on_map = [place for place in places.values() if place.isdecimal()]
    assert len(on_map) == len(set(on_map)) == 4 + 2 + 5 + 6 + 4 + 4
    assert sum(place == "base" for place in places.values()) == 6


@pytest.mark.parametrize("id_", IDS)
def test_towers_and_troopers_are_suggested_in_cover(id_: str) -> None:
    state = ready(id_, 1)
    terrain = state.view(None).terrain
    for unit in state.view(None).units:
        if unit.unit.startswith(("T", "LT", "HT")) and unit.place.isdecimal():
            assert terrain.get(unit.place) == "rough", unit.unit


@pytest.mark.parametrize("id_", OWN)
def test_nobody_is_suggested_in_the_middle_of_a_lane(id_: str) -> None:
    map_ = read(id_)[1]
    stated = provenance(id_)["lanes"]
    trodden = {
        map_.labels[hex_]
        for name, goal in targets(map_).items()
        for _, way in lanes(map_, goal, len(stated[name]))
        for hex_ in way
    }
    rebels = ("S", "T", "LT", "HT")
    for unit in ready(id_, 1).view(None).units:
        if unit.unit.rstrip("0123456789") in rebels:
            assert unit.place not in trodden, unit.unit


@pytest.mark.parametrize("luke", range(1, 6))
@pytest.mark.parametrize("id_", IDS)
def test_no_shot_is_possible_before_somebody_moves(id_: str, luke: int) -> None:
    """Luke's Force Points reach across a short map; nobody else and nothing else does."""
    found = shots(ready(id_, luke))
    assert not {text for text in found if "+" not in text}
    if id_ != SHORT:
        assert not found


def test_the_stated_reach_of_luke_is_true() -> None:
    found = set().union(*(shots(ready(SHORT, luke)) for luke in range(1, 6)))
    points = min(int(text.partition("+")[2].split()[0]) for text in found)
    assert points == provenance(SHORT)["luke_points_for_a_first_shot"]


# Games.


@pytest.mark.parametrize("setup", ["free", "default"])
@pytest.mark.parametrize("id_", IDS)
def test_games_come_to_an_end(id_: str, setup: str) -> None:
    rng = random.Random(f"{id_} {setup}")
    for _ in range(3):
        state = GAME.start(map=id_, setup=setup)
        while state.outcome() is None:
            chances = state.chances()
            state.apply(sample(chances, rng) if chances else rng.choice(state.actions()))
        assert state.turn <= 9
