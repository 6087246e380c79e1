"""Computer players and their secondary objectives: wanted, but less than victory."""

import random
from typing import Any

import pytest
from games.battle.table import Table, position

from echobase.ai import decide, player
from echobase.games.battle.ai.secondary_worth import hope

OFFICER = {"id": "officer", "type": "token", "hexes": ["D6"], "side": "rebel"}
HOME = {"id": "home", "hexes": ["E10"], "side": "rebel", "carrier": True}
FIELD = "A: . . . . . . . . . a\nC: . . s\nE: . . e . . e"


def wanting(*goals: dict[str, Any], side: str = "rebel", **more: Any) -> Table:
    wish = {"id": "wish", "side": side, "goals": list(goals)}
    return position(FIELD, secondary=[wish], **more)


def chosen(name: str, table: Table) -> str:
    return table.state.write(decide(player(name, "battle"), table.state, random.Random(1)))


@pytest.mark.parametrize("name", ["trooper", "captain"])
def test_a_player_goes_where_its_objective_is(name: str) -> None:
    table = wanting({"reach": ["D6"]}, step="move", ordered="E6")
    assert chosen(name, table) == "move E6-D6"


def test_a_player_does_not_know_the_objective_of_the_enemy() -> None:
    free = chosen("captain", position(FIELD, step="move", ordered="E6"))
    theirs = wanting({"keep": "snowtrooper"}, side="empire", step="move", ordered="E6")
    assert chosen("captain", theirs) == free


def test_hope_grows_with_what_is_done_and_ends_when_it_is_lost() -> None:
    half = wanting({"reach": ["D3", "D6"], "need": 2}, step="move")
    assert hope(half.state, 0) == 0.0
    assert hope(half.do("move E6-D6").state, 0) == 0.5
    assert hope(half.state, 1) == 0.0  # it is not theirs
    late = {"turns": {"rebel": 3, "empire": 2}}
    assert hope(wanting({"reach": ["D3"], "by_turn": 2}, play=late).state, 0) == 0.0
    both = wanting({"losses": 0}, {"reach": ["D3"], "by_turn": 2}, play=late)
    assert hope(both.state, 0) == 0.0


def carrying(hex_: str, **more: Any) -> Table:
    """The Rebels want to bring home an officer whom the unit on a hex carries."""
    held = {"held": {"officer": hex_}, "tokens": {"officer": "D6"}}
    return wanting({"token": "officer"}, objectives=[OFFICER], exits=[HOME], play=held, **more)


def test_whoever_carries_the_officer_brings_her_home() -> None:
    table = carrying("E6", step="move", ordered="E6")
    assert chosen("trooper", table) == "move E6-E8"


def test_the_officer_leaves_the_board_as_soon_as_she_can() -> None:
    field = FIELD + " . . . e"
    wish = {"id": "wish", "side": "rebel", "goals": [{"token": "officer"}]}
    held = {"held": {"officer": "E10"}, "tokens": {"officer": "D6"}}
    more: dict[str, Any] = {"objectives": [OFFICER], "exits": [HOME], "play": held}
    table = position(field, secondary=[wish], step="move", ordered="E10", **more)
    assert chosen("trooper", table) == "exit E10"


def test_the_empire_seizes_an_officer_whom_it_wants() -> None:
    wish = {"id": "wish", "side": "empire", "goals": [{"token": "officer"}]}
    more: dict[str, Any] = {"objectives": [OFFICER], "active": "empire", "step": "move"}
    table = position("C: . . . . . s\nG: e", secondary=[wish], ordered="C6", **more)
    assert chosen("trooper", table) == "move C6-D6"


def test_hope_follows_the_officer_on_her_way_home() -> None:
    table = carrying("E6", step="move")
    before = hope(table.state, 0)
    assert 0.0 < before < hope(table.do("move E6-E8").state, 0) < 1.0
    free = wanting({"token": "officer"}, objectives=[OFFICER], exits=[HOME])
    assert hope(free.state, 0) == 0.0
