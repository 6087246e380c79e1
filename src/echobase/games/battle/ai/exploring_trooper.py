"""A trooper that sometimes tries what it does not think best, and notes it: for training."""

from math import log
from typing import Final

from echobase.ai.network import Network
from echobase.ai.network_learning import Notes
from echobase.core.chance import Rng
from echobase.games.battle.ai.choice_inputs import NAMES
from echobase.games.battle.ai.network_trooper import NetworkTrooper, Thought
from echobase.games.battle.ai.taught_trooper import Corrections
from echobase.games.battle.ai.trooper import WIN
from echobase.games.battle.ai.weights import Weights

LEAST_LUCK: Final = 1e-9


class ExploringTrooper(NetworkTrooper):
    """Implements `ai.network_learning.Explorer`.

    It explores few decisions, so that those that follow are made as well as in play.
    """

    def __init__(
        self,
        weights: Weights,
        corrections: Corrections,
        networks: dict[str, Network],
        temperature: float,
        share: float,
    ) -> None:
        super().__init__(weights, corrections, networks)
        self.temperature = temperature
        self.share = share
        self.notes_all = True
        self.notes: dict[str, Notes] = {kind: Notes() for kind in NAMES}

    def decide(self, thought: Thought, rng: Rng) -> int:
        """The number of the best choice, or sometimes of another."""
        return self.decide_among(thought, list(range(len(thought.actions))), rng)

    def decide_among(self, thought: Thought, open_: list[int], rng: Rng) -> int:
        if len(open_) == 1 or len(thought.rows) < 2 or rng.random() >= self.share:
            return super().decide_among(thought, open_, rng)
        best = 0
        most = -WIN * WIN
        for place in range(len(open_)):
            luck = -log(-log(max(rng.random(), LEAST_LUCK)))  # Gumbel: makes it a softmax
            worth = thought.worths[open_[place]] + self.temperature * luck
            if worth > most:
                most = worth
                best = place
        notes = self.notes[thought.kind]
        notes.begin(thought.common, best, thought.turn)
        for number in open_:
            notes.add(thought.rows[number], thought.priors[number], thought.worths[number])
        return best
