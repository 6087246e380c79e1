"""Telling what happened: the events of an action as sentences, with the units they are about."""

from dataclasses import dataclass
from typing import Final

from echobase.battle.state import State
from echobase.core.events import Log, Message
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
CARDS: Final = ("battle-played", "battle-support")
"""Events that show a card, which is explained under them."""


@dataclass
class Told:
    """One sentence, the event it tells, and how far it is set in."""

    id: str
    sentence: str
    indent: int = 2
    heading: bool = False
    explains: bool = False
    """Whether it says what a card does, which its player has read already."""

    def show(self, screen: Screen) -> None:
        if self.heading:
            screen.head(self.sentence)
        else:
            screen.say(self.sentence, "", self.indent, 2)


class Narrator:
    """Tells a game action by action."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.ordered: list[str] = []
        """Orders not told yet: all of a turn are told in one line."""

    def tell(self, before: State, notation: str, log: Log) -> list[Told]:
        """What happened in one action."""
        told: list[Told] = []
        ordered = [message for message in log if message.id == "battle-ordered"]
        if ordered and notation.startswith("order "):
            for message in ordered:
                self.ordered.append(
                    self.unit_name(str(message.args["unit"]), str(message.args["hex"]))
                )
        elif self.ordered:
            told.append(Told("", self.text("ui-orders", units=", ".join(self.ordered))))
            self.ordered = []
        dealing = before.heading() == "deal"
        for message in log:
            if message.id != "battle-ordered" and not (dealing and message.id == "battle-drew"):
                told.append(self.sentence(message))
                if message.id in CARDS:
                    told.extend(self.explanation(str(message.args["card"])))
        return told

    def unit_name(self, kind: str, hex_: str) -> str:
        return f"{self.text.name('unit', kind)} {hex_}"

    def explanation(self, card: str) -> list[Told]:
        """What a card does."""
        key = card.replace("_", "-")
        ids = (f"card-{key}-text", f"support-{key}-text")
        return [Told(id_, self.text(id_), 4, explains=True) for id_ in ids if self.text.has(id_)]

    def sentence(self, message: Message) -> Told:
        sentence = self.text.say(message)
        if message.id == "battle-turn":
            return Told(message.id, sentence, 0, True)
        return Told(message.id, sentence, 4 if message.id in CONSEQUENCES else 2)
