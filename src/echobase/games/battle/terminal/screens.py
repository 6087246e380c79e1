"""Battle of Hoth in the terminal: its pages, its board and its dialogue."""

from typing import TYPE_CHECKING, Final

from echobase.core.game import State
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.terminal import overview, pages
from echobase.games.battle.terminal.board import WIDTH
from echobase.games.battle.terminal.dialogue import BattleDialogue
from echobase.terminal.screen import Screen
from echobase.terminal.screens import Screens
from echobase.text import Text

if TYPE_CHECKING:
    from echobase.terminal.session import Session


class BattleScreens:
    """Implements `terminal.screens.Screens`."""

    rules = "B-"
    help = "help-battle"
    why_example = "attack F3xE4"
    rules_examples: tuple[str, ...] = ("B-ATTACK-06", "trench")
    done = "done"
    at_once = 10_000  # all moves fit on a screen, side by side
    width = WIDTH

    def show_list(self, screen: Screen, text: Text) -> None:
        overview.show_scenarios(screen, text)

    def show_overview(self, screen: Screen, state: State, text: Text) -> None:
        overview.show_overview(screen, as_battle(state), text)

    def show_briefing(self, screen: Screen, state: State, text: Text) -> None:
        pages.show_scenario(screen, as_battle(state), text)

    def show_board(
        self, screen: Screen, state: State, seat: int | None, text: Text, with_legend: bool = False
    ) -> None:
        pages.show_board(screen, as_battle(state), text, with_legend)  # the same for every seat

    def dialogue(self, session: "Session") -> BattleDialogue:
        return BattleDialogue(session)


SCREENS: Final[Screens] = BattleScreens()
