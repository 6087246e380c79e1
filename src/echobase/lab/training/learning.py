"""What can be learned about a game: which positions count, and what is noted of each."""

from typing import Any, Protocol

from echobase.ai import weights
from echobase.core.errors import BadOption
from echobase.core.game import State
from echobase.core.sides import EMPIRE, SIDES
from echobase.games.assault.ai import features as assault_survey
from echobase.games.assault.ai.value import moment
from echobase.games.assault.rules.state import State as Assault
from echobase.games.battle.ai import features as battle_survey
from echobase.games.battle.ai.value import scenario_of
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.state import State as Battle
from echobase.games.battle.rules.steps import step_of
from echobase.lab.planning import ALL, settings

Table = dict[str, dict[str, Any]]


class Subject(Protocol):
    """One game, as the learner sees it."""

    game: str
    about: str
    """What the table says, as its first lines do."""
    names: tuple[str, ...]
    """The features, as parts of the table: `mover.cover`."""
    signs: tuple[int, ...]
    """By feature: 1 or -1 where its weight may not have the other sign, else 0."""

    def settings(self) -> list[dict[str, Any]]:
        """The options of the game in all the ways it is played."""

    def mark(self, state: State) -> int:
        """A number that changes where a turn or round begins; 0 where a position never counts."""

    def features(self, state: State) -> list[float]: ...

    def offset(self, state: State) -> str:
        """What is added to the features: `scenarios.under-siege.0`."""

    def side(self, state: State) -> str:
        """The side whose chance to win is meant."""


class BattleSubject:
    """Positions where a turn begins, seen by the side whose turn it is."""

    game = "battle"
    about = (
        "How likely the side whose turn begins is to win a battle: a logistic function of the\n"
        "features in ai/battle/survey.py."
    )
    names = tuple(f"{who}.{name}" for who in ("mover", "other") for name in battle_survey.NAMES)
    signs = (0,) * len(names)

    def __init__(self) -> None:
        self._weights = Weights(weights.table(self.game, weights.EVEN))

    def settings(self) -> list[dict[str, Any]]:
        return settings(self.game, ALL, {})

    def mark(self, state: State) -> int:
        assert isinstance(state, Battle)
        return 1 + sum(state.turns) if step_of(state.todo[-1]) == steps.PLAY else 0

    def features(self, state: State) -> list[float]:
        assert isinstance(state, Battle)
        mover = state.active
        both = (battle_survey.survey(state, side, self._weights) for side in (mover, 1 - mover))
        return [feature for one in both for feature in one]

    def offset(self, state: State) -> str:
        assert isinstance(state, Battle)
        return f"scenarios.{scenario_of(state)}.{state.active}"

    def side(self, state: State) -> str:
        assert isinstance(state, Battle)
        return SIDES[state.active]


class AssaultSubject:
    """Positions where a round begins, seen by the Empire."""

    game = "assault"
    about = (
        "How likely the Empire is to win an assault where a round begins: a logistic function of\n"
        "the features in ai/assault/survey.py."
    )
    names = tuple(f"features.{name}" for name in assault_survey.NAMES)
    signs = tuple(assault_survey.SIGNS.values())

    def settings(self) -> list[dict[str, Any]]:
        """All maps, each set up as suggested and by the players."""
        each = (settings(self.game, ALL, {"setup": setup}) for setup in ("default", "free"))
        return [options for one in each for options in one]

    def mark(self, state: State) -> int:
        assert isinstance(state, Assault)
        return moment(state) if state.turn else 0

    def features(self, state: State) -> list[float]:
        assert isinstance(state, Assault)
        return assault_survey.survey(state)

    def offset(self, state: State) -> str:
        assert isinstance(state, Assault)
        return f"maps.{state.setting.map.id}"

    def side(self, state: State) -> str:
        return SIDES[EMPIRE]


SUBJECTS: dict[str, type[BattleSubject] | type[AssaultSubject]] = {
    "battle": BattleSubject,
    "assault": AssaultSubject,
}


def subject(game: str) -> Subject:
    """What can be learned about the game of that name."""
    if game not in SUBJECTS:
        raise BadOption(
            f"game: nothing can be learned about {game!r}; known: {', '.join(SUBJECTS)}"
        )
    return SUBJECTS[game]()
