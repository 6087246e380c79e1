"""The games by name: the only place in core that knows which games there are."""

from importlib import import_module
from typing import Any

from echobase.core.game import Game, State

GAMES = {"battle": "echobase.games.battle", "assault": "echobase.games.assault"}


def game(name: str) -> Game:
    """The game of that name; KeyError lists the known names."""
    if name not in GAMES:
        raise KeyError(f"no game {name!r}; known games: {', '.join(sorted(GAMES))}")
    found: Game = import_module(GAMES[name]).GAME
    return found


def load(name: str, document: Any) -> State:
    """The state of a game from its document: how a state travels between processes."""
    return game(name).load(document)
