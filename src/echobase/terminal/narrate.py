"""Telling what happened: the events of an action as sentences, with the units they are about."""

from dataclasses import dataclass
from typing import Final

from echobase.battle.state import State
from echobase.battle.view import View
from echobase.core.events import Argument, Log, Message
from echobase.terminal.screen import Screen
from echobase.text import Text

CONSEQUENCES: Final = (
    "battle-rolled",
    "battle-rerolls",
    "battle-confirmed",
    "battle-hit",
    "battle-missed",
    "battle-eliminated",
    "battle-destroyed",
    "battle-retreated",
    "battle-cornered",
    "battle-held-trench",
    "battle-medals",
    "battle-held",
    "battle-lost",
    "battle-picked-up",
    "battle-captured",
)
"""Events that follow from another one, and are set in under it."""


@dataclass
class Told:
    """One sentence, the event it tells, and how far it is set in."""

    id: str
    sentence: str
    indent: int = 2
    heading: bool = False

    def show(self, screen: Screen) -> None:
        if self.heading:
            screen.head(self.sentence)
        else:
            screen.say(self.sentence, "", self.indent, 2)


class Narrator:
    """Follows the units through the events of an action, because many events name only a hex."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.ordered: list[str] = []
        """Orders not told yet: all of a turn are told in one line."""

    def tell(self, before: State, notation: str, log: Log) -> list[Told]:
        """What happened in one action."""
        view: View = before.view(None)
        places = dict(view.structures) | {unit.hex: unit.kind for unit in view.units}
        told: list[Told] = []
        if notation.startswith("order "):
            self.note_order(notation.split()[1], places)
        elif self.ordered:
            told.append(Told("", self.text("ui-orders", units=", ".join(self.ordered))))
            self.ordered = []
        dealing = before.heading() == "deal"
        for message in log:
            if message.id != "battle-ordered" and not (dealing and message.id == "battle-drew"):
                told.append(self.sentence(message, places))
            follow(message, places)
        return told

    def note_order(self, hex_: str, places: dict[str, str]) -> None:
        self.ordered.append(f"{self.text.name('unit', places[hex_])} {hex_}")

    def sentence(self, message: Message, places: dict[str, str]) -> Told:
        sentence = self.text.say(message, **known(message, places))
        if message.id == "battle-turn":
            return Told(message.id, sentence, 0, True)
        return Told(message.id, sentence, 4 if message.id in CONSEQUENCES else 2)


def known(message: Message, places: dict[str, str]) -> dict[str, Argument]:
    """The units on the hexes that a message names."""
    more: dict[str, Argument] = {}
    args = message.args
    if "unit" not in args and str(args.get("hex")) in places:
        more["unit"] = places[str(args["hex"])]
    if str(args.get("target")) in places:
        more["foe"] = places[str(args["target"])]
    return more


def follow(message: Message, places: dict[str, str]) -> None:
    """Keep the places of the units up to date."""
    args = {name: str(value) for name, value in message.args.items()}
    if message.id in ("battle-retreated", "battle-broke-through"):
        step(places, args["hex"], args["to"])
    elif message.id == "battle-moved":
        way = args["way"].split("-")
        step(places, way[0], way[-1])
    elif message.id in ("battle-eliminated", "battle-destroyed", "battle-exited"):
        places.pop(args["hex"], None)
    elif message.id == "battle-arrived":
        places[args["hex"]] = args["unit"]


def step(places: dict[str, str], start: str, end: str) -> None:
    if start in places:
        places[end] = places.pop(start)
