"""A game under test, spoken to in notation: what the rule tests of both games share."""

from typing import Any, Self

from echobase import CHANCE, OVER, IllegalAction
from echobase.core.events import Log


class Spoken:
    """A state and everything that has happened to it."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.log: Log = []

    def do(self, *actions: str) -> Self:
        """Apply actions given in notation, chance included (`roll IIX`, `card walkers_move`)."""
        for text in actions:
            self.state.apply(self.state.read(text), self.log)
        return self

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions in notation, or those that begin with the verb."""
        texts = [self.state.write(action) for action in self.state.actions()]
        return [text for text in texts if text.split()[0] == verb] if verb else texts

    def can(self, text: str) -> bool:
        """Whether the action is legal now."""
        try:
            return self.state.read(text) in self.state.actions()
        except IllegalAction:
            return False

    def why(self, text: str) -> str:
        """The ID of the message that says why the action is not legal."""
        message = self.state.why_not(text)
        return "" if message is None else message.id

    @property
    def events(self) -> list[str]:
        """The IDs of everything that has happened so far."""
        return [message.id for message in self.log]

    @property
    def step(self) -> str:
        return self.state.view(None).step

    @property
    def to_act(self) -> int:
        return self.state.to_act()

    @property
    def winner(self) -> str:
        outcome = self.state.outcome()
        return "" if outcome is None else outcome.winner

    @property
    def waits_for_luck(self) -> bool:
        return self.state.to_act() == CHANCE

    @property
    def over(self) -> bool:
        return self.state.to_act() == OVER
