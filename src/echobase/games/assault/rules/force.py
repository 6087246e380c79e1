"""Luke Skywalker: who may be him, his Force Points, and replies that never reveal him (A-LUKE)."""

from typing import Final

from echobase.core.aliases import Unit, i64
from echobase.core.events import Log, Message
from echobase.core.rows import row
from echobase.core.vectors import vec
from echobase.games.assault.rules.actions import ARMOUR, SOFTEN, SUFFER
from echobase.games.assault.rules.position import FORCE_POINTS, Position
from echobase.games.assault.rules.units import NAMES, SPEEDER_1, is_speeder

ELIGIBLE: Final = 5
"""Luke flies one of the first five Snowspeeders (A-SETUP-14)."""


def points_of(position: Position, unit: Unit) -> i64:
    """The points that this unit can spend: Luke's own, 0 for everybody else."""
    return position.force if position.is_luke(unit) else 0


def points_it_might_have(position: Position, unit: Unit) -> i64:
    """The points the Empire must reckon with: any eligible speeder may be Luke's."""
    if position.revealed:
        return points_of(position, unit)
    return FORCE_POINTS if might_be_luke(unit) else 0


def might_be_luke(unit: Unit) -> bool:
    """Whether somebody who has not been told could think that this unit is Luke's."""
    return SPEEDER_1 <= unit < SPEEDER_1 + ELIGIBLE


def spend(position: Position, points: i64, log: Log | None) -> None:
    """Points are gone at once, and the first one reveals Luke (A-LUKE-10, A-FIRE-27)."""
    if points == 0:
        return
    position.force -= points
    position.kept = False
    if not position.revealed:
        position.revealed = True
        if log is not None:
            unit = NAMES[SPEEDER_1 + position.luke]
            log.append(Message("assault-luke-revealed", {"unit": unit}))


def may_spend(position: Position) -> bool:
    """Whether Luke could still spend a point, as far as everybody knows."""
    if not position.revealed:
        return True
    return position.force > 0 and position.in_play(SPEEDER_1 + position.luke)


def asks_reply(position: Position, target: Unit) -> bool:
    """Whether the Rebels are asked when this unit is shot at or badly hit.

    Before Luke is known, for every speeder that might be his (A-LUKE-13); afterwards only where
    there is a choice (A-LUKE-14).
    """
    if not is_speeder(target):
        return False
    if position.revealed:
        return points_of(position, target) > 0
    return might_be_luke(target)


def legal_armour(position: Position) -> vec[i64]:
    """Armour points for the target of the shot; all other units can only answer with none."""
    return row(range(ARMOUR, ARMOUR + points_of(position, position.target) + 1))


def raise_armour(position: Position, points: i64, log: Log | None) -> None:
    """Points add up and last until the round ends (A-LUKE-04 to A-LUKE-06)."""
    spend(position, points, log)
    position.raised += points
    if points and log is not None:
        unit = NAMES[position.target]
        log.append(
            Message(
                "assault-armour-raised",
                {"unit": unit, "points": points, "force": position.force},
            )
        )


def legal_critical(position: Position) -> vec[i64]:
    """Soften a critical hit, if Luke flies there and has a point left (A-LUKE-09)."""
    return row([SUFFER, SOFTEN] if points_of(position, position.target) else [SUFFER])
