"""Chance, always from outside: what `to_act` returns for it, and how to draw one outcome."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from echobase.core.aliases import Action, i64
from echobase.core.errors import BadOption
from echobase.core.rows import row
from echobase.core.vectors import vec

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
    listed: list[tuple[Any, float]] = chances if isinstance(chances, list) else list(chances)
    for action, probability in listed:
        left -= probability
        if left < 0:
            drawn: int = action
            return drawn
    return chances[-1][0]


class Outcomes:
    """What chance can bring: for `State.chances`, and for games that the engine plays by itself."""

    def __init__(self, chances: list[tuple[int, float]]) -> None:
        self.chances = chances
        self._actions: vec[i64] = row([action for action, _ in chances])
        self._probabilities: vec[float] = vec[float]([probability for _, probability in chances])

    def drawn(self, luck: float) -> Action:
        """The outcome that `sample` draws with this number in [0, 1)."""
        last: i64 = len(self._actions) - 1
        for number in range(last):
            luck -= self._probabilities[number]
            if luck < 0:
                return self._actions[number]
        return self._actions[last]
