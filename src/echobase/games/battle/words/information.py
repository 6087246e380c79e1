"""The command `info`: what the things on this board do."""

from typing import Final

from echobase.core.errors import Refusal
from echobase.games.battle.documents.view import View
from echobase.games.battle.rules.state import State
from echobase.games.battle.words import signs
from echobase.games.battle.words.description import objective_lines
from echobase.games.battle.words.names import HEX, check_hexes, unit_line
from echobase.text import Text

SIGNS: Final = {
    "unit": signs.UNITS,
    "structure": signs.STRUCTURES,
    "badge": signs.BADGES,
    "terrain": signs.TERRAIN,
}
"""What can be on the board, with the signs that stand for it."""


class Info:
    """Answers about one position; without signs where no board is drawn."""

    def __init__(self, state: State, text: Text, signs: bool) -> None:
        self.state = state
        self.text = text
        self.signs = signs
        self.view: View = state.view(None)

    def about(self, words: str) -> list[str]:
        """Everything, what is on one hex, or whatever has that name."""
        if HEX.fullmatch(words):
            return self.hex(words.upper())
        found = [piece for piece in self.pieces() if self.is_called(words.lower(), *piece)]
        if not found:
            raise Refusal(self.text("ui-info-none", word=words))
        lines = [self.thing(group, key) for group, key in found]
        return lines if words else [*lines, self.die()]

    def hex(self, hex_: str) -> list[str]:
        """Unit, marks, terrain and structure of a hex, and what all that means."""
        check_hexes(hex_, self.text)
        units = [unit for unit in self.view.units if unit.hex == hex_]
        lines = [unit_line(unit, self.view, self.text) for unit in units]
        lines += [line for line in objective_lines(self.state, self.text) if hex_ in line.split()]
        lines.append(self.thing("terrain", self.view.terrain.get(hex_, "open")))
        if hex_ in self.view.structures:
            lines.append(self.thing("structure", self.view.structures[hex_]))
        for unit in units:
            lines.append(self.thing("unit", unit.kind))
            if unit.badge:
                lines.append(self.thing("badge", unit.badge))
        return lines

    def is_called(self, word: str, group: str, key: str) -> bool:
        """Whether a word is the sign or part of the name of something; an empty one matches all."""
        sign = SIGNS[group][key].strip("[]").lower()
        name = self.text(f"{group}-{key.replace('_', '-')}").lower()
        return word == sign or (len(word) != 1 and word in name)

    def thing(self, group: str, key: str) -> str:
        id_ = f"{group}-{key.replace('_', '-')}"
        sign = SIGNS[group].get(key, "") if self.signs else ""
        name = f"{self.text(id_)} ({sign})" if sign else self.text(id_)
        return f"{name}: {self.text(f'{id_}-about')}"

    def die(self) -> str:
        infantry, vehicle, blast, retreat, cross = self.state.scenario.faces
        return self.text(
            "ui-info-dice",
            infantry=infantry,
            vehicle=vehicle,
            blast=blast,
            retreat=retreat,
            cross=cross,
        )

    def pieces(self) -> list[tuple[str, str]]:
        """The kinds of units, structures, badges and terrain on this board."""
        view = self.view
        there = {
            "unit": {unit.kind for unit in view.units},
            "structure": set(view.structures.values()),
            "badge": {unit.badge for unit in view.units if unit.badge},
            "terrain": set(view.terrain.values()),
        }
        return [
            (group, key) for group, signs in SIGNS.items() for key in signs if key in there[group]
        ]
