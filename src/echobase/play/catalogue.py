"""What can be chosen before a game begins: scenarios, leaders, players and options."""

from echobase.play.structs import Sparse, Struct


class OptionValue(Struct):
    """One value of an option."""

    value: str | int | bool
    name: str


class Option(Struct):
    """Something to agree on before a game."""

    id: str
    name: str
    text: str
    choices: list[OptionValue]
    default: str | int | bool


class Named(Sparse):
    """Something to choose by name: a leader, a level, a style, a support card."""

    id: str
    name: str
    text: str = ""
    side: str = ""


class LevelOf(Named):
    """A level of the computer players."""

    seconds: float = 0.0
    """How long it thinks about a turn, roughly, on a server."""


class CatalogueScenario(Struct):
    """A battle or a map to play."""

    id: str
    number: int
    name: str
    briefing: list[str]
    goals: dict[str, str]
    special: str
    facts: list[str]
    first: str
    """The side that moves first."""
    medals: dict[str, int]
    from_workshop: bool
    """Whether it was made with the workshop; these are numbered and listed apart."""


class GameOf(Struct):
    """One of the games, with everything that can be chosen before it begins."""

    id: str
    title: str
    text: str
    scenario_option: str
    """The option that selects the scenario: `scenario`, or `map`."""
    cover: str
    """The scenario whose picture represents the game."""
    tall: bool
    """Whether its pictures are taller than wide."""
    scenarios: list[CatalogueScenario]
    sides: dict[str, str]
    seats: list[int]
    leaders: list[Named]
    support: list[Named]
    levels: list[LevelOf]
    styles: list[Named]
    options: list[Option]
    defaults: dict[str, str]
    """The default level, and the level that gives hints."""
