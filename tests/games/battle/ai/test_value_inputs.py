"""What the value network sees of a battle."""

import pytest
from games.battle.table import position

import echobase
from echobase.ai.network import row_of
from echobase.core.errors import BadOption
from echobase.games.battle.ai.players import TABLES, learned_value, network_value
from echobase.games.battle.ai.value_inputs import fill_value_row, value_inputs
from echobase.games.battle.ai.weights import Weights
from echobase.games.battle.rules.state import State

IDS = ["imperial-scout-mission", "under-siege"]
NAMES = value_inputs(IDS)


def seen(state: State, scenario: int = -1) -> dict[str, float]:
    """The inputs of a position by name."""
    row = row_of([0.0] * len(NAMES))
    fill_value_row(row, state, Weights(TABLES.level("even")), scenario)
    return dict(zip(NAMES, row, strict=True))


def wide_line(card: str) -> State:
    """Rebels on the whole width of the board, with one card."""
    drawn = "B: s\nF: e e e . e . e e e"
    return position(drawn, step="play", hands=[[card], ["assault_left"]]).state


def test_every_input_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert NAMES[-4:] == [f"{id_}.{side}" for id_ in IDS for side in ("rebel", "empire")]


def test_a_network_knows_the_scenario_and_who_moves() -> None:
    state = position("B: s s\nF: e e", step="play").state
    assert sum(number for name, number in seen(state).items() if name in NAMES[-4:]) == 0.0
    assert seen(state, 1)["under-siege.rebel"] == 1.0 == seen(state, 1)["rebel"]


def test_strength_counts_by_section() -> None:
    found = seen(position("B: s\nF: e e . . . . . e", step="play").state)
    sections = [found[f"mover.strength_{where}"] for where in ("left", "centre", "right")]
    assert max(sections) == 2 / 4
    assert sum(sections) >= 3 / 4


def test_a_hand_counts_by_what_it_can_order() -> None:
    wide = seen(wide_line("direct_from_hq"))
    narrow = seen(wide_line("recon_left"))
    assert wide["mover.most_ready"] > narrow["mover.most_ready"] == 1 / 4
    assert narrow["mover.ready_right"] == 0.0 < wide["mover.ready_right"]
    assert wide["mover.cards"] == 1 / 4


def test_both_sides_have_chances_that_add_up() -> None:
    for scenario in (1, 7, 14):
        state = echobase.game("battle").start(scenario=scenario)
        judge = learned_value()
        assert judge.chance(state, 0) + judge.chance(state, 1) == pytest.approx(1.0)


def test_more_medals_and_more_units_mean_a_better_chance() -> None:
    even = position("B: s s s\nF: e e e", step="play").state
    ahead = position("B: s s s\nF: e e e", step="play", play={"medals": {"rebel": 3}}).state
    fewer = position("B: s s s\nF: e", step="play").state
    judge = learned_value()
    assert judge.chance(fewer, 0) < judge.chance(even, 0) < judge.chance(ahead, 0)


def test_a_network_for_other_inputs_is_refused() -> None:
    tables = {"network": {"value": {**TABLES.value()["network"]["value"]}}}
    tables["network"]["value"]["inputs"] = ["cover"] * len(NAMES)
    with pytest.raises(BadOption, match=r"mine\.toml"):
        network_value(tables, "mine.toml")
