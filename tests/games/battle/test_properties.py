"""What must always hold, for positions and inputs that hypothesis invents."""

import random
from typing import Any

import pytest
from fuzzing import JUNK, check_cut_off, play_on, recorded, refusal
from games.battle.conservation import check_conservation
from hypothesis import given
from hypothesis import strategies as st

import echobase
from echobase import BadRecord, IllegalAction
from echobase.core import record
from echobase.core.masks import WORD, each, high_word, low_word
from echobase.games.battle.documents.tables import raw_scenario
from echobase.games.battle.rules.board import HEXES, NEIGHBOURS
from echobase.games.battle.rules.move import reach, way_end, ways
from echobase.games.battle.rules.sight import HALF_HEX, blockers, clear

GAME: Any = echobase.game("battle")
SCENARIOS = st.integers(1, 17)
HEX = st.integers(0, HEXES - 1)


def after(scenario: int, seed: int, length: int, **options: Any) -> Any:
    """The state after this many random actions."""
    return play_on(GAME.start(scenario=scenario, **options), seed, length)


def sees(a: int, b: int, obstructions: int) -> bool:
    return clear(a, b, low_word(obstructions), high_word(obstructions))


@given(HEX, HEX, st.integers(0, HALF_HEX - 1))
def test_sight_is_symmetric_and_neighbours_always_see_each_other(
    a: int, b: int, obstructions: int
) -> None:
    assert sees(a, b, obstructions | HALF_HEX) == sees(b, a, obstructions | HALF_HEX)
    assert all(sees(a, other, obstructions | HALF_HEX) for other in NEIGHBOURS[a])
    if sees(a, b, obstructions | HALF_HEX):
        assert not blockers(a, b, obstructions | HALF_HEX)


@given(HEX, HEX, st.integers(0, HALF_HEX - 1), HEX)
def test_one_more_obstruction_never_opens_a_line(
    a: int, b: int, obstructions: int, more: int
) -> None:
    if not sees(a, b, obstructions):
        assert not sees(a, b, obstructions | 1 << more)


@given(SCENARIOS, st.integers(), st.integers(0, 300), st.integers(1, 4))
def test_the_hexes_in_reach_are_those_with_a_way(
    scenario: int, seed: int, length: int, limit: int
) -> None:
    state = after(scenario, seed, length)
    for unit in state.units_of(state.active):
        found = ways(state, unit, state.hex[unit], 0, limit, [])
        low, high = reach(state, unit, limit)
        assert [way_end(way) for way in found[:1]] == [state.hex[unit]]
        assert sorted(way_end(way) for way in found[1:]) == each(low | high << WORD)


@given(SCENARIOS, st.integers(), st.integers(0, 400), st.integers(2, 4))
def test_nothing_is_lost_or_doubled(scenario: int, seed: int, length: int, seats: int) -> None:
    check_conservation(after(scenario, seed, length, seats=seats))


@given(SCENARIOS, st.integers(), st.integers(0, 300), st.integers(2, 4))
def test_a_view_never_depends_on_hidden_cards(
    scenario: int, seed: int, length: int, seats: int
) -> None:
    state = after(scenario, seed, length, seats=seats)
    for seat in range(seats):
        assert state.imagine(seat, random.Random(seed)).view(seat) == state.view(seat)


@given(SCENARIOS, st.integers(), st.integers(0, 300))
def test_a_record_replays_to_the_same_state(scenario: int, seed: int, length: int) -> None:
    played = recorded("battle", seed, length, scenario=scenario)
    replayed = record.from_text(played.to_text())
    assert replayed.state.document() == played.state.document()
    assert not replayed.cut_off


@given(st.integers(), st.integers(0, 3000))
def test_a_record_cut_off_anywhere_keeps_its_whole_actions(seed: int, cut: int) -> None:
    check_cut_off(recorded("battle", seed, 60, scenario=2), cut)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    state = after(1, 1, 30)
    try:
        action = state.read(text)
    except IllegalAction:
        return
    assert isinstance(action, int)


@given(st.integers(-(10**12), 10**12))
def test_any_number_is_legal_or_refused_with_a_reason(action: int) -> None:
    state = after(3, 2, 40)
    if action in state.actions() or action in [chance for chance, _ in state.chances()]:
        return
    with pytest.raises(IllegalAction):
        state.apply(action)


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.from_text(text)


@given(st.dictionaries(st.sampled_from(["seats", "pair", "leaders", "support", "values"]), JUNK))
def test_any_options_start_a_battle_or_are_refused(options: dict[str, Any]) -> None:
    problem = refusal(lambda: GAME.start(scenario=1, **options))
    assert problem is None or (problem and "\n" not in problem)


def test_book_scenarios_are_not_touched_by_overrides() -> None:
    GAME.start(scenario=1, values={"scenario.victory.rebel.medals": 2})
    assert raw_scenario(1)["victory"]["rebel"]["medals"] == 4
