"""The field of fire of a Walker: a wedge in front of it, unlimited in depth (A-FIELD)."""

from typing import Final

from echobase import hexes
from echobase.core.aliases import Hex, Unit, i64
from echobase.core.rows import row
from echobase.core.vectors import vec
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.setting import Setting

STEP_X: Final[vec[i64]] = row([x for x, _ in hexes.DIRECTIONS])
STEP_Y: Final[vec[i64]] = row([y for _, y in hexes.DIRECTIONS])
"""By facing: one step, in axial coordinates."""


def in_wedge(facing: i64, x: i64, y: i64, angle: i64) -> bool:
    """Whether a place, in axial steps from the Walker, is in a field of this angle (A-FIELD-05).

    The angle is the least certain rule of the game: everything about it is here.
    """
    # A place is so many steps towards the hexes left and right of the front.
    port, starboard = (facing + 5) % 6, (facing + 1) % 6
    left = x * STEP_Y[starboard] - y * STEP_X[starboard]
    right = STEP_X[port] * y - STEP_Y[port] * x
    if left == 0 and right == 0:
        return False
    if angle == 180:
        return left + right > 0
    if left < 0 or right < 0:
        return False
    return angle == 120 or (left <= 2 * right and right <= 2 * left)


def sees(setting: Setting, here: Hex, facing: i64, hex_: Hex) -> bool:
    """Whether a hex is in the field of a Walker with this hex and facing."""
    map_ = setting.map
    x = map_.q[hex_] - map_.q[here]
    y = map_.r[hex_] - map_.r[here]
    return in_wedge(facing, x, y, setting.field_of_fire)


def in_field(position: Position, walker: Unit, hex_: Hex) -> bool:
    """Whether a hex is in the Walker's field, with its current hex and facing (A-FIELD-08)."""
    return sees(position.setting, position.place[walker], position.facing[walker], hex_)
