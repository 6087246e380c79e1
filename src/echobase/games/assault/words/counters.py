"""Counters of the assault by name: codes such as LS1 are for notation, not for people."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from echobase.games.assault.documents.view import UnitView, View
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, CODES, KIND, NAMES, UNITS
from echobase.games.assault.words import names as words
from echobase.games.assault.words.choices import Chooser
from echobase.play.offers import Choice
from echobase.text import Text

CODE: Final = re.compile(rf"\b(?:(?:{'|'.join(CODES)})\d+|[PG])\b")


def name(code: str, text: Text) -> str:
    """One counter or installation."""
    return text.name("unit", code)


def in_words(sentence: str, text: Text) -> str:
    """A sentence with names instead of codes."""
    return CODE.sub(lambda found: name(found[0], text), sentence)


def counted(codes: Iterable[str], text: Text) -> list[str]:
    """Counters in a list: each kind once, with its number; a single one by its name."""
    kinds: dict[int, list[str]] = {}
    for code in codes:
        kinds.setdefault(KIND[BY_NAME[code]], []).append(code)
    return [group_name(found, text) for found in kinds.values()]


def group_name(codes: list[str], text: Text) -> str:
    """Counters of one kind."""
    if len(codes) == 1:
        return name(codes[0], text)
    kind = CODES[KIND[BY_NAME[codes[0]]]].lower()
    return text(f"server-counters-{kind}", count=len(codes))


def idle_units(codes: Iterable[str], state: State) -> list[int]:
    """Who could still act.

    Of identical counters in one place that is not a hex only the first is offered; all count.
    """
    offered = [BY_NAME[code] for code in codes]
    return [one for unit in offered for one in (unit, *like(unit, state))]


def idle(waiting: Iterable[int], state: State, text: Text) -> str:
    """Those who could still act by kind, and in which hexes."""
    kinds: dict[int, list[int]] = {}
    for unit in waiting:
        kinds.setdefault(KIND[unit], []).append(unit)
    return ", ".join(with_hexes(units, state, text) for units in kinds.values())


def like(unit: int, state: State) -> list[int]:
    """Others of its kind in the same place that have not acted; in a hex there are none."""
    here = KIND[unit], state.place[unit]
    others = range(unit + 1, UNITS)
    return [
        other
        for other in others
        if (KIND[other], state.place[other]) == here and not state.used >> other & 1
    ]


def with_hexes(units: list[int], state: State, text: Text) -> str:
    """Counters of one kind and where they are."""
    found = group_name([NAMES[unit] for unit in units], text)
    hexes = sorted({hex_ for unit in units if (hex_ := where(state, unit))})
    return f"{found} ({', '.join(hexes)})" if hexes else found


def where(state: State, unit: int) -> str | None:
    """The hex of a unit, or of the Walker that carries it; None in the Base and off the map."""
    spot = state.hex_of(unit)
    return state.setting.map.labels[spot] if spot >= 0 else None


def line(unit: UnitView, view: View, text: Text) -> str:
    """A counter with everything that matters."""
    parts = [name(unit.unit, text), words.place(unit.place, view, text)]
    aboard = words.passengers(unit.unit, view)
    carried = text("ui-assault-carries", names=" ".join(aboard)) if aboard else ""
    for part in words.condition(unit, view, text):
        if part == carried:
            part = text("server-aboard", names=", ".join(counted(aboard, text)))
        parts.append(part)
    return in_words(", ".join(parts), text)


class NamingChooser(Chooser):
    """Puts choices into words without codes."""

    def choice(self, notation: str) -> Choice:
        found = super().choice(notation)
        label = in_words(found.label, self.text)
        return found if label == found.label else replace(found, label=label)

    def group(self, name: str) -> str:
        if name not in self.groups and super().group(name):
            self.groups[name] = line(self.units[name], self.view, self.text)
        return self.groups.get(name, "")

    def target(self, name: str) -> str:
        """A unit or an installation with its place."""
        unit = self.units.get(name)
        if unit is None:
            return super().target(name).partition(" ")[2]
        return f"{name}, {words.place(unit.place, self.view, self.text)}"

    def speeder(self, notation: str, words: list[str]) -> Choice:
        return Choice(notation, line(self.units[words[0]], self.view, self.text))
