"""A rectangular board of hexes by their labels: the letter of the row and the column, B3."""

from typing import Final

from echobase.hexes import distance, neighbours

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Grid:
    """Rows of equal length; every second one is half a hex further to the right."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.labels: list[str] = []
        """All hexes, row by row."""
        self.cubes: dict[str, tuple[int, int]] = {}
        """The place of each hex: how far to the right, counted along its row, and its row."""
        for row in range(rows):
            for column in range(columns):
                label = self.label(row, column)
                self.labels.append(label)
                self.cubes[label] = (column - row // 2, row)
        named = {cube: label for label, cube in self.cubes.items()}
        self._beside: dict[str, list[str]] = {}
        for label, cube in self.cubes.items():
            around = {named[other] for other in neighbours(cube) if other in named}
            self._beside[label] = [other for other in self.labels if other in around]

    def label(self, row: int, column: int) -> str:
        """The hex in a row and a column, both counted from 0."""
        return f"{LETTERS[row]}{column + 1}"

    def beside(self, label: str) -> list[str]:
        """The hexes around a hex, in the order of the labels."""
        return self._beside[label]

    def distance(self, start: str, end: str) -> int:
        """The number of steps from hex to hex."""
        return distance(self.cubes[start], self.cubes[end])

    def check(self, label: str) -> None:
        """Raise ValueError for a label that is not a hex of this board."""
        if label not in self.cubes:
            raise ValueError(f"{label!r} is not a hex of this board")
