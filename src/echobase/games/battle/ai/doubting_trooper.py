"""A trooper that knows what else it might do: for training."""

from math import exp

from echobase.ai.network import Network
from echobase.ai.network_learning import Alternative
from echobase.core import game
from echobase.core.chance import Rng
from echobase.games.battle.ai.network_trooper import NetworkTrooper, kind_of
from echobase.games.battle.ai.taught_trooper import Corrections
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of


class DoubtingTrooper(NetworkTrooper):
    """Implements `ai.network_learning.Doubter`."""

    def __init__(
        self,
        weights: Weights,
        corrections: Corrections,
        networks: dict[str, Network],
        temperature: float,
    ) -> None:
        super().__init__(weights, corrections, networks)
        self.temperature = temperature
        self.looks_closely = True

    def alternative(self, state: game.State, rng: Rng) -> Alternative | None:
        """The best choice, and another; good ones more often."""
        assert isinstance(state, State)
        step = step_of(state.todo[-1])
        kind = kind_of(step)
        if len(state.legal) < 2 or kind == "":
            return None
        assessed = self.assess(state, state.scenario.sides[state.to_act()])
        choices = self.think(state, assessed, step, kind)
        if len(choices.rows) < 2:
            return None
        best = self.decide(choices, rng)
        found = Alternative(kind, choices.common)
        for number in (best, self.another(choices.worths, best, rng)):
            found.add(choices.actions[number], choices.rows[number], choices.priors[number])
        return found

    def another(self, worths: list[float], best: int, rng: Rng) -> int:
        """One of the choices that are not the best."""
        most = worths[1 if best == 0 else 0]
        for number in range(len(worths)):
            if number != best:
                most = max(most, worths[number])
        shares: list[float] = []
        total = 0.0
        for number in range(len(worths)):
            share = 0.0 if number == best else exp((worths[number] - most) / self.temperature)
            shares.append(share)
            total += share
        left = rng.random() * total
        last = 1 if best == 0 else 0
        for number in range(len(worths)):
            if number == best:
                continue
            last = number
            left -= shares[number]
            if left < 0.0:
                break
        return last
