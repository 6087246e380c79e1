"""How near a battle is to what a wished result asks of a secondary objective."""

from collections.abc import Iterable

from echobase.core.masks import each
from echobase.core.sides import NOBODY, enemy
from echobase.games.battle.ai.secondary_worth import ways_out
from echobase.games.battle.rules.aims import concerns
from echobase.games.battle.rules.board import DISTANCE
from echobase.games.battle.rules.objectives import CAPTURED, ESCAPED
from echobase.games.battle.rules.scenario import (
    AIM_DESTROY,
    AIM_ELIMINATE,
    AIM_EXIT,
    AIM_GUARD,
    AIM_HOLD,
    AIM_KEEP,
    AIM_LOSSES,
    AIM_REACH,
    AIM_TOKEN,
)
from echobase.games.battle.rules.secondary import met, progress
from echobase.games.battle.rules.state import State

FAR = 30
"""More hexes than the board is wide."""
STEP = 100.0
"""What one unit more, or one less, counts beside the way to the next one."""
FIGURE = 10.0


def hunter(state: State, number: int, wanted: bool) -> int:
    """The side that must do something so that a goal is met, or so that it is missed."""
    side = state.aims[number].side
    return side if wanted else enemy(side)


def nearness(state: State, number: int, wanted: bool) -> float:
    """How near a goal is to being met, or to being missed; 0 when it is so."""
    aim, winner = state.aims[number], state.aims[number].side
    if met(state, number, winner) == wanted:
        return 0.0
    side = hunter(state, number, wanted)
    if aim.type in (AIM_ELIMINATE, AIM_KEEP, AIM_LOSSES):
        return hunt(state, number, side)
    if aim.type in (AIM_DESTROY, AIM_GUARD):
        left = each(state.structures)
        return -STEP * len(left) - apart(state, each_hex(state, side), left)
    own = [unit for unit in state.units_of(side) if concerns(state, number, unit)]
    if aim.type == AIM_EXIT:
        ways = each(state.scenario.exits[aim.of].hexes)
        missing = aim.need - progress(state, number)
        far = sorted(apart(state, [state.hex[unit]], ways) for unit in own)[:missing]
        return -STEP * missing - sum(far)
    if aim.type in (AIM_REACH, AIM_HOLD):
        missing = aim.need - progress(state, number)
        free = [hex_ for hex_ in aim.hexes if state.at[hex_] not in own]
        return -STEP * missing - apart(state, [state.hex[unit] for unit in own], free)
    if aim.type == AIM_TOKEN:
        return token(state, aim.of, side)
    return -STEP


def hunt(state: State, number: int, side: int) -> float:
    """Eliminate units: those that are fewest and nearest first."""
    aim = state.aims[number]
    prey = [unit for unit in state.units_of(enemy(side)) if concerns(state, number, unit)]
    done = progress(state, number)
    missing = aim.need - done if aim.type == AIM_ELIMINATE else len(prey)
    if aim.type == AIM_LOSSES:
        missing = aim.need + 1 - done
    own = each_hex(state, side)
    worth = [
        FIGURE * float(state.figures[unit]) + apart(state, own, [state.hex[unit]]) for unit in prey
    ]
    return -STEP * missing - min(worth, default=STEP)


def token(state: State, of: int, side: int) -> float:
    """Bring a token home, or take it from those who carry it."""
    carrier, place = state.held[of], state.tokens[of]
    if carrier in (CAPTURED, ESCAPED):
        return 0.0
    if carrier == NOBODY:
        return -2 * STEP - apart(state, each_hex(state, side), [place])
    place = state.hex[carrier]
    if state.side[carrier] == side:
        return -apart(state, [place], ways_out(state, carrier))
    return (
        -STEP
        - FIGURE * float(state.figures[carrier])
        - apart(state, each_hex(state, side), [place])
    )


def each_hex(state: State, side: int) -> list[int]:
    return [state.hex[unit] for unit in state.units_of(side)]


def apart(state: State, some: Iterable[int], others: Iterable[int]) -> float:
    """The distance of the two that are nearest to each other."""
    there = list(others)
    return float(min((DISTANCE[one][other] for one in some for other in there), default=FAR))
