"""The dialogue of one sitting: questions, offers and answers; each game has its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from echobase import IllegalAction
from echobase.core.events import Message
from echobase.core.game import State
from echobase.play.choice import Choice
from echobase.play.refusal import Refusal
from echobase.terminal.saved_game import SavedGame
from echobase.terminal.screen import Screen
from echobase.text import Text
from echobase.text.narration import Told

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
    def table(self) -> SavedGame:
        return self.session.table

    @property
    def text(self) -> Text:
        return self.session.text

    @property
    def screen(self) -> Screen:
        return self.session.screen

    def say(self, sentence: str) -> None:
        self.screen.say(sentence, "", 0, 2)

    # The decision.

    def decider(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        return self.table.state.to_act()

    def hides(self) -> bool:
        """Whether the other side must not see what is shown now."""
        return True

    def passes_screen(self) -> bool:
        """Whether nobody knows who is looking after a public decision of the other side.

        Then the next secret needs a hand-over; otherwise the last player keeps the screen.
        """
        return False

    def draws_privately(self) -> bool:
        """Whether the computer's decision must not follow from the seed, which people may know."""
        return False

    def moment(self) -> object:
        """Changes with every action of a player."""
        return len(self.table.entries)

    @abstractmethod
    def step_name(self) -> str:
        """The step in a word or two, used as the prompt."""

    @abstractmethod
    def turn_name(self, seat: int) -> str:
        """The current turn or round, as this seat calls it."""

    def status(self, seat: int) -> list[Note]:
        """Other facts that this seat needs for its decision: cards, points, damage."""
        return []

    @abstractmethod
    def question(self) -> list[Note]:
        """The question above the choices."""

    def notations(self) -> list[str]:
        """All possible actions, in the order of the list."""
        state = self.table.state
        return [state.write(action) for action in state.actions()]

    @abstractmethod
    def choices(self) -> list[Choice]:
        """The same in words; choices of one group are listed together."""

    # The board.

    def picture(self) -> object:
        """The content of a drawing of the board, to check later whether it is up to date."""
        return self.table.state.heading()

    def outdated(self, drawn: object) -> bool:
        """Whether a board drawn with this `picture` is out of date."""
        return drawn != self.picture()

    def computer_begins(self) -> bool:
        """Whether the computer acts before the first decision of a person."""
        return not self.table.is_human(self.decider())

    # Answers.

    def words(self) -> dict[str, Callable[[str], None]]:
        """Commands of this game in addition to the common ones; each gets the rest of the line."""
        return {}

    def split(self, line: str) -> list[str]:
        """The single choices named in a line."""
        return [line]

    def complete(self, asked: str) -> str:
        """The full form of lower-case notation without its verb, if it is clear; else empty."""
        return ""

    def read(self, notation: str) -> int:
        """The action meant; Refusal when it cannot be understood."""
        try:
            return self.table.state.read(notation)
        except IllegalAction:
            typed = self.session.commands.typed or notation
            shown = typed if len(typed) <= 40 else f"{typed[:40]}…"
            raise Refusal(self.text("ui-not-understood", line=shown)) from None

    def begin(self) -> None:  # noqa: B027
        """Called when a player has typed something that may change the game."""

    def take(self, picked: list[str]) -> bool:
        """Carry out an answer that is more than one ordinary action; False when it is not."""
        return False

    def undo(self, seat: int) -> bool:
        """Undo the last decision of a seat; returns whether that was possible."""
        number = len(self.table.entries)
        if self.settled(seat) == number:
            return False
        self.table.back_to(number - 1)
        return True

    def settled(self, seat: int) -> int:
        """How many actions this seat can no longer undo.

        Actions of chance and of other players stand, and so do those that revealed a secret.
        """
        table = self.table
        people = [other for other, _ in enumerate(table.players) if table.is_human(other)]
        after = table.state
        for number in range(len(table.entries), 0, -1):
            entry = table.entries[number - 1]
            if entry.actor != seat or entry.before.reveals(after, people):
                return number
            after = entry.before
        return 0

    def undone(self, taken: list[str]) -> str:
        """The undone actions, in short notation."""
        return "; ".join(taken)

    def decided(self) -> int | None:
        """A person's decision made in advance; None when they must be asked."""
        return None

    def warning(self, action: int) -> str:
        """A warning before something that is likely to be a mistake; otherwise empty."""
        return ""

    def why_not(self, notation: str) -> Message | None:
        """Why something cannot be done now, or None when it can."""
        return self.table.state.why_not(self.read(notation))

    # Automatic actions.

    def pause(self) -> tuple[str, str] | None:
        """Before chance: the message that asks for Enter and the reply to the rest; or None."""
        return None

    def headed(self) -> bool:
        """Whether the heading of the next decision makes that of the turn unnecessary."""
        return False

    def aside(self, before: State, notation: str, told: Told) -> str:
        """What only the viewer may know about a public event; otherwise empty."""
        return ""
