"""Units of a map: those of the suggested set-up, or in a position those in play."""

from collections.abc import Container
from typing import Any, Final

from echobase.games.assault.rules.units import (
    AT_START,
    CODES,
    KINDS,
    TOTAL,
)
from echobase.workshop.facet import Tables
from echobase.workshop.partial_tables import tables_in, word_of

LISTS: Final = {
    "walker": ("empire", "walkers"),
    "at_st": ("empire", "at_sts"),
    "snowspeeder": ("rebel", "snowspeeders"),
    "laser_tower": ("rebel", "laser_towers"),
    "heavy_trooper": ("rebel", "heavy_troopers"),
    "light_trooper": ("rebel", "light_troopers"),
}
"""Where the set-up lists each kind."""
NUMBERED: Final = ("walker", "snowspeeder")
CREW: Final = {"heavy_snowtrooper": 1, "light_snowtrooper": 2}
"""Who rides in each Walker unless somebody says otherwise."""
INSIDE: Final = ("heavy_trooper", "light_trooper")
"""Troopers that wait in the Base Box when they are not on the map."""
IN_TURN: Final = (
    *("transports", "held", "grid_stands", "luke", "force", "revealed", "reshuffled"),
    *("turn", "event_deck", "hotshot"),
)
"""What still holds in a position whose units were moved by hand."""


def is_position(document: Tables) -> bool:
    return "play" in document or "units" in document


def place(document: Tables, kind: str, hex_: str, facing: str) -> None:
    """Put a unit on a hex, instead of any other."""
    take_away(document, hex_)
    if is_position(document):
        _enter(document, kind, hex_, facing)
        return
    side, name = LISTS[kind]
    listed = _set_up(document)[side][name]
    if kind in NUMBERED:
        listed.append(_numbered(listed, kind, hex_, facing))
    else:
        listed.append(hex_)
    fill_base(document)


def _numbered(listed: list[Any], kind: str, hex_: str, facing: str) -> Tables:
    """A unit with the first number that is free."""
    taken = [one.get("number") for one in listed if isinstance(one, dict)]
    most = AT_START[KINDS.index(kind)]
    number = next((one for one in range(1, most + 1) if one not in taken), most + 1)
    made: Tables = {"number": number, "hex": hex_}
    if kind == "walker":
        made |= {"facing": facing or "S", "passengers": dict(CREW)}
    return made


def _set_up(document: Tables) -> dict[str, dict[str, Any]]:
    """The tables of the suggested set-up with all their lists, to be changed in place."""
    table = document.get("default_setup")
    if not isinstance(table, dict):
        table = document["default_setup"] = {}
    for side, name in LISTS.values():
        if not isinstance(table.get(side), dict):
            table[side] = {}
        if not isinstance(table[side].get(name), list):
            table[side][name] = []
    return table


def fill_base(document: Tables) -> None:
    """Troopers that are not on the map wait in the Base Box."""
    rebel = _set_up(document)["rebel"]
    rebel["base_box"] = {
        kind: max(AT_START[KINDS.index(kind)] - len(rebel[LISTS[kind][1]]), 0) for kind in INSIDE
    }


def _enter(document: Tables, kind: str, hex_: str, facing: str) -> None:
    """Bring a counter of this kind into play, if the box has one left."""
    number = KINDS.index(kind)
    taken = {word_of(one, "unit") for one in tables_in(document, "units")}
    names = [f"{CODES[number]}{one + 1}" for one in range(TOTAL[number])]
    free = next((name for name in names if name not in taken), "")
    if free:
        made = {"unit": free, "place": hex_, **({"facing": facing} if facing else {})}
        tables_in(document, "units", make=True).append(made)
    settle(document)


def take_away(document: Tables, hex_: str) -> None:
    """Take the unit off a hex."""
    if is_position(document):
        gone = [one for one in tables_in(document, "units") if word_of(one, "place") == hex_]
        if gone:
            names = {word_of(one, "unit") for one in gone}
            document["units"] = [
                one
                for one in tables_in(document, "units")
                if word_of(one, "place") not in {hex_, *names}
            ]
            settle(document)
        return
    if not isinstance(document.get("default_setup"), dict):
        return
    before = _standing(document)
    if hex_ not in before:
        return
    for side, name in LISTS.values():
        lists = _set_up(document)[side]
        lists[name] = [one for one in lists[name] if _hex(one) != hex_]
    fill_base(document)
    if not _standing(document):
        del document["default_setup"]


def _hex(one: Any) -> Any:
    return one.get("hex") if isinstance(one, dict) else one


def _standing(document: Tables) -> list[Any]:
    set_up = _set_up(document)
    return [_hex(one) for side, name in LISTS.values() for one in set_up[side][name]]


def move(document: Tables, start: str, end: str) -> None:
    """Move the unit on a hex; it changes places with one at the end."""
    other = {start: end, end: start}
    if is_position(document):
        for one in tables_in(document, "units"):
            one["place"] = other.get(word_of(one, "place"), one.get("place"))
        settle(document)
        return
    if not isinstance(document.get("default_setup"), dict):
        return
    for side, name in LISTS.values():
        listed = _set_up(document)[side][name]
        for number, one in enumerate(listed):
            if isinstance(one, dict) and word_of(one, "hex") in other:
                one["hex"] = other[one["hex"]]
            elif isinstance(one, str) and one in other:
                listed[number] = other[one]


def keep(document: Tables, kept: Container[str]) -> None:
    """Take away all units outside these hexes."""
    for place_ in occupied(document):
        if place_ not in kept:
            take_away(document, place_)


def occupied(document: Tables) -> list[str]:
    """The hexes in which units stand."""
    places = [word_of(one, "place") for one in tables_in(document, "units")]
    if isinstance(document.get("default_setup"), dict):
        places += [one for one in _standing(document) if isinstance(one, str)]
    return [place_ for place_ in places if place_.isdecimal()]


def settle(document: Tables) -> None:
    """In a game in progress, the next card is about to be drawn."""
    play = document.get("play")
    if isinstance(play, dict):
        document["play"] = {name: play[name] for name in IN_TURN if name in play}
