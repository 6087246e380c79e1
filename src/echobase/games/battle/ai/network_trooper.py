"""A trooper whose opinion of cards, orders, moves and attacks is corrected by networks."""

from typing import Final

from echobase.ai.network import Network
from echobase.core import game
from echobase.core.aliases import Action, i64
from echobase.core.chance import Rng
from echobase.core.vectors import vec
from echobase.games.battle.ai.assessment import Assessment
from echobase.games.battle.ai.choice_features import ATTACK, CARD, MOVE, ORDER
from echobase.games.battle.ai.choice_inputs import (
    NAMES,
    Hand,
    Shots,
    attack_inputs,
    card_inputs,
    done_inputs,
    move_inputs,
    order_inputs,
)
from echobase.games.battle.ai.order_worth import OrdersLeft
from echobase.games.battle.ai.orderable import orders, orders_left
from echobase.games.battle.ai.outlook import Outlook
from echobase.games.battle.ai.taught_trooper import Corrections, TaughtTrooper
from echobase.games.battle.ai.trooper import NOISE, WEIGHED, WIN
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.attack import may_attack
from echobase.games.battle.rules.board import OFF
from echobase.games.battle.rules.cards import NO_CARD, CommandCard
from echobase.games.battle.rules.move import attacks_after_moving
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of

MARGIN: Final = 1.5
"""Choices that seem to be worth so many points less than the best one are out of the question."""
MOST: Final = 8
"""Choices that are looked at more closely."""


