"""Edits of a scenario: painting, erasing, moving, and turning the whole board."""

import copy
import re
from collections.abc import Callable
from typing import Any, Final

from echobase.core.errors import BadOption
from echobase.games.battle.documents.data_files import printed
from echobase.games.battle.rules.board import COLUMN, INDEX, LABELS, ROW, ROWS, WIDTHS
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.workshop.markers import MARKERS, mark, marked, unmark
from echobase.games.battle.workshop.restarted_turn import settled
from echobase.workshop.facet import Tables
from echobase.workshop.partial_tables import tables_in, word_of, words_in
from echobase.workshop.parts import (
    Edit,
    EraseEdit,
    MirrorEdit,
    MoveEdit,
    PaintEdit,
    ResizeEdit,
    RotateEdit,
)

OPEN: Final = TERRAIN[0]
ERASER: Final = "eraser"
STANDING: Final = {"unit": "units", "structure": "structures"}
"""What stands on hexes, and where the document lists it."""
WORD: Final = re.compile(r"\b[A-G](?:10|[1-9])\b")
NAMED: Final = ("id", "of", "exit", "token", "name", "names")
"""Fields whose words are never hexes."""
UNTOUCHED: Final = ("briefing", "goals", "special", "provenance", "inferred", "rules", "options")
"""Tables of the document that speak of no hex."""
FLIPPED: Final = {"left": "right", "right": "left"}
TURNED: Final = {
    **FLIPPED,
    "rebel_baseline": "imperial_baseline",
    "imperial_baseline": "rebel_baseline",
    "A": "G",
    "G": "A",
}


def edit(document: Tables, wanted: Edit) -> Tables:
    """The document after an edit."""
    match wanted:
        case PaintEdit():
            return paint(document, wanted)
        case EraseEdit(hexes=hexes, layer=layer):
            changed = copy.deepcopy(document)
            for hex_ in hexes:
                erase(changed, hex_, layer)
            return settled(changed) if layer in ("", "unit", "structure") else changed
        case MoveEdit(from_=start, to=end):
            return move(document, start, end)
        case MirrorEdit():
            return turn(document, mirrored, FLIPPED)
        case RotateEdit():
            return turn(document, rotated, TURNED)
        case ResizeEdit():
            raise BadOption("edit: the board of a battle has one size; resize is for maps")


# Painting and erasing.


def check(hex_: str) -> None:
    if hex_ not in INDEX:
        raise BadOption(f"hexes: there is no hex {hex_!r}; hexes are A1 to G10")


def paint(document: Tables, wanted: PaintEdit) -> Tables:
    """Put terrain, units, structures or markers on hexes."""
    changed = copy.deepcopy(document)
    group, _, key = wanted.tool.partition(":")
    for hex_ in wanted.hexes:
        check(hex_)
        if wanted.tool == ERASER:
            erase(changed, hex_, "")
        elif group == "terrain" and key in TERRAIN:
            lay(changed, hex_, key)
        elif group == "unit" and key in printed().units:
            erase(changed, hex_, "unit")
            erase(changed, hex_, "structure")
            tables_in(changed, "units", make=True).append(unit(key, hex_, wanted))
        elif group == "structure" and key in STRUCTURES:
            erase(changed, hex_, "unit")
            erase(changed, hex_, "structure")
            tables_in(changed, "structures", make=True).append({"kind": key, "hex": hex_})
        elif group == "marker" and key in MARKERS:
            mark(changed, hex_, key, wanted.side)
        else:
            raise BadOption(f"tool: no tool {wanted.tool!r}; the palette names them all")
    return settled(changed) if group in ("unit", "structure", ERASER) else changed


