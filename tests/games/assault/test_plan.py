"""Plans for a Walker: every place and facing in reach, by the cheapest way, and whom it meets."""

from random import Random

import pytest
from games.assault.field import Field, axial, label, position

from echobase.core.sides import NOBODY
from echobase.games.assault.rules.plan import WalkerPlan
from echobase.games.assault.rules.units import BY_NAME, NAMES

LANDSCAPE = """
    10: . . . r . # . . . . r . . . .
    11: . r . . . # . . r . . . B . .
    12: . r r . . . . . r r . . . . #
    13: . . . . P . . . . r . . . # #
    14: r . . # . . . . . . . . r . .
    15: . . . # # . r r . . G . . r .
    16: . B . . . . r . . . . . r . .
    17: . . . r . . . . # . . . . . .
"""
"""Something of everything, so that random units find every way to stand in a Walker's."""
GROUND = {
    label(column, int(row)): symbol
    for row, _, cells in (line.partition(":") for line in LANDSCAPE.strip().splitlines())
    for column, symbol in enumerate(cells.split(), 1)
}
FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
COST = {".": 1, "B": 1, "r": 3}
IMPERIAL = ("W", "A", "LS", "HS")
CROWD = """
    W2 W3 A1 A2 LS1 LS2 LS3 HS1 HS2 S1 S2 S3 S4 T1 T2 T3 LT1 LT2 LT3 LT4 HT1 HT2
"""

Place = tuple[str, str]
"""A hex and a facing."""


def walker_1(field: Field) -> Place:
    return field.place("W1"), field.unit("W1").facing


def end(field: Field, plan: WalkerPlan) -> Place:
    return field.state.setting.map.labels[plan.hex], FACINGS[plan.facing]


def kind(unit: str) -> str:
    return unit.rstrip("0123456789")


def names(units: list[int]) -> frozenset[str]:
    return frozenset(NAMES[unit] for unit in units)


def planned(field: Field) -> dict[Place, WalkerPlan]:
    """The plans of Walker 1 by where they end; each end is named once."""
    plans = field.state.plans(BY_NAME["W1"])
    found = {end(field, plan): plan for plan in plans}
    assert len(found) == len(plans)
    return found


def crowded(seed: int, legs: int = 0) -> Field:
    """Walker 1, perhaps with a leg hit, and a random crowd around it."""
    luck = Random(seed)
    land = [hex_ for hex_, ground in GROUND.items() if ground != "#"]
    walkers = [hex_ for hex_ in land if GROUND[hex_] not in "PG"]
    units = {"W1": luck.choice(walkers)}
    for name in CROWD.split():
        choice = walkers if name[0] == "W" else land if name[0] != "S" else list(GROUND)
        units[name] = luck.choice([hex_ for hex_ in choice if hex_ not in units.values()])
    for name in ("W1", "W2", "W3"):
        units[name] += f":{luck.choice(FACINGS)}"
    units["W5"] = "1501:S"
    return position(LANDSCAPE, "walkers_move", units=units, hits={"W1": {"legs": legs}})


def settle(field: Field, luck: Random) -> None:
    """The Rebels put a displaced Snowspeeder anywhere."""
    while field.to_act == 0:
        field.do(luck.choice(field.legal()))


def lost(field: Field) -> frozenset[str]:
    units = field.state.view(None).units
    return frozenset(unit.unit for unit in units if unit.place == "destroyed")


def displaced(field: Field) -> frozenset[str]:
    told = [message.args["unit"] for message in field.log if message.id == "assault-displaced"]
    return frozenset(str(unit) for unit in told)


def stepped_on(field: Field) -> list[str]:
    return [str(message.args["hex"]) for message in field.log if message.id == "assault-steps"]


def cost_of(hex_: str) -> int:
    """What a Walker pays to enter; outside the landscape all is clear."""
    return COST[GROUND.get(hex_, ".")]


