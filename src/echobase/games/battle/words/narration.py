"""Narrating a battle: orders in one line, cards with their effects, dice under their attack."""

from typing import Final

from echobase.core.events import Log
from echobase.core.game import State
from echobase.text import Text
from echobase.text.narration import Narrator, Sentence

CARDS: Final = ("battle-played", "battle-support")
"""Events that show a card; its explanation comes below them."""


class BattleNarrator(Narrator):
    """Narrates a battle action by action."""

    headings = ("battle-turn",)
    consequences = (
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
        "battle-dropped",
        "battle-brought-out",
    )

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.ordered: list[str] = []
        """Orders not narrated yet: all orders of a turn share one line."""

    def tell(self, before: State, notation: str, log: Log) -> list[Sentence]:
        """What happened in one action."""
        found: list[Sentence] = []
        ordered = [message for message in log if message.id == "battle-ordered"]
        if ordered and notation.startswith("order "):
            for message in ordered:
                self.ordered.append(
                    self.unit_name(str(message.args["unit"]), str(message.args["hex"]))
                )
        elif self.ordered:
            found.append(Sentence("", self.orders()))
            self.ordered = []
        dealing = before.heading() == "deal"
        for message in log:
            if message.id != "battle-ordered" and not (dealing and message.id == "battle-drew"):
                found.append(self.sentence(message))
                if message.id in CARDS:
                    found.extend(self.explanation(str(message.args["card"])))
        return found

    def orders(self) -> str:
        return self.text("ui-orders", units=", ".join(self.ordered))

    def unit_name(self, kind: str, hex_: str) -> str:
        return f"{self.text.name('unit', kind)} {hex_}"

    def explanation(self, card: str) -> list[Sentence]:
        """What a card does."""
        key = card.replace("_", "-")
        ids = (f"card-{key}-text", f"support-{key}-text")
        return [
            Sentence(id_, self.text(id_), 4, explains=True) for id_ in ids if self.text.has(id_)
        ]
