"""Captain and general of Assault on Hoth: what they know of it, and that they think fairly."""

import random

import pytest
from ai.fairness import same_whatever_is_hidden
from games.assault.ai.assault_games import decisions, policy, start

from echobase.ai import decide, player
from echobase.ai.search import Effort
from echobase.core.rows import replaced
from echobase.games.assault.ai.captain import Captain
from echobase.games.assault.ai.features import NAMES, survey
from echobase.games.assault.ai.general import General
from echobase.games.assault.ai.players import TABLES
from echobase.games.assault.ai.value import Value, moment
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.state import State


def value() -> Value:
    learned = TABLES.value()
    return Value(learned["features"], learned["maps"], rounds=2)


def quick() -> General:
    """A general who thinks as the others do, but not for long."""
    few = Effort(width=3, tries=4, point=0.003, doubt=0.02)
    return General(Captain(policy(), width=2), value(), few)


def feature(state: State, name: str) -> float:
    return survey(state)[NAMES.index(name)]


def test_an_assault_is_known_by_its_walkers_and_their_damage() -> None:
    state = decisions(1, 1)[0]
    hurt = state.copy()
    hurt.body = replaced(hurt.body, 0, hurt.body[0] + 1)
    assert feature(hurt, "body") == feature(state, "body") + 1 / 4
    assert feature(hurt, "walkers") == feature(state, "walkers")
    judge = value()
    assert judge.chance(hurt, 1) < judge.chance(state, 1)


def test_the_card_of_a_round_that_begins_is_still_to_come() -> None:
    state = next(one for one in decisions(1, 60) if one.step == steps.ROUND and not one.used)
    assert feature(state, "walker_fires") + feature(state, "rebel_fires") > 0
    spent = state.copy()
    before = [feature(state, name) for name in ("walker_moves", "walker_fires", "rebel_fires")]
    deck = spent.action_deck
    spent.action_deck = replaced(deck, state.card, deck[state.card] + 1)
    spent.card = -1
    after = [feature(spent, name) for name in ("walker_moves", "walker_fires", "rebel_fires")]
    assert before == pytest.approx(after)


def test_whoever_luke_is_the_chance_is_the_same() -> None:
    state = next(one for one in decisions(2, 80) if one.turn and not one.revealed)
    other = state.copy()
    other.luke = (state.luke + 1) % 5
    assert survey(other) == survey(state)


def test_the_chances_of_both_sides_add_up() -> None:
    judge = value()
    for state in decisions(3, 40):
        assert judge.chance(state, 0) + judge.chance(state, 1) == pytest.approx(1.0)


def test_a_map_of_ones_own_is_judged_as_the_others_are() -> None:
    state = decisions(1, 1)[0]
    learned = TABLES.value()
    judge = Value(learned["features"], {"elsewhere": -1.0, "nowhere": 1.0}, rounds=2)
    plain = Value(learned["features"], {state.setting.map.id: 0.0}, rounds=2)
    assert judge.chance(state, 0) == pytest.approx(plain.chance(state, 0))


def test_tries_end_some_rounds_on() -> None:
    state = decisions(4, 30)[-1]
    judge = value()
    assert judge.horizon(state, 0, reply=False) == moment(state)
    horizon = judge.horizon(state, 0, reply=True)
    assert horizon == moment(state) + 2
    assert not judge.reached(state, horizon)
    while moment(state) <= horizon:
        legal = [action for action, _ in state.chances()] or state.actions()
        state.apply(legal[0])
    assert judge.reached(state, horizon)


def test_choices_begin_with_what_the_trooper_would_do() -> None:
    several = 0
    for number, state in enumerate(decisions(5, 150)):
        chosen = policy().choose(state, random.Random(number))
        ranked = policy().ranked(state, random.Random(number))
        assert ranked[0][1] == chosen
        actions = [action for _, action in ranked]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(state.actions())
        worths = [worth for worth, _ in ranked]
        assert worths == sorted(worths, reverse=True)
        several += len(actions) > 1
    assert several > 20


def test_a_choice_does_not_depend_on_luke() -> None:
    same_whatever_is_hidden(quick(), start(setup="default"), seed=6, steps=150)


def test_thinking_leaves_the_state_alone() -> None:
    state = next(one for one in decisions(7, 40) if one.step == steps.ROUND)
    before = state.document()
    decide(quick(), state, random.Random(1))
    assert state.document() == before


def test_thinking_can_change_a_choice() -> None:
    general = quick()
    assert any(
        decide(general, state, random.Random(number))
        != general.captain.policy.choose(state, random.Random(number))
        for number, state in enumerate(decisions(8, 300))
    )


@pytest.mark.parametrize("name", ["captain", "captain:bold", "general", "admiral:careful"])
def test_they_go_by_name(name: str) -> None:
    state = decisions(9, 1)[0]
    assert decide(player(name, "assault"), state, random.Random(9), 0.01) in state.actions()
