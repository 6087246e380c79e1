"""Errors in the code of a game from another distribution: told in one line that names the game."""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from echobase.core import registry
from echobase.core.errors import BadGame, EchoBaseError


def game_at_fault(error: BaseException) -> BadGame | None:
    """The game in whose code an error arose; None when it was the code of Echo Base."""
    if isinstance(error, BadGame):
        return error
    places = {name: registry.place(name) for name in registry.foreign()}
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        file = Path(frame.filename)
        for name, place in places.items():
            if place is not None and (file == place or place in file.parents):
                where = f"{file.name}, line {frame.lineno}, in {frame.name}"
                reason = registry.one_line(error)
                return BadGame(f"game {name!r} ({registry.distribution(name)}): {reason} ({where})")
    return None


@contextmanager
def blaming_games() -> Iterator[None]:
    """Raise BadGame for an error that arises in the code of a game."""
    try:
        yield
    except (EchoBaseError, BrokenPipeError):  # nobody reads our output any more
        raise
    except Exception as error:
        fault = game_at_fault(error)
        if fault is None:
            raise
        raise fault from error
