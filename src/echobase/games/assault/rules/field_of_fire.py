"""The field of fire of a Walker: a wedge in front of it, unlimited in depth (A-FIELD)."""

from echobase.core.aliases import Hex, Unit
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.setting import Setting
from echobase.hexes import wedge


def in_wedge(facing: int, x: int, y: int, angle: int) -> bool:
    """Whether a place, in axial steps from the Walker, is in a field of this angle (A-FIELD-05).

    The angle is the least certain rule of the game: everything about it is here.
    """
    left, right = wedge(facing, (x, y))
    if left == 0 and right == 0:
        return False
    if angle == 180:
        return left + right > 0
    if left < 0 or right < 0:
        return False
    return angle == 120 or (left <= 2 * right and right <= 2 * left)


def sees(setting: Setting, here: Hex, facing: int, hex_: Hex) -> bool:
    """Whether a hex is in the field of a Walker with this hex and facing."""
    map_ = setting.map
    x = map_.q[hex_] - map_.q[here]
    y = map_.r[hex_] - map_.r[here]
    return in_wedge(facing, x, y, setting.field_of_fire)


def in_field(position: Position, walker: Unit, hex_: Hex) -> bool:
    """Whether a hex is in the Walker's field, with its current hex and facing (A-FIELD-08)."""
    return sees(position.setting, position.place[walker], position.facing[walker], hex_)
