"""The cadet of Battle of Hoth: its few habits, each on a small map."""

import random

from games.battle.table import Table, position
from games.battle.table import play as after_card

from echobase.ai import decide, player

SEEDS = range(40)


def choices(table: Table) -> set[str]:
    """What the cadet does, whatever its luck."""
    cadet = player("cadet", "battle")
    chosen = {decide(cadet, table.state, random.Random(seed)) for seed in SEEDS}
    return {table.state.write(action) for action in chosen}


def usual(table: Table) -> str:
    """What the cadet does most of the time."""
    cadet = player("cadet", "battle")
    chosen = [decide(cadet, table.state, random.Random(seed)) for seed in SEEDS]
    return table.state.write(max(set(chosen), key=chosen.count))


def test_plays_any_card() -> None:
    hands = [["recon_left", "assault_left", "assault_right"], ["raid_left"]]
    table = position("A: s\nF: e e e\nG: . . . . . . . . . e", step="play", hands=hands)
    assert choices(table) == {"play recon_left", "play assault_left", "play assault_right"}


def test_orders_those_nearest_to_the_enemy() -> None:
    table = after_card("C: . s\nD: . e\nF: e e\nG: e", "recon_left")
    assert choices(table) == {"order D2"}


def test_orders_several_in_the_order_of_their_hexes() -> None:
    table = after_card("C: . s\nD: . e\nE: e\nG: e e e", "raid_left")
    table.do(usual(table))
    assert choices(table) == {"order E1"}


def test_attacks_anybody_in_reach() -> None:
    table = position("C: . s1 a\nD: . . e")
    assert choices(table) == {"attack D3xC2", "attack D3xC3"}


def test_walks_up_to_the_nearest_enemy() -> None:
    table = position("D: e . . . . . . s", step="move")
    assert usual(table) == "move D1-D3"


def test_stays_where_it_can_attack() -> None:
    table = position("C: . s\nE: . e", step="move")
    assert usual(table) == "done"


def test_sometimes_wanders() -> None:
    table = position("D: e . . . . . . s", step="move")
    assert len(choices(table)) > 1


def test_leaves_the_board_where_it_may() -> None:
    exits = [{"id": "out", "hexes": ["A1"], "side": "rebel", "medals": 1}]
    table = position("A: e\nG: s", step="move", exits=exits)
    assert usual(table) == "exit A1"


def test_brings_on_reinforcements_that_may_be_put_off() -> None:
    arrival = {
        "kind": "snowtrooper",
        "how": "every_turn",
        "when": "start_of_turn",
        "where": "near",
        "near": "at_at",
        "optional": True,
    }
    table = position("A: . . a\nG: e", active="empire", step="start", arrivals=[arrival])
    assert table.can("done")
    assert all(choice.startswith("place") for choice in choices(table))
