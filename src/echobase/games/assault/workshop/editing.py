"""Edits of a map: painting, erasing, moving, turning and resizing."""

import copy
from collections.abc import Callable
from typing import Any, Final

from echobase.core.errors import BadOption, bad_field
from echobase.games.assault.documents.maps import bad
from echobase.games.assault.rules.actions import MOST_HEXES
from echobase.games.assault.rules.map import label
from echobase.games.assault.workshop import placing
from echobase.games.assault.workshop.map_text import (
    fitted,
    labels_of,
    meaning,
    place_of,
    rows_of,
    size_of,
    write,
)
from echobase.games.assault.workshop.starts import without_remarks
from echobase.workshop.facet import Tables
from echobase.workshop.partial_tables import words_in
from echobase.workshop.parts import (
    Edit,
    EraseEdit,
    MirrorEdit,
    MoveEdit,
    PaintEdit,
    ResizeEdit,
    RotateEdit,
)

ERASER: Final = "eraser"
LINE: Final = "line"
GROUNDS: Final = ("clear", "rough", "cliff")
BUILT: Final = {"base_entry": "clear", "power_grid": "clear", "shield_generator": "rough"}
"""What can be built, and the terrain it usually stands in."""
SECTORS: Final = ("imperial", "rebel_3", "rebel_4")
WITH_HEXES: Final = ("sectors", "default_setup", "units", "play", "features")
"""Tables whose words may be hexes."""
MIRRORED: Final = {"NE": "NW", "NW": "NE", "SE": "SW", "SW": "SE"}

Place = tuple[int, int]
"""Column and row, counted from 0."""


def edit(document: Tables, wanted: Edit) -> Tables:
    """The document after an edit, without remarks that are no longer true."""
    changed = copy.deepcopy(without_remarks(document))
    match wanted:
        case PaintEdit():
            for hex_ in wanted.hexes:
                paint(changed, hex_, wanted)
        case EraseEdit(hexes=hexes, layer=layer):
            for hex_ in hexes:
                erase(changed, hex_, layer)
        case MoveEdit(from_=start, to=end):
            checked(changed, start)
            checked(changed, end)
            placing.move(changed, start, end)
        case MirrorEdit():
            return mirror(changed)
        case RotateEdit():
            return rotate(changed)
        case ResizeEdit(columns=columns, rows=rows):
            return resize(changed, columns, rows)
    return changed


def checked(document: Tables, hex_: str) -> Place:
    """The place of a hex of the map; BadOption for any other label."""
    place, (columns, rows) = place_of(hex_), size_of(document)
    if place is None or place[0] >= columns or place[1] >= rows:
        last = label(columns - 1, rows - 1)
        raise BadOption(f"hexes: {hex_!r} is outside the map, which has 0101 to {last}")
    return place


def paint(document: Tables, hex_: str, wanted: PaintEdit) -> None:
    """Put terrain, buildings, sectors, the Forward Line or units on a hex."""
    column, row = checked(document, hex_)
    group, _, key = wanted.tool.partition(":")
    if wanted.tool == ERASER:
        erase(document, hex_, "")
    elif group == "terrain" and key in GROUNDS:
        _, feature = meaning(document, row, column)
        write(document, row, column, key, "" if key == "cliff" else feature)
    elif group == "structure" and key in BUILT:
        build(document, (column, row), key)
    elif group == "area" and key == LINE:
        document["forward_line"] = {"first_row_south": row + 1}
    elif group == "area" and key in SECTORS:
        listed = sector(document, key)
        listed += [] if hex_ in listed else [hex_]
    elif group == "unit" and key in placing.LISTS:
        placing.place(document, key, hex_, wanted.facing)
    else:
        raise BadOption(f"tool: no tool {wanted.tool!r}; the palette names them all")


def build(document: Tables, place: Place, feature: str) -> None:
    """Build something; there is only one Power Grid and one Shield Generator."""
    columns, rows = size_of(document)
    if feature != "base_entry":
        for row in range(rows):
            for column in range(columns):
                ground, built = meaning(document, row, column)
                if built == feature:
                    write(document, row, column, ground, "")
    write(document, place[1], place[0], BUILT[feature], feature)


