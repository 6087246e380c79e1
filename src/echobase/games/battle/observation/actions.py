"""The actions of Battle of Hoth as a dense range: the same numbers in every position."""

from typing import Final

from echobase.games.battle.rules import actions, dice
from echobase.games.battle.rules.board import HEXES, OFF
from echobase.observation.action_space import Actions

MOST_DICE_AGAIN: Final = 11
"""The most dice that may be rerolled: Echo Base troopers with one figure left in close combat,
3 dice and 5 for Scoundrel's Support, 2 for Desperate Stand, 1 for a scout. Changed `values` can
give more: such sets have no place, but "keep" always has one."""


def battle_actions(marks: int) -> Actions:
    """The action space of a battle whose moves may pass up to `marks` marked hexes.

    What all scenarios share comes first, so that a policy can be transferred.
    """
    dice.prepare(MOST_DICE_AGAIN + 1)
    again = dice.rolls(MOST_DICE_AGAIN).stop
    hexes = range(HEXES)
    ends = range(OFF + 1)
    numbers = [
        *range(actions.DRAW),
        *range(actions.RECOVER, actions.MOVE),
        *(actions.attack(a, b) for a in hexes for b in hexes if a != b),
        *(actions.move(a, b, 0) for a in hexes for b in ends if a != b),
        *(actions.reroll(number) for number in range(again)),
    ]
    for mark in range(1, min(marks, actions.VIA_SPAN - 1) + 1):
        numbers.extend(actions.move(a, b, mark) for a in hexes for b in ends if a != b)
    return Actions(numbers)
