"""Shots and harpoons: by their exact chance and the worth of what they do, less what they spend."""

from typing import Final

from echobase.ai.assault.way import to_go
from echobase.ai.assault.worth import VALUE, hit_worth, odds, speeder_hit, walker_worth
from echobase.assault import actions
from echobase.assault.damage import SPEEDER_DIES, WALKER_DIES
from echobase.assault.fire import VEERS_BONUS, armour, count_dice
from echobase.assault.harpoon import harpoon_dice
from echobase.assault.state import State
from echobase.assault.units import ARMOUR, KIND, SIDE, SPEEDER_1, WALKER, is_walker
from echobase.core.chance import Rng
from echobase.core.sides import EMPIRE

POINT: Final = 2.2
"""What one of Luke's points must bring."""
REVEAL: Final = 2.0
"""What it must bring that everybody knows him from then on."""
VEERS: Final = 6.0
THE_FORCE: Final = 6.0
"""What a held card must bring."""
NEAR_GENERATOR: Final = 8
"""Points to go at which a Walker deserves the Force."""

Choice = tuple[float, int]
"""A worth and an action."""


def best_by_unit(state: State, legal: list[int], rng: Rng) -> dict[int, Choice]:
    """By unit: its best shot or harpoon that is worth anything."""
    found: dict[int, Choice] = {}
    hits: dict[int, float] = {}
    dice: dict[tuple[int, int], int] = {}
    for action in legal:
        if actions.is_harpoon(action):
            unit = SPEEDER_1 + actions.unpack_harpoon(action)[0]
            worth = harpoon_worth(state, action)
        elif actions.is_fire(action):
            unit, target, points, card = actions.unpack_fire(action)
            if target not in hits:
                hits[target] = hit_worth(state, target)
            if (unit, target) not in dice:
                dice[unit, target] = count_dice(state, unit, target)
            shown = dice[unit, target] + points
            worth = shot_worth(state, target, shown, card, hits[target]) - price(state, points)
        else:
            continue
        worth += rng.random() / 100
        if worth > 0.01 and (unit not in found or worth > found[unit][0]):
            found[unit] = (worth, action)
    return found


def shot_worth(state: State, target: int, dice: int, card: bool, hit: float) -> float:
    """A shot with so many dice, Luke's points among them, and perhaps with a held card."""
    needed = armour(state, target)
    if not card:
        return odds(dice, needed) * hit
    if SIDE[target] == EMPIRE:
        return hit - THE_FORCE if deserves_the_force(state, target) else 0.0
    return odds(dice + VEERS_BONUS, needed) * hit - VEERS


def deserves_the_force(state: State, target: int) -> bool:
    """A Walker that one hit may destroy, or that stands near the Generator."""
    if not is_walker(target):
        return False
    return state.body[target] + 1 >= WALKER_DIES or to_go(state, target) <= NEAR_GENERATOR


def harpoon_worth(state: State, action: int) -> float:
    speeder, walker, points = actions.unpack_harpoon(action)
    dice = harpoon_dice(state, speeder, walker) + points
    return odds(dice, ARMOUR[WALKER]) * walker_worth(state, walker) - price(state, points)


def price(state: State, points: int) -> float:
    """What spending Luke's points costs."""
    if not points:
        return 0.0
    return points * POINT + (0.0 if state.revealed else REVEAL)


def reply_armour(state: State) -> int:
    """Luke raises his armour as far as it saves more than it costs."""
    needed = armour(state, state.target)
    speeder = state.target - SPEEDER_1
    loss = speeder_hit(state, speeder)
    if state.hull[speeder] + 1 >= SPEEDER_DIES:
        loss += VALUE[KIND[state.target]] / 2
    costs = [
        odds(state.dice, needed + points) * loss + price(state, points)
        for points in range(state.force + 1)
    ]
    return actions.ARMOUR + costs.index(min(costs))


def reply_critical(state: State) -> int:
    """A critical hit is worth a point, unless the body hit kills as well."""
    dies = state.hull[state.target - SPEEDER_1] + 1 >= SPEEDER_DIES
    return actions.SUFFER if dies else actions.SOFTEN
