"""Damage: what a hit does to a Walker, a Snowspeeder or anything else (A-DAMAGE)."""

from typing import Final

from echobase.core.aliases import Unit, i64
from echobase.core.events import Log, Message
from echobase.core.rows import replaced
from echobase.core.sides import EMPIRE, NOBODY
from echobase.games.assault.rules.position import DESTROYED, Position
from echobase.games.assault.rules.units import (
    GENERATOR,
    GRID,
    NAMES,
    SIDE,
    SPEEDER_1,
    is_speeder,
    is_walker,
)
from echobase.games.assault.rules.victory import check_annihilation, generator_destroyed

BLASTER: Final = 0
LEGS: Final = 1
BODY: Final = 2
CRITICAL: Final = 3
GUNNER: Final = 4
RESULTS: Final = ("blaster", "legs", "body", "critical", "gunner")

WALKER_TABLE: Final = (
    (2, 3, BLASTER),
    (4, 9, BODY),
    (10, 11, LEGS),
    (12, 12, CRITICAL),
)
SPEEDER_TABLE: Final = (
    (2, 4, GUNNER),
    (5, 10, BODY),
    (11, 12, CRITICAL),
)
"""Lowest and highest sum of the damage dice, and the result (A-DAMAGE-WALKER-01, -SPEEDER-01)."""

MOST_BLASTER: Final = 2
MOST_LEGS: Final = 2
TROOP_BAY_GONE: Final = 2
"""Body hits at which those aboard die and nobody can mount (A-DAMAGE-WALKER-09)."""
WALKER_DIES: Final = 3
SPEEDER_DIES: Final = 2


def result(target: Unit, total: i64) -> i64:
    """What a sum of the damage dice does to a Walker or a Snowspeeder."""
    table = WALKER_TABLE if is_walker(target) else SPEEDER_TABLE
    for low, high, found in table:
        if low <= total <= high:
            return found
    raise ValueError(f"two dice do not show {total}")


def track_hit(position: Position, target: Unit, found: i64) -> i64:
    """Where a result goes: blaster, leg and gunner hits on a full track become body hits."""
    if found == BLASTER and position.blaster[target] >= MOST_BLASTER:
        return BODY
    if found == LEGS and position.legs[target] >= MOST_LEGS:
        return BODY
    if found == GUNNER and not position.gunner_lives(target - SPEEDER_1):
        return BODY
    return found


def is_fatal(position: Position, target: Unit, track: i64) -> bool:
    """Whether one more hit on this track destroys the Walker or Snowspeeder."""
    if track == CRITICAL:
        return True
    if track != BODY:
        return False
    if is_walker(target):
        return position.body[target] + 1 >= WALKER_DIES
    return position.hull[target - SPEEDER_1] + 1 >= SPEEDER_DIES


def effect(position: Position, target: Unit, track: i64) -> str:
    """The name for the effect of one more hit on this track: `legs-1`, `body-3`, `gunner`."""
    if track == CRITICAL or track == GUNNER:
        return RESULTS[track]
    if is_speeder(target):
        return f"hull-{position.hull[target - SPEEDER_1] + 1}"
    hits = (position.blaster, position.legs, position.body)[track][target]
    return f"{RESULTS[track]}-{hits + 1}"


def damage(position: Position, target: Unit, found: i64, log: Log | None) -> None:
    """Apply a result of the damage dice (A-DAMAGE-WALKER, A-DAMAGE-SPEEDER)."""
    track = track_hit(position, target, found)
    fatal = is_fatal(position, target, track)
    if log is not None:
        what = effect(position, target, track)
        log.append(Message("assault-damaged", {"unit": NAMES[target], "damage": what}))
    if track == BLASTER:
        position.blaster = replaced(position.blaster, target, position.blaster[target] + 1)
    elif track == LEGS:
        position.legs = replaced(position.legs, target, position.legs[target] + 1)
    elif track == GUNNER:
        kill_gunner(position, target - SPEEDER_1)
    elif track == BODY and is_speeder(target):
        hits = position.hull[target - SPEEDER_1] + 1
        position.hull = replaced(position.hull, target - SPEEDER_1, hits)
    elif track == BODY:
        position.body = replaced(position.body, target, position.body[target] + 1)
        if position.body[target] == TROOP_BAY_GONE:
            lose_aboard(position, target, log)
    if fatal:
        destroy(position, target, log)


def kill_gunner(position: Position, speeder: i64) -> None:
    """When the gunner dies, the Hotshot is lost (A-DAMAGE-SPEEDER-02, -07)."""
    position.gunner = replaced(position.gunner, speeder, 1)
    if position.hotshot == speeder:
        position.hotshot = NOBODY


def hit_outright(position: Position, target: Unit, log: Log | None) -> None:
    """A hit destroys everything but Walkers and Snowspeeders at once (A-FIRE-19, 21, 22)."""
    if target == GRID:
        position.grid_stands = False
        position.kept = False
        if log is not None:
            log.append(Message("assault-grid-destroyed"))
    elif target == GENERATOR:
        if log is not None:
            log.append(Message("assault-generator-destroyed"))
        generator_destroyed(position, log)
    else:
        destroy(position, target, log)


def destroy(position: Position, unit: Unit, log: Log | None) -> None:
    """Remove a unit; everybody aboard a Walker goes with it (A-CARRY-11, A-DAMAGE-WALKER-13)."""
    position.lift(unit, DESTROYED)
    if log is not None:
        log.append(Message("assault-destroyed", {"unit": NAMES[unit]}))
    if is_walker(unit):
        lose_aboard(position, unit, log)
    elif is_speeder(unit) and position.hotshot == unit - SPEEDER_1:
        position.hotshot = NOBODY
    if SIDE[unit] == EMPIRE:
        check_annihilation(position, log)


def lose_aboard(position: Position, walker: Unit, log: Log | None) -> None:
    """Destroy everybody aboard."""
    for unit in position.aboard(walker):
        position.place[unit] = DESTROYED
        if log is not None:
            log.append(
                Message("assault-lost-aboard", {"unit": NAMES[unit], "walker": NAMES[walker]})
            )
