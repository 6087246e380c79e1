"""Cadet: a beginner with a few habits that often forgets a unit and never saves for later."""

from typing import Final

from echobase.core import game
from echobase.core.aliases import Action
from echobase.core.chance import Rng
from echobase.core.rows import as_list
from echobase.core.sides import EMPIRE
from echobase.games.assault.ai.routes import ground, way
from echobase.games.assault.ai.unit_value import odds
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.actions import DONE, STEP, STOP, SUGGESTED
from echobase.games.assault.rules.choices import choice, count, is_forced
from echobase.games.assault.rules.fire import armour, count_dice
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import SIDE, UNITS, WALKERS
from echobase.games.assault.rules.walker import ahead

FORGETS: Final = 0.15
"""How often it ends a round before all have acted."""
MOVES_ON: Final = 0.5
"""How often it moves when it could also shoot."""
TRIES: Final = 12
"""Moves it considers before it takes the best of them."""


class Cadet:
    """Shoots where a hit is likely, walks ahead, and knows no better."""

    def choose(self, state: game.State, rng: Rng) -> int:
        assert isinstance(state, State)
        listed = state.listed
        if is_forced(state) or listed[0] == SUGGESTED:
            return listed[0]
        if state.step == steps.WALK:
            return walk_on(state, state.walker)
        if state.step == steps.FACE:
            return actions.FACE + nearest_facing(state, state.placing)
        if state.step == steps.ARMOUR:
            return listed[0]
        if state.step != steps.ROUND:
            return any_choice(state, rng)
        if rng.random() < FORGETS:
            return DONE
        shot = likeliest_shot(state)
        if shot == DONE or rng.random() < MOVES_ON:
            move = self.move(state, rng)
            return shot if move == DONE else move
        return shot

    def move(self, state: State, rng: Rng) -> int:
        """Walkers march; for other units it takes the furthest ahead of a few random moves."""
        for walker in range(WALKERS):
            step = walk_on(state, walker) if state.place[walker] >= 0 else DONE
            if step != DONE:
                return step
        best = DONE
        least = 0
        for _ in range(TRIES):
            action = any_choice(state, rng)
            if actions.is_move(action) and not leads_inside(action):
                gain = gained(state, action)
                if gain > least:
                    best = action
                    least = gain
        return best


def any_choice(state: State, rng: Rng) -> Action:
    """One of the choices, all equally likely."""
    several: int = count(state)
    return choice(state, min(int(rng.random() * several), several - 1))


def likeliest_shot(state: State) -> int:
    """The shot most likely to hit, without points and cards; DONE when there is none.

    Harpoons come before shots, and installations before units.
    """
    best = DONE
    most = 0.0
    for action in reversed(as_list(state.listed)):
        if actions.is_harpoon(action):
            return action - actions.unpack_harpoon(action)[2]
        if not actions.is_fire(action):
            continue
        firer, target, points, card = actions.unpack_fire(action)
        if points == 0 and not card:
            chance = odds(count_dice(state, firer, target), armour(state, target))
            if target >= UNITS:
                chance += 1.0
            if chance > most:
                best = action
                most = chance
    return best


def leads_inside(action: Action) -> bool:
    """Into the Base or aboard a Walker."""
    return actions.unpack_move(action)[1] >= actions.IN_BASE


def gained(state: State, action: Action) -> int:
    """How many hexes nearer to the Generator, or to the nearest Walker for the Rebels."""
    unit, end = actions.unpack_move(action)
    known = ground(state.setting)
    here = state.place[unit]
    if here < 0:
        return 1
    goals = [known.map.generator]
    if SIDE[unit] != EMPIRE:
        goals = [state.place[walker] for walker in range(WALKERS) if state.place[walker] >= 0]
    return nearest(known.distances(here), goals) - nearest(known.distances(end), goals)


def nearest(near: list[int], goals: list[int]) -> int:
    found = len(near)
    for goal in goals:
        found = min(found, near[goal])
    return found


def walk_on(state: State, walker: int) -> int:
    """The turn or step that leads on, whoever is in the way; STOP or DONE when there is none."""
    table = way(state)
    place = state.place[walker] * 6
    facing = state.facing[walker]
    best = STOP if state.step == steps.WALK else DONE
    least = table[place + facing]
    for action in state.listed:
        if not actions.is_walk(action) or actions.unpack_walk(action)[0] != walker:
            continue
        how = actions.unpack_walk(action)[1]
        end = place + (facing + (5 if how == actions.TURN_LEFT else 1)) % 6
        if how == STEP:
            end = ahead(state, walker) * 6 + facing
        if table[end] < least:
            best = action
            least = table[end]
    return best


def nearest_facing(state: State, walker: int) -> int:
    """The facing from which the route is shortest."""
    table = way(state)
    place = state.place[walker] * 6
    best = 0
    for facing in range(6):
        if table[place + facing] < table[place + best]:
            best = facing
    return best
