"""A game in words, for every screen: its name, its story, its score and its result."""

from dataclasses import dataclass
from typing import Any, Protocol

from echobase.core import registry
from echobase.core.early_end import AGREEMENTS, RESIGNATION, TIME
from echobase.core.game import Outcome, State
from echobase.text import Text
from echobase.text.narration import Narrator
from echobase.text.player_names import side_name


@dataclass(frozen=True)
class Story:
    """The title, the briefing, the goals of both sides and the special rules."""

    name: str
    briefing: str = ""
    goals: dict[str, str] | None = None
    special: str = ""


class Words(Protocol):
    """The facet `words` of a game."""

    def scenario_name(self, state: State, text: Text) -> str:
        """The name of the scenario or map."""
        ...

    def story(self, state: State, text: Text) -> Story:
        """The story of this game."""
        ...

    def summary(self, state: State, text: Text) -> str:
        """One sentence about a valid document."""
        ...

    def score(self, view: Any, text: Text) -> str:
        """The score in anybody's view, in one line."""
        ...

    def result(self, state: State, text: Text) -> str:
        """Who won and why; called only when the game is over."""
        ...

    def action(self, state: State, notation: str, text: Text) -> str:
        """A choice in a few words, without notation: who does what."""
        ...

    def narrator(self, text: Text) -> Narrator:
        """A narrator for this game."""
        ...


class PlainNarrator(Narrator):
    """Narrates every event by its message; `GAME-turn` begins a turn."""

    def __init__(self, game: str, text: Text) -> None:
        super().__init__(text)
        self.headings = (f"{game}-turn",)


class PlainWords:
    """Stands in for a game without words of its own: uses the messages that it has.

    These are `GAME-about`, the names `GAME-map-ID` of what can be played (the word in the middle is
    the game's scenario option), `GAME-reason-WHY` and `GAME-turn`.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    def scenario_name(self, state: State, text: Text) -> str:
        played = state.scenario_id()
        id_ = f"{self.game}-{registry.game(self.game).scenario_option}-{played}"
        return text(id_) if text.has(id_) else played

    def story(self, state: State, text: Text) -> Story:
        about = f"{self.game}-about"
        return Story(self.scenario_name(state, text), text(about) if text.has(about) else "")

    def summary(self, state: State, text: Text) -> str:
        title = registry.game(self.game).title
        return text("plain-check", game=title, name=self.scenario_name(state, text))

    def score(self, view: Any, text: Text) -> str:
        return ""

    def result(self, state: State, text: Text) -> str:
        outcome = state.outcome()
        assert outcome is not None
        reason = text.name("reason", outcome.reason, self.game)
        return text("plain-won", name=side_name(outcome.winner, text), why=reason)

    def action(self, state: State, notation: str, text: Text) -> str:
        return notation

    def narrator(self, text: Text) -> Narrator:
        return PlainNarrator(self.game, text)


def result_text(game: str, state: State, outcome: Outcome, text: Text) -> str:
    """Who won and why: by the rules of the game, or outside them."""
    if outcome.reason in (RESIGNATION, TIME):
        return text(f"side-wins-by-{outcome.reason}", side=outcome.winner)
    if not outcome.winner and outcome.reason in AGREEMENTS:
        return text(f"ended-by-{outcome.reason}")
    return words(game).result(state, text)


def words(game: str) -> Words:
    """The words of a game, its own or the plain ones."""
    found: Words | None = registry.facet(game, "words")
    return PlainWords(game) if found is None else found
