"""Secondary objectives: what a side wants besides winning, and how much of it is done (B-CAMP)."""

from typing import Final

from echobase.core.aliases import Side
from echobase.core.masks import each
from echobase.core.sides import NOBODY
from echobase.games.battle.rules.aims import concerns, in_time
from echobase.games.battle.rules.objectives import CAPTURED, ESCAPED, score
from echobase.games.battle.rules.position import Position
from echobase.games.battle.rules.scenario import (
    AIM_DESTROY,
    AIM_GUARD,
    AIM_HOLD,
    AIM_KEEP,
    AIM_LOSSES,
    AIM_MEDALS,
    AIM_REACH,
    AIM_TOKEN,
    AIM_WIN,
)

LATER: Final = (AIM_DESTROY, AIM_TOKEN, AIM_MEDALS)
"""Goals about how things stand; with a last turn it is written down when they stood so."""


def watch(position: Position) -> None:
    """Write down what counts at the moment it is so: hexes reached, and goals with a last turn."""
    for number, aim in enumerate(position.aims):
        if aim.type == AIM_REACH:
            if in_time(position, aim):
                position.aim_counts[number] |= standing(position, number)
        elif aim.type in LATER and aim.by_turn and in_time(position, aim):
            if stands_at(position, number) >= aim.need:
                position.aim_counts[number] = aim.need
        elif aim.type == AIM_HOLD and position.winner != NOBODY:
            note_held(position, number)


def count_held(position: Position) -> None:
    """At the end of a turn: whether the hexes are held that must be held by then."""
    for number, aim in enumerate(position.aims):
        if aim.type == AIM_HOLD and aim.side == position.active:
            note_held(position, number)


def note_held(position: Position, number: int) -> None:
    """A turn or the battle ends: write down whether enough hexes are held in time."""
    aim = position.aims[number]
    if aim.by_turn and in_time(position, aim) and stands_at(position, number) >= aim.need:
        position.aim_counts[number] = aim.need


def standing(position: Position, number: int) -> int:
    """The hexes of a goal, as a mask by their place in it, on which the right units stand."""
    aim = position.aims[number]
    found = 0
    for place, hex_ in enumerate(aim.hexes):
        unit = position.at[hex_]
        if unit >= 0 and position.side[unit] == aim.side and concerns(position, number, unit):
            found |= 1 << place
    return found


def stands_at(position: Position, number: int) -> int:
    """How much of a goal is so at this moment, where nothing is counted along the way."""
    aim = position.aims[number]
    if aim.type == AIM_HOLD:
        return len(each(standing(position, number)))
    if aim.type == AIM_MEDALS:
        return score(position, aim.side)
    if aim.type == AIM_TOKEN:
        own = position.scenario.objectives[aim.of].side == aim.side
        return 1 if position.held[aim.of] == (ESCAPED if own else CAPTURED) else 0
    left = len(each(position.structures))
    return left if aim.type == AIM_GUARD else len(position.scenario.structures) - left


def progress(position: Position, number: int) -> int:
    """How much of a goal is done; what must be kept counts down."""
    aim = position.aims[number]
    if aim.type == AIM_REACH:
        return len(each(position.aim_counts[number]))
    if aim.type == AIM_GUARD or (aim.type == AIM_HOLD and not aim.by_turn):
        return stands_at(position, number)
    if aim.type in LATER and not aim.by_turn:
        return stands_at(position, number)
    return position.aim_counts[number]


def met(position: Position, number: int, winner: Side) -> bool:
    """Whether a goal is met if the battle ends now and this side has won it."""
    aim = position.aims[number]
    if aim.type == AIM_WIN:
        return winner == aim.side and in_time(position, aim)
    if aim.type == AIM_LOSSES:
        return position.aim_counts[number] <= aim.need
    return progress(position, number) >= aim.need


def lost(position: Position, number: int) -> bool:
    """Whether a goal can no longer be met, as far as that is certain."""
    aim = position.aims[number]
    if aim.type == AIM_LOSSES:
        return position.aim_counts[number] > aim.need
    if met(position, number, aim.side):
        return False
    if aim.type == AIM_TOKEN and position.held[aim.of] in (CAPTURED, ESCAPED):
        return True
    return not in_time(position, aim) or aim.type in (AIM_KEEP, AIM_GUARD)


def achieved(position: Position, winner: Side) -> dict[str, bool]:
    """By objective: whether all its goals are met if the battle ends so."""
    found: dict[str, bool] = {}
    for number, aim in enumerate(position.aims):
        found[aim.objective] = found.get(aim.objective, True) and met(position, number, winner)
    return found


def keep_own(position: Position, side: Side) -> None:
    """Forget the goals of the other side, which nobody on this side may know (B-CAMP-09)."""
    if not position.aims or position.winner != NOBODY:
        return
    own = [number for number, aim in enumerate(position.aims) if aim.side == side]
    position.aim_counts = [position.aim_counts[number] for number in own]
    position.aim_units = [position.aim_units[number] for number in own]
    position.aims = [position.aims[number] for number in own]
