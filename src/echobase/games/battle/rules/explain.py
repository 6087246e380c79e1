"""Explanations: why something cannot be done now, as a message with arguments."""

from typing import Final

from echobase.core.aliases import Action, Hex, Side, Unit, i64
from echobase.core.events import Message
from echobase.core.masks import each, has
from echobase.core.sides import enemy
from echobase.games.battle.rules import actions, steps
from echobase.games.battle.rules.board import LABELS
from echobase.games.battle.rules.explain_attack import why_no_attack, why_not_attack
from echobase.games.battle.rules.explain_move import why_no_move, why_not_move
from echobase.games.battle.rules.explain_order import why_not_order
from echobase.games.battle.rules.flow import decider
from echobase.games.battle.rules.position import EMPTY, Position
from echobase.games.battle.rules.retreat import open_steps
from echobase.games.battle.rules.steps import STEPS, about, step_of
from echobase.games.battle.rules.terrain import TERRAIN
from echobase.games.battle.rules.turn import landing_hexes

BEFORE_MOVES: Final = (steps.PLAY, steps.CHOOSE, steps.ORDER)
MOVING: Final = (steps.MOVE, steps.AFTER_MOVE)
ATTACKING: Final = (steps.ATTACK, steps.ATTACK_AGAIN)


def why_not(position: Position, action: Action) -> Message | None:
    """Why an action cannot be done now; None when it is among the legal ones."""
    if action in position.legal:
        return None
    if not position.todo:
        return Message("battle-why-over")
    step = step_of(position.todo[-1])
    if actions.is_move(action):
        start, end, _ = actions.unpack_move(action)
        return why_not_yours(position, start) or _why_not_move(position, start, end, step)
    if actions.is_attack(action):
        start, target_hex = actions.unpack_attack(action)
        return why_not_yours(position, start) or _why_not_attack(position, start, target_hex, step)
    if actions.ORDER <= action < actions.SUPPORT:
        return _why_not_hex(position, action, step)
    if actions.PLAY <= action < actions.DISCARD and step == steps.PLAY:
        return Message("battle-why-not-in-hand")
    if step in (steps.ROLL, steps.CONFIRM) and actions.is_roll(action):
        return Message("battle-why-dice", {"dice": position.dice})
    return Message("battle-why-step", {"step": STEPS[step]})


def why_idle(position: Position, hex_: Hex) -> Message:
    """Why the unit on a hex can do nothing in the current step."""
    if not position.todo:
        return Message("battle-why-over")
    step = step_of(position.todo[-1])
    if step != steps.ORDER and step not in MOVING and step not in ATTACKING:
        return _comes_first(step)
    refused = why_not_yours(position, hex_)
    if refused is not None:
        return refused
    unit = position.at[hex_]
    if step == steps.ORDER:
        return why_not_order(position, unit) or _order_sequence(position)
    if step in MOVING:
        refused = _why_not_its_turn(position, unit) or why_no_move(position, unit)
    elif step in ATTACKING:
        refused = _why_not_its_turn(position, unit) or why_no_attack(position, unit)
    return refused or _comes_first(step)


def why_not_attacked(position: Position, hex_: Hex) -> Message | None:
    """Who points at an enemy wants to attack it: perhaps after the moves, perhaps with nobody."""
    foe = position.at[hex_]
    if foe < 0 or position.side[foe] == position.active:
        return None
    reasons = [
        why_not(position, actions.attack(position.hex[unit], hex_))
        for unit in each(position.ordered)
    ]
    found = [reason for reason in reasons if reason is not None]
    for reason in found:
        if reason.id == "battle-why-moves-first":
            return reason
    if not found or len(found) < len(reasons):
        return None
    if len(found) == 1:
        return found[0]
    return Message("battle-why-none-reaches", {"unit": position.key(foe), "hex": LABELS[hex_]})


def deciding_side(position: Position) -> Side:
    """The side that decides in the current step: in defence, that of the unit under attack."""
    frame = position.todo[-1]
    return position.scenario.sides[decider(position, step_of(frame), about(frame))]


def why_not_yours(position: Position, hex_: Hex) -> Message | None:
    """There is no unit to command on this hex."""
    unit = position.at[hex_]
    if unit < 0:
        return Message("battle-why-no-unit", {"hex": LABELS[hex_]})
    if position.side[unit] != deciding_side(position):
        return Message("battle-why-not-yours", {"hex": LABELS[hex_], "unit": position.key(unit)})
    return None


def _why_not_its_turn(position: Position, unit: Unit) -> Message | None:
    """The step belongs to one unit, and this is another."""
    frame = position.todo[-1]
    subject = about(frame)
    if step_of(frame) in (steps.MOVE, steps.ATTACK):
        subject -= 1
    if subject < 0 or subject == unit:
        return None
    return Message("battle-why-not-its-turn", {"hex": LABELS[position.hex[subject]]})


def _comes_first(step: i64) -> Message:
    """Something else has to be decided before any unit acts."""
    return Message("battle-why-first", {"step": STEPS[step]})


def _order_sequence(position: Position) -> Message:
    """The engine takes orders by ascending hex; people may give them in any sequence."""
    return Message("battle-why-order-sequence", {"hex": LABELS[position.last_choice]})


def _why_not_move(position: Position, start: Hex, end: Hex, step: i64) -> Message:
    unit = position.at[start]
    if step == steps.ORDER:
        return _why_orders_first(position, unit)
    if step in ATTACKING:
        return why_no_order(position, unit) or Message("battle-why-moves-over")
    if step not in MOVING:
        return _comes_first(step)
    return (
        why_no_order(position, unit)
        or _why_not_its_turn(position, unit)
        or why_not_move(position, unit, end)
    )


