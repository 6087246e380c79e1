"""Set-up as a chain of decisions: every unit in a fixed order, Luke last (A-SETUP)."""

from echobase.core.aliases import Action, Hex, Side, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.rows import replaced, row
from echobase.core.sides import EMPIRE, NOBODY, REBEL, SIDES, enemy
from echobase.core.vectors import append, vec
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.destinations import Ends
from echobase.games.assault.rules.force import ELIGIBLE
from echobase.games.assault.rules.map import Map
from echobase.games.assault.rules.position import ABOARD, BASE_BOX, EMPTY, RESERVE, Position
from echobase.games.assault.rules.steps import FACE, LUKE, PLACE
from echobase.games.assault.rules.units import (
    AT_ST,
    AT_START,
    FIRST,
    HEAVY_SNOWTROOPER,
    HEAVY_TROOPER,
    KIND,
    LASER_TOWER,
    LIGHT_SNOWTROOPER,
    LIGHT_TROOPER,
    NAMES,
    SIDE,
    SNOWSPEEDER,
    TROOP_BAY,
    WALKER,
    is_trooper,
    is_walker,
)


def _order(side: Side) -> list[int]:
    """The units that a side sets up, in the order of A-SETUP-18."""
    rebels = [SNOWSPEEDER, LASER_TOWER, HEAVY_TROOPER, LIGHT_TROOPER]
    kinds = [WALKER, AT_ST] if side == EMPIRE else rebels
    return [FIRST[kind] + number for kind in kinds for number in range(AT_START[kind])]


ORDER = [_order(REBEL), _order(EMPIRE)]
"""By side."""


def begin_set_up(position: Position, side: Side, log: Log | None) -> None:
    """A side sets up, or uses the map's suggestion if it agreed to."""
    position.placing = ORDER[side][0]
    position.last = EMPTY
    position.step = PLACE
    if position.setting.uses_suggested[side]:
        take_suggested(position, log)


def may_take_suggested(position: Position) -> bool:
    """The suggested set-up is one choice, before anything is placed (A-SETUP-20)."""
    side = SIDE[position.placing]
    first = position.placing == ORDER[side][0]
    return first and len(position.setting.suggested[side]) > 0


def take_suggested(position: Position, log: Log | None) -> None:
    side = SIDE[position.placing]
    for placement in position.setting.suggested[side]:
        if placement.place >= 0:
            position.put(placement.unit, placement.place)
        else:
            position.place[placement.unit] = placement.place
        if is_walker(placement.unit):
            position.facing = replaced(position.facing, placement.unit, placement.facing)
    if log is not None:
        log.append(Message("assault-suggested", {"side": SIDES[side]}))
    end_side(position, side, log)


def area(map_: Map, unit: Unit) -> Ends:
    """The hexes in which a unit may be set up (A-SETUP-04, 07 to 09, 12)."""
    if SIDE[unit] == EMPIRE:
        return map_.imperial_area
    return map_.speeder_area if KIND[unit] == SNOWSPEEDER else map_.rebel_area


def may_stand(position: Position, unit: Unit, hex_: Hex) -> bool:
    """An empty hex in the area of the unit."""
    return position.at[hex_] == EMPTY and area(position.setting.map, unit).has(hex_)


def legal_places(position: Position) -> vec[i64]:
    """The hexes for the unit to place, and the Base Box for a Trooper (A-SETUP-10).

    Identical units are placed in ascending order, leaving enough hexes for the rest (A-SETUP-19).
    """
    unit = position.placing
    after: i64 = EMPTY if has_number(unit) else position.last
    found = vec[i64](capacity=64)
    if may_take_suggested(position):
        found = append(found, actions.SUGGESTED)
    at = position.at
    for hex_ in area(position.setting.map, unit).hexes:
        if hex_ > after and at[hex_] == EMPTY:
            found = append(found, actions.PLACE + hex_)
    if is_trooper(unit):
        return append(found, actions.PLACE + actions.IN_BASE)
    return found if has_number(unit) else found[: len(found) - left_of_kind(unit) + 1]


