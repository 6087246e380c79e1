"""Why a unit cannot fire or harpoon: its weapon, its field of fire, the dice against armour."""

from echobase.core.aliases import Action, Unit, i64
from echobase.core.events import Message
from echobase.core.sides import EMPIRE
from echobase.core.vectors import vec
from echobase.games.assault.rules import actions, fire, harpoon
from echobase.games.assault.rules.cards import THE_FORCE, VEERS
from echobase.games.assault.rules.damage import MOST_BLASTER
from echobase.games.assault.rules.field_of_fire import in_field
from echobase.games.assault.rules.force import points_of
from echobase.games.assault.rules.position import DESTROYED, RESERVE, Position
from echobase.games.assault.rules.units import (
    NAMES,
    SIDE,
    SPEEDER_1,
    is_speeder,
    is_walker,
)


def why_no_points(position: Position, unit: Unit) -> Message:
    return Message("assault-why-points", {"unit": NAMES[unit], "force": points_of(position, unit)})


def why_unarmed(position: Position, firer: Unit) -> Message | None:
    """Why a unit cannot fire at anything from where it is; None when it can."""
    if position.place[firer] < 0:
        return Message("assault-why-inside", {"unit": NAMES[firer]})
    if is_walker(firer) and position.blaster[firer] >= MOST_BLASTER:
        return Message("assault-why-blaster", {"unit": NAMES[firer]})
    if not fire.can_fire(position, firer):
        return Message("assault-why-in-cliffs", {"unit": NAMES[firer]})
    return None


def why_no_shot(position: Position, firer: Unit) -> Message | None:
    """Why a unit has no shot at all, points aside; None when it has one."""
    refused = why_unarmed(position, firer)
    if refused is not None:
        return refused
    marks = fire.TargetTable(position, SIDE[firer])
    found = fire.add_shots(position, firer, marks, points_of(position, firer), vec[i64]())
    return None if len(found) > 0 else Message("assault-why-no-shot", {"unit": NAMES[firer]})


def why_no_harpoon(position: Position, unit: Unit) -> Message | None:
    """Why a Snowspeeder has no harpoon to throw; None when it has one."""
    if len(harpoon.add_harpoons(position, unit, vec[i64]())) > 0:
        return None
    if position.place[unit] >= 0 and not position.gunner_lives(unit - SPEEDER_1):
        return Message("assault-why-gunner", {"unit": NAMES[unit]})
    if not harpoon.can_harpoon(position, unit - SPEEDER_1):
        return Message("assault-why-in-cliffs", {"unit": NAMES[unit]})
    return Message("assault-why-no-walker", {"unit": NAMES[unit]})


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
    return why_no_points(position, unit)


def why_not_fire(position: Position, action: Action) -> Message:
    firer, target, points, card = actions.unpack_fire(action)
    refused = why_unarmed(position, firer)
    if refused is not None:
        return refused
    if target not in fire.targets(position, SIDE[firer]):
        return why_not_target(position, firer, target)
    if points > points_of(position, firer):
        return why_no_points(position, firer)
    if card:
        refused = why_not_card(position, firer)
        if refused is not None:
            return refused
    hex_ = fire.target_hex(position, target)
    if is_walker(firer) and not in_field(position, firer, hex_):
        return Message("assault-why-field", {"unit": NAMES[firer], "foe": NAMES[target]})
    dice = fire.count_dice(position, firer, target) + points
    if card and SIDE[firer] == EMPIRE:
        dice += fire.VEERS_BONUS
    return Message(
        "assault-why-impossible",
        {
            "foe": NAMES[target],
            "range": position.setting.map.range(position.place[firer], hex_),
            "count": max(dice, 0),
            "armour": fire.armour(position, target),
        },
    )


def why_not_card(position: Position, firer: Unit) -> Message | None:
    """Why the event card for shots of this side does not help; None when it does."""
    if SIDE[firer] != EMPIRE:
        held = position.holds(THE_FORCE)
        return None if held else Message("assault-why-not-held", {"event": "the_force"})
    if not position.holds(VEERS):
        return Message("assault-why-not-held", {"event": "veers"})
    return None if is_walker(firer) else Message("assault-why-veers", {"event": "veers"})


def why_not_target(position: Position, firer: Unit, target: Unit) -> Message:
    if SIDE[target] == SIDE[firer]:
        return Message("assault-why-own", {"foe": NAMES[target]})
    hex_ = fire.target_hex(position, target)
    if hex_ >= 0 and is_speeder(target):
        return Message("assault-why-target-cliffs", {"foe": NAMES[target]})
    if hex_ >= 0 or position.place[target] == RESERVE or position.place[target] == DESTROYED:
        return Message("assault-why-not-in-play", {"unit": NAMES[target]})
    return Message("assault-why-target-inside", {"foe": NAMES[target]})
