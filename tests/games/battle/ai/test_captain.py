"""Captain and general of Battle of Hoth: what they know of a battle, and that they think fairly."""

import random

import pytest
from ai.fairness import same_whatever_is_hidden
from games.battle.table import position

import echobase
from echobase import CHANCE
from echobase.ai import decide, player
from echobase.ai.search import Effort
from echobase.games.battle.ai.captain import Captain
from echobase.games.battle.ai.features import NAMES, survey
from echobase.games.battle.ai.players import TABLES, first_value
from echobase.games.battle.ai.trooper import Trooper
from echobase.games.battle.ai.value import Value
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules.state import State

POINTS = Weights(TABLES.level("even"))


def value() -> Value:
    return first_value()


def quick() -> Captain:
    """A captain who thinks as the others do, but not for long."""
    few = Effort(width=3, tries=4, point=0.018, doubt=0.025)
    return Captain(Trooper(POINTS), value(), few, few)


def feature(state: State, side: int, name: str) -> float:
    return survey(state, side, POINTS)[NAMES.index(name)]


def begun(scenario: int, seed: int) -> State:
    state = echobase.game("battle").start(scenario=scenario)
    assert isinstance(state, State)
    rng = random.Random(seed)
    while state.to_act() == CHANCE:
        state.apply(echobase.sample(state.chances(), rng))
    return state


def test_a_side_is_known_by_its_figures_medals_and_weak_units() -> None:
    state = position("C: s s1\nE: e e e", step="play", play={"medals": {"rebel": 2}}).state
    assert feature(state, 0, "units_infantry") == 3 / 4
    assert feature(state, 0, "figures_infantry") == 3 / 4
    assert feature(state, 1, "weak") == 0.5
    assert feature(state, 0, "score") == 2 / state.scenario.medals_to_win[0]


def test_places_tell_danger_contact_and_friends() -> None:
    far = position("A: s\nG: e", step="play").state
    near = position("F: s\nG: e", step="play").state
    assert feature(far, 0, "danger_infantry") == 0.0 < feature(near, 0, "danger_infantry")
    assert feature(near, 0, "contact_infantry") == 1 / 4
    pair = position("A: s\nG: e e", step="play").state
    assert feature(pair, 0, "friends_infantry") == 2 / 4


def test_more_medals_and_more_units_mean_a_better_chance() -> None:
    even = position("B: s s s\nF: e e e", step="play").state
    ahead = position("B: s s s\nF: e e e", step="play", play={"medals": {"rebel": 3}}).state
    fewer = position("B: s s s\nF: e", step="play").state
    judge = value()
    assert judge.chance(fewer, 0) < judge.chance(even, 0) < judge.chance(ahead, 0)


@pytest.mark.parametrize("scenario", [1, 7, 14])
def test_the_chances_of_both_sides_add_up(scenario: int) -> None:
    state = begun(scenario, scenario)
    assert value().chance(state, 0) + value().chance(state, 1) == pytest.approx(1.0)


def test_a_try_ends_with_the_turn_or_with_the_reply() -> None:
    state = begun(1, 1)
    judge = value()
    turn = sum(state.turns)
    assert judge.horizon(state, state.to_act(), reply=False) == turn + 1
    assert judge.horizon(state, state.to_act(), reply=True) == turn + 2
    assert judge.reached(state, turn)
    assert not judge.reached(state, turn + 1)


def test_takes_the_attack_that_wins() -> None:
    table = position("D: s1 s\nE: . e", play={"medals": {"rebel": 5}})
    for seed in range(3):
        chosen = quick().choose(
            lambda luck: table.state.imagine(0, luck), None, random.Random(seed)
        )
        assert table.state.write(chosen) == "attack E2xD1"


def test_a_choice_does_not_depend_on_hidden_cards() -> None:
    same_whatever_is_hidden(quick(), begun(6, 6), 6, steps=8)


@pytest.mark.parametrize("name", ["captain", "captain:bold", "general", "admiral:careful"])
def test_thinks_no_longer_than_it_may(name: str) -> None:
    """With no time at all it still gives a legal answer, after a single try."""
    state = begun(3, 3)
    before = state.document()
    assert decide(player(name, "battle"), state, random.Random(1), seconds=0.0) in state.actions()
    assert state.document() == before
