"""Building a map from its document, and rejecting one that could not be played (A-MAP-17)."""

from collections.abc import Sequence
from typing import Any

from echobase.core.errors import BadDocument, bad_field, shown
from echobase.core.events import Argument, Message
from echobase.games.assault.documents.tables import AssaultTable, MacrohexTable, SymbolTable
from echobase.games.assault.rules.actions import MOST_HEXES
from echobase.games.assault.rules.destinations import Ends
from echobase.games.assault.rules.map import (
    CLEAR,
    CLIFF,
    OFF_MAP,
    ROUGH,
    TERRAIN,
    Map,
    axial,
    label,
)
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


def bad(problem: str, **about: Argument) -> Message:
    """What is wrong with a map."""
    return Message(f"problem-assault-{problem}", about)


class MapReader:
    """Reads the parts of one map; its errors name the document and the field.

    It stops at the first error, or lists all of them and leaves out what is wrong.
    """

    def __init__(self, document: AssaultTable, source: str, lists: bool = False) -> None:
        self.document = document
        self.source = source
        self.lists = lists
        self.problems: list[BadDocument] = []
        table = document.map
        self.check_rows()
        basis, origin = self.flowers(document.macrohex)
        self.map = Map(document.id, table.columns, table.rows, basis, origin)

    def fail(self, field: str, problem: Message | str, hexes: Sequence[str] = ()) -> BadDocument:
        return bad_field(self.source, field, problem, hexes)

    def refuse(self, field: str, problem: Message, hexes: Sequence[str] = ()) -> None:
        """Raise an error, or note it."""
        error = self.fail(field, problem, hexes)
        if not self.lists:
            raise error
        self.problems.append(error)

    def check_rows(self) -> None:
        """Without rows that fit there is no map at all, so this is never only noted."""
        table = self.document.map
        if table.columns > 99 or table.rows > 99 or table.columns * table.rows > MOST_HEXES:
            raise self.fail("map", bad("size", most=MOST_HEXES))
        if len(table.terrain) != table.rows:
            wrong = bad("rows", wanted=table.rows, got=len(table.terrain))
            raise self.fail("map.terrain", wrong)
        for number, row in enumerate(table.terrain, 1):
            if len(row) != table.columns:
                wrong = bad("row", row=f"{number:02}", got=len(row), wanted=table.columns)
                raise self.fail(f"map.terrain[{number - 1}]", wrong)

    def flowers(self, table: MacrohexTable) -> tuple[Basis, tuple[int, int]]:
        usual = MacrohexTable()
        basis, origin = table.basis, table.origin
        if not is_flower_basis(basis):
            self.refuse("macrohex.basis", bad("basis"))
            basis = usual.basis
        if len(origin) != 4 or not origin.isdecimal():
            self.refuse("macrohex.origin", bad("origin", word=shown(origin)))
            origin = usual.origin
        return basis, axial(int(origin[:2]) - 1, int(origin[2:]) - 1)

    def hexes(self, field: str, labels: list[str]) -> list[int]:
        """The hexes with these labels, ascending."""
        found = []
        for name in labels:
            if name in self.map.index:
                found.append(self.map.index[name])
            else:
                first, last = self.map.labels[0], self.map.labels[-1]
                self.refuse(field, bad("outside", hex=shown(name), first=first, last=last))
        return sorted(found)

    def labels(self, hexes: Sequence[int]) -> list[str]:
        return [self.map.labels[hex_] for hex_ in hexes]

    def sector(self, name: str, labels: list[str], least: int) -> list[int]:
        field = f"sectors.{name}.hexes"
        found = self.hexes(field, labels)
        twice = sorted({hex_ for hex_ in found if found.count(hex_) > 1})
        if twice:
            self.refuse(field, bad("twice"), self.labels(twice))
        open_hexes = [hex_ for hex_ in found if self.map.terrain[hex_] != CLIFF]
        if len(open_hexes) < least:
            self.refuse(field, bad("sector", least=least, got=len(open_hexes)), self.labels(found))
        return sorted(set(found))


def build(document: AssaultTable, source: str) -> Map:
    """The map of a document as the rules use it."""
    return _read(MapReader(document, source)).map


