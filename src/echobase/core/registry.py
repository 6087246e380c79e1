"""The games by name: the only place in core that knows which games there are."""

from importlib import import_module

from echobase.core.game import Game

GAMES = {"battle": "echobase.battle", "assault": "echobase.assault"}


def game(name: str) -> Game:
    """The game of that name; KeyError lists the known names."""
    if name not in GAMES:
        raise KeyError(f"no game {name!r}; known games: {', '.join(sorted(GAMES))}")
    found: Game = import_module(GAMES[name]).GAME
    return found
