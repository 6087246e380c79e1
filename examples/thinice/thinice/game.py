"""The manifest: what Echo Base asks of the game, and where the rest of it is."""

from types import MappingProxyType

from echobase.core.simple_game import SimpleGame
from thinice.rules import LAKES, Race, RaceState


class ThinIce(SimpleGame):
    """Implements `core.game.Game`."""

    name = "thinice"
    title = "Thin Ice"
    scenario_option = "map"
    scenario_ids = tuple(LAKES)
    sides = ("red", "blue")
    position_type = Race
    state_type = RaceState
    facets = MappingProxyType(
        {
            "drawing": "thinice.drawing:DRAWING",
            "observation": "thinice.observation:OBSERVATION",
        }
    )


GAME = ThinIce()