def _why_not_attack(position: Position, start: Hex, target_hex: Hex, step: i64) -> Message:
    """What is wrong with the unit and its target says more than the wrong step."""
    unit = position.at[start]
    if step not in BEFORE_MOVES and step not in MOVING and step not in ATTACKING:
        return _comes_first(step)
    refused = None if step in BEFORE_MOVES else why_no_order(position, unit)
    if refused is None and step in ATTACKING:
        refused = _why_not_its_turn(position, unit)
    if refused is None:
        refused = why_not_attack(position, unit, target_hex)
    if refused is not None:
        return refused
    if step == steps.ORDER:
        return _why_orders_first(position, unit)
    return Message("battle-why-moves-first") if step in MOVING else _comes_first(step)


def why_no_order(position: Position, unit: Unit) -> Message | None:
    """The unit was not ordered this turn."""
    if position.ordered >> unit & 1:
        return None
    return Message("battle-why-not-ordered", {"hex": LABELS[position.hex[unit]]})


def _why_orders_first(position: Position, unit: Unit) -> Message:
    """In the order step a unit can be ordered at most: it acts later."""
    if position.ordered >> unit & 1:
        return Message("battle-why-orders-first")
    hex_ = LABELS[position.hex[unit]]
    return why_not_order(position, unit) or Message("battle-why-order-it-first", {"hex": hex_})


def _why_not_hex(position: Position, action: Action, step: i64) -> Message:
    """Why a hex cannot be chosen for an order, a retreat, an arrival and the like."""
    hex_ = (action - actions.ORDER) % actions.HEX_SPAN
    first = action - hex_
    if first == actions.ORDER:
        return _why_not_ordered(position, hex_, step)
    if first == actions.RETREAT_TO and step == steps.RETREAT:
        return _why_not_retreat(position, hex_)
    if first == actions.BREAKTHROUGH and step == steps.BREAKTHROUGH:
        return Message("battle-why-breakthrough", {"hex": LABELS[position.struck_hex]})
    if first == actions.PLACE and step == steps.ARRIVE:
        return _why_not_place(position, about(position.todo[-1]), hex_)
    if first == actions.STRIKE and step == steps.STRIKE:
        return _why_not_strike(position, hex_)
    if first == actions.HEAL and step == steps.HEAL:
        return _why_not_heal(position, hex_)
    return Message("battle-why-step", {"step": STEPS[step]})


def _why_not_ordered(position: Position, hex_: Hex, step: i64) -> Message:
    refused = why_not_yours(position, hex_)
    if refused is not None:
        return refused
    if step == steps.ORDER:
        return why_not_order(position, position.at[hex_]) or _order_sequence(position)
    if step in MOVING or step in ATTACKING:
        return Message("battle-why-orders-over")
    return _comes_first(step)


def _why_not_retreat(position: Position, hex_: Hex) -> Message:
    """Each step back leads one row towards the own baseline, and none may be wasted."""
    unit = position.target
    here = position.hex[unit]
    if hex_ not in position.scenario.retreat[position.side[unit]][here]:
        return Message("battle-why-not-back", {"hex": LABELS[hex_], "from": LABELS[here]})
    if hex_ not in open_steps(position, unit, here):
        return why_closed(position, position.kind[unit], hex_)
    return Message("battle-why-shorter", {"hex": LABELS[hex_]})


def why_closed(position: Position, kind: i64, hex_: Hex) -> Message:
    """A hex that this kind of unit cannot enter: something is there, or the ground forbids it."""
    there = LABELS[hex_]
    if position.at[hex_] != EMPTY:
        return Message("battle-why-occupied", {"hex": there, "unit": position.key_at(hex_)})
    name = position.scenario.kinds[kind].key
    ground = TERRAIN[position.scenario.terrain[hex_]]
    return Message("battle-why-closed", {"unit": name, "terrain": ground, "hex": there})


def _why_not_place(position: Position, arrival: i64, hex_: Hex) -> Message:
    landing = position.scenario.arrivals[arrival]
    if position.at[hex_] != EMPTY or not position.scenario.enterable(landing.kind, hex_):
        return why_closed(position, landing.kind, hex_)
    if hex_ in landing_hexes(position, arrival):
        return Message("battle-why-place-sequence", {"hex": LABELS[hex_]})
    unit = position.scenario.kinds[landing.kind].key
    if landing.near >= 0 and has(landing.hexes, hex_):
        near = position.scenario.kinds[landing.near].key
        return Message("battle-why-landing-near", {"unit": unit, "foe": near})
    return Message("battle-why-landing", {"unit": unit, "hex": LABELS[hex_]})


def _why_not_strike(position: Position, hex_: Hex) -> Message:
    unit = position.at[hex_]
    if unit < 0 or position.side[unit] != enemy(position.active):
        return Message("battle-why-no-target", {"hex": LABELS[hex_]})
    return Message("battle-why-struck", {"hex": LABELS[hex_]})


def _why_not_heal(position: Position, hex_: Hex) -> Message:
    unit = position.at[hex_]
    refused = why_not_yours(position, hex_)
    if refused is not None:
        return refused
    if position.figures[unit] == position.full[unit]:
        return Message("battle-why-full-strength", {"hex": LABELS[hex_]})
    return _order_sequence(position)