def sketch(document: AssaultTable, source: str) -> tuple[Map, list[BadDocument]]:
    """The map of a document as far as it goes, and everything that is wrong with it.

    BadDocument when not even its rows fit together.
    """
    reader = _read(MapReader(document, source, lists=True))
    return reader.map, reader.problems


def _read(reader: MapReader) -> MapReader:
    _lay_terrain(reader)
    _mark_areas(reader)
    _check_connected(reader)
    _check_features(reader)
    _check_numbers(reader)
    return reader


def _lay_terrain(reader: MapReader) -> None:
    map_ = reader.map
    legend = reader.document.legend or LEGEND
    for row, text in enumerate(reader.document.map.terrain):
        for column, symbol in enumerate(text):
            field = f"map.terrain[{row}]"
            if symbol in legend:
                _lay_hex(reader, field, column * map_.rows + row, legend[symbol])
            else:
                unknown = bad("symbol", word=symbol, known=" ".join(legend))
                reader.refuse(field, unknown, [label(column, row)])
    if map_.generator == OFF_MAP:
        reader.refuse("map.terrain", bad("no-generator"))
    elif map_.terrain[map_.generator] != ROUGH:
        reader.refuse("map.terrain", bad("smooth-generator"), reader.labels([map_.generator]))
    if map_.grid == OFF_MAP:
        reader.refuse("map.terrain", bad("no-grid"))
    if not map_.entries:
        reader.refuse("map.terrain", bad("no-entry"))
    map_.entries.sort()


def _lay_hex(reader: MapReader, field: str, hex_: int, symbol: SymbolTable) -> None:
    map_ = reader.map
    map_.terrain[hex_] = TERRAIN.index(symbol.terrain)
    at = map_.labels[hex_]
    if symbol.feature and map_.terrain[hex_] == CLIFF:
        reader.refuse(field, bad("feature-in-cliff", feature=symbol.feature, hex=at), [at])
    if symbol.feature == "base_entry":
        map_.entries.append(hex_)
    elif symbol.feature == "power_grid":
        if map_.grid != OFF_MAP:
            reader.refuse(field, bad("second-grid", hex=at), [at])
        else:
            map_.grid = hex_
    elif symbol.feature == "shield_generator":
        if map_.generator != OFF_MAP:
            reader.refuse(field, bad("second-generator", hex=at), [at])
        else:
            map_.generator = hex_


def _mark_areas(reader: MapReader) -> None:
    map_ = reader.map
    sectors = reader.document.sectors
    map_.imperial_sector = reader.sector("imperial", sectors.imperial.hexes, IMPERIAL_HEXES)
    map_.sector_3 = reader.sector("rebel_3", sectors.rebel_3.hexes, SECTOR_3_HEXES)
    map_.sector_4 = reader.sector("rebel_4", sectors.rebel_4.hexes, SECTOR_4_HEXES)
    shared = sorted(set(map_.imperial_sector) & set(map_.sector_4))
    if shared:
        both = bad("both-sectors", hex=map_.labels[shared[0]])
        reader.refuse("sectors.rebel_4.hexes", both, reader.labels(shared))
    _draw_line(reader)
    south = [
        hex_
        for hex_ in range(map_.hexes)
        if map_.south_of_line(hex_) and map_.terrain[hex_] != CLIFF
    ]
    if len(south) < REBEL_HEXES:
        reader.refuse("forward_line", bad("south", least=REBEL_HEXES, got=len(south)))
    map_.imperial_area = _open(map_, map_.imperial_sector)
    map_.speeder_area = _open(map_, map_.sector_4)
    map_.rebel_area = _open(map_, south)