def sector(document: Tables, key: str) -> list[Any]:
    """The hexes of a sector, to be changed in place."""
    sectors = document.get("sectors")
    if not isinstance(sectors, dict):
        sectors = document["sectors"] = {}
    table = sectors.get(key)
    if not isinstance(table, dict):
        table = sectors[key] = {}
    if not isinstance(table.get("hexes"), list):
        table["hexes"] = []
    listed: list[Any] = table["hexes"]
    return listed


def erase(document: Tables, hex_: str, layer: str) -> None:
    """Take away one layer of a hex, or what is uppermost there."""
    column, row = checked(document, hex_)
    ground, built = meaning(document, row, column)
    if not layer:
        layer = uppermost(document, hex_, ground, built)
    if layer == "terrain":
        write(document, row, column, "clear", "")
    elif layer == "structure":
        write(document, row, column, ground, "")
    elif layer == "unit":
        placing.take_away(document, hex_)
    elif layer == "area":
        for key in SECTORS:
            listed = sector(document, key)
            listed[:] = [other for other in listed if other != hex_]


def uppermost(document: Tables, hex_: str, ground: str, built: str) -> str:
    """The layer of a hex that covers all others."""
    if hex_ in placing.occupied(document):
        return "unit"
    if built:
        return "structure"
    return "area" if ground == "clear" else "terrain"


# The whole map.


def mirror(document: Tables) -> Tables:
    """Left and right swapped, with everything that is there."""
    columns, _ = size = size_of(document)

    def across(place: Place) -> Place:
        return columns - 1 - place[0], place[1]

    def moved(word: str) -> str:
        place = place_of(word)
        if place is None or place[0] >= columns or place[1] >= size[1]:
            return MIRRORED.get(word, word)
        return label(*across(place))

    changed = {
        name: words_in(one, moved, ("number",)) if name in WITH_HEXES else one
        for name, one in document.items()
    }
    return laid_anew(changed, across)


def rotate(document: Tables) -> Tables:
    """Turn the ground by 180 degrees under both sides, which keep their ends of the map.

    The Empire always comes from the north: sectors, Forward Line, buildings and units stay.
    So does the ground below a building, and a cliff that would come to lie below a unit.
    """
    columns, rows = size_of(document)

    def across(place: Place) -> Place:
        # With an odd number of columns the lower ones stay lower: their rows count from one less.
        low = columns % 2 and place[0] % 2
        row = rows - 1 - place[1] - (1 if low else 0)
        return columns - 1 - place[0], place[1] if row < 0 else row

    found = {
        (column, row): meaning(document, row, column)
        for column in range(columns)
        for row in range(rows)
    }
    stood_on = {place_of(hex_) for hex_ in placing.occupied(document)}

    def turned(place: Place) -> Place:
        pair = (place, across(place))
        built = any(found[one][1] for one in pair)
        in_cliff = any(one in stood_on for one in pair) and any(
            found[one][0] == "cliff" for one in pair
        )
        return place if built or in_cliff else pair[1]

    return laid_anew(document, turned)


def laid_anew(document: Tables, move: Callable[[Place], Place]) -> Tables:
    """The map with the ground of every hex in another place."""
    table = document.get("map")
    if not isinstance(table, dict):
        return document
    rows = fitted(rows_of(document), *size_of(document))
    laid = [list(row) for row in rows]
    for y, row in enumerate(rows):
        for x, symbol in enumerate(row):
            column, line = move((x, y))
            laid[line][column] = symbol
    return {**document, "map": {**table, "terrain": ["".join(row) for row in laid]}}


def resize(document: Tables, columns: int, rows: int) -> Tables:
    """Other numbers of columns and rows; what no longer has a hex goes."""
    if columns * rows > MOST_HEXES:
        raise bad_field("edit", "map", bad("size", most=MOST_HEXES))
    laid = fitted(rows_of(document), columns, rows)
    old = document.get("map")
    table = {**(old if isinstance(old, dict) else {}), "columns": columns, "rows": rows}
    changed = {**document, "map": {**table, "terrain": laid}}
    kept = labels_of(changed)
    for key in SECTORS:
        listed = sector(changed, key)
        listed[:] = [hex_ for hex_ in listed if hex_ in kept]
    placing.keep(changed, kept)
    line = changed.get("forward_line")
    first = line.get("first_row_south") if isinstance(line, dict) else None
    if isinstance(first, int) and first > rows:
        changed["forward_line"] = {"first_row_south": rows}
    return changed
