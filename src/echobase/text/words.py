"""A game in words, for every screen: its name, its story, its score and its result."""

from typing import Any, Protocol

from echobase.core import registry
from echobase.core.game import State
from echobase.text import Text
from echobase.text.narration import Narrator
from echobase.text.story import Story


class Words(Protocol):
    """The facet `words` of a game."""

    def scenario_name(self, state: State, text: Text) -> str:
        """What is being played."""
        ...

    def story(self, state: State, text: Text) -> Story:
        """What this game is about."""
        ...

    def summary(self, state: State, text: Text) -> str:
        """One sentence about a document that is in order."""
        ...

    def score(self, view: Any, text: Text) -> str:
        """How the game stands in anybody's view, in one line."""
        ...

    def result(self, state: State, text: Text) -> str:
        """Who won and why; asked only when the game is over."""
        ...

    def action(self, state: State, notation: str, text: Text) -> str:
        """A choice in a few words, without notation: who does what."""
        ...

    def narrator(self, text: Text) -> Narrator:
        """Somebody who tells what happens."""
        ...


class PlainWords:
    """Stands in for a game without words of its own."""

    def scenario_name(self, state: State, text: Text) -> str:
        return state.scenario_id()

    def story(self, state: State, text: Text) -> Story:
        return Story(self.scenario_name(state, text))

    def summary(self, state: State, text: Text) -> str:
        return text("ui-check-plain", name=self.scenario_name(state, text))

    def score(self, view: Any, text: Text) -> str:
        return ""

    def result(self, state: State, text: Text) -> str:
        outcome = state.outcome()
        assert outcome is not None
        return text("ui-won", side=outcome.winner, reason=outcome.reason)

    def action(self, state: State, notation: str, text: Text) -> str:
        return notation

    def narrator(self, text: Text) -> Narrator:
        return Narrator(text)


def words(game: str) -> Words:
    """The words of a game, its own or the plain ones."""
    found: Words | None = registry.facet(game, "words")
    return PlainWords() if found is None else found
