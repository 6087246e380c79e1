"""Narrating an assault: rounds stand out, a Walker's route is one line, events say what they do."""

from echobase.core.events import Log, Message
from echobase.core.game import State
from echobase.text import Text
from echobase.text.narration import Narrator, Sentence

WAY = ("assault-steps", "assault-turns")
"""Events of one moving Walker, narrated together."""


class AssaultNarrator(Narrator):
    """Narrates an assault action by action."""

    headings = ("assault-turn",)
    openings = ("assault-card",)
    consequences = (
        "assault-roll",
        "assault-hit",
        "assault-missed",
        "assault-shot-fails",
        "assault-damage-roll",
        "assault-damaged",
        "assault-destroyed",
        "assault-lost-aboard",
        "assault-crushes",
        "assault-displaced",
        "assault-veers",
        "assault-force-card",
        "assault-luke-fires",
        "assault-armour-raised",
        "assault-softened",
        "assault-grid-destroyed",
        "assault-harpooned",
        "assault-harpoon-fails",
        "assault-transport",
        "assault-transport-back",
        "assault-held",
    )

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.walker = ""
        self.way: list[str] = []
        """Hexes and facings of the moving Walker, not narrated yet."""

    def tell(self, before: State, notation: str, log: Log) -> list[Sentence]:
        """What happened in one action."""
        found: list[Sentence] = []
        for message in log:
            if message.id in WAY and not notation.startswith("face"):
                if message.args["unit"] != self.walker:
                    found += self.rest()
                self.walker = str(message.args["unit"])
                self.way.append(self.stage(message))
                continue
            found += self.rest()
            found.append(self.sentence(message))
            if message.id == "assault-event":
                key = str(message.args["event"]).replace("_", "-")
                found.append(Sentence(message.id, self.text(f"event-{key}-info"), 4))
        return found

    def stage(self, message: Message) -> str:
        """A hex that was entered, or a facing that was turned to."""
        if message.id == "assault-steps":
            return str(message.args["hex"])
        towards = self.text.name("facing", str(message.args["facing"]))
        return self.text("ui-assault-faces", towards=towards)

    def rest(self) -> list[Sentence]:
        """The Walker's route so far; of turns without a step between them only the last counts."""
        way = [
            stage
            for number, stage in enumerate(self.way)
            if stage.isdecimal() or number + 1 == len(self.way) or self.way[number + 1].isdecimal()
        ]
        walker, self.walker, self.way = self.walker, "", []
        if not way:
            return []
        sentence = self.text("ui-assault-way", unit=walker, way=", ".join(way))
        return [Sentence("assault-steps", sentence)]
