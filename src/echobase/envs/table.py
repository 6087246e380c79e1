"""A game at a table, without any framework: seats by name, luck drawn, views as arrays."""

import contextlib
from io import StringIO
from random import Random
from typing import Any, Final

from rich.console import Console

from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.game import State
from echobase.core.registry import game
from echobase.envs.assault_observation import AssaultObserver
from echobase.envs.battle_observation import BattleObserver
from echobase.envs.observation import Board, Facts, Observer
from echobase.envs.spaces import Actions, Mask, assault_actions, battle_actions
from echobase.terminal.fronts import front
from echobase.terminal.screen import Screen
from echobase.text import Text

WIDTH: Final = 200
HEIGHT: Final = 120
"""The sheet on which a board is written: wide and high enough for every map."""


def seat_names(sides: list[str]) -> list[str]:
    """By seat: rebel_0, empire_0, and in a team rebel_1, ..."""
    return [f"{side}_{sides[:seat].count(side)}" for seat, side in enumerate(sides)]


class Table:
    """One game after another with the same options. The state never leaves it unseen."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.name = name
        self._first = game(name).start(**options)
        view = self._first.view(None)
        self.observer: Observer
        self.actions: Actions
        if name == "battle":
            passed = [one for one in view.objectives if one.type in ("permanent", "token")]
            self.actions = battle_actions(sum(len(one.hexes) for one in passed))
            self.observer = BattleObserver(view)
            self.sides = [seat.side for seat in view.seats]
        else:
            self.actions = assault_actions(view.columns * view.rows)
            self.observer = AssaultObserver(view)
            self.sides = list(view.seats)
        self.seats = seat_names(self.sides)
        self.state: State = self._first.copy()
        self.rng = Random()

    def reset(self, seed: int | None) -> None:
        """A new game; without a seed luck goes on where it was."""
        if seed is not None:
            self.rng = Random(seed)
        self.state = self._first.copy()
        self._draw()

    def _draw(self) -> None:
        state = self.state
        while state.to_act() == CHANCE:
            state.apply(sample(state.chances(), self.rng))

    def to_act(self) -> int:
        """The seat that decides, or OVER; never luck."""
        return self.state.to_act()

    def act(self, action: int) -> None:
        """Do an action given by its dense number, then whatever luck brings."""
        self.state.apply(self.actions.numbers[action])
        self._draw()

    def apply(self, number: int) -> None:
        """Do an action given by the engine's number, then whatever luck brings."""
        self.state.apply(number)
        self._draw()

    def is_legal(self, action: int) -> bool:
        if not 0 <= action < self.actions.size:
            return False
        return self.actions.numbers[action] in self.state.actions()

    def mask(self, seat: int) -> Mask:
        """What a seat may do now; nothing while others decide."""
        state = self.state
        return self.actions.mask(state.actions() if state.to_act() == seat else [])

    def observe(self, seat: int) -> tuple[Board, Facts]:
        return self.observer.observe(self.state.view(seat))

    def rewards(self) -> list[int]:
        """By seat: 1 for the winners and -1 for the others at the end, 0 before."""
        outcome = self.state.outcome()
        if outcome is None:
            return [0] * len(self.seats)
        return [1 if seat in outcome.seats else -1 for seat in range(len(self.seats))]

    def is_over(self) -> bool:
        return self.state.to_act() == OVER

    def text(self) -> str:
        """The board as a spectator sees it, and how the game stands."""
        return text_of(self.name, self.state)


def text_of(name: str, state: State) -> str:
    """The board of a state in plain text, for a spectator."""
    sheet = StringIO()
    console = Console(file=sheet, width=WIDTH, height=HEIGHT, color_system=None, highlight=False)
    screen = Screen(console=console)
    screen.plain = False
    words = Text("en")
    shown = front(name)
    with contextlib.closing(sheet):
        shown.show_board(screen, state, None, words)
        screen.say(shown.score(state, words))
        if state.outcome() is not None:
            screen.say(shown.result(state, words))
        return sheet.getvalue()
