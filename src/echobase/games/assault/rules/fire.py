"""Fire: who may shoot at whom with how many dice, and one shot step by step (A-FIRE, A-RANGE)."""

from typing import Final

from echobase.core.aliases import Action, Hex, Side, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT
from echobase.core.rows import row
from echobase.core.sides import EMPIRE, NOBODY
from echobase.core.vectors import append, vec
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import THE_FORCE, VEERS
from echobase.games.assault.rules.damage import BODY as BODY_HIT
from echobase.games.assault.rules.damage import CRITICAL as CRITICAL_HIT
from echobase.games.assault.rules.damage import MOST_BLASTER, damage, hit_outright, result
from echobase.games.assault.rules.field_of_fire import in_field
from echobase.games.assault.rules.force import asks_reply, raise_armour, spend
from echobase.games.assault.rules.map import CLIFF, ROUGH
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.steps import ARMOUR as ARMOUR_STEP
from echobase.games.assault.rules.steps import CRITICAL, DAMAGE, ROLL, ROUND
from echobase.games.assault.rules.units import (
    ARMOUR,
    ARMOUR_WITHOUT_GRID,
    FIRE,
    GENERATOR,
    GRID,
    KIND,
    NAMES,
    SIDE,
    SPEEDER_1,
    TAKES_COVER,
    TARGETS,
    UNITS,
    is_speeder,
    is_walker,
)

BLASTER_LOSS: Final = 3
GUNNER_LOSS: Final = 2
HOTSHOT_BONUS: Final = 2
VEERS_BONUS: Final = 2

IN_THE_OPEN: Final[vec[i64]] = row([ARMOUR[kind] for kind in KIND])
IN_COVER: Final[vec[i64]] = row([ARMOUR[kind] + TAKES_COVER[kind] for kind in KIND])
"""By unit or installation: the strength that a possible shot needs at range 0 (A-FIRE-15)."""


def can_fire(position: Position, unit: Unit) -> bool:
    """On the map, with a working weapon, and not in the cliffs (A-FIRE-04)."""
    here = position.place[unit]
    if here < 0:
        return False
    if is_walker(unit):
        return position.blaster[unit] < MOST_BLASTER
    return position.setting.map.terrain[here] != CLIFF


def fire_strength(position: Position, unit: Unit) -> i64:
    """Dice before range, cover and anything declared with the shot (A-FIRE-05)."""
    strength: i64 = FIRE[KIND[unit]]
    if is_walker(unit):
        return strength + blaster_dice(position, unit)
    if is_speeder(unit):
        return strength + gunner_dice(position, unit) + hotshot_dice(position, unit)
    return strength


def blaster_dice(position: Position, walker: Unit) -> i64:
    """What a damaged blaster costs (A-DAMAGE-WALKER-02)."""
    return -BLASTER_LOSS if position.blaster[walker] else 0


def gunner_dice(position: Position, unit: Unit) -> i64:
    """What a dead gunner costs (A-DAMAGE-SPEEDER-02)."""
    return 0 if position.gunner_lives(unit - SPEEDER_1) else -GUNNER_LOSS


def hotshot_dice(position: Position, unit: Unit) -> i64:
    """What the Hotshot Gunner adds, to harpoons as well (A-EVENT-18, A-HARPOON-08)."""
    return HOTSHOT_BONUS if position.hotshot == unit - SPEEDER_1 else 0


def target_hex(position: Position, target: Unit) -> Hex:
    """The hex of a unit or installation; negative when it cannot be shot at."""
    if target == GRID:
        return position.setting.map.grid
    if target == GENERATOR:
        return position.setting.map.generator
    return position.place[target]


def has_cover(position: Position, target: Unit, hex_: Hex) -> bool:
    """Whether a covered kind stands in rough terrain, which costs a die (A-FIRE-08, A-FIRE-09)."""
    return TAKES_COVER[KIND[target]] and position.setting.map.terrain[hex_] == ROUGH


def count_dice(position: Position, firer: Unit, target: Unit) -> i64:
    """Dice of a shot without Veers and Luke's points; may be 0 or less (A-FIRE-12)."""
    hex_ = target_hex(position, target)
    dice = fire_strength(position, firer)
    dice -= position.setting.map.range(position.place[firer], hex_)
    return dice - 1 if has_cover(position, target, hex_) else dice


def armour(position: Position, target: Unit) -> i64:
    """Symbols needed for a hit, including points that Luke has in force."""
    if target == GENERATOR and not position.grid_stands:
        return ARMOUR_WITHOUT_GRID
    needed: i64 = ARMOUR[KIND[target]]
    if position.raised and position.is_luke(target):
        needed += position.raised
    return needed


