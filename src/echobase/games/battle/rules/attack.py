"""Step 4, attack: targets, range, sight and the number of dice (B-ATTACK, B-DICE)."""

from typing import Final

from echobase.core.aliases import Action, Hex, Mask, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT, WORD, each, lowest
from echobase.core.rows import NOTHING, in_order
from echobase.core.sides import NOBODY, enemy
from echobase.core.vectors import append, vec
from echobase.games.battle.rules import actions
from echobase.games.battle.rules.actions import DONE
from echobase.games.battle.rules.board import (
    DISTANCE,
    FARTHEST,
    LABELS,
    NEIGHBOURS,
    WITHIN_HIGH,
    WITHIN_LOW,
)
from echobase.games.battle.rules.cards import (
    AIR_SUPPORT,
    DESPERATE_STAND,
    INCURSION,
    LETS_FINISH_THIS,
    ROUT,
)
from echobase.games.battle.rules.dice import NO_DICE
from echobase.games.battle.rules.position import GONE, Position
from echobase.games.battle.rules.steps import (
    AFTER_MOVE,
    ANY,
    BREAKTHROUGH,
    HITS,
    REROLL,
    ROLL,
    push,
)
from echobase.games.battle.rules.steps import INCURSION as INCURSION_STEP
from echobase.games.battle.rules.terrain import RIDGE, TRENCH, penalty, protection
from echobase.games.battle.rules.units import ASSAULT, EWEB

EWEB_REROLL: Final = 0
SUPPORT_REROLL: Final = 1
"""What a REROLL step is about: the source of the reroll (B-DICE-10)."""


def base_dice(position: Position, unit: Unit, target_hex: Hex) -> i64:
    """The dice of the unit's range strip at this distance; 0 beyond it (B-ATTACK-06)."""
    strip = position.scenario.ranges[position.kind[unit]]
    distance = DISTANCE[position.hex[unit]][target_hex]
    return strip[distance - 1] if 0 < distance <= len(strip) else 0


def card_dice(position: Position, unit: Unit, target_hex: Hex) -> i64:
    """The dice the card adds or removes (B-BONUS-01, B-BONUS-04)."""
    card = position.card
    if not position.has_bonus(unit):
        return 0
    dice = card.dice
    if card.close_dice and DISTANCE[position.hex[unit]][target_hex] == 1:
        dice += card.close_dice
    if card.support_dice:
        dice += friends_beside(position, unit)
    if card.concentrated:
        dice += other_attackers(position, unit, target_hex)
    return dice


def friends_beside(position: Position, unit: Unit) -> i64:
    """Friendly units of any kind in the neighbouring hexes (B-CARD-41)."""
    count: i64 = 0
    for hex_ in NEIGHBOURS[position.hex[unit]]:
        other = position.at[hex_]
        if other >= 0 and position.side[other] == position.side[unit]:
            count += 1
    return count


def target_id(position: Position, target_hex: Hex) -> i64:
    """A number for the target that stays the same when it retreats: the unit, or the structure."""
    unit = position.at[target_hex]
    return unit if unit >= 0 else -1 - target_hex


def other_attackers(position: Position, unit: Unit, target_hex: Hex) -> i64:
    """Other ordered units that have already attacked this target this turn (B-CARD-40)."""
    wanted = target_id(position, target_hex)
    attackers: list[int] = []
    for number in range(0, len(position.fired), 2):
        attacker = position.fired[number]
        if position.fired[number + 1] != wanted or attacker == unit:
            continue
        if attacker == GONE or attacker not in attackers:
            attackers.append(attacker)
    return len(attackers)


def scout_dice(position: Position, unit: Unit, target_hex: Hex) -> i64:
    """A die for a friendly scout on a ridge that sees the enemy unit (B-BADGE-SCOUT)."""
    if not position.scouts:
        return 0
    found = len(scouting(position, unit, target_hex))
    return found if position.scenario.scouts_add_up else min(found, 1)


def scouting(position: Position, unit: Unit, target_hex: Hex) -> list[int]:
    """The hexes of other friendly scouts that stand on a ridge and see the enemy unit."""
    found: list[int] = []
    if position.at[target_hex] < 0:
        return found
    for scout in each(position.scouts):
        hex_ = position.hex[scout]
        if scout == unit or hex_ < 0 or position.side[scout] != position.side[unit]:
            continue
        if position.scenario.terrain[hex_] == RIDGE and position.sees(hex_, target_hex):
            found.append(hex_)
    return found


