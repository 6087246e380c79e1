"""Rejecting positions of the set-up that no players could have reached (A-SETUP)."""

from echobase.core.aliases import Unit
from echobase.core.document import Fail
from echobase.core.sides import NOBODY, REBEL, enemy
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.position import BASE_BOX, RESERVE
from echobase.games.assault.rules.setup import ORDER, area, legal_places
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import (
    AT_START,
    FIRST,
    HEAVY_SNOWTROOPER,
    LIGHT_SNOWTROOPER,
    NAMES,
    SIDE,
    TROOP_BAY,
    UNITS,
    is_trooper,
    is_walker,
)

STARTING_SNOWTROOPERS = [
    FIRST[kind] + number
    for kind in (LIGHT_SNOWTROOPER, HEAVY_SNOWTROOPER)
    for number in range(AT_START[kind])
]


def check_set_up(state: State, fail: Fail) -> None:
    """One side after the other, and each unit in its turn; raises the first problem."""
    side = REBEL if state.step == steps.LUKE else SIDE[state.placing]
    other = enemy(side)
    has_set_up = state.setting.sets_up_first == other
    done = [unit for unit in ORDER[other] if has_set_up]
    done += ORDER[side] if state.step == steps.LUKE else before(state.placing)
    for unit in done:
        if not is_set_up(state, unit):
            raise fail("units", f"{NAMES[unit]} must be set up by now, in the area of its side")
    check_waiting(state, done, fail)
    check_crews(state, done, fail)
    chosen = has_set_up and other == REBEL
    if chosen != (state.luke != NOBODY):
        said = "must have chosen by now" if chosen else "have not chosen yet"
        raise fail("play.luke", f"the speeder that the Rebels {said}")
    if state.step == steps.PLACE and not legal_places(state):
        raise fail("play.last", f"no hex is left after it for {NAMES[state.placing]}")


def before(unit: Unit) -> list[Unit]:
    """The units that its side has set up before this one."""
    order = ORDER[SIDE[unit]]
    return order[: order.index(unit)]


def is_set_up(state: State, unit: Unit) -> bool:
    place = state.place[unit]
    if place == BASE_BOX:
        return is_trooper(unit)
    return place >= 0 and area(state.setting.map, unit).has(place)


def check_waiting(state: State, done: list[Unit], fail: Fail) -> None:
    """Everybody else is still in the box, but for the Walker that is turned and loaded now."""
    turned = state.placing if state.step in (steps.FACE, steps.LOAD) else NOBODY
    for unit in range(UNITS):
        if unit in done or unit in STARTING_SNOWTROOPERS or state.place[unit] == RESERVE:
            continue
        if unit != turned or not is_set_up(state, unit):
            raise fail("units", f"{NAMES[unit]} cannot be in play yet")


def check_crews(state: State, done: list[Unit], fail: Fail) -> None:
    """Every Walker is loaded before the next is placed."""
    aboard = [unit for unit in STARTING_SNOWTROOPERS if state.place[unit] != RESERVE]
    loaded = [walker for walker in done if is_walker(walker)]
    if any(len(state.aboard(walker)) != TROOP_BAY for walker in loaded):
        raise fail("units", f"every Walker that is set up carries {TROOP_BAY} Snowtroopers")
    if len(aboard) != TROOP_BAY * len(loaded):
        raise fail("units", "Snowtroopers begin aboard a Walker that is set up")
