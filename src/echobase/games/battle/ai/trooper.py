"""Trooper: greedy by the exact expected worth of each order, move and attack."""

from typing import Final

from echobase.core import game
from echobase.core.aliases import Action, Side, Unit, i64
from echobase.core.chance import Rng
from echobase.core.sides import NOBODY
from echobase.core.vectors import vec
from echobase.games.battle.ai.assessment import Assessment, assess
from echobase.games.battle.ai.order_worth import TWICE, OrdersLeft, order_worth
from echobase.games.battle.ai.orderable import orderable, orders, orders_left
from echobase.games.battle.ai.secondary_worth import captures
from echobase.games.battle.ai.sudden_death import progress
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.actions import DONE, IGNORE
from echobase.games.battle.rules.attack import count_dice, may_attack
from echobase.games.battle.rules.board import OFF
from echobase.games.battle.rules.cards import CommandCard
from echobase.games.battle.rules.dice import BLAST, COUNTS, RETREAT, rank
from echobase.games.battle.rules.move import attacks_after_moving
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import about, step_of

WIN: Final = 1000.0
NOISE: Final = 0.01
"""Breaks ties between equal choices at random."""
WEIGHED: Final = (steps.PLAY, steps.CHOOSE, steps.MOVE, steps.AFTER_MOVE, steps.ATTACK)
"""The steps whose choices can be compared by their worth."""


