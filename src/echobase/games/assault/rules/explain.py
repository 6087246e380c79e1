"""Explanations: why something cannot be done now, as a message with arguments."""

from echobase.core.aliases import Action, Hex, Unit
from echobase.core.events import Message
from echobase.core.sides import EMPIRE, NOBODY
from echobase.games.assault.rules import actions, setup, steps
from echobase.games.assault.rules.cards import (
    ACTION_CARDS,
    FIRES,
    HARPOONS,
    MOVES,
    REPAIR_DROID,
)
from echobase.games.assault.rules.event_cards import may_arrive
from echobase.games.assault.rules.explain_fire import (
    why_no_harpoon,
    why_no_points,
    why_no_shot,
    why_not_fire,
    why_not_harpoon,
)
from echobase.games.assault.rules.explain_move import why_no_move, why_not_move, why_not_walk
from echobase.games.assault.rules.map import CLIFF
from echobase.games.assault.rules.position import DESTROYED, EMPTY, RESERVE, Position
from echobase.games.assault.rules.steps import STEPS
from echobase.games.assault.rules.units import (
    KIND,
    NAMES,
    SIDE,
    SNOWSPEEDER,
    SPEEDER_1,
    is_speeder,
    is_walker,
)


def why_not(position: Position, action: Action) -> Message:
    """Why an action that is not legal cannot be done."""
    if position.winner != NOBODY:
        return Message("assault-why-over")
    step = position.step
    if step == steps.ROUND or step == steps.WALK:
        return why_not_act(position, action)
    if actions.actor(action) != NOBODY:
        return comes_first(position)
    if step < steps.FIRST_DECISION:
        return why_not_chance(position, action)
    if step == steps.PLACE and actions.is_place(action):
        return why_not_place(position, action - actions.PLACE)
    if step == steps.ARMOUR and actions.is_armour(action):
        return why_no_points(position, position.target)
    if step == steps.CRITICAL and action == actions.SOFTEN:
        return why_no_points(position, position.target)
    if step == steps.DISPLACE and actions.is_displace(action):
        return why_not_displace(position, action - actions.DISPLACE)
    if step == steps.LOAD and actions.is_load(action):
        return Message("assault-why-load", {"unit": NAMES[position.placing]})
    if step == steps.LUKE and actions.is_luke(action):
        return Message("assault-why-luke")
    if step == steps.HOTSHOT and actions.is_hotshot(action):
        return why_not_hotshot(position, SPEEDER_1 + action - actions.HOTSHOT)
    if step == steps.REGROUP and actions.is_return(action):
        return Message("assault-why-return")
    return Message("assault-why-step", {"step": STEPS[step]})


def comes_first(position: Position) -> Message:
    """Something else has to be decided before units act."""
    return Message("assault-why-first", {"step": STEPS[position.step]})


def why_not_chance(position: Position, action: Action) -> Message:
    """Chance is to act."""
    step = position.step
    if step == steps.ROLL and actions.is_roll(action):
        return Message("assault-why-dice", {"count": position.dice})
    if step == steps.DRAW and actions.is_card(action):
        return Message("assault-why-deck")
    if step == steps.EVENT and actions.is_event(action):
        return Message("assault-why-deck")
    return Message("assault-why-luck", {"step": STEPS[step]})


def why_not_act(position: Position, action: Action) -> Message:
    """Why a unit cannot do this in the current round."""
    if actions.is_repair(action):
        return why_not_repair(position)
    unit = actions.actor(action)
    if unit == NOBODY:
        return Message("assault-why-step", {"step": STEPS[position.step]})
    if actions.is_fire(action):
        return why_unit_waits(position, unit, FIRES) or why_not_fire(position, action)
    if actions.is_harpoon(action):
        return why_unit_waits(position, unit, HARPOONS) or why_not_harpoon(position, action)
    refused = why_unit_waits(position, unit, MOVES)
    if refused is not None:
        return refused
    if actions.is_walk(action):
        return why_not_walk(position, action)
    return why_not_move(position, action)


