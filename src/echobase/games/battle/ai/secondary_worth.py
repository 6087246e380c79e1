"""What secondary objectives are worth to their own side (B-CAMP-03)."""

from typing import Final

from echobase.core.aliases import Hex, Side, Unit
from echobase.core.masks import each
from echobase.games.battle.rules.aims import concerns, in_time
from echobase.games.battle.rules.board import DISTANCE
from echobase.games.battle.rules.objectives import CAPTURED, exit_for
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import (
    AIM_ELIMINATE,
    AIM_EXIT,
    AIM_HOLD,
    AIM_KEEP,
    AIM_LOSSES,
    AIM_REACH,
    AIM_TOKEN,
    AIM_WIN,
    Aim,
)
from echobase.games.battle.rules.secondary import lost, met, progress

WHOLE: Final = (AIM_KEEP, AIM_LOSSES, AIM_WIN)
"""Goals that are met until they are lost: there is nothing to gather for them."""
CARRIED: Final = 0.25
"""How much of bringing a token home is done when a unit carries it; the way adds as much again."""
LONG_WAY: Final = 12
"""Hexes; who is so far from an exit has come no part of the way."""


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
    done = min(progress(position, number) / max(aim.need, 1), 1.0)
    if aim.type == AIM_TOKEN and done < 1.0:
        return on_the_way(position, aim)
    return done


def on_the_way(position: Position, aim: Aim) -> float:
    """How much is done for a token that a side wants and does not have yet."""
    carrier = position.held[aim.of]
    if carrier < 0 or position.side[carrier] != aim.side:
        return 0.0
    apart = LONG_WAY
    for hex_ in ways_out(position, carrier):
        apart = min(apart, DISTANCE[position.hex[carrier]][hex_])
    return CARRIED * (2.0 - apart / LONG_WAY)


def ways_out(position: Position, carrier: Unit) -> list[Hex]:
    """The hexes from which a unit with a token can leave the board."""
    found: list[int] = []
    for way_out in position.scenario.exits:
        for hex_ in each(way_out.hexes):
            if exit_for(position, carrier, hex_, True) >= 0:
                found.append(hex_)
    return found


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


def way_home(position: Position, side: Side, unit: Unit) -> list[Hex]:
    """Where a unit should leave the board, because it carries what an objective asks for."""
    for aim in position.aims:
        if aim.type == AIM_TOKEN and aim.side == side and in_time(position, aim):
            if position.held[aim.of] == unit:
                return ways_out(position, unit)
    return []


def steps_of_leaving(position: Position, unit: Unit, way_out: int) -> int:
    """How many objectives of its side come a step nearer when a unit leaves the board."""
    side = position.side[unit]
    steps = 0
    for number, aim in enumerate(position.aims):
        if aim.side != side or not in_time(position, aim):
            continue
        if aim.type == AIM_TOKEN and position.held[aim.of] == unit:
            steps += 1
        elif aim.type == AIM_EXIT and aim.of == way_out and concerns(position, number, unit):
            steps += 1 if progress(position, number) < aim.need else 0
    return steps


def captures(position: Position, side: Side, number: int) -> bool:
    """Whether an objective of a side asks for this token, which has just been captured."""
    for aim in position.aims:
        if aim.type == AIM_TOKEN and aim.side == side and aim.of == number:
            return position.held[number] == CAPTURED
    return False


def wanted_dead(position: Position, side: Side, unit: Unit) -> bool:
    """Whether an objective of a side asks for the elimination of this enemy, or what it carries."""
    for number, aim in enumerate(position.aims):
        if aim.type == AIM_TOKEN and aim.side == side and position.held[aim.of] == unit:
            return True
        if aim.type == AIM_ELIMINATE and aim.side == side and in_time(position, aim):
            if concerns(position, number, unit) and progress(position, number) < aim.need:
                return True
    return False
