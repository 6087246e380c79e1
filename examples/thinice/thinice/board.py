"""The frozen lakes: rows of hexes, a camp on the left and one on the right."""

from functools import cache
from typing import Final

from echobase import hexes

MAPS: Final = {"lake": (5, 7), "pond": (3, 5)}
"""Rows and columns of each lake, the default first."""


class Board:
    """One lake. A hex is a number; its label has the letter of its row and its column: B3."""

    def __init__(self, rows: int, columns: int) -> None:
        places = [(row, column) for row in range(rows) for column in range(columns)]
        self.labels = [f"{'ABCDE'[row]}{column + 1}" for row, column in places]
        self.cubes = [(column - row // 2, row) for row, column in places]
        number = {cube: hex_ for hex_, cube in enumerate(self.cubes)}
        self.next_to = [
            [number[cube] for cube in hexes.neighbours(here) if cube in number]
            for here in self.cubes
        ]
        middle = rows // 2 * columns
        self.camps = (middle, middle + columns - 1)
        self.ice = [hex_ for hex_, (_, column) in enumerate(places) if 0 < column < columns - 1]
        """The hexes that can hold a hole: all but the two shores."""

    def distance(self, start: int, end: int) -> int:
        return hexes.distance(self.cubes[start], self.cubes[end])


@cache
def board(name: str) -> Board:
    return Board(*MAPS[name])