def unit(kind: str, hex_: str, wanted: PaintEdit) -> Tables:
    """A unit; its figures are named only when some are missing."""
    table = printed().units[kind]
    whole = table.figures
    made: Tables = {"kind": kind, "hex": hex_}
    if wanted.badge:
        made["badge"] = wanted.badge
        if wanted.badge == "elite_squadron" and table.squadron_figures:
            whole = table.squadron_figures
    if wanted.figures and wanted.figures != whole:
        made["figures"] = wanted.figures
    return made


def lay(document: Tables, hex_: str, kind: str) -> None:
    """Give a hex this terrain instead of any other."""
    erase(document, hex_, "terrain")
    if kind == OPEN:
        return
    terrain = document.get("terrain")
    if not isinstance(terrain, dict):
        terrain = document["terrain"] = {}
    listed = terrain.get(kind)
    terrain[kind] = [*(listed if isinstance(listed, list) else []), hex_]


def erase(document: Tables, hex_: str, layer: str) -> None:
    """Take away one layer of a hex, or what is uppermost there."""
    if not layer:
        layer = uppermost(document, hex_)
    if layer == "terrain":
        found = document.get("terrain")
        terrain: Tables = found if isinstance(found, dict) else {}
        for kind, listed in list(terrain.items()):
            if isinstance(listed, list) and hex_ in listed:
                terrain[kind] = [other for other in listed if other != hex_]
                if not terrain[kind]:
                    del terrain[kind]
    elif layer == "marker":
        unmark(document, hex_)
    elif layer in STANDING and isinstance(document.get(STANDING[layer]), list):
        listed = document[STANDING[layer]]
        kept = [one for one in listed if not isinstance(one, dict) or one.get("hex") != hex_]
        document[STANDING[layer]] = kept


def uppermost(document: Tables, hex_: str) -> str:
    """The layer of a hex that covers all others."""
    for layer, name in STANDING.items():
        if any(word_of(table, "hex") == hex_ for table in tables_in(document, name)):
            return layer
    return "marker" if marked(document, hex_) else "terrain"


def move(document: Tables, start: str, end: str) -> Tables:
    """Move the unit or structure of a hex; it changes places with what stands at the end."""
    check(start)
    check(end)
    changed = copy.deepcopy(document)
    other = {start: end, end: start}
    for name in ("units", "structures"):
        for table in tables_in(changed, name):
            if word_of(table, "hex") in other:
                table["hex"] = other[table["hex"]]
    return settled(changed)


# The whole board.


def mirrored(label: str) -> str:
    hex_ = INDEX[label]
    return f"{ROWS[ROW[hex_]]}{WIDTHS[ROW[hex_]] + 1 - COLUMN[hex_]}"


def rotated(label: str) -> str:
    return LABELS[len(LABELS) - 1 - INDEX[label]]


def turn(document: Tables, place: Callable[[str], str], words: dict[str, str]) -> Tables:
    """The document with every hex in another place, and borders named accordingly."""
    changed = {
        name: copy.deepcopy(one) if name in UNTOUCHED else _turned(one, place, name == "play")
        for name, one in document.items()
        if name not in NAMED
    }
    for table in tables_in(changed, "exits"):
        if word_of(table, "edge") in words:
            table["edge"] = words[table["edge"]]
    retreat = changed.get("retreat")
    if isinstance(retreat, dict):
        changed["retreat"] = {
            side: words.get(row, row) if isinstance(row, str) else row
            for side, row in retreat.items()
        }
    own = {name: document[name] for name in document if name in NAMED}
    return {name: own[name] if name in own else changed[name] for name in document}


def _turned(value: Any, place: Callable[[str], str], within: bool) -> Any:
    """A value with its hexes moved; `within`: also where they are parts of a text."""
    return words_in(value, lambda word: _moved(word, place, within), NAMED)


def _moved(word: str, place: Callable[[str], str], within: bool) -> str:
    if within:
        return WORD.sub(lambda found: _placed(found[0], place), word)
    return _placed(word, place)


def _placed(word: str, place: Callable[[str], str]) -> str:
    return place(word) if word in INDEX else word
