"""What can be learned about Assault on Hoth: the chance of winning where a round begins."""

from typing import Any, Final

from echobase.ai.learning import Learning
from echobase.core.game import State
from echobase.core.sides import EMPIRE, SIDES
from echobase.games.assault.ai.features import NAMES, SIGNS, survey
from echobase.games.assault.ai.value import moment
from echobase.games.assault.documents.tables import map_ids
from echobase.games.assault.rules.state import as_assault


class AssaultLearning:
    """Implements `ai.learning.Learning` for the Empire, where a round begins."""

    game = "assault"
    about = (
        "How likely the Empire is to win an assault where a round begins: a logistic function of\n"
        "the features in games/assault/ai/features.py."
    )

    def __init__(self) -> None:
        self.names: tuple[str, ...] = tuple([f"features.{name}" for name in NAMES])
        self.signs: tuple[int, ...] = tuple(SIGNS.values())
        self.hidden: tuple[int, ...] = ()

    def settings(self) -> list[dict[str, Any]]:
        """All maps, each set up as suggested and by the players."""
        return [{"map": id_, "setup": setup} for setup in ("default", "free") for id_ in map_ids()]

    def mark(self, state: State) -> int:
        return moment(as_assault(state)) if state.turn_number() else 0

    def features(self, state: State) -> list[float]:
        return survey(as_assault(state))

    def offset(self, state: State) -> str:
        return f"maps.{state.scenario_id()}"

    def side(self, state: State) -> str:
        return SIDES[EMPIRE]


LEARNING: Final[Learning] = AssaultLearning()
