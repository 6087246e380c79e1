"""The printed board: 67 hexes in seven rows, three sections, two baselines (B-BOARD)."""

from typing import Final, TypeAlias

from echobase import hexes
from echobase.core.aliases import Side, i64
from echobase.core.masks import high_word, low_word
from echobase.core.sides import EMPIRE, REBEL
from echobase.core.vectors import vec
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


ROW: Final[vec[i64]] = vec[i64](_rows())
COLUMN: Final[vec[i64]] = vec[i64](_columns())


Table: TypeAlias = vec[vec[i64]]


def table(rows: list[list[int]]) -> Table:
    """Rows of numbers, as the compiler keeps them best."""
    return vec[vec[i64]]([vec[i64](row) for row in rows])


def cube(row: int, column: int) -> Cube:
    return (column - 1 - (row - row % 2) // 2, row)


CUBES: Final[list[Cube]] = [cube(ROW[hex_], COLUMN[hex_]) for hex_ in range(HEXES)]
AT_CUBE: Final[dict[Cube, int]] = {place: hex_ for hex_, place in enumerate(CUBES)}


def _neighbours() -> list[list[int]]:
    """B-BOARD-03; half hexes and everything off the board are left out (B-BOARD-02)."""
    return [
        sorted(AT_CUBE[place] for place in hexes.neighbours(CUBES[hex_]) if place in AT_CUBE)
        for hex_ in range(HEXES)
    ]


NEIGHBOURS: Final[Table] = table(_neighbours())
NEAR_LOW: Final[vec[i64]] = vec[i64](
    [low_word(sum(1 << other for other in near)) for near in _neighbours()]
)
NEAR_HIGH: Final[vec[i64]] = vec[i64](
    [high_word(sum(1 << other for other in near)) for near in _neighbours()]
)
"""By hex: its neighbours as a set in two words."""
DISTANCE: Final[Table] = table([[hexes.distance(a, b) for b in CUBES] for a in CUBES])
FARTHEST: Final = 12
"""The greatest distance on the board."""


def _within(start: Cube, reach: int) -> int:
    others = enumerate(CUBES)
    return sum(1 << hex_ for hex_, other in others if hexes.distance(start, other) <= reach)


_WITHIN: Final = [[_within(start, reach) for reach in range(FARTHEST + 1)] for start in CUBES]
WITHIN_LOW: Final[Table] = table([[low_word(mask) for mask in row] for row in _WITHIN])
WITHIN_HIGH: Final[Table] = table([[high_word(mask) for mask in row] for row in _WITHIN])
"""By hex and distance: the hexes no farther away, in two words."""


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


SECTIONS_OF: Final[Table] = table([_sections(REBEL), _sections(EMPIRE)])
"""By side and hex: the sections as a sum of LEFT, CENTRE and RIGHT; cut hexes have two."""


def _open(side: Side) -> list[int]:
    """By sections: the hexes that belong to exactly these, as a set."""
    every = _sections(side)
    return [
        sum(1 << hex_ for hex_ in range(HEXES) if every[hex_] == sections)
        for sections in range(LEFT + CENTRE + RIGHT + 1)
    ]


SECTION_LOW: Final[Table] = table([[low_word(mask) for mask in _open(side)] for side in (0, 1)])
SECTION_HIGH: Final[Table] = table([[high_word(mask) for mask in _open(side)] for side in (0, 1)])
"""By side and sections: the hexes that belong to exactly these, in two words."""

BASELINE_ROW: Final = (6, 0)
BASELINE: Final[list[list[int]]] = [
    [hex_ for hex_, row in enumerate(_rows()) if row == BASELINE_ROW[side]]
    for side in (REBEL, EMPIRE)
]


def _back(step: int) -> list[list[int]]:
    return [
        [other for other in NEIGHBOURS[hex_] if ROW[other] == ROW[hex_] + step]
        for hex_ in range(HEXES)
    ]


TOWARD_G: Final[Table] = table(_back(1))
TOWARD_A: Final[Table] = table(_back(-1))
