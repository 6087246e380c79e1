"""The summary of a game in a list, in all languages."""

from echobase.core.chance import CHANCE, OVER
from echobase.core.game import State
from echobase.play.game_log import GameLog
from echobase.play.interaction import Interaction
from echobase.server.store import Digest
from echobase.text import LANGUAGES, Text
from echobase.text.words import words

TEXTS = {lang: Text(lang) for lang in LANGUAGES}


def digest(game_log: GameLog, interaction: Interaction) -> Digest:
    """The state of a game, as far as everybody may know it."""
    state, told = game_log.state, words(game_log.facts.game)
    seen = state.view(None)
    over = state.to_act() == OVER
    seat = interaction.decider(game_log)
    return Digest(
        name={lang: told.scenario_name(state, text) for lang, text in TEXTS.items()},
        heading={lang: interaction.heading(game_log, text) for lang, text in TEXTS.items()},
        score={lang: told.score(seen, text) for lang, text in TEXTS.items()},
        result={lang: told.result(state, text) for lang, text in TEXTS.items()} if over else {},
        turn=state.turn_number(),
        waiting=[] if seat in (CHANCE, OVER) else [seat],
        sides=list(state.sides()),
        leaders=leaders(state),
        finished=over,
    )


def leaders(state: State) -> list[str]:
    """The leader of each seat, which never changes; empty where there are none."""
    seats = getattr(state.view(None), "seats", state.sides())
    return [getattr(seat, "leader", "") for seat in seats]
