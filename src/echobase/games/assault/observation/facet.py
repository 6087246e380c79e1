"""Assault on Hoth as arrays: the facet that environments and datasets ask."""

from typing import Final

from echobase.core.game import State
from echobase.games.assault.narrow import assault
from echobase.games.assault.observation.actions import AssaultActions
from echobase.games.assault.observation.arrays import AssaultObserver
from echobase.observation.facet import Observation


class AssaultObservation:
    """Implements `observation.facet.Observation`."""

    def observer(self, first: State) -> AssaultObserver:
        return AssaultObserver(assault(first).setting.map)

    def actions(self, first: State) -> AssaultActions:
        return AssaultActions(assault(first).setting.map)


OBSERVATION: Final[Observation] = AssaultObservation()