def targets(position: Position, side: Side) -> vec[i64]:
    """What a side may shoot at, wherever it is (A-FIRE-03, A-FIRE-04)."""
    return TargetTable(position, side).targets


class TargetTable:
    """All targets of a side, with what does not depend on who fires at them."""

    def __init__(self, position: Position, side: Side) -> None:
        terrain, place = position.setting.map.terrain, position.place
        first: i64 = SPEEDER_1 if side == EMPIRE else 0
        last: i64 = UNITS if side == EMPIRE else SPEEDER_1
        targets = vec[i64]([0] * TARGETS)
        hexes = vec[i64]([0] * TARGETS)
        demands = vec[i64]([0] * TARGETS)
        count: i64 = 0
        for unit in range(first, last):
            hex_ = place[unit]
            if hex_ >= 0 and terrain[hex_] != CLIFF:
                demand = IN_COVER[unit] if terrain[hex_] == ROUGH else IN_THE_OPEN[unit]
                if position.raised and position.is_luke(unit):
                    demand += position.raised
                targets[count] = unit
                hexes[count] = hex_
                demands[count] = demand
                count += 1
        if side == EMPIRE:
            for target in range(GRID if position.grid_stands else GENERATOR, GENERATOR + 1):
                hex_ = target_hex(position, target)
                targets[count] = target
                hexes[count] = hex_
                demands[count] = armour(position, target)
                if has_cover(position, target, hex_):
                    demands[count] += 1
                count += 1
        self.targets = targets[:count]
        self.hexes = hexes[:count]
        self.demands = demands[:count]
        """Strength that a possible shot needs at range 0: armour and cover (A-FIRE-15)."""


def veers_dice(position: Position, firer: Unit) -> i64:
    """What Veers can add to a shot (A-FIRE-12)."""
    return VEERS_BONUS if is_walker(firer) and position.holds(VEERS) else 0


def has_enemy_near(position: Position, firer: Unit, points: i64) -> bool:
    """Whether an enemy is near enough for a shot if its armour were 1, the least there is.

    Most units have none, so this saves looking at every target.
    """
    if not can_fire(position, firer):
        return False
    most = fire_strength(position, firer) + max(veers_dice(position, firer), points) - 1
    if most < 0:
        return False
    map_ = position.setting.map
    here = position.place[firer]
    within = map_.within(here)
    taken, imperials = position.taken, position.imperials
    words: i64 = len(taken)
    first = min(most * words, len(within) - words)
    if SIDE[firer] != EMPIRE:
        for word in range(words):
            if within[first + word] & imperials[word]:
                return True
        return False
    for word in range(words):
        if within[first + word] & taken[word] & ~imperials[word]:
            return True
    ranges = map_.ranges(here)
    return ranges[map_.grid] <= most or ranges[map_.generator] <= most


def add_shots(
    position: Position, firer: Unit, marks: TargetTable, points: i64, found: vec[i64]
) -> vec[i64]:
    """Add the shots of a unit, with at most this many Force Points (A-FIRE-15 to A-FIRE-17)."""
    if not can_fire(position, firer):
        return found
    bonus = veers_dice(position, firer)
    force_card = SIDE[firer] != EMPIRE and position.holds(THE_FORCE)
    strength = fire_strength(position, firer)
    most = strength + max(bonus, points)
    ranges = position.setting.map.ranges(position.place[firer])
    number = next_target(position, firer, marks, ranges, most, 0)
    while number < len(marks.targets):
        target = marks.targets[number]
        needed = marks.demands[number] + ranges[marks.hexes[number]]
        for spent in range(max(needed - strength, 0), points + 1):
            found = append(found, actions.fire(firer, target, spent, False))
            if force_card:
                found = append(found, actions.fire(firer, target, spent, True))
        if bonus:
            found = append(found, actions.fire(firer, target, 0, True))
        number = next_target(position, firer, marks, ranges, most, number + 1)
    return found


def has_shot(position: Position, firer: Unit, marks: TargetTable, points: i64) -> bool:
    """Whether a unit has a shot with at most this many Force Points."""
    if not can_fire(position, firer):
        return False
    most = fire_strength(position, firer) + max(veers_dice(position, firer), points)
    ranges = position.setting.map.ranges(position.place[firer])
    return next_target(position, firer, marks, ranges, most, 0) < len(marks.targets)


