"""The games by name: found through the entry-point group `echobase.games`, loaded on demand.

Games from other distributions are found as well. A game that cannot be used is listed with the
reason and does not stop the others.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from echobase.core.errors import BadGame, BadOption
from echobase.core.game import CONTRACT, Game, State

GROUP: Final = "echobase.games"
DEFAULT: Final = "battle"
"""The game to use when none is named."""
MEMBERS: Final = (
    *("name", "title", "contract", "rules_version", "scenario_option", "facets"),
    *("start", "load", "scenarios", "find_scenario", "preview", "schema"),
)
"""The attributes a manifest must have."""

OBSERVATION: Final = "observation"
ARRAYS: Final = "librt"
T = TypeVar("T")


@cache
def _found() -> dict[str, EntryPoint]:
    """The entry points of all games by name, the default game first."""
    found = {point.name: point for point in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found, key=lambda name: (name != DEFAULT, name))}


def names() -> list[str]:
    """The names of all games that are installed, whether or not they can be used."""
    return list(_found())


def usable() -> list[Game]:
    """The games that can be played."""
    return [game(name) for name in names() if name not in problems()]


@cache
def problems() -> dict[str, str]:
    """The games that cannot be used, each with the reason in one line."""
    found = {}
    for name in names():
        try:
            game(name)
        except BadGame as error:
            found[name] = str(error)
    return found


@cache
def game(name: str) -> Game:
    """The game with that name; BadOption lists the known names, BadGame says why it is unusable."""
    if name not in _found():
        raise BadOption(f"game: no game {name!r}; known: {', '.join(names())}")
    point = _found()[name]
    try:
        found = point.load()
    except Exception as error:
        raise BadGame(f"game {name!r} ({point.value}): cannot be loaded: {_told(error)}") from None
    missing = [member for member in MEMBERS if not hasattr(found, member)]
    if missing:
        raise BadGame(f"game {name!r} ({point.value}): its manifest lacks {', '.join(missing)}")
    if found.name != name:
        raise BadGame(f"game {name!r} ({point.value}): its manifest is called {found.name!r}")
    if found.contract != CONTRACT:
        raise BadGame(
            f"game {name!r} ({point.value}): written for version {found.contract} of the contract; "
            f"this is version {CONTRACT}"
        )
    loaded: Game = found
    return loaded


def for_each(work: Callable[[Game], T], complain: Callable[[str], None]) -> list[T]:
    """The result of a call for every game; a game that fails is reported and skipped."""
    found = []
    for one in usable():
        try:
            found.append(work(one))
        except BrokenPipeError:
            raise  # the reader of our output is gone; no game is to blame
        except BadGame as error:
            complain(str(error))
        except Exception as error:
            complain(f"game {one.name!r}: {_told(error)}")
    return found


@cache
def sides(name: str) -> tuple[str, ...]:
    """The sides of a game, each once, in the order of the seats."""
    return tuple(dict.fromkeys(game(name).start().sides()))


def origin(name: str) -> str:
    """The distribution that provides a game, with its version: `echobase 0.1.0`."""
    found = _found()[name].dist
    return f"{found.name} {found.version}" if found is not None else ""


def folders() -> list[Path]:
    """The folders of all installed games; imports nothing from them."""
    found = []
    for point in _found().values():
        try:
            spec = find_spec(point.module)
        except (ImportError, AttributeError, ValueError):
            continue  # `problems` says why
        found += [Path(place) for place in (spec and spec.submodule_search_locations) or ()]
    return found


@cache
def facet(name: str, which: str) -> Any:
    """A facet of a game, imported if necessary; None when the game does not have it."""
    place = game(name).facets.get(which)
    if place is None:
        return None
    module, _, attribute = place.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except Exception as error:
        raise BadGame(
            f"game {name!r}: its facet {which} cannot be loaded: {_told(error)}"
        ) from None


def faults(name: str) -> list[str]:
    """Everything wrong with a game, one line each; imports the whole game to find out."""
    try:
        facets = list(game(name).facets)
    except BadGame as error:
        return [str(error)]
    found = []
    for which in facets:
        if which == OBSERVATION and find_spec(ARRAYS) is None:
            continue  # observations need an optional extra
        try:
            facet(name, which)
        except BadGame as error:
            found.append(str(error))
    return found


def sound() -> list[Game]:
    """The games in which nothing is broken."""
    return [one for one in usable() if not faults(one.name)]


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else 'no reason'}"


def load(name: str, document: Any) -> State:
    """The state of a game from its document: how states travel between processes."""
    return game(name).load(document)


def owner(tables: Mapping[str, Any]) -> Game:
    """The game a document names, or else the default game, whose checks report the rest."""
    meta = tables.get("meta")
    said = tables.get("game", meta.get("game") if isinstance(meta, dict) else None)
    for one in usable():
        if said in (one.name, one.title):
            return one
    return game(DEFAULT)
