"""The game as arrays, for learning."""

from collections.abc import Mapping
from struct import pack
from types import MappingProxyType
from typing import Any, Final

from echobase.core.game import State
from echobase.observation.action_space import Actions
from echobase.observation.facet import Observation
from echobase.observation.observer import even
from thinice.board import MAPS, board
from thinice.state import DONE, MOVE, SAW


class LakeObserver:
    """Implements `observation.observer.Observer`.

    Planes for sledges and holes, each the own one first; the turn and the steps as facts.
    """

    def __init__(self, map_: str) -> None:
        self.labels = board(map_).labels
        self.planes = ["sledge:own", "sledge:enemy", "hole:own", "hole:enemy"]
        self.facts = ["turn", "steps"]
        self.shape = (*MAPS[map_], len(self.planes))
        self.offset = even(len(self.labels) * len(self.planes))

    def observe(self, state: Any, seat: int) -> bytes:
        seen = state.view(seat)
        own, enemy = seen.seats[seat], seen.seats[1 - seat]
        cells = bytearray(self.offset)
        for plane, label in enumerate((own.place, enemy.place, own.hole, enemy.hole)):
            if label:
                cells[self.labels.index(label) * len(self.planes) + plane] = 1
        return bytes(cells) + pack("<2h", seen.turn, seen.steps)


class LakeObservation:
    """Implements `observation.facet.Observation`."""

    most_seats = 2
    most_outcomes = 3
    parameters: Mapping[str, Any] = MappingProxyType({"map": "lake"})

    def observer(self, first: State) -> LakeObserver:
        return LakeObserver(first.scenario_id())

    def actions(self, first: State) -> Actions:
        lake = board(first.scenario_id())
        moves = range(MOVE, MOVE + len(lake.labels))
        return Actions([*(SAW + hex_ for hex_ in lake.ice), *moves, DONE])


OBSERVATION: Final[Observation] = LakeObservation()
