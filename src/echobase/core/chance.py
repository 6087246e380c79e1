"""Chance, always from outside: what `to_act` returns for it, and how to draw one outcome."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from echobase.core.errors import BadOption
from echobase.core.sequences import ChanceSequence

CHANCE: Final = -1
"""Returned by `to_act` when chance decides: apply one of `chances()`."""

OVER: Final = -2
"""Returned by `to_act` when the game has ended: see `outcome()`."""


class Rng(Protocol):
    """Any source of numbers in [0, 1); `random.Random` is one."""

    def random(self) -> float:
        """The next number."""
        ...


def sample(chances: Sequence[tuple[int, float]], rng: Rng) -> int:
    """One of the chance actions, drawn by its probability with the caller's generator."""
    if not chances:
        raise BadOption("chances: none to draw from; sample state.chances() when chance is to act")
    left = rng.random()
    if isinstance(chances, ChanceSequence):
        found: int = chances.drawn(left)
        return found
    listed: list[tuple[Any, float]] = chances if isinstance(chances, list) else list(chances)
    for action, probability in listed:
        left -= probability
        if left < 0:
            drawn: int = action
            return drawn
    return chances[-1][0]
