"""Planned walks: a Walker is sent to a hex and facing, and takes the single steps by itself."""

import re
from dataclasses import dataclass
from typing import Final

from echobase.core.events import Argument, Message
from echobase.core.sides import EMPIRE
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.actions import STEP
from echobase.games.assault.rules.explain_move import why_closed_to_walker
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.plan import WalkerPlan, cost_to
from echobase.games.assault.rules.position import DESTROYED
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, NAMES, SIDE, WALKERS, is_walker
from echobase.games.assault.rules.walker import ahead, movement_points

WALK: Final = re.compile(r"(?:walk )?(w\d)-(\d{4})(?::([nsew]{1,2}))?", re.IGNORECASE)
"""`walk W1-0812:S`; no facing means the cheapest one."""


def write(walker: int, hex_: int, facing: int, state: State) -> str:
    """The notation of a walk to a hex and facing."""
    return f"walk {NAMES[walker]}-{state.setting.map.labels[hex_]}:{FACINGS[facing]}"


def find(notation: str, state: State) -> tuple[int, WalkerPlan] | None:
    """The Walker and its plan, or None when there is no such route now."""
    wanted = WALK.fullmatch(notation)
    if wanted is None or wanted[1].upper() not in BY_NAME:
        return None
    walker = BY_NAME[wanted[1].upper()]
    if not may_walk(walker, state):
        return None
    fitting = [plan for plan in state.plans(walker) if fits(plan, wanted, state)]
    return (walker, min(fitting, key=price)) if fitting else None


def in_the_way(notation: str, state: State) -> str:
    """A Walker whose absence would open such a route; empty when no single one blocks it."""
    wanted = WALK.fullmatch(notation)
    assert wanted is not None
    for other in range(WALKERS):
        if state.place[other] < 0 or NAMES[other] == wanted[1].upper():
            continue
        without = state.copy()
        without.lift(other, DESTROYED)
        if any(fits(plan, wanted, without) for plan in without.plans(BY_NAME[wanted[1].upper()])):
            return NAMES[other]
    return ""


def why_not(wanted: re.Match[str], state: State) -> Message | None:
    """Why a Walker cannot be sent there: because of itself, the hex, another Walker, the cost."""
    if find(wanted[0], state) is not None:
        return None
    name = wanted[1].upper()
    walker, hex_ = BY_NAME[name], state.setting.map.index[wanted[2]]
    refused = state.why_not(f"left {name}") or why_closed_to_walker(state, walker, hex_)
    if refused is not None:
        return refused
    foe = in_the_way(wanted[0], state)
    if foe:
        return Message("ui-assault-in-the-way", {"foe": foe})
    facing = FACINGS.index(wanted[3].upper()) if wanted[3] else -1
    cost = cost_to(state, walker, hex_, facing)
    if cost < 0:
        return Message("ui-assault-no-way", {"unit": name, "hex": wanted[2]})
    left = state.points if state.walker == walker else movement_points(state, walker)
    cost_and_points: dict[str, Argument] = {"unit": name, "hex": wanted[2], "cost": cost}
    cost_and_points["left"] = left
    if facing >= 0 and any(plan.hex == hex_ for plan in state.plans(walker)):
        return Message("ui-assault-facing-far", {**cost_and_points, "facing": FACINGS[facing]})
    return Message("assault-why-too-far", cost_and_points)


def price(plan: WalkerPlan) -> tuple[int, int]:
    """A rating of a route to a hex, lower is better: by its cost, then by own units crushed."""
    return plan.cost, plan.own_losses()


def fits(plan: WalkerPlan, wanted: re.Match[str], state: State) -> bool:
    if state.setting.map.labels[plan.hex] != wanted[2]:
        return False
    return wanted[3] is None or FACINGS[plan.facing] == wanted[3].upper()


def may_walk(walker: int, state: State) -> bool:
    """Whether this Walker may begin its move now, or continue it."""
    return state.why_not(actions.walk(walker, actions.TURN_LEFT)) is None


def offered(state: State, walker: int) -> dict[str, WalkerPlan]:
    """The plans to choose from, by notation: every hex once, with the cheapest facing.

    Other facings can be typed; turns on the spot offer all of them.
    """
    best: dict[tuple[int, int], WalkerPlan] = {}
    for plan in state.plans(walker):
        key = (plan.hex, plan.facing if plan.hex == state.place[walker] else -1)
        if key not in best or price(plan) < price(best[key]):
            best[key] = plan
    return {write(walker, plan.hex, plan.facing, state): plan for plan in best.values()}


def own_victims(plan: WalkerPlan) -> list[str]:
    """Imperial units that would be crushed (A-WALKER-10)."""
    return [NAMES[unit] for unit in plan.crushes if SIDE[unit] == EMPIRE]


def own_victim_ahead(state: State, action: int) -> str:
    """The Imperial unit that a single step would crush; empty when there is none."""
    if not actions.is_walk(action):
        return ""
    walker, how = actions.unpack_walk(action)
    hex_ = ahead(state, walker) if how == STEP else -1
    victim = state.at[hex_] if hex_ >= 0 else -1
    if victim < 0 or SIDE[victim] != EMPIRE or is_walker(victim):
        return ""
    return NAMES[victim]


@dataclass(frozen=True)
class Errand:
    """A walk that continues by itself after every step."""

    walker: int
    hex: int
    facing: int
    agreed: tuple[str, ...]
    """Units of their own side that the player has agreed to crush."""
    begun: int
    """The number of the row with its first step."""
    interrupted: bool = False
    """Whether the route has changed, so that the player must choose again."""

    def next_action(self, state: State) -> int | None:
        """The next turn or step, `stop` at the goal; None when the player must be asked."""
        if state.step != steps.WALK or state.walker != self.walker:
            return None
        if (state.place[self.walker], state.facing[self.walker]) == (self.hex, self.facing):
            return actions.STOP
        for plan in state.plans(self.walker):
            if (plan.hex, plan.facing) == (self.hex, self.facing):
                agreed = set(own_victims(plan)) <= set(self.agreed)
                return plan.actions[0] if agreed else None
        return None


def pack(walker: int, plan: WalkerPlan, state: State) -> int:
    """A Walker with the hex and the facing it is sent to as a number from 0."""
    return (walker * len(state.setting.map.labels) + plan.hex) * len(FACINGS) + plan.facing


def unpack(number: int, state: State) -> tuple[int, WalkerPlan] | None:
    """The Walker and its plan, or None when there is no such route now."""
    rest, facing = divmod(number, len(FACINGS))
    walker, hex_ = divmod(rest, len(state.setting.map.labels))
    if walker >= WALKERS or not may_walk(walker, state):
        return None
    for plan in state.plans(walker):
        if (plan.hex, plan.facing) == (hex_, facing) and plan.actions:
            return walker, plan
    return None
