"""Losses in Battle of Hoth, and what is counted: the medals of both sides."""

from typing import Final

from echobase.core.events import Log, Message
from echobase.core.game import State
from echobase.core.sides import SIDES
from echobase.games.battle.rules.objectives import score
from echobase.games.battle.rules.scenario import Scenario
from echobase.games.battle.rules.state import as_battle
from echobase.play.statistics import Loss, Losses

ELIMINATED: Final = "battle-eliminated"
DESTROYED: Final = "battle-destroyed"


class BattleLosses:
    """Implements `play.statistics.Losses` from the log, because unit numbers are reused."""

    group = "unit"

    def score(self, state: State) -> dict[str, int]:
        return {name: score(as_battle(state), side) for side, name in enumerate(SIDES)}

    def apply(self, state: State, action: int) -> list[Loss]:
        log: Log = []
        state.apply(action, log)
        scenario = as_battle(state).scenario
        return [loss(scenario, event) for event in log if event.id in (ELIMINATED, DESTROYED)]


def loss(scenario: Scenario, event: Message) -> Loss:
    """Structures belong to one side; a unit's kind gives its side."""
    key = str(event.args["unit"])
    if event.id == DESTROYED:
        side = scenario.structure_side
    else:
        side = next(kind.side for kind in scenario.kinds if kind.key == key)
    return Loss(SIDES[side], key, str(event.args["hex"]))


LOSSES: Final[Losses] = BattleLosses()
