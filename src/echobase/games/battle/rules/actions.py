"""How the actions of Battle of Hoth are packed into small integers; only this module knows how.

Each kind of action owns a range of numbers. Hexes, cards and rolls are added to its first number.
"""

from typing import Final

from echobase.core.aliases import Action, Hex, i64

DONE: Final = 0
IGNORE: Final = 1
"""Ignore one retreat in the trenches."""
TAKE: Final = 2
"""Carry out every retreat although one could be ignored."""
PASS: Final = 3

SECTION: Final = 4
CLASS: Final = 7
PLAY: Final = 10
DISCARD: Final = 42
DRAW: Final = 74
DEAL: Final = 106
RECOVER: Final = 138
"""Special Orders: take this card back from the discard pile."""
CARD_SPAN: Final = 32

ORDER: Final = 170
RETREAT_TO: Final = 237
BREAKTHROUGH: Final = 304
PLACE: Final = 371
STRIKE: Final = 438
HEAL: Final = 505
HEX_SPAN: Final = 67

SUPPORT: Final = 572
SUPPORT_SPAN: Final = 68
"""A support card may name a hex; number 67 stands for none."""

MOVE: Final = 1252
PLACE_SPAN: Final = 68
"""A move ends on one of 67 hexes or off the board."""
VIA_SPAN: Final = 8
"""A move goes straight (0) or through one of at most seven marked hexes."""
ATTACK: Final = 37700
FREE: Final = 42189
"""From here on: rolls (even offsets) and dice to reroll (odd offsets)."""


def move(start: Hex, end: Hex, via: i64) -> Action:
    return MOVE + (start * PLACE_SPAN + end) * VIA_SPAN + via


def attack(start: Hex, target_hex: Hex) -> Action:
    return ATTACK + start * HEX_SPAN + target_hex


def support(card: i64, hex_: Hex) -> Action:
    return SUPPORT + card * SUPPORT_SPAN + hex_


def is_support(action: Action) -> bool:
    return SUPPORT <= action < MOVE


def is_move(action: Action) -> bool:
    return MOVE <= action < ATTACK


def is_attack(action: Action) -> bool:
    return ATTACK <= action < FREE


def unpack_support(action: Action) -> tuple[i64, Hex]:
    """The support card and the hex it names, or OFF."""
    code = action - SUPPORT
    return code // SUPPORT_SPAN, code % SUPPORT_SPAN


def unpack_move(action: Action) -> tuple[Hex, Hex, i64]:
    """Start, end and the number of the marked hex on the way, or 0."""
    code = action - MOVE
    return code // VIA_SPAN // PLACE_SPAN, code // VIA_SPAN % PLACE_SPAN, code % VIA_SPAN


def unpack_attack(action: Action) -> tuple[Hex, Hex]:
    """The hexes of the attacker and of the target."""
    code = action - ATTACK
    return code // HEX_SPAN, code % HEX_SPAN


def roll(number: i64) -> Action:
    return FREE + 2 * number


def reroll(number: i64) -> Action:
    return FREE + 2 * number + 1


def is_roll(action: Action) -> bool:
    return action >= FREE and (action - FREE) % 2 == 0


def roll_number(action: Action) -> i64:
    return (action - FREE) // 2
