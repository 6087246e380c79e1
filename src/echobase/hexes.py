"""Pure hex geometry in cube coordinates: distance, neighbours, flowers, exact lines."""

from typing import Final

Cube = tuple[int, int]
"""A hex as (x, z); the third cube coordinate is y = -x - z."""

DIRECTIONS: Final[list[Cube]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""The six steps, each one turn to the right of the one before."""


def distance(a: Cube, b: Cube) -> int:
    """The smallest number of steps from hex to hex."""
    x = a[0] - b[0]
    z = a[1] - b[1]
    return max(abs(x), abs(z), abs(x + z))


def neighbours(a: Cube) -> list[Cube]:
    """The six hexes around a hex."""
    return [(a[0] + x, a[1] + z) for x, z in DIRECTIONS]


Basis = tuple[Cube, Cube]
"""The steps from the centre of a flower of seven hexes to two neighbouring centres."""


def is_flower_basis(basis: Basis) -> bool:
    """Whether flowers laid out by these steps cover the plane without gap or overlap."""
    (ax, az), (bx, bz) = basis
    origin = (0, 0)
    steps = [basis[0], basis[1], (ax - bx, az - bz)]
    return ax * bz - bx * az == 7 and all(distance(origin, step) == 3 for step in steps)


def flower(place: Cube, basis: Basis) -> Cube:
    """The flower of seven hexes to which a hex belongs; flower (0, 0) is around the origin."""
    (ax, az), (bx, bz) = basis
    x, z = place
    return (bz * x - bx * z + 3) // 7, (ax * z - az * x + 3) // 7


class HexLine:
    """The hexes that a straight line between two hex centres meets, without the two end hexes.

    Part of the line lies inside `crossed` hexes; `left` and `right` hexes only share a border that
    the line runs along. A hex touched only at a corner belongs to none of the three.
    """

    def __init__(self, crossed: list[Cube], left: list[Cube], right: list[Cube]) -> None:
        self.crossed = crossed
        self.left = left
        self.right = right


def line(start: Cube, end: Cube) -> HexLine:
    """The hexes met by the line from `start` to `end`, in exact integer arithmetic."""
    dx = end[0] - start[0]
    dz = end[1] - start[1]
    length = distance(start, end)
    crossed: list[Cube] = []
    left: list[Cube] = []
    right: list[Cube] = []
    for hex_ in _near(start, end, length):
        cx = hex_[0] - start[0]
        cz = hex_[1] - start[1]
        stretch = _stretch(cx, cz, dx, dz)
        if stretch == INSIDE:
            crossed.append(hex_)
        elif stretch == BORDER:
            # The sign of the cross product tells which side of the line the centre is on.
            (left if dx * cz - dz * cx < 0 else right).append(hex_)
    return HexLine(crossed, left, right)


def _near(start: Cube, end: Cube, length: int) -> list[Cube]:
    """The hexes, without the two ends, that a line of this length could possibly meet."""
    found: list[Cube] = []
    for x in range(min(start[0], end[0]) - 1, max(start[0], end[0]) + 2):
        for z in range(min(start[1], end[1]) - 1, max(start[1], end[1]) + 2):
            hex_ = (x, z)
            if hex_ == start or hex_ == end:
                continue
            if distance(start, hex_) + distance(hex_, end) <= length + 1:
                found.append(hex_)
    return found


OUTSIDE: Final = 0
BORDER: Final = 1
INSIDE: Final = 2


def _stretch(cx: int, cz: int, dx: int, dz: int) -> int:
    """How the line (0,0)-(dx,dz) meets the hex at (cx,cz): INSIDE, along a BORDER or OUTSIDE.

    A hex is the set of points where the three differences x-y, y-z and z-x, taken from its centre,
    lie between -1 and 1. Along the line each difference is linear in t, so the line is inside from
    the latest entry to the earliest exit; both are fractions (numerator, denominator).
    """
    enter_n, enter_d = 0, 1
    leave_n, leave_d = 1, 1
    on_border = False
    offsets = (-2 * cx - cz, cx + 2 * cz, cx - cz)
    slopes = (2 * dx + dz, -dx - 2 * dz, dz - dx)
    for offset, slope in zip(offsets, slopes, strict=True):
        if slope == 0:
            if abs(offset) > 1:
                return OUTSIDE
            on_border = on_border or abs(offset) == 1
            continue
        near, far = (-1 - offset, 1 - offset) if slope > 0 else (offset - 1, offset + 1)
        size = abs(slope)
        if near * enter_d > enter_n * size:
            enter_n, enter_d = near, size
        if far * leave_d < leave_n * size:
            leave_n, leave_d = far, size
    if enter_n * leave_d >= leave_n * enter_d:
        return OUTSIDE
    return BORDER if on_border else INSIDE
