"""Assault on Hoth as arrays: the facet that environments and datasets use."""

from collections.abc import Mapping
from math import comb
from types import MappingProxyType
from typing import Any, Final

from echobase.core.game import State
from echobase.games.assault.documents.tables import DEFAULT_MAP
from echobase.games.assault.observation.actions import AssaultActions
from echobase.games.assault.observation.arrays import AssaultObserver
from echobase.games.assault.rules.actions import MOST_DICE
from echobase.games.assault.rules.state import as_assault
from echobase.observation.facet import Observation


class AssaultObservation:
    """Implements `observation.facet.Observation`."""

    most_seats = 2
    most_outcomes = comb(MOST_DICE + 2, 2)
    parameters: Mapping[str, Any] = MappingProxyType({"map": DEFAULT_MAP, "setup": "free"})

    def observer(self, first: State) -> AssaultObserver:
        return AssaultObserver(as_assault(first).setting.map)

    def actions(self, first: State) -> AssaultActions:
        return AssaultActions(as_assault(first).setting.map)


OBSERVATION: Final[Observation] = AssaultObservation()
