"""Cadet: a simple opponent that strikes where it hurts, takes cover and holds its goals."""

from typing import Final

from echobase.ai.battle.worth import MEDAL, best_strike, die, ground, rank, strike
from echobase.battle import steps
from echobase.battle.actions import DONE, IGNORE
from echobase.battle.attack import may_attack
from echobase.battle.cards import Card
from echobase.battle.dice import BLAST, COUNTS, LETTERS
from echobase.battle.position import NOWHERE
from echobase.battle.state import State
from echobase.battle.steps import about, step_of
from echobase.core import game
from echobase.core.chance import Rng
from echobase.core.sides import NOBODY

WIN: Final = 1000.0
FORCED: Final = (steps.INCURSION, steps.FINAL_ASSAULT)
WALKS: Final = (steps.RETREAT, steps.BREAKTHROUGH, steps.AFTER_MOVE, steps.MOVE)
STRIKES: Final = (steps.ATTACK, steps.ATTACK_AGAIN, steps.STRIKE)
Promises = dict[tuple[int, ...], float]


class Cadet:
    """Looks one action ahead. It never reads an enemy hand: those cards are guesses anyway."""

    def choose(self, state: game.State, rng: Rng) -> int:
        assert isinstance(state, State)
        legal = state.actions()
        if len(legal) == 1:
            return legal[0]
        step = step_of(state.todo[-1])
        if step == steps.SHELTER:
            return IGNORE
        if step == steps.REROLL:
            return self.reroll(state)
        if step == steps.ORDER:
            return self.order(state, legal)
        known: Promises = {}
        worths = [self.worth(state, step, action, known) + rng.random() / 100 for action in legal]
        return legal[worths.index(max(worths))]

    def worth(self, state: State, step: int, action: int, known: Promises) -> float:
        """What an action leads to is worth."""
        if step in FORCED:
            return float(action != DONE)
        if step in (steps.EXCHANGE, steps.GIVE_UP_CARD, steps.RECOVER):
            return self.card_worth(state, step, action)
        after = state.copy()
        after.apply(action)
        side = state.scenario.sides[state.to_act()]
        if after.winner != NOBODY:
            return WIN if after.winner == side else -WIN
        if step in STRIKES:
            return self.strike_worth(state, after, action)
        if step == steps.ARRIVE:
            # A fresh unit is always welcome; only its place is a question.
            return 0.0 if action == DONE else WIN / 2 + self.walk_worth(state, after)
        if step in WALKS:
            return MEDAL * (after.medals[side] - state.medals[side]) + self.walk_worth(state, after)
        return self.plan(after, known)

    def plan(self, state: State, known: Promises) -> float:
        """What the orders of the card just played are worth."""
        step = step_of(state.todo[-1])
        if state.card.discards:
            return 1.0
        if step == steps.CHOOSE:
            return max(self.worth(state, step, action, known) for action in state.actions())
        if step == steps.STRIKE:
            return 2.0
        if step != steps.ORDER:
            return 0.0
        promises = [
            self.promise(state, action, known) for action in state.actions() if action != DONE
        ]
        limit = 1 if state.fell_back else state.card.orders
        twice = 1.6 if state.card.twice or state.card.attacks > 1 else 1.0
        healed = 0.5 * state.card.heals_reduced
        return twice * sum(sorted(promises, reverse=True)[:limit]) + healed

    def order(self, state: State, legal: list[int]) -> int:
        """Order the most promising units, named from the first hex on."""
        left = 1 if state.fell_back else state.card.orders
        left -= bin(state.ordered & ~state.scouted).count("1")
        known: Promises = {}
        promises = {a: self.promise(state, a, known) for a in legal if a != DONE}
        best = sorted(promises, key=lambda action: promises[action], reverse=True)[: max(left, 1)]
        chosen = min(best)
        return chosen if promises[chosen] > 0 or left > 0 else DONE

    def promise(self, state: State, action: int, known: Promises) -> float:
        """What a unit could gain with an order: the best strike or the best step."""
        after = state.copy()
        after.apply(action)
        ordered = after.ordered & ~state.ordered
        if not ordered:
            gained = sum(after.figures) - sum(state.figures)
            return 0.4 * gained if gained > 1 else -1.0
        unit = ordered.bit_length() - 1
        card = state.card
        key: tuple[int, ...] = (unit, after.plain >> unit & 1, card.move, card.dice)
        key += (card.close_dice, card.may_move, card.may_attack, card.ignore_terrain)
        if key not in known:
            known[key] = self.prospect(after, unit)
        return known[key]

    def prospect(self, state: State, unit: int) -> float:
        """The best that one ordered unit can do this turn, beyond standing where it is."""
        here = ground(state, unit)
        best = best_strike(state, unit) if may_strike(state, unit) else 0.0
        state.ordered = 1 << unit
        state.resume()
        if step_of(state.todo[-1]) == steps.ORDER:
            state.apply(DONE)
        if not state.todo or step_of(state.todo[-1]) != steps.MOVE:
            return best
        side = state.side[unit]
        for action in state.actions():
            if action == DONE:
                continue
            after = state.copy()
            after.apply(action)
            scored = MEDAL * (after.medals[side] - state.medals[side])
            if after.winner == side:
                return WIN
            if after.hex[unit] == NOWHERE:
                best = max(best, scored)
            else:
                best = max(best, self.standing(after, unit) - here + scored)
        return best

    def standing(self, state: State, unit: int) -> float:
        """A unit's place, and what it can strike from there."""
        worth = ground(state, unit)
        if may_strike(state, unit):
            worth += best_strike(state, unit)
        return worth

    def walk_worth(self, state: State, after: State) -> float:
        """What a walk changes for the unit that walks."""
        for unit, hex_ in enumerate(after.hex):
            before = state.hex[unit] if unit < len(state.hex) else NOWHERE
            if hex_ == before:
                continue
            gone = 0.0 if before == NOWHERE else self.standing(state, unit)
            return (self.standing(after, unit) if hex_ != NOWHERE else 0.0) - gone
        return 0.0

    def strike_worth(self, state: State, after: State, action: int) -> float:
        """An attack by its dice; a support card by the attack it leads to."""
        if action == DONE:
            return 0.0
        if after.boost != NOBODY:
            return max(self.worth(after, steps.ATTACK, a, {}) for a in after.actions()) - 0.3
        if step_of(after.todo[-1]) != steps.ROLL:
            return -1.0
        used_card = state.support != after.support
        return strike(state, after.target_hex, after.dice) - (1.0 if used_card else 0.0)

    def reroll(self, state: State) -> int:
        """Roll again what did not hit; a support card only when enough dice missed."""
        target = state.target
        counts = COUNTS[state.roll]
        hits = [face == BLAST for face in range(5)]
        if target != NOBODY:
            hits = state.scenario.kinds[state.kind[target]].hit_faces
        misses = "".join(LETTERS[face] * counts[face] for face in range(5) if not hits[face])
        enough = 1 if about(state.todo[-1]) == 0 else 2
        wanted = len(misses) >= enough and die(state, target) > 0
        action = state.read(f"reroll {misses}" if wanted else "keep")
        return action if action in state.actions() else state.actions()[0]

    def card_worth(self, state: State, step: int, action: int) -> float:
        """Give away weak cards, take back strong ones."""
        if action == DONE:
            return 2.5 if step == steps.RECOVER else -2.0
        key = state.write(action).split()[1]
        side = state.scenario.sides[state.to_act()]
        cards: list[Card] = state.scenario.cards[side]
        value = rank(next(card for card in cards if card.key == key))
        return value if step == steps.RECOVER else -value


def may_strike(state: State, unit: int) -> bool:
    """Whether the unit has an attack left this turn under the card in effect."""
    return state.side[unit] == state.active and bool(may_attack(state, steps.ANY) >> unit & 1)
