"""Assault on Hoth as people meet it: options, pages, screens and dialogue."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from echobase.core.game import State
from echobase.core.sides import SIDES
from echobase.games.assault import options
from echobase.games.assault.documents.tables import map_ids
from echobase.games.assault.game import GAME
from echobase.games.assault.narrow import assault
from echobase.games.assault.terminal import overview, pages
from echobase.games.assault.terminal.board import LEAST_WIDTH
from echobase.games.assault.terminal.dialogue import AssaultDialogue
from echobase.games.assault.words import status
from echobase.games.assault.words.narration import AssaultNarrator
from echobase.terminal.front import Front
from echobase.terminal.screen import Screen
from echobase.text import Text
from echobase.text.story import Story

if TYPE_CHECKING:
    from echobase.terminal.session import Session


class AssaultFront:
    """Keeps `terminal.front.Front`."""

    name = "assault"
    title = "Assault on Hoth"
    rules = "A-"
    help = "help-assault"
    why_example = "fire W2xT4"
    rules_examples: tuple[str, ...] = ("A-FIRE-06", "harpoon")
    done = "done"
    at_once = 24
    opponent = "cadet"
    adviser = "general"
    width = LEAST_WIDTH
    wishes: tuple[str, ...] = ("map", "field_of_fire", "sets_up_first", "setup", "no_reshuffle")

    def options(self, wished: Mapping[str, Any]) -> dict[str, Any]:
        return options.game_options(wished)

    def ids(self) -> Sequence[str]:
        return map_ids()

    def knows(self, which: str) -> bool:
        return which in map_ids()

    def start(self, which: str) -> State:
        return GAME.start(map=which)

    def load(self, path: Path) -> State:
        return GAME.load(path)

    def show_list(self, screen: Screen, text: Text) -> None:
        overview.show_maps(screen, text)

    def shown(self, state: State) -> State:
        return overview.shown(assault(state))

    def show_overview(self, screen: Screen, state: State, text: Text) -> None:
        overview.show_overview(screen, assault(state), text)

    def summary(self, state: State, text: Text) -> str:
        map_ = assault(state).setting.map
        name = self.scenario_name(state, text)
        return text("ui-assault-check", name=name, columns=map_.columns, rows=map_.rows)

    def sides(self, state: State) -> Sequence[str]:
        return SIDES

    def turns(self, state: State) -> int:
        return assault(state).turn

    def reveals(self, before: State, after: State, people: Sequence[int]) -> bool:
        return assault(after).revealed and not assault(before).revealed  # Luke, A-LUKE-10

    def scenario_id(self, state: State) -> str:
        return pages.map_texts(assault(state))[0]

    def scenario_name(self, state: State, text: Text) -> str:
        return pages.map_name(assault(state), text)

    def score(self, view: Any, text: Text) -> str:
        return status.score(view, text)

    def result(self, state: State, text: Text) -> str:
        outcome = state.outcome()
        assert outcome is not None
        return text("assault-won", side=outcome.winner, reason=outcome.reason)

    def story(self, state: State, text: Text) -> Story:
        return pages.story(assault(state), text)

    def show_briefing(self, screen: Screen, state: State, text: Text) -> None:
        pages.show_briefing(screen, assault(state), text)

    def show_board(
        self, screen: Screen, state: State, seat: int | None, text: Text, with_legend: bool = False
    ) -> None:
        pages.show_board(screen, assault(state), seat, text, with_legend)

    def narrator(self, text: Text) -> AssaultNarrator:
        return AssaultNarrator(text)

    def dialogue(self, session: "Session") -> AssaultDialogue:
        return AssaultDialogue(session)


FRONT: Final[Front] = AssaultFront()
