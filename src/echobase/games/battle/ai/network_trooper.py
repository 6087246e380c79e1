"""A trooper whose opinion of cards, moves and attacks is corrected by networks."""

from typing import Final

from echobase.ai.network import Network
from echobase.core import game
from echobase.core.aliases import Action, i64
from echobase.core.chance import Rng
from echobase.core.vectors import vec
from echobase.games.battle.ai.assessment import Assessment
from echobase.games.battle.ai.choice_features import ATTACK, CARD, MOVE
from echobase.games.battle.ai.choice_inputs import (
    NAMES,
    Hand,
    Shots,
    attack_inputs,
    card_inputs,
    done_inputs,
    move_inputs,
)
from echobase.games.battle.ai.standing import BattleStanding
from echobase.games.battle.ai.taught_trooper import Corrections, TaughtTrooper
from echobase.games.battle.ai.trooper import NOISE, WEIGHED, WIN
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.attack import may_attack
from echobase.games.battle.rules.board import OFF
from echobase.games.battle.rules.move import attacks_after_moving
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of

MARGIN: Final = 1.5
"""Choices that seem to be worth so many points less than the best one are out of the question."""
MOST: Final = 8
"""Choices that are looked at more closely."""


class Deliberation:
    """The choices of a decision that are worth considering, and what they are worth."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.actions: list[int] = []
        self.priors: list[float] = []
        """What the choices are worth without the network."""
        self.rows: list[vec[float]] = []
        """Their inputs, after those that all have in common; none if there is no question."""
        self.common: vec[float] = vec[float]()
        self.worths: list[float] = []

    def add(self, action: Action, prior: float) -> None:
        self.actions.append(action)
        self.priors.append(prior)

    def weigh(self, network: Network | None) -> None:
        """Add what the network says, compared with the first choice."""
        self.worths = self.priors.copy()
        if network is None or len(self.rows) < 2:
            return
        sums = network.sums_of(self.common)
        first: i64 = len(self.common)
        nothing = 0.0
        for number in range(len(self.rows)):
            output = network.output_after(sums, first, self.rows[number])
            if number == 0:
                nothing = output
            self.worths[number] += output - nothing


class NetworkTrooper(TaughtTrooper):
    """Adds what a network says of a choice to its worth."""

    def __init__(
        self, weights: Weights, corrections: Corrections, networks: dict[str, Network]
    ) -> None:
        super().__init__(weights, corrections)
        self.networks = networks
        self.looks_closely = False
        """Whether choices are looked at closely even where no network says what they are worth."""

    def choose(self, state: game.State, rng: Rng) -> int:
        """One of the legal actions of the seat to act."""
        assert isinstance(state, State)
        legal = state.legal
        if len(legal) == 1:
            return legal[0]
        step = step_of(state.todo[-1])
        kind = kind_of(step)
        if kind == "":
            return super().choose(state, rng)
        assessed = self.assess(state, state.scenario.sides[state.to_act()])
        choices = self.think(state, assessed, step, kind)
        return choices.actions[self.decide(choices, rng)]

    def ranked(self, state: game.State, rng: Rng) -> list[tuple[float, int]]:
        """The choices of cards, moves and attacks with their worth, best first; else just one."""
        assert isinstance(state, State)
        step = step_of(state.todo[-1])
        kind = kind_of(step)
        if len(state.legal) == 1 or step not in WEIGHED or kind == "":
            return super().ranked(state, rng)
        assessed = self.assess(state, state.scenario.sides[state.to_act()])
        choices = self.think(state, assessed, step, kind)
        found: list[tuple[float, int]] = []
        for number in range(len(choices.actions)):
            found.append((choices.worths[number] + NOISE * rng.random(), choices.actions[number]))
        found.sort(reverse=True)
        return found[:1] if found[0][0] > WIN / 2 else found

    def decide(self, choices: Deliberation, rng: Rng) -> int:
        """The number of the best choice."""
        best = 0
        most = -WIN * WIN
        for number in range(len(choices.worths)):
            worth = choices.worths[number] + NOISE * rng.random()
            if worth > most:
                most = worth
                best = number
        return best

    def think(self, state: State, assessed: Assessment, step: int, kind: str) -> Deliberation:
        """The choices that are worth considering, best first by hand-made worth, as weighed."""
        priors: list[tuple[float, int]] = []
        for action in state.legal:
            priors.append((self.worth(state, assessed, step, action), -action))
        priors.sort(reverse=True)
        choices = Deliberation(kind)
        best = priors[0][0]
        for prior, negative in priors:
            if prior < best - MARGIN or len(choices.actions) == MOST:
                break
            choices.add(-negative, prior)
        network = self.networks.get(kind)
        if (
            len(choices.actions) > 1
            and best < WIN / 2
            and (self.looks_closely or network is not None)
        ):
            self.look_closely(state, assessed, choices, step, priors)
        choices.weigh(network)
        return choices

    def look_closely(
        self,
        state: State,
        assessed: Assessment,
        choices: Deliberation,
        step: int,
        priors: list[tuple[float, int]],
    ) -> None:
        """The inputs of all choices."""
        situation = self.situation
        assert situation is not None
        standing = BattleStanding(state, situation)
        choices.common = standing.common
        kind = choices.kind
        if kind == CARD:
            hand = Hand([prior for prior, _ in priors])
            for number, action in enumerate(choices.actions):
                choices.rows.append(
                    card_inputs(state, standing, hand, action, choices.priors[number])
                )
            return
        if kind == ATTACK:
            shots = Shots(state, assessed)
        width = len(NAMES[kind])
        ready_units = may_attack(state, steps.ANY) if step == steps.MOVE else 0
        for number, action in enumerate(choices.actions):
            prior = choices.priors[number]
            if action == DONE:
                choices.rows.append(done_inputs(width))
            elif kind == ATTACK:
                choices.rows.append(attack_inputs(state, assessed, standing, shots, action, prior))
            else:
                start, end, _ = actions.unpack_move(action)
                unit = state.at[start]
                ready = ready_units >> unit & 1 != 0
                can = ready and end != OFF and attacks_after_moving(state, unit, end)
                row = move_inputs(state, assessed, standing, action, prior, ready, can)
                choices.rows.append(row)


def kind_of(step: int) -> str:
    """The kind of a decision; empty for those that no network judges."""
    if step == steps.MOVE or step == steps.AFTER_MOVE:
        return MOVE
    if step == steps.ATTACK:
        return ATTACK
    return CARD if step == steps.PLAY else ""
