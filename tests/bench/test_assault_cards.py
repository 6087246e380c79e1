"""What happens in an assault when a card is not used or units are set up at random."""

import random

from assault_cards import NOTHING, anywhere, as_usual, rebels_won, row, without

import echobase
from echobase import CHANCE
from echobase.core.sides import EMPIRE, REBEL
from echobase.games.assault.rules import steps
from echobase.games.assault.rules.actions import DONE
from echobase.games.assault.rules.state import as_assault


def test_nobody_acts_in_the_rounds_of_a_card() -> None:
    rng = random.Random(1)
    state = as_assault(echobase.game("assault").start(setup="default"))
    while state.step != steps.ROUND:
        actions = state.chances() if state.to_act() == CHANCE else state.actions()
        first = actions[0]
        state.apply(first[0] if isinstance(first, tuple) else first)
    assert without(state.card)(state, rng) == DONE
    assert without(state.card + 1)(state, rng) == NOTHING == as_usual(state, rng)


def test_any_place_can_be_drawn_in_a_set_up() -> None:
    for side in (EMPIRE, REBEL):
        options = {"setup": {"empire" if side == REBEL else "rebel": "default"}}
        places = set()
        for seed in range(12):
            rng = random.Random(seed)
            state = as_assault(echobase.game("assault").start(**options))
            assert anywhere(1 - side)(state, rng) == NOTHING
            while state.to_act() == side and state.turn == 0:
                action = anywhere(side)(state, rng)
                if action == NOTHING:
                    action = state.actions()[0]
                else:
                    places.add(action)
                state.apply(action)
        assert len(places) > 20


def test_a_row_counts_the_games_that_the_rebels_win() -> None:
    won = sum(rebels_won(as_usual, number, 3) for number in range(3))
    assert row("as usual", as_usual, 3, 3).startswith(f"| as usual | {100 * won / 3:.1f} % (")
