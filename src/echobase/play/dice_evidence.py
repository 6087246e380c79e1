"""What a game says about its dice in its record, and all its rolls and draws in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from echobase.core.chance import CHANCE
from echobase.core.events import Log
from echobase.core.fair_dice import DiceTerms, commitment, setup_hash, to_words
from echobase.core.game import State
from echobase.core.record import Record
from echobase.play.game_log import GameLog
from echobase.play.interaction import interaction
from echobase.play.statistics import statistics
from echobase.text import Text
from echobase.text.words import words

TYPED: Final = "typed"
"""The remark of a record whose dice people typed in."""


# From a game.


def terms_of(game_log: GameLog) -> DiceTerms:
    """The game that its commitment is for."""
    facts, sides = game_log.facts, list(game_log.first.sides())
    setup = setup_hash(facts.options)
    return DiceTerms(facts.id, facts.game, facts.rules_version, setup, sides)


def published(game_log: GameLog) -> str:
    """The hash that is public from the beginning; empty for a record, which has no secret."""
    secret = game_log.facts.secret
    return commitment(secret, terms_of(game_log)) if secret else ""


def remarks(game_log: GameLog) -> dict[str, str]:
    """What the record of a game says about its dice: the secret only after the end.

    Lessons and puzzles say nothing: there a second try has luck of its own.
    """
    facts = game_log.facts
    if facts.record or facts.guided:
        return {}
    found = {"luck": published(game_log), "id": facts.id}
    if facts.dice == TYPED:
        found["dice"] = TYPED
    if game_log.over:
        found["secret"] = facts.secret
        if game_log.contributions:
            found["contributions"] = to_words(game_log.contributions)
    return found


# Chance in a game.


@dataclass(frozen=True)
class ChanceEvent:
    """One roll or draw."""

    place: int
    before: State
    action: int
    typed: bool


def chance_events(record: Record, typed: bool) -> Iterator[ChanceEvent]:
    """All rolls and draws of a record."""
    facet = interaction(record.head.game)
    for place, (state, action) in enumerate(record.states()):
        if state.to_act() == CHANCE:
            dice = typed and facet.dice(state, Text())[0] > 0
            yield ChanceEvent(place, state.copy(), action, dice)


def when(game: str, event: ChanceEvent, text: Text) -> str:
    """The turn of a roll, in words."""
    return statistics(game).rolls.when(event.before, text)


def told(game: str, event: ChanceEvent, text: Text) -> str:
    """What a roll brought, in words; in notation where nothing is said about it."""
    narrator, log = words(game).narrator(text), Log()
    after, notation = event.before.copy(), event.before.write(event.action)
    after.apply(event.action, log)
    sentences = [*narrator.tell(event.before, notation, log), *narrator.rest()]
    return next((one.text for one in sentences if not one.heading), notation)
