"""The setting of one game: its map and what the players agreed on; shared by all copies."""

from echobase.core.aliases import Side, Unit, i64
from echobase.core.sides import EMPIRE
from echobase.games.assault.rules.map import Map


class Placement:
    """Where a set-up puts one unit: a hex, the Base Box, or aboard a Walker."""

    def __init__(self, unit: Unit, place: i64, facing: i64) -> None:
        self.unit = unit
        self.place = place
        self.facing = facing


class Setting:
    """The map, the options (3.8) and the suggested set-up of each side."""

    def __init__(self, map: Map) -> None:
        self.map = map
        self.field_of_fire: i64 = 120
        self.reshuffle_first_five = True
        self.sets_up_first: Side = EMPIRE
        self.suggested: list[list[Placement]] = [[], []]
        """By side; empty when the map suggests nothing (A-SETUP-20)."""
        self.uses_suggested = [False, False]
        """Sides that agreed to start from the suggested set-up."""
