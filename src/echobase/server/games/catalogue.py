"""The catalogue: all games with their scenarios, players and options."""

import logging
from functools import lru_cache

from echobase.core import registry
from echobase.lessons.words import all_lessons
from echobase.play.browser import browser
from echobase.play.from_workshop import from_workshop
from echobase.play.puzzle_words import PuzzleInList, all_puzzles
from echobase.play.puzzles import puzzle_list
from echobase.server.messages.new_games import Catalogue
from echobase.text import Text

log = logging.getLogger(__name__)


@lru_cache(maxsize=8)
def catalogue(lang: str) -> Catalogue:
    """Everything that a client can offer before a game."""
    text = Text(lang)
    for reason in registry.problems().values():
        log.warning(reason)
    games = registry.for_each(lambda game: browser(game.name).catalogue(text), log.warning)
    taught = registry.for_each(lambda game: all_lessons(game.name, text), log.warning)
    counts = registry.for_each(lambda game: (game.name, len(puzzle_list(game.name))), log.warning)
    return Catalogue(
        lang=lang,
        games=games,
        lessons=[one for own in taught for one in own],
        puzzles={name: count for name, count in counts if count},
    )


@lru_cache(maxsize=8)
def puzzles(lang: str) -> list[PuzzleInList]:
    """All puzzles, game by game."""
    text = Text(lang)
    found = registry.for_each(lambda game: all_puzzles(game.name, text), log.warning)
    return [one for own in found for one in own]


def ids() -> set[tuple[str, str]]:
    """Everything that can be played."""
    found = registry.for_each(
        lambda game: (game.name, [*game.scenarios(), *from_workshop(game.name)]), log.warning
    )
    return {(name, id_) for name, ids in found for id_ in ids}
