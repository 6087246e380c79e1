"""What can be played: all games with their scenarios, players and options."""

from functools import lru_cache

from echobase.core import registry
from echobase.play.browser import browser
from echobase.server.protocol import Catalogue
from echobase.text import Text


@lru_cache(maxsize=8)
def catalogue(lang: str) -> Catalogue:
    """Everything that a client offers before a game."""
    text = Text(lang)
    games = [browser(game.name).catalogue(text) for game in registry.usable()]
    return Catalogue(lang=lang, games=games)


def ids() -> set[tuple[str, str]]:
    """All that there is to play."""
    return {(game.name, id_) for game in registry.usable() for id_ in game.scenarios()}
