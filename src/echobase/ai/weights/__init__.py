"""What things are worth to the computer players: tables of numbers by game and style."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

EVEN: Final = "even"
"""The style of a player who is named without one."""


@cache
def tables(game: str) -> dict[str, dict[str, Any]]:
    """What things are worth in a game, by style."""
    return _read(game)


def _read(name: str) -> dict[str, dict[str, Any]]:
    file = resources.files(__name__) / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def value(game: str) -> dict[str, dict[str, Any]]:
    """What was learned about the chance to win this game."""
    return _read(f"{game}-value")


def styles(game: str) -> list[str]:
    """The ways in which a player can play this game."""
    return list(tables(game))


def table(game: str, style: str) -> dict[str, float]:
    """The weights of a style: the even ones, with what the style changes."""
    found = tables(game)
    return {**found[EVEN], **(found[style] if style != EVEN else {})}


def side_table(game: str, side: str, style: str) -> dict[str, float]:
    """The weights of a style for one side: even ones, what the side changes, and then the style."""
    changed = {} if style == EVEN else tables(game)[style]
    return {**tables(game)[EVEN], **_read(f"{game}-sides")[side], **changed}
