"""Players do what wins the scenario: leave the board, hurry, shoot at what decides."""

import random
from typing import Any

import pytest
from games.battle.table import Table, position
from games.battle.table import play as after_card

from echobase.ai import AT_ONCE, contender, decide

LEVELS = ("trooper", "general")


def chosen(level: str, table: Table) -> str:
    action = decide(contender(level, "battle"), table.state, random.Random(1), AT_ONCE)
    return table.state.write(action)


def way_out(hex_: str, **fields: Any) -> list[dict[str, Any]]:
    return [{"id": "out", "hexes": [hex_], "side": "rebel", **fields}]


@pytest.mark.parametrize("level", LEVELS)
def test_the_unit_that_can_leave_is_ordered(level: str) -> None:
    exits = way_out("G1", medals=1)
    table = after_card("C: . s\nE: . e\nG: e", "recon_left", exits=exits)
    assert chosen(level, table) == "order G1"


@pytest.mark.parametrize("level", LEVELS)
def test_runs_for_the_exit_where_nothing_else_pays(level: str) -> None:
    exits = way_out("G1", medals=1)
    table = position("C: s\nE: e", step="move", exits=exits, no_kill_medals=["rebel"])
    assert chosen(level, table) == "move E1-G1"


@pytest.mark.parametrize("level", LEVELS)
def test_stays_to_fight_where_kills_pay(level: str) -> None:
    table = position("C: s1\nE: e", step="move", exits=way_out("G1", medals=1))
    assert chosen(level, table) != "move E1-G1"


@pytest.mark.parametrize("level", LEVELS)
def test_leaves_for_a_sudden_victory_though_no_medal_is_paid(level: str) -> None:
    sudden = {"rebel": {"sudden_death": [{"type": "exit", "of": "out", "need": 3}]}}
    victory = {**sudden, "empire": {"medals": 9}}
    table = position("A: s\nG: e\nF: e", step="move", exits=way_out("G1"), victory=victory)
    assert chosen(level, table) == "exit G1"


@pytest.mark.parametrize("level", LEVELS)
def test_shoots_first_at_what_wins_suddenly(level: str) -> None:
    sudden = [{"type": "eliminate", "units": "probe_droid", "need": 1}]
    victory = {"rebel": {"medals": 9, "sudden_death": sudden}, "empire": {"medals": 9}}
    plain = position("C: . s1 p1\nD: . . e")
    assert chosen(level, plain) == "attack D3xC2"
    table = position("C: . s1 p1\nD: . . e", victory=victory)
    assert chosen(level, table) == "attack D3xC3"


def test_hurries_where_time_works_for_the_enemy() -> None:
    charge = {"side": "rebel", "per_turn": 1, "cost": 3, "medals": 1}
    sudden = [{"type": "destroy_structures", "need": 1}]
    victory = {"rebel": {"medals": 3}, "empire": {"sudden_death": sudden}}
    drawn = "A: . . s\nD: e\nE: e\nG: I"
    fields: dict[str, Any] = {"active": "empire", "step": "move", "victory": victory}
    assert chosen("general-1", position(drawn, **fields)) == "move A3-B2"
    assert chosen("general-1", position(drawn, charge=charge, **fields)) == "move A3-C3"
