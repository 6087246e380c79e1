"""Which rows of the map to draw: those around the units of the decision, or those requested."""

import re
from typing import Final

from echobase.core.errors import Refusal
from echobase.games.assault.offers.actors import actor, end_of, pair_of
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, NAMES
from echobase.games.assault.terminal.short_list import notations
from echobase.text import Text

Bands = list[tuple[int, int]]
"""First and last row of each, counted from 1, from north to south."""
MARGINS: Final = (5, 4, 3, 2, 1)
"""Rows shown around what matters: the more there is to show, the fewer rows."""
AROUND: Final = 5
CLOSED: Final = 3
"""Bands that are closer than this are drawn as one."""
ROWS: Final = re.compile(r"(\d{1,2})\s*-\s*(\d{1,2})")
SETTING_UP: Final = (steps.PLACE, steps.DISPLACE)
MEANT: Final = {
    steps.WALK: ("walker",),
    steps.FACE: ("placing",),
    steps.LOAD: ("placing",),
    steps.ARMOUR: ("firer", "target"),
    steps.CRITICAL: ("firer", "target"),
}
"""Steps about units known by name."""


def whole(state: State) -> Bands:
    return [(1, state.setting.map.rows)]


def around(state: State, rows: set[int], margin: int) -> Bands:
    """Bands with this many rows around each of these; gaps of a row or two are closed."""
    last = state.setting.map.rows
    shown = {r for row in rows for r in range(row - margin, row + margin + 1) if 1 <= r <= last}
    found: Bands = []
    for row in sorted(shown):
        if found and row - found[-1][1] <= CLOSED:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    if found and found[0][0] <= CLOSED:
        found[0] = (1, found[0][1])
    if found and last - found[-1][1] < CLOSED:
        found[-1] = (found[-1][0], last)
    return found


def height(bands: Bands) -> int:
    return sum(last - first + 1 for first, last in bands)


def fitting(state: State, limit: int) -> Bands:
    """The rows that matter for the decision, with as much around them as the screen can hold."""
    rows = rows_that_matter(state)
    if not rows:
        return whole(state)
    found = whole(state)
    for margin in MARGINS:
        found = around(state, rows, margin)
        if height(found) <= limit:
            break
    return found


def rows_that_matter(state: State) -> set[int]:
    """Where the units that may act and their targets are, or where a unit may be put.

    Without a decision, where any unit is.
    """
    if state.step in MEANT:
        units = [getattr(state, name) for name in MEANT[state.step]]
        return {row_of(state, state.place[unit]) for unit in units}
    offered = notations(state) if state.actions() else []
    if state.step in SETTING_UP:
        hexes = [end_of(notation) for notation in offered]
        return {int(hex_[2:]) for hex_ in hexes if hex_.isdecimal()}
    names = {actor(notation) for notation in offered} - {""}
    places = [state.hex_of(BY_NAME[name]) for name in names] or state.place
    targets = {pair_of(notation)[1] for notation in offered} - {""}
    places = [*places, *(where(state, name) for name in targets)]
    rows = {row_of(state, place) for place in places if place >= 0}
    if not rows and names:
        rows = {row_of(state, entry) for entry in state.setting.map.entries}
    return rows


def row_of(state: State, hex_: int) -> int:
    return state.setting.map.row(hex_) + 1


def bands_named(state: State, words: str, text: Text) -> Bands:
    """`map` is all of it, `map 10-20` these rows, `map 12`, `map 0812` or `map W1` around that."""
    last = state.setting.map.rows
    name = words.strip().upper()
    if not name:
        return whole(state)
    if span := ROWS.fullmatch(name):
        first, end = sorted((int(span[1]), int(span[2])))
        if 1 <= first <= last:
            return [(first, min(end, last))]
    if name.isdecimal() and len(name) <= 2 and 1 <= int(name) <= last:
        return around(state, {int(name)}, AROUND)
    if name in state.setting.map.index:
        return around(state, {int(name[2:])}, AROUND)
    if name in NAMES:
        place = where(state, name)
        if place >= 0:
            return around(state, {row_of(state, place)}, AROUND)
        raise Refusal(text("ui-assault-map-nowhere", name=name))
    raise Refusal(text("ui-assault-map-what", rows=last))


def where(state: State, name: str) -> int:
    """The hex of a counter or an installation."""
    map_ = state.setting.map
    installations = {"P": map_.grid, "G": map_.generator}
    return installations[name] if name in installations else state.place[NAMES.index(name)]


def columns(state: State, room: int) -> tuple[int, int]:
    """All columns, or on a wide map those around what matters."""
    map_ = state.setting.map
    if map_.columns <= room:
        return 1, map_.columns
    places = [place for place in acting_places(state) if place >= 0] or [map_.generator]
    middle = sum(place // map_.rows + 1 for place in places) // len(places)
    first = min(max(middle - room // 2, 1), map_.columns - room + 1)
    return first, first + room - 1


def acting_places(state: State) -> list[int]:
    names = {actor(state.write(action)) for action in state.actions()} - {""}
    return [state.hex_of(BY_NAME[name]) for name in names]
