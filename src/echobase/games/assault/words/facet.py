"""Assault on Hoth in words: the facet that screens, lab and analysis use."""

from typing import Any, Final

from echobase.core.game import State
from echobase.games.assault.rules.state import as_assault
from echobase.games.assault.words import status, story
from echobase.games.assault.words.action_text import action_text
from echobase.games.assault.words.narration import AssaultNarrator
from echobase.text import Text
from echobase.text.words import Story, Words


class AssaultWords:
    """Implements `text.words.Words`."""

    def scenario_name(self, state: State, text: Text) -> str:
        return story.map_name(as_assault(state), text)

    def story(self, state: State, text: Text) -> Story:
        return story.story(as_assault(state), text)

    def summary(self, state: State, text: Text) -> str:
        map_ = as_assault(state).setting.map
        name = self.scenario_name(state, text)
        return text("ui-assault-check", name=name, columns=map_.columns, rows=map_.rows)

    def score(self, view: Any, text: Text) -> str:
        return status.score(view, text)

    def result(self, state: State, text: Text) -> str:
        outcome = state.outcome()
        assert outcome is not None
        return text("assault-won", side=outcome.winner, reason=outcome.reason)

    def action(self, state: State, notation: str, text: Text) -> str:
        return action_text(as_assault(state), notation, text)

    def narrator(self, text: Text) -> AssaultNarrator:
        return AssaultNarrator(text)


WORDS: Final[Words] = AssaultWords()
