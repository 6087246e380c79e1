"""Explanations: why something cannot be done now, as a message with arguments."""

from echobase.core.aliases import Action, Unit
from echobase.core.events import Message
from echobase.core.sides import EMPIRE, NOBODY
from echobase.games.assault.rules import actions, fire, harpoon, setup, steps
from echobase.games.assault.rules.actions import STEP
from echobase.games.assault.rules.cards import (
    ACTION_CARDS,
    FIRES,
    HARPOONS,
    MOVES,
    REPAIR_DROID,
    THE_FORCE,
    VEERS,
)
from echobase.games.assault.rules.damage import MOST_BLASTER, TROOP_BAY_GONE
from echobase.games.assault.rules.field_of_fire import in_field
from echobase.games.assault.rules.force import points_of
from echobase.games.assault.rules.map import CLIFF, OFF_MAP
from echobase.games.assault.rules.move import another_stands_for, open_entries
from echobase.games.assault.rules.position import BASE_BOX, DESTROYED, EMPTY, RESERVE, Position
from echobase.games.assault.rules.steps import STEPS
from echobase.games.assault.rules.units import (
    FIRST,
    KIND,
    NAMES,
    SIDE,
    SNOWSPEEDER,
    SPEEDER_1,
    SPEEDERS,
    TROOP_BAY,
    WALKERS,
    is_snowtrooper,
    is_speeder,
    is_trooper,
    is_walker,
)
from echobase.games.assault.rules.walker import TURN_COST, ahead, entry_cost, movement_points


def why_not(position: Position, action: Action) -> Message:
    """Why an action that is not legal cannot be done."""
    if position.winner != NOBODY:
        return Message("assault-why-over")
    step = position.step
    if step < steps.FIRST_DECISION:
        return why_not_chance(position, action)
    if step == steps.ROUND or step == steps.WALK:
        return why_not_act(position, action)
    if step == steps.PLACE and actions.is_place(action):
        return why_not_place(position, action - actions.PLACE)
    if step == steps.ARMOUR and actions.is_armour(action):
        return _no_points(position, position.target)
    if step == steps.CRITICAL and action == actions.SOFTEN:
        return _no_points(position, position.target)
    if step == steps.DISPLACE and actions.is_displace(action):
        return Message("assault-why-displace", {"unit": NAMES[position.target]})
    if step == steps.LOAD and actions.is_load(action):
        return Message("assault-why-load", {"unit": NAMES[position.placing]})
    if step == steps.LUKE and actions.is_luke(action):
        return Message("assault-why-luke")
    if step == steps.HOTSHOT and actions.is_hotshot(action):
        unit = NAMES[SPEEDER_1 + action - actions.HOTSHOT]
        return Message("assault-why-hotshot", {"unit": unit})
    if step == steps.REGROUP and actions.is_return(action):
        return Message("assault-why-return")
    return Message("assault-why-step", {"step": STEPS[step]})


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


def _no_points(position: Position, unit: Unit) -> Message:
    return Message("assault-why-points", {"unit": NAMES[unit], "force": points_of(position, unit)})


def why_not_act(position: Position, action: Action) -> Message:
    """Why a unit cannot do this in the current round."""
    if actions.is_repair(action):
        return why_not_repair(position, action)
    unit, allows = _who(action)
    if unit == NOBODY:
        return Message("assault-why-step", {"step": STEPS[position.step]})
    card = ACTION_CARDS[position.card]
    if KIND[unit] not in card.kinds:
        return Message("assault-why-kind", {"unit": NAMES[unit], "card": card.key})
    if not card.allows & allows:
        return Message("assault-why-card", {"card": card.key})
    place = position.place[unit]
    if place == RESERVE or place == DESTROYED:
        return Message("assault-why-not-in-play", {"unit": NAMES[unit]})
    if position.step == steps.WALK and unit != position.walker:
        return Message("assault-why-moving", {"unit": NAMES[position.walker]})
    if position.used >> unit & 1 and unit != position.walker:
        return Message("assault-why-used", {"unit": NAMES[unit]})
    if actions.is_walk(action):
        return why_not_walk(position, action)
    if unit == position.walker:
        return Message("assault-why-moving", {"unit": NAMES[unit]})
    if actions.is_move(action):
        return why_not_move(position, action)
    if actions.is_harpoon(action):
        return why_not_harpoon(position, action)
    return why_not_fire(position, action)


def _who(action: Action) -> tuple[int, int]:
    """The unit that an action names, and what its card must allow."""
    if actions.is_walk(action) and action < actions.walk(WALKERS, 0):
        return actions.unpack_walk(action)[0], MOVES
    if actions.is_move(action):
        return actions.unpack_move(action)[0], MOVES
    if actions.is_harpoon(action):
        speeder = actions.unpack_harpoon(action)[0]
        return (SPEEDER_1 + speeder, HARPOONS) if speeder < SPEEDERS else (NOBODY, 0)
    if actions.is_fire(action):
        return actions.unpack_fire(action)[0], FIRES
    return NOBODY, 0


def why_not_repair(position: Position, action: Action) -> Message:
    if ACTION_CARDS[position.card].side != EMPIRE or not position.holds(REPAIR_DROID):
        return Message("assault-why-not-held", {"event": "repair_droid"})
    if position.step == steps.WALK:
        return Message("assault-why-moving", {"unit": NAMES[position.walker]})
    return Message("assault-why-no-hit")


