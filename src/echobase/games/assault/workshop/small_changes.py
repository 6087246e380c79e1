"""Small changes of a map that might make it more even (A-MAP-18)."""

import copy
from collections.abc import Iterator
from typing import Final

from echobase.core.events import Argument, Message
from echobase.core.sides import SIDES
from echobase.games.assault.documents import default_setup
from echobase.games.assault.documents.tables import OptionsTable
from echobase.games.assault.game import GAME
from echobase.games.assault.rules.map import CLEAR, label
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import KIND, LASER_TOWER, TAKES_COVER
from echobase.games.assault.workshop.editing import WITH_HEXES, edit
from echobase.games.assault.workshop.map_text import place_of, rows_of, size_of
from echobase.workshop.facet import SmallChange, Tables, those_that_load
from echobase.workshop.partial_tables import words_in
from echobase.workshop.parts import EraseEdit, PaintEdit

ANGLES: Final = (60, 120, 180)
MOST_COVERED: Final = 2
"""Hexes of cover that are tried."""


def small_changes(document: Tables) -> list[SmallChange]:
    """A longer or shorter march, options, Base entries and one hex of cover: all that load."""
    state = as_assault(GAME.load(document))
    found = [
        *_rows(document, state),
        *_fire(document),
        *_first(document),
        *_entries(document, state),
        *_cover(document, state),
    ]
    return those_that_load("assault", found)


def _change(document: Tables, kind: str, id_: str, **about: Argument) -> SmallChange:
    return SmallChange(id_, Message(f"workshop-assault-change-{kind}", about), document)


def _rows(document: Tables, state: State) -> Iterator[SmallChange]:
    """One row more or less of the Imperial approach."""
    map_ = state.setting.map
    last = max(map_.row(hex_) for hex_ in map_.imperial_sector)
    marked = words_of(document)
    for row in range(last + 1, map_.first_row_south):
        named = any(label(column, row) in marked for column in range(map_.columns))
        if not named and set(rows_of(document)[row]) == {"."}:
            for step, kind in ((-1, "shorter"), (1, "longer")):
                yield _change(shifted(document, row, step), kind, kind, row=row + 1)
            return


def words_of(document: Tables) -> set[str]:
    """All words in the tables that may name hexes."""
    found: set[str] = set()

    def note(word: str) -> str:
        found.add(word)
        return word

    for name in WITH_HEXES:
        words_in(document.get(name), note)
    return found


def shifted(document: Tables, row: int, step: int) -> Tables:
    """The map with a row repeated or removed; everything south of it keeps its neighbours."""
    _, height = size_of(document)
    rows = rows_of(document)
    laid = rows[: row + 1] + rows[row:] if step > 0 else rows[:row] + rows[row + 1 :]

    def moved(word: str) -> str:
        place = place_of(word)
        if place is None or place[1] <= row:
            return word
        return label(place[0], place[1] + step)

    changed = copy.deepcopy(document)
    for name in WITH_HEXES:
        if name in changed:
            changed[name] = words_in(changed[name], moved)
    changed["map"] = {**changed["map"], "rows": height + step, "terrain": laid}
    first = changed["forward_line"]["first_row_south"]
    changed["forward_line"] = {"first_row_south": first + step}
    origin = changed.get("macrohex", {}).get("origin", "0101")
    origin = f"{origin[:2]}{(int(origin[2:]) + step) % 100:02}"
    changed["macrohex"] = {**changed.get("macrohex", {}), "origin": origin}
    changed.pop("tuning", None)
    return changed


def _with_option(document: Tables, **options: object) -> Tables:
    changed = copy.deepcopy(document)
    changed["options"] = {**changed.get("options", {}), **options}
    return changed


def _options(document: Tables) -> OptionsTable:
    return GAME.agree(document.get("options", {}))


def _fire(document: Tables) -> Iterator[SmallChange]:
    now = ANGLES.index(_options(document).field_of_fire)
    for other in (now - 1, now + 1):
        if 0 <= other < len(ANGLES):
            changed = _with_option(document, field_of_fire=ANGLES[other])
            yield _change(changed, "fire", f"fire-{ANGLES[other]}", angle=ANGLES[other])


def _first(document: Tables) -> Iterator[SmallChange]:
    now = _options(document).sets_up_first
    other = next(side for side in SIDES if side != now)
    if "play" not in document:
        yield _change(_with_option(document, sets_up_first=other), "first", "first", side=other)


def _entries(document: Tables, state: State) -> Iterator[SmallChange]:
    """One Base entry less: the northernmost."""
    map_ = state.setting.map
    if len(map_.entries) > 1:
        hex_ = map_.labels[min(map_.entries, key=map_.row)]
        changed = edit(document, EraseEdit(hexes=[hex_], layer="structure"))
        yield _change(changed, "entry", f"entry-{hex_}", hex=hex_)


def _cover(document: Tables, state: State) -> Iterator[SmallChange]:
    """Rough terrain under what stands furthest north in the clear, Laser Towers first."""
    shown = as_assault(default_setup.preview(state))
    map_ = shown.setting.map
    exposed = [
        unit
        for unit, place in enumerate(shown.place)
        if place >= 0
        and TAKES_COVER[KIND[unit]]
        and map_.terrain[place] == CLEAR
        and map_.south_of_line(place)
    ]
    exposed.sort(key=lambda unit: (KIND[unit] != LASER_TOWER, map_.row(shown.place[unit])))
    for unit in exposed[:MOST_COVERED]:
        hex_ = map_.labels[shown.place[unit]]
        changed = edit(document, PaintEdit(hexes=[hex_], tool="terrain:rough"))
        yield _change(changed, "cover", f"cover-{hex_}", hex=hex_)
