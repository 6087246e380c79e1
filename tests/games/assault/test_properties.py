"""What must always hold in Assault on Hoth, for positions and inputs that hypothesis invents."""

import random
from typing import Any

import pytest
from fuzzing import JUNK, check_cut_off, play_on, recorded, refusal
from games.assault.conservation import check_counters
from hypothesis import given, settings
from hypothesis import strategies as st

import echobase
from echobase import BadDocument, BadOption, IllegalAction
from echobase.core import record
from echobase.games.assault.documents.tables import map_ids
from echobase.games.assault.rules.cards import ACTION_CARDS
from echobase.games.assault.rules.steps import STEPS
from echobase.games.assault.rules.units import NAMES, SPEEDER_1, UNITS

GAME: Any = echobase.game("assault")
MAP = GAME.start().setting.map
HEX = st.integers(0, MAP.hexes - 1)
SETTINGS = st.fixed_dictionaries(
    {
        "map": st.sampled_from(map_ids()),
        "setup": st.sampled_from(["free", "default"]),
        "field_of_fire": st.sampled_from([60, 120, 180]),
        "sets_up_first": st.sampled_from(["rebel", "empire"]),
    }
)
LENGTH = st.integers(0, 500)
LUKES = st.integers(0, 4)


@given(HEX, HEX, HEX)
def test_range_in_macrohexes_is_a_metric(a: int, b: int, c: int) -> None:
    """Distances: 0 inside one macrohex only, the same both ways, no detour is shorter."""
    together = (MAP.macro_a[a], MAP.macro_b[a]) == (MAP.macro_a[b], MAP.macro_b[b])
    assert (MAP.range(a, b) == 0) == together
    assert MAP.range(a, b) == MAP.range(b, a)
    assert MAP.range(a, c) <= MAP.range(a, b) + MAP.range(b, c)


@given(HEX, HEX)
def test_range_and_distance_grow_together(a: int, b: int) -> None:
    """A-RANGE-06: neighbouring centres are 3 hexes apart, so range is about a third of distance."""
    distance = MAP.distance(a, b)
    assert (distance - 2) / 3 <= MAP.range(a, b) <= (distance + 1) / 2 + 1


@given(SETTINGS, st.integers(), LENGTH)
def test_no_counter_is_lost_or_doubled(options: dict[str, Any], seed: int, length: int) -> None:
    check_counters(play_on(GAME.start(**options), seed, length))


@given(SETTINGS, st.integers(), LENGTH)
def test_a_copy_is_independent(options: dict[str, Any], seed: int, length: int) -> None:
    state = play_on(GAME.start(**options), seed, length)
    before = state.document()
    play_on(state.copy(), seed + 1, 40)
    assert state.document() == before


@given(st.integers(), LENGTH, LUKES, LUKES)
def test_the_empire_sees_nothing_of_lukes_seat(seed: int, length: int, one: int, two: int) -> None:
    """Two games that differ only in Luke's speeder look the same until a point is spent."""
    games = [GAME.start(setup="default") for _ in range(2)]
    for state, luke in zip(games, (one, two), strict=True):
        state.apply(state.read(f"luke S{luke + 1}"))
    rng = random.Random(seed)
    for _ in range(length):
        first, second = games
        assert first.view(1) == second.view(1)
        assert first.view(None) == second.view(None)
        assert first.to_act() == second.to_act()
        assert first.heading() == second.heading()
        options = first.actions() or [action for action, _ in first.chances()]
        common = set(second.actions() or [action for action, _ in second.chances()])
        shared = [action for action in options if action in common]
        if not shared:
            break
        action = rng.choice(shared)
        logs: list[list[Any]] = [[], []]
        for state, log in zip(games, logs, strict=True):
            state.apply(action, log)
        if first.revealed or second.revealed or first.outcome() is not None:
            break
        assert logs[0] == logs[1]


@given(SETTINGS, st.integers(), LENGTH)
def test_an_imagined_game_looks_the_same(options: dict[str, Any], seed: int, length: int) -> None:
    state = play_on(GAME.start(**options), seed, length)
    for seat in (0, 1):
        imagined = state.imagine(seat, random.Random(seed))
        assert imagined.view(seat) == state.view(seat)
        if state.to_act() == seat:
            assert imagined.actions() == state.actions()


@given(SETTINGS, st.integers(), LENGTH)
def test_a_record_replays_to_the_same_state(
    options: dict[str, Any], seed: int, length: int
) -> None:
    played = recorded("assault", seed, length, **options)
    replayed = record.from_text(played.to_text())
    assert replayed.state.document() == played.state.document()
    assert not replayed.cut_off


@given(SETTINGS, st.integers(), LENGTH)
def test_a_record_begun_from_a_position_replays(
    options: dict[str, Any], seed: int, length: int
) -> None:
    position = play_on(GAME.start(**options), seed, length).document()
    played = recorded("assault", seed, 30, map=position)
    assert played.first.document() == position
    assert record.from_text(played.to_text()).state.document() == played.state.document()


@given(st.integers(), st.integers(0, 3000))
def test_a_record_cut_off_anywhere_keeps_its_whole_actions(seed: int, cut: int) -> None:
    check_cut_off(recorded("assault", seed, 80, setup="default"), cut)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    state = play_on(GAME.start(setup="default"), 1, 30)
    try:
        action = state.read(text)
    except IllegalAction:
        return
    assert isinstance(action, int)


@given(st.integers(-(10**12), 10**12) | st.integers(0, 150_000))
def test_any_number_is_legal_or_refused_with_a_reason(action: int) -> None:
    state = play_on(GAME.start(setup="default"), 2, 40)
    if action in state.actions() or action in [chance for chance, _ in state.chances()]:
        return
    assert state.why_not(action) is not None
    with pytest.raises(IllegalAction):
        state.apply(action)


WORDS = {
    "step": st.sampled_from(STEPS),
    "card": st.sampled_from([card.key for card in ACTION_CARDS]),
    "turn": st.integers(0, 9),
    "points": st.integers(0, 5),
    "dice": st.integers(0, 9),
    "returning": st.integers(0, 2),
    **dict.fromkeys(("walker", "firer", "target", "placing"), st.sampled_from(NAMES)),
    **dict.fromkeys(("luke", "hotshot"), st.sampled_from(NAMES[SPEEDER_1 : SPEEDER_1 + 8])),
    **dict.fromkeys(("used", "arrivals"), st.lists(st.sampled_from(NAMES[:UNITS]), max_size=3)),
}
"""Fields of a game in progress with values that each could have in some other position."""


@settings(max_examples=4 * settings().max_examples)
@given(SETTINGS, st.integers(), LENGTH, st.data())
def test_a_position_that_is_not_refused_can_be_played(
    options: dict[str, Any], seed: int, length: int, data: st.DataObject
) -> None:
    tables = play_on(GAME.start(**options), seed, length).document()
    for field in data.draw(st.lists(st.sampled_from(sorted(WORDS)), min_size=1, max_size=3)):
        tables["play"][field] = data.draw(WORDS[field])
    try:
        state = GAME.load(tables)
    except BadDocument:
        return
    play_on(state, seed, 60)
    check_counters(state)
    assert GAME.load(state.document()).document() == state.document()


@given(
    st.dictionaries(
        st.sampled_from(["map", "field_of_fire", "reshuffle_first_five", "sets_up_first", "setup"]),
        JUNK,
    )
)
def test_any_options_start_a_game_or_are_refused(options: dict[str, Any]) -> None:
    problem = refusal(lambda: GAME.start(**options))
    assert problem is None or (problem and "\n" not in problem)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="field_of_fire"):
        GAME.start(seats=3)
