"""Markers of a scenario on hexes: medals, positions, tokens, exits and places of arrival."""

from typing import Any, Final

from echobase.games.battle.documents.data_files import printed
from echobase.games.battle.rules.board import INDEX
from echobase.text import Text
from echobase.workshop.facet import Tables
from echobase.workshop.partial_tables import fresh_id, tables_in, word_of
from echobase.workshop.parts import WorkshopMark

MARKERS: Final = {
    "temporary": "either",
    "permanent": "either",
    "periodic": "either",
    "hold": "either",
    "card": "either",
    "token": "rebel",
    "exit": "rebel",
    "arrival": "rebel",
}
"""The markers, and whom each is usually for."""
ONE_EACH: Final = ("temporary", "permanent", "periodic", "card", "token")
"""Objectives of which every hex is one of its own; the hexes of others count together."""
WITH_MEDAL: Final = ("temporary", "permanent", "periodic")
LISTS: Final = ("objectives", "exits", "arrivals")
"""Where the document lists them."""
ARRIVING: Final = {"rebel": "echo_trooper", "empire": "snowtrooper"}


def mark(document: Tables, hex_: str, key: str, side: str) -> None:
    """Put a marker on a hex; one that is there already stays."""
    if key == "exit":
        whose = side or MARKERS[key]
        _join(document, "exits", hex_, {"side": whose}, {"id": "exit", "side": whose, "medals": 1})
    elif key == "arrival":
        kind = ARRIVING.get(side or MARKERS[key], ARRIVING["rebel"])
        how = {"kind": kind, "how": "once", "when": "start_of_turn", "where": "hexes"}
        _join(document, "arrivals", hex_, {"kind": kind, "where": "hexes"}, how)
    else:
        _set_objective(document, hex_, key, side or MARKERS[key])


def _set_objective(document: Tables, hex_: str, type_: str, side: str) -> None:
    like = {"type": type_, "side": side}
    made: Tables = {"id": type_, **like}
    if type_ in WITH_MEDAL:
        made["medals"] = 1
    if type_ not in ONE_EACH:
        _join(document, "objectives", hex_, like, made)
        return
    for table in tables_in(document, "objectives"):
        if table.get("type") == type_ and hex_ in _hexes(table):
            table["side"] = side
            return
    _add(document, "objectives", hex_, made)


def _join(document: Tables, where: str, hex_: str, like: Tables, made: Tables) -> None:
    """Add a hex to the first entry like this, or make one."""
    for table in tables_in(document, where):
        if all(table.get(name) == value for name, value in like.items()):
            if hex_ not in _hexes(table):
                table["hexes"] = [*_hexes(table), hex_]
            return
    _add(document, where, hex_, made)


def _add(document: Tables, where: str, hex_: str, made: Tables) -> None:
    listed = tables_in(document, where, make=True)
    own = {"id": fresh_id(listed, made["id"])} if "id" in made else {}
    listed.append({**made, **own, "hexes": [hex_]})


def marked(document: Tables, hex_: str) -> bool:
    """Whether there are markers on a hex."""
    return any(hex_ in _hexes(table) for where in LISTS for table in tables_in(document, where))


def unmark(document: Tables, hex_: str) -> None:
    """Take all markers away from a hex; an entry without hexes goes with its last one."""
    for where in LISTS:
        listed = document.get(where)
        if not isinstance(listed, list):
            continue
        kept = []
        for table in listed:
            if isinstance(table, dict) and hex_ in _hexes(table):
                table["hexes"] = [other for other in _hexes(table) if other != hex_]
                if not table["hexes"]:
                    continue
            kept.append(table)
        document[where] = kept
        if not kept:
            del document[where]


def _hexes(table: Tables) -> list[Any]:
    listed = table.get("hexes")
    return listed if isinstance(listed, list) else []


def marks(document: Tables, text: Text) -> list[WorkshopMark]:
    """Where units arrive: in a game that is seen when they do."""
    found = []
    for table in tables_in(document, "arrivals"):
        kind = printed().units.get(word_of(table, "kind"))
        if kind is None or table.get("where") != "hexes":
            continue
        words = text("workshop-battle-mark-arrival", unit=word_of(table, "kind"))
        for hex_ in _hexes(table):
            if hex_ in INDEX:
                found.append(WorkshopMark(hex_, f"eb-mark-{kind.side}", kind.side, words))
    return found
