"""Explanations: why something cannot be done, and the exact odds of an attack."""

from dataclasses import dataclass
from fractions import Fraction

from echobase.core.aliases import Action, Hex, Unit
from echobase.core.errors import IllegalAction
from echobase.core.events import Message
from echobase.core.masks import each
from echobase.core.sides import enemy
from echobase.games.battle.rules import actions, attack, dice, move, steps
from echobase.games.battle.rules.board import DISTANCE, LABELS, OFF, SECTIONS_OF
from echobase.games.battle.rules.cards import ROUT
from echobase.games.battle.rules.order import allowed_kinds, sections_open
from echobase.games.battle.rules.position import EMPTY, Position
from echobase.games.battle.rules.retreat import longest
from echobase.games.battle.rules.steps import STEPS, about, step_of
from echobase.games.battle.rules.terrain import TERRAIN, TRENCH
from echobase.games.battle.rules.units import EWEB


def why_not(position: Position, action: Action) -> Message | None:
    """Why an action cannot be done now; None when it is among the legal ones."""
    if action in position.legal:
        return None
    if not position.todo:
        return Message("battle-why-over")
    step = step_of(position.todo[-1])
    if actions.is_move(action) and step in (steps.MOVE, steps.AFTER_MOVE):
        return why_not_move(position, action, step == steps.AFTER_MOVE)
    if actions.is_attack(action) and step in (steps.ATTACK, steps.ATTACK_AGAIN):
        return why_not_attack(position, action)
    if actions.ORDER <= action < actions.RETREAT_TO and step == steps.ORDER:
        return why_not_order(position, action - actions.ORDER)
    if actions.RETREAT_TO <= action < actions.BREAKTHROUGH and step == steps.RETREAT:
        return Message("battle-why-retreat", {"hex": LABELS[action - actions.RETREAT_TO]})
    if actions.PLAY <= action < actions.DISCARD and step == steps.PLAY:
        return Message("battle-why-not-in-hand")
    if step in (steps.ROLL, steps.CONFIRM) and actions.is_roll(action):
        return Message("battle-why-dice", {"dice": position.dice})
    return Message("battle-why-step", {"step": STEPS[step]})


def _why_not_own(position: Position, hex_: Hex) -> Message | None:
    """There is no unit to command on this hex."""
    unit = position.at[hex_]
    if unit < 0 or position.side[unit] != position.active:
        return Message("battle-why-no-own-unit", {"hex": LABELS[hex_]})
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


def _why_halted(position: Position, hex_: Hex) -> Message:
    """The unit has entered stop terrain this turn (B-MOVE-09, B-MOVE-20)."""
    terrain = TERRAIN[position.scenario.terrain[hex_]]
    return Message("battle-why-halted", {"terrain": terrain, "hex": LABELS[hex_]})


def why_not_order(position: Position, hex_: Hex) -> Message:
    missing = _why_not_own(position, hex_)
    if missing is not None:
        return missing
    unit = position.at[hex_]
    label = LABELS[hex_]
    if position.ordered >> unit & 1:
        return Message("battle-why-ordered-already", {"hex": label})
    limit = 1 if position.fell_back else position.card.orders
    if len(each(position.ordered & ~position.scouted)) >= limit:
        return Message("battle-why-no-orders-left", {"orders": limit})
    if not allowed_kinds(position) >> position.kind[unit] & 1:
        kind = position.scenario.kinds[position.kind[unit]].key
        return Message("battle-why-wrong-kind", {"unit": kind, "card": position.card.key})
    if not sections_open(position)[SECTIONS_OF[position.active][hex_]]:
        return Message("battle-why-wrong-section", {"hex": label, "card": position.card.key})
    return Message("battle-why-order-sequence", {"hex": LABELS[position.last_choice]})


def why_not_move(position: Position, action: Action, after_attack: bool) -> Message:
    start, end, _ = actions.unpack_move(action)
    missing = _why_not_own(position, start)
    if missing is not None:
        return missing
    unit = position.at[start]
    label = LABELS[start]
    kind = position.scenario.kinds[position.kind[unit]]
    if not position.ordered >> unit & 1:
        return Message("battle-why-not-ordered", {"hex": label})
    other = _why_not_its_turn(position, unit)
    if other is not None:
        return other
    if not kind.mobile:
        return Message("battle-why-immobile", {"unit": kind.key})
    if position.halted >> unit & 1:
        return _why_halted(position, start)
    if not after_attack and position.moved >> unit & 1:
        return Message("battle-why-moved", {"hex": label})
    if not after_attack and not move.may_move(position) >> unit & 1:
        return Message("battle-why-card-no-move", {"card": position.card.key})
    if end == OFF:
        return Message("battle-why-no-exit", {"hex": label})
    return _why_not_reach(position, unit, start, end, after_attack)


