"""Abbreviations that a player may type: a hex, a unit or an action without its verb."""

import re
from collections.abc import Callable
from typing import Final

from echobase.core.errors import Refusal
from echobase.games.assault.interaction.assault import UNIT
from echobase.games.assault.offers.actors import actor
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.cards import ACTION_CARDS
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, KIND, NAMES, UNITS
from echobase.games.assault.words.odds import installations
from echobase.text import Text

SHAPES: Final = {
    "walk": re.compile(r"w\d-\d{4}(:[nsew]{1,2})?"),
    "move": re.compile(r"[a-z]+\d+-(\d{4}|base|w\d)"),
    "fire": re.compile(r"[a-z]+\d+x[a-z]+\d*( \+\d+| force| veers)*"),
}
"""Notation that is clear without its verb."""
HEX: Final = re.compile(r"\d{4}(:[nsew]{1,2})?|base")
STEPPING: Final = ("step", "left", "right")


def split(line: str, state: State) -> list[str]:
    """The single choices named in a line: while units are placed, it may name several hexes."""
    words = line.lower().replace(",", " ").split()
    if state.step == steps.PLACE and all(HEX.fullmatch(word) for word in words):
        return words
    return [line]


def complete(
    typed: str, state: State, opened: str, listed: Callable[[], list[str]], text: Text
) -> str:
    """The full form of lower-case notation, if it is clear; else empty.

    A hex on its own is for the unit being placed, pushed aside, walking or opened.
    """
    typed = installations(typed)
    if HEX.fullmatch(typed):
        if state.step == steps.PLACE:
            return f"place {NAMES[state.placing]}-{typed}"
        if state.step == steps.DISPLACE:
            return f"displace {NAMES[state.target]}-{typed}"
        name = implied(state, opened, listed)
        if name:
            return f"{'walk' if name[0] == 'W' else 'move'} {name}-{typed}"
        if typed in state.setting.map.index:
            raise Refusal(text("ui-assault-whose-hex", hex=typed))
    if typed in STEPPING and implied(state, opened, listed).startswith("W"):
        return f"{typed} {implied(state, opened, listed)}"
    if UNIT.fullmatch(typed):
        refuse_unit(typed.upper(), state, text)
    for verb, shape in SHAPES.items():
        if shape.fullmatch(typed.lower()):
            return f"{verb} {typed}"
    return typed if typed.startswith("fire ") else ""


def implied(state: State, opened: str, listed: Callable[[], list[str]]) -> str:
    """The unit that is moving, the one that is opened, or the only one that can act."""
    if state.step == steps.WALK:
        return NAMES[state.walker]
    if opened or state.step != steps.ROUND:
        return opened
    names = {actor(notation) for notation in listed() if not notation.startswith("repair")} - {""}
    return names.pop() if len(names) == 1 else ""


def refuse_unit(name: str, state: State, text: Text) -> None:
    """Why a unit named on its own cannot be opened."""
    if BY_NAME.get(name, UNITS) >= UNITS:
        raise Refusal(text("ui-assault-no-unit", name=name))
    if state.step not in (steps.ROUND, steps.WALK):
        return
    unit = BY_NAME[name]
    if KIND[unit] not in ACTION_CARDS[state.card].kinds:
        card = ACTION_CARDS[state.card].key
        raise Refusal(text("assault-why-kind", unit=name, card=card))
    if not state.in_play(unit):
        raise Refusal(text("assault-why-not-in-play", unit=name))
    if state.step == steps.WALK:
        raise Refusal(text("assault-why-moving", unit=NAMES[state.walker]))
    if state.used >> unit & 1:
        raise Refusal(text("assault-why-used", unit=name))
    alike = state.why_not(actions.move(unit, 0))
    if alike is not None and alike.id == "assault-why-alike":
        raise Refusal(text.say(alike))
    raise Refusal(text("ui-assault-idle-unit", unit=name))
