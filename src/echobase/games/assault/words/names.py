"""Counters, hexes and damage in words."""

from typing import Final

from echobase.games.assault.documents.view import UnitView, View
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import CODES, KINDS
from echobase.text import Text

SIGNS: Final = dict(zip(KINDS, CODES, strict=False))
"""By kind of unit: its letters; the installations, last among the kinds, have none."""
ARROWS: Final = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}
TRACKS: Final = {
    "blaster": "ui-assault-blaster",
    "legs": "ui-assault-legs",
    "body": "ui-assault-body",
}
PLACES: Final = {
    "base": "ui-assault-in-base",
    "displaced": "ui-assault-displaced",
    "destroyed": "ui-assault-destroyed",
    "box": "ui-assault-in-box",
}
"""Places that are not hexes."""


def feature(hex_: str, view: View, text: Text) -> str:
    """What is built on a hex; empty when nothing is."""
    key = view.features.get(hex_, "")
    if not key:
        return ""
    name = text(f"feature-{key.replace('_', '-')}")
    if key == "power_grid" and not view.grid_stands:
        return f"{name} ({text('ui-assault-destroyed')})"
    return name


def ground(hex_: str, view: View, text: Text) -> str:
    """A hex with its terrain, unless that is clear, and with what is built on it."""
    facts = []
    if hex_ in view.terrain:
        facts.append(text.name("terrain", view.terrain[hex_]).lower())
    if hex_ in view.features:
        facts.append(feature(hex_, view, text))
    return f"{hex_} ({', '.join(facts)})" if facts else hex_


def place(where: str, view: View, text: Text) -> str:
    """A hex, the Walker that carries a counter, the Base Box, or wherever else it can be."""
    if where in PLACES:
        return text(PLACES[where])
    return ground(where, view, text) if where.isdecimal() else text("ui-assault-aboard", name=where)


def damage(unit: UnitView, text: Text) -> list[str]:
    """The hits of a Walker or Snowspeeder."""
    hits = {"blaster": unit.blaster, "legs": unit.legs, "body": unit.body}
    found = [text(TRACKS[track], hits=number) for track, number in hits.items() if number]
    if unit.gunner:
        found.append(text("ui-assault-no-gunner"))
    return found


def passengers(walker: str, view: View) -> list[str]:
    return [unit.unit for unit in view.units if unit.place == walker]


def condition(unit: UnitView, view: View, text: Text) -> list[str]:
    """Where a counter faces, its hits, and who is aboard: troops, a gunner, Luke."""
    parts = []
    if unit.facing:
        parts.append(text("ui-assault-faces", towards=text.name("facing", unit.facing)))
    parts += damage(unit, text)
    aboard = passengers(unit.unit, view)
    if aboard:
        parts.append(text("ui-assault-carries", names=" ".join(aboard)))
    if unit.hotshot:
        parts.append(text("ui-assault-hotshot"))
    if unit.unit == view.luke.unit:
        parts.append(text("hero-luke"))
    return parts


def unit_line(unit: UnitView, view: View, text: Text) -> str:
    """A counter with everything that matters; its short name comes first."""
    parts = [f"{unit.unit} {text.name('kind', unit.kind)}", place(unit.place, view, text)]
    return ", ".join([*parts, *condition(unit, view, text)])


def no_hex(hex_: str, state: State, text: Text) -> str:
    """What to say about a hex that is not on this map."""
    labels = state.setting.map.labels
    return text("ui-assault-no-hex", hex=hex_, first=labels[0], last=labels[-1])