def boost_dice(position: Position) -> i64:
    return 2 if position.boost == DESPERATE_STAND else 0


def protection_dice(position: Position, unit: Unit, target_hex: Hex) -> i64:
    """Dice lost because of the terrain under the target (B-DICE-04, B-DICE-07)."""
    if position.boost == ROUT:
        return 0
    scenario = position.scenario
    other = position.at[target_hex]
    target_class: i64 = -1
    if other >= 0:
        kind = scenario.kinds[position.kind[other]]
        if not kind.protected:
            return 0
        target_class = kind.unit_class
    return protection(
        scenario.terrain[target_hex],
        target_class,
        scenario.kinds[position.kind[unit]].unit_class,
        scenario.terrain[position.hex[unit]],
    )


def penalty_dice(position: Position, unit: Unit) -> i64:
    """Dice lost because of the terrain under the attacker (B-DICE-05, B-BONUS-10)."""
    if position.ignores_terrain(unit):
        return 0
    scenario = position.scenario
    unit_class = scenario.kinds[position.kind[unit]].unit_class
    return penalty(scenario.terrain[position.hex[unit]], unit_class)


def count_dice(position: Position, unit: Unit, target_hex: Hex) -> i64:
    """The number of dice of an attack; 0 or less when it is not possible (B-DICE-03)."""
    base = base_dice(position, unit, target_hex)
    if base == 0:
        return 0
    return (
        base
        + card_dice(position, unit, target_hex)
        + scout_dice(position, unit, target_hex)
        + boost_dice(position)
        - protection_dice(position, unit, target_hex)
        - penalty_dice(position, unit)
    )


def may_attack(position: Position, subject: i64) -> Mask:
    """The ordered units that can still attack this turn, as a mask; `subject` may name one."""
    units = position.ordered & ~(position.barred | position.halted | position.attacked)
    if not position.card.may_attack:
        units &= position.plain
    return units if subject == ANY else units & BIT[subject - 1]


def attacks_of(position: Position, unit: Unit) -> vec[i64]:
    """Every attack the unit can declare from where it stands, ascending (B-ATTACK-05)."""
    return add_attacks(position, unit, vec[i64]())


def add_attacks(position: Position, unit: Unit, found: vec[i64]) -> vec[i64]:
    """Add every attack the unit can declare from where it stands, ascending (B-ATTACK-05)."""
    start = position.hex[unit]
    side = position.side[unit]
    scenario = position.scenario
    reach = min(len(scenario.ranges[position.kind[unit]]), FARTHEST)
    low = position.units_low(enemy(side))
    high = position.units_high(enemy(side))
    if scenario.structure_side != side:
        low |= position.structures_low
        high |= position.structures_high
    low &= WITHIN_LOW[start][reach]
    high &= WITHIN_HIGH[start][reach]
    while low or high:
        if low:
            target_hex = lowest(low)
            low &= low - 1
        else:
            target_hex = lowest(high) + WORD
            high &= high - 1
        if position.sees(start, target_hex) and count_dice(position, unit, target_hex) > 0:
            found = append(found, actions.attack(start, target_hex))
    return found


def legal_attacks(position: Position, subject: i64) -> vec[i64]:
    """The attack step: every attack of every ordered unit, and the support cards that fit here."""
    if position.boost != NOBODY:
        return attacks_of(position, subject - 1)
    found = append(vec[i64](capacity=8), DONE)
    if position.support:
        for action in in_order(support_attacks(position, subject)):
            found = append(found, action)
    low, high = position.hexes_of(may_attack(position, subject))
    while low or high:
        if low:
            unit = position.at[lowest(low)]
            low &= low - 1
        else:
            unit = position.at[lowest(high) + WORD]
            high &= high - 1
        found = add_attacks(position, unit, found)
    return found if len(found) > 1 else NOTHING


