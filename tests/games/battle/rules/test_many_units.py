"""Sets of units are words of 64 bits: a battle may have more than 32 units."""

import echobase
from echobase.core.masks import each
from echobase.games.battle.rules.order import give_order
from echobase.games.battle.rules.position import EMPTY
from echobase.games.battle.rules.state import as_battle


def test_a_unit_with_a_high_number_is_ordered() -> None:
    state = as_battle(echobase.game("battle").start(scenario=1))
    free = [hex_ for hex_, unit in enumerate(state.at) if unit == EMPTY]
    while len(state.hex) < 40:
        state.add_unit(0, free.pop(), 4, 0)
    give_order(state, 39, None)
    assert each(state.ordered) == [39]
