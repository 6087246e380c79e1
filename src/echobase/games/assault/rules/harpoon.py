"""Harpoons: a Snowspeeder brings down an adjacent Walker outright, or fails (A-HARPOON)."""

from typing import Final

from echobase.core.aliases import Action, Unit, i64
from echobase.core.events import Log, Message
from echobase.core.masks import BIT
from echobase.core.vectors import append, vec
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.damage import destroy
from echobase.games.assault.rules.fire import counting, end_shot, hotshot_dice
from echobase.games.assault.rules.force import points_of, spend
from echobase.games.assault.rules.map import CLIFF
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.steps import ROLL
from echobase.games.assault.rules.units import ARMOUR, NAMES, SPEEDER_1, WALKER, WALKERS

DICE_IN_ONE_MACROHEX: Final = 5
DICE_ACROSS: Final = 4


def can_harpoon(position: Position, speeder: i64) -> bool:
    """On the map, out of the cliffs, with a live gunner (A-HARPOON-02, A-HARPOON-10)."""
    here = position.place[SPEEDER_1 + speeder]
    if here < 0 or not position.gunner_lives(speeder):
        return False
    return position.setting.map.terrain[here] != CLIFF


def base_dice(position: Position, speeder: i64, walker: Unit) -> i64:
    """Dice by where the two stand (A-HARPOON-04)."""
    here = position.place[SPEEDER_1 + speeder]
    apart = position.setting.map.range(here, position.place[walker])
    return DICE_ACROSS if apart else DICE_IN_ONE_MACROHEX


def harpoon_dice(position: Position, speeder: i64, walker: Unit) -> i64:
    """Dice without Luke's points; Hotshot counts."""
    return base_dice(position, speeder, walker) + hotshot_dice(position, SPEEDER_1 + speeder)


def add_harpoons(position: Position, unit: Unit, found: vec[i64]) -> vec[i64]:
    """Add a harpoon at each adjacent Walker, with any number of Luke's points (A-HARPOON-07)."""
    speeder = unit - SPEEDER_1
    if not can_harpoon(position, speeder):
        return found
    around = position.setting.map.neighbours[position.place[unit]]
    most = points_of(position, unit)
    for walker in range(WALKERS):
        there = position.place[walker]
        if there >= 0 and there in around:
            for points in range(most + 1):
                found = append(found, actions.harpoon(speeder, walker, points))
    return found


def throw(position: Position, action: Action, log: Log | None) -> None:
    """Declared and paid in one decision; the Empire has no reply (A-HARPOON-12)."""
    speeder, walker, points = actions.unpack_harpoon(action)
    unit = SPEEDER_1 + speeder
    position.used |= BIT[unit]
    position.firer = unit
    position.target = walker
    position.harpooning = True
    position.dice = harpoon_dice(position, speeder, walker) + points
    spend(position, points, log)
    if log is not None:
        log.append(
            Message(
                "assault-harpoons",
                {"unit": NAMES[unit], "foe": NAMES[walker], "count": position.dice},
            )
        )
        if points:
            log.append(Message("assault-luke-fires", {"unit": NAMES[unit], "points": points}))
    position.step = ROLL


def caught(position: Position, action: Action, log: Log | None) -> None:
    """Enough Sabers destroy the Walker without a damage roll (A-HARPOON-05, A-HARPOON-06)."""
    walker = position.target
    if counting(position, action) >= ARMOUR[WALKER]:
        if log is not None:
            log.append(Message("assault-harpooned", {"unit": NAMES[walker]}))
        destroy(position, walker, log)
    elif log is not None:
        log.append(Message("assault-harpoon-fails", {"unit": NAMES[walker]}))
    position.harpooning = False
    end_shot(position)
