"""The trooper of Battle of Hoth: greedy, and without a plan for its cards."""

import random

from games.battle.table import Table, position
from games.battle.table import play as after_card

from echobase.ai import AT_ONCE, decide, player


def chosen(table: Table) -> str:
    return table.state.write(decide(player("trooper", "battle"), table.state, random.Random(1)))


def test_plays_the_card_that_orders_most_units() -> None:
    hands = [["recon_left", "assault_left", "assault_right"], ["raid_left"]]
    table = position("A: s\nF: e e e\nG: . . . . . . . . . e", step="play", hands=hands)
    assert chosen(table) == "play assault_left"


def test_chooses_the_section_with_most_units() -> None:
    table = after_card("A: s\nF: e e\nG: . . . . . . . . . e", "trooper_assault_rebel")
    assert chosen(table) == "section left"


def test_orders_the_unit_that_can_hit_something() -> None:
    table = after_card("C: . s\nE: . e\nG: e", "recon_left")
    assert chosen(table) == "order E2"


def test_attacks_where_most_falls() -> None:
    table = position("C: . s1 s\nD: . . e")
    assert chosen(table) == "attack D3xC2"


def test_walks_up_to_the_enemy_where_others_keep_away() -> None:
    table = position("D: s s\nG: e", step="move")
    assert chosen(table) == "move G1-E2"
    general = decide(player("general", "battle"), table.state, random.Random(1), AT_ONCE)
    assert table.state.write(general) == "move G1-F1"
