"""Planned walks: a Walker is sent to a hex and facing, and takes the single steps by itself."""

import re
from dataclasses import dataclass
from typing import Final

from echobase.core.events import Message
from echobase.core.sides import EMPIRE
from echobase.games.assault.rules import actions, steps
from echobase.games.assault.rules.actions import STEP
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.plan import Plan
from echobase.games.assault.rules.position import DESTROYED
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, NAMES, SIDE, WALKERS, is_walker
from echobase.games.assault.rules.walker import ahead

WALK: Final = re.compile(r"(?:walk )?(w\d)-(\d{4})(?::([nsew]{1,2}))?", re.IGNORECASE)
"""`walk W1-0812:S`; no facing means the cheapest one."""


def write(walker: int, plan: Plan, state: State) -> str:
    label = state.setting.map.labels[plan.hex]
    return f"walk {NAMES[walker]}-{label}:{FACINGS[plan.facing]}"


def find(notation: str, state: State) -> tuple[int, Plan] | None:
    """The Walker and its plan, or None when there is no such route now."""
    asked = WALK.fullmatch(notation)
    if asked is None or asked[1].upper() not in BY_NAME:
        return None
    walker = BY_NAME[asked[1].upper()]
    if not may_walk(walker, state):
        return None
    fitting = [plan for plan in state.plans(walker) if fits(plan, asked, state)]
    return (walker, min(fitting, key=price)) if fitting else None


def in_the_way(notation: str, state: State) -> str:
    """A Walker whose absence would open such a route; empty when no single one blocks it."""
    asked = WALK.fullmatch(notation)
    assert asked is not None
    for other in range(WALKERS):
        if state.place[other] < 0 or NAMES[other] == asked[1].upper():
            continue
        without = state.copy()
        without.lift(other, DESTROYED)
        if any(fits(plan, asked, without) for plan in without.plans(BY_NAME[asked[1].upper()])):
            return NAMES[other]
    return ""


def why_not(asked: re.Match[str], state: State) -> Message | None:
    """Why a Walker cannot be sent there: because of itself, another Walker or the distance."""
    if find(asked[0], state) is not None:
        return None
    name = asked[1].upper()
    foe = in_the_way(asked[0], state)
    return (
        state.why_not(f"left {name}")
        or (Message("ui-assault-in-the-way", {"foe": foe}) if foe else None)
        or Message("assault-why-too-far", {"unit": name, "hex": asked[2]})
    )


def price(plan: Plan) -> tuple[int, int]:
    """A rating of a route to a hex, lower is better: by its cost, then by own units crushed."""
    return plan.cost, plan.own_losses()


def fits(plan: Plan, asked: re.Match[str], state: State) -> bool:
    if state.setting.map.labels[plan.hex] != asked[2]:
        return False
    return asked[3] is None or FACINGS[plan.facing] == asked[3].upper()


def may_walk(walker: int, state: State) -> bool:
    """Whether this Walker may begin its move now, or continue it."""
    return state.why_not(actions.walk(walker, actions.TURN_LEFT)) is None


def offered(state: State, walker: int) -> dict[str, Plan]:
    """The plans to choose from, by notation: every hex once, with the cheapest facing.

    Other facings can be typed; turns on the spot offer all of them.
    """
    best: dict[tuple[int, int], Plan] = {}
    for plan in state.plans(walker):
        key = (plan.hex, plan.facing if plan.hex == state.place[walker] else -1)
        if key not in best or price(plan) < price(best[key]):
            best[key] = plan
    return {write(walker, plan, state): plan for plan in best.values()}


def own_victims(plan: Plan) -> list[str]:
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


@dataclass
class Errand:
    """A walk that continues by itself after every step."""

    walker: int
    hex: int
    facing: int
    agreed: list[str]
    """Units of their own side that the player has agreed to crush."""
    over: bool = False

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
