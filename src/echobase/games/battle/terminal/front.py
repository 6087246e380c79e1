"""Battle of Hoth as people meet it: options, pages, screens and dialogue."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from echobase.core.game import State
from echobase.core.sides import SIDES
from echobase.games.battle import options
from echobase.games.battle.game import GAME
from echobase.games.battle.narrow import battle
from echobase.games.battle.rules.position import Position
from echobase.games.battle.terminal import overview, pages
from echobase.games.battle.terminal.board import WIDTH
from echobase.games.battle.terminal.dialogue import BattleDialogue
from echobase.games.battle.words.description import medals
from echobase.games.battle.words.narration import BattleNarrator
from echobase.terminal.front import Front
from echobase.terminal.screen import Screen
from echobase.text import Text
from echobase.text.story import Story

if TYPE_CHECKING:
    from echobase.terminal.session import Session


class BattleFront:
    """Keeps `terminal.front.Front`."""

    name = "battle"
    title = "Battle of Hoth"
    rules = "B-"
    help = "help-battle"
    why_example = "attack F3xE4"
    rules_examples: tuple[str, ...] = ("B-ATTACK-06", "trench")
    done = "done"
    at_once = 10_000  # all moves fit on a screen, side by side
    opponent = "cadet"
    adviser = "general"
    width = WIDTH
    wishes: tuple[str, ...] = ("scenario", "seats", "pair", "leaders", "support")

    def options(self, wished: Mapping[str, Any]) -> dict[str, Any]:
        return options.game_options(wished)

    def ids(self) -> Sequence[str]:
        return [scenario.id for scenario in GAME.scenarios()]

    def knows(self, which: str) -> bool:
        return options.is_book(which)

    def start(self, which: str) -> State:
        return GAME.start(scenario=which)

    def load(self, path: Path) -> State:
        return GAME.load(path)

    def show_list(self, screen: Screen, text: Text) -> None:
        overview.show_scenarios(screen, text)

    def shown(self, state: State) -> State:
        return state

    def show_overview(self, screen: Screen, state: State, text: Text) -> None:
        overview.show_overview(screen, battle(state), text)

    def summary(self, state: State, text: Text) -> str:
        units = sum(hex_ >= 0 for hex_ in battle(state).hex)
        return text("ui-check-document", name=self.scenario_name(state, text), units=units)

    def sides(self, state: State) -> Sequence[str]:
        return [SIDES[side] for side in battle(state).scenario.sides]

    def turns(self, state: State) -> int:
        return max(battle(state).turns)

    def reveals(self, before: State, after: State, people: Sequence[int]) -> bool:
        old, new = battle(before), battle(after)
        sides = old.scenario.sides
        return any(
            face_up(new, side) & ~face_up(old, side)
            for side in sides
            if any(sides[person] != side for person in people)
        )

    def scenario_id(self, state: State) -> str:
        return pages.scenario_texts(battle(state))[0]

    def scenario_name(self, state: State, text: Text) -> str:
        return pages.scenario_name(battle(state), text)

    def score(self, view: Any, text: Text) -> str:
        return f"{text('ui-medals')}: {medals(view, text)}"

    def result(self, state: State, text: Text) -> str:
        outcome = state.outcome()
        assert outcome is not None
        return text("battle-won", side=outcome.winner, reason=outcome.reason)

    def story(self, state: State, text: Text) -> Story:
        return pages.story(battle(state), text)

    def show_briefing(self, screen: Screen, state: State, text: Text) -> None:
        pages.show_scenario(screen, battle(state), text)

    def show_board(
        self, screen: Screen, state: State, seat: int | None, text: Text, with_legend: bool = False
    ) -> None:
        pages.show_board(screen, battle(state), text, with_legend)  # the same for every seat

    def narrator(self, text: Text) -> BattleNarrator:
        return BattleNarrator(text)

    def dialogue(self, session: "Session") -> BattleDialogue:
        return BattleDialogue(session)


def face_up(position: Position, side: int) -> int:
    """The cards of a side that lie in front of its players and in their discard piles."""
    cards = position.played if position.active == side else 0
    for seat in position.scenario.members[side]:
        cards |= position.discard[seat]
    return cards


FRONT: Final[Front] = BattleFront()