def search(field: Field, luck: Random) -> dict[Place, tuple[int, int]]:
    """The least cost of every place and facing, then the fewest own units crushed on the way.

    Found by trying all sequences of decisions, each in a game of its own.
    """
    best: dict[Place, tuple[int, int]] = {}
    gone = lost(field)
    todo = [(field, 0)]
    while todo:
        here, cost = todo.pop()
        way = cost, sum(1 for unit in lost(here) - gone if kind(unit) in IMPERIAL)
        place = walker_1(here)
        best[place] = min(best.get(place, way), way)
        for decision in here.legal():
            if decision in ("left W1", "right W1", "step W1"):
                further = Field(here.state.copy()).do(decision)
                settle(further, luck)
                paid = cost_of(further.place("W1")) if decision == "step W1" else 1
                todo.append((further, cost + paid))
    del best[walker_1(field)]
    return best


def carry_out(field: Field, plan: WalkerPlan, luck: Random) -> Field:
    """Another game in which the plan has been followed, decision by decision."""
    there = Field(field.state.copy())
    for action in plan.actions:
        assert there.to_act == 1
        assert action in there.state.actions()
        there.state.apply(action, there.log)
        settle(there, luck)
    return there


def check(field: Field, luck: Random) -> None:
    """Plans are complete, cheapest, and do what they say."""
    plans = planned(field)
    ways = search(field, luck)
    assert {end: (plan.cost, plan.own_losses()) for end, plan in plans.items()} == ways
    gone = lost(field)
    for place, plan in plans.items():
        there = carry_out(field, plan, luck)
        assert walker_1(there) == place
        assert lost(there) - gone == names(plan.crushes)
        assert displaced(there) == names(plan.displaces)
        steps = stepped_on(there)
        turns = len(plan.actions) - len(steps)
        assert plan.cost == turns + sum(cost_of(hex_) for hex_ in steps)


@pytest.mark.parametrize("seed", range(20))
def test_plans_are_complete_cheapest_and_can_be_carried_out(seed: int) -> None:
    check(crowded(seed), Random(seed))


@pytest.mark.parametrize("seed", range(50, 60))
def test_so_are_plans_with_a_leg_hit(seed: int) -> None:
    check(crowded(seed, legs=1), Random(seed))


@pytest.mark.parametrize("seed", range(100, 112))
def test_plans_in_the_middle_of_a_move_use_the_points_left(seed: int) -> None:
    luck = Random(seed)
    field = crowded(seed)
    for _ in range(luck.choice((1, 2))):
        field.do(luck.choice([text for text in field.legal() if text.endswith(" W1")]))
        settle(field, luck)
    assert field.state.walker == BY_NAME["W1"], "the move continues"
    left = field.state.view(None).points
    assert max(plan.cost for plan in planned(field).values()) == left
    check(field, luck)


def test_the_random_positions_show_every_kind_of_meeting() -> None:
    """Otherwise the tests above would prove less than they say."""
    plans = [plan for seed in range(20) for plan in planned(crowded(seed)).values()]
    crushed = {kind(name) for plan in plans for name in names(plan.crushes)}
    assert crushed == {"A", "LS", "HS", "T", "LT", "HT"}
    assert any(plan.displaces for plan in plans)
    assert any(len(plan.crushes) > 1 for plan in plans)
    assert {plan.cost for plan in plans} == {1, 2, 3, 4, 5}


# By hand


def field_of(facing: str = "S", **units: str) -> Field:
    """Walker 1 on 0818, axial (0, 0), in clear ground, and other units."""
    return position(card="walkers_move", units={"W1": f"0818:{facing}", "W5": "1501:S", **units})


def test_going_back_takes_three_turns_and_a_step() -> None:
    """Example 9 of the catalogue, as a plan."""
    field = field_of()
    plan = planned(field)[axial(0, -1), "N"]
    assert plan.cost == 4
    texts = [field.state.write(action) for action in plan.actions]
    assert texts in (["left W1"] * 3 + ["step W1"], ["right W1"] * 3 + ["step W1"])


