"""How the actions of Assault on Hoth are packed into small integers.

Each kind of action owns a range of numbers that begins with the constant of its name. What the
action is about is added to it: a single facing, hex, card or number of points directly, several
things by the functions below.
"""

from typing import Any, Final

from echobase.core.aliases import Action, Unit, i64
from echobase.core.sides import NOBODY
from echobase.games.assault.rules.units import SPEEDER_1, SPEEDERS, TARGETS, UNITS, WALKERS

DONE: Final = 0
STOP: Final = 1
"""End the move of a Walker."""
SUGGESTED: Final = 2
"""Use the suggested set-up."""
SUFFER: Final = 3
"""Take a critical hit as it is."""
SOFTEN: Final = 4
"""Spend a Force Point to make a critical hit a body hit."""

FACE: Final = 10
LOAD: Final = 16
LUKE: Final = 20
HOTSHOT: Final = 28
RETURN: Final = 36
REPAIR: Final = 40
WALK: Final = 56
ARMOUR: Final = 72
DAMAGE: Final = 84
CARD: Final = 100
EVENT: Final = 116
HARPOON: Final = 128
ROLL: Final = 576
PLACE: Final = 1024
DISPLACE: Final = 2048
MOVE: Final = 4096
FIRE: Final = 65536
END: Final = 144714

PLACE_BITS: Final = 10
PLACE_SPAN: Final = 1 << PLACE_BITS
MOST_HEXES: Final = 1000
"""No map may have more: places beyond are the Base Box and the Walkers to mount."""
IN_BASE: Final = 1000
ABOARD: Final = 1001
POINT_SPAN: Final = 11
"""Luke spends 0 to 10 points."""
EXTRA_SPAN: Final = 22
FACE_SPAN: Final = 21
MOST_DICE: Final = 20

TURN_LEFT: Final = 0
TURN_RIGHT: Final = 1
STEP: Final = 2


def walk(walker: Unit, how: i64) -> Action:
    return WALK + walker * 3 + how


def unpack_walk(action: Action) -> tuple[i64, i64]:
    """The Walker, and TURN_LEFT, TURN_RIGHT or STEP."""
    code = action - WALK
    return code // 3, code % 3


def repair(walker: Unit, track: i64) -> Action:
    return REPAIR + walker * 3 + track


def unpack_repair(action: Action) -> tuple[i64, i64]:
    """The Walker and the track, numbered as results of damage."""
    code = action - REPAIR
    return code // 3, code % 3


def move(unit: Unit, place: i64) -> Action:
    return MOVE + unit * PLACE_SPAN + place


MOVES_OF: Final[list[list[Any]]] = [
    list(range(move(unit, 0), move(unit + 1, 0))) for unit in range(UNITS)
]
"""By unit and place: its moves. Lists of choices share these numbers instead of making new ones."""


def unpack_move(action: Action) -> tuple[i64, i64]:
    """The unit and its end: a hex, IN_BASE, or ABOARD plus a Walker."""
    code = action - MOVE
    return code >> PLACE_BITS, code & (PLACE_SPAN - 1)


def fire(firer: Unit, target: Unit, points: i64, card: bool) -> Action:
    return FIRE + (firer * TARGETS + target) * EXTRA_SPAN + points * 2 + (1 if card else 0)


def unpack_fire(action: Action) -> tuple[i64, i64, i64, bool]:
    """Firer, target, Luke's points, and whether a held card (Veers, the Force) is used."""
    code = action - FIRE
    extra = code % EXTRA_SPAN
    pair = code // EXTRA_SPAN
    return pair // TARGETS, pair % TARGETS, extra // 2, extra % 2 == 1


def harpoon(speeder: i64, walker: Unit, points: i64) -> Action:
    """Speeders and Walkers, counted from 0."""
    return HARPOON + (speeder * WALKERS + walker) * POINT_SPAN + points


def unpack_harpoon(action: Action) -> tuple[i64, i64, i64]:
    code = action - HARPOON
    pair = code // POINT_SPAN
    return pair // WALKERS, pair % WALKERS, code % POINT_SPAN


def points_in(action: Action) -> i64:
    """Luke's points that a shot or harpoon spends; 0 for all other actions of a round."""
    if is_fire(action):
        return unpack_fire(action)[2]
    return unpack_harpoon(action)[2] if is_harpoon(action) else 0


def roll(vaders: i64, sabers: i64) -> Action:
    return ROLL + vaders * FACE_SPAN + sabers


def unpack_roll(action: Action) -> tuple[i64, i64]:
    code = action - ROLL
    return code // FACE_SPAN, code % FACE_SPAN


def is_face(action: Action) -> bool:
    return FACE <= action < LOAD


def is_load(action: Action) -> bool:
    return LOAD <= action < LUKE


def is_luke(action: Action) -> bool:
    return LUKE <= action < HOTSHOT


def is_hotshot(action: Action) -> bool:
    return HOTSHOT <= action < RETURN


def is_return(action: Action) -> bool:
    return RETURN <= action < REPAIR


def is_repair(action: Action) -> bool:
    return REPAIR <= action < WALK


def is_walk(action: Action) -> bool:
    return WALK <= action < ARMOUR


def is_armour(action: Action) -> bool:
    return ARMOUR <= action < DAMAGE


def is_reply(action: Action) -> bool:
    """Whether it answers a shot or a critical hit."""
    return is_armour(action) or action == SUFFER or action == SOFTEN


def is_card(action: Action) -> bool:
    return CARD <= action < EVENT


def is_event(action: Action) -> bool:
    return EVENT <= action < HARPOON


def is_harpoon(action: Action) -> bool:
    return HARPOON <= action < ROLL


def is_roll(action: Action) -> bool:
    return ROLL <= action < PLACE


def is_place(action: Action) -> bool:
    return PLACE <= action < DISPLACE


def is_displace(action: Action) -> bool:
    return DISPLACE <= action < MOVE


def is_move(action: Action) -> bool:
    return MOVE <= action < FIRE


def is_fire(action: Action) -> bool:
    return FIRE <= action < END


def actor(action: Action) -> Unit:
    """The unit that acts in a round by this action, or NOBODY."""
    if is_move(action):
        return unpack_move(action)[0]
    if is_fire(action):
        return unpack_fire(action)[0]
    if is_walk(action) and action < walk(WALKERS, 0):
        return unpack_walk(action)[0]
    if is_harpoon(action):
        speeder = unpack_harpoon(action)[0]
        return SPEEDER_1 + speeder if speeder < SPEEDERS else NOBODY
    return NOBODY
