"""What callers give, made into what is meant: one thing for a list of it, a file for options."""

from collections.abc import Iterable
from operator import index
from pathlib import Path
from typing import Any, TypeVar

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
    """The options of a game; a scenario or map that is a path brings those in its file."""
    files = {key: value for key, value in options.items() if isinstance(value, Path)}
    agreed = {key: value for key, value in options.items() if key not in files}
    for path in files.values():
        agreed = {**game(name).load(path).options(), **agreed}
    return agreed
