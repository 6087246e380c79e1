"""What the states of the compiled engines share: who acts, the legal actions, documents, refusals.

A state of such an engine is a position with rules on top: `State(Position(EngineState))`.
"""

from collections.abc import Sequence
from typing import Any

from echobase.core import registry
from echobase.core.aliases import Action, Seat, i64
from echobase.core.chance import CHANCE, OVER, Rng
from echobase.core.errors import IllegalAction
from echobase.core.events import Message
from echobase.core.game import summary
from echobase.core.origin import Origin
from echobase.core.state_arguments import action_number, check_rng, seat_or_spectator


class EngineState:
    """Implements the part of `core.game.State` that is the same in all engines."""

    origin: Origin[Any, Any]
    """The document and options this game was made from; shared by all copies."""
    _to_act: Seat = OVER

    def to_act(self) -> Seat:
        """The seat that decides now, CHANCE or OVER."""
        return self._to_act

    def actions(self) -> Sequence[int]:
        """The legal actions of the seat to act, ascending; empty at chance and at the end."""
        raise NotImplementedError

    def playout(self, rng: Rng, most: int | None = None) -> int:
        """Play on to the end, or for so many steps, with random choices; returns the steps."""
        check_rng(rng)
        random = rng.random
        steps: i64 = 0
        limit: i64 = -1 if most is None else most
        while self._to_act != OVER and steps != limit:
            if self._to_act == CHANCE:
                self.let_chance(random())
            else:
                self.choose_any(random())
            steps += 1
        return steps

    def let_chance(self, luck: float) -> None:
        """Carry out the outcome of chance that `sample` would draw with this number in [0, 1)."""
        raise NotImplementedError

    def choose_any(self, luck: float) -> None:
        """Carry out one of the legal actions, selected by a number in [0, 1)."""
        raise NotImplementedError

    def copy(self) -> "EngineState":
        """An independent copy."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> "EngineState":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """States are pickled as documents."""
        return registry.load, (self.origin.game, self.document())

    def document(self) -> dict[str, Any]:
        """This position as a document that `game.load` turns back into the same state."""
        return self.origin.save(self)

    def options(self) -> dict[str, Any]:
        """The options this game was started with."""
        return self.origin.options()

    def scenario_id(self) -> str:
        """The id of the scenario or map; a custom document has its own."""
        return self.origin.scenario()

    def view(self, seat: object) -> Any:
        """Everything this seat may know, and nothing more; None is a spectator."""
        return self.origin.view(self, seat_or_spectator(seat, self.sides()))

    def sides(self) -> list[str]:
        """The side of each seat."""
        raise NotImplementedError

    def write(self, what: object) -> str:
        """The action in short notation."""
        raise NotImplementedError

    def read(self, text: object) -> Action:
        """The action written in short notation; IllegalAction when it cannot be understood."""
        raise NotImplementedError

    def number(self, what: object) -> Action:
        """An action given as a number or in notation; IllegalAction for anything else."""
        return action_number(what, self.read)

    def why_not(self, what: object) -> Message | None:
        """Why an action cannot be done now, or None when it can."""
        raise NotImplementedError

    def refuse(self, action: Action) -> None:
        """Raise IllegalAction with the reason."""
        raise IllegalAction(f"{self.write(action)!r} is not legal now", self.why_not(action))

    def __repr__(self) -> str:
        return summary(self.origin.game, self)
