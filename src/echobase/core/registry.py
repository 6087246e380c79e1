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

from echobase.core.errors import BadDocument, BadGame, BadOption
from echobase.core.game import CONTRACT, Game, State

GROUP: Final = "echobase.games"
DEFAULT: Final = "battle"
"""The game to use when none is named."""
MEMBERS: Final = (
    *("name", "title", "contract", "rules_version", "scenario_option", "facets"),
    *("start", "load", "scenarios", "find_scenario", "preview", "schema"),
)
"""The attributes a manifest must have."""

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


def game(name: object) -> Game:
    """The game with that name; BadOption lists the known names, BadGame says why it is unusable."""
    if not isinstance(name, str) or name not in _found():
        raise BadOption(f"game: no game {name!r}; known: {', '.join(names())}")
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    point = _found()[name]
    try:
        found = point.load()
    except (Exception, SystemExit) as error:
        raise BadGame(
            f"game {name!r} ({point.value}): cannot be loaded: {one_line(error)}"
        ) from None
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
        except BadGame as broken:  # another name: the compiler gives a variable one type
            complain(str(broken))
        except Exception as error:
            complain(f"game {one.name!r}: {one_line(error)}")
    return found


@cache
def sides(name: str) -> tuple[str, ...]:
    """The sides of a game, each once, in the order of the seats."""
    return tuple(dict.fromkeys(game(name).start().sides()))


def distribution(name: str) -> str:
    """The distribution that provides a game, with its version: `echobase 0.1.0`."""
    found = _found()[name].dist
    return f"{found.name} {found.version}" if found is not None else ""


def foreign() -> list[str]:
    """The names of the games that other distributions provide."""
    return [name for name in names() if not distribution(name).startswith("echobase ")]


def place(name: str) -> Path | None:
    """The folder of a game, or its only file; the game itself is not imported."""
    module = _found()[name].module
    try:
        spec = find_spec(module)
    except Exception:
        return None  # `problems` says why
    if spec is None or spec.origin is None:
        return None
    file = Path(spec.origin)
    return file.parent if spec.submodule_search_locations or "." in module else file


def folders() -> list[Path]:
    """The folders of all installed games."""
    places = [place(name) for name in names()]
    return [found for found in places if found is not None and found.is_dir()]


@cache
def facet(name: str, which: str) -> Any:
    """A facet of a game, imported if necessary; None when the game does not have it."""
    place = game(name).facets.get(which)
    if place is None:
        return None
    module, _, attribute = place.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:
        raise BadGame(
            f"game {name!r}: its facet {which} cannot be loaded: {one_line(error)}"
        ) from None


def faults(name: str) -> list[str]:
    """Everything wrong with a game, one line each; imports all of it and starts it to find out."""
    try:
        facets = list(game(name).facets)
    except BadGame as broken:
        return [str(broken)]
    found = []
    for which in facets:
        try:
            facet(name, which)
        except BadGame as broken:
            found.append(str(broken))
    try:
        game(name).start().view(None)
    except Exception as error:
        found.append(f"game {name!r}: cannot be started: {one_line(error)}")
    return found


def sound() -> list[Game]:
    """The games in which nothing is broken."""
    return [one for one in usable() if not faults(one.name)]


def one_line(error: BaseException) -> str:
    """An error in one line, with its kind."""
    return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else 'no reason'}"


def load(name: str, document: Any) -> State:
    """The state of a game from its document: how states travel between processes."""
    return game(name).load(document)


def owner(tables: Mapping[str, Any], source: str) -> Game:
    """The game that a document names."""
    said = tables.get("game")
    if said not in names():
        got = "this field is missing" if said is None else f"no game {said!r}"
        raise BadDocument(f"{source}: game: {got}; choose one of: {', '.join(names())}")
    return game(said)
