"""Assault on Hoth in the terminal: its pages, its board and its dialogue."""

from typing import TYPE_CHECKING, Final

from echobase.core.game import State
from echobase.games.assault.rules.state import as_assault
from echobase.games.assault.terminal import overview, pages
from echobase.games.assault.terminal.board import LEAST_WIDTH
from echobase.games.assault.terminal.dialogue import AssaultDialogue
from echobase.terminal.screen import Screen
from echobase.terminal.screens import Screens
from echobase.text import Text

if TYPE_CHECKING:
    from echobase.terminal.session import Session


class AssaultScreens:
    """Implements `terminal.screens.Screens`."""

    rules = "A-"
    help = "help-assault"
    why_example = "fire W2xT4"
    rules_examples: tuple[str, ...] = ("A-FIRE-06", "harpoon")
    done = "done"
    at_once = 24
    width = LEAST_WIDTH

    def show_list(self, screen: Screen, text: Text) -> None:
        overview.show_maps(screen, text)

    def show_overview(self, screen: Screen, state: State, text: Text) -> None:
        overview.show_overview(screen, as_assault(state), text)

    def show_briefing(self, screen: Screen, state: State, text: Text) -> None:
        pages.show_briefing(screen, as_assault(state), text)

    def show_board(
        self, screen: Screen, state: State, seat: int | None, text: Text, with_legend: bool = False
    ) -> None:
        pages.show_board(screen, as_assault(state), seat, text, with_legend)

    def dialogue(self, session: "Session") -> AssaultDialogue:
        return AssaultDialogue(session)


SCREENS: Final[Screens] = AssaultScreens()
