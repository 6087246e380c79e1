"""The two sides of the battle of Hoth, in both games: the Rebels are 0, the Empire is 1."""

from typing import Final, Literal

from echobase.core.aliases import Side

REBEL: Final = 0
EMPIRE: Final = 1
NOBODY: Final = -1
"""No side, and no unit."""

SideName = Literal["rebel", "empire"]
SIDES: Final[tuple[SideName, SideName]] = ("rebel", "empire")


def enemy(side: Side) -> Side:
    return 1 - side
