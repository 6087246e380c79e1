"""What units, hits and repairs are worth, by exact odds of the dice."""

from typing import Final

from echobase.core.aliases import Action, Unit
from echobase.games.assault.ai.routes import to_go
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.cards import TRANSPORTS_TO_WIN
from echobase.games.assault.rules.damage import (
    BLASTER,
    BODY,
    CRITICAL,
    GUNNER,
    LEGS,
    MOST_BLASTER,
    MOST_LEGS,
    SPEEDER_DIES,
    WALKER_DIES,
    result,
)
from echobase.games.assault.rules.dice import WAYS, chance_of_hit
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.units import (
    AT_START,
    KIND,
    SNOWSPEEDER,
    SPEEDER_1,
    WALKER,
    WALKERS,
    is_speeder,
    is_walker,
)

USEFUL: Final[list[list[float]]] = [[0.3, 0.5], [0.2, 0.45], [0.15, 0.4]]
"""By track and hits: the part of a Walker that a repair restores."""
NEAR: Final = 15
"""Points to go below which a Walker becomes urgent."""
WAY: Final = 40
"""Points to go at the beginning of a game, at most."""
FAR: Final = 2.0
"""How many times as far it can be at most where legs count more."""

ODDS: Final[list[list[float]]] = [
    [float(chance_of_hit(dice, armour)) for dice in range(actions.MOST_DICE + 1)]
    for armour in range(actions.MOST_DICE + 1)
]


def odds(dice: int, armour: int) -> float:
    """The chance of a hit."""
    return ODDS[armour][dice] if dice >= armour else 0.0


def _shares(target: Unit) -> list[float]:
    """The chance of each result of the damage dice."""
    found = [0.0] * (GUNNER + 1)
    for total in range(2, 13):
        found[result(target, total)] += WAYS[total] / 36
    return found


WALKER_SHARES: Final[list[float]] = _shares(0)
SPEEDER_SHARES: Final[list[float]] = _shares(SPEEDER_1)


def lateness(position: Position) -> float:
    """How much of the evacuation is over: 1 when the last transport leaves."""
    return float(position.transports()) / TRANSPORTS_TO_WIN


def closeness(position: Position) -> float:
    """How much of the way to the Generator is behind the foremost Walker: 1 at its end."""
    left = WAY
    for walker in range(WALKERS):
        if position.place[walker] >= 0:
            left = min(left, to_go(position, walker))
    return 1.0 - left / WAY


def loneliness(position: Position) -> float:
    """The part of four Walkers that is missing."""
    missing = float(AT_START[WALKER])
    for walker in range(WALKERS):
        if position.place[walker] >= 0:
            missing -= 1.0
    return max(missing, 0.0) / AT_START[WALKER]


def urgency(position: Position, walker: int, weights: Weights) -> float:
    """How much a Walker still matters: more near the Generator, less when nearly wrecked."""
    if position.blaster[walker] >= MOST_BLASTER:
        return weights.no_blaster
    left = to_go(position, walker)
    if position.legs[walker] >= MOST_LEGS and left > 0:
        return weights.no_legs
    urgent = weights.urgent + weights.urgent_late * lateness(position)
    found = 1.0 + urgent * max(0.0, 1.0 - left / NEAR)
    found += weights.urgent_wide * max(0.0, 1.0 - left / WAY)
    return found * (1.0 + weights.few * loneliness(position))


def aboard_worth(position: Position, walker: int, weights: Weights) -> float:
    found = 0.0
    for unit in position.aboard(walker):
        found += weights.value[KIND[unit]]
    return found


def body_left(hits: int, weights: Weights) -> float:
    """The part of a Walker that its body hits have left."""
    found = 0.0
    for number in range(hits, WALKER_DIES):
        found += weights.body[number]
    return found


def walker_worth(position: Position, walker: int, weights: Weights) -> float:
    """What the Empire loses with a Walker: what is left of it, and those aboard."""
    whole = weights.value[WALKER] * urgency(position, walker, weights)
    return whole * body_left(position.body[walker], weights) + aboard_worth(
        position, walker, weights
    )


def hit_worth(position: Position, target: Unit, weights: Weights) -> float:
    """What a hit is worth to the side that fires, before the damage dice."""
    if is_walker(target):
        return walker_hit(position, target, weights)
    if is_speeder(target):
        return speeder_hit(position, target - SPEEDER_1, weights)
    return weights.value[KIND[target]]


def walker_hit(position: Position, walker: int, weights: Weights) -> float:
    body = position.body[walker]
    whole = weights.value[WALKER] * urgency(position, walker, weights)
    aboard = aboard_worth(position, walker, weights)
    step = whole * weights.body[body] + (aboard if body else 0.0)
    blaster = whole * weights.blaster if position.blaster[walker] < MOST_BLASTER else step
    legs = step
    if position.legs[walker] < MOST_LEGS:
        far = min(to_go(position, walker) / NEAR, FAR)
        legs = whole * weights.legs * (1.0 + weights.legs_far * far)
    end = whole * body_left(body, weights) + aboard
    found = WALKER_SHARES[BLASTER] * blaster + WALKER_SHARES[LEGS] * legs
    return found + WALKER_SHARES[BODY] * step + WALKER_SHARES[CRITICAL] * end


def speeder_hit(position: Position, speeder: int, weights: Weights) -> float:
    whole = speeder_worth(position, speeder, weights)
    hull = position.hull[speeder]
    step = whole * weights.hull[hull]
    gunner = whole * weights.gunner if position.gunner_lives(speeder) else step
    end = whole if hull == 0 else step
    found = SPEEDER_SHARES[GUNNER] * gunner + SPEEDER_SHARES[BODY] * step
    return found + SPEEDER_SHARES[CRITICAL] * end


def speeder_worth(position: Position, speeder: int, weights: Weights) -> float:
    """A speeder as everybody sees it: Luke counts only once he is known."""
    whole = weights.value[SNOWSPEEDER]
    if not position.gunner_lives(speeder):
        whole *= weights.no_gunner
    if position.hotshot == speeder:
        whole *= weights.hotshot
    if position.revealed and position.luke == speeder:
        whole *= 1.0 + weights.luke * float(position.force)
    return whole


def dies_next(position: Position, speeder: int) -> bool:
    """Whether one more body hit destroys a speeder."""
    return position.hull[speeder] + 1 >= SPEEDER_DIES


def repair_worth(position: Position, action: Action, weights: Weights) -> float:
    """The most useful repairs free a Walker that cannot fire, cannot walk or is about to fall."""
    walker, track = actions.unpack_repair(action)
    hits = position.body[walker]
    if track == BLASTER:
        hits = position.blaster[walker]
    elif track == LEGS:
        hits = position.legs[walker]
    nearness = 1.0 + 0.5 * max(0.0, 1.0 - to_go(position, walker) / NEAR)
    return weights.value[WALKER] * USEFUL[track][hits - 1] * nearness
