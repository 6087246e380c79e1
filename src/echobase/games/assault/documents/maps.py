"""Building a map from its document, and rejecting one that could not be played (A-MAP-17)."""

from typing import Any

from echobase.core.errors import BadDocument
from echobase.games.assault.documents.tables import AssaultTable, MacrohexTable, SymbolTable
from echobase.games.assault.rules.actions import MOST_HEXES
from echobase.games.assault.rules.destinations import Ends
from echobase.games.assault.rules.map import CLEAR, CLIFF, OFF_MAP, ROUGH, TERRAIN, Map, axial
from echobase.hexes import Basis, is_flower_basis

LEGEND = {
    ".": SymbolTable("clear"),
    "r": SymbolTable("rough"),
    "#": SymbolTable("cliff"),
    "B": SymbolTable("clear", "base_entry"),
    "P": SymbolTable("clear", "power_grid"),
    "G": SymbolTable("rough", "shield_generator"),
}
"""The symbols of a map without a legend of its own."""

IMPERIAL_HEXES = 6
SECTOR_4_HEXES = 5
SECTOR_3_HEXES = 3
REBEL_HEXES = 25


class MapReader:
    """Reads the parts of one map; its errors name the document and the field."""

    def __init__(self, document: AssaultTable, source: str) -> None:
        self.document = document
        self.source = source
        table = document.map
        self.check_rows()
        basis, origin = self.flowers(document.macrohex)
        self.map = Map(document.id, table.columns, table.rows, basis, origin)

    def fail(self, field: str, problem: str) -> BadDocument:
        return BadDocument(f"{self.source}: {field}: {problem}")

    def check_rows(self) -> None:
        table = self.document.map
        if table.columns > 99 or table.rows > 99 or table.columns * table.rows > MOST_HEXES:
            raise self.fail("map", f"at most 99 columns, 99 rows and {MOST_HEXES} hexes")
        if len(table.terrain) != table.rows:
            raise self.fail("map.terrain", f"{table.rows} rows expected; got {len(table.terrain)}")
        for number, row in enumerate(table.terrain, 1):
            if len(row) != table.columns:
                raise self.fail(
                    f"map.terrain[{number - 1}]",
                    f"row {number:02} has {len(row)} hexes instead of {table.columns}",
                )

    def flowers(self, table: MacrohexTable) -> tuple[Basis, tuple[int, int]]:
        if not is_flower_basis(table.basis):
            raise self.fail(
                "macrohex.basis", "flowers of seven do not tile so; try [[2, 1], [-1, 3]]"
            )
        origin = table.origin
        if len(origin) != 4 or not origin.isdecimal():
            raise self.fail("macrohex.origin", f"a label of four digits; got {origin!r}")
        return table.basis, axial(int(origin[:2]) - 1, int(origin[2:]) - 1)

    def hex(self, field: str, label: str) -> int:
        if label not in self.map.index:
            first, last = self.map.labels[0], self.map.labels[-1]
            raise self.fail(field, f"{label!r} is outside the map, which has {first} to {last}")
        return self.map.index[label]

    def sector(self, name: str, labels: list[str], least: int) -> list[int]:
        field = f"sectors.{name}.hexes"
        found = sorted(self.hex(field, label) for label in labels)
        if len(set(found)) != len(found):
            raise self.fail(field, "a hex is named twice")
        open_hexes = [hex_ for hex_ in found if self.map.terrain[hex_] != CLIFF]
        if len(open_hexes) < least:
            raise self.fail(
                field, f"at least {least} hexes that are not cliffs; got {len(open_hexes)}"
            )
        return found


def build(document: AssaultTable, source: str) -> Map:
    """The map of a document as the rules use it."""
    reader = MapReader(document, source)
    _lay_terrain(reader)
    _mark_areas(reader)
    _check_connected(reader)
    _check_features(reader)
    _check_numbers(reader)
    return reader.map


def _lay_terrain(reader: MapReader) -> None:
    map_ = reader.map
    legend = reader.document.legend or LEGEND
    for row, text in enumerate(reader.document.map.terrain):
        for column, symbol in enumerate(text):
            field = f"map.terrain[{row}]"
            if symbol not in legend:
                known = " ".join(legend)
                raise reader.fail(field, f"unknown symbol {symbol!r}; known: {known}")
            _lay_hex(reader, field, column * map_.rows + row, legend[symbol])
    if map_.generator == OFF_MAP:
        raise reader.fail("map.terrain", "there is no Shield Generator (G)")
    if map_.terrain[map_.generator] != ROUGH:
        raise reader.fail("map.terrain", "the Shield Generator must stand in rough terrain")
    if map_.grid == OFF_MAP:
        raise reader.fail("map.terrain", "there is no Power Grid (P)")
    if not map_.entries:
        raise reader.fail("map.terrain", "there is no Base entry (B)")
    map_.entries.sort()


def _lay_hex(reader: MapReader, field: str, hex_: int, symbol: SymbolTable) -> None:
    map_ = reader.map
    map_.terrain[hex_] = TERRAIN.index(symbol.terrain)
    label = map_.labels[hex_]
    if symbol.feature and map_.terrain[hex_] == CLIFF:
        raise reader.fail(field, f"the {symbol.feature} on {label} cannot stand in a cliff")
    if symbol.feature == "base_entry":
        map_.entries.append(hex_)
    elif symbol.feature == "power_grid":
        if map_.grid != OFF_MAP:
            raise reader.fail(field, f"a second Power Grid on {label}; there is exactly one")
        map_.grid = hex_
    elif symbol.feature == "shield_generator":
        if map_.generator != OFF_MAP:
            raise reader.fail(field, f"a second Shield Generator on {label}; there is exactly one")
        map_.generator = hex_


