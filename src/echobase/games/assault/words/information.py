"""The command `info`: what units, hexes, terrain and cards are and do."""

from typing import Final

from echobase.core.errors import Refusal
from echobase.games.assault.documents.view import View
from echobase.games.assault.rules.cards import ACTION_CARDS, EVENT_CARDS
from echobase.games.assault.rules.map import TERRAIN
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, KINDS, NAMES
from echobase.games.assault.words.description import neighbours
from echobase.games.assault.words.names import SIGNS, ground, no_hex, unit_line
from echobase.text import Text

FEATURES: Final = ("base-entry", "base-box", "forward-line", "macrohex")
SECTORS: Final = {"imperial": "imperial", "rebel_3": "rebel-3", "rebel_4": "rebel-4"}


class Info:
    """Answers about one position, as one seat or everybody may know it."""

    def __init__(self, state: State, eyes: int | None, text: Text) -> None:
        self.state = state
        self.text = text
        self.view: View = state.view(eyes)

    def about(self, words: str) -> list[str]:
        """Everything but the cards, one hex or counter, or whatever has that name."""
        name = words.strip()
        if name in self.state.setting.map.index:
            return self.hex(name)
        if name.isdecimal():
            raise Refusal(no_hex(name, self.state, self.text))
        if name.upper() in NAMES:
            return self.counter(name.upper())
        found = [entry for entry in self.entries(bool(name)) if self.is_called(name, entry)]
        if not found:
            raise Refusal(self.text("ui-assault-info-none", word=name))
        return [self.entry(id_) for id_ in found]

    def hex(self, hex_: str) -> list[str]:
        """Who stands there, what the terrain means, the macrohex and the six neighbours."""
        map_ = self.state.setting.map
        lines = [ground(hex_, self.view, self.text)]
        lines += [
            unit_line(unit, self.view, self.text) for unit in self.view.units if unit.place == hex_
        ]
        lines.append(self.entry(f"terrain-{self.view.terrain.get(hex_, 'clear')}"))
        if hex_ in self.view.features:
            key = self.view.features[hex_].replace("_", "-")
            group = "kind" if self.text.has(f"kind-{key}") else "feature"
            lines.append(self.entry(f"{group}-{key}"))
        for sector, id_ in SECTORS.items():
            if hex_ in self.view.sectors[sector]:
                lines.append(self.text(f"sector-{id_}"))
        number = map_.index[hex_]
        lines.append(
            self.text(
                "ui-assault-away",
                hexes=map_.distance(number, map_.generator),
                apart=map_.range(number, map_.generator),
            )
        )
        beside = [words for _, words in neighbours(self.state, self.view, hex_, self.text)]
        lines.append(self.text("ui-assault-beside", name=hex_, places=", ".join(beside)))
        return lines

    def counter(self, name: str) -> list[str]:
        """A counter as it is now, and what its kind can do."""
        if name in ("P", "G"):
            return [self.entry("kind-power-grid" if name == "P" else "kind-shield-generator")]
        unit = self.view.units[BY_NAME[name]]
        return [
            unit_line(unit, self.view, self.text),
            self.entry(f"kind-{unit.kind.replace('_', '-')}"),
        ]

    def entries(self, with_cards: bool) -> list[str]:
        """The messages that name something."""
        kinds = [f"kind-{key}" for key in KINDS]
        found = [*kinds, "hero-luke", *(f"terrain-{key}" for key in TERRAIN)]
        found += [f"feature-{key}" for key in FEATURES]
        if with_cards:
            found += [f"action-{card.key}" for card in ACTION_CARDS]
            found += [f"event-{key}" for key in EVENT_CARDS]
        return [id_.replace("_", "-") for id_ in found]

    def is_called(self, word: str, id_: str) -> bool:
        """Whether a word is the sign or part of the name of something; an empty one matches all."""
        sign = SIGNS.get(id_.removeprefix("kind-").replace("-", "_"), "")
        word = word.lower()
        return word == sign.lower() or word in self.text(id_).lower() or word in id_

    def entry(self, id_: str) -> str:
        """A name and what it means."""
        about = f"{id_}-about" if self.text.has(f"{id_}-about") else f"{id_}-info"
        return f"{self.text(id_)}: {self.text(about)}"
