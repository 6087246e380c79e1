"""Battle of Hoth in words: the facet that screens, lab and analysis use."""

from typing import Any, Final

from echobase.core.game import State
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.words import story
from echobase.games.battle.words.action_text import action_text
from echobase.games.battle.words.description import medals
from echobase.games.battle.words.narration import BattleNarrator
from echobase.text import Text
from echobase.text.words import Story, Words


class BattleWords:
    """Implements `text.words.Words`."""

    def scenario_name(self, state: State, text: Text) -> str:
        return story.scenario_name(as_battle(state), text)

    def story(self, state: State, text: Text) -> Story:
        return story.story(as_battle(state), text)

    def summary(self, state: State, text: Text) -> str:
        units = sum(hex_ >= 0 for hex_ in as_battle(state).hex)
        return text("ui-check-document", name=self.scenario_name(state, text), units=units)

    def score(self, view: Any, text: Text) -> str:
        return f"{text('ui-medals')}: {medals(view, text)}"

    def result(self, state: State, text: Text) -> str:
        outcome = state.outcome()
        assert outcome is not None
        return text("battle-won", side=outcome.winner, reason=outcome.reason)

    def action(self, state: State, notation: str, text: Text) -> str:
        return action_text(as_battle(state), notation, text)

    def narrator(self, text: Text) -> BattleNarrator:
        return BattleNarrator(text)


WORDS: Final[Words] = BattleWords()