def _mark_areas(reader: MapReader) -> None:
    map_ = reader.map
    sectors = reader.document.sectors
    map_.imperial_sector = reader.sector("imperial", sectors.imperial.hexes, IMPERIAL_HEXES)
    map_.sector_3 = reader.sector("rebel_3", sectors.rebel_3.hexes, SECTOR_3_HEXES)
    map_.sector_4 = reader.sector("rebel_4", sectors.rebel_4.hexes, SECTOR_4_HEXES)
    shared = set(map_.imperial_sector) & set(map_.sector_4)
    if shared:
        label = map_.labels[min(shared)]
        raise reader.fail("sectors.rebel_4.hexes", f"{label} is in the Imperial sector, too")
    line = reader.document.forward_line
    map_.first_row_south = line.first_row_south - 1
    if line.last_row_north is not None and line.last_row_north != line.first_row_south - 1:
        raise reader.fail("forward_line.last_row_north", "the row before first_row_south")
    if any(map_.south_of_line(hex_) for hex_ in map_.imperial_sector):
        raise reader.fail("forward_line", "it must lie south of the whole Imperial sector")
    if not map_.south_of_line(map_.grid) or not map_.south_of_line(map_.generator):
        raise reader.fail("forward_line", "it must lie north of both installations")
    south = [
        hex_
        for hex_ in range(map_.hexes)
        if map_.south_of_line(hex_) and map_.terrain[hex_] != CLIFF
    ]
    if len(south) < REBEL_HEXES:
        raise reader.fail(
            "forward_line",
            f"at least {REBEL_HEXES} hexes that are not cliffs south of it; got {len(south)}",
        )
    map_.imperial_area = _open(map_, map_.imperial_sector)
    map_.speeder_area = _open(map_, map_.sector_4)
    map_.rebel_area = _open(map_, south)


def _open(map_: Map, hexes: list[int]) -> Ends:
    """The hexes that are not cliffs."""
    return Ends([hex_ for hex_ in hexes if map_.terrain[hex_] != CLIFF], map_.hexes)


def connected(map_: Map) -> set[int]:
    """The hexes that a unit on foot can reach from the first that is not a cliff."""
    start = next(hex_ for hex_ in range(map_.hexes) if map_.terrain[hex_] != CLIFF)
    found = {start}
    border = [start]
    while border:
        for other in map_.neighbours[border.pop()]:
            if other != OFF_MAP and other not in found and map_.terrain[other] != CLIFF:
                found.add(other)
                border.append(other)
    return found


def _check_connected(reader: MapReader) -> None:
    map_ = reader.map
    reached = connected(map_)
    for hex_ in range(map_.hexes):
        if map_.terrain[hex_] != CLIFF and hex_ not in reached:
            label = map_.labels[hex_]
            raise reader.fail("map.terrain", f"cliffs cut {label} off from the rest of the map")


def _check_features(reader: MapReader) -> None:
    """Check that remarks on features agree with the map."""
    features = reader.document.features
    if features is None:
        return
    map_ = reader.map
    places = {
        "base_entry": map_.entries,
        "power_grid": [map_.grid],
        "shield_generator": [map_.generator],
    }
    for number, feature in enumerate(features.remarks):
        field = f"features.list[{number}]"
        hex_ = reader.hex(f"{field}.hex", feature.hex)
        if hex_ not in places[feature.kind]:
            raise reader.fail(field, f"there is no {feature.kind} on {feature.hex}")
        facts: list[tuple[str, Any, Any]] = [
            ("terrain", feature.terrain, TERRAIN[map_.terrain[hex_]]),
            ("axial", feature.axial, [map_.q[hex_], map_.r[hex_]]),
            ("macro", feature.macro, [map_.macro_a[hex_], map_.macro_b[hex_]]),
        ]
        for name, said, is_ in facts:
            if said and said != is_:
                raise reader.fail(f"{field}.{name}", f"{said} is said, but the map gives {is_}")
    for label in features.optional_base_entries:
        reader.hex("features.optional_base_entries", label)


def numbers(map_: Map) -> dict[str, Any]:
    """Figures by which a map can be checked (4.6)."""
    flowers = list(zip(map_.macro_a, map_.macro_b, strict=True))
    whole = [flower for flower in set(flowers) if flowers.count(flower) == 7]
    return {
        "hexes": map_.hexes,
        "clear": map_.terrain.count(CLEAR),
        "rough": map_.terrain.count(ROUGH),
        "cliff": map_.terrain.count(CLIFF),
        "connected_without_cliffs": len(connected(map_)),
        "macrohexes_touched": len(set(flowers)),
        "macrohexes_complete": len(whole),
        "grid_to_generator": {
            "hexes": map_.distance(map_.grid, map_.generator),
            "range": map_.range(map_.grid, map_.generator),
        },
    }


def _check_numbers(reader: MapReader) -> None:
    if not reader.document.checks:
        return
    found = numbers(reader.map)
    for name, said in reader.document.checks.items():
        if name not in found:
            raise reader.fail(f"checks.{name}", f"unknown; known: {', '.join(found)}")
        if said != found[name]:
            raise reader.fail(f"checks.{name}", f"{said} is said, but the map has {found[name]}")
