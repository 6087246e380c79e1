"""What can be learned about Battle of Hoth: the chance of winning where a turn begins."""

from typing import Any, Final

from echobase.ai.learning import Learning
from echobase.ai.weights import EVEN
from echobase.core.game import State
from echobase.core.sides import SIDES
from echobase.games.battle.ai.features import NAMES, survey
from echobase.games.battle.ai.players import TABLES
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.documents.tables import scenario_ids
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.rules.steps import step_of

BOTH_SIDES: Final[tuple[str, ...]] = tuple(
    [f"{who}.{name}" for who in ("mover", "other") for name in NAMES]
)
ANY_SIGN: Final[tuple[int, ...]] = (0,) * len(BOTH_SIDES)


class BattleLearning:
    """Implements `ai.learning.Learning` for the side whose turn begins."""

    game = "battle"
    about = (
        "How likely the side whose turn begins is to win a battle: a logistic function of the\n"
        "features in games/battle/ai/features.py."
    )

    def __init__(self) -> None:
        self.names = BOTH_SIDES
        self.signs = ANY_SIGN
        self._weights = Weights(TABLES.level(EVEN))

    def settings(self) -> list[dict[str, Any]]:
        return [{"scenario": id_} for id_ in scenario_ids().values()]

    def mark(self, state: State) -> int:
        return (
            1 + sum(as_battle(state).turns)
            if step_of(as_battle(state).todo[-1]) == steps.PLAY
            else 0
        )

    def features(self, state: State) -> list[float]:
        mover = as_battle(state).active
        both = (survey(as_battle(state), side, self._weights) for side in (mover, 1 - mover))
        return [feature for one in both for feature in one]

    def offset(self, state: State) -> str:
        return f"scenarios.{state.scenario_id()}.{as_battle(state).active}"

    def side(self, state: State) -> str:
        return SIDES[as_battle(state).active]


LEARNING: Final[Learning] = BattleLearning()
