"""How likely a side is to win an assault some rounds ahead: learned from many games."""

from math import exp

from echobase.core import game
from echobase.core.aliases import Seat
from echobase.core.sides import EMPIRE, NOBODY
from echobase.games.assault.ai.features import NAMES, survey
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.cards import ROUNDS
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.state import State


class Value:
    """Implements `ai.search.TryJudge`: a logistic function of the features of a position."""

    def __init__(self, features: dict[str, float], maps: dict[str, float], rounds: int) -> None:
        self.features: list[float] = [features[name] for name in NAMES]
        self.maps = maps
        """By map: what is added for the Empire, because no map is even."""
        self.other_maps = sum(maps.values()) / len(maps)
        self.rounds = rounds
        """How far tries go: rounds after the one in which they begin."""

    def horizon(self, state: game.State, seat: Seat, reply: bool) -> int:
        assert isinstance(state, State)
        return moment(state) + (self.rounds if reply else 0)

    def reached(self, state: game.State, horizon: int) -> bool:
        assert isinstance(state, State)
        return moment(state) > horizon

    def is_ready(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return state.step == steps.ROUND and not state.used

    def chance(self, state: game.State, seat: Seat) -> float:
        """The chance that the seat wins, where a round begins."""
        assert isinstance(state, State)
        if state.winner != NOBODY:
            return 1.0 if state.winner == seat else 0.0
        total = self.maps.get(state.setting.map.id, self.other_maps)
        found = survey(state)
        for number in range(len(found)):
            total += self.features[number] * found[number]
        return 1.0 / (1.0 + exp(-total if seat == EMPIRE else total))


def moment(position: Position) -> int:
    """Rounds since the game began."""
    return position.turn * ROUNDS + position.round
