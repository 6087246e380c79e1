"""How far a Walker has to go: movement points to a good shot at the Generator, by map."""

from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import Final

from echobase.assault.field import sees
from echobase.assault.map import FACINGS, OFF_MAP, ROUGH
from echobase.assault.setting import Setting
from echobase.assault.state import State
from echobase.assault.walker import CLEAR_COST, ROUGH_COST, TURN_COST

FAR: Final = 9999
SETBACK: Final = ((0, 2, 5, 12), (0, 3, 8))
"""By range: points that a worse shot is worth walking for; first without the Power Grid."""


def way(state: State) -> list[int]:
    """By hex and facing (hex * 6 + facing): the points still to go."""
    return _way(state.setting, state.grid_stands)


def to_go(state: State, walker: int) -> int:
    """The points that a Walker still has to go."""
    return way(state)[state.place[walker] * 6 + state.facing[walker]]


@lru_cache(maxsize=16)
def _way(setting: Setting, grid_stands: bool) -> list[int]:
    map_ = setting.map
    found = [FAR] * (map_.hexes * 6)
    queue = _ends(setting, SETBACK[grid_stands])
    heapify(queue)
    while queue:
        cost, node = heappop(queue)
        if cost >= found[node]:
            continue
        found[node] = cost
        hex_, facing = divmod(node, 6)
        for turned in (1, 5):
            heappush(queue, (cost + TURN_COST, hex_ * 6 + (facing + turned) % 6))
        behind = map_.neighbours[hex_][(facing + 3) % 6]
        if behind != OFF_MAP and not map_.closed_to_walkers(behind):
            entry = ROUGH_COST if map_.terrain[hex_] == ROUGH else CLEAR_COST
            heappush(queue, (cost + entry, behind * 6 + facing))
    return found


def _ends(setting: Setting, setback: tuple[int, ...]) -> list[tuple[int, int]]:
    """Where the Generator lies in the field and near enough, with what the range costs."""
    map_ = setting.map
    goal = map_.generator
    ranges = map_.ranges(goal)
    found: list[tuple[int, int]] = []
    for hex_ in range(map_.hexes):
        if ranges[hex_] >= len(setback) or map_.closed_to_walkers(hex_):
            continue
        for facing in range(len(FACINGS)):
            if sees(setting, hex_, facing, goal):
                found.append((setback[ranges[hex_]], hex_ * 6 + facing))
    return found


@lru_cache(maxsize=16)
def lane(setting: Setting) -> list[int]:
    """The hexes that a Walker crosses on the cheapest way from the Imperial sector."""
    map_ = setting.map
    table = _way(setting, True)
    starts = [hex_ * 6 + facing for hex_ in map_.imperial_sector for facing in range(6)]
    node = min(starts, key=lambda start: table[start])
    found = [node // 6]
    while table[node] > 0:
        hex_, facing = divmod(node, 6)
        following = [hex_ * 6 + (facing + 1) % 6, hex_ * 6 + (facing + 5) % 6]
        ahead = map_.neighbours[hex_][facing]
        if ahead != OFF_MAP:
            following.append(ahead * 6 + facing)
        nearest = min(following, key=lambda place: table[place])
        if table[nearest] >= table[node]:
            break
        node = nearest
        if node // 6 != found[-1]:
            found.append(node // 6)
    return found