def next_target(
    position: Position, firer: Unit, marks: TargetTable, ranges: bytes, most: i64, number: i64
) -> i64:
    """The next target, from this number on, that a shot with so many dice can hurt."""
    hexes, demands = marks.hexes, marks.demands
    walker = is_walker(firer)
    while number < len(hexes):
        hex_ = hexes[number]
        if demands[number] + ranges[hex_] <= most:
            if not walker or in_field(position, firer, hex_):
                return number
        number += 1
    return number


def declare(position: Position, action: Action, log: Log | None) -> None:
    """Declaration and payment (A-FIRE-25 to A-FIRE-27)."""
    firer, target, points, card = actions.unpack_fire(action)
    position.used |= BIT[firer]
    position.firer = firer
    position.target = target
    position.harpooning = False
    position.dice = count_dice(position, firer, target) + points
    by_force = card and SIDE[firer] != EMPIRE
    if card:
        position.held &= ~BIT[THE_FORCE if by_force else VEERS]
        position.kept = False
        if not by_force:
            position.dice += VEERS_BONUS
    spend(position, points, log)
    if log is not None:
        _tell_shot(position, points, card, log)
    if by_force:
        hit(position, log)
    elif SIDE[firer] == EMPIRE and asks_reply(position, target):
        position.step = ARMOUR_STEP
    else:
        position.step = ROLL


def _tell_shot(position: Position, points: i64, card: bool, log: Log) -> None:
    unit = NAMES[position.firer]
    log.append(
        Message(
            "assault-fires",
            {
                "unit": unit,
                "foe": NAMES[position.target],
                "count": position.dice,
                "armour": armour(position, position.target),
            },
        )
    )
    if points:
        log.append(Message("assault-luke-fires", {"unit": unit, "points": points}))
    if card and SIDE[position.firer] == EMPIRE:
        log.append(Message("assault-veers", {"unit": unit}))
    elif card:
        log.append(Message("assault-force-card", {"unit": unit}))


def reply_armour(position: Position, action: Action, log: Log | None) -> None:
    """Luke's armour may leave the shot without a chance (A-FIRE-28, A-FIRE-29)."""
    raise_armour(position, action - actions.ARMOUR, log)
    if armour(position, position.target) > position.dice:
        if log is not None:
            log.append(Message("assault-shot-fails", {"unit": NAMES[position.firer]}))
        end_shot(position)
    else:
        position.step = ROLL


def counting(position: Position, action: Action) -> i64:
    """The symbols that count: Vaders for the Empire, Sabers for the Rebels (A-FIRE-13)."""
    vaders, sabers = actions.unpack_roll(action)
    return vaders if SIDE[position.firer] == EMPIRE else sabers


def rolled(position: Position, action: Action, log: Log | None) -> None:
    """The dice of a shot (A-FIRE-14, A-FIRE-31)."""
    if counting(position, action) >= armour(position, position.target):
        hit(position, log)
        return
    if log is not None:
        log.append(Message("assault-missed", {"foe": NAMES[position.target]}))
    end_shot(position)


def hit(position: Position, log: Log | None) -> None:
    """A hit: roll the damage dice, or remove the target."""
    if log is not None:
        log.append(Message("assault-hit", {"foe": NAMES[position.target]}))
    if is_walker(position.target) or is_speeder(position.target):
        position.step = DAMAGE
        return
    hit_outright(position, position.target, log)
    end_shot(position)


def damaged(position: Position, action: Action, log: Log | None) -> None:
    """The damage dice; a critical hit on a speeder may get a reply (A-FIRE-32)."""
    total = action - actions.DAMAGE
    found = result(position.target, total)
    if log is not None:
        log.append(Message("assault-damage-roll", {"unit": NAMES[position.target], "sum": total}))
    if found == CRITICAL_HIT and asks_reply(position, position.target):
        position.step = CRITICAL
        return
    damage(position, position.target, found, log)
    end_shot(position)


def reply_critical(position: Position, action: Action, log: Log | None) -> None:
    """Luke may turn it into a body hit for one point (A-LUKE-09)."""
    found = CRITICAL_HIT
    if action == actions.SOFTEN:
        spend(position, 1, log)
        found = BODY_HIT
        if log is not None:
            unit = NAMES[position.target]
            log.append(Message("assault-softened", {"unit": unit, "force": position.force}))
    damage(position, position.target, found, log)
    end_shot(position)


def end_shot(position: Position) -> None:
    """Back to the round (A-FIRE-33)."""
    position.firer = NOBODY
    position.target = NOBODY
    position.dice = 0
    position.step = ROUND