def test_staying_as_one_stands_is_no_plan() -> None:
    plans = planned(field_of())
    assert ("0818", "S") not in plans
    assert {facing for hex_, facing in plans if hex_ == "0818"} == set(FACINGS) - {"S"}


def test_crushes_are_named_in_the_order_they_happen() -> None:
    field = field_of(T1=axial(0, 1), LS1=axial(0, 2), HT1=axial(1, 1))
    plan = planned(field)[axial(0, 3), "S"]
    assert [NAMES[unit] for unit in plan.crushes] == ["T1", "LS1"]
    assert plan.own_losses() == 1
    assert plan.displaces == []


def test_displaced_snowspeeders_are_named() -> None:
    field = field_of(S1=axial(0, 1), S2=axial(0, 2))
    plan = planned(field)[axial(0, 2), "S"]
    assert [NAMES[unit] for unit in plan.displaces] == ["S1", "S2"]
    assert plan.crushes == []
    assert plan.cost == 2


def test_a_displaced_snowspeeder_that_lands_in_the_way_does_not_spoil_the_plan() -> None:
    field = field_of(S1=axial(0, 1))
    plan = planned(field)[axial(0, 3), "S"]
    assert len(plan.actions) == 3
    for row in (2, 3):
        field.state.apply(plan.actions[row - 2])
        field.do(f"displace S1-{axial(0, row)}")
    field.state.apply(plan.actions[2])
    field.do(f"displace S1-{axial(0, 2)}")
    assert walker_1(field) == (axial(0, 3), "S")
    assert field.place("S1") == axial(0, 2)


@pytest.mark.parametrize(
    ("units", "crushed"),
    [
        ({"A1": axial(0, 1)}, set()),
        ({"A1": axial(1, 0)}, set()),
        ({"A1": axial(0, 1), "HT1": axial(1, 0)}, {"HT1"}),
        ({"A1": axial(1, 0), "HT1": axial(0, 1)}, {"HT1"}),
    ],
)
def test_of_equally_cheap_ways_the_one_that_spares_own_units_is_planned(
    units: dict[str, str], crushed: set[str]
) -> None:
    """Two ways lead to (1, 1) facing S: by (0, 1) and by (1, 0)."""
    plan = planned(field_of(**units))[axial(1, 1), "S"]
    assert plan.cost == 4
    assert names(plan.crushes) == crushed


def test_a_cheaper_way_is_planned_even_over_an_own_unit() -> None:
    plan = planned(field_of(A1=axial(0, 1)))[axial(0, 2), "S"]
    assert plan.cost == 2
    assert names(plan.crushes) == {"A1"}


def test_a_walker_with_one_leg_hit_plans_with_three_points() -> None:
    units = {"W1": "0818:S"}
    field = position(card="walkers_move", units=units, hits={"W1": {"legs": 1}})
    plans = planned(field)
    assert (axial(0, 3), "S") in plans
    assert (axial(0, 4), "S") not in plans
    assert max(plan.cost for plan in plans.values()) == 3


def test_there_is_no_plan_for_a_walker_with_two_leg_hits() -> None:
    units = {"W1": "0818:S", "W2": "0118:S"}
    field = position(card="walkers_move", units=units, hits={"W1": {"legs": 2}})
    assert planned(field) == {}
    assert field.state.plans(BY_NAME["W2"])


@pytest.mark.parametrize("unit", ["A1", "LS1", "S1", "T1", "LT1", "W2", "W3"])
def test_there_is_no_plan_for_other_units_and_walkers_not_on_the_map(unit: str) -> None:
    field = field_of(A1="0101", LS1="0102", S1="0103", T1="0104", LT1="0105", W2="destroyed")
    assert field.state.plans(BY_NAME[unit]) == []


def test_planning_changes_nothing() -> None:
    field = crowded(3)
    before = field.state.document()
    planned(field)
    assert field.state.document() == before
    assert field.state.walker == NOBODY
