"""The order of set-up, its choices, and the default set-up of the map."""

import random
from collections import Counter
from contextlib import suppress
from itertools import combinations
from typing import Any

import pytest
from games.assault.field import Field, label, start
from games.assault.set_up import (
    START,
    aboard,
    finish,
    forward,
    places,
    rebels,
    small_map,
    standing,
)

import echobase
from echobase import BadDocument, BadOption, IllegalAction

EMPIRE, REBELS = 1, 0

WALKERS = {"W1": "0602", "W2": "0601", "W3": "0902", "W4": "0901"}
"""The default set-up of section 3.9, as the decisions of free placement."""
DEFAULT_EMPIRE = [
    *(
        text
        for walker, hex_ in list(WALKERS.items())[:3]
        for text in (f"place {walker}-{hex_}", "face S", "heavy 1")
    ),
    "place W4-0901",
    "face S",
    "place A1-0401",
    "place A2-1101",
]
TOWERS = ["0412", "0816", "0926", "1031", "1113", "1122"]
HEAVY = ["0513", "0715", "1012", "1022"]
LIGHT = ["0324", "0414", "0932", "1013"]
SPEEDERS = ["0536", "0736", "0936", "1136", "1336"]
DEFAULT_REBELS = [
    *(f"place S{number}-{hex_}" for number, hex_ in enumerate(SPEEDERS, 1)),
    *(f"place T{number}-{hex_}" for number, hex_ in enumerate(TOWERS, 1)),
    *(f"place HT{number}-{hex_}" for number, hex_ in enumerate(HEAVY, 1)),
    *(f"place LT{number}-{hex_}" for number, hex_ in enumerate(LIGHT, 1)),
    "place LT5-base",
]


# The order of set-up.


@pytest.mark.rule("A-SETUP-17")
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, [EMPIRE, REBELS]),
        ({"sets_up_first": "empire"}, [EMPIRE, REBELS]),
        ({"sets_up_first": "rebel"}, [REBELS, EMPIRE]),
    ],
)
def test_one_side_sets_up_completely_then_the_other(
    options: dict[str, str], seats: list[int]
) -> None:
    deciders = [seat for seat, _, _ in finish(start("", **options), lambda legal: legal[0])]
    changes = [
        seat for seat, before in zip(deciders, [None, *deciders], strict=False) if seat != before
    ]
    assert changes == seats


@pytest.mark.rule("A-SETUP-18")
def test_set_up_is_a_fixed_chain_of_decisions() -> None:
    told = finish(start(""), lambda legal: legal[0])
    walkers = [
        (EMPIRE, step, f"W{number}") for number in range(1, 5) for step in ("place", "face", "load")
    ]
    walkers.pop()  # The last Walker takes the three who are left: nothing to decide.
    units = [f"S{number}" for number in range(1, 6)]
    units += [f"T{number}" for number in range(1, 7)]
    units += [f"HT{number}" for number in range(1, 5)]
    units += [f"LT{number}" for number in range(1, 11)]
    assert told == [
        *walkers,
        (EMPIRE, "place", "A1"),
        (EMPIRE, "place", "A2"),
        *((REBELS, "place", unit) for unit in units),
        (REBELS, "luke", ""),
    ]


@pytest.mark.rule("A-SETUP-18")
def test_a_unit_whose_turn_it_is_not_cannot_be_placed() -> None:
    with pytest.raises(IllegalAction, match="W1 is the unit to be placed now"):
        start("").do("place W2-0101")


@pytest.mark.rule("A-SETUP-19", "A-SETUP-24")
def test_like_units_are_placed_in_ascending_hex_order_the_base_box_last() -> None:
    game = rebels(unit="T1").do("place T1-0520")
    assert min(places(game)) == "0521"
    assert game.why("place T2-0519") == "assault-why-ascending"
    forward(game, "HT1").do("place HT1-1010")
    assert min(places(game) - {"base"}) == "1011"
    game.do("place HT2-base")
    assert standing(game, "heavy_trooper") == ["1010", "base", "base", "base"]
    assert "0109" in places(game)


@pytest.mark.rule("A-SETUP-19")
def test_every_pair_of_hexes_for_the_at_sts_comes_exactly_once() -> None:
    game = forward(start(map=small_map(imperial=9)), "A1")
    free = {label(column, 1) for column in range(1, 10)} - set(standing(game, "walker"))
    pairs = []
    for first in game.legal():
        second = Field(game.state.copy()).do(first)
        if second.state.view(None).placing != "A2":
            pairs.append(tuple(standing(second, "at_st")))
            continue
        for text in second.legal():
            pairs.append(tuple(standing(Field(second.state.copy()).do(text), "at_st")))
    assert len(free) == 5
    assert sorted(pairs) == list(combinations(sorted(free), 2))


@pytest.mark.rule("A-SETUP-19")
def test_no_choice_leaves_too_few_hexes_for_the_rest() -> None:
    game = forward(start(map=small_map()), "T1")
    taken = set(standing(game, "snowspeeder"))
    view = game.state.view(None)
    south = {label(c, r) for c in range(1, 16) for r in (35, 36)}
    free = sorted(
        south - taken - {hex_ for hex_, ground in view.terrain.items() if ground == "cliff"}
    )
    assert len(free) == 20
    assert sorted(places(game)) == free[:15]
    game.do(f"place T1-{free[14]}")
    assert standing(game, "laser_tower") == free[14:]
    assert game.state.view(None).placing == "HT1"