def why_unit_waits(position: Position, unit: Unit, allows: int) -> Message | None:
    """Why a unit may do nothing of this sort in the current round; None when it may."""
    card = ACTION_CARDS[position.card]
    if SIDE[unit] != card.side:
        return Message("assault-why-not-yours", {"unit": NAMES[unit]})
    if KIND[unit] not in card.kinds:
        return Message("assault-why-kind", {"unit": NAMES[unit], "card": card.key})
    if not card.allows & allows:
        act = "fire" if allows == FIRES else "harpoon" if allows == HARPOONS else "move"
        return Message("assault-why-card", {"card": card.key, "act": act})
    place = position.place[unit]
    if place == RESERVE or place == DESTROYED:
        return Message("assault-why-not-in-play", {"unit": NAMES[unit]})
    if position.step == steps.WALK and (unit != position.walker or allows != MOVES):
        return Message("assault-why-moving", {"unit": NAMES[position.walker]})
    if position.used >> unit & 1 and unit != position.walker:
        return Message("assault-why-used", {"unit": NAMES[unit]})
    return None


def why_idle(position: Position, unit: Unit) -> Message:
    """Why a unit can do nothing now."""
    if position.winner != NOBODY:
        return Message("assault-why-over")
    if position.step != steps.ROUND and position.step != steps.WALK:
        return comes_first(position)
    allows = ACTION_CARDS[position.card].allows
    refused: Message | None = None
    if allows & MOVES:
        refused = why_unit_waits(position, unit, MOVES) or why_no_move(position, unit)
    if refused is None and allows & HARPOONS:
        refused = why_unit_waits(position, unit, HARPOONS) or why_no_harpoon(position, unit)
    if refused is None and allows & FIRES:
        refused = why_unit_waits(position, unit, FIRES) or why_no_shot(position, unit)
    return refused or comes_first(position)


def why_not_repair(position: Position) -> Message:
    if not position.holds(REPAIR_DROID):
        return Message("assault-why-not-held", {"event": "repair_droid"})
    if ACTION_CARDS[position.card].side != EMPIRE:
        return Message("assault-why-repair-round", {"event": "repair_droid"})
    if position.step == steps.WALK:
        return Message("assault-why-moving", {"unit": NAMES[position.walker]})
    return Message("assault-why-no-hit")


def why_not_displace(position: Position, hex_: Hex) -> Message:
    unit = NAMES[position.target]
    if hex_ < position.setting.map.hexes and position.at[hex_] != EMPTY:
        label = position.setting.map.labels[hex_]
        return Message("assault-why-occupied", {"hex": label, "foe": NAMES[position.at[hex_]]})
    return Message("assault-why-displace", {"unit": unit})


def why_not_hotshot(position: Position, unit: Unit) -> Message:
    if position.place[unit] < 0:
        return Message("assault-why-not-in-play", {"unit": NAMES[unit]})
    return Message("assault-why-hotshot", {"unit": NAMES[unit]})


def why_not_place(position: Position, place: int) -> Message:
    """Why a unit cannot be set up or arrive there."""
    unit = position.placing
    name = NAMES[unit]
    map_ = position.setting.map
    if place == actions.IN_BASE:
        return Message("assault-why-base-kind", {"unit": name})
    if place >= map_.hexes:
        return Message("assault-why-no-place")
    label = map_.labels[place]
    if position.at[place] != EMPTY:
        return Message("assault-why-occupied", {"hex": label, "foe": NAMES[position.at[place]]})
    if map_.terrain[place] == CLIFF:
        return Message("assault-why-cliff", {"unit": name, "hex": label})
    if position.turn:
        return why_not_arrive(position, unit, place)
    if not setup.may_stand(position, unit, place):
        if SIDE[unit] == EMPIRE:
            return Message("assault-why-imperial-sector", {"unit": name})
        if KIND[unit] == SNOWSPEEDER:
            return Message("assault-why-sector-4", {"unit": name})
        return Message("assault-why-forward-line", {"unit": name})
    if place > position.last:
        return Message("assault-why-no-room", {"unit": name, "hex": label})
    return Message("assault-why-ascending", {"unit": name})


def why_not_arrive(position: Position, unit: Unit, hex_: Hex) -> Message:
    """A unit arrives in its sector, or as near to it as possible (A-EVENT-03 to A-EVENT-05)."""
    map_ = position.setting.map
    name, label = NAMES[unit], map_.labels[hex_]
    if is_walker(unit) and map_.closed_to_walkers(hex_):
        return Message("assault-why-installation", {"hex": label})
    sector = map_.sector_3 if is_speeder(unit) else map_.imperial_sector
    if any(may_arrive(position, unit, other) for other in sector):
        where = "3" if is_speeder(unit) else "imperial"
        return Message("assault-why-arrival", {"unit": name, "hex": label, "sector": where})
    nearest = map_.labels[position.listed[0] - actions.PLACE]
    return Message("assault-why-nearest", {"unit": name, "hex": label, "to": nearest})
