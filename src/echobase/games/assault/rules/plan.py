"""Plans for a Walker: the cheapest steps to every place and facing it can reach in one move."""

from heapq import heappop, heappush

from echobase.core.aliases import Action, Hex, Unit
from echobase.core.sides import EMPIRE
from echobase.games.assault.rules import actions
from echobase.games.assault.rules.actions import STEP, TURN_LEFT, TURN_RIGHT
from echobase.games.assault.rules.position import EMPTY, Position
from echobase.games.assault.rules.units import SIDE, is_speeder, is_walker
from echobase.games.assault.rules.walker import TURN_COST, entry_cost, may_enter, movement_points


class WalkerPlan:
    """One route of a Walker: where it ends, what it costs and whom it meets."""

    def __init__(
        self,
        hex_: Hex,
        facing: int,
        cost: int,
        actions: list[int],
        crushes: list[int],
        displaces: list[int],
    ) -> None:
        self.hex = hex_
        self.facing = facing
        self.cost = cost
        self.actions = actions
        """The decisions that lead there, one turn or step each."""
        self.crushes = crushes
        """Units it would destroy on the way."""
        self.displaces = displaces
        """Snowspeeders it would push aside; the Rebels decide where to."""

    def own_losses(self) -> int:
        """How many Imperial units it would crush (A-WALKER-10)."""
        return sum(1 for unit in self.crushes if SIDE[unit] == EMPIRE)


def plans(position: Position, walker: Unit) -> list[WalkerPlan]:
    """The best route to each place and facing: least cost, then fewest own units crushed, then
    fewest units crushed in all.

    A Walker in the middle of its move continues with the points it has left. A displaced
    Snowspeeder may land in the way again; that never blocks it, so every plan can be completed.
    """
    if not is_walker(walker) or position.place[walker] < 0:
        return []
    points = movement_points(position, walker)
    if position.walker == walker:
        points = position.points
    start = WalkerPlan(position.place[walker], position.facing[walker], 0, [], [], [])
    best: dict[int, WalkerPlan] = {}
    queue: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)]
    known = [start]
    while queue:
        _, _, _, number = heappop(queue)
        plan = known[number]
        key = plan.hex * 6 + plan.facing
        if key in best:
            continue
        best[key] = plan
        for further in _continuations(position, walker, plan, points):
            losses = further.own_losses()
            heappush(queue, (further.cost, losses, len(further.crushes), len(known)))
            known.append(further)
    return [best[key] for key in sorted(best) if best[key].actions]


def _continuations(
    position: Position, walker: Unit, plan: WalkerPlan, points: int
) -> list[WalkerPlan]:
    """A plan with one more turn or step."""
    found: list[WalkerPlan] = []
    if plan.cost + TURN_COST <= points:
        for how, turned in ((TURN_LEFT, 5), (TURN_RIGHT, 1)):
            facing = (plan.facing + turned) % 6
            action = actions.walk(walker, how)
            found.append(_longer(plan, plan.hex, facing, TURN_COST, action, EMPTY))
    # Returning to where it stands now is never cheapest: turning on the spot is.
    hex_ = position.setting.map.neighbours[plan.hex][plan.facing]
    if may_enter(position, hex_) and plan.cost + entry_cost(position, hex_) <= points:
        cost = entry_cost(position, hex_)
        action = actions.walk(walker, STEP)
        found.append(_longer(plan, hex_, plan.facing, cost, action, position.at[hex_]))
    return found


def _longer(
    plan: WalkerPlan, hex_: Hex, facing: int, cost: int, action: Action, met: int
) -> WalkerPlan:
    crushes = plan.crushes.copy()
    displaces = plan.displaces.copy()
    if met != EMPTY:
        (displaces if is_speeder(met) else crushes).append(met)
    return WalkerPlan(hex_, facing, plan.cost + cost, [*plan.actions, action], crushes, displaces)


def cost_to(position: Position, walker: Unit, hex_: Hex, facing: int) -> int:
    """The fewest points to a place and facing, however many that takes; -1 when there is no way.

    A negative facing means any.
    """
    start = position.place[walker] * 6 + position.facing[walker]
    queue: list[tuple[int, int]] = [(0, start)]
    settled: set[int] = set()
    while queue:
        cost, key = heappop(queue)
        if key in settled:
            continue
        settled.add(key)
        here, turned = key // 6, key % 6
        if here == hex_ and (facing < 0 or turned == facing):
            return cost
        for other in ((turned + 5) % 6, (turned + 1) % 6):
            heappush(queue, (cost + TURN_COST, here * 6 + other))
        ahead = position.setting.map.neighbours[here][turned]
        if may_enter(position, ahead):
            heappush(queue, (cost + entry_cost(position, ahead), ahead * 6 + turned))
    return -1