class Thought:
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
        self.turn: i64 = 0

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
        self.notes_all = False
        """Whether choices are looked at closely even where no network says what they are worth."""
        self._plan: list[int] = []
        """The hexes of the units that the card in effect shall order, ascending."""
        self._plan_board: Assessment | None = None
        self._plan_card: CommandCard = NO_CARD
        self._plan_turn: i64 = -1

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
        if kind == ORDER:
            return self.next_order(state, assessed, legal, rng)
        thought = self.think(state, assessed, step, kind)
        return thought.actions[self.decide(thought, rng)]

    def ranked(self, state: game.State, rng: Rng) -> list[tuple[float, int]]:
        """The choices of cards, moves and attacks with their worth, best first; else just one."""
        assert isinstance(state, State)
        step = step_of(state.todo[-1])
        kind = kind_of(step)
        if len(state.legal) == 1 or step not in WEIGHED or kind == "":
            return super().ranked(state, rng)
        assessed = self.assess(state, state.scenario.sides[state.to_act()])
        thought = self.think(state, assessed, step, kind)
        found: list[tuple[float, int]] = []
        for number in range(len(thought.actions)):
            found.append((thought.worths[number] + NOISE * rng.random(), thought.actions[number]))
        found.sort(reverse=True)
        return found[:1] if found[0][0] > WIN / 2 else found

    def decide(self, thought: Thought, rng: Rng) -> int:
        """The number of the best choice."""
        best = 0
        most = -WIN * WIN
        for number in range(len(thought.worths)):
            worth = thought.worths[number] + NOISE * rng.random()
            if worth > most:
                most = worth
                best = number
        return best

    def think(self, state: State, assessed: Assessment, step: int, kind: str) -> Thought:
        """The choices that are worth considering, best first by hand-made worth, as weighed."""
        priors: list[tuple[float, int]] = []
        for action in state.legal:
            priors.append((self.worth(state, assessed, step, action), -action))
        priors.sort(reverse=True)
        thought = Thought(kind)
        thought.turn = state.turns[0] + state.turns[1]
        best = priors[0][0]
        for prior, negative in priors:
            if prior < best - MARGIN or len(thought.actions) == MOST:
                break
            thought.add(-negative, prior)
        network = self.networks.get(kind)
        if len(thought.actions) > 1 and best < WIN / 2 and (self.notes_all or network is not None):
            self.look_closely(state, assessed, thought, step, priors)
        thought.weigh(network)
        return thought

    def look_closely(
        self,
        state: State,
        assessed: Assessment,
        thought: Thought,
        step: int,
        priors: list[tuple[float, int]],
    ) -> None:
        """The inputs of all choices."""
        situation = self.situation
        assert situation is not None
        outlook = Outlook(state, situation)
        thought.common = outlook.common
        kind = thought.kind
        if kind == CARD:
            hand = Hand([prior for prior, _ in priors])
            for number, action in enumerate(thought.actions):
                thought.rows.append(
                    card_inputs(state, outlook, hand, action, thought.priors[number])
                )
            return
        if kind == ATTACK:
            shots = Shots(state, assessed)
        width = len(NAMES[kind])
        ready_units = may_attack(state, steps.ANY) if step == steps.MOVE else 0
        for number, action in enumerate(thought.actions):
            prior = thought.priors[number]
            if action == DONE:
                thought.rows.append(done_inputs(width))
            elif kind == ATTACK:
                thought.rows.append(attack_inputs(state, assessed, outlook, shots, action, prior))
            else:
                start, end, _ = actions.unpack_move(action)
                unit = state.at[start]
                ready = ready_units >> unit & 1 != 0
                can = ready and end != OFF and attacks_after_moving(state, unit, end)
                row = move_inputs(state, assessed, outlook, action, prior, ready, can)
                thought.rows.append(row)

    # Orders.

    def next_order(self, state: State, assessed: Assessment, legal: vec[i64], rng: Rng) -> Action:
        """Order the most promising units, by ascending hex."""
        made: list[int] = []
        for unit, hex_ in enumerate(state.hex):
            if (state.ordered & ~state.scouted) >> unit & 1:
                made.append(hex_)
        made.sort()
        turn = state.turns[0] + state.turns[1]
        if (
            self._plan_board is not assessed
            or self._plan_card is not state.card
            or self._plan_turn != turn
            or self._plan[: len(made)] != made
        ):
            self._plan = made + self.plan_orders(state, assessed, made, rng)
            self._plan_board = assessed
            self._plan_card = state.card
            self._plan_turn = turn
        if len(self._plan) > len(made):
            return actions.ORDER + self._plan[len(made)]
        return self.supporting_order(state, assessed, legal)

    def plan_orders(
        self, state: State, assessed: Assessment, made: list[int], rng: Rng
    ) -> list[int]:
        """The hexes of the units to order besides those that are ordered already, ascending."""
        limit = orders_left(state)
        left = OrdersLeft(state)
        for hex_ in made:
            left.take(hex_)
        situation = self.situation
        assert situation is not None
        outlook = Outlook(state, situation)
        thought = Thought(ORDER)
        thought.turn = state.turns[0] + state.turns[1]
        thought.common = outlook.common
        thought.add(DONE, 0.0)
        thought.rows.append(done_inputs(len(NAMES[ORDER])))
        for action in orders(state):
            unit = state.at[action - actions.ORDER]
            prior = self.order_worth(state, assessed, unit)
            thought.add(action - actions.ORDER, prior)
            thought.rows.append(order_inputs(state, assessed, outlook, unit, prior))
        thought.weigh(self.networks.get(ORDER))
        open_: list[int] = list(range(1, len(thought.actions)))
        found: list[int] = []
        while limit > 0 and open_:
            may_stop = len(made) + len(found) > 0
            if may_stop:
                open_.insert(0, 0)
            number = open_[self.decide_among(thought, open_, rng)]
            if number == 0:
                break
            if may_stop:
                open_.remove(0)
            left.take(thought.actions[number])
            found.append(thought.actions[number])
            open_.remove(number)
            open_ = [one for one in open_ if could_take(left, thought.actions[one])]
            limit -= 1
        found.sort()
        return found

    def decide_among(self, thought: Thought, open_: list[int], rng: Rng) -> int:
        """Which of the choices that are still open is the best, by its place among them."""
        best = 0
        most = -WIN * WIN
        for place in range(len(open_)):
            worth = thought.worths[open_[place]] + NOISE * rng.random()
            if worth > most:
                most = worth
                best = place
        return best


def could_take(left: OrdersLeft, hex_: int) -> bool:
    """Whether the card has an order left for a unit on a hex."""
    if left.everywhere:
        return True
    sections = left.sections[hex_]
    return any(sections >> number & 1 and left.left[number] > 0 for number in range(3))


def kind_of(step: int) -> str:
    """The kind of a decision; empty for those that no network judges."""
    if step == steps.MOVE or step == steps.AFTER_MOVE:
        return MOVE
    if step == steps.ATTACK:
        return ATTACK
    if step == steps.PLAY:
        return CARD
    return ORDER if step == steps.ORDER else ""
