"""Battle of Hoth as arrays: the facet that environments and datasets use."""

from collections.abc import Mapping
from math import comb
from types import MappingProxyType
from typing import Any, Final

from echobase.core.game import State
from echobase.games.battle.observation.actions import MOST_DICE_AGAIN, battle_actions
from echobase.games.battle.observation.arrays import BattleObserver
from echobase.games.battle.rules.dice import FACES
from echobase.games.battle.rules.scenario import PERMANENT, TOKEN
from echobase.games.battle.rules.state import as_battle
from echobase.observation.action_space import Actions
from echobase.observation.facet import Observation


class BattleObservation:
    """Implements `observation.facet.Observation`."""

    most_seats = 4
    most_outcomes = comb(MOST_DICE_AGAIN + len(FACES) - 1, len(FACES) - 1)
    parameters: Mapping[str, Any] = MappingProxyType({"scenario": 1, "seats": 2})

    def observer(self, first: State) -> BattleObserver:
        return BattleObserver(as_battle(first).scenario)

    def actions(self, first: State) -> Actions:
        objectives = as_battle(first).scenario.objectives
        marked = [one for one in objectives if one.type in (PERMANENT, TOKEN)]
        return battle_actions(sum(len(one.hexes) for one in marked))


OBSERVATION: Final[Observation] = BattleObservation()
