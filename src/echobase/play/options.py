"""Options of a game as people type them: which there are, and what they mean to `game.start`."""

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
    """What helps with commands that play several scenarios, where that differs."""


class GameOptions(Protocol):
    """The facet `options` of a game."""

    @property
    def described(self) -> tuple[TypedOption, ...]:
        """The options of the command line that belong to this game."""
        ...

    def read(self, typed: Mapping[str, Any]) -> dict[str, Any]:
        """What was typed as options of `game.start`; BadOption for what is impossible."""
        ...


class PlainOptions:
    """Stands in for a game without options of its own: all it takes is what is played."""

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
    """The names of the options that belong to a game."""
    return tuple(option.name for option in game_options(game).described)


def looks_like_file(which: str) -> bool:
    """Whether a word that names no scenario is meant to be a file."""
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
    """The games that have one of these options; those that cannot even say so have none."""
    own = registry.for_each(lambda one: (one, set(option_names(one.name))), ignored)
    return [one for one, known in own if known & names]


def ignored(reason: str) -> None:
    """`echobase games` says what is wrong with a game."""


def flag(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"
