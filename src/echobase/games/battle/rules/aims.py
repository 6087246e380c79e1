"""Counting for secondary objectives when a unit is lost or leaves the board (B-CAMP-03)."""

from echobase.core.aliases import Unit
from echobase.core.sides import NOBODY
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import (
    AIM_ELIMINATE,
    AIM_EXIT,
    AIM_KEEP,
    AIM_LOSSES,
    Aim,
)


def concerns(position: Position, number: int, unit: Unit) -> bool:
    """Whether a unit is of the sort that a goal names; its side is not asked."""
    aim = position.aims[number]
    if aim.start >= 0:
        return position.aim_units[number] == unit
    if not aim.kinds >> position.kind[unit] & 1:
        return False
    return aim.badge < 0 or position.badge[unit] == aim.badge


def in_time(position: Position, aim: Aim) -> bool:
    """Whether what happens now still counts."""
    return aim.by_turn == 0 or position.turns[aim.side] <= aim.by_turn


def count_loss(position: Position, unit: Unit) -> None:
    """A unit is about to be eliminated."""
    for number, aim in enumerate(position.aims):
        own = position.side[unit] == aim.side
        if not concerns(position, number, unit):
            continue
        if aim.type == AIM_ELIMINATE and not own:
            position.aim_counts[number] += 1 if in_time(position, aim) else 0
        elif aim.type == AIM_KEEP and own:
            position.aim_counts[number] = max(position.aim_counts[number] - 1, 0)
        elif aim.type == AIM_LOSSES and own:
            position.aim_counts[number] += 1
    forget(position, unit)


def count_exit(position: Position, unit: Unit, way_out: int) -> None:
    """A unit is about to leave the board."""
    for number, aim in enumerate(position.aims):
        if aim.type != AIM_EXIT or aim.of != way_out or position.side[unit] != aim.side:
            continue
        if concerns(position, number, unit) and in_time(position, aim):
            position.aim_counts[number] += 1
    forget(position, unit)


def forget(position: Position, unit: Unit) -> None:
    """The number of a unit that is gone may be used again."""
    for number, named in enumerate(position.aim_units):
        if named == unit:
            position.aim_units[number] = NOBODY
