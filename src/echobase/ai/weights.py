"""What things are worth to the AI players of a game: tables of numbers by level and style."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

EVEN: Final = "even"
"""The style of a player that is named without one."""
Table = dict[str, float]


class WeightTables:
    """The files in `tables/` of a package: `levels`, `value`, `calibration`, and `policy` with the
    `strides` by which it was learned."""

    def __init__(self, package: str) -> None:
        self.package = package

    @property
    def styles(self) -> list[str]:
        """The styles in which players can play this game."""
        return [EVEN, *self._read("levels")["style"]]

    def value(self) -> dict[str, dict[str, Any]]:
        """What was learned about the chance of winning."""
        return self._read("value")

    def calibration(self) -> dict[str, dict[str, Any]]:
        """How far that can be trusted."""
        return self._read("calibration")

    def past(self, player: str) -> dict[str, dict[str, Any]]:
        """What a player of an earlier version knew."""
        return self._read(player)

    def policy(self) -> dict[str, dict[str, Any]]:
        """What was learned about single decisions."""
        return self._read("policy")

    def strides(self) -> dict[str, dict[str, Any]]:
        """How far training varies what is learned about single decisions."""
        return self._read("strides")

    def level(self, style: str, level: str = "") -> Table:
        """The weights of a level, in a style; without a level, those of the strongest players."""
        found = self._read("levels")
        changed = found["level"][level] if level else {}
        return self.styled(style, {**found["all"], **changed})

    def styled(self, style: str, found: Table) -> Table:
        """The weights as a style changes them."""
        factors: Table = {} if style == EVEN else self._read("levels")["style"][style]
        return {name: weight * factors.get(name, 1.0) for name, weight in found.items()}

    def _read(self, name: str) -> dict[str, dict[str, Any]]:
        return _read(self.package, name)


@cache
def _read(package: str, name: str) -> dict[str, dict[str, Any]]:
    file = resources.files(package) / "tables" / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))
