"""What things are worth to the computer players: tables of numbers by game, level and style."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

EVEN: Final = "even"
"""The style of a player who is named without one."""


@cache
def _read(name: str) -> dict[str, dict[str, Any]]:
    file = resources.files(__name__) / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def value(game: str) -> dict[str, dict[str, Any]]:
    """What was learned about the chance to win this game."""
    return _read(f"{game}-value")


def styles(game: str) -> list[str]:
    """The ways in which a player can play this game."""
    return [EVEN, *_read(game)["style"]]


def table(game: str, style: str, level: str = "") -> dict[str, float]:
    """The weights of a level, in a style; without a level, of those who know everything."""
    found = _read(game)
    changed = found["level"][level] if level else {}
    return _styled(game, style, {**found["all"], **changed})


def side_table(game: str, side: str, style: str) -> dict[str, float]:
    """The weights of those who know everything, and each side for itself."""
    return _styled(game, style, {**_read(game)["all"], **_read(f"{game}-sides")[side]})


def _styled(game: str, style: str, found: dict[str, float]) -> dict[str, float]:
    factors: dict[str, float] = {} if style == EVEN else _read(game)["style"][style]
    return {name: weight * factors.get(name, 1.0) for name, weight in found.items()}