def _draw_line(reader: MapReader) -> None:
    """The Forward Line between the Imperial sector and the installations."""
    map_, line = reader.map, reader.document.forward_line
    map_.first_row_south = line.first_row_south - 1
    if line.last_row_north is not None and line.last_row_north != line.first_row_south - 1:
        reader.refuse("forward_line.last_row_north", bad("row-north"))
    beyond = [hex_ for hex_ in map_.imperial_sector if map_.south_of_line(hex_)]
    if beyond:
        reader.refuse("forward_line", bad("line-north"), reader.labels(beyond))
    built = [hex_ for hex_ in (map_.grid, map_.generator) if hex_ != OFF_MAP]
    before = [hex_ for hex_ in built if not map_.south_of_line(hex_)]
    if before:
        reader.refuse("forward_line", bad("line-south"), reader.labels(before))


def _open(map_: Map, hexes: list[int]) -> Ends:
    """The hexes that are not cliffs."""
    return Ends([hex_ for hex_ in hexes if map_.terrain[hex_] != CLIFF], map_.hexes)


def connected(map_: Map) -> set[int]:
    """The largest group of hexes between which units on foot can go."""
    left = {hex_ for hex_ in range(map_.hexes) if map_.terrain[hex_] != CLIFF}
    largest: set[int] = set()
    while len(left) > len(largest):
        found = _reached(map_, min(left))
        left -= found
        largest = max(largest, found, key=len)
    return largest


def _reached(map_: Map, start: int) -> set[int]:
    """The hexes that a unit on foot can reach from one of them."""
    found, border = {start}, [start]
    while border:
        for other in map_.neighbours[border.pop()]:
            if other != OFF_MAP and other not in found and map_.terrain[other] != CLIFF:
                found.add(other)
                border.append(other)
    return found


def _check_connected(reader: MapReader) -> None:
    map_ = reader.map
    reached = connected(map_)
    cut_off = [
        hex_ for hex_ in range(map_.hexes) if map_.terrain[hex_] != CLIFF and hex_ not in reached
    ]
    if cut_off:
        wrong = bad("cut-off", hex=map_.labels[cut_off[0]], count=len(cut_off))
        reader.refuse("map.terrain", wrong, reader.labels(cut_off))


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
        found = reader.hexes(f"{field}.hex", [feature.hex])
        if not found:
            continue
        hex_ = found[0]
        if hex_ not in places[feature.kind]:
            wrong = bad("remark", feature=feature.kind, hex=feature.hex)
            reader.refuse(field, wrong, [feature.hex])
            continue
        facts: list[tuple[str, Any, Any]] = [
            ("terrain", feature.terrain, TERRAIN[map_.terrain[hex_]]),
            ("axial", feature.axial, [map_.q[hex_], map_.r[hex_]]),
            ("macro", feature.macro, [map_.macro_a[hex_], map_.macro_b[hex_]]),
        ]
        for name, said, is_ in facts:
            if said and said != is_:
                untrue = bad("untrue", said=shown(str(said)), is_=str(is_))
                reader.refuse(f"{field}.{name}", untrue, [feature.hex])
    reader.hexes("features.optional_base_entries", features.optional_base_entries)


def numbers(map_: Map) -> dict[str, Any]:
    """Figures by which a map can be checked (4.6)."""
    terrain = list(map_.terrain)
    flowers = list(zip(map_.macro_a, map_.macro_b, strict=True))
    whole = [flower for flower in set(flowers) if flowers.count(flower) == 7]
    return {
        "hexes": map_.hexes,
        "clear": terrain.count(CLEAR),
        "rough": terrain.count(ROUGH),
        "cliff": terrain.count(CLIFF),
        "connected_without_cliffs": len(connected(map_)),
        "macrohexes_touched": len(set(flowers)),
        "macrohexes_complete": len(whole),
        "grid_to_generator": {
            "hexes": map_.distance(map_.grid, map_.generator),
            "range": map_.range(map_.grid, map_.generator),
        },
    }


def _check_numbers(reader: MapReader) -> None:
    map_ = reader.map
    if not reader.document.checks or OFF_MAP in (map_.grid, map_.generator):
        return
    found = numbers(map_)
    for name, said in reader.document.checks.items():
        if name not in found:
            unknown = bad("figure", known=", ".join(found))
            reader.refuse(f"checks.{shown(name)}", unknown)
        elif said != found[name]:
            untrue = bad("untrue", said=shown(str(said)), is_=str(found[name]))
            reader.refuse(f"checks.{name}", untrue)
