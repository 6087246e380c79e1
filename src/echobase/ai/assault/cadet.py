"""Cadet: a beginner with good habits who looks no further than the next shot or step."""

from typing import Final

from echobase.ai.assault import placing, shots
from echobase.ai.assault.march import go_on, marching_order, walk
from echobase.ai.assault.moves import best_move
from echobase.ai.assault.outlook import outlook
from echobase.ai.assault.places import places
from echobase.ai.assault.worth import VALUE, repair_worth
from echobase.ai.random_player import any_of
from echobase.assault import actions, steps
from echobase.assault.actions import DONE, STOP
from echobase.assault.cards import ACTION_CARDS, MOVES
from echobase.assault.rounds import actors
from echobase.assault.state import State
from echobase.assault.units import SPEEDER_1, WALKER, WALKERS
from echobase.core import game
from echobase.core.chance import Rng
from echobase.core.sides import REBEL

REPAIR: Final = 0.4 * VALUE[WALKER]
"""What the droid must bring."""
UP_TO_REPAIRS: Final = 1 + 3 * WALKERS
"""Being done and the repairs, three tracks of each Walker, come first among the choices: there is
no need to look through the hundreds of moves behind them."""


class Cadet:
    """Plays both sides. As the Empire it never asks who Luke is before he shows himself."""

    def choose(self, state: game.State, rng: Rng) -> int:
        assert isinstance(state, State)
        legal = state.actions()
        if len(legal) == 1:
            return legal[0]
        if state.step == steps.ROUND:
            return self.act(state, legal, rng)
        if state.step == steps.WALK:
            return go_on(state)
        if state.step == steps.ARMOUR:
            return shots.reply_armour(state)
        if state.step == steps.CRITICAL:
            return shots.reply_critical(state)
        return self.place(state, legal, rng)

    def place(self, state: State, legal: list[int], rng: Rng) -> int:
        """Set up, or answer an event."""
        step = state.step
        if step == steps.PLACE:
            return placing.place(state, legal, rng)
        if step == steps.FACE:
            return placing.face(state)
        if step == steps.LOAD:
            return placing.load(legal)
        if step == steps.LUKE:
            return any_of(legal, rng)
        if step == steps.REGROUP:
            return legal[-1]
        if step == steps.HOTSHOT:
            return max(legal, key=lambda action: hotshot(state, action))
        judge = places(state, state.target)
        return max(legal, key=lambda action: judge.worth(action - actions.DISPLACE))

    def act(self, state: State, legal: list[int], rng: Rng) -> int:
        """One unit of the card acts, or the droid, or the round is over."""
        repairs = [action for action in legal[:UP_TO_REPAIRS] if actions.is_repair(action)]
        if repairs:
            best = max(repairs, key=lambda action: repair_worth(state, action))
            if repair_worth(state, best) >= REPAIR:
                return best
        card = ACTION_CARDS[state.card]
        attacks = shots.best_by_unit(state, legal, rng)
        if not card.allows & MOVES:
            return max(attacks.values())[1] if attacks else DONE
        walks = card.kinds[0] == WALKER
        units = actors(state)
        for unit in marching_order(state, units) if walks else units:
            move = walk(state, unit) if walks else best_move(state, unit, legal, rng)
            attack = attacks.get(unit, (0.0, DONE))
            chosen = max(attack, move)[1]
            if chosen not in (DONE, STOP):
                return chosen
        return DONE


def hotshot(state: State, action: int) -> int:
    """The best gunner flies with the speeder that is whole and near the Walkers."""
    speeder = action - actions.HOTSHOT
    apart = outlook(state, REBEL).apart(state.place[SPEEDER_1 + speeder])
    return -apart - 6 * state.hull[speeder]
