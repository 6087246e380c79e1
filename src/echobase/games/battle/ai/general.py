"""General and admiral: plan the whole turn in imagined battles, then try every attack."""

from echobase.ai.plan_search import PlanEffort, PlanSearch, TurnPlan
from echobase.ai.search import Effort, Imagine, search
from echobase.core.chance import Rng
from echobase.core.rows import same
from echobase.games.battle.ai.planner import PLANNED, Breadth, TurnPlanner
from echobase.games.battle.ai.taught_trooper import TaughtPair
from echobase.games.battle.ai.value import Judge
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of


class General:
    """Implements `ai.player.Player`: plans card, orders and moves together, and keeps to the plan.

    A plan lasts as long as the board is as it was foreseen. It is begun anew with every card.
    """

    def __init__(
        self, policy: TaughtPair, value: Judge, plans: PlanEffort, breadth: Breadth, units: Effort
    ) -> None:
        self.policy = policy
        self.value = value
        self.plans = plans
        self.breadth = breadth
        self.units = units
        """For attacks and other choices that no plan holds."""
        self.kept: KeptPlan | None = None

    def choose(self, imagine: Imagine, seconds: float | None, rng: Rng) -> int:
        """One of the legal actions, chosen within about `seconds` if there is a limit."""
        state = imagine(rng)
        assert isinstance(state, State)
        if len(state.legal) == 1:
            return state.legal[0]
        step = step_of(state.todo[-1])
        if step not in PLANNED or (seconds is not None and seconds <= 0.0):
            return search(self.policy, self.value, self.units, state, imagine, seconds, rng)
        if step != steps.PLAY and self.kept is not None:
            foreseen = self.kept.next(state)
            if foreseen >= 0:
                return foreseen
        planner = TurnPlanner(self.policy.of(state), self.breadth)
        thinking = PlanSearch(self.policy, self.value, self.plans, imagine, seconds, rng)
        self.kept = KeptPlan(state, thinking.best(planner, state))
        return self.kept.next(state)


class KeptPlan:
    """A plan that is being carried out."""

    def __init__(self, state: State, plan: TurnPlan) -> None:
        self.foreseen = state.copy()
        """The board as the plan foresees it, before the next of its choices."""
        self.plan = plan
        self.done = 0

    def next(self, state: State) -> int:
        """The next choice of the plan; -1 when it has ended, or the board is not as foreseen.

        Whoever asks twice gets the same answer: the plan moves on when the board has.
        """
        while self.done < len(self.plan.actions):
            action = self.plan.actions[self.done]
            if looks_alike(self.foreseen, state):
                return action
            self.foreseen.apply(action)
            self.done += 1
        return -1


def looks_alike(foreseen: State, state: State) -> bool:
    """Whether a seat sees the same in both: what it has to decide, and the board."""
    return (
        foreseen.seat == state.seat
        and foreseen.ordered == state.ordered
        and same(foreseen.turns, state.turns)
        and same(foreseen.todo, state.todo)
        and same(foreseen.hex, state.hex)
        and same(foreseen.figures, state.figures)
        and same(foreseen.legal, state.legal)
    )
