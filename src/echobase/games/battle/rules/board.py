"""The printed board: 67 hexes in seven rows, three sections, two baselines (B-BOARD)."""

from typing import Final

from echobase import hexes
from echobase.core.aliases import Hex, Side
from echobase.core.sides import EMPIRE, REBEL
from echobase.hexes import Cube

ROWS: Final = "ABCDEFG"
WIDTHS: Final = (10, 9, 10, 9, 10, 9, 10)
HEXES: Final = 67
OFF: Final = 67
"""The place of a unit that steps off the board through an exit."""

LEFT: Final = 1
CENTRE: Final = 2
RIGHT: Final = 4
SECTIONS: Final = ("left", "centre", "right")


def _labels() -> list[str]:
    return [
        f"{letter}{column}"
        for letter, width in zip(ROWS, WIDTHS, strict=True)
        for column in range(1, width + 1)
    ]


LABELS: Final[list[str]] = _labels()
INDEX: Final[dict[str, int]] = {label: number for number, label in enumerate(LABELS)}


def _rows() -> list[int]:
    return [row for row, width in enumerate(WIDTHS) for _ in range(width)]


def _columns() -> list[int]:
    return [column for width in WIDTHS for column in range(1, width + 1)]


ROW: Final[list[int]] = _rows()
COLUMN: Final[list[int]] = _columns()


def cube(row: int, column: int) -> Cube:
    return (column - 1 - (row - row % 2) // 2, row)


CUBES: Final[list[Cube]] = [cube(ROW[hex_], COLUMN[hex_]) for hex_ in range(HEXES)]
AT_CUBE: Final[dict[Cube, int]] = {place: hex_ for hex_, place in enumerate(CUBES)}


def _neighbours() -> list[list[Hex]]:
    """B-BOARD-03; half hexes and everything off the board are left out (B-BOARD-02)."""
    return [
        sorted(AT_CUBE[place] for place in hexes.neighbours(CUBES[hex_]) if place in AT_CUBE)
        for hex_ in range(HEXES)
    ]


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
DISTANCE: Final[list[list[int]]] = [[hexes.distance(a, b) for b in CUBES] for a in CUBES]


def _sections(side: Side) -> list[int]:
    """Which sections each hex belongs to, seen from the side's own seat (B-BOARD-05 to 07)."""
    found: list[int] = []
    for hex_ in range(HEXES):
        column = COLUMN[hex_]
        wide = WIDTHS[ROW[hex_]] == 10
        sections = 0
        if column <= 3:
            sections |= LEFT if side == REBEL else RIGHT
        if (4 if wide else 3) <= column <= 7:
            sections |= CENTRE
        if column >= (8 if wide else 7):
            sections |= RIGHT if side == REBEL else LEFT
        found.append(sections)
    return found


SECTIONS_OF: Final[list[list[int]]] = [_sections(REBEL), _sections(EMPIRE)]
"""By side and hex: the sections as a sum of LEFT, CENTRE and RIGHT; cut hexes have two."""

BASELINE_ROW: Final = (6, 0)
BASELINE: Final[list[list[int]]] = [
    [hex_ for hex_ in range(HEXES) if ROW[hex_] == BASELINE_ROW[side]] for side in (REBEL, EMPIRE)
]


def _back(step: int) -> list[list[int]]:
    return [
        [other for other in NEIGHBOURS[hex_] if ROW[other] == ROW[hex_] + step]
        for hex_ in range(HEXES)
    ]


TOWARD_G: Final[list[list[int]]] = _back(1)
TOWARD_A: Final[list[list[int]]] = _back(-1)
