"""Options that several commands share, and how numbers are read."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, get_args

from cyclopts import CoercionError, Parameter, Token, convert

from echobase.core import registry
from echobase.core.errors import BadOption
from echobase.terminal.screen import Screen
from echobase.text import LANGUAGES, Text, language

WHOLE: Final = re.compile("[+-]?[0-9]{1,18}")


def exact(type_: Any, tokens: Sequence[Token]) -> Any:
    """A whole number, or one of the numbers to choose from; cyclopts would round `1.4`."""
    (token,) = tokens
    if type_ is int and not WHOLE.fullmatch(token.value):
        raise BadOption(f"{token.keyword}: {token.value[:40]!r} is not a whole number")
    if type_ is not int and token.value not in map(str, get_args(type_)):
        raise CoercionError(token=token, target_type=type_)
    return convert(type_, tokens)


def number(help_: str) -> Parameter:
    """An option that takes a whole number."""
    return Parameter(help=help_, converter=exact)


GAMES: Final = " or ".join(registry.names())
GameName = Annotated[
    str | None, Parameter(help=f"Which game: {GAMES}. Default: {registry.DEFAULT}.")
]
AnyGame = Annotated[str | None, Parameter(help=f"Which game: {GAMES}. Default: all.")]
Lang = Annotated[
    str | None,
    Parameter(help=f"Language: {', '.join(LANGUAGES)}. Default: your system's."),
]
Force = Annotated[bool, Parameter(help="Replace an existing file.")]
Report = Annotated[Path | None, Parameter(help="Write a report for browsers to this .html file.")]
Data = Annotated[
    Path | None, Parameter(help="Folder for games in the browser. Default: your data folder.")
]


@Parameter(name="*")
@dataclass(frozen=True)
class Display:
    """The options of all commands that show something: the language, and drawings or sentences."""

    lang: Lang = None
    plain: Annotated[bool, Parameter(help="Sentences instead of drawings, for screen readers.")] = (
        False
    )

    def open(self) -> tuple[Screen, Text]:
        """Where to show it, and in which words."""
        return Screen(self.plain), Text(language(self.lang))


@Parameter(name="*")
@dataclass(frozen=True)
class Work:
    """The options of all commands that play many games."""

    seed: Annotated[int | None, number("Seed for dice, cards and players. Default: 0.")] = None
    workers: Annotated[
        int | None, number("Processes that share the work. Default: one for each core.")
    ] = None
    ray: Annotated[
        str | None,
        Parameter(help="Run on Ray: local, or the address of a cluster (needs echobase[ray])."),
    ] = None


DISPLAY: Final = Display()
WORK: Final = Work()
