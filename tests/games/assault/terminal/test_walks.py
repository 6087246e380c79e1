"""Planned walks: which way is meant, and which ways are offered."""

import pytest
from games.assault.field import position

from echobase.games.assault.offers import walks

BESIDE_AN_AT_ST = "18: . . . . . . . W1:S\n19: . . . . . . rA1"
"""To 0619 lead two ways of equal cost, one of them over the AT-ST."""


@pytest.mark.rule("A-WALKER-10")
def test_of_two_ways_of_equal_cost_the_one_that_spares_own_units_is_meant() -> None:
    state = position(BESIDE_AN_AT_ST, "walkers_move").state
    label = state.setting.map.labels
    ways = [plan for plan in state.plans(0) if label[plan.hex] == "0619"]
    assert {plan.own_losses() for plan in ways if plan.cost == 5} == {0, 1}
    found = walks.find("walk w1-0619", state)
    assert found is not None
    assert (found[1].cost, found[1].own_losses()) == (5, 0)


def test_without_a_facing_the_way_that_is_offered_is_meant() -> None:
    state = position(BESIDE_AN_AT_ST, "walkers_move").state
    offered = [text for text in walks.offered(state, 0) if "0818" not in text]
    assert "walk W1-0619:NW" in offered
    for text in offered:
        found = walks.find(text.partition(":")[0], state)
        assert found is not None
        assert walks.write(0, found[1].hex, found[1].facing, state) == text