class Trooper:
    """Considers every action available now, and looks no further."""

    def __init__(self, weights: Weights, plans: bool = True) -> None:
        self.weights = weights
        self.plans = plans
        """Whether it plays the most promising card; otherwise the one that orders most units."""
        self.assessed: Assessment | None = None
        """Of the last board: from one decision to the next, little changes."""

    def choose(self, state: game.State, rng: Rng) -> int:
        """One of the legal actions of the seat to act."""
        assert isinstance(state, State)
        legal = state.legal
        if len(legal) == 1:
            return legal[0]
        step = step_of(state.todo[-1])
        if step == steps.SHELTER:
            return IGNORE
        if step == steps.REROLL:
            return self.reroll(state)
        if step == steps.INCURSION or step == steps.FINAL_ASSAULT:
            return legal[0] if legal[0] != DONE else legal[1]
        side = state.scenario.sides[state.to_act()]
        assessed = self.assess(state, side)
        if step == steps.ORDER:
            return self.order(state, assessed, legal)
        best = legal[0]
        most = -WIN * WIN
        for action in legal:
            worth = self.worth(state, assessed, step, action) + NOISE * rng.random()
            if worth > most:
                most = worth
                best = action
        return best

    def ranked(self, state: game.State, rng: Rng) -> list[tuple[float, int]]:
        """The choices of cards, moves and attacks with their worth, best first; else just one."""
        assert isinstance(state, State)
        legal = state.legal
        step = step_of(state.todo[-1])
        if len(legal) == 1 or step not in WEIGHED:
            return [(0.0, self.choose(state, rng))]
        assessed = self.assess(state, state.scenario.sides[state.to_act()])
        found: list[tuple[float, int]] = []
        for action in legal:
            found.append((self.worth(state, assessed, step, action) + NOISE * rng.random(), action))
        found.sort(reverse=True)
        return found[:1] if found[0][0] > WIN / 2 else found

    def assess(self, state: State, side: Side) -> Assessment:
        """The board as a side sees it, with what is still known from the last decision."""
        self.assessed = assess(state, side, self.weights, self.assessed)
        return self.assessed

    def worth(self, state: State, assessed: Assessment, step: int, action: Action) -> float:
        if step == steps.MOVE or step == steps.AFTER_MOVE:
            return self.move_worth(state, assessed, action)
        if step == steps.ATTACK or step == steps.ATTACK_AGAIN:
            return self.attack_worth(state, assessed, action)
        if step == steps.PLAY or step == steps.CHOOSE:
            return self.card_worth(state, assessed, action)
        if step == steps.RETREAT or step == steps.BREAKTHROUGH:
            return self.step_worth(state, assessed, action)
        if step == steps.ARRIVE:
            return self.arrival_worth(state, action)
        if step == steps.STRIKE:
            hex_ = action - actions.STRIKE
            return 0.0 if action == DONE else assessed.strike(hex_, 1)
        if step == steps.HEAL:
            unit = state.at[action - actions.HEAL] if action != DONE else NOBODY
            return 0.0 if unit == NOBODY else assessed.prize(unit)
        return self.exchange_worth(state, step, action)

    # Cards.

    def card_worth(self, state: State, assessed: Assessment, action: Action) -> float:
        """What the best orders of a card are worth together, or how many it gives."""
        after = state.copy()
        after.apply(action)
        if not self.plans:
            return float(orderable(after))
        if after.to_act() < 0:
            return 0.0
        assessed.position = after  # the same board under another card
        worth = self.plan_worth(after, assessed)
        assessed.position = state
        return worth

    def plan_worth(self, state: State, assessed: Assessment) -> float:
        """What the card just played is worth, at any point of its resolution."""
        step = step_of(state.todo[-1])
        if state.card.discards:
            return self.weights.medal / 3
        if step == steps.CHOOSE:
            best = 0.0
            for action in state.legal:
                best = max(best, self.card_worth(state, assessed, action))
            return best
        if step == steps.STRIKE:
            worths = [assessed.strike(hex_, 1) for hex_ in assessed.foe_hexes]
            worths.sort(reverse=True)
            total = 0.0
            for worth in worths[: state.card.strikes]:
                total += worth
            return total
        if step != steps.ORDER:
            return 0.0
        return self.orders_worth(state, assessed)

    def orders_worth(self, state: State, assessed: Assessment) -> float:
        card = state.card
        worths = self.order_worths(state, assessed)
        limit = 1 if state.fell_back else card.orders
        left = OrdersLeft(state)
        total = 0.0
        for worth, hex_ in worths:
            if limit == 0 or worth <= 0:
                break
            if left.take(hex_):
                total += worth
                limit -= 1
        if (card.twice or card.attacks > 1) and not state.fell_back:
            total *= TWICE
        return total + self.weights.figure * 0.7 * card.heals_reduced

    def order(self, state: State, assessed: Assessment, legal: vec[i64]) -> int:
        """Order the most promising units, by ascending hex."""
        limit = orders_left(state)
        worths = self.order_worths(state, assessed)
        left = OrdersLeft(state)
        for unit, hex_ in enumerate(state.hex):
            if (state.ordered & ~state.scouted) >> unit & 1:
                left.take(hex_)
        first = OFF
        for worth, hex_ in worths:
            if limit == 0 or (worth <= 0 and first < OFF):
                break
            if left.take(hex_):
                first = min(first, hex_)
                limit -= 1
        if first < OFF:
            return actions.ORDER + first
        return self.supporting_order(state, assessed, legal)

    def order_worths(self, state: State, assessed: Assessment) -> list[tuple[float, int]]:
        """The hexes of units that can be ordered, with what the order is worth, best first."""
        found: list[tuple[float, int]] = []
        for action in orders(state):
            hex_ = action - actions.ORDER
            found.append((self.order_worth(state, assessed, state.at[hex_]), hex_))
        found.sort(reverse=True)
        return found

    def order_worth(self, state: State, assessed: Assessment, unit: Unit) -> float:
        """What a unit gains if it is ordered now by the card."""
        return order_worth(assessed, unit, state.fell_back)

    def supporting_order(self, state: State, assessed: Assessment, legal: vec[i64]) -> int:
        """Support cards of the order step: restore figures, or order one more unit."""
        best = DONE
        most = 0.0
        for action in legal:
            if not actions.is_support(action):
                continue
            unit = state.at[actions.unpack_support(action)[1]]
            after = state.copy()
            after.apply(action)
            gained: int = after.figures[unit] - state.figures[unit]
            worth = self.weights.figure * gained if gained else order_worth(assessed, unit, True)
            worth -= self.weights.support
            if worth > most:
                most = worth
                best = action
        return best

    def exchange_worth(self, state: State, step: int, action: Action) -> float:
        """Discard weak cards, recover strong ones."""
        if action == DONE or action == actions.PASS:
            return 2.5 if step == steps.RECOVER else -2.0
        side = state.scenario.sides[state.to_act()]
        if actions.DISCARD <= action < actions.DRAW:
            return -rank_of(state.scenario.cards[side][action - actions.DISCARD])
        if actions.RECOVER <= action < actions.ORDER:
            return rank_of(state.scenario.cards[side][action - actions.RECOVER])
        return 0.0

    # Units.

    def move_worth(self, state: State, assessed: Assessment, action: Action) -> float:
        """What a move gains for the unit: its new place, the attack from there, medals."""
        if action == DONE:
            return 0.0
        start, end, via = actions.unpack_move(action)
        unit = state.at[start]
        after_attack = step_of(state.todo[-1]) == steps.AFTER_MOVE
        if end == OFF or via or state.scenario.objectives:
            if end == OFF or matters(state, via, end):
                return self.eventful_move(state, assessed, unit, action, after_attack)
        bonus = state.has_bonus(unit)
        worth = assessed.ground(unit, end) - assessed.ground(unit, start)
        worth += assessed.eweb(unit, True) - assessed.eweb(unit, False)
        if after_attack:
            return worth
        ready = may_attack(state, steps.ANY) >> unit & 1
        if ready:
            worth -= assessed.best_shot(unit, start, bonus)
            if attacks_after_moving(state, unit, end):
                worth += assessed.best_shot(unit, end, bonus)
        return worth

    def eventful_move(
        self, state: State, assessed: Assessment, unit: Unit, action: Action, after_attack: bool
    ) -> float:
        """A move that enters a marked hex or leaves the board, valued by its actual result."""
        side = state.side[unit]
        after = state.copy()
        after.apply(action)
        if after.winner != NOBODY:
            return WIN if after.winner == side else -WIN
        worth = self.weights.medal * float(after.medals[side] - state.medals[side])
        worth += self.weights.sudden * (progress(after, side) - progress(state, side))
        start = state.hex[unit]
        bonus = state.has_bonus(unit)
        ready = not after_attack and may_attack(state, steps.ANY) >> unit & 1
        worth -= assessed.ground(unit, start)
        if ready:
            worth -= assessed.best_shot(unit, start, bonus)
        end = after.hex[unit]
        if end >= 0:
            there = Assessment(after, side, self.weights)
            worth += there.ground(unit, end)
            if ready and not (after.barred | after.halted) >> unit & 1:
                worth += there.best_shot(unit, end, bonus)
        else:
            worth += assessed.wish_of_leaving(unit, exit_taken(state, after))
        for number, held in enumerate(after.held):
            if held != state.held[number]:
                worth += self.weights.token if held == unit else 0.0
                worth += self.weights.wish if captures(after, side, number) else 0.0
        return worth

    def attack_worth(self, state: State, assessed: Assessment, action: Action) -> float:
        if action == DONE:
            return 0.0
        if not actions.is_attack(action):
            return self.support_worth(state, action)
        start, target_hex = actions.unpack_attack(action)
        return assessed.strike(target_hex, count_dice(state, state.at[start], target_hex))

    def support_worth(self, state: State, action: Action) -> float:
        """A support card of the attack step, valued by the best attack it leads to."""
        after = state.copy()
        after.apply(action)
        cost = self.weights.support
        if after.to_act() < 0:
            target = state.at[after.target_hex]
            assessed = Assessment(state, state.active, self.weights)
            return assessed.strike(after.target_hex, after.dice) - cost if target >= 0 else -cost
        if after.boost == NOBODY:
            return -cost
        assessed = Assessment(after, state.active, self.weights)
        best = 0.0
        for attack in after.legal:
            best = max(best, self.attack_worth(after, assessed, attack))
        return best - cost

    def step_worth(self, state: State, assessed: Assessment, action: Action) -> float:
        """Where a unit goes when it retreats or breaks through."""
        after = state.copy()
        after.apply(action)
        side = assessed.side
        if after.winner != NOBODY:
            return WIN if after.winner == side else -WIN
        worth = self.weights.medal * float(after.medals[side] - state.medals[side])
        for unit, hex_ in enumerate(after.hex):
            before = state.hex[unit]
            if hex_ != before and state.side[unit] == side:
                if hex_ >= 0:
                    worth += assessed.ground(unit, hex_)
                    if not state.attacked >> unit & 1 or after.broke >> unit & 1:
                        worth += assessed.best_shot(unit, hex_, state.has_bonus(unit))
                worth -= assessed.ground(unit, before)
            worth -= self.weights.figure * float(state.figures[unit] - after.figures[unit])
        return worth

    def arrival_worth(self, state: State, action: Action) -> float:
        """A fresh unit is always welcome; only its place is in question."""
        if action == DONE:
            return -WIN
        after = state.copy()
        after.apply(action)
        hex_ = action - actions.PLACE
        if not 0 <= hex_ < OFF or after.at[hex_] < 0:
            return 0.0
        side = state.scenario.sides[state.to_act()]
        return Assessment(after, side, self.weights).ground(after.at[hex_], hex_)

    def reroll(self, state: State) -> int:
        """Reroll what did not hit; use a support card only when enough dice missed."""
        target = state.target
        counts = COUNTS[state.roll]
        hitting = [face == BLAST for face in range(5)]
        if target != NOBODY:
            kind = state.scenario.kinds[state.kind[target]]
            hitting = kind.hit_faces.copy()
            if not kind.ignores_retreats and state.card.retreat_is_blast:
                hitting[RETREAT] = True
        again = [0 if hitting[face] else counts[face] for face in range(5)]
        enough = 1 if about(state.todo[-1]) == 0 else 2
        wanted = again if sum(again) >= enough else [0] * 5
        action = actions.reroll(rank(wanted))
        return action if action in state.legal else state.legal[0]


def exit_taken(before: State, after: State) -> int:
    """The exit by which a unit has just left the board."""
    for way_out, count in enumerate(after.left):
        if count > before.left[way_out]:
            return way_out
    return NOBODY


def matters(position: Position, via: int, end: int) -> bool:
    """Whether a move passes or enters a hex with something on it."""
    if via:
        return True
    for number, objective in enumerate(position.scenario.objectives):
        if end in objective.hexes or position.tokens[number] == end:
            return True
    return False


def rank_of(card: CommandCard) -> float:
    """How useful a card is in general, for discards and exchanges."""
    if card.strikes:
        return 3.0
    return min(card.orders, 4) + card.dice + card.attacks - (0.0 if card.may_attack else 1.5)
