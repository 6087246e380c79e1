"""The games of the terminal by name: the only place in it that knows which games there are."""

from importlib import import_module
from typing import Final

from echobase.core.errors import BadOption
from echobase.terminal.front import Front

FRONTS: Final = {
    "battle": "echobase.games.battle.terminal",
    "assault": "echobase.games.assault.terminal",
}
DEFAULT: Final = "battle"


def front(name: str) -> Front:
    """The front of that game; BadOption lists the known names."""
    if name not in FRONTS:
        raise BadOption(f"game: no game {name!r}; known: {', '.join(FRONTS)}")
    found: Front = import_module(FRONTS[name]).FRONT
    return found


def fronts() -> list[Front]:
    """All of them, in the order of the lists."""
    return [front(name) for name in FRONTS]
