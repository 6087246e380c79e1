"""Walker moves: turning, stepping, crushing, displacing (A-WALKER)."""

from typing import Final

from echobase.core.aliases import Action, Hex, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT
from echobase.core.rows import NOTHING, replaced, row
from echobase.core.sides import NOBODY
from echobase.core.vectors import append, vec
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.actions import STEP, TURN_LEFT, TURN_RIGHT
from echobase.games.assault.rules.damage import MOST_LEGS, destroy
from echobase.games.assault.rules.map import FACINGS, OFF_MAP, ROUGH
from echobase.games.assault.rules.position import DISPLACED, EMPTY, Position
from echobase.games.assault.rules.steps import DISPLACE, ROUND, WALK
from echobase.games.assault.rules.units import MOVEMENT_POINTS, NAMES, is_speeder, is_walker

TURN_COST: Final = 1
CLEAR_COST: Final = 1
ROUGH_COST: Final = 3
LEG_LOSS: Final = 2


def movement_points(position: Position, walker: Unit) -> i64:
    """Points for a whole move: 5, or 3 with one leg hit, or none with two (A-WALKER-18)."""
    if position.legs[walker] >= MOST_LEGS:
        return 0
    return MOVEMENT_POINTS - LEG_LOSS * position.legs[walker]


def ahead(position: Position, walker: Unit) -> Hex:
    """The hex straight ahead (A-WALKER-02)."""
    return position.setting.map.neighbours[position.place[walker]][position.facing[walker]]


def entry_cost(position: Position, hex_: Hex) -> i64:
    """What entering a hex costs a Walker (A-MOVE-02, A-MOVE-03)."""
    return ROUGH_COST if position.setting.map.terrain[hex_] == ROUGH else CLEAR_COST


def may_enter(position: Position, hex_: Hex) -> bool:
    """Whether no cliff, installation or Walker closes the hex (A-WALKER-05 to 07)."""
    if hex_ == OFF_MAP or position.setting.map.closed_to_walkers(hex_):
        return False
    return not is_walker(position.at[hex_])


def legal_walk(position: Position) -> vec[i64]:
    """What the Walker in the middle of its move can do; nothing when it can go no further."""
    first = vec[i64]([actions.DONE, actions.STOP])
    found = add_walk(position, position.walker, position.points, first)
    return found if len(found) > 2 else NOTHING


def add_walk(position: Position, walker: Unit, points: i64, found: vec[i64]) -> vec[i64]:
    """Add the turns and the step that a Walker can pay for."""
    if points < TURN_COST or position.place[walker] < 0:
        return found
    found = append(found, actions.walk(walker, TURN_LEFT))
    found = append(found, actions.walk(walker, TURN_RIGHT))
    hex_ = ahead(position, walker)
    if may_enter(position, hex_) and entry_cost(position, hex_) <= points:
        found = append(found, actions.walk(walker, STEP))
    return found


def walk(position: Position, action: Action, log: Log | None) -> None:
    """One turn or one step of a Walker; the first begins its move (A-WALKER-16)."""
    walker, how = actions.unpack_walk(action)
    if position.walker == NOBODY:
        position.used |= BIT[walker]
        position.walker = walker
        position.points = movement_points(position, walker)
        position.step = WALK
    if how == STEP:
        step(position, walker, log)
        return
    turned = position.facing[walker] + (5 if how == TURN_LEFT else 1)
    position.facing = replaced(position.facing, walker, turned % 6)
    position.points -= TURN_COST
    if log is not None:
        facing = FACINGS[position.facing[walker]]
        log.append(Message("assault-turns", {"unit": NAMES[walker], "facing": facing}))


def step(position: Position, walker: Unit, log: Log | None) -> None:
    """Enter the hex ahead: crush whoever stands there, or push a Snowspeeder aside."""
    hex_ = ahead(position, walker)
    victim = position.at[hex_]
    position.points -= entry_cost(position, hex_)
    if log is not None:
        label = position.setting.map.labels[hex_]
        log.append(Message("assault-steps", {"unit": NAMES[walker], "hex": label}))
    if victim != EMPTY and is_speeder(victim):
        position.lift(victim, DISPLACED)
        position.target = victim
        position.step = DISPLACE
    elif victim != EMPTY:
        if log is not None:
            log.append(Message("assault-crushes", {"unit": NAMES[walker], "foe": NAMES[victim]}))
        destroy(position, victim, log)
    position.lift(walker, EMPTY)
    position.put(walker, hex_)


def stop(position: Position) -> None:
    """The Walker's move is over."""
    position.walker = NOBODY
    position.points = 0
    position.step = ROUND


def legal_displacements(position: Position) -> vec[i64]:
    """The empty hexes next to the Walker, or the nearest ones (A-WALKER-11 to A-WALKER-14)."""
    map_ = position.setting.map
    centre = position.place[position.walker]
    for distance in range(1, map_.columns + map_.rows):
        found = [hex_ for hex_ in map_.ring(centre, distance) if position.at[hex_] == EMPTY]
        if found:
            return row([actions.DISPLACE + hex_ for hex_ in found])
    return NOTHING


def displace(position: Position, action: Action, log: Log | None) -> None:
    """The Snowspeeder lands where the Rebels put it; the Walker continues (A-WALKER-12)."""
    hex_ = action - actions.DISPLACE
    speeder = position.target
    position.put(speeder, hex_)
    position.target = NOBODY
    position.step = WALK
    if log is not None:
        label = position.setting.map.labels[hex_]
        log.append(Message("assault-displaced", {"unit": NAMES[speeder], "hex": label}))
