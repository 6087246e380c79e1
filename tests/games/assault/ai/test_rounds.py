"""The plan of a round: orders and targets that fit together, dice weighed exactly."""

import random

import pytest
from ai.fairness import same_whatever_is_hidden
from games.assault.ai.assault_games import decisions, policy, start
from games.assault.field import Field, position

from echobase.ai import AT_ONCE, decide
from echobase.games.assault.ai.captain import Captain, results
from echobase.games.assault.rules.dice import chance_of_hit

CAPTAIN = Captain(policy(), width=3)


def at_once(game: Field) -> str:
    """What the units would do without a plan."""
    return game.state.write(CAPTAIN.policy.choose(game.state, random.Random(1)))


def planned(game: Field) -> str:
    return game.state.write(decide(CAPTAIN, game.state, random.Random(1)))


def test_who_has_but_one_good_target_fires_first() -> None:
    """AT-ST 2 hits either Trooper, AT-ST 1 the nearer one only: so it must not come too late."""
    units = {"W1": "0201:N", "A1": "0818", "A2": "0820", "LT1": "0821", "LT2": "0825"}
    game = position(units=units, card="at_sts_fire")
    assert at_once(game) == "fire A2xLT1"
    assert planned(game) == "fire A1xLT1"
    missed = Field(game.state.copy()).do("fire A1xLT1", "roll BBB")
    assert planned(missed) == "fire A2xLT1"
    assert planned(game.do("fire A1xLT1", "roll VVV")) == "fire A2xLT2"


def test_the_dice_of_a_shot_are_weighed_exactly() -> None:
    game = position(units={"W1": "0818:S", "T1": "0820"}, card="walkers_fire").do("fire W1xT1")
    state = game.state
    shares = [share for _, share in results(state)]
    hit = float(chance_of_hit(state.dice, 2))
    assert shares == pytest.approx([1 - hit, hit])
    game = position(units={"W1": "0818:S", "T1": "0820"}, card="towers_fire")
    damage = results(game.do("fire T1xW1", "roll SSSSS").state)
    assert len(damage) == 4
    assert sum(share for _, share in damage) == pytest.approx(1)


def test_a_plan_is_the_same_whoever_luke_is() -> None:
    same_whatever_is_hidden(CAPTAIN, start(setup="default"), seed=16, steps=150)


def test_planning_leaves_the_state_alone_and_changes_some_choices() -> None:
    differ = 0
    for number, state in enumerate(decisions(17, 120)):
        before = state.document()
        chosen = decide(CAPTAIN, state, random.Random(number))
        assert state.document() == before
        differ += chosen != CAPTAIN.policy.choose(state, random.Random(number))
    assert differ > 0


@pytest.mark.parametrize("seconds", [AT_ONCE, 1e-9])
def test_without_time_the_first_thought_stands(seconds: float) -> None:
    units = {"W1": "0201:N", "A1": "0818", "A2": "0820", "LT1": "0821", "LT2": "0825"}
    game = position(units=units, card="at_sts_fire")
    chosen = decide(CAPTAIN, game.state, random.Random(1), seconds)
    assert game.state.write(chosen) == "fire A2xLT1"
