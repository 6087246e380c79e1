"""The screens of a game in the terminal: its pages, its board and its dialogue."""

from typing import TYPE_CHECKING, Protocol

from echobase.core import registry
from echobase.core.game import State
from echobase.terminal.dialogue import Dialogue
from echobase.terminal.plain import PlainScreens
from echobase.terminal.screen import Screen
from echobase.text import Text

if TYPE_CHECKING:
    from echobase.terminal.session import Session


class Screens(Protocol):
    """The facet `terminal` of a game. It keeps no state; that of a sitting is in its dialogue."""

    rules: str
    """The prefix of the IDs of its rules."""
    help: str
    """The message that explains a turn and its commands; the common commands follow it."""
    why_example: str
    """An example of an action after `why`."""
    rules_examples: tuple[str, ...]
    """Examples of a rule ID and a word after `rules`."""
    done: str
    """The notation that ends a step; it comes last among the choices and has the number 0."""
    at_once: int
    """More choices than this are offered in two stages: first the group, then its choices."""
    width: int
    """Columns of the drawn board; a narrower screen gets the description."""

    def show_list(self, screen: Screen, text: Text) -> None:
        """The page of `echobase scenarios`."""
        ...

    def show_overview(self, screen: Screen, state: State, text: Text) -> None:
        """The page of `echobase show`."""
        ...

    def show_briefing(self, screen: Screen, state: State, text: Text) -> None:
        """The introduction to this game: title, story, goals of both sides."""
        ...

    def show_board(
        self, screen: Screen, state: State, seat: int | None, text: Text, with_legend: bool = False
    ) -> None:
        """The position as this seat may know it, drawn or, on a plain screen, in sentences."""
        ...

    def dialogue(self, session: "Session") -> Dialogue:
        """The questions, offers and answers of one sitting."""
        ...


def screens(game: str) -> Screens:
    """The screens of a game, its own or the plain ones."""
    found: Screens | None = registry.facet(game, "terminal")
    return PlainScreens(game) if found is None else found
