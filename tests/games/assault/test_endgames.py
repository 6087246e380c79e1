"""Endgames: a late position that is cut down to a few units and stays a legal one."""

from random import Random

import pytest
from games.assault import field
from games.assault.conservation import check_counters

import echobase
from echobase import CHANCE, OVER
from echobase.games.assault.endgames import SHAPES, beginning, cut_down
from echobase.games.assault.rules.cards import ACTION_CARDS
from echobase.games.assault.rules.state import State
from echobase.games.assault.rules.units import BY_NAME, FIRST, LASER_TOWER, TOTAL

WALKERS = {"W1": "1430:S", "W2": "1229:S", "W3": "0820:S"}
OTHERS = {
    "A1": "1331",
    "A2": "1001",
    "LS1": "W1",
    "HS1": "W1",
    "HS2": "W3",
    "LS4": "1328",
    "S1": "1431",
    "S2": "0433",
    "S3": "1026",
    "T1": "1433",
    "T2": "0930",
    "LT1": "base",
    "HT1": "1535",
    "HT2": "1132",
}


def late(moved: dict[str, str] | None = None, turn: int = 3) -> State:
    """Most kinds of units near the Shield Generator, which is on 1535, and some far away."""
    units = {**WALKERS, **OTHERS, **(moved or {})}
    return field.position(units=units, play={"turn": turn}).state


def play_on(state: State, rng: Random) -> None:
    """Random actions up to the end."""
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.apply(echobase.sample(state.chances(), rng))
        else:
            state.apply(rng.choice(state.actions()))


@pytest.mark.parametrize("name", SHAPES)
def test_an_endgame_has_what_its_shape_says_and_can_be_played_out(name: str) -> None:
    shape = SHAPES[name]
    state = late()
    cut_down(state, shape, Random(name))
    for kind in range(len(TOTAL)):
        fewest, most = shape.left.get(kind, (0, 0))
        units = range(FIRST[kind], FIRST[kind + 1])
        assert fewest <= sum(state.in_play(unit) for unit in units) <= most
    drawn = [
        card for number, card in enumerate(ACTION_CARDS) if state.action_deck[number] < card.copies
    ]
    assert [card.key in shape.begins for card in drawn] == [True]
    assert shape.transports[0] <= 5 - state.transports() <= shape.transports[1]
    check_counters(state)
    again = echobase.game("assault").load(state.document())
    assert again.document() == state.document()
    play_on(state, Random(name))


def test_those_stay_that_are_near() -> None:
    for seed in range(10):
        state = late()
        cut_down(state, SHAPES["harpoons"], Random(seed))
        assert state.in_play(BY_NAME["W1"])
        assert state.in_play(BY_NAME["S1"])
        assert not state.in_play(BY_NAME["W3"])


def test_snowtroopers_get_off_a_walker_that_is_taken_away() -> None:
    state = late({"HS1": "W2"})
    cut_down(state, SHAPES["storm"], Random(1))
    here, map_ = state.place[BY_NAME["HS1"]], state.setting.map
    assert map_.distance(here, map_.index[WALKERS["W2"][:4]]) <= 2


def begins(state: State) -> set[str]:
    """The shapes of the endgames that may begin here."""
    found = [beginning(state, Random(seed)) for seed in range(200)]
    return {name for name, shape in SHAPES.items() if shape in found}


def test_no_endgame_begins_in_the_first_turn() -> None:
    assert begins(late(turn=1)) == set()


def test_a_harpoon_needs_a_snowspeeder_beside_the_walker() -> None:
    assert begins(late()) == {"harpoons"}
    assert "harpoons" not in begins(late({"S1": "1033"}))


def test_an_endgame_begins_only_with_the_empire_near() -> None:
    far = {"W1": "1401:S", "W2": "1201:S", "A1": "1101", "S1": "1033"}
    assert begins(late(far)) == set()
    assert begins(late({**far, "A1": "1431"})) == {"scouts"}


def test_an_endgame_begins_only_with_units_enough() -> None:
    found = begins(late({"S1": "1033", "T1": "destroyed", "T2": "destroyed"}))
    assert found
    assert all(SHAPES[name].left.get(LASER_TOWER, (0, 0))[0] == 0 for name in found)
