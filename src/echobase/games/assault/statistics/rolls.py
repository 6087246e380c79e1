"""Analysing Assault on Hoth: hits of shots and harpoons, and the damage they do."""

from collections.abc import Hashable
from functools import cache
from typing import Final

from echobase.core import game
from echobase.core.chance import CHANCE
from echobase.core.sides import REBEL, SIDES
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.damage import (
    CRITICAL,
    SPEEDER_DIES,
    WALKER_DIES,
    result,
    track_hit,
)
from echobase.games.assault.rules.dice import DAMAGES, chance_of_hit
from echobase.games.assault.rules.fire import armour, counting
from echobase.games.assault.rules.state import State, as_assault
from echobase.games.assault.rules.units import SIDE, SPEEDER_1, is_speeder, is_walker
from echobase.games.assault.words.choices import Chooser
from echobase.games.assault.words.status import when
from echobase.play.statistics import Roll, Rolls, weigh
from echobase.text import Text

ROUNDS_APART: Final = 5
"""A turn has 20 rounds, most of them short: four samples of the chances are enough."""

FIRED: Final = (steps.ROLL, steps.DAMAGE)
"""The steps in which the dice of a shot or harpoon fall."""


class AssaultRolls:
    """Implements `play.statistics.Rolls`."""

    measures: tuple[str, ...] = ("hits", "damage")

    def moment(self, state: game.State) -> tuple[int, int]:
        """Rounds 1, 6, 11 and 16 of every turn."""
        position = as_assault(state)
        return position.turn, max(position.round - 1, 0) // ROUNDS_APART

    def rolls(self, state: game.State, action: int) -> list[Roll]:
        if state.to_act() != CHANCE:
            return []
        position = as_assault(state)
        if position.step == steps.ROLL:
            return fire_rolls(position, action)
        return [damage_roll(position, action)] if position.step == steps.DAMAGE else []

    def surplus(self, state: game.State, action: int) -> float:
        """Damage beyond the mean; to save time, a hit counts one until the damage dice fall."""
        position = as_assault(state)
        if position.step == steps.DAMAGE:
            found = harm(position, action) - harm_of_hit(position)
        elif position.step == steps.ROLL:
            needed = armour(position, position.target)
            hit = counting(position, action) >= needed
            worth = hits_left(position) if position.harpooning else 1
            found = worth * (float(hit) - hit_chance(position.dice, needed))
        else:
            return 0.0
        return found if SIDE[position.firer] == REBEL else -found

    def effect(self, state: game.State, action: int) -> Hashable:
        """Of fire dice only whether they hit counts, of damage dice only what they damage."""
        position = as_assault(state)
        if position.step == steps.ROLL:
            return counting(position, action) >= armour(position, position.target)
        if position.step == steps.DAMAGE:
            return result(position.target, action - actions.DAMAGE)
        return action

    def roller(self, state: game.State) -> str:
        """Those who fire; the decks are common to both sides."""
        position = as_assault(state)
        return SIDES[SIDE[position.firer]] if position.step in FIRED else ""

    def when(self, state: game.State, text: Text) -> str:
        return when(state.view(None), text)

    def words(self, state: game.State, action: int, text: Text) -> str:
        position = as_assault(state)
        chooser = Chooser(position, position.to_act(), text, signs=False)
        choice = chooser.choice(position.write(action))
        return f"{choice.group}: {choice.label}" if choice.group else choice.label


def fire_rolls(state: State, action: int) -> list[Roll]:
    """A shot or harpoon: whether it hits, and the damage that a hit is worth."""
    side = SIDES[SIDE[state.firer]]
    needed, worth = armour(state, state.target), harm_of_hit(state)

    def hits(roll: int) -> float:
        return 1.0 if counting(state, roll) >= needed else 0.0

    return [
        weigh(side, "hits", state, action, hits),
        weigh(side, "damage", state, action, lambda roll: hits(roll) * worth),
    ]


def damage_roll(state: State, action: int) -> Roll:
    """The damage dice settle what the hit counted as its mean."""
    mean = harm_of_hit(state)
    side = SIDES[SIDE[state.firer]]
    return weigh(side, "damage", state, action, lambda roll: harm(state, roll) - mean)


@cache
def hit_chance(dice: int, needed: int) -> float:
    return float(chance_of_hit(dice, needed))


def harm_of_hit(state: State) -> float:
    """The points of damage that a hit is worth before the damage dice are rolled."""
    if state.harpooning:
        return float(hits_left(state))
    if is_walker(state.target) or is_speeder(state.target):
        return float(sum(share * harm(state, roll) for roll, share in DAMAGES))
    return 1.0


def harm(state: State, roll: int) -> float:
    """One point for each hit on a track; a critical hit is worth all body hits that are left."""
    found = track_hit(state, state.target, result(state.target, roll - actions.DAMAGE))
    return float(hits_left(state)) if found == CRITICAL else 1.0


def hits_left(state: State) -> int:
    """Body hits that destroy the Walker or Snowspeeder."""
    if is_walker(state.target):
        return WALKER_DIES - state.body[state.target]
    return SPEEDER_DIES - state.hull[state.target - SPEEDER_1]


ROLLS: Final[Rolls] = AssaultRolls()