def _why_not_reach(
    position: Position, unit: Unit, start: Hex, end: Hex, after_attack: bool
) -> Message:
    limit = position.card.after if after_attack else move.allowance(position, unit)
    there = LABELS[end]
    if end == start:
        return Message("battle-why-same-hex", {"hex": there})
    if position.at[end] != EMPTY:
        return Message("battle-why-occupied", {"hex": there})
    if not position.scenario.enterable(position.kind[unit], end):
        kind = position.scenario.kinds[position.kind[unit]].key
        terrain = TERRAIN[position.scenario.terrain[end]]
        return Message("battle-why-closed", {"unit": kind, "terrain": terrain, "hex": there})
    if DISTANCE[start][end] > limit:
        return Message("battle-why-too-far", {"distance": DISTANCE[start][end], "limit": limit})
    return Message("battle-why-no-path", {"hex": there, "limit": limit})


def why_not_attack(position: Position, action: Action) -> Message:
    start, target_hex = actions.unpack_attack(action)
    missing = _why_not_own(position, start)
    if missing is not None:
        return missing
    unit = position.at[start]
    bit = 1 << unit
    label = LABELS[start]
    if not position.ordered & bit:
        return Message("battle-why-not-ordered", {"hex": label})
    other = _why_not_its_turn(position, unit)
    if other is not None:
        return other
    if position.halted & bit:
        return _why_halted(position, start)
    if position.barred & bit:
        return Message("battle-why-barred", {"hex": label})
    if position.attacked & bit and step_of(position.todo[-1]) == steps.ATTACK:
        return Message("battle-why-attacked", {"hex": label})
    if not position.card.may_attack and position.has_bonus(unit):
        return Message("battle-why-card-no-attack", {"card": position.card.key})
    return _why_not_target(position, unit, start, target_hex)


def _why_not_target(position: Position, unit: Unit, start: Hex, target_hex: Hex) -> Message:
    there = LABELS[target_hex]
    other = position.at[target_hex]
    structure = position.structures >> target_hex & 1 and position.scenario.structure_side == enemy(
        position.active
    )
    if not structure and (other < 0 or position.side[other] == position.active):
        return Message("battle-why-no-target", {"hex": there})
    reach = len(position.scenario.kinds[position.kind[unit]].dice)
    distance = DISTANCE[start][target_hex]
    if distance > reach:
        return Message("battle-why-out-of-range", {"distance": distance, "range": reach})
    blocking = position.blocking(start, target_hex)
    if blocking:
        names = " ".join(LABELS[hex_] for hex_ in blocking)
        return Message("battle-why-sight", {"hex": there, "blocked": names})
    return Message("battle-why-no-dice", {"dice": attack.count_dice(position, unit, target_hex)})


@dataclass
class Odds:
    """What an attack can do, computed exactly."""

    dice: int
    reasons: list[Message]
    """Where the dice come from: each message has the argument `dice`, added or removed."""
    hits: list[Fraction]
    """Probability of 0, 1, 2 ... hits; for an AT-AT, of 0, 1, 2 ... dice to confirm."""
    harm: Fraction
    """The target loses at least one figure, through hits or retreats it cannot make."""
    eliminate: Fraction
    """The target is eliminated by hits, by the confirmation roll or by retreats it cannot make."""
    retreat: Fraction
    """The target survives and must retreat at least one hex (trenches ignore what they may)."""


def odds(position: Position, action: Action) -> Odds:
    """Dice, reasons and exact odds of an attack, whether or not it may be declared now."""
    if not actions.is_attack(action):
        raise IllegalAction("odds are for attacks only, for instance 'attack F3xE4'")
    start, target_hex = actions.unpack_attack(action)
    unit = position.at[start]
    structure = bool(position.structures >> target_hex & 1)
    other = position.at[target_hex]
    if unit < 0 or (other < 0 and not structure):
        raise IllegalAction(f"nobody to attack on {LABELS[target_hex]} from {LABELS[start]}")
    owner = position.side[other] if other >= 0 else position.scenario.structure_side
    if owner == position.side[unit]:
        raise IllegalAction(f"{LABELS[target_hex]} belongs to the same side as {LABELS[start]}")
    count = max(attack.count_dice(position, unit, target_hex), 0)
    table = hit_table(position, unit, target_hex, count)
    hits = [sum(row, Fraction(0)) for row in table]
    if structure:
        gone = 1 - hits[0]
        return Odds(count, reasons(position, unit, target_hex), hits, gone, gone, Fraction(0))
    harm, eliminate, back = fates(position, target_hex, table)
    return Odds(count, reasons(position, unit, target_hex), hits, harm, eliminate, back)


