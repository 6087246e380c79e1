"""Marching Walkers: the cheapest route to a shot at the Generator, watching out for speeders."""

from typing import Final

from echobase.core.aliases import Hex
from echobase.core.sides import EMPIRE
from echobase.games.assault.ai.assessment import Assessment
from echobase.games.assault.ai.routes import to_go, way
from echobase.games.assault.ai.shots import Rated
from echobase.games.assault.ai.unit_value import walker_worth
from echobase.games.assault.ai.weights import Weights
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.fire import can_fire, fire_strength
from echobase.games.assault.rules.harpoon import can_harpoon
from echobase.games.assault.rules.position import EMPTY, Position
from echobase.games.assault.rules.units import KIND, SIDE, SPEEDER_1, SPEEDERS, WALKER, is_speeder
from echobase.games.assault.rules.walker import TURN_COST, entry_cost, may_enter, movement_points

SHORT_LIST: Final = 8
"""Destinations that are examined closely."""
FLIGHT: Final = 6
"""Hexes between a Walker and the speeders that one flight brings beside it."""
ALONE: Final = 6
"""Hexes beyond which another Walker is no company."""


class Walk:
    """Everywhere a Walker can go: the cheapest route to each place and facing, best first.

    Place and facing are one number, hex * 6 + facing. Among routes of equal cost, the one counts
    that crushes more enemies and fewer friends.
    """

    def __init__(self, position: Position, walker: int, weights: Weights) -> None:
        self.position = position
        self.walker = walker
        self.weights = weights
        self.start = position.place[walker] * 6 + position.facing[walker]
        self.ends: list[int] = [self.start]
        self.firsts: list[int] = [actions.STOP]
        """By end: the first step or turn of the route."""
        self.crushes: list[float] = [0.0]
        """By end: what is crushed on the way."""
        self._number: dict[int, int] = {self.start: 0}
        self._costs: list[int] = [0]
        points = movement_points(position, walker)
        if position.walker == walker:
            points = position.points
        self._spread(points)

    def _spread(self, points: int) -> None:
        neighbours = self.position.setting.map.neighbours
        by_cost: list[list[int]] = [[] for _ in range(points + 1)]
        by_cost[0].append(0)
        for cost in range(points):
            for number in by_cost[cost]:
                if self._costs[number] < cost:
                    continue
                end = self.ends[number]
                facing = end % 6
                hex_ = end // 6
                left = hex_ * 6 + (facing + 5) % 6
                right = hex_ * 6 + (facing + 1) % 6
                self._reach(left, number, cost + TURN_COST, actions.TURN_LEFT, 0.0, by_cost)
                self._reach(right, number, cost + TURN_COST, actions.TURN_RIGHT, 0.0, by_cost)
                ahead = neighbours[hex_][facing]
                if may_enter(self.position, ahead):
                    total = cost + entry_cost(self.position, ahead)
                    if total <= points:
                        prize = self._prize(self.position.at[ahead])
                        end = ahead * 6 + facing
                        self._reach(end, number, total, actions.STEP, prize, by_cost)

    def _prize(self, met: int) -> float:
        """What a unit in the way is worth: enemies are a gain, friends a loss."""
        if met == EMPTY or is_speeder(met):
            return 0.0
        value = self.weights.value[KIND[met]]
        return -self.weights.own_loss * value if SIDE[met] == EMPIRE else value

    def _reach(
        self, end: int, before: int, cost: int, how: int, prize: float, by_cost: list[list[int]]
    ) -> None:
        crushed = self.crushes[before] + prize
        first = self.firsts[before] if before else actions.walk(self.walker, how)
        number = self._number.get(end, -1)
        if number < 0:
            self._number[end] = len(self.ends)
            by_cost[cost].append(len(self.ends))
            self.ends.append(end)
            self.firsts.append(first)
            self.crushes.append(crushed)
            self._costs.append(cost)
        elif cost < self._costs[number]:
            by_cost[cost].append(number)
            self._costs[number] = cost
            self.firsts[number] = first
            self.crushes[number] = crushed
        elif cost == self._costs[number] and crushed > self.crushes[number]:
            self.firsts[number] = first
            self.crushes[number] = crushed


def walks(position: Position, walker: int, assessed: Assessment, weights: Weights) -> list[Rated]:
    """The first steps of a Walker's best routes, with what the whole route gains, best first."""
    table = way(position)
    walk = Walk(position, walker, weights)
    stride = weights.stride + weights.stride_late * assessed.late
    stride *= 1.0 + weights.stride_few * assessed.lonely
    rough: list[Rated] = []
    number = -1
    for end in walk.ends:
        number += 1
        rough.append((walk.crushes[number] - stride * table[end], -number))
    stay = rough[0][0] + standing(position, walker, walk.start, assessed, weights)
    rough.sort(reverse=True)
    found: list[Rated] = []
    for worth, minus in rough[:SHORT_LIST]:
        if minus:
            gain = worth + standing(position, walker, walk.ends[-minus], assessed, weights) - stay
            if gain > 0:
                found.append((gain, walk.firsts[-minus]))
    found.sort(reverse=True)
    return found


def standing(
    position: Position, walker: int, end: int, assessed: Assessment, weights: Weights
) -> float:
    """What a Walker could shoot at from there, less the speeders beside it."""
    hex_ = end // 6
    found = 0.0
    share = weights.fire_soon if assessed.fires[WALKER] > 0 else weights.fire_later
    share += weights.fire_rounds * assessed.fires[WALKER]
    if share > 0.0 and can_fire(position, walker):
        found = share * assessed.gain_in_field(end, fire_strength(position, walker))
    dread = weights.speeder_near
    if assessed.harpoons:
        dread = weights.harpoon_near + weights.dread_sure * assessed.first(WALKER)
    dread *= 1.0 + weights.dread_few * assessed.lonely
    reach = weights.speeder_reach if assessed.harpoons else 0.0
    near = assessed.ground.distances(hex_)
    field = assessed.ground.field(end)
    for speeder in range(SPEEDERS):
        there = position.place[SPEEDER_1 + speeder]
        if there >= 0:
            if field[there]:
                found += weights.march_field
            if near[there] <= FLIGHT and can_harpoon(position, speeder):
                found -= dread if near[there] == 1 else reach
    if weights.march_danger:
        worth = walker_worth(position, walker, weights)
        found -= weights.march_danger * worth * assessed.danger(hex_, WALKER)
    return found + company(position, walker, hex_, assessed, weights)


def company(
    position: Position, walker: int, hex_: Hex, assessed: Assessment, weights: Weights
) -> float:
    """What the other Walkers add: some see the hex, and one may be near."""
    covered = 0
    apart = ALONE
    near = assessed.ground.distances(hex_)
    for number, other in enumerate(assessed.walkers):
        if other != walker:
            if assessed.ground.field(assessed.walker_stands[number])[hex_]:
                covered += 1
            apart = min(apart, near[assessed.walker_hexes[number]])
    return weights.covered * covered - weights.spread * apart


def marching_order(position: Position, walkers: list[int]) -> list[int]:
    """The foremost first, so that no Walker waits behind one that could have moved."""
    order: list[tuple[int, int]] = []
    for walker in walkers:
        order.append((to_go(position, walker), walker))
    order.sort()
    return [walker for _, walker in order]
