"""Units, sections and cards in words, and hexes as players type them."""

import re
from typing import Final

from echobase.core.errors import Refusal
from echobase.core.sides import SIDES
from echobase.games.battle.documents.view import UnitView, View
from echobase.games.battle.rules.board import INDEX, SECTIONS, SECTIONS_OF
from echobase.text import Text

HEX: Final = re.compile(r"(?<![A-WYZa-wyz])[A-Za-z][0-9]+")
"""A hex label; in `F3xE4` there are two."""


def unit_line(unit: UnitView, view: View, text: Text) -> str:
    """A unit with all that matters about it, and the terrain it stands on."""
    parts = [f"{unit.hex} {text.name('unit', unit.kind)}", text("ui-figures", figures=unit.figures)]
    if unit.badge:
        parts.append(badge_name(unit, text))
    if unit.hex in view.terrain:
        parts.append(text(f"terrain-{view.terrain[unit.hex]}").lower())
    if unit.carries:
        parts.append(text("mark-carried", token=unit.carries))
    return ", ".join(parts)


def badge_name(unit: UnitView, text: Text) -> str:
    name = text("badge-" + unit.badge.replace("_", "-"))
    if unit.badge != "eweb":
        return name
    state = "badge-eweb-moving" if unit.moving else "badge-eweb-in-place"
    return f"{name} ({text(state).lower()})"


def sections(hex_: str, side: str, text: Text) -> str:
    """The section or sections of a hex as its owner sees them."""
    mask = SECTIONS_OF[SIDES.index(side)][INDEX[hex_]]
    names = [text(f"section-{name}") for number, name in enumerate(SECTIONS) if mask >> number & 1]
    return " / ".join(names)


def card_line(key: str, text: Text) -> str:
    """A card with its name and what it does."""
    id_ = key.replace("_", "-")
    group = "card" if text.has(f"card-{id_}-text") else "support"
    return f"{text.name('card', key)} - {text(f'{group}-{id_}-text')}"


def card_names(keys: list[str], text: Text) -> str:
    return ", ".join(text.name("card", key) for key in keys)


def check_hexes(line: str, text: Text) -> None:
    """Reject text that names a hex that is not on the board."""
    for hex_ in HEX.findall(line):
        if hex_.upper() not in INDEX:
            raise Refusal(text("ui-no-hex", hex=hex_[:10]), "unknown-hex")
