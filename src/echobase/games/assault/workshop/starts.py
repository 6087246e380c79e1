"""What a map can begin from: nothing, or a map that comes with the game."""

import copy
from functools import cache
from typing import Final

from echobase.core.errors import BadOption
from echobase.games.assault.documents.tables import (
    RULES_VERSION,
    map_ids,
    raw_map,
    workshop_ids,
    workshop_maps,
)
from echobase.games.assault.rules.map import label
from echobase.text import LANGUAGES, Text
from echobase.workshop.facet import Tables
from echobase.workshop.parts import WorkshopStart

BLANK: Final = "blank"
OWN_ID: Final = "my-map"
"""The id of a new document; one of the game's own would bring its words."""
OWN_REMARKS: Final = ("inferred", "provenance", "features", "checks", "tuning")
"""Fields that say where a map comes from, and figures that change with every edit."""
CORE: Final = {
    "map": ("columns", "rows", "terrain"),
    "forward_line": ("first_row_south",),
    "macrohex": ("basis", "origin"),
}
"""The fields of tables that are more than remarks."""
COLUMNS: Final = 15
ROWS: Final = 24
LINE: Final = 9


def blank() -> Tables:
    """An empty plain: sectors and the Forward Line, but nothing built yet."""
    return {
        "game": "assault",
        "rules_version": RULES_VERSION,
        "id": OWN_ID,
        "map": {"columns": COLUMNS, "rows": ROWS, "terrain": ["." * COLUMNS] * ROWS},
        "forward_line": {"first_row_south": LINE},
        "sectors": {
            "imperial": {"hexes": [label(x, y) for y in (0, 1) for x in range(COLUMNS)]},
            "rebel_3": {"hexes": [label(0, y) for y in range(13, 21)]},
            "rebel_4": {"hexes": [label(x, ROWS - 1) for x in range(COLUMNS)]},
        },
    }


def starts(text: Text) -> list[WorkshopStart]:
    """The empty plain and the maps of the game."""
    return [
        WorkshopStart(
            id=BLANK,
            name=text("workshop-assault-start-blank"),
            group="blank",
            note=text("workshop-assault-start-blank-note"),
        ),
        *(WorkshopStart(id=id_, name=text(f"map-{id_}"), group="scenario") for id_ in map_ids()),
        *(
            WorkshopStart(id=made.id, name=made.named(text.lang), group="workshop")
            for made in workshop_maps()
        ),
    ]


def document(start: str) -> Tables:
    """A new document; BadOption when there is no such start."""
    if start == BLANK:
        return blank()
    if start in workshop_ids():
        return {**without_remarks(raw_map(start)), "id": OWN_ID}
    if start not in map_ids():
        known = ", ".join([BLANK, *map_ids(), *workshop_ids()])
        raise BadOption(f"start: no start {start[:60]!r}; choose {known}")
    return copy.deepcopy(_own(start))


@cache
def _own(id_: str) -> Tables:
    """A map of the game with its words in all languages, which it no longer has by its id."""
    return {
        **without_remarks(raw_map(id_)),
        "id": OWN_ID,
        "name": Text("en")(f"map-{id_}"),
        "names": {lang: Text(lang)(f"map-{id_}") for lang in LANGUAGES if lang != "en"},
        "briefing": {lang: Text(lang)(f"map-{id_}-briefing") for lang in LANGUAGES},
    }


def without_remarks(document: Tables) -> Tables:
    """A document without what an edit would make untrue."""
    kept = {name: one for name, one in document.items() if name not in OWN_REMARKS}
    for name, fields in CORE.items():
        table = kept.get(name)
        if isinstance(table, dict):
            kept[name] = {field: table[field] for field in fields if field in table}
    sectors = kept.get("sectors")
    if isinstance(sectors, dict):
        kept["sectors"] = {name: _hexes_alone(one) for name, one in sectors.items()}
    return kept


def _hexes_alone(sector: object) -> object:
    if isinstance(sector, dict) and "hexes" in sector:
        return {"hexes": sector["hexes"]}
    return sector


def moment(document: Tables) -> Tables:
    """A moment of a game as a document with an id of its own."""
    return {**without_remarks(document), "id": OWN_ID}
