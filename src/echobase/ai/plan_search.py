"""Search over plans: sequences of choices up to the next roll, tried in imagined games as a whole.

A policy proposes plans: its own, and others that it likes nearly as much. Every plan is tried in
the same imagined worlds with the same luck, the policy plays on to the end of the turn, and a judge
says how likely a win is. The worse half of the plans is dropped again and again. Then plans near
the best one are tried against it in the same way. What the policy gives up with a plan, by its own
opinion, counts as evidence that the tries must outweigh.
"""

from random import Random
from time import monotonic
from typing import Final, Protocol

from echobase.ai.search import LEAST, SEEDS, Imagine, RankingPolicy, TryJudge, TryTally, tried
from echobase.core.chance import Rng
from echobase.core.game import State

NO_LIMIT: Final = 0.0


class TurnPlan:
    """Choices of one seat, one after the other, and what its policy thinks of them."""

    def __init__(self, actions: list[int], opinion: float) -> None:
        self.actions = actions
        self.opinion = opinion
        """The chance of winning that it gives up or gains, compared with the policy's own plan."""


class Planner(Protocol):
    """Proposes plans for a seat in a state that it may see in full."""

    def plans(self, state: State, rng: Rng) -> list[TurnPlan]:
        """The policy's own plan, and then others that differ from it."""

    def near(self, state: State, plan: TurnPlan, rng: Rng) -> list[TurnPlan]:
        """That plan, and then variations of it."""


class PlanEffort:
    """How much effort goes into a plan."""

    def __init__(self, tries: int, doubt: float, reply: bool = False) -> None:
        self.tries = tries
        """Tries in each of the two rounds, of all plans together."""
        self.doubt = doubt
        """How far off, in chance of winning, the policy's opinion of a plan may be."""
        self.reply = reply
        """Whether tries continue through the enemy's next turn."""


class PlanSearch:
    """A search for the best plan of one seat, within the tries and the time allowed."""

    def __init__(
        self,
        policy: RankingPolicy,
        judge: TryJudge,
        effort: PlanEffort,
        imagine: Imagine,
        seconds: float | None,
        rng: Rng,
    ) -> None:
        self.policy = policy
        self.judge = judge
        self.effort = effort
        self.imagine = imagine
        self.deadline = monotonic() + seconds if seconds is not None else NO_LIMIT
        self.rng = rng

    def best(self, planner: Planner, state: State) -> TurnPlan:
        """The plan that does best in imagined games."""
        found = self.better(planner.plans(state, self.rng), state)
        if self.is_late():
            return found
        return self.better(planner.near(state, found, self.rng), state)

    def is_late(self) -> bool:
        return self.deadline != NO_LIMIT and monotonic() > self.deadline

    def better(self, plans: list[TurnPlan], state: State) -> TurnPlan:
        """The plan that does best, compared with the first one."""
        if len(plans) == 1:
            return plans[0]
        seat = state.to_act()
        opinions = [plan.opinion - plans[0].opinion for plan in plans]
        tally = TryTally(opinions, self.effort.doubt)
        horizon = self.judge.horizon(state, seat, self.effort.reply)
        rounds = (len(plans) - 1).bit_length()
        for _ in range(rounds):
            for _ in range(max(LEAST, self.effort.tries // (rounds * len(tally.left)))):
                seed = int(self.rng.random() * SEEDS)
                world = self.imagine(Random(seed))
                for number in tally.left:
                    after = followed(world, plans[number], seat)
                    luck, ties = Random(seed + 1), Random(seed + 2)
                    chance = tried(self.policy, self.judge, after, seat, horizon, luck, ties)
                    tally.add(number, chance)
                    if self.is_late():
                        return plans[tally.best()]
                tally.next_world()
            tally.drop_half()
        return plans[tally.best()]


def followed(world: State, plan: TurnPlan, seat: int) -> State:
    """What a plan leads to in a world; the rest of it is left where it cannot be carried out."""
    state = world.copy()
    for action in plan.actions:
        if state.to_act() != seat or action not in state.actions():
            break
        state.apply(action)
    return state
