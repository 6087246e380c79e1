"""What can be learned about Battle of Hoth: the chance of winning where a turn begins."""

from typing import Any, Final

from echobase.ai.learning import Learning
from echobase.ai.network import row_of
from echobase.ai.weights import EVEN
from echobase.core.game import State
from echobase.core.sides import SIDES
from echobase.games.battle.ai.players import TABLES
from echobase.games.battle.ai.value_inputs import fill_value_row, value_inputs
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.documents.tables import scenario_ids
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.rules.steps import step_of

HIDDEN: Final[tuple[int, ...]] = (64, 32)


class BattleLearning:
    """Implements `ai.learning.Learning` for the side whose turn begins."""

    game = "battle"
    about = (
        "How likely the side whose turn begins is to win a battle: a network that sees what\n"
        "games/battle/ai/value_inputs.py names."
    )

    def __init__(self) -> None:
        self.hidden = HIDDEN
        self._scenarios = list(scenario_ids().values())
        self.names: tuple[str, ...] = tuple(value_inputs(self._scenarios))
        self.signs: tuple[int, ...] = (0,) * len(self.names)
        self._weights = Weights(TABLES.level(EVEN))
        self._row = row_of([0.0] * len(self.names))

    def settings(self) -> list[dict[str, Any]]:
        return [{"scenario": id_} for id_ in self._scenarios]

    def mark(self, state: State) -> int:
        return (
            1 + sum(as_battle(state).turns)
            if step_of(as_battle(state).todo[-1]) == steps.PLAY
            else 0
        )

    def features(self, state: State) -> list[float]:
        place = self._scenarios.index(state.scenario_id())
        fill_value_row(self._row, as_battle(state), self._weights, place)
        return list(self._row)

    def offset(self, state: State) -> str:
        return f"scenarios.{state.scenario_id()}.{as_battle(state).active}"

    def side(self, state: State) -> str:
        return SIDES[as_battle(state).active]


LEARNING: Final[Learning] = BattleLearning()
