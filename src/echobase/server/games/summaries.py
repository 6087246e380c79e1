"""The summary of a game in a list, in all languages."""

from collections.abc import Hashable
from typing import Any

from echobase.core.chance import CHANCE, OVER
from echobase.core.game import State
from echobase.lessons.words import lesson_story
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.play.puzzle_attempt import attempt_of
from echobase.play.puzzle_words import puzzle_story
from echobase.server.storage.game_store import Digest
from echobase.text import LANGUAGES, Text
from echobase.text.words import Story, result_text, words

TEXTS = {lang: Text(lang) for lang in LANGUAGES}


def digest(game_log: GameLog, interaction: Interaction) -> Digest:
    """The state of a game, as far as everybody may know it."""
    state, named = game_log.state, words(game_log.facts.game)
    seen, outcome = game_log.seen(None), game_log.outcome()
    seat = interaction.decider(game_log)
    return Digest(
        name={lang: name_of(game_log, text) for lang, text in TEXTS.items()},
        heading={lang: interaction.heading(game_log, text) for lang, text in TEXTS.items()},
        score={lang: named.score(seen, text) for lang, text in TEXTS.items()},
        result=results(game_log),
        turn=state.turn_number(),
        waiting=[] if seat in (CHANCE, OVER) else [seat],
        sides=list(state.sides()),
        leaders=leaders(seen, state),
        finished=outcome is not None,
        winner="" if outcome is None else outcome.winner,
    )


def list_key(game_log: GameLog, interaction: Interaction) -> Hashable:
    """What changes whenever the summary of a game does, in one language."""
    text = TEXTS["en"]
    score = words(game_log.facts.game).score(game_log.seen(None), text)
    heading = interaction.heading(game_log, text)
    return interaction.decider(game_log), heading, score, game_log.over


def name_of(game_log: GameLog, text: Text) -> str:
    """The name of a game: that of its lesson or puzzle, or of what is played."""
    guided = guided_story(game_log, text)
    if guided is not None:
        return guided.name
    return words(game_log.facts.game).scenario_name(game_log.state, text)


def guided_story(game_log: GameLog, text: Text) -> Story | None:
    """The title and the task of a lesson or a puzzle; None for any other game."""
    attempt = attempt_of(game_log)
    return lesson_story(game_log, text) if attempt is None else puzzle_story(attempt, text)


def results(game_log: GameLog) -> dict[str, str]:
    """How the game ended, by language; empty before the end."""
    game, outcome = game_log.facts.game, game_log.outcome()
    if outcome is None:
        return {}
    return {lang: result_text(game, game_log.state, outcome, text) for lang, text in TEXTS.items()}


def leaders(seen: Any, state: State) -> list[str]:
    """The leader of each seat, which never changes; empty where there are none."""
    seats = getattr(seen, "seats", state.sides())
    return [getattr(seat, "leader", "") for seat in seats]
