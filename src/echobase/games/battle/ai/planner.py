"""Plans for a turn: the card, the orders and the moves, as a trooper likes them or nearly so."""

from random import Random
from typing import Final

from echobase.ai.plan_search import TurnPlan
from echobase.core import game
from echobase.core.chance import Rng
from echobase.games.battle.ai.order_worth import OrdersLeft
from echobase.games.battle.ai.orderable import orders_left
from echobase.games.battle.ai.trooper import WIN, Trooper
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.board import OFF
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of

PLANNED: Final = (steps.PLAY, steps.CHOOSE, steps.ORDER, steps.MOVE)
"""The steps whose choices belong to a plan."""
LONGEST: Final = 60
"""Choices after which a plan ends."""


class Breadth:
    """How many plans are proposed, and how far they stray from what the trooper likes best."""

    def __init__(
        self, cards: int, each: int, near: int, stray: float, points: tuple[float, float]
    ) -> None:
        self.cards = cards
        """The most cards to plan with."""
        self.each = each
        """Plans for each card."""
        self.near = near
        """Variations of the best plan."""
        self.stray = stray
        """How far the worth of an order or move is changed at random, in points."""
        self.points = points
        """The chance of winning that a point stands for: of a card, of an order or move."""


class TurnPlanner:
    """Implements `ai.plan_search.Planner` with the opinions of one trooper."""

    def __init__(self, trooper: Trooper, breadth: Breadth) -> None:
        self.trooper = trooper
        self.breadth = breadth

    def plans(self, state: game.State, rng: Rng) -> list[TurnPlan]:
        """The trooper's own plan for each card, and others that differ in orders and moves."""
        assert isinstance(state, State)
        found: list[TurnPlan] = []
        known: set[str] = set()
        for opinion, first in self.beginnings(state, rng):
            for number in range(self.breadth.each):
                stray = 0.0 if number == 0 else self.breadth.stray
                sketch = PlanDraft(self, state, stray, rng)
                sketch.follow(first)
                sketch.go_on()
                keep(found, known, sketch.plan(opinion))
        return found

    def near(self, state: game.State, plan: TurnPlan, rng: Rng) -> list[TurnPlan]:
        """Plans with the same card: every second one also keeps the orders. All prefer the choices
        of the best plan, and stray from them now and then."""
        assert isinstance(state, State)
        found = [plan]
        known = {str(plan.actions)}
        step = step_of(state.todo[-1])
        kept = 1 if step == steps.PLAY or step == steps.CHOOSE else 0
        for number in range(self.breadth.near):
            sketch = PlanDraft(self, state, self.breadth.stray, rng)
            sketch.follow(plan.actions[:kept])
            if number % 2:
                sketch.follow_orders(plan.actions[kept:])
            sketch.liked = set(plan.actions)
            sketch.go_on()
            keep(found, known, sketch.plan(0.0))
        return found

    def beginnings(self, state: State, rng: Rng) -> list[tuple[float, list[int]]]:
        """The cards to plan with, and what they seem worth; none where no card is chosen."""
        step = step_of(state.todo[-1])
        if step != steps.PLAY and step != steps.CHOOSE:
            return [(0.0, [])]
        ranked = self.trooper.ranked(state, rng)[: self.breadth.cards]
        most = ranked[0][0]
        return [(self.breadth.points[0] * (worth - most), [action]) for worth, action in ranked]


