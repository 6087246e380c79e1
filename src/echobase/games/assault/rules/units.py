"""The 59 counters and the two installations: their kinds, names and strengths (A-FIRE-05, 06).

Tables that are read all the time are bytes, which compiled code reads fastest.
"""

from typing import Final

from echobase.core.aliases import Unit
from echobase.core.sides import EMPIRE, REBEL

WALKER: Final = 0
AT_ST: Final = 1
LIGHT_SNOWTROOPER: Final = 2
HEAVY_SNOWTROOPER: Final = 3
SNOWSPEEDER: Final = 4
LASER_TOWER: Final = 5
LIGHT_TROOPER: Final = 6
HEAVY_TROOPER: Final = 7
POWER_GRID: Final = 8
SHIELD_GENERATOR: Final = 9

KINDS: Final = (
    "walker",
    "at_st",
    "light_snowtrooper",
    "heavy_snowtrooper",
    "snowspeeder",
    "laser_tower",
    "light_trooper",
    "heavy_trooper",
    "power_grid",
    "shield_generator",
)
CODES: Final = ("W", "A", "LS", "HS", "S", "T", "LT", "HT")
"""How notation names the units of a kind, before their number."""

OWNER: Final = (EMPIRE, EMPIRE, EMPIRE, EMPIRE, REBEL, REBEL, REBEL, REBEL, REBEL, REBEL)
TOTAL: Final = (5, 3, 10, 5, 8, 6, 14, 8)
AT_START: Final = (4, 2, 8, 4, 5, 6, 10, 4)
"""Units of each kind that are set up; the others arrive by events (A-SETUP-02, A-SETUP-03)."""
FIRE: Final = bytes((6, 4, 3, 4, 5, 6, 3, 4))
ARMOUR: Final = bytes((3, 2, 1, 2, 2, 2, 1, 2, 3, 3))
TAKES_COVER: Final = [False, True, True, True, False, True, True, True, False, True]
"""The Power Grid, Walkers and Snowspeeders never have cover (A-FIRE-08, A-FIRE-09)."""

MOVEMENT_POINTS: Final = 5
ARMOUR_WITHOUT_GRID: Final = 2
"""Armour of the Shield Generator once the Power Grid is destroyed (A-FIRE-21)."""
TROOP_BAY: Final = 3
"""Snowtroopers that a Walker holds (A-CARRY-01)."""


def _first() -> list[int]:
    found = [0]
    for total in TOTAL:
        found.append(found[-1] + total)
    return found


FIRST: Final = bytes(_first())
"""The first unit of each kind, and at the end the number of units."""
UNITS: Final = 59
WALKERS: Final = 5
SPEEDERS: Final = 8
SPEEDER_1: Final = 23
"""The unit that is Snowspeeder 1."""
GRID: Final = 59
GENERATOR: Final = 60
"""Installations follow the units when targets are numbered."""
TARGETS: Final = 61

KIND: Final = bytes(
    [
        *(kind for kind, total in enumerate(TOTAL) for _ in range(total)),
        POWER_GRID,
        SHIELD_GENERATOR,
    ]
)
"""By unit or installation."""
SIDE: Final = bytes([OWNER[kind] for kind in KIND])
NAMES: Final[list[str]] = [
    *(f"{CODES[kind]}{n + 1}" for kind, total in enumerate(TOTAL) for n in range(total)),
    "P",
    "G",
]
"""Names in notation: W1, LS10, T4; P and G are the installations (A-SETUP-24)."""
BY_NAME: Final[dict[str, int]] = {name: unit for unit, name in enumerate(NAMES)}


def is_snowtrooper(unit: Unit) -> bool:
    return FIRST[LIGHT_SNOWTROOPER] <= unit < FIRST[SNOWSPEEDER]


def is_trooper(unit: Unit) -> bool:
    """Rebel infantry, light or heavy."""
    return FIRST[LIGHT_TROOPER] <= unit < UNITS


def is_speeder(unit: Unit) -> bool:
    return SPEEDER_1 <= unit < FIRST[LASER_TOWER]


def is_walker(unit: Unit) -> bool:
    return 0 <= unit < WALKERS
