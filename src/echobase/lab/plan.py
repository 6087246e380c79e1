"""A plan: scenarios, line-ups and seeds. Each game follows from its number alone."""

from typing import Any, Literal

import msgspec

Kind = Literal["simulate", "tournament", "balance"]


class PlannedScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario or map with all options of the game."""

    name: str
    options: dict[str, Any]


class PlannedGame(msgspec.Struct, frozen=True):
    """One game of a plan."""

    number: int
    scenario: int
    """Its place in the plan."""
    players: tuple[str, ...]
    """One for each side, or for each seat."""
    seed: str
    """Determines all chance; the games of all line-ups in one round share it."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines the results; it is stored at the beginning of their file."""

    kind: Kind
    game: str
    scenarios: tuple[PlannedScenario, ...]
    line_ups: tuple[tuple[str, ...], ...]
    rounds: int
    """How often every line-up plays every scenario."""
    seed: int
    limit: int
    """The number of decisions after which a game is stopped."""
    echobase: str
    """The version of the program, because players differ between versions."""
    rules_version: int

    @property
    def with_facts(self) -> bool:
        """Whether rows include the course of the game, which takes space."""
        return self.kind == "balance"

    @property
    def total(self) -> int:
        """The number of games."""
        return self.rounds * len(self.scenarios) * len(self.line_ups)

    def planned(self, number: int) -> PlannedGame:
        """The game with that number: line-ups in turn, then the next scenario, the next round."""
        before, line_up = divmod(number, len(self.line_ups))
        round_, scenario = divmod(before, len(self.scenarios))
        seed = f"{self.seed}/{self.scenarios[scenario].name}/{round_}"
        return PlannedGame(number, scenario, self.line_ups[line_up], seed)


def differences(asked: Plan, found: Plan) -> list[str]:
    """The differences of two plans, in words."""
    told = []
    for name in Plan.__struct_fields__:
        wanted, has = getattr(asked, name), getattr(found, name)
        if wanted != has:
            told.append(f"{name.replace('_', ' ')} {_short(has)}, not {_short(wanted)}")
    return told


def _short(value: Any) -> str:
    """A setting in a few words: documents and long lists are not spelled out."""
    if isinstance(value, tuple):
        return " and ".join(
            _short(one) if isinstance(one, PlannedScenario) else ",".join(one) for one in value
        )
    return value.name if isinstance(value, PlannedScenario) else str(value)