def why_not_walk(position: Position, action: Action) -> Message:
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
    label = position.setting.map.labels[hex_]
    if position.setting.map.terrain[hex_] == CLIFF:
        return Message("assault-why-cliff", {"unit": name, "hex": label})
    if position.setting.map.closed_to_walkers(hex_):
        return Message("assault-why-installation", {"hex": label})
    if is_walker(position.at[hex_]):
        return Message("assault-why-occupied", {"hex": label, "foe": NAMES[position.at[hex_]]})
    return Message("assault-why-costs", {"cost": entry_cost(position, hex_), "left": left})


def why_not_move(position: Position, action: Action) -> Message:
    unit, end = actions.unpack_move(action)
    name = NAMES[unit]
    map_ = position.setting.map
    if is_walker(unit):
        return Message("assault-why-steps", {"unit": name})
    if position.place[unit] < 0 and another_stands_for(position, unit):
        other = FIRST[KIND[unit]]
        while position.place[other] != position.place[unit] or position.used >> other & 1:
            other += 1
        return Message("assault-why-alike", {"unit": name, "foe": NAMES[other]})
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
    return Message("assault-why-too-far", {"unit": name, "hex": label})


def why_not_base(position: Position, unit: Unit) -> Message:
    if not is_trooper(unit):
        return Message("assault-why-base-kind", {"unit": NAMES[unit]})
    if not open_entries(position):
        return Message("assault-why-entries", {"unit": NAMES[unit]})
    if position.place[unit] == BASE_BOX:
        return Message("assault-why-in-base", {"unit": NAMES[unit]})
    return Message("assault-why-base-far", {"unit": NAMES[unit]})


def why_not_mount(position: Position, unit: Unit, walker: int) -> Message:
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


def why_not_harpoon(position: Position, action: Action) -> Message:
    speeder, walker, _ = actions.unpack_harpoon(action)
    unit = SPEEDER_1 + speeder
    if not position.gunner_lives(speeder):
        return Message("assault-why-gunner", {"unit": NAMES[unit]})
    if not harpoon.can_harpoon(position, speeder):
        return Message("assault-why-in-cliffs", {"unit": NAMES[unit]})
    if position.place[walker] < 0:
        return Message("assault-why-not-in-play", {"unit": NAMES[walker]})
    if position.place[walker] not in position.setting.map.neighbours[position.place[unit]]:
        return Message("assault-why-adjacent", {"unit": NAMES[unit], "walker": NAMES[walker]})
    return _no_points(position, unit)


def why_not_fire(position: Position, action: Action) -> Message:
    firer, target, points, card = actions.unpack_fire(action)
    if position.place[firer] < 0:
        return Message("assault-why-inside", {"unit": NAMES[firer]})
    if is_walker(firer) and position.blaster[firer] >= MOST_BLASTER:
        return Message("assault-why-blaster", {"unit": NAMES[firer]})
    if not fire.can_fire(position, firer):
        return Message("assault-why-in-cliffs", {"unit": NAMES[firer]})
    if target not in fire.targets(position, SIDE[firer]):
        return why_not_target(position, firer, target)
    if points > points_of(position, firer):
        return _no_points(position, firer)
    if card and SIDE[firer] == EMPIRE and not (is_walker(firer) and position.holds(VEERS)):
        return Message("assault-why-not-held", {"event": "veers"})
    if card and SIDE[firer] != EMPIRE and not position.holds(THE_FORCE):
        return Message("assault-why-not-held", {"event": "the_force"})
    if is_walker(firer) and not in_field(position, firer, fire.target_hex(position, target)):
        return Message("assault-why-field", {"unit": NAMES[firer], "foe": NAMES[target]})
    dice = fire.count_dice(position, firer, target) + points
    if card and SIDE[firer] == EMPIRE:
        dice += fire.VEERS_BONUS
    return Message(
        "assault-why-impossible",
        {"foe": NAMES[target], "count": max(dice, 0), "armour": fire.armour(position, target)},
    )


def why_not_target(position: Position, firer: int, target: int) -> Message:
    if SIDE[target] == SIDE[firer]:
        return Message("assault-why-own", {"foe": NAMES[target]})
    hex_ = fire.target_hex(position, target)
    if hex_ >= 0 and is_speeder(target):
        return Message("assault-why-target-cliffs", {"foe": NAMES[target]})
    if hex_ >= 0 or position.place[target] == RESERVE or position.place[target] == DESTROYED:
        return Message("assault-why-not-in-play", {"unit": NAMES[target]})
    return Message("assault-why-target-inside", {"foe": NAMES[target]})


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
        return Message("assault-why-arrival", {"unit": name, "hex": label})
    if not setup.may_stand(position, unit, place):
        if SIDE[unit] == EMPIRE:
            return Message("assault-why-imperial-sector", {"unit": name})
        if KIND[unit] == SNOWSPEEDER:
            return Message("assault-why-sector-4", {"unit": name})
        return Message("assault-why-forward-line", {"unit": name})
    return Message("assault-why-ascending", {"unit": name})
