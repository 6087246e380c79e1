"""The terrain of an unfinished map: rows of characters, read and written hex by hex."""

import string
from typing import Any, Final

from echobase.games.assault.documents.maps import LEGEND
from echobase.games.assault.rules.map import label
from echobase.workshop.facet import Tables

CLEAR: Final = "."
MOST: Final = 99
PLAIN: Final = {
    symbol: {
        "terrain": one.terrain,
        **({"feature": one.feature} if one.feature else {}),
    }
    for symbol, one in LEGEND.items()
}
"""The usual legend, as tables."""


def place_of(name: Any) -> tuple[int, int] | None:
    """Column and row of a label, counted from 0; None for any other word."""
    if not isinstance(name, str) or len(name) != 4 or not (name.isascii() and name.isdecimal()):
        return None
    column, row = int(name[:2]) - 1, int(name[2:]) - 1
    return (column, row) if column >= 0 and row >= 0 else None


def size_of(document: Tables) -> tuple[int, int]:
    """Columns and rows; those of the terrain where the numbers are missing."""
    table = document.get("map")
    rows = rows_of(document)
    if not isinstance(table, dict):
        return len(rows[0]) if rows else 1, len(rows) or 1
    usual = {"columns": max(map(len, rows), default=1), "rows": len(rows)}
    wanted = [table.get(name) for name in usual]
    found = [
        one if isinstance(one, int) and not isinstance(one, bool) else usual[name]
        for name, one in zip(usual, wanted, strict=True)
    ]
    columns, height = (min(max(one, 1), MOST) for one in found)
    return columns, height


def rows_of(document: Tables) -> list[str]:
    table = document.get("map")
    listed = table.get("terrain") if isinstance(table, dict) else None
    return [row for row in listed if isinstance(row, str)] if isinstance(listed, list) else []


def fitted(rows: list[str], columns: int, height: int) -> list[str]:
    """Rows of one length: cut, or filled with clear terrain."""
    found = [row[:columns].ljust(columns, CLEAR) for row in rows[:height]]
    return found + [CLEAR * columns] * (height - len(found))


def legend_of(document: Tables) -> dict[str, Any]:
    """What each character means."""
    own = document.get("legend")
    known = {name: one for name, one in own.items() if isinstance(one, dict)} if own else {}
    return known or PLAIN


def meaning(document: Tables, row: int, column: int) -> tuple[str, str]:
    """The terrain of a hex, and what is built there."""
    columns, height = size_of(document)
    found = legend_of(document).get(fitted(rows_of(document), columns, height)[row][column], {})
    return str(found.get("terrain", "clear")), str(found.get("feature", ""))


def write(document: Tables, row: int, column: int, terrain: str, feature: str) -> None:
    """Give a hex its terrain and what is built there; the document is changed in place."""
    columns, height = size_of(document)
    rows = fitted(rows_of(document), columns, height)
    symbol = _symbol(document, terrain, feature)
    rows[row] = rows[row][:column] + symbol + rows[row][column + 1 :]
    document["map"] = {**document.get("map", {}), "columns": columns, "rows": height}
    document["map"]["terrain"] = rows


def _symbol(document: Tables, terrain: str, feature: str) -> str:
    """The character for this; one that the legend lacks is added to it."""
    legend = legend_of(document)
    for symbol, one in legend.items():
        if one.get("terrain") == terrain and one.get("feature", "") == feature:
            return symbol
    free = next(one for one in string.ascii_letters + string.digits if one not in legend)
    own = {"terrain": terrain, **({"feature": feature} if feature else {})}
    document["legend"] = {**legend, free: own}
    return free


def labels_of(document: Tables) -> set[str]:
    columns, height = size_of(document)
    return {label(x, y) for x in range(columns) for y in range(height)}
