"""A map as far as it goes: a position to draw, all its problems, and the counters it needs."""

import copy
from typing import Final

from echobase.core.errors import BadDocument, EchoBaseError
from echobase.games.assault.documents import default_setup, maps
from echobase.games.assault.documents import tables as documents
from echobase.games.assault.documents.origin import AssaultOrigin
from echobase.games.assault.documents.tables import AssaultTable, OptionsTable
from echobase.games.assault.game import GAME
from echobase.games.assault.rules.actions import MOST_HEXES
from echobase.games.assault.rules.map import OFF_MAP, Map
from echobase.games.assault.rules.position import BASE_BOX, RESERVE
from echobase.games.assault.rules.setting import Placement, Setting
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import (
    AT_START,
    HEAVY_SNOWTROOPER,
    KIND,
    KINDS,
    LIGHT_SNOWTROOPER,
    is_walker,
)
from echobase.games.assault.workshop.map_text import fitted, rows_of, size_of
from echobase.games.assault.workshop.starts import blank
from echobase.text import Text
from echobase.workshop.facet import Flaw, Sketch, Tables
from echobase.workshop.lenient_reading import Mender
from echobase.workshop.parts import PieceCount

SOURCE: Final = "document"
MENDER: Final[Mender[AssaultTable]] = Mender(
    read=lambda tables: documents.read(tables, SOURCE),
    blank=blank(),
    whole=("play", "options", "units", "legend", "macrohex"),
)


def sketch(document: Tables) -> Sketch:
    """The map that a document describes, without what is wrong."""
    mended = MENDER.mend(document)
    table, flaws = mended.read, mended.flaws
    try:
        map_, wrong = maps.sketch(table, SOURCE)
    except BadDocument as error:
        flaws.append(_flaw(error))
        table = documents.read(_with_rows(mended.tables), SOURCE)
        map_, wrong = maps.sketch(table, SOURCE)
    suggested, unplaced = default_setup.sketch(table, map_, SOURCE)
    flaws += [_flaw(error) for error in (*wrong, *unplaced)]
    if not flaws:
        try:
            return Sketch(GAME.preview(GAME.load(document)))
        except BadDocument as error:
            flaws.append(_flaw(error))
        except EchoBaseError as error:
            flaws.append(Flaw("", str(error)))
    return Sketch(_drawn(table, map_, suggested), flaws)


def _flaw(error: BadDocument) -> Flaw:
    return Flaw(error.field, error.problem or str(error), error.hexes)


def _with_rows(tables: Tables) -> Tables:
    """The same map with rows that fit together; a blank one where that takes too many hexes."""
    columns, height = size_of(tables)
    if columns * height > MOST_HEXES:
        return blank()
    changed = copy.deepcopy(tables)
    rows = fitted(rows_of(tables), columns, height)
    changed["map"] = {**tables["map"], "columns": columns, "rows": height, "terrain": rows}
    return changed


def _drawn(table: AssaultTable, map_: Map, suggested: list[list[Placement]]) -> State:
    """A position with the suggested set-up, on a map that need not be playable."""
    state = State(Setting(map_), AssaultOrigin(table, OptionsTable(), {}))
    state.reset()
    for placement in (*suggested[0], *suggested[1]):
        if placement.place >= 0:
            state.put(placement.unit, placement.place)
        else:
            state.place[placement.unit] = placement.place
        if is_walker(placement.unit):
            state.facing[placement.unit] = placement.facing
    return state


def counts(found: Sketch, text: Text) -> list[PieceCount]:
    """The counters of the set-up, and the installations."""
    state = as_assault(found.state)
    map_ = state.setting.map
    pieces = []
    for kind, wanted in enumerate(AT_START):
        if kind in (LIGHT_SNOWTROOPER, HEAVY_SNOWTROOPER):
            continue  # they ride in the Walkers
        placed = sum(
            place >= 0 or place == BASE_BOX
            for unit, place in enumerate(state.place)
            if KIND[unit] == kind and place != RESERVE
        )
        key = KINDS[kind]
        pieces.append(
            PieceCount(piece=key, name=text.name("kind", key), used=placed, available=wanted)
        )
    built = {"power_grid": map_.grid != OFF_MAP, "shield_generator": map_.generator != OFF_MAP}
    pieces += [
        PieceCount(piece=key, name=text.name("kind", key), used=int(there), available=1)
        for key, there in built.items()
    ]
    return pieces
