"""Trooper: greedy by the exact expected worth of each move, walk and attack."""

from typing import Final

from echobase.core import game
from echobase.core.aliases import Unit
from echobase.core.chance import Rng
from echobase.core.rows import as_list
from echobase.core.sides import NOBODY
from echobase.games.assault.ai import moves, placing, shots
from echobase.games.assault.ai.assessment import Assessment, Assessments
from echobase.games.assault.ai.place_value import NO_LIMIT, judge
from echobase.games.assault.ai.shots import Rated, attacks
from echobase.games.assault.ai.unit_value import repair_worth
from echobase.games.assault.ai.walker_march import marching_order, walks
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.actions import DONE, STOP, actor
from echobase.games.assault.rules.cards import ACTION_CARDS, MOVES
from echobase.games.assault.rules.choices import actors, is_forced
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import SPEEDER_1, UNITS, WALKER

NOISE: Final = 0.01
"""Breaks ties between equal choices at random."""
NOTHING: Final[Rated] = (0.0, DONE)


class Trooper:
    """Considers the next action of every unit, and looks no further.

    As the Empire it never uses Luke's identity before he reveals himself.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.assessments = Assessments(weights)

    def choose(self, state: game.State, rng: Rng) -> int:
        """One of the legal actions of the seat to act."""
        assert isinstance(state, State)
        if is_forced(state):
            return state.listed[0]
        if state.step == steps.ROUND:
            return self.act(state, rng)
        return best(self.answers(state, rng), rng)[1]

    def ranked(self, state: game.State, rng: Rng) -> list[Rated]:
        """What the next unit could do, its own choice first; outside rounds just one choice."""
        assert isinstance(state, State)
        chosen = self.choose(state, rng)
        if not is_forced(state):
            if state.step == steps.WALK:
                return with_first(chosen, self.answers(state, rng))
            if state.step == steps.ROUND and actor(chosen) != NOBODY:
                return with_first(chosen, self.choices(state, actor(chosen)))
        return [(0.0, chosen)]

    # Rounds.

    def choices(self, state: State, unit: Unit) -> list[Rated]:
        """Everything a unit can gain, and what follows if it stays where it is."""
        assessed = self.assessments.of(state, state.to_act())
        found = self.gains(state, unit, assessed, attacks(state, assessed, self.weights))
        card = ACTION_CARDS[state.card]
        if not card.allows & MOVES or card.kinds[0] == WALKER:
            return found
        following = DONE
        for other in self.in_order(state):
            if other > unit and following == DONE:
                following = self.best_move(state, other, assessed, 0.0)[1]
        found.append((0.0, following))
        return found

    def gains(
        self, state: State, unit: Unit, assessed: Assessment, strikes: list[Rated]
    ) -> list[Rated]:
        """The attacks, moves or walks by which a unit gains something."""
        found = [one for one in strikes if actor(one[1]) == unit]
        card = ACTION_CARDS[state.card]
        if not card.allows & MOVES:
            return found
        if card.kinds[0] == WALKER:
            return found + walks(state, unit, assessed, self.weights)
        return found + moves.gains(state, unit, assessed, self.weights)

    def act(self, state: State, rng: Rng) -> int:
        """One unit of the card acts, or the droid, or the round is over."""
        found = self.options(state, rng, 1, 1)
        return found[0][1] if found else DONE

    def options(self, state: State, rng: Rng, units: int, for_each: int) -> list[Rated]:
        """What this many units could do next in a round, with up to this many choices each.

        Only actions that gain something are listed. What the trooper would do comes first.
        """
        mended = self.repair(state)
        if mended[0] > 0:
            return [mended]
        assessed = self.assessments.of(state, state.to_act())
        strikes = attacks(state, assessed, self.weights)
        by_unit: list[Rated] = [NOTHING] * UNITS
        strongest = best_by_unit(strikes, by_unit, rng)
        if not ACTION_CARDS[state.card].allows & MOVES:
            if not strongest:
                return []
            chosen = best(strongest, rng)
            return with_first(chosen[1], strikes)[: units * for_each]
        # Units with the best shots act first: what they hit affects where the others go.
        strongest.sort(reverse=True)
        order = [actor(action) for _, action in strongest]
        order += [unit for unit in self.in_order(state) if by_unit[unit] == NOTHING]
        found: list[Rated] = []
        for unit in order:
            strike = by_unit[unit]
            least = strike[0] * (1.0 + self.weights.either_fire)
            move = self.best_move(state, unit, assessed, least)
            chosen = move if move[0] > 0 else strike
            if chosen[0] > 0:
                if for_each == 1:
                    found.append(chosen)
                else:
                    gains = self.gains(state, unit, assessed, strikes)
                    found += with_first(chosen[1], gains)[:for_each]
                units -= 1
                if not units:
                    break
        return found

    def in_order(self, state: State) -> list[int]:
        """The units that may still act, in the order in which they move.

        Where they can only move, units are left out if later ones have already moved: nothing has
        changed since they stayed.
        """
        units = as_list(actors(state))
        card = ACTION_CARDS[state.card]
        if card.kinds[0] == WALKER:
            return marching_order(state, units)
        if card.allows == MOVES:
            last = int(state.used).bit_length() - 1
            return [unit for unit in units if unit > last]
        return units

    def best_move(self, state: State, unit: Unit, assessed: Assessment, least: float) -> Rated:
        """The best move of a unit if it gains more than `least`, else NOTHING."""
        if ACTION_CARDS[state.card].kinds[0] != WALKER:
            return moves.best_move(state, unit, assessed, self.weights, least)
        found = walks(state, unit, assessed, self.weights)
        return found[0] if found and found[0][0] > least else NOTHING

    def repair(self, state: State) -> Rated:
        """The best use of the Repair Droid, if it is worth the card."""
        found = NOTHING
        least = self.weights.droid * shots.patience_with_cards(state, self.weights)
        # Repairs come before all shots.
        for action in state.listed:
            if action >= actions.WALK:
                break
            if actions.is_repair(action):
                worth = repair_worth(state, action, self.weights) - least
                if worth > found[0]:
                    found = (worth, action)
        return found

    # Everything else that is asked.

    def answers(self, state: State, rng: Rng) -> list[Rated]:
        """The choices of a moving Walker, of a reply, an event or the set-up."""
        step = state.step
        if step == steps.ARMOUR:
            return shots.reply_armour(state, self.weights)
        if step == steps.CRITICAL:
            return shots.reply_critical(state)
        if step == steps.FACE:
            return placing.facings(state)
        if step == steps.LOAD:
            return placing.loads(state)
        if step == steps.LUKE:
            return [(rng.random(), action) for action in state.listed]
        if step == steps.REGROUP:
            return [(float(action - actions.RETURN), action) for action in state.listed]
        assessed = self.assessments.of(state, state.to_act())
        if step == steps.WALK:
            found = walks(state, state.walker, assessed, self.weights)
            found.append((0.0, STOP))
            return found
        if step == steps.PLACE:
            return placing.places_to_set_up(state, assessed, self.weights, rng)
        if step == steps.HOTSHOT:
            return hotshots(state, assessed)
        places = judge(state, state.target, assessed, self.weights)
        return [
            (places.worth(action - actions.DISPLACE, NO_LIMIT), action) for action in state.listed
        ]


def best(choices: list[Rated], rng: Rng) -> Rated:
    """The choice worth most; ties are broken at random."""
    found = choices[0]
    for choice in choices:
        if choice[0] > found[0] - NOISE:
            if choice[0] + NOISE * rng.random() > found[0]:
                found = choice
    return found


def with_first(chosen: int, found: list[Rated]) -> list[Rated]:
    """Each action once with the most it is worth, best first, but the chosen one before all."""
    found.sort(reverse=True)
    known: set[int] = {chosen}
    listed: list[Rated] = [(found[0][0] if found else 0.0, chosen)]
    for choice in found:
        if choice[1] not in known:
            known.add(choice[1])
            listed.append(choice)
    return listed


def best_by_unit(strikes: list[Rated], by_unit: list[Rated], rng: Rng) -> list[Rated]:
    """The best attack of each unit; also fills it into a list by unit."""
    for strike in strikes:
        unit = actor(strike[1])
        if strike[0] + NOISE * rng.random() > by_unit[unit][0]:
            by_unit[unit] = strike
    return [strike for strike in by_unit if strike[0] > 0]


def hotshots(position: Position, assessed: Assessment) -> list[Rated]:
    """The best gunner flies with the speeder that is undamaged and near the Walkers."""
    found: list[Rated] = []
    for action in position.listed:
        speeder = action - actions.HOTSHOT
        apart = assessed.apart(position.place[SPEEDER_1 + speeder])
        found.append((-float(apart) - float(6 * position.hull[speeder]), action))
    return found
