"""From the wishes of the command line to the options of a battle."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from echobase.core.document import parse, read_text
from echobase.core.errors import BadOption
from echobase.core.sides import SIDES
from echobase.games.battle.documents.tables import scenario_ids
from echobase.games.battle.game import GAME
from echobase.terminal.finding import looks_like_file


def is_book(which: str) -> bool:
    """Whether this names a scenario of the book."""
    return which in scenario_ids().values() or which in map(str, scenario_ids())


def game_options(wished: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a new battle."""
    which = wished.get("scenario")
    options: dict[str, Any] = {"scenario": which or 1}
    if which is not None and not is_book(which) and looks_like_file(which):
        GAME.load(Path(which))  # its errors name the file
        tables = parse(read_text(which), which)
        options = {**tables.pop("options", {}), "scenario": tables}
    if "pair" in wished and wished.get("seats") != 3:
        raise BadOption("pair: only with 3 seats; add --seats 3")
    options |= {name: wished[name] for name in ("seats", "pair") if name in wished}
    if "leaders" in wished:
        options["leaders"] = parse_leaders(wished["leaders"])
    if "support" in wished:
        options["support"] = [card.strip() for card in wished["support"].split(",") if card.strip()]
    return options


def parse_leaders(words: str) -> dict[str, str | list[str]]:
    """`rebel=luke,empire=vader`, or for teams `rebel=luke+leia,...`."""
    found: dict[str, str | list[str]] = {}
    for part in words.split(","):
        side, equals, names = part.strip().partition("=")
        if not equals or side not in SIDES or side in found:
            raise BadOption(
                f"leaders: cannot read {part.strip()!r}; write rebel=luke,empire=vader "
                "(teams: rebel=luke+leia)"
            )
        chosen = [name.strip() for name in names.split("+")]
        found[side] = chosen[0] if len(chosen) == 1 else chosen
    return found
