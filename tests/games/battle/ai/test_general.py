"""General and admiral of Battle of Hoth: they plan a turn, keep to the plan, and think fairly."""

import random

from ai.fairness import same_whatever_is_hidden

import echobase
from echobase import CHANCE
from echobase.ai import decide
from echobase.ai.plan_search import PlanEffort
from echobase.ai.search import Effort
from echobase.games.battle.ai.general import General
from echobase.games.battle.ai.planner import Breadth, TurnPlanner
from echobase.games.battle.ai.players import TABLES, learned_value, taught
from echobase.games.battle.rules import steps
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import step_of

FEW = Breadth(cards=3, each=3, near=4, stray=0.4, points=(0.018, 0.03))
POLICY = taught("even", TABLES.policy())


def quick() -> General:
    """A general who thinks as the others do, but not for long."""
    attacks = Effort(width=3, tries=4, point=0.03, doubt=0.025, reply=False)
    return General(POLICY, learned_value(), PlanEffort(8, doubt=0.025), FEW, attacks)


def begun(scenario: int, seed: int) -> State:
    state = echobase.game("battle").start(scenario=scenario)
    assert isinstance(state, State)
    rng = random.Random(seed)
    while state.to_act() == CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    return state


def test_plans_differ_and_can_all_be_carried_out() -> None:
    state = begun(3, 3)
    plans = TurnPlanner(POLICY.of(state), FEW).plans(state, random.Random(1))
    assert len({tuple(plan.actions) for plan in plans}) == len(plans) > FEW.cards
    assert plans[0].opinion == 0.0 >= max(plan.opinion for plan in plans)
    for plan in plans:
        after = state.copy()
        for action in plan.actions:
            assert step_of(after.todo[-1]) in (steps.PLAY, steps.CHOOSE, steps.ORDER, steps.MOVE)
            assert action in after.legal
            after.apply(action)


def test_variations_begin_with_the_same_card() -> None:
    state = begun(5, 5)
    planner = TurnPlanner(POLICY.of(state), FEW)
    own = planner.plans(state, random.Random(1))[0]
    near = planner.near(state, own, random.Random(1))
    assert near[0] is own
    assert len(near) > 1
    assert {plan.actions[0] for plan in near} == {own.actions[0]}


def test_the_turn_goes_as_it_was_planned() -> None:
    state, who, rng = begun(4, 4), quick(), random.Random(4)
    seat = state.to_act()
    state.apply(decide(who, state, rng))
    kept = who.kept
    assert kept is not None
    taken = kept.plan.actions[:1]
    while state.to_act() == seat and step_of(state.todo[-1]) in (steps.ORDER, steps.MOVE):
        taken.append(decide(who, state, rng))
        assert who.kept is kept
        state.apply(taken[-1])
    assert taken == kept.plan.actions[: len(taken)]
    assert len(taken) > 2


def test_a_plan_is_given_up_when_the_board_is_not_as_foreseen() -> None:
    state, who, rng = begun(4, 4), quick(), random.Random(4)
    state.apply(decide(who, state, rng))
    kept = who.kept
    other = begun(7, 1)
    assert decide(who, other, rng) in other.actions()
    assert who.kept is not kept
    assert decide(who, state, rng) in state.actions()


def test_a_choice_does_not_depend_on_hidden_cards() -> None:
    same_whatever_is_hidden(quick(), begun(6, 6), 6, steps=30)