def has_number(unit: Unit) -> bool:
    """Walkers and Snowspeeders keep their printed numbers (A-SETUP-24)."""
    return KIND[unit] in (WALKER, SNOWSPEEDER)


def left_of_kind(unit: Unit) -> i64:
    """How many units of this kind are still to be set up, this one included."""
    kind = KIND[unit]
    return FIRST[kind] + AT_START[kind] - unit


def place(position: Position, action: Action, log: Log | None) -> None:
    """Put the unit where the player chose."""
    unit = position.placing
    where = action - actions.PLACE
    position.last = where
    if where == actions.IN_BASE:
        position.place[unit] = BASE_BOX
        if log is not None:
            log.append(Message("assault-placed-base", {"unit": NAMES[unit]}))
    else:
        position.put(unit, where)
        if log is not None:
            label = position.setting.map.labels[where]
            log.append(Message("assault-placed", {"unit": NAMES[unit], "hex": label}))
    if is_walker(unit):
        position.step = FACE
    else:
        next_unit(position, log)


def legal_loads(position: Position) -> vec[i64]:
    """Heavy Snowtroopers aboard; the rest of the three are light (A-SETUP-06, A-SETUP-18)."""
    heavy = len(waiting(position, HEAVY_SNOWTROOPER))
    light = len(waiting(position, LIGHT_SNOWTROOPER))
    return row(
        [
            actions.LOAD + count
            for count in range(TROOP_BAY + 1)
            if count <= heavy and TROOP_BAY - count <= light
        ]
    )


def waiting(position: Position, kind: int) -> list[int]:
    """The Snowtroopers of a kind that start the game and are not aboard yet."""
    return [
        unit
        for unit in range(FIRST[kind], FIRST[kind] + AT_START[kind])
        if position.place[unit] == RESERVE
    ]


def load(position: Position, action: Action, log: Log | None) -> None:
    """Fill a Walker with three Snowtroopers."""
    walker = position.placing
    heavy = action - actions.LOAD
    crew = waiting(position, HEAVY_SNOWTROOPER)[:heavy]
    crew += waiting(position, LIGHT_SNOWTROOPER)[: TROOP_BAY - heavy]
    for unit in crew:
        position.place[unit] = ABOARD - walker
    if log is not None:
        light = TROOP_BAY - heavy
        log.append(
            Message("assault-loaded", {"unit": NAMES[walker], "heavy": heavy, "light": light})
        )
    next_unit(position, log)


def next_unit(position: Position, log: Log | None) -> None:
    """Continue with the next unit of the side."""
    unit = position.placing
    side = SIDE[unit]
    number = ORDER[side].index(unit) + 1
    if number == len(ORDER[side]):
        end_side(position, side, log)
        return
    position.placing = ORDER[side][number]
    if KIND[position.placing] != KIND[unit]:
        position.last = EMPTY
    position.step = PLACE


def end_side(position: Position, side: Side, log: Log | None) -> None:
    """Luke follows the units of the Rebels, and the first turn follows both sides (A-SETUP-17)."""
    if side == REBEL:
        position.placing = NOBODY
        position.step = LUKE
    else:
        end_set_up(position, side, log)


def legal_lukes() -> vec[i64]:
    """Luke flies one of the first five Snowspeeders (A-SETUP-13, A-SETUP-14)."""
    return row(range(actions.LUKE, actions.LUKE + ELIGIBLE))


def choose_luke(position: Position, action: Action, log: Log | None) -> None:
    """The choice is secret: the event names nobody (A-LUKE-16)."""
    position.luke = action - actions.LUKE
    if log is not None:
        log.append(Message("assault-luke-chosen"))
    end_set_up(position, REBEL, log)


def end_set_up(position: Position, side: Side, log: Log | None) -> None:
    """The other side sets up, or play begins: `turn` 1 says so."""
    position.placing = NOBODY
    if side == position.setting.sets_up_first:
        begin_set_up(position, enemy(side), log)
    else:
        position.last = EMPTY
        position.turn = 1
