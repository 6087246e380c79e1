"""The actions of a round whose units move by naming a hex: found one by one, or listed for Python.

They are the choices that are listed and, between them, the moves of each unit to its free hexes.
"""

from typing import Any

from echobase.core.aliases import Action, Unit, i64
from echobase.core.masks import lowest, size
from echobase.core.sequences import BEYOND, ActionSequence
from echobase.core.vectors import vec
from echobase.games.assault.rules.actions import (
    IN_BASE,
    MOVES_OF,
    is_move,
    move,
    unpack_move,
)
from echobase.games.assault.rules.destinations import BITS


def round_choice(
    listed: vec[i64],
    movers: vec[i64],
    ends: vec[i64],
    rooms: vec[i64],
    taken: vec[i64],
    number: i64,
) -> Action:
    """The action with a number, counted from 0 in ascending order."""
    before: i64 = 0
    """Listed actions that come before the moves of the unit."""
    passed: i64 = 0
    """Moves of the units before it."""
    count: i64 = len(listed)
    for place in range(len(movers)):
        first = move(movers[place], 0)
        while before < count and listed[before] < first:
            before += 1
        if number < before + passed:
            break
        if number < before + passed + rooms[place]:
            return first + free_end(ends, place, taken, number - before - passed)
        passed += rooms[place]
    return listed[number - passed]


def free_end(ends: vec[i64], place: i64, taken: vec[i64], number: i64) -> i64:
    """The hex with a number among those where the unit at this place may end."""
    words: i64 = len(taken)
    for word in range(words):
        free = ends[place * words + word] & ~taken[word]
        here = size(free)
        if number < here:
            while number:
                free &= free - 1
                number -= 1
            return word * BITS + lowest(free)
        number -= here
    raise IndexError(number)


class RoundActions(ActionSequence):
    """The rows are those of a position (position.py), and nobody may change them afterwards."""

    def __init__(
        self,
        listed: vec[i64],
        movers: vec[i64],
        ends: vec[i64],
        rooms: vec[i64],
        room: i64,
        taken: vec[i64],
    ) -> None:
        self.listed = listed
        self.movers = movers
        self.ends = ends
        self.rooms = rooms
        self.taken = taken
        self.length: i64 = len(listed) + room

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, place: object) -> Any:
        if isinstance(place, int) and -BEYOND < place < BEYOND:
            number: i64 = place
            if -self.length <= number < self.length:
                if number < 0:
                    number += self.length
                return round_choice(
                    self.listed, self.movers, self.ends, self.rooms, self.taken, number
                )
        return self.as_list()[place]  # type: ignore[call-overload]  # or it says what is wrong

    def has(self, action: Action) -> bool:
        if not is_move(action):
            return action in self.listed
        unit, end = unpack_move(action)
        if end >= IN_BASE:
            return action in self.listed
        word = end // BITS
        words: i64 = len(self.taken)
        if word >= words:
            return False
        for place in range(len(self.movers)):
            if self.movers[place] == unit and self.rooms[place]:
                free = self.ends[place * words + word] & ~self.taken[word]
                return free >> end % BITS & 1 != 0
        return False

    def as_list(self) -> list[int]:
        found: list[Any] = []
        listed = self.listed
        before: i64 = 0
        for place in range(len(self.movers)):
            if self.rooms[place]:
                unit = self.movers[place]
                while before < len(listed) and listed[before] < move(unit, 0):
                    found.append(listed[before])
                    before += 1
                self._add_moves(place, unit, found)
        while before < len(listed):
            found.append(listed[before])
            before += 1
        return found

    def _add_moves(self, place: i64, unit: Unit, found: list[Any]) -> None:
        """Add the moves of one unit to its free hexes."""
        numbers = MOVES_OF[unit]
        words: i64 = len(self.taken)
        for word in range(words):
            free = self.ends[place * words + word] & ~self.taken[word]
            while free:
                found.append(numbers[word * BITS + lowest(free)])
                free &= free - 1
