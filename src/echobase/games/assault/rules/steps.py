"""The steps of play: who decides what next. Chance steps come first, then those of the seats."""

from typing import Final

# Chance decides.
DRAW: Final = 0
EVENT: Final = 1
ROLL: Final = 2
DAMAGE: Final = 3
# A seat sets up, or brings in reinforcements.
PLACE: Final = 4
FACE: Final = 5
LOAD: Final = 6
LUKE: Final = 7
# The active player acts.
ROUND: Final = 8
WALK: Final = 9
# The Rebels answer.
DISPLACE: Final = 10
ARMOUR: Final = 11
CRITICAL: Final = 12
REGROUP: Final = 13
HOTSHOT: Final = 14
STEPS: Final = (
    "draw",
    "event",
    "roll",
    "damage",
    "place",
    "face",
    "load",
    "luke",
    "round",
    "walk",
    "displace",
    "armour",
    "critical",
    "regroup",
    "hotshot",
)

FIRST_DECISION: Final = PLACE
SHOT_STEPS: Final = (ROLL, DAMAGE, ARMOUR, CRITICAL)
"""Steps in which a shot or harpoon is being resolved."""
