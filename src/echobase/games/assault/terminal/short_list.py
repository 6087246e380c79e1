"""The choices that a text screen lists: long lists of hopeless choices are left out.

Everything that is legal can be typed anyway.
"""

from typing import Final

from echobase.core.sides import REBEL
from echobase.games.assault.offers import walks
from echobase.games.assault.offers.actors import actor, end_of
from echobase.games.assault.offers.listing import in_list_order, legal_notations, shot_of
from echobase.games.assault.offers.reach import Reach
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.position import BASE_BOX
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME

MORE_LISTED: Final = 3
"""Points beyond the fewest that a shot needs; to spend more, the player types them."""


def notations(state: State) -> list[str]:
    """What is listed now, unit by unit, planned walks included; `done` is last."""
    found = legal_notations(state)
    if state.step not in (steps.ROUND, steps.WALK):
        return found
    for name in [notation.split()[1] for notation in found if notation.startswith("left ")]:
        found += walks.offered(state, BY_NAME[name])
    return in_list_order(few_points(nearest_exits(state, found)), state)


def is_out_of_base(state: State, notation: str) -> bool:
    """Whether a Trooper would come out of the Base."""
    name = actor(notation)
    return name in BY_NAME and state.place[BY_NAME[name]] == BASE_BOX


def nearest_exits(state: State, found: list[str]) -> list[str]:
    """Hundreds of moves leave the Base: keep the entries, their neighbours and good shots."""
    if not any(is_out_of_base(state, notation) for notation in found):
        return found
    map_ = state.setting.map
    near = {*map_.entries, *(other for hex_ in map_.entries for other in map_.neighbours[hex_])}
    reach = Reach(state, REBEL)
    return [
        notation
        for notation in found
        if not is_out_of_base(state, notation)
        or map_.index[end_of(notation)] in near
        or reach.can_shoot(BY_NAME[actor(notation)], map_.index[end_of(notation)], 0)
    ]


def points_of(notation: str) -> int:
    """Luke's points in a shot or harpoon."""
    added = [word for word in notation.split() if word.startswith("+")]
    return int(added[0]) if added else 0


def few_points(found: list[str]) -> list[str]:
    """Every shot with the fewest points that make it possible, and with a few more."""
    fewest: dict[tuple[str, str, str], int] = {}
    for notation in found:
        shot, points = shot_of(notation), points_of(notation)
        fewest[shot] = min(fewest.get(shot, points), points)
    return [text for text in found if points_of(text) <= fewest[shot_of(text)] + MORE_LISTED]