def reasons(position: Position, unit: Unit, target_hex: Hex) -> list[Message]:
    """The reasons for the attack's number of dice, in the order of the attack procedure."""
    parts = [
        ("battle-dice-base", attack.base_dice(position, unit, target_hex)),
        ("battle-dice-card", attack.card_dice(position, unit, target_hex)),
        ("battle-dice-scout", attack.scout_dice(position, unit, target_hex)),
        ("battle-dice-support", attack.boost_dice(position)),
        ("battle-dice-protection", -attack.protection_dice(position, unit, target_hex)),
        ("battle-dice-penalty", -attack.penalty_dice(position, unit)),
    ]
    return [
        Message(id_, {"dice": number}) for id_, number in parts if number or id_.endswith("base")
    ]


def face_odds(position: Position, unit: Unit, target_hex: Hex) -> tuple[Fraction, Fraction]:
    """For one die: the probability of a hit and of a retreat that counts."""
    scenario = position.scenario
    faces = scenario.faces
    sides = sum(faces)
    other = position.at[target_hex]
    converted = position.card.retreat_is_blast and position.has_bonus(unit)
    hitting = [face == dice.BLAST for face in range(5)]
    if other >= 0:
        hitting = scenario.kinds[position.kind[other]].hit_faces.copy()
    if converted:
        hitting[dice.RETREAT] = True
    hit = Fraction(sum(faces[face] for face in range(5) if hitting[face]), sides)
    push = Fraction(0)
    if other >= 0 and not converted:
        if not scenario.kinds[position.kind[other]].ignores_retreats:
            push = Fraction(faces[dice.RETREAT], sides)
    if position.badge[unit] == EWEB and not position.moving >> unit & 1:
        # An E-Web in place rerolls every die that does not hit.
        hit, push = hit + (1 - hit) * hit, (1 - hit) * push
    return hit, push


def hit_table(position: Position, unit: Unit, target_hex: Hex, count: int) -> list[list[Fraction]]:
    """Probability of each number of hits (row) and retreats (column)."""
    hit, push = face_odds(position, unit, target_hex)
    table = [[Fraction(0)] * (count + 1) for _ in range(count + 1)]
    table[0][0] = Fraction(1)
    for _ in range(count):
        after = [[Fraction(0)] * (count + 1) for _ in range(count + 1)]
        for hits in range(count):
            for pushes in range(count - hits):
                chance = table[hits][pushes]
                if chance:
                    after[hits + 1][pushes] += chance * hit
                    after[hits][pushes + 1] += chance * push
                    after[hits][pushes] += chance * (1 - hit - push)
        table = after
    return table


def fates(
    position: Position, target_hex: Hex, table: list[list[Fraction]]
) -> tuple[Fraction, Fraction, Fraction]:
    """Probability that the unit loses figures, that it is eliminated, that it only retreats."""
    unit = position.at[target_hex]
    kind = position.scenario.kinds[position.kind[unit]]
    in_trench = position.scenario.terrain[target_hex] == TRENCH and position.is_infantry(unit)
    ignored = 1 if in_trench and position.boost != ROUT else 0
    no_blast = 1 - Fraction(position.scenario.faces[dice.BLAST], sum(position.scenario.faces))
    harm = Fraction(0)
    eliminate = Fraction(0)
    back = Fraction(0)
    for hits, row in enumerate(table):
        for pushes, chance in enumerate(row):
            if not chance:
                continue
            if kind.confirmation:
                eliminate += chance * (1 - no_blast**hits)
                harm = eliminate
                continue
            steps_due = max(pushes - ignored, 0)
            steps_made = longest(position, unit, target_hex, steps_due)
            lost = hits + steps_due - steps_made
            harm += chance if lost else 0
            if lost >= position.figures[unit]:
                eliminate += chance
            elif steps_made:
                back += chance
    return harm, eliminate, back
