"""How far a Walker has to go: movement points to a good shot at the Generator, by map."""

from heapq import heapify, heappop, heappush
from typing import Final

from echobase.games.assault.rules.field_of_fire import sees
from echobase.games.assault.rules.map import FACINGS, OFF_MAP, ROUGH
from echobase.games.assault.rules.position import Position
from echobase.games.assault.rules.setting import Setting
from echobase.games.assault.rules.walker import CLEAR_COST, ROUGH_COST, TURN_COST

FAR: Final = 9999
SETBACK: Final[list[list[int]]] = [[0, 2, 5, 12], [0, 3, 8]]
"""By range: points that a worse shot is worth walking for; first without the Power Grid."""
KEPT: Final = 6
"""How many settings are remembered."""


class Ground:
    """What a map and its options mean for the routes of Walkers; it never changes."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.map = setting.map
        self.ways: list[list[int]] = [_way(setting, setback) for setback in SETBACK]
        """Without and with the Power Grid, by hex and facing (hex * 6 + facing): points to go."""
        self.lane: list[int] = _lane(setting, self.ways[1])
        """The hexes that a Walker crosses on the cheapest route from the Imperial sector."""
        self._lane_distances: list[int] = []
        self._distances: list[list[int]] = [[] for _ in range(self.map.hexes)]
        self._fields: list[list[bool]] = [[] for _ in range(self.map.hexes * 6)]

    def distances(self, start: int) -> list[int]:
        """By hex: its distance from one hex."""
        if not self._distances[start]:
            self._distances[start] = [
                self.map.distance(start, hex_) for hex_ in range(self.map.hexes)
            ]
        return self._distances[start]

    def lane_distances(self) -> list[int]:
        """By hex: its distance from the cheapest route of the Walkers."""
        if not self._lane_distances:
            rows = [self.distances(hex_) for hex_ in self.lane]
            for hex_ in range(self.map.hexes):
                self._lane_distances.append(min([row[hex_] for row in rows]))
        return self._lane_distances

    def field(self, stand: int) -> list[bool]:
        """By hex: whether a Walker with this hex and facing sees it (hex * 6 + facing)."""
        if not self._fields[stand]:
            self._fields[stand] = [
                sees(self.setting, stand // 6, stand % 6, hex_) for hex_ in range(self.map.hexes)
            ]
        return self._fields[stand]


_KNOWN: Final[list[Ground]] = []
"""The most recently used first."""


def ground(setting: Setting) -> Ground:
    """The ground of a setting, computed once."""
    for number, known in enumerate(_KNOWN):
        if known.setting is setting:
            if number:
                _KNOWN.insert(0, _KNOWN.pop(number))
            return known
    found = Ground(setting)
    _KNOWN.insert(0, found)
    del _KNOWN[KEPT:]
    return found


def way(position: Position) -> list[int]:
    """By hex and facing (hex * 6 + facing): the points still to go."""
    return ground(position.setting).ways[1 if position.grid_stands else 0]


def to_go(position: Position, walker: int) -> int:
    """The points that a Walker still has to go."""
    return way(position)[position.place[walker] * 6 + position.facing[walker]]


def _way(setting: Setting, setback: list[int]) -> list[int]:
    map_ = setting.map
    found = [FAR] * (map_.hexes * 6)
    queue = _ends(setting, setback)
    heapify(queue)
    while queue:
        cost, node = heappop(queue)
        if cost >= found[node]:
            continue
        found[node] = cost
        hex_ = node // 6
        facing = node % 6
        for turned in (1, 5):
            heappush(queue, (cost + TURN_COST, hex_ * 6 + (facing + turned) % 6))
        behind = map_.neighbours[hex_][(facing + 3) % 6]
        if behind != OFF_MAP and not map_.closed_to_walkers(behind):
            entry = ROUGH_COST if map_.terrain[hex_] == ROUGH else CLEAR_COST
            heappush(queue, (cost + entry, behind * 6 + facing))
    return found


def _ends(setting: Setting, setback: list[int]) -> list[tuple[int, int]]:
    """Where the Generator is in the field and near enough, with the cost of the range."""
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


def _lane(setting: Setting, table: list[int]) -> list[int]:
    map_ = setting.map
    node = -1
    for hex_ in map_.imperial_sector:
        for facing in range(len(FACINGS)):
            start = hex_ * 6 + facing
            if node < 0 or table[start] < table[node]:
                node = start
    found = [node // 6]
    while table[node] > 0:
        hex_ = node // 6
        facing = node % 6
        following = [hex_ * 6 + (facing + 1) % 6, hex_ * 6 + (facing + 5) % 6]
        ahead = map_.neighbours[hex_][facing]
        if ahead != OFF_MAP:
            following.append(ahead * 6 + facing)
        nearest = node
        for other in following:
            if table[other] < table[nearest]:
                nearest = other
        if nearest == node:
            break
        node = nearest
        if node // 6 != found[-1]:
            found.append(node // 6)
    return found