class PlanDraft:
    """A plan in the making, on an imagined board."""

    def __init__(self, planner: TurnPlanner, state: State, stray: float, rng: Rng) -> None:
        self.trooper = planner.trooper
        self.point = planner.breadth.points[1]
        self.begun = state
        self.state = state.copy()
        self.seat = state.to_act()
        self.stray = stray
        self.luck = Random(int(rng.random() * 2**31))
        self.likings: dict[int, float] = {}
        """By unit: how much more an order for it is worth in this plan."""
        self.liked: set[int] = set()
        """Choices that this plan prefers."""
        self.actions: list[int] = []
        self.lost = 0.0
        """The points that it gives up."""

    def plan(self, opinion: float) -> TurnPlan:
        return TurnPlan(self.actions, opinion - self.point * self.lost)

    def is_open(self) -> bool:
        """Whether the next choice belongs to the plan."""
        if len(self.actions) == LONGEST or self.state.to_act() != self.seat:
            return False
        return step_of(self.state.todo[-1]) in PLANNED[1:] or not self.actions

    def follow(self, choices: list[int]) -> None:
        for action in choices:
            self.take(action)

    def follow_orders(self, choices: list[int]) -> None:
        """Choose and order as another plan does."""
        for action in choices:
            if not self.is_open() or step_of(self.state.todo[-1]) == steps.MOVE:
                return
            if action not in self.state.legal:
                return
            self.take(action)

    def take(self, action: int) -> None:
        self.actions.append(action)
        self.state.apply(action)

    def go_on(self) -> None:
        """Choose until the plan ends."""
        while self.is_open():
            self.take(self.choice())

    def choice(self) -> int:
        state = self.state
        if len(state.legal) == 1:
            return state.legal[0]
        step = step_of(state.todo[-1])
        if self.stray == 0.0:
            return self.trooper.choose(state, self.luck)
        if step == steps.ORDER:
            return self.order()
        return self.weighed()

    def weighed(self) -> int:
        """A choice by its worth, changed a little."""
        ranked = self.trooper.ranked(self.state, self.luck)
        most = ranked[0][0]
        if most > WIN / 2:
            return ranked[0][1]
        best = -WIN * WIN
        chosen = ranked[0][1]
        lost = 0.0
        for worth, action in ranked:
            if worth < most - 4.0 * self.stray and action not in self.liked:
                continue
            felt = worth + self.luck.gauss(0.0, self.stray)
            if action in self.liked:
                felt += 3.0 * self.stray
            if felt > best:
                best = felt
                chosen = action
                lost = most - worth
        self.lost += lost
        return chosen

    def order(self) -> int:
        """The first unit of those that this plan likes to order, by ascending hex."""
        state = self.state
        side = state.scenario.sides[self.seat]
        worths = self.trooper.order_worths(state, self.trooper.assess(state, side))
        felt: list[tuple[float, int, float]] = []
        for worth, hex_ in worths:
            unit = int(state.at[hex_])
            if unit not in self.likings:
                liking = self.luck.gauss(0.0, 2.0 * self.stray)
                if actions.ORDER + hex_ in self.liked:
                    liking += 3.0 * self.stray
                self.likings[unit] = liking
            felt.append((worth + self.likings[unit], hex_, worth))
        felt.sort(reverse=True)
        left = OrdersLeft(state)
        for unit, hex_ in enumerate(state.hex):
            if (state.ordered & ~state.scouted) >> unit & 1:
                left.take(hex_)
        limit = orders_left(state)
        first = OFF
        total = 0.0
        for worth, hex_, real in felt:
            if limit == 0 or (worth <= 0 and first < OFF):
                break
            if left.take(hex_):
                first = min(first, hex_)
                limit -= 1
                total += real
        if first == OFF:
            return self.trooper.choose(state, self.luck)
        if not state.ordered:
            self.lost += max(best_orders(state, worths) - total, 0.0)
        return actions.ORDER + first


def best_orders(state: State, worths: list[tuple[float, int]]) -> float:
    """What the orders that the trooper likes best are worth together."""
    left = OrdersLeft(state)
    limit = orders_left(state)
    total = 0.0
    for worth, hex_ in worths:
        if limit == 0 or worth <= 0:
            break
        if left.take(hex_):
            limit -= 1
            total += worth
    return total


def keep(found: list[TurnPlan], known: set[str], plan: TurnPlan) -> None:
    """Add a plan unless there is one like it."""
    key = str(plan.actions)
    if key not in known:
        known.add(key)
        found.append(plan)
