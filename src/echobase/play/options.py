"""Options of a game as people type them: their names, and their meaning for `game.start`."""

from collections.abc import Mapping, Set
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.core.game import Game


class TypedOption(NamedTuple):
    """An option of a game on the command line."""

    name: str
    type: Any
    help: str
    several: str = ""
    """The help of commands that play several scenarios, where it differs."""


class GameOptions(Protocol):
    """The facet `options` of a game."""

    @property
    def described(self) -> tuple[TypedOption, ...]:
        """The command line options of this game."""
        ...

    def read(self, typed: Mapping[str, Any]) -> dict[str, Any]:
        """The typed options as options of `game.start`; BadOption for impossible ones."""
        ...


class PlainOptions:
    """Stands in for a game without options of its own: it takes only the scenario or map."""

    def __init__(self, game: str) -> None:
        self.game = registry.game(game)
        option = self.game.scenario_option
        self.described = (TypedOption(option, str, f"Id or file of a {option}."),)

    def read(self, typed: Mapping[str, Any]) -> dict[str, Any]:
        which = typed.get(self.game.scenario_option)
        if which is None:
            return {}
        if not self.game.find_scenario(which) and looks_like_file(which):
            return self.game.load(Path(which)).options()
        return {self.game.scenario_option: which}


def game_options(game: str) -> GameOptions:
    """The options of a game, its own or the plain ones."""
    found: GameOptions | None = registry.facet(game, "options")
    return PlainOptions(game) if found is None else found


def option_names(game: str) -> tuple[str, ...]:
    """The names of the options of a game."""
    return tuple(option.name for option in game_options(game).described)


def looks_like_file(which: str) -> bool:
    """Whether a word that is not the name of a scenario is probably a file."""
    return Path(which).exists() or "." in which or "/" in which


def refuse_foreign(game: str, typed: Mapping[str, Any]) -> None:
    """Refuse options that belong to another game."""
    title = registry.game(game).title
    for name in typed:
        if name not in option_names(game):
            hint = "".join(
                f"; it belongs to {one.title}: add --game {one.name}" for one in games_with({name})
            )
            raise BadOption(f"{flag(name)}: not an option of {title}{hint}")


def games_with(names: Set[str]) -> list[Game]:
    """The games that have one of these options; broken games have none."""
    own = registry.for_each(lambda one: (one, set(option_names(one.name))), ignored)
    return [one for one, known in own if known & names]


def ignored(reason: str) -> None:
    """Ignore a broken game here: `echobase games` says what is wrong with it."""


def flag(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"
