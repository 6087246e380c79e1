"""A map of Assault on Hoth as geometry: what never changes on it, and where its hexes are."""

from functools import cached_property
from typing import Final

from echobase.games.assault.documents.view import View
from echobase.games.assault.rules.map import label
from echobase.picture.layer import Point
from echobase.picture.marks import Geometry

WIDE: Final = 80.0
HIGH: Final = 69.28
PITCH: Final = 60.0
HEX: Final = ((20.0, 0.0), (60, 0), (80, HIGH / 2), (60, HIGH), (20, HIGH), (0, HIGH / 2))
HEAD: Final = 88.0
"""High enough for the backs of Walkers in the first row."""
FOOT: Final = 70.0
EDGE: Final = 18.0

Place = tuple[int, int]
"""Column and row, counted from 0."""


class MapGeometry:
    """What never changes on a map, in a form that can be a cache key.

    Turned, the map lies with its south at the top: hexes change places, drawings stay upright.
    """

    def __init__(self, view: View, turned: bool = False) -> None:
        self.turned = turned
        self.columns, self.rows = view.columns, view.rows
        self.terrain = view.terrain
        self.features = view.features
        self.sectors = view.sectors
        self.first_row_south = view.first_row_south
        self.macrohexes = view.macrohexes
        self.key = (
            turned,
            view.columns,
            view.rows,
            view.first_row_south,
            tuple(view.terrain.items()),
            tuple(view.features.items()),
            tuple((name, tuple(hexes)) for name, hexes in view.sectors.items()),
            tuple(view.macrohexes[0]),
            tuple(view.macrohexes[1]),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MapGeometry) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @cached_property
    def spots(self) -> dict[str, Point]:
        """By label, down each column: the upper left corner of the box around each hex."""
        columns, rows = range(self.columns), range(self.rows)
        return {label(x, y): self.corner((x, y)) for x in columns for y in rows}

    @property
    def size(self) -> Point:
        """Width and height of the map."""
        return PITCH * self.columns + WIDE - PITCH, HIGH * self.rows + HIGH / 2

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The whole picture: the map with a strip above and one below."""
        width, height = self.size
        return -EDGE, -HEAD, width + 2 * EDGE, height + HEAD + FOOT

    def turn(self, x: float, y: float) -> Point:
        """Where a point of the printed map is."""
        width, height = self.size
        return (width - x, height - y) if self.turned else (x, y)

    def corner(self, place: Place) -> Point:
        """The upper left corner of the box around a hex."""
        x, y = box_corner(place)
        return self.turn(x + WIDE, y + HIGH) if self.turned else (x, y)

    @property
    def board(self) -> Geometry:
        def corners(name: str) -> list[Point]:
            x, y = self.spots[name]
            return [(x + dx, y + dy) for dx, dy in HEX]

        return Geometry(self.has, corners)

    def has(self, name: str) -> bool:
        """Whether a label belongs to a hex."""
        if len(name) != 4 or not name.isdecimal():
            return False
        x, y = place_of(name)
        return 0 <= x < self.columns and 0 <= y < self.rows

    def neighbours(self, place: Place) -> list[Place | None]:
        """By side from the north, clockwise: the hex there, or nothing off the map."""
        x, y = place
        low = y + x % 2
        around = ((x, y - 1), (x + 1, low - 1), (x + 1, low), (x, y + 1), (x - 1, low))
        columns, rows = self.columns, self.rows
        return [
            other if 0 <= other[0] < columns and 0 <= other[1] < rows else None
            for other in (*around, (x - 1, low - 1))
        ]


def place_of(name: str) -> Place:
    return int(name[:2]) - 1, int(name[2:]) - 1


def box_corner(place: Place) -> Point:
    """The upper left corner of the box around a hex."""
    column, row = place
    return PITCH * column, HIGH * row + (HIGH / 2 if column % 2 else 0)


def corner(name: str) -> Point:
    return box_corner(place_of(name))


def centre(name: str) -> Point:
    x, y = corner(name)
    return x + WIDE / 2, y + HIGH / 2


def corners(name: str) -> list[Point]:
    x, y = corner(name)
    return [(x + dx, y + dy) for dx, dy in HEX]
