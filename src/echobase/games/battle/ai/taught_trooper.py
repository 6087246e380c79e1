"""A trooper whose opinion of cards, orders, moves and attacks is corrected by what was learned."""

from collections.abc import Mapping

from echobase.core import game
from echobase.core.aliases import Action, Side, Unit
from echobase.core.chance import Rng
from echobase.games.battle.ai.assessment import Assessment
from echobase.games.battle.ai.choice_features import (
    ATTACK,
    CARD,
    MOVE,
    NAMES,
    ORDER,
    PlacePoints,
    Situation,
    UnitPoints,
    attack_row,
    card_row,
    move_points,
    order_points,
)
from echobase.games.battle.ai.trooper import Trooper
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.attack import may_attack
from echobase.games.battle.rules.board import OFF
from echobase.games.battle.rules.move import attacks_after_moving
from echobase.games.battle.rules.state import State

Corrections = Mapping[str, Mapping[str, float]]
"""By kind of decision and feature of a choice: the points that it adds to the worth."""


class TaughtTrooper(Trooper):
    """Adds a weighted sum of the features of a choice to its worth."""

    def __init__(self, weights: Weights, corrections: Corrections) -> None:
        super().__init__(weights)
        self.for_card: list[float] = points(corrections, CARD)
        self.for_attack: list[float] = points(corrections, ATTACK)
        self.for_order = UnitPoints(corrections.get(ORDER, {}))
        self.for_move = UnitPoints(corrections.get(MOVE, {}))
        self.situation: Situation | None = None
        self.order_places: PlacePoints | None = None
        self.move_places: PlacePoints | None = None

    def assess(self, state: State, side: Side) -> Assessment:
        assessed = super().assess(state, side)
        self.situation = Situation(state, side)
        return assessed

    def worth(self, state: State, assessed: Assessment, step: int, action: Action) -> float:
        worth = super().worth(state, assessed, step, action)
        situation = self.situation
        assert situation is not None
        if step == steps.MOVE or step == steps.AFTER_MOVE:
            ready = False
            can_attack = False
            if step == steps.MOVE and action != DONE:
                start, end, _ = actions.unpack_move(action)
                unit = state.at[start]
                ready = bool(may_attack(state, steps.ANY) >> unit & 1)
                can_attack = end != OFF and attacks_after_moving(state, unit, end)
            self.move_places = still(self.move_places, assessed, situation, self.for_move)
            places = self.move_places
            return worth + move_points(state, places, situation, action, worth, ready, can_attack)
        if step == steps.ATTACK:
            row = attack_row(state, assessed, situation, action, worth)
            return worth + weighed(self.for_attack, row)
        if step == steps.PLAY:
            return worth + weighed(self.for_card, card_row(state, situation, action, worth))
        return worth

    def order_worth(self, state: State, assessed: Assessment, unit: Unit) -> float:
        worth = super().order_worth(state, assessed, unit)
        situation = self.situation
        assert situation is not None
        self.order_places = still(self.order_places, assessed, situation, self.for_order)
        return worth + order_points(state, self.order_places, situation, unit, worth)


def still(
    places: PlacePoints | None, assessed: Assessment, situation: Situation, learned: UnitPoints
) -> PlacePoints:
    """The points for places, with what is known of them if board and situation are the same."""
    if places is not None and places.still_fits(assessed, situation):
        places.assessed = assessed
        return places
    return PlacePoints(assessed, situation, learned)


def points(corrections: Corrections, kind: str) -> list[float]:
    """The points for each feature, in the order of its names; 0 where nothing was learned."""
    learned = corrections.get(kind, {})
    return [float(learned.get(name, 0.0)) for name in NAMES[kind]]


def weighed(weights: list[float], row: list[float]) -> float:
    """The sum of the features, each times its weight."""
    total = 0.0
    for number in range(len(weights)):
        total += weights[number] * row[number]
    return total


class TaughtPair:
    """Implements `ai.search.RankingPolicy`: what is learned for each side differs."""

    def __init__(self, rebel: Trooper, empire: Trooper) -> None:
        self.troopers: list[Trooper] = [rebel, empire]

    def choose(self, state: game.State, rng: Rng) -> int:
        """One of the legal actions of the seat to act."""
        return self.of(state).choose(state, rng)

    def ranked(self, state: game.State, rng: Rng) -> list[tuple[float, int]]:
        """The choices worth considering with their worth in points, best first."""
        return self.of(state).ranked(state, rng)

    def of(self, state: game.State) -> Trooper:
        """The trooper of the side to act."""
        assert isinstance(state, State)
        return self.troopers[state.scenario.sides[state.to_act()]]
