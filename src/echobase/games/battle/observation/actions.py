"""The actions of Battle of Hoth as a dense range: the same numbers in every position."""

from typing import Final

from echobase.core.aliases import i64
from echobase.games.battle.rules import actions, dice
from echobase.games.battle.rules.board import HEXES, OFF
from echobase.games.battle.rules.state import State
from echobase.observation.action_space import Actions
from echobase.observation.sheet import Sheet

MOST_DICE_AGAIN: Final = 11
"""The most dice that may be rerolled: Echo Base troopers with one figure left in close combat,
3 dice and 5 for Scoundrel's Support, 2 for Desperate Stand, 1 for a scout. Changed `values` can
give more: such sets have no place, but "keep" always has one."""


class BattleActions(Actions):
    """The actions of a battle, marked without making a list of them."""

    def mark(self, state: State, mask: Sheet) -> None:
        """Write 1 for every action that is legal now, on a blank sheet."""
        legal = state.legal
        count: i64 = len(legal)
        for number in range(count):
            self._mark_one(legal[number], mask)


def battle_actions(marks: int) -> BattleActions:
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
    return BattleActions(numbers)
