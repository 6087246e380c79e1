"""The exact odds of a shot or harpoon: dice with their reasons, hit, damage, destruction."""

from dataclasses import dataclass
from fractions import Fraction

from echobase.core.aliases import Action
from echobase.core.errors import IllegalAction
from echobase.core.events import Message
from echobase.core.sides import EMPIRE
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.damage import effect, is_fatal, result, track_hit
from echobase.games.assault.rules.dice import WAYS, chance_of_hit
from echobase.games.assault.rules.fire import (
    VEERS_BONUS,
    armour,
    blaster_dice,
    can_fire,
    gunner_dice,
    has_cover,
    hotshot_dice,
    target_hex,
    targets,
)
from echobase.games.assault.rules.harpoon import base_dice, can_harpoon
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.units import (
    ARMOUR,
    FIRE,
    KIND,
    NAMES,
    SIDE,
    SPEEDER_1,
    WALKER,
    is_speeder,
    is_walker,
)


@dataclass
class Odds:
    """What a shot or harpoon can do, computed exactly, without points that Luke may reply with."""

    dice: int
    reasons: list[Message]
    """Where the dice come from: each message has the argument `dice`, added or removed."""
    armour: int
    hit: Fraction
    damage: dict[str, Fraction]
    """For Walkers and Snowspeeders: the chance of each effect (`legs-1`, `gunner`, `critical`)."""
    destroy: Fraction


def odds(position: Position, action: Action) -> Odds:
    """Dice, reasons and exact odds, whether or not the shot may be declared now."""
    if actions.is_harpoon(action):
        return harpoon_odds(position, action)
    if not actions.is_fire(action):
        raise IllegalAction("odds are for shots and harpoons, for instance 'fire W2xT4'")
    firer, target, points, card = actions.unpack_fire(action)
    if SIDE[firer] == SIDE[target]:
        raise IllegalAction(f"{NAMES[target]} is on the side of {NAMES[firer]}")
    if target not in targets(position, SIDE[firer]) or not can_fire(position, firer):
        raise IllegalAction(f"{NAMES[firer]} cannot fire at {NAMES[target]} from where they are")
    reasons = shot_reasons(position, firer, target, points, card)
    dice = count(reasons)
    needed = armour(position, target)
    by_force = card and SIDE[firer] != EMPIRE
    hit = Fraction(0) if dice < needed else chance_of_hit(dice, needed)
    if by_force and dice >= needed:
        hit = Fraction(1)
    damage = damage_odds(position, target, hit)
    destroy = hit
    if is_walker(target) or is_speeder(target):
        destroy = hit * fatal_odds(position, target)
    return Odds(dice, reasons, needed, hit, damage, destroy)


def count(reasons: list[Message]) -> int:
    """The dice that all reasons give together, at least 0."""
    return max(sum(int(reason.args["dice"]) for reason in reasons), 0)


def shot_reasons(
    position: Position, firer: int, target: int, points: int, card: bool
) -> list[Message]:
    """The reasons for the shot's number of dice (A-FIRE-12)."""
    hex_ = target_hex(position, target)
    walker, flies = is_walker(firer), is_speeder(firer)
    veers = card and SIDE[firer] == EMPIRE
    apart = position.setting.map.range(position.place[firer], hex_)
    parts = [
        Message("assault-dice-strength", {"dice": FIRE[KIND[firer]]}),
        Message("assault-dice-blaster", {"dice": blaster_dice(position, firer) if walker else 0}),
        Message("assault-dice-gunner", {"dice": gunner_dice(position, firer) if flies else 0}),
        Message("assault-dice-hotshot", {"dice": hotshot_dice(position, firer) if flies else 0}),
        Message("assault-dice-veers", {"dice": VEERS_BONUS if veers else 0}),
        Message("assault-dice-force", {"dice": points}),
        Message("assault-dice-range", {"dice": -apart}),
        Message("assault-dice-cover", {"dice": -1 if has_cover(position, target, hex_) else 0}),
    ]
    return [part for part in parts if part.args["dice"]]


def damage_odds(position: Position, target: int, hit: Fraction) -> dict[str, Fraction]:
    """The chance of each effect of the damage dice, including the chance of a hit."""
    found: dict[str, Fraction] = {}
    if is_walker(target) or is_speeder(target):
        for total in range(2, 13):
            track = track_hit(position, target, result(target, total))
            name = effect(position, target, track)
            found[name] = found.get(name, Fraction(0)) + hit * Fraction(WAYS[total], 36)
    return found


def fatal_odds(position: Position, target: int) -> Fraction:
    """The chance that the damage dice destroy the target."""
    fatal = 0
    for total in range(2, 13):
        if is_fatal(position, target, track_hit(position, target, result(target, total))):
            fatal += WAYS[total]
    return Fraction(fatal, 36)


def harpoon_odds(position: Position, action: Action) -> Odds:
    """A harpoon destroys outright or does nothing (A-HARPOON-05, A-HARPOON-06)."""
    speeder, walker, points = actions.unpack_harpoon(action)
    here = position.place[SPEEDER_1 + speeder]
    there = position.place[walker]
    name = NAMES[SPEEDER_1 + speeder]
    if here < 0 or there < 0:
        raise IllegalAction(f"{name} and {NAMES[walker]} must be on the map")
    if not can_harpoon(position, speeder):
        raise IllegalAction(f"{name} cannot harpoon: it needs a live gunner and open ground")
    if there not in position.setting.map.neighbours[here]:
        raise IllegalAction(f"{name} cannot harpoon {NAMES[walker]}: they are not adjacent")
    unit = SPEEDER_1 + speeder
    parts = [
        Message("assault-dice-harpoon", {"dice": base_dice(position, speeder, walker)}),
        Message("assault-dice-hotshot", {"dice": hotshot_dice(position, unit)}),
        Message("assault-dice-force", {"dice": points}),
    ]
    reasons = [part for part in parts if part.args["dice"]]
    dice = count(reasons)
    hit = chance_of_hit(dice, ARMOUR[WALKER])
    return Odds(dice, reasons, ARMOUR[WALKER], hit, {}, hit)
