"""Line of sight (B-LOS): which hexes obstruct the line between two others.

Sets of hexes are bit masks (bit h for hex h), so a line is clear when its masks and the mask of
obstructions have nothing in common.
"""

from typing import Final

from echobase import hexes
from echobase.core.aliases import Hex, Mask
from echobase.games.battle.rules.board import AT_CUBE, CUBES, HEXES
from echobase.hexes import Cube, HexLine

HALF_HEX: Final[int] = 1 << HEXES
"""Stands for every half hex at the side borders, which obstructs all normal lines (B-LOS-12)."""


def _mask(start: Cube, offsets: list[Cube]) -> Mask:
    mask = 0
    for x, z in offsets:
        hex_ = AT_CUBE.get((start[0] + x, start[1] + z))
        mask |= HALF_HEX if hex_ is None else 1 << hex_
    return mask


Table = list[list[int]]


def _tables() -> tuple[Table, Table, Table]:
    """For every ordered pair of hexes: the hexes crossed, those beside it on the left and right."""
    lines: dict[Cube, HexLine] = {}
    crossed: Table = []
    left: Table = []
    right: Table = []
    for start in CUBES:
        crossed.append([])
        left.append([])
        right.append([])
        for end in CUBES:
            way = (end[0] - start[0], end[1] - start[1])
            if way not in lines:
                lines[way] = hexes.line((0, 0), way)
            line = lines[way]
            crossed[-1].append(_mask(start, line.crossed))
            left[-1].append(_mask(start, line.left))
            right[-1].append(_mask(start, line.right))
    return crossed, left, right


_ALL: Final = _tables()
CROSSED: Final[Table] = _ALL[0]
BESIDE_LEFT: Final[Table] = _ALL[1]
BESIDE_RIGHT: Final[Table] = _ALL[2]


def clear(a: Hex, b: Hex, obstructions: Mask) -> bool:
    """Whether the line from a to b is clear: nothing crossed, nothing on both sides of it."""
    if CROSSED[a][b] & obstructions:
        return False
    left = BESIDE_LEFT[a][b] & obstructions
    return not (left and BESIDE_RIGHT[a][b] & obstructions)


def blockers(a: Hex, b: Hex, obstructions: Mask) -> list[Hex]:
    """The hexes to name when the line from a to b is not clear, for explanations."""
    mask = CROSSED[a][b] & obstructions
    if not mask:
        left = BESIDE_LEFT[a][b] & obstructions
        right = BESIDE_RIGHT[a][b] & obstructions
        mask = left | right if left and right else 0
    return [hex_ for hex_ in range(HEXES) if mask >> hex_ & 1]
