"""Terrain and structures: what each tile does to moves, attacks and sight (B-TERRAIN)."""

from typing import Final

from echobase.games.battle.rules.units import INFANTRY, VEHICLE, Kind

OPEN: Final = 0
RIDGE: Final = 1
BUILDING: Final = 2
WRECKAGE: Final = 3
ROCKS: Final = 4
TRENCH: Final = 5
SERAC: Final = 6
CREVASSE: Final = 7
TERRAIN: Final = (
    "open",
    "ridge",
    "building",
    "wreckage",
    "rocks",
    "trench",
    "serac",
    "crevasse",
)
STRUCTURES: Final = ("shield_generator", "ion_cannon")


def opaque(terrain: int) -> bool:
    """Whether the terrain obstructs sight (B-LOS-03)."""
    return terrain in (RIDGE, BUILDING, WRECKAGE, ROCKS, SERAC)


def stops(terrain: int) -> bool:
    """Whether entering ends the move and forbids an attack that turn (B-MOVE-09)."""
    return terrain in (BUILDING, WRECKAGE, ROCKS)


def closed(terrain: int, kind: Kind) -> bool:
    """Whether this kind of unit can never enter the terrain (B-MOVE-11)."""
    if terrain == SERAC:
        return True
    if terrain == CREVASSE:
        return not kind.flying
    return terrain == RIDGE and not kind.climbs


def protection(terrain: int, target_class: int, attacker_class: int, attacker_terrain: int) -> int:
    """Dice the attacker loses because of the terrain under the target (B-DICE-04)."""
    if terrain == RIDGE:
        return 0 if attacker_terrain == RIDGE else 1
    if terrain in (BUILDING, WRECKAGE, ROCKS):
        return 2 if attacker_class == VEHICLE else 1
    if terrain == TRENCH:
        return 1 if target_class == INFANTRY else 0
    return 0


def penalty(terrain: int, attacker_class: int) -> int:
    """Dice the attacker loses because of the terrain under itself (B-DICE-05)."""
    return 2 if attacker_class == VEHICLE and terrain in (BUILDING, WRECKAGE) else 0
