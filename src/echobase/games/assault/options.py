"""The options of an assault as people type them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

from echobase.core.errors import BadOption
from echobase.core.sides import SIDES, SideName
from echobase.games.assault.game import GAME
from echobase.play.options import GameOptions, TypedOption, looks_like_file

SETUPS = ("free", "default")


class AssaultOptions:
    """Implements `play.options.GameOptions`."""

    described = (
        TypedOption(
            "map",
            str,
            "Id or file of a map.",
            several="Ids or files of maps, with commas; or all.",
        ),
        TypedOption(
            "field_of_fire", Literal[60, 120, 180], "Width of a Walker's field of fire, in degrees."
        ),
        TypedOption("sets_up_first", SideName, "The side that sets up first."),
        TypedOption(
            "setup",
            str,
            "free (each side places its units) or default (as the map suggests); "
            "for each side: rebel=free,empire=default.",
        ),
        TypedOption(
            "no_reshuffle", bool, "Do not reshuffle when the first five events are all transports."
        ),
    )

    def read(self, typed: Mapping[str, Any]) -> dict[str, Any]:
        return start_options(typed)


OPTIONS: Final[GameOptions] = AssaultOptions()


def start_options(typed: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a new assault, from what was typed."""
    options: dict[str, Any] = {}
    which = typed.get("map")
    if which is not None:
        options["map"] = which
    if which is not None and not GAME.find_scenario(which) and looks_like_file(which):
        options = GAME.load(Path(which)).options()  # its errors name the file
    for name in ("field_of_fire", "sets_up_first"):
        if name in typed:
            options[name] = typed[name]
    if "setup" in typed:
        options["setup"] = parse_setup(typed["setup"])
    if typed.get("no_reshuffle"):
        options["reshuffle_first_five"] = False
    return options


def parse_setup(words: str) -> str | dict[str, str]:
    """`free`, `default`, or one of them for each side: `rebel=free,empire=default`."""
    if words in SETUPS:
        return words
    found: dict[str, str] = {}
    for part in words.split(","):
        side, equals, how = part.strip().partition("=")
        if not equals or side not in SIDES or side in found or how not in SETUPS:
            raise BadOption(
                f"setup: cannot read {part.strip()!r}; write free, default, "
                "or rebel=free,empire=default"
            )
        found[side] = how
    return found
