"""Why a unit cannot attack, or not this target: range, line of sight, dice."""

from echobase.core.aliases import Hex, Side, Unit
from echobase.core.events import Message
from echobase.core.masks import BIT, has
from echobase.core.sides import enemy
from echobase.games.battle.rules import attack, move, steps
from echobase.games.battle.rules.board import DISTANCE, HEXES, LABELS
from echobase.games.battle.rules.explain_move import why_halted
from echobase.games.battle.rules.position import EMPTY, Position
from echobase.games.battle.rules.sight import BESIDE_LEFT, BESIDE_RIGHT, CROSSED
from echobase.games.battle.rules.steps import step_of
from echobase.games.battle.rules.terrain import TERRAIN


def why_no_attack(position: Position, unit: Unit) -> Message | None:
    """Why a unit has no attack at all; None when it has one."""
    refused = _why_barred(position, unit)
    if refused is not None or attack.attacks_of(position, unit):
        return refused
    start = position.hex[unit]
    near = sorted(targets(position, position.side[unit]), key=lambda hex_: DISTANCE[start][hex_])
    if not near:
        return Message("battle-why-no-enemy")
    reach = reach_of(position, unit)
    if DISTANCE[start][near[0]] > reach:
        return Message(
            "battle-why-nobody-in-range",
            {"hex": LABELS[start], "range": reach, "distance": DISTANCE[start][near[0]]},
        )
    within = [hex_ for hex_ in near if DISTANCE[start][hex_] <= reach]
    if len(within) == 1:
        return why_not_target(position, unit, within[0])
    return Message("battle-why-no-clear-shot", {"hex": LABELS[start]})


def _why_barred(position: Position, unit: Unit) -> Message | None:
    """Something forbids any attack of this unit this turn."""
    bit = BIT[unit]
    hex_ = LABELS[position.hex[unit]]
    in_turn = step_of(position.todo[-1]) in (steps.ATTACK, steps.ATTACK_AGAIN, steps.MOVE)
    if not position.ordered & bit:
        return Message("battle-why-not-ordered", {"hex": hex_}) if in_turn else None
    if position.halted & bit:
        return why_halted(position, unit)
    if position.barred & bit:
        limit = move.still_attacks(position, unit)
        return Message("battle-why-barred", {"hex": hex_, "limit": limit})
    if position.attacked & bit and step_of(position.todo[-1]) == steps.ATTACK:
        return Message("battle-why-attacked", {"hex": hex_})
    if not position.card.may_attack and position.has_bonus(unit):
        return Message("battle-why-card-no-attack", {"card": position.card.key})
    return None


def why_not_attack(position: Position, unit: Unit, target_hex: Hex) -> Message | None:
    """Why a unit cannot attack this hex, apart from the step; None when nothing is wrong."""
    return _why_barred(position, unit) or why_not_target(position, unit, target_hex)


def targets(position: Position, side: Side) -> list[int]:
    """The hexes of all enemies of a side, and of the structures it may destroy."""
    foe = enemy(side)
    found = [position.hex[unit] for unit in position.units_of(foe)]
    if position.scenario.structure_side == foe:
        found += [hex_ for hex_ in range(HEXES) if has(position.structures, hex_)]
    return found


def reach_of(position: Position, unit: Unit) -> int:
    """The longest distance over which the unit attacks."""
    return len(position.scenario.kinds[position.kind[unit]].dice)


def why_not_target(position: Position, unit: Unit, target_hex: Hex) -> Message | None:
    """Why a unit cannot attack this hex from where it stands; None when it can."""
    start = position.hex[unit]
    if target_hex not in targets(position, position.side[unit]):
        return Message("battle-why-no-target", {"hex": LABELS[target_hex]})
    reach = reach_of(position, unit)
    distance = DISTANCE[start][target_hex]
    if distance > reach:
        return Message("battle-why-out-of-range", {"distance": distance, "range": reach})
    if not position.sees(start, target_hex):
        return why_no_sight(position, start, target_hex)
    count = attack.count_dice(position, unit, target_hex)
    if count > 0:
        return None
    base = attack.base_dice(position, unit, target_hex)
    there = LABELS[target_hex]
    return Message("battle-why-no-dice", {"hex": there, "base": base, "lost": base - count})


def why_no_sight(position: Position, start: Hex, target_hex: Hex) -> Message:
    """What blocks the line of sight, nearest first: `by` says of which sort it is."""
    blocking = position.blocking(start, target_hex)
    blocking.sort(key=lambda hex_: DISTANCE[start][hex_])
    crossed = [hex_ for hex_ in blocking if has(CROSSED[start][target_hex], hex_)]
    # Otherwise the line runs between hexes, and each side is blocked, one perhaps by the edge.
    left = [hex_ for hex_ in blocking if has(BESIDE_LEFT[start][target_hex], hex_)]
    right = [hex_ for hex_ in blocking if has(BESIDE_RIGHT[start][target_hex], hex_)]
    nearest = crossed[0] if crossed else blocking[0]
    thing = position.key_at(nearest) if position.at[nearest] != EMPTY else ""
    by = "sides" if left and right else "edge"
    if crossed:
        by = "unit" if thing else "terrain"
    return Message(
        "battle-why-sight",
        {
            "hex": LABELS[target_hex],
            "by": by,
            "blocked": LABELS[nearest],
            "other": LABELS[right[0] if left[0] == nearest else left[0]] if by == "sides" else "",
            "unit": thing,
            "terrain": TERRAIN[position.scenario.terrain[nearest]],
        },
    )
