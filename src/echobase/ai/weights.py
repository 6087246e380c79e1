"""What things are worth to the computer players of a game: tables of numbers by level and style."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

EVEN: Final = "even"
"""The style of a player who is named without one."""
Table = dict[str, float]


class WeightTables:
    """The files in `tables/` of a package: `levels`, `value` and, where sides differ, `sides`."""

    def __init__(self, package: str) -> None:
        self.package = package

    @property
    def styles(self) -> list[str]:
        """The ways in which a player can play this game."""
        return [EVEN, *self._read("levels")["style"]]

    def value(self) -> dict[str, dict[str, Any]]:
        """What was learned about the chance to win."""
        return self._read("value")

    def level(self, style: str, level: str = "") -> Table:
        """The weights of a level, in a style; without a level, of those who know everything."""
        found = self._read("levels")
        changed = found["level"][level] if level else {}
        return self._styled(style, {**found["all"], **changed})

    def side(self, side: str, style: str) -> Table:
        """The weights of those who know everything, and each side for itself."""
        return self._styled(style, {**self._read("levels")["all"], **self._read("sides")[side]})

    def _styled(self, style: str, found: Table) -> Table:
        factors: Table = {} if style == EVEN else self._read("levels")["style"][style]
        return {name: weight * factors.get(name, 1.0) for name, weight in found.items()}

    def _read(self, name: str) -> dict[str, dict[str, Any]]:
        return _read(self.package, name)


@cache
def _read(package: str, name: str) -> dict[str, dict[str, Any]]:
    file = resources.files(package) / "tables" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
