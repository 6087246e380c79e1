"""Arrays show what the view shows and no more, and every legal action has a number."""

import random
from typing import Any

import numpy as np
import pytest
from envs.arrays_from_views import seen

from echobase import CHANCE, OVER, game, sample
from echobase.observation.episode import Episode, arrays

TABLES: list[tuple[str, dict[str, Any]]] = [
    *(("battle", {"scenario": number}) for number in range(1, 18)),
    *(("battle", {"scenario": number, "seats": 3}) for number in (8, 13)),
    *(("battle", {"scenario": number, "seats": 4}) for number in (7, 16)),
    ("battle", {"scenario": 17, "support": ["lets_finish_this", "rout"]}),
    ("assault", {}),
    ("assault", {"map": "blizzard", "setup": "default"}),
    ("assault", {"map": "north-ridge-short"}),
]


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_random_games(name: str, options: dict[str, Any]) -> None:
    table = Episode(name, options)
    table.reset(5)
    rng = random.Random(5)
    for decision in range(600):
        if table.is_over():
            break
        legal = table.state.actions()
        mask = table.mask()
        places = np.flatnonzero(mask).tolist()
        assert places == table.actions.places(table.state, legal)
        assert sorted(table.actions.number(table.state, place) for place in places) == legal
        if decision % 7 == 0:
            check_arrays(table)
        if decision % 20 == 0:
            check_secrecy(table, rng)
        table.act(rng.choice(places))
    check_arrays(table)


@pytest.mark.parametrize(
    ("name", "options"), [("battle", {"scenario": 8, "seats": 4}), ("assault", {})], ids=str
)
def test_when_luck_decides_and_at_the_end(name: str, options: dict[str, Any]) -> None:
    table = Episode(name, options)
    rng = random.Random(3)
    chances = 0
    while table.state.to_act() != OVER:
        if table.state.to_act() == CHANCE:
            chances += 1
            if chances % 9 == 0:
                check_arrays(table)
            table.state.apply(sample(table.state.chances(), rng))
        else:
            table.state.apply(rng.choice(table.state.actions()))
    check_arrays(table)
    assert chances > 9


def check_arrays(table: Episode) -> None:
    """Entry by entry what the view of the seat says."""
    for seat in range(len(table.seats)):
        mine = table.observe(seat)
        assert [array.dtype for array in mine] == [np.int8, np.int16]
        for array, expected in zip(mine, seen(table, table.state.view(seat)), strict=True):
            np.testing.assert_array_equal(array, expected)


def check_secrecy(table: Episode, rng: random.Random) -> None:
    """The arrays of a seat are the same whatever the others may hold."""
    for seat in range(len(table.seats)):
        guessed = arrays(table.observer, table.state.imagine(seat, rng), seat)
        for mine, other in zip(table.observe(seat), guessed, strict=True):
            np.testing.assert_array_equal(mine, other)


def named(table: Episode, seat: int) -> dict[str, int]:
    _, facts = table.observe(seat)
    return dict(zip(table.observer.facts, facts.tolist(), strict=True))


@pytest.mark.parametrize("name", ["battle", "assault"])
def test_names_are_unique(name: str) -> None:
    observer = Episode(name, {}).observer
    assert len(set(observer.planes)) == len(observer.planes) == observer.shape[2]
    assert len(set(observer.facts)) == len(observer.facts)


def test_a_battle_in_arrays() -> None:
    table = Episode("battle", {"scenario": 1})
    table.reset(1)
    board, _ = table.observe(0)
    planes = table.observer.planes
    assert board[1, 0, planes.index("figures:snowtrooper")] == 4  # B1
    assert board[6, 2, planes.index("figures:echo_trooper")] == 3  # G3
    assert board[1, 3, planes.index("terrain:serac")] == 1  # B4
    assert board[1, 9, planes.index("hex")] == 0  # row B has nine hexes
    mine, theirs = named(table, 0), named(table, 1)
    hand = [key for key in mine if key.startswith("seat_0:hand")]
    assert sum(mine[key] for key in hand) == mine["seat_0:cards"] > 0
    assert sum(theirs[key] for key in hand) == 0


def test_luke_is_known_to_the_rebels_alone() -> None:
    state = game("assault").start(setup="default")
    table = Episode("assault", {"setup": "default"})
    rng = random.Random(1)
    while state.to_act() != OVER and not state.view(0).luke.unit:
        if state.to_act() == CHANCE:
            state.apply(sample(state.chances(), rng))
        else:
            state.apply(rng.choice(state.actions()))
    table.state = state
    rebel, empire = named(table, 0), named(table, 1)
    luke = [key for key in rebel if key.startswith("luke:")]
    assert sum(rebel[key] for key in luke) == 1
    assert sum(empire[key] for key in luke) == 0


def test_huge_values_are_cut_to_what_the_arrays_hold() -> None:
    table = Episode("battle", {"scenario": 8, "values": {"scenario.victory.rebel.medals": 9999}})
    assert named(table, 0)["medals_to_win:rebel"] == 9999
    table = Episode(
        "battle", {"scenario": 8, "values": {"scenario.objectives.officer.medals": 200}}
    )
    board, _ = table.observe(0)
    assert board.max() == 127
    assert board.min() == 0
