"""The exact odds of a shot, harpoon or reply: dice with their reasons, hit, damage, destruction."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from echobase.core.aliases import Action, Unit
from echobase.core.errors import IllegalAction
from echobase.core.events import Message
from echobase.core.sides import EMPIRE
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.damage import (
    BODY,
    CRITICAL,
    effect,
    is_fatal,
    result,
    track_hit,
)
from echobase.games.assault.rules.dice import WAYS, chance_of_hit
from echobase.games.assault.rules.fire import (
    VEERS_BONUS,
    armour,
    blaster_dice,
    can_fire,
    count_dice,
    gunner_dice,
    has_cover,
    hotshot_dice,
    target_hex,
    targets,
)
from echobase.games.assault.rules.force import asks_reply
from echobase.games.assault.rules.harpoon import base_dice, can_harpoon
from echobase.games.assault.rules.map import ROUGH, TERRAIN
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.steps import ARMOUR as ARMOUR_STEP
from echobase.games.assault.rules.steps import CRITICAL as CRITICAL_STEP
from echobase.games.assault.rules.units import (
    ARMOUR,
    FIRE,
    KIND,
    NAMES,
    SIDE,
    SPEEDER_1,
    TAKES_COVER,
    WALKER,
    is_speeder,
    is_walker,
)

VADER: Final = "V"
SABER: Final = "S"
FACES: Final = (VADER, SABER, "B")
"""The faces of a fire die as letters."""


@dataclass
class ShotOdds:
    """What a shot or harpoon can do, computed exactly, if Luke spends no points afterwards."""

    dice: int
    reasons: list[Message]
    """Where the dice come from: each message has the argument `dice`, added or removed."""
    symbol: str
    """The face that counts: `V` for the Empire, `S` for the Rebels (A-FIRE-13)."""
    armour: int
    """How many dice must show it."""
    hit: Fraction
    damage: dict[str, Fraction]
    """For Walkers and Snowspeeders: the chance of each effect (`legs-1`, `gunner`, `critical`)."""
    destroy: Fraction
    notes: list[Message]
    """What else is special about this shot."""


def odds(position: Position, action: Action) -> ShotOdds:
    """Dice, reasons and exact odds, whether or not the shot may be declared now."""
    if actions.is_harpoon(action):
        return harpoon_odds(position, action)
    if actions.is_reply(action):
        return reply_odds(position, action)
    if not actions.is_fire(action):
        raise IllegalAction("odds are for shots, harpoons and replies, for instance 'fire W2xT4'")
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
    return ShotOdds(
        dice=dice,
        reasons=reasons,
        symbol=symbol_of(firer),
        armour=needed,
        hit=hit,
        damage=damage,
        destroy=destroy,
        notes=shot_notes(position, firer, target, card),
    )


def symbol_of(firer: Unit) -> str:
    """The face that counts for the side of a unit."""
    return VADER if SIDE[firer] == EMPIRE else SABER


def shot_notes(position: Position, firer: Unit, target: Unit, card: bool) -> list[Message]:
    """What else the players should know before they roll."""
    found: list[Message] = []
    hex_ = target_hex(position, target)
    if card and SIDE[firer] != EMPIRE:
        found.append(Message("assault-note-force"))
    if position.setting.map.terrain[hex_] == ROUGH and not TAKES_COVER[KIND[target]]:
        found.append(Message("assault-note-no-cover", {"foe": NAMES[target]}))
    if SIDE[firer] == EMPIRE and asks_reply(position, target):
        if position.revealed:
            found.append(Message("assault-note-luke", {"force": position.force}))
        else:
            found.append(Message("assault-note-maybe-luke"))
    return found


def count(reasons: list[Message]) -> int:
    """The dice that all reasons give together, at least 0."""
    return max(sum(int(reason.args["dice"]) for reason in reasons), 0)


def strength_reasons(position: Position, unit: Unit) -> list[Message]:
    """The reasons for a unit's fire strength as it is now, before any target is chosen."""
    walker, flies = is_walker(unit), is_speeder(unit)
    parts = [
        Message("assault-dice-strength", {"dice": FIRE[KIND[unit]]}),
        Message("assault-dice-blaster", {"dice": blaster_dice(position, unit) if walker else 0}),
        Message("assault-dice-gunner", {"dice": gunner_dice(position, unit) if flies else 0}),
        Message("assault-dice-hotshot", {"dice": hotshot_dice(position, unit) if flies else 0}),
    ]
    return [part for part in parts if part.args["dice"]]


def shot_reasons(
    position: Position, firer: Unit, target: Unit, points: int, card: bool
) -> list[Message]:
    """The reasons for the shot's number of dice (A-FIRE-12)."""
    hex_ = target_hex(position, target)
    veers = card and SIDE[firer] == EMPIRE
    apart = position.setting.map.range(position.place[firer], hex_)
    parts = [
        *strength_reasons(position, firer),
        Message("assault-dice-veers", {"dice": VEERS_BONUS if veers else 0}),
        Message("assault-dice-force", {"dice": points}),
        Message("assault-dice-range", {"range": apart, "dice": -apart}),
        Message(
            "assault-dice-cover",
            {"terrain": TERRAIN[ROUGH], "dice": -1 if has_cover(position, target, hex_) else 0},
        ),
    ]
    return [part for part in parts if part.args["dice"]]


def damage_odds(position: Position, target: Unit, hit: Fraction) -> dict[str, Fraction]:
    """The chance of each effect of the damage dice, including the chance of a hit."""
    found: dict[str, Fraction] = {}
    if is_walker(target) or is_speeder(target):
        for total in range(2, 13):
            track = track_hit(position, target, result(target, total))
            name = effect(position, target, track)
            found[name] = found.get(name, Fraction(0)) + hit * Fraction(WAYS[total], 36)
    return found


def fatal_odds(position: Position, target: Unit) -> Fraction:
    """The chance that the damage dice destroy the target."""
    fatal = 0
    for total in range(2, 13):
        if is_fatal(position, target, track_hit(position, target, result(target, total))):
            fatal += WAYS[total]
    return Fraction(fatal, 36)


def reply_odds(position: Position, action: Action) -> ShotOdds:
    """What the shot being resolved can still do after a reply, if no more points are spent.

    Whether the target has points to spend makes no difference: that may be a secret.
    """
    if position.step != (ARMOUR_STEP if actions.is_armour(action) else CRITICAL_STEP):
        raise IllegalAction("odds of a reply are for a shot that waits for this reply")
    firer, target = position.firer, position.target
    needed = armour(position, target)
    if actions.is_armour(action):
        needed += action - actions.ARMOUR
        hit = chance_of_hit(position.dice, needed)
        damage = damage_odds(position, target, hit)
        destroy = hit * fatal_odds(position, target)
    else:
        hit = Fraction(1)
        track = BODY if action == actions.SOFTEN else CRITICAL
        damage = {effect(position, target, track): hit}
        destroy = Fraction(1 if is_fatal(position, target, track) else 0)
    veers = position.dice > count_dice(position, firer, target)
    return ShotOdds(
        dice=position.dice,
        reasons=shot_reasons(position, firer, target, 0, veers),
        symbol=symbol_of(firer),
        armour=needed,
        hit=hit,
        damage=damage,
        destroy=destroy,
        notes=[],
    )


def harpoon_odds(position: Position, action: Action) -> ShotOdds:
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
    return ShotOdds(
        dice=dice,
        reasons=reasons,
        symbol=SABER,
        armour=ARMOUR[WALKER],
        hit=hit,
        damage={},
        destroy=hit,
        notes=[Message("assault-note-harpoon")],
    )
