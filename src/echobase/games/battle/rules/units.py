"""Unit kinds and badges: the values of the unit table (B-UNIT, B-BADGE)."""

from dataclasses import dataclass
from typing import Final

from echobase.core.aliases import Side, i64

INFANTRY: Final = 0
VEHICLE: Final = 1
SPECIAL: Final = 2
CLASSES: Final = ("infantry", "vehicle", "special")

PLAIN: Final = 0
ASSAULT: Final = 1
EWEB: Final = 2
SCOUT: Final = 3
ELITE: Final = 4
SQUADRON: Final = 5
BADGES: Final = ("", "assault", "eweb", "scout", "elite", "elite_squadron")


@dataclass
class Kind:
    """One row of the unit table."""

    key: str
    side: Side
    unit_class: i64
    figures: int
    move: int
    still_attacks: int
    dice: list[int]
    medals: int
    hit_faces: list[bool]
    """By die face: whether it removes a figure."""
    flying: bool
    artillery: bool
    mobile: bool
    climbs: bool
    ignores_retreats: bool
    confirmation: bool
    protected: bool
    box: int
    """Figures in the box (B-SETUP-13)."""
    squadron_figures: int
    """Figures with the elite squadron badge."""
