"""Why a unit cannot move there: what it costs, what closes the way, who is aboard."""

from echobase.core.aliases import Action, Hex, Unit
from echobase.core.events import Message
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.actions import STEP
from echobase.games.assault.rules.damage import TROOP_BAY_GONE
from echobase.games.assault.rules.map import CLIFF, OFF_MAP, Map
from echobase.games.assault.rules.move import another_stands_for, moves, open_entries
from echobase.games.assault.rules.position import BASE_BOX, EMPTY, Position
from echobase.games.assault.rules.units import (
    FIRST,
    KIND,
    MOVEMENT_POINTS,
    NAMES,
    TROOP_BAY,
    WALKERS,
    is_snowtrooper,
    is_speeder,
    is_trooper,
    is_walker,
)
from echobase.games.assault.rules.walker import TURN_COST, ahead, entry_cost, movement_points


def why_not_walk(position: Position, action: Action) -> Message:
    """Why a Walker cannot take this turn or step."""
    walker, how = actions.unpack_walk(action)
    name = NAMES[walker]
    if not movement_points(position, walker):
        return Message("assault-why-legs", {"unit": name})
    left = position.points if position.walker == walker else movement_points(position, walker)
    if how != STEP:
        return Message("assault-why-costs", {"cost": TURN_COST, "left": left})
    hex_ = ahead(position, walker)
    if hex_ == OFF_MAP:
        return Message("assault-why-edge", {"unit": name})
    return why_closed_to_walker(position, walker, hex_) or Message(
        "assault-why-costs", {"cost": entry_cost(position, hex_), "left": left}
    )


def why_closed_to_walker(position: Position, walker: Unit, hex_: Hex) -> Message | None:
    """Why no Walker may enter a hex, apart from the points; None when it may."""
    map_ = position.setting.map
    label = map_.labels[hex_]
    if map_.terrain[hex_] == CLIFF:
        return Message("assault-why-cliff", {"unit": NAMES[walker], "hex": label})
    if map_.closed_to_walkers(hex_):
        return Message("assault-why-installation", {"hex": label})
    other = position.at[hex_]
    if is_walker(other) and other != walker:
        return Message("assault-why-occupied", {"hex": label, "foe": NAMES[other]})
    return None


def why_no_move(position: Position, unit: Unit) -> Message | None:
    """Why a unit can go nowhere at all; None when it can."""
    name = NAMES[unit]
    if is_walker(unit):
        stuck = not movement_points(position, unit)
        return Message("assault-why-legs", {"unit": name}) if stuck else None
    if len(moves(position, unit)) > 0:
        return None
    if position.place[unit] == BASE_BOX and not open_entries(position):
        return Message("assault-why-entries", {"unit": name})
    if position.place[unit] < 0 and another_stands_for(position, unit):
        return why_alike(position, unit)
    return None


def why_alike(position: Position, unit: Unit) -> Message:
    """Of like units in the Base Box or aboard one Walker the lowest number goes first."""
    other = int(FIRST[KIND[unit]])
    while position.place[other] != position.place[unit] or position.used >> other & 1:
        other += 1
    return Message("assault-why-alike", {"unit": NAMES[unit], "foe": NAMES[other]})


def why_not_move(position: Position, action: Action) -> Message:
    """Why a unit without facing cannot move there."""
    unit, end = actions.unpack_move(action)
    name = NAMES[unit]
    map_ = position.setting.map
    if is_walker(unit):
        return Message("assault-why-steps", {"unit": name})
    if position.place[unit] < 0 and another_stands_for(position, unit):
        return why_alike(position, unit)
    if end == actions.IN_BASE:
        return why_not_base(position, unit)
    if actions.ABOARD <= end < actions.ABOARD + WALKERS:
        return why_not_mount(position, unit, end - actions.ABOARD)
    if end >= map_.hexes:
        return Message("assault-why-no-place")
    label = map_.labels[end]
    if position.place[unit] == end:
        return Message("assault-why-same-hex", {"unit": name})
    if position.at[end] != EMPTY:
        return Message("assault-why-occupied", {"hex": label, "foe": NAMES[position.at[end]]})
    if map_.terrain[end] == CLIFF and not is_speeder(unit):
        return Message("assault-why-cliff", {"unit": name, "hex": label})
    if position.place[unit] == BASE_BOX and not open_entries(position):
        return Message("assault-why-entries", {"unit": name})
    cost = cost_of(position, unit, end)
    return Message(
        "assault-why-too-far",
        {"unit": name, "hex": label, "cost": cost, "left": MOVEMENT_POINTS},
    )


def cost_of(position: Position, unit: Unit, end: Hex) -> int:
    """The fewest movement points to a hex; leaving a Walker or the Base costs one more."""
    map_ = position.setting.map
    if position.place[unit] == BASE_BOX:
        return 1 + min(steps_on_foot(map_, entry, end) for entry in open_entries(position))
    start = position.hex_of(unit)
    if is_speeder(unit):
        return map_.distance(start, end)
    inside = 0 if position.place[unit] >= 0 else 1
    return inside + steps_on_foot(map_, start, end)


def steps_on_foot(map_: Map, start: Hex, end: Hex) -> int:
    """The length of the shortest way around the cliffs; they never cut a map in two (A-MAP-17)."""
    steps = 0
    reached = {start}
    border = {start}
    while end not in reached:
        steps += 1
        border = {
            other
            for hex_ in border
            for other in map_.neighbours[hex_]
            if other != OFF_MAP and map_.terrain[other] != CLIFF and other not in reached
        }
        reached.update(border)
    return steps


def why_not_base(position: Position, unit: Unit) -> Message:
    if not is_trooper(unit):
        return Message("assault-why-base-kind", {"unit": NAMES[unit]})
    if not open_entries(position):
        return Message("assault-why-entries", {"unit": NAMES[unit]})
    if position.place[unit] == BASE_BOX:
        return Message("assault-why-in-base", {"unit": NAMES[unit]})
    return Message("assault-why-base-far", {"unit": NAMES[unit]})


def why_not_mount(position: Position, unit: Unit, walker: Unit) -> Message:
    args = {"unit": NAMES[unit], "walker": NAMES[walker]}
    if not is_snowtrooper(unit):
        return Message("assault-why-mount-kind", {"unit": NAMES[unit]})
    if position.place[walker] < 0:
        return Message("assault-why-not-in-play", {"unit": NAMES[walker]})
    if position.body[walker] >= TROOP_BAY_GONE:
        return Message("assault-why-bay", {"walker": NAMES[walker]})
    if unit in position.aboard(walker):
        return Message("assault-why-same-walker", args)
    if len(position.aboard(walker)) >= TROOP_BAY:
        return Message("assault-why-full", {"walker": NAMES[walker]})
    return Message("assault-why-mount-far", args)
