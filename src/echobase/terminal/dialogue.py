"""The dialogue of one sitting: what a text screen shows, lists and understands; by game.

What is offered and what an answer means is decided by the interaction of the game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.play.log_entry import Entry
from echobase.play.offers import Choice, Guard
from echobase.terminal.screen import Screen
from echobase.text import Text

if TYPE_CHECKING:
    from echobase.terminal.session import Session


@dataclass
class Note:
    """A line of the screen above the choices."""

    sentence: str
    style: str = ""
    indent: int = 0

    def show(self, screen: Screen) -> None:
        screen.say(self.sentence, self.style, self.indent, 2)


class Dialogue(ABC):
    """A game must implement the abstract methods; the rest suits a game without peculiarities."""

    def __init__(self, session: "Session") -> None:
        self.session = session

    @property
    def log(self) -> GameLog:
        return self.session.saved.log

    @property
    def interaction(self) -> Interaction:
        return self.session.interaction

    @property
    def text(self) -> Text:
        return self.session.text

    @property
    def screen(self) -> Screen:
        return self.session.screen

    def say(self, sentence: str) -> None:
        self.screen.say(sentence, "", 0, 2)

    # The computer.

    def draws_privately(self) -> bool:
        """Whether the computer's decision must not follow from the seed, which people may know."""
        return False

    # The decision.

    def step_name(self) -> str:
        """The step in a word or two, used as the prompt."""
        return self.interaction.step_name(self.log, self.text)

    def turn_name(self, seat: int) -> str:
        """The current turn or round, as this seat calls it."""
        return self.interaction.turn(self.log.state, self.text)

    def status(self, seat: int) -> list[Note]:
        """Other facts that this seat needs for its decision: cards, points, damage."""
        return []

    @abstractmethod
    def question(self) -> list[Note]:
        """The question above the choices."""

    @abstractmethod
    def notations(self) -> list[str]:
        """The notations of all choices, in the order of the list."""

    @abstractmethod
    def choices(self) -> list[Choice]:
        """The same in words; choices of one group are listed together."""

    def warning(self, guard: Guard) -> str:
        """Why a choice has to be typed again to be made."""
        reason = self.interaction.guard_text(self.log, guard, self.text)
        return f"{reason} {self.text('ui-type-again')}"

    def pause(self) -> tuple[str, str]:
        """Before chance continues: the message that asks for Enter, the reply to anything else."""
        return "ui-go-on", "ui-go-on-first"

    def undone(self, entries: Sequence[Entry]) -> str:
        """Undone actions in short notation."""
        return "; ".join(entry.notation for entry in entries)

    # The board.

    def picture(self) -> object:
        """The content of a drawing of the board, to check later whether it is up to date."""
        return self.log.state.heading()

    def outdated(self, drawn: object) -> bool:
        """Whether a board drawn with this `picture` is out of date."""
        return drawn != self.picture()

    def computer_begins(self) -> bool:
        """Whether the computer acts before the first decision of a person."""
        return not self.log.is_human(self.session.decider())

    def headed(self) -> bool:
        """Whether the heading of the next decision makes that of the turn unnecessary."""
        return False

    # Typed words.

    def words(self) -> dict[str, Callable[[str], None]]:
        """Commands of this game in addition to the common ones; each gets the rest of the line."""
        return {}

    def split(self, line: str) -> list[str]:
        """The single choices named in a line."""
        return [line]

    def complete(self, typed: str) -> str:
        """The full form of lower-case notation without its verb, if it is clear; else empty."""
        return ""
