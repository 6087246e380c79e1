"""What secondary objectives are worth to their own side (B-CAMP-03)."""

from typing import Final

from echobase.core.aliases import Hex, Side, Unit
from echobase.games.battle.rules.aims import concerns, in_time
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import (
    AIM_ELIMINATE,
    AIM_HOLD,
    AIM_KEEP,
    AIM_LOSSES,
    AIM_REACH,
    AIM_WIN,
)
from echobase.games.battle.rules.secondary import lost, met, progress

WHOLE: Final = (AIM_KEEP, AIM_LOSSES, AIM_WIN)
"""Goals that are met until they are lost: there is nothing to gather for them."""


def hope(position: Position, side: Side) -> float:
    """How much of a side's objectives is done and not lost, from 0 to 1."""
    shares: dict[str, float] = {}
    goals: dict[str, int] = {}
    for number, aim in enumerate(position.aims):
        if aim.side == side:
            share = hope_of(position, number)
            shares[aim.objective] = shares.get(aim.objective, 0.0) + share
            goals[aim.objective] = goals.get(aim.objective, 0) + 1
            if share == 0.0 and lost(position, number):
                shares[aim.objective] = -float(len(position.aims))
    if not shares:
        return 0.0
    total = 0.0
    for objective, share in shares.items():
        total += max(share, 0.0) / goals[objective]
    return total / len(shares)


def hope_of(position: Position, number: int) -> float:
    """How much of one goal is done, from 0 to 1; nothing when it is lost."""
    aim = position.aims[number]
    if lost(position, number):
        return 0.0
    if aim.type in WHOLE:
        return 1.0 if met(position, number, aim.side) else 0.0
    return min(progress(position, number) / max(aim.need, 1), 1.0)


def wanted_hexes(position: Position, side: Side, unit: Unit) -> list[Hex]:
    """The hexes that a unit should reach or hold for an objective of its side."""
    found: list[int] = []
    for number, aim in enumerate(position.aims):
        if aim.side != side or not in_time(position, aim) or not concerns(position, number, unit):
            continue
        if aim.type == AIM_HOLD:
            found.extend(aim.hexes)
        elif aim.type == AIM_REACH:
            seen = position.aim_counts[number]
            if progress(position, number) < aim.need:
                found.extend([hex_ for at, hex_ in enumerate(aim.hexes) if not seen >> at & 1])
    return found


def wanted_dead(position: Position, side: Side, unit: Unit) -> bool:
    """Whether an objective of a side asks for the elimination of this enemy."""
    for number, aim in enumerate(position.aims):
        if aim.type == AIM_ELIMINATE and aim.side == side and in_time(position, aim):
            if concerns(position, number, unit) and progress(position, number) < aim.need:
                return True
    return False