@pytest.mark.rule("A-SETUP-19", "A-MAP-17")
@pytest.mark.parametrize("first", ["empire", "rebel"])
@pytest.mark.parametrize("seed", range(6))
def test_set_up_never_ends_in_a_dead_end_even_on_the_smallest_map(first: str, seed: int) -> None:
    ways: dict[int, Any] = {0: lambda legal: legal[0], 1: lambda legal: legal[-1]}
    choose = ways.get(seed, random.Random(seed).choice)
    for map_ in (small_map(), "echo-base-north"):
        game = start(map=map_, sets_up_first=first)
        finish(game, lambda legal: choose([text for text in legal if text != "suggested"]))
        view = game.state.view(None)
        assert (view.turn, view.step) == (1, "draw")
        assert Counter(unit.kind for unit in view.units if unit.place != "box") == START
        hexes = [unit.place for unit in view.units if unit.place.isdecimal()]
        assert len(set(hexes)) == len(hexes)


@pytest.mark.rule("A-SETUP-19", "A-MAP-17")
@pytest.mark.parametrize("first", ["empire", "rebel"])
def test_sectors_that_share_their_hexes_are_refused_or_leave_room_for_both_sides(
    first: str,
) -> None:
    tables = small_map()
    tables["sectors"]["rebel_4"]["hexes"] = tables["sectors"]["imperial"]["hexes"]
    with suppress(BadDocument):
        game = start(map=tables, sets_up_first=first)
        finish(game, lambda legal: legal[0])
        assert (len(standing(game, "snowspeeder")), len(standing(game, "walker"))) == (5, 4)


# The default set-up.


@pytest.mark.rule("A-SETUP-20")
def test_the_default_set_up_is_that_of_the_catalogue() -> None:
    game = start(setup="default").do("luke S1")
    assert {walker: game.place(walker) for walker in WALKERS} == WALKERS
    assert {game.unit(walker).facing for walker in WALKERS} == {"S"}
    for walker in WALKERS:
        assert aboard(game, walker) == {"heavy_snowtrooper": 1, "light_snowtrooper": 2}
    assert standing(game, "at_st") == ["0401", "1101"]
    assert standing(game, "laser_tower") == TOWERS
    assert standing(game, "heavy_trooper") == HEAVY
    assert standing(game, "light_trooper") == LIGHT + ["base"] * 6
    assert standing(game, "snowspeeder") == SPEEDERS


@pytest.mark.rule("A-SETUP-20")
def test_the_default_set_up_is_a_legal_result_of_free_placement() -> None:
    by_hand = start().do(*DEFAULT_EMPIRE)
    half = start().do("suggested")
    assert by_hand.state.view(None) == half.state.view(None)
    by_hand.do(*DEFAULT_REBELS, "luke S4")
    at_once = start().do("suggested", "suggested", "luke S4")
    agreed = start(setup="default").do("luke S4")
    for seat in (REBELS, EMPIRE, None):
        view = at_once.state.view(seat)
        assert view == by_hand.state.view(seat) == agreed.state.view(seat)


@pytest.mark.rule("A-SETUP-20")
@pytest.mark.parametrize("first", ["empire", "rebel"])
def test_each_side_may_accept_the_default_as_one_decision_before_it_places_anything(
    first: str,
) -> None:
    game = start(sets_up_first=first)
    assert game.can("suggested")
    place = next(text for text in game.legal("place"))
    assert not Field(game.state.copy()).do(place).can("suggested")
    game.do("suggested")
    if first == "rebel":
        assert game.step == "luke"
        game.do("luke S1")
    assert (game.to_act, game.can("suggested")) == (REBELS if first == "empire" else EMPIRE, True)


@pytest.mark.rule("A-SETUP-20")
def test_a_map_without_a_default_set_up_offers_none() -> None:
    assert not start("").can("suggested")
    with pytest.raises(BadOption, match="suggests no set-up"):
        start("", setup="default")


@pytest.mark.rule("A-SETUP-20")
@pytest.mark.parametrize("luke", ["S1", "S2", "S3", "S4", "S5"])
def test_after_the_default_set_up_no_shot_is_possible_before_somebody_moves(luke: str) -> None:
    """The nearest enemies are 11 hexes apart and at range 4 or more, Luke's ten points included."""
    game = start(setup="default").do(f"luke {luke}")
    units = [unit for unit in game.state.view(None).units if unit.place.isdecimal()]
    map_ = game.state.setting.map
    pairs = [
        (map_.index[mine.place], map_.index[theirs.place])
        for mine in units
        for theirs in units
        if mine.side == "rebel" and theirs.side == "empire"
    ]
    assert min(map_.distance(*pair) for pair in pairs) == 11
    assert min(map_.range(*pair) for pair in pairs) == 4
    for card in game.state.view(None).action_deck:
        if card != "draw_event":
            assert not Field(game.state.copy()).do(f"card {card}").legal("fire")


@pytest.mark.rule("A-SETUP-21")
def test_luke_is_always_left_to_the_rebel_seat_and_no_map_can_name_him() -> None:
    for game in (start(setup="default"), start().do("suggested", "suggested")):
        assert (game.to_act, game.step, len(game.legal())) == (REBELS, "luke", 5)
        assert game.state.view(REBELS).luke.unit == ""
    tables = start(setup="default").state.document()
    del tables["play"], tables["units"], tables["options"]
    assert Field(echobase.game("assault").start(map=tables)).can("suggested")
    tables["default_setup"]["rebel"]["luke"] = "S3"
    with pytest.raises(BadDocument, match="luke"):
        echobase.game("assault").start(map=tables)


@pytest.mark.rule("A-SETUP-18")
def test_a_game_in_the_middle_of_set_up_can_be_saved_and_goes_on_the_same() -> None:
    game = start().do(*DEFAULT_EMPIRE, *DEFAULT_REBELS[:9])
    again = Field(echobase.game("assault").load(game.state.document()))
    assert again.state.view(REBELS) == game.state.view(REBELS)
    assert again.legal() == game.legal()
