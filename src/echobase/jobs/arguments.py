"""Normalises arguments: one value stands for a list, and a file for options."""

from collections.abc import Iterable, Sequence
from operator import index
from pathlib import Path
from typing import Any, TypeVar

from echobase.ai import contender
from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.registry import game

S = TypeVar("S", str, str | Path)


def listed(given: S | Iterable[S]) -> list[S]:
    """Several names, or one by itself."""
    return [given] if isinstance(given, str | Path) else list(given)


def whole(name: str, value: Any, least: int) -> int:
    """A whole number that is large enough; BadOption names the option."""
    try:
        number = index(value)
    except TypeError:
        number = None
    if number is None or number < least:
        raise BadOption(f"{name}: a whole number from {least} on; got {value!r}")
    return number


def options_in_full(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game; for a scenario or map given as a path, those in its file."""
    files = {key: value for key, value in options.items() if isinstance(value, Path)}
    agreed = {key: value for key, value in options.items() if key not in files}
    for path in files.values():
        agreed = {**game(name).load(path).options(), **agreed}
    return agreed


def by_seat(names: Sequence[str], sides: Sequence[str], name: str) -> tuple[str, ...]:
    """The player of each seat, from one name for all, one for each side, or one for each seat."""
    if len(names) == 1:
        found = list(names) * len(sides)
    elif len(names) == len(sides):
        found = list(names)
    elif len(names) == len(each := registry.sides(name)):
        by_side: dict[str, str] = dict(zip(each, names, strict=True))
        found = [by_side[side] for side in sides]
    else:
        choices = f"one name for all, {len(each)} (by side: {', '.join(each)})"
        more = f" or {len(sides)} (by seat)" if len(sides) > len(each) else ""
        got = f"{len(names)}: {','.join(map(str, names))}"
        raise BadOption(f"players: give {choices}{more}; got {got}")
    for one in found:
        contender(one, name)  # its error lists the names
    return tuple(found)


def nothing_to_decide(name: str) -> BadOption:
    """The message about a position that is the end of a game."""
    return BadOption(f"{name}: this position is the end of a game; there is nothing to decide")
