"""What a policy can learn by playing: the numbers that it decides by, and how far to vary each."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from echobase.ai.network_file import NETWORK
from echobase.ai.player import Policy
from echobase.core import registry
from echobase.core.errors import BadOption

TRAINING: Final = "training"
"""The table of a file that says how the others came about; players leave it out."""
Numbers = dict[str, float]
"""By name: `move.shot` is the number `shot` of the table `move`."""


class PolicyLearning(Protocol):
    """The facet `policy` of a game: its first thoughts as numbers."""

    game: str
    about: str
    """The heading of the table, as its first lines."""
    lengths: tuple[float, ...]
    """How far a generation may go, in strides; the one that wins most is measured again."""

    def settings(self) -> list[dict[str, Any]]:
        """The options for every way of playing the game."""

    def start(self) -> Numbers:
        """The numbers that players have now."""

    def sizes(self) -> Numbers:
        """How far each number is varied: small changes that show in play."""

    def policy(self, numbers: Mapping[str, float]) -> Policy:
        """A policy that decides by these numbers, for all seats."""


def policy_learning(game: str) -> PolicyLearning:
    """How the policy of a game can learn; BadOption when it cannot."""
    found: PolicyLearning | None = registry.facet(game, "policy")
    if found is None:
        raise BadOption(f"game: the players of {registry.game(game).title} cannot learn a policy")
    return found


def nested(numbers: Mapping[str, float]) -> dict[str, dict[str, float]]:
    """The numbers as tables of a file."""
    tables: dict[str, dict[str, float]] = {}
    for name, number in numbers.items():
        table, key = name.split(".")
        tables.setdefault(table, {})[key] = number
    return tables


def numbers_of(tables: Mapping[str, Any], start: Mapping[str, float]) -> Numbers:
    """The numbers of a file; those it does not name are as in `start`."""
    found: Numbers = {}
    for name, number in start.items():
        table, key = name.split(".")
        found[name] = float(tables.get(table, {}).get(key, number))
    return found


@cache
def policy_table(path: str) -> dict[str, dict[str, Any]]:
    """The tables of a policy in a file: numbers, and networks; BadOption when there are none."""
    try:
        tables = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        return {
            name: table
            if name == NETWORK
            else {key: float(number) for key, number in table.items()}
            for name, table in tables.items()
            if name != TRAINING
        }
    except (OSError, ValueError, AttributeError, TypeError) as error:
        raise BadOption(f"player: {path} is no policy ({error})") from None
