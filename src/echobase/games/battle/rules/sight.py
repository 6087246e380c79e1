"""Line of sight (B-LOS): which hexes obstruct the line between two others.

Sets of hexes are bit masks (bit h for hex h), so a line is clear when its masks and the mask of
obstructions have nothing in common. What is asked all the time has them in two words.
"""

from typing import Final

from echobase import hexes
from echobase.core.aliases import Hex, i64
from echobase.core.masks import high_word, low_word
from echobase.core.vectors import vec
from echobase.games.battle.rules.board import AT_CUBE, CUBES, HEXES
from echobase.hexes import Cube, HexLine

HALF_HEX: Final[int] = 1 << HEXES
"""Stands for every half hex at the side borders, which obstructs all normal lines (B-LOS-12)."""


def _mask(start: Cube, offsets: list[Cube]) -> int:
    mask = 0
    for x, z in offsets:
        hex_ = AT_CUBE.get((start[0] + x, start[1] + z))
        mask |= HALF_HEX if hex_ is None else 1 << hex_
    return mask


Masks = list[list[int]]


def _masks() -> tuple[Masks, Masks, Masks]:
    """For every ordered pair of hexes: the hexes crossed, those beside it on the left and right."""
    lines: dict[Cube, HexLine] = {}
    crossed: Masks = []
    left: Masks = []
    right: Masks = []
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


_ALL: Final = _masks()
CROSSED: Final[Masks] = _ALL[0]
BESIDE_LEFT: Final[Masks] = _ALL[1]
BESIDE_RIGHT: Final[Masks] = _ALL[2]


def _words() -> list[int]:
    pairs = [(a, b) for a in range(HEXES) for b in range(HEXES)]
    sets = [masks[a][b] for a, b in pairs for masks in _ALL]
    return [word for mask in sets for word in (low_word(mask), high_word(mask))]


_LINES: Final[vec[i64]] = vec[i64](_words())
"""By pair of hexes: the low and the high word of what is crossed, left and right of the line."""


def clear(a: Hex, b: Hex, low: i64, high: i64) -> bool:
    """Whether the line from a to b is clear: nothing crossed, nothing on both sides of it.

    `low` and `high` are the words of the set of obstructions.
    """
    line = 6 * (a * HEXES + b)
    if _LINES[line] & low or _LINES[line + 1] & high:
        return False
    if _LINES[line + 2] & low or _LINES[line + 3] & high:
        return not (_LINES[line + 4] & low or _LINES[line + 5] & high)
    return True


def blockers(a: Hex, b: Hex, obstructions: int) -> list[int]:
    """The hexes to name when the line from a to b is not clear, for explanations."""
    mask = CROSSED[a][b] & obstructions
    if not mask:
        left = BESIDE_LEFT[a][b] & obstructions
        right = BESIDE_RIGHT[a][b] & obstructions
        mask = left | right if left and right else 0
    return [hex_ for hex_ in range(HEXES) if mask >> hex_ & 1]
