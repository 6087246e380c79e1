"""The options of a battle as people type them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

from echobase.core.document import parse, read_text
from echobase.core.errors import BadOption
from echobase.core.sides import SIDES, SideName
from echobase.games.battle.game import GAME
from echobase.play.options import GameOptions, TypedOption, looks_like_file


class BattleOptions:
    """Implements `play.options.GameOptions`."""

    described = (
        TypedOption(
            "scenario",
            str,
            "Number, id or file of a scenario.",
            several="Numbers, ids or files of scenarios: 1,5,mine.toml; or all.",
        ),
        TypedOption("seats", Literal[2, 3, 4], "The number of players."),
        TypedOption("pair", SideName, "With 3 players: the side that two of them play."),
        TypedOption(
            "leaders", str, "Add leaders: rebel=luke,empire=vader; in teams rebel=luke+leia."
        ),
        TypedOption("support", str, "Support cards to start with: rout,incursion."),
    )

    def read(self, typed: Mapping[str, Any]) -> dict[str, Any]:
        return start_options(typed)


OPTIONS: Final[GameOptions] = BattleOptions()


def start_options(typed: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a new battle, from what was typed."""
    which = typed.get("scenario")
    options: dict[str, Any] = {"scenario": which or 1}
    if which is not None and not GAME.find_scenario(which) and looks_like_file(which):
        GAME.load(Path(which))  # its errors name the file
        tables = parse(read_text(which), which)
        options = {**tables.pop("options", {}), "scenario": tables}
    if "pair" in typed and typed.get("seats") != 3:
        raise BadOption("pair: only with 3 seats; add --seats 3")
    options |= {name: typed[name] for name in ("seats", "pair") if name in typed}
    if "leaders" in typed:
        options["leaders"] = parse_leaders(typed["leaders"])
    if "support" in typed:
        options["support"] = [card.strip() for card in typed["support"].split(",") if card.strip()]
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