def support_attacks(position: Position, subject: i64) -> list[int]:
    """Support cards of the attack step (B-SUPPORT-07, -11, -15, -19)."""
    found: list[int] = []
    for unit in each(may_attack(position, subject)):
        found.extend(boosts(position, unit))
    if position.may_use(AIR_SUPPORT) and subject == ANY:
        for unit in position.units_of(enemy(position.active)):
            found.append(actions.support(AIR_SUPPORT, position.hex[unit]))
    if position.may_use(INCURSION) and subject == ANY:
        for unit in each(position.ordered & ~position.attacked):
            if position.is_infantry(unit):
                found.append(actions.support(INCURSION, position.hex[unit]))
    return found


def boosts(position: Position, unit: Unit) -> list[int]:
    """The support cards that can go with the unit's next attack (B-SUPPORT-11, B-SUPPORT-19)."""
    found: list[int] = []
    if position.may_use(DESPERATE_STAND):
        if position.figures[unit] == 1 and position.is_infantry(unit):
            found.extend(boosted(position, unit, DESPERATE_STAND))
    if position.may_use(ROUT):
        found.extend(boosted(position, unit, ROUT))
    return found


def boosted(position: Position, unit: Unit, card: i64) -> list[int]:
    """The support card, offered for the unit only if the unit then has a target."""
    position.boost = card
    possible = len(attacks_of(position, unit)) > 0
    position.boost = NOBODY
    return [actions.support(card, position.hex[unit])] if possible else []


def declare(position: Position, action: Action, again: bool, log: Log | None) -> None:
    """Declare an attack: count the dice and lay out its resolution (B-ATTACK-05, B-DICE-09).

    `again` marks the second attack of a breakthrough; what follows the first still follows it.
    """
    start, target_hex = actions.unpack_attack(action)
    unit = position.at[start]
    bit = BIT[unit]
    dice = count_dice(position, unit, target_hex)
    made = attacks_made(position, unit) + 1
    if made >= position.card.attacks or not position.has_bonus(unit):
        position.attacked |= bit
    if log is not None:
        log.append(
            Message(
                "battle-attacked",
                {
                    "unit": position.key(unit),
                    "hex": LABELS[start],
                    "foe": position.key_at(target_hex),
                    "target": LABELS[target_hex],
                    "dice": dice,
                },
            )
        )
    if not again:
        if position.may_use(INCURSION) and position.is_infantry(unit):
            push(position, INCURSION_STEP, unit)
        if position.card.after and position.has_bonus(unit):
            push(position, AFTER_MOVE, unit)
        if position.badge[unit] == ASSAULT:
            push(position, BREAKTHROUGH, unit)
    push(position, HITS)
    if position.may_use(LETS_FINISH_THIS):
        push(position, REROLL, SUPPORT_REROLL)
    if position.badge[unit] == EWEB and not position.moving & bit:
        push(position, REROLL, EWEB_REROLL)
    take_aim(position, unit, target_hex, dice)
    position.struck_hex = target_hex
    position.fired = append(append(position.fired[:], unit), target_id(position, target_hex))
    in_trench = position.scenario.terrain[target_hex] == TRENCH and position.target != NOBODY
    if in_trench and position.boost != ROUT and position.is_infantry(position.target):
        position.sheltered = True
    position.boost = NOBODY


def attacks_made(position: Position, unit: Unit) -> i64:
    """How many attacks a unit has declared this turn."""
    made: i64 = 0
    for number in range(0, len(position.fired), 2):
        if position.fired[number] == unit:
            made += 1
    return made


def take_aim(position: Position, attacker: Unit, target_hex: Hex, dice: i64) -> None:
    """Aim the dice at a hex and wait for the roll; Air Support and the like have no attacker."""
    position.attacker = attacker
    position.target = max(position.at[target_hex], NOBODY)
    position.target_hex = target_hex
    position.dice = dice
    position.retreats = 0
    position.roll = NO_DICE
    position.sheltered = False
    push(position, ROLL)


def extra_attack(position: Position, target_hex: Hex, dice: i64) -> None:
    """Dice against a unit without an attacking unit: no range, sight or protection."""
    push(position, HITS)
    if position.may_use(LETS_FINISH_THIS):
        push(position, REROLL, SUPPORT_REROLL)
    take_aim(position, NOBODY, target_hex, dice)
