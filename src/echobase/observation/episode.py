"""A game at a table, without any framework: named seats, drawn chance, observations as arrays."""

from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from numpy import ndarray
from numpy.typing import NDArray

from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.engine_state import EngineState
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.core.registry import game
from echobase.observation.action_space import Actions
from echobase.observation.facet import observation
from echobase.observation.observer import Observer

Board: TypeAlias = NDArray[np.int8]
Facts: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

INT8: Final = np.dtype(np.int8)
LITTLE_ENDIAN: Final = np.dtype("<i2")


def seat_names(sides: list[str]) -> list[str]:
    """By seat: rebel_0, empire_0, and in a team rebel_1, ..."""
    return [f"{side}_{sides[:seat].count(side)}" for seat, side in enumerate(sides)]


class Fixed:
    """What never changes at a table: the game before its first move, its actions and arrays."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.name = name
        self.options = options
        self.first: State = game(name).start(**options)
        self.actions: Actions = observation(name).actions(self.first)
        self.observer: Observer = observation(name).observer(self.first)
        self.sides = list(self.first.sides())


class Episode:
    """One game after another with the same options."""

    def __init__(self, name: str, options: dict[str, Any], fixed: Fixed | None = None) -> None:
        """`fixed` comes from another table with the same options, if there is one."""
        self.name = name
        self.fixed = fixed or Fixed(name, options)
        self.actions = self.fixed.actions
        self.observer = self.fixed.observer
        self.sides = self.fixed.sides
        self.seats = seat_names(self.sides)
        self.state: State = self.fixed.first.copy()
        self.rng = Random()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        return seated(self.name, self.fixed.options, self.fixed, self.state.copy(), self.rng)

    def __reduce__(self) -> tuple[Any, ...]:
        return seated, (self.name, self.fixed.options, None, self.state, self.rng)

    def reset(self, seed: Any) -> None:
        """Start a new game; if the seed is None, the random generator continues where it was."""
        if seed is not None:
            if not isinstance(seed, (int, np.integer)) or seed < 0:
                raise BadOption(f"seed: a whole number from 0 on, or None; got {seed!r}")
            self.rng = Random(int(seed))
        self.state = self.fixed.first.copy()
        self._draw()

    def _draw(self) -> int:
        state = self.state
        seat = state.to_act()
        while seat == CHANCE:
            if isinstance(state, EngineState):  # the same outcome, without a list of all
                state.let_chance(self.rng.random())
            else:
                state.apply(sample(state.chances(), self.rng))
            seat = state.to_act()
        return seat

    def to_act(self) -> int:
        """The seat that decides, or OVER; never CHANCE."""
        return self.state.to_act()

    def act(self, action: int) -> int:
        """Apply an action by its dense number, then any chance actions; returns who is next."""
        return self.apply(self.actions.number(self.state, action))

    def apply(self, number: int) -> int:
        """Apply an action by the engine's number, then any chance actions; returns who is next."""
        self.state.apply(number)
        return self._draw()

    def is_legal(self, action: int) -> bool:
        if not 0 <= action < self.actions.size:
            return False
        return self.actions.number(self.state, action) in self.state.actions()

    def mask(self) -> Mask:
        """What the seat to act may do now. The array is read-only."""
        return ndarray(self.actions.size, INT8, self.actions.mask(self.state))

    def observe(self, seat: int) -> tuple[Board, Facts]:
        """The board and the vector of what a seat may know. Both are read-only."""
        return arrays(self.observer, self.state, seat)

    def rewards(self) -> list[int]:
        """By seat: 1 for the winners and -1 for the others at the end, 0 before."""
        return rewards(self.state, len(self.seats))

    def is_over(self) -> bool:
        return self.state.to_act() == OVER


def seated(
    name: str, options: dict[str, Any], fixed: Fixed | None, state: State, rng: Random
) -> Episode:
    """A table with a game in progress, drawing chance exactly as another table would."""
    table = Episode(name, options, fixed)
    table.state = state
    table.rng.setstate(rng.getstate())
    return table


def rewards(state: State, seats: int) -> list[int]:
    """By seat: 1 for the winners and -1 for the others at the end, 0 before."""
    outcome = state.outcome()
    if outcome is None:
        return [0] * seats
    return [1 if seat in outcome.seats else -1 for seat in range(seats)]


def arrays(observer: Observer, state: State, seat: int) -> tuple[Board, Facts]:
    """What a seat may know of a state. The arrays are read-only."""
    seen = observer.observe(state, seat)
    return (
        ndarray(observer.shape, INT8, seen),
        ndarray(len(observer.facts), LITTLE_ENDIAN, seen, observer.offset),
    )
