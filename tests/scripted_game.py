"""A game under test, driven by notation; shared by the rule tests of both games."""

from typing import Any, Self

from echobase import CHANCE, OVER, IllegalAction
from echobase.core.events import Log
from echobase.core.game import Outcome


class ScriptedGame:
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
        step: str = self.state.view(None).step
        return step

    @property
    def to_act(self) -> int:
        seat: int = self.state.to_act()
        return seat

    @property
    def winner(self) -> str:
        return "" if self.state.outcome() is None else self.outcome.winner

    @property
    def outcome(self) -> Outcome:
        """How the game ended; it must have."""
        outcome = self.state.outcome()
        assert isinstance(outcome, Outcome)
        return outcome

    @property
    def reason(self) -> str:
        """Why somebody has won; empty before the end."""
        outcome = self.state.outcome()
        return "" if outcome is None else outcome.reason

    @property
    def waits_for_luck(self) -> bool:
        return self.to_act == CHANCE

    @property
    def over(self) -> bool:
        return self.to_act == OVER
