"""The actions of both games as one dense range of numbers, for policies with a fixed output.

The engine's numbers are sparse (the assault goes up to 144,713): most can never be legal, and a
policy would need an output for each. Here only what some position can offer has a number. What is
the same for all scenarios or maps comes first, so that a policy can be carried over; then what
depends on the scenario or the map. Luck has no numbers: environments draw it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from sys import byteorder
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, read_i64_le

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

if TYPE_CHECKING:  # the compiler's names for numbers that fit a register
    from mypy_extensions import i64, u8

MOST_DICE_AGAIN: Final = 11
"""The most dice that may be rolled again: Echo Base troopers with one figure left in close combat,
3 dice and 5 for Scoundrel's Support, 2 for Desperate Stand, 1 for a scout. Changed `values` can
give more: such sets have no number, but "keep" always has one."""
MOST_POINTS: Final = 10
NO_PLACE: Final = -1


class Actions:
    """The engine's numbers of all actions a seat may ever have, by dense number."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers: list[int] = list(numbers)
        self.size = len(self.numbers)
        places = array("q", [NO_PLACE]) * (max(self.numbers) + 1)
        for place, number in enumerate(self.numbers):
            places[number] = place
        if byteorder == "big":
            places.byteswap()
        self._places = places.tobytes()
        """By the engine's number: the dense one, eight bytes each, as registers hold it."""

    def mask(self, legal: list[int], blank: BytesWriter) -> bytes:
        """1 for every legal action. Written on a blank mask that is left blank again: taking one
        copy of tens of thousands of zeros is quicker than making them, and then a copy."""
        self._mark(legal, 1, blank)
        mask = blank.getvalue()
        self._mark(legal, 0, blank)
        return mask

    def _mark(self, legal: list[int], mark: u8, mask: BytesWriter) -> None:
        places = self._places
        end: i64 = len(places)
        for number in legal:
            at: i64 = number
            at *= 8
            if at < end:
                place = read_i64_le(places, at)
                if place != NO_PLACE:
                    mask[place] = mark

    def place(self, number: int) -> int:
        """The dense number of an action of the engine, or NO_PLACE."""
        at = 8 * number
        return read_i64_le(self._places, at) if at < len(self._places) else NO_PLACE

    def places(self, legal: list[int]) -> list[int]:
        """The dense numbers of legal actions, ascending."""
        found = [self.place(number) for number in legal]
        return sorted([place for place in found if place != NO_PLACE])


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
