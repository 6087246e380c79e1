"""Shots and harpoons: valued by their exact chance and effect, less what they spend."""

from typing import Final

from echobase.core.aliases import Action, Unit, i64
from echobase.core.sides import EMPIRE
from echobase.core.vectors import vec
from echobase.games.assault.ai.assessment import Assessment
from echobase.games.assault.ai.routes import to_go
from echobase.games.assault.ai.unit_value import (
    closeness,
    dies_next,
    lateness,
    odds,
    speeder_hit,
    walker_worth,
)
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.damage import WALKER_DIES
from echobase.games.assault.rules.fire import VEERS_BONUS, armour, count_dice
from echobase.games.assault.rules.harpoon import harpoon_dice
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.units import (
    ARMOUR,
    SIDE,
    SNOWSPEEDER,
    SPEEDER_1,
    WALKER,
    is_walker,
)

NEAR_GENERATOR: Final = 8
"""Points to go at which a Walker deserves the Force."""
LEAST: Final = 0.01
"""The least that an attack must be worth."""

Rated = tuple[float, int]
"""A worth and an action."""


def attacks(position: Position, assessed: Assessment, weights: Weights) -> list[Rated]:
    """The best way for each unit to attack each target, if it is worth anything."""
    found = harpoons(position, weights)
    patience = patience_with_points(position, weights)
    listed = position.listed
    number = first_from(listed, actions.FIRE)
    while number < len(listed):
        firer, target, _, _ = actions.unpack_fire(listed[number])
        needed = armour(position, target)
        dice = count_dice(position, firer, target)
        hit = assessed.hits[target]
        best = LEAST
        chosen = -1
        last = actions.fire(firer, target + 1, 0, False)
        while number < len(listed) and listed[number] < last:
            _, _, points, card = actions.unpack_fire(listed[number])
            worth = -price(position, points, weights, patience)
            if card:
                worth += with_card(position, target, dice + points, needed, hit, weights)
            else:
                worth += odds(dice + points, needed) * hit
            if worth > best:
                best = worth
                chosen = listed[number]
            number += 1
        if chosen >= 0:
            found.append((best, chosen))
    return found


def harpoons(position: Position, weights: Weights) -> list[Rated]:
    """The best number of Luke's points for each speeder beside each Walker."""
    found: list[Rated] = []
    patience = patience_with_points(position, weights)
    listed = position.listed
    number = first_from(listed, actions.HARPOON)
    while number < len(listed) and actions.is_harpoon(listed[number]):
        speeder, walker, _ = actions.unpack_harpoon(listed[number])
        dice = harpoon_dice(position, speeder, walker)
        prize = walker_worth(position, walker, weights)
        best = LEAST
        chosen = -1
        last = actions.harpoon(speeder, walker, actions.POINT_SPAN)
        while number < len(listed) and listed[number] < last:
            points = actions.unpack_harpoon(listed[number])[2]
            worth = odds(dice + points, ARMOUR[WALKER]) * prize - price(
                position, points, weights, patience
            )
            if worth > best:
                best = worth
                chosen = listed[number]
            number += 1
        if chosen >= 0:
            found.append((best, chosen))
    return found


def first_from(listed: vec[i64], action: Action) -> i64:
    """The place of the first of the listed choices that comes with this action or after it."""
    number: i64 = 0
    while number < len(listed) and listed[number] < action:
        number += 1
    return number


def with_card(
    position: Position, target: Unit, dice: int, needed: int, hit: float, weights: Weights
) -> float:
    """A shot with a held card, which is gone afterwards: the Force hits, Veers adds dice."""
    if SIDE[target] == EMPIRE:
        if not deserves_the_force(position, target):
            return 0.0
        return hit - weights.the_force * patience_with_cards(position, weights)
    price = weights.veers * patience_with_cards(position, weights)
    return odds(dice + VEERS_BONUS, needed) * hit - price


def deserves_the_force(position: Position, target: Unit) -> bool:
    """A Walker that one hit may destroy, or that stands near the Generator."""
    if not is_walker(target):
        return False
    return position.body[target] + 1 >= WALKER_DIES or to_go(position, target) <= NEAR_GENERATOR


def price(position: Position, points: int, weights: Weights, patience: float) -> float:
    """What spending Luke's points costs."""
    if not points:
        return 0.0
    return patience * (points * weights.point + (0.0 if position.revealed else weights.reveal))


def patience_with_points(position: Position, weights: Weights) -> float:
    """How much Luke's points are worth now: less when the game is about to end."""
    late = weights.point_late * lateness(position)
    return max(0.0, 1.0 - late - weights.point_close * closeness(position))


def patience_with_cards(position: Position, weights: Weights) -> float:
    """How much held cards are worth now: less when the game is about to end."""
    late = weights.held_late * lateness(position)
    return max(0.0, 1.0 - late - weights.held_close * closeness(position))


def reply_armour(position: Position, weights: Weights) -> list[Rated]:
    """Raise Luke's armour as long as it saves more than it costs."""
    needed = armour(position, position.target)
    speeder = position.target - SPEEDER_1
    loss = speeder_hit(position, speeder, weights)
    if dies_next(position, speeder):
        loss += weights.value[SNOWSPEEDER] / 2
    patience = patience_with_points(position, weights)
    found: list[Rated] = []
    for action in position.listed:
        points = action - actions.ARMOUR
        risk = odds(position.dice, needed + points) * loss
        found.append((-risk - price(position, points, weights, patience), action))
    return found


def reply_critical(position: Position) -> list[Rated]:
    """A critical hit is worth a point, unless the body hit kills as well."""
    dies = dies_next(position, position.target - SPEEDER_1)
    found: list[Rated] = []
    for action in position.listed:
        wanted = (action == actions.SUFFER) == dies
        found.append((1.0 if wanted else 0.0, action))
    return found
