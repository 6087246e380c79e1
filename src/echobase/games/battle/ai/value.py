"""How likely a side is to win a battle at the beginning of its turn: learned from many games."""

from math import exp
from typing import Final

from echobase.ai.network import Network, row_of
from echobase.core import game
from echobase.core.aliases import Seat
from echobase.core.sides import NOBODY
from echobase.games.battle.ai.features import NAMES, survey
from echobase.games.battle.ai.secondary_worth import hope
from echobase.games.battle.ai.value_inputs import fill_value_row, value_inputs
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of

STAKE: Final = 0.1
"""What all secondary objectives together are worth, compared with winning the battle."""


class Judge:
    """Implements `ai.search.TryJudge`: tries end where a turn begins."""

    def horizon(self, state: game.State, seat: Seat, reply: bool) -> int:
        """The number of the turn that begins where tries end."""
        assert isinstance(state, State)
        mine = state.active == state.scenario.sides[seat]
        return state.turns[0] + state.turns[1] + (2 if mine and reply else 1)

    def reached(self, state: game.State, horizon: int) -> bool:
        assert isinstance(state, State)
        if state.turns[0] + state.turns[1] < horizon:
            return False
        return self.is_ready(state)

    def is_ready(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return step_of(state.todo[-1]) == steps.PLAY

    def chance(self, state: game.State, seat: Seat) -> float:
        """The chance that the seat's side wins, where a turn begins."""
        assert isinstance(state, State)
        side = state.scenario.sides[seat]
        if state.winner != NOBODY:
            return 1.0 if state.winner == side else 0.0
        chance = self.mover_wins(state)
        return chance if state.active == side else 1.0 - chance

    def mover_wins(self, state: State) -> float:
        """The chance of the side whose turn begins."""
        raise NotImplementedError


class Value(Judge):
    """A logistic function of the features of both sides."""

    def __init__(
        self,
        weights: Weights,
        mover: dict[str, float],
        other: dict[str, float],
        scenarios: dict[str, list[float]],
    ) -> None:
        self.weights = weights
        self.mover: list[float] = [mover[name] for name in NAMES]
        self.other: list[float] = [other[name] for name in NAMES]
        self.scenarios = scenarios
        """By scenario: what is added for Rebels and Empire, because few battles are even."""

    def mover_wins(self, state: State) -> float:
        side = state.active
        known = self.scenarios.get(state.scenario_id())
        total = known[side] if known is not None else 0.0
        mine = survey(state, side, self.weights)
        theirs = survey(state, 1 - side, self.weights)
        for number in range(len(mine)):
            total += self.mover[number] * mine[number] + self.other[number] * theirs[number]
        return 1.0 / (1.0 + exp(-total))


class NetworkValue(Judge):
    """A network that sees what `value_inputs.py` names."""

    def __init__(self, weights: Weights, network: Network, scenarios: list[str]) -> None:
        self.weights = weights
        self.network = network
        self.places = {id_: place for place, id_ in enumerate(scenarios)}
        """The scenarios that it has learned."""
        self.row = row_of([0.0] * len(value_inputs(scenarios)))

    def mover_wins(self, state: State) -> float:
        place = self.places.get(state.scenario_id(), -1)
        fill_value_row(self.row, state, self.weights, place)
        return 1.0 / (1.0 + exp(-self.network.output(self.row)))


class WishfulValue(Judge):
    """The same for players: they want their secondary objectives, too, but less than to win."""

    def __init__(self, value: Judge) -> None:
        self.value = value

    def chance(self, state: game.State, seat: Seat) -> float:
        assert isinstance(state, State)
        wins = self.value.chance(state, seat)
        if not state.aims:
            return wins
        return (1.0 - STAKE) * wins + STAKE * hope(state, state.scenario.sides[seat])
