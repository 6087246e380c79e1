"""What may soon happen in an assault: expected hits and harpoons, and the Generator's end."""

from typing import Final

from echobase.games.assault.ai.assessment import EITHER, rounds_left
from echobase.games.assault.ai.routes import Ground, ground
from echobase.games.assault.ai.unit_value import odds
from echobase.games.assault.rules.cards import ACTION_CARDS, FIRES, HARPOONS, MOVES, NO_CARD
from echobase.games.assault.rules.fire import armour, can_fire, count_dice
from echobase.games.assault.rules.harpoon import can_harpoon, harpoon_dice
from echobase.games.assault.rules.map import CLIFF
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.units import (
    ARMOUR,
    FIRST,
    GENERATOR,
    LIGHT_TROOPER,
    SNOWSPEEDER,
    SPEEDER_1,
    SPEEDERS,
    WALKER,
    WALKERS,
    is_walker,
)

NEXT_HARPOONS: Final = 0.3
"""The weight of harpoons whose card comes only in the next turn."""


def to_come(position: Position, kind: int, allows: int) -> float:
    """Rounds of this turn in which a kind may do this, including the one that begins."""
    found = rounds_left(position, kind, allows)
    if position.card != NO_CARD:
        card = ACTION_CARDS[position.card]
        if card.allows & allows and kind in card.kinds:
            found += EITHER if card.allows & (MOVES | FIRES) == MOVES | FIRES else 1.0
    return found


def aim(position: Position) -> float:
    """The chance that the Generator falls if all Imperial units fire at it from where they are."""
    needed = armour(position, GENERATOR)
    known = ground(position.setting)
    goal = known.map.generator
    missed = 1.0
    for unit in range(SPEEDER_1):
        if can_fire(position, unit):
            dice = count_dice(position, unit, GENERATOR)
            if dice >= needed:
                if is_walker(unit):
                    stand = position.place[unit] * 6 + position.facing[unit]
                    if not known.field(stand)[goal]:
                        continue
                missed *= 1.0 - odds(dice, needed)
    return 1.0 - missed


def harpoon_threat(position: Position) -> float:
    """Walkers that the speeders beside them would bring down, fewer once the card is drawn."""
    known = ground(position.setting)
    found = 0.0
    for walker in range(WALKERS):
        if position.place[walker] < 0:
            continue
        near = known.distances(position.place[walker])
        stands = 1.0
        for speeder in range(SPEEDERS):
            here = position.place[SPEEDER_1 + speeder]
            if here >= 0 and near[here] == 1 and can_harpoon(position, speeder):
                stands *= 1.0 - odds(harpoon_dice(position, speeder, walker), ARMOUR[WALKER])
        found += 1.0 - stands
    return found if to_come(position, SNOWSPEEDER, HARPOONS) else NEXT_HARPOONS * found


def exposure(position: Position) -> float:
    """Hits on Walkers if each speeder and Tower fires once at the one it hits best."""
    found = 0.0
    for unit in range(SPEEDER_1, FIRST[LIGHT_TROOPER]):
        if not can_fire(position, unit):
            continue
        best = 0.0
        for walker in range(WALKERS):
            if position.place[walker] >= 0:
                best = max(best, odds(count_dice(position, unit, walker), ARMOUR[WALKER]))
        found += best
    return found


def hunt(position: Position, known: Ground) -> float:
    """Hits on speeders if each Walker fires once at the one it hits best."""
    found = 0.0
    for walker in range(WALKERS):
        if not can_fire(position, walker):
            continue
        field = known.field(position.place[walker] * 6 + position.facing[walker])
        best = 0.0
        for speeder in range(SPEEDERS):
            here = position.place[SPEEDER_1 + speeder]
            if here >= 0 and field[here] and known.map.terrain[here] != CLIFF:
                dice = count_dice(position, walker, SPEEDER_1 + speeder)
                best = max(best, odds(dice, ARMOUR[SNOWSPEEDER]))
        found += best
    return found
