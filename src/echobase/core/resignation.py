"""Resignation: a side gives the game up, and the other one wins. The rules know nothing of it."""

from typing import Final

from echobase.core.events import Message
from echobase.core.game import Outcome, State

RESIGN: Final = "resign"
"""The verb of what ends such a game: `resign rebel`."""
RESIGNATION: Final = "resignation"
"""The reason of such an outcome."""
TWO: Final = 2


def can_resign(state: State) -> bool:
    """Whether it is clear who wins when a side gives up: there is one other side."""
    return len(set(state.sides())) == TWO


def resigns(side: str) -> Message:
    """The event that a side gives up."""
    return Message("side-resigns", {"side": side})


def resigned_outcome(state: State, side: str) -> Outcome:
    """The outcome when this side has given up."""
    sides = state.sides()
    winner = next(other for other in sides if other != side)
    seats = [seat for seat, other in enumerate(sides) if other == winner]
    return Outcome(winner, seats, RESIGNATION)
