"""The actions of both games as one dense range of numbers, for policies with a fixed output.

The engine's numbers are sparse (the assault goes up to 144,713): most can never be legal, and a
policy would need an output for each. Here only what some position can offer has a number. Making
a mask takes about as long either way. What is the same for all scenarios or maps comes first, so
that a policy can be carried over; then what depends on the scenario or the map. Luck has no
numbers: environments draw it.
"""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from echobase.assault import actions as assault
from echobase.assault.force import ELIGIBLE
from echobase.assault.units import (
    FIRST,
    LASER_TOWER,
    SIDE,
    SPEEDER_1,
    TARGETS,
    UNITS,
    WALKERS,
)
from echobase.battle import actions as battle
from echobase.battle import dice
from echobase.battle.board import HEXES, OFF

MOST_DICE_AGAIN: Final = 10
"""Larger sets of dice to roll again have no number; "keep" always has one."""
MOST_POINTS: Final = 10

Mask = NDArray[np.int8]


class Actions:
    """The engine's numbers of all actions a seat may ever have, by dense number."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = list(numbers)
        self.size = len(self.numbers)
        # Numbers without a place share one extra place behind the mask, which is cut off.
        self._dense = np.full(max(self.numbers) + 2, self.size, np.int32)
        self._dense[self.numbers] = np.arange(self.size)
        self._place = {number: place for place, number in enumerate(self.numbers)}

    def mask(self, legal: list[int]) -> Mask:
        """1 for every legal action."""
        mask = np.zeros(self.size + 1, np.int8)
        mask[self._dense.take(legal, mode="clip") if legal else []] = 1
        return mask[: self.size]

    def place(self, number: int) -> int:
        """The dense number of an action of the engine."""
        return self._place[number]

    def places(self, legal: list[int]) -> list[int]:
        """The dense numbers of legal actions, ascending."""
        place = self._place
        return sorted([place[number] for number in legal if number in place])


def battle_actions(marks: int) -> Actions:
    """Of a battle with so many marked hexes that a move may be told to pass."""
    dice.prepare(MOST_DICE_AGAIN + 1)
    again = dice.rolls(MOST_DICE_AGAIN).stop
    hexes = range(HEXES)
    ends = range(OFF + 1)
    numbers = [
        *range(battle.DRAW),
        *range(battle.RECOVER, battle.MOVE),
        *(battle.attack(a, b) for a in hexes for b in hexes if a != b),
        *(battle.move(a, b, 0) for a in hexes for b in ends if a != b),
        *(battle.reroll(number) for number in range(again)),
    ]
    for mark in range(1, min(marks, battle.VIA_SPAN - 1) + 1):
        numbers.extend(battle.move(a, b, mark) for a in hexes for b in ends if a != b)
    return Actions(numbers)


def assault_actions(hexes: int) -> Actions:
    """Of an assault on a map with so many hexes."""
    places = [*range(hexes), assault.IN_BASE]
    places.extend(range(assault.ABOARD, assault.ABOARD + WALKERS))
    towers = range(FIRST[LASER_TOWER], FIRST[LASER_TOWER + 1])
    numbers = [
        *range(assault.DAMAGE),
        *range(assault.HARPOON, assault.ROLL),
        *_shots(),
        *(assault.PLACE + place for place in places),
        *(assault.DISPLACE + place for place in places),
    ]
    for unit in range(WALKERS, UNITS):
        if unit not in towers:
            numbers.extend(assault.move(unit, place) for place in places)
    return Actions(numbers)


def _shots() -> list[int]:
    """Everybody at every enemy; only the speeders that may be Luke's can add points."""
    found: list[int] = []
    for firer in range(UNITS):
        luke = SPEEDER_1 <= firer < SPEEDER_1 + ELIGIBLE
        for target in range(TARGETS):
            if SIDE[firer] != SIDE[target]:
                for points in range(MOST_POINTS + 1 if luke else 1):
                    found.append(assault.fire(firer, target, points, False))
                    found.append(assault.fire(firer, target, points, True))
    return found
