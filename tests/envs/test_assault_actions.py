"""Places of the assault's actions: moves told from where the unit is, points spent by Luke."""

from games.assault.field import Field, position, start, within

from echobase.games.assault.observation.actions import STEPS, AssaultActions
from echobase.observation.action_space import NOTHING


def actions_of(field: Field) -> AssaultActions:
    return AssaultActions(field.state.setting.map)


def place(field: Field, action: str) -> int:
    return actions_of(field).place(field.state, field.state.read(action))


def told(field: Field, place: int) -> str:
    """What stands at a place now, in notation, or nothing."""
    number = actions_of(field).number(field.state, place)
    return "" if number == NOTHING else field.state.write(number)


def check(field: Field) -> None:
    """Every legal action has a place of its own, which stands for it."""
    actions, legal = actions_of(field), field.state.actions()
    places = actions.places(field.state, legal)
    assert len(set(places)) == len(legal)
    assert sorted(actions.number(field.state, one) for one in places) == legal
    marked = [one for one, mark in enumerate(actions.mask(field.state)) if mark]
    assert marked == places


def test_a_unit_goes_ninety_ways() -> None:
    assert len(STEPS) == 90 == len(within("0818", 5))


def test_the_same_step_has_one_place_wherever_the_unit_is() -> None:
    here = position(units={"S1": "0818"}, card="snowspeeders_move_fire_or_harpoon")
    there = position(units={"S1": "0420"}, card="snowspeeders_move_fire_or_harpoon")
    assert place(here, "move S1-0819") == place(there, "move S1-0421")
    assert place(here, "move S1-0819") != place(here, "move S1-0817")
    for field in (here, there):
        check(field)


def test_a_step_over_the_edge_stands_for_nothing() -> None:
    inside = position(units={"S1": "0818"}, card="snowspeeders_move_fire_or_harpoon")
    south = place(inside, "move S1-0819")
    corner = position(units={"S1": "0836"}, card="snowspeeders_move_fire_or_harpoon")
    assert told(corner, south) == ""
    gone = position(units={"S2": "0836"}, card="snowspeeders_move_fire_or_harpoon")
    assert told(gone, south) == ""


def test_out_of_the_base_and_into_it() -> None:
    units = {"LT1": "base", "LT2": "0112", "LT3": "0130"}
    field = position("10: B", units=units, card="troopers_move")
    check(field)
    way_out = place(field, "move LT1-0110")
    assert told(field, way_out) == "move LT1-0110"
    assert told(field, place(field, "move LT2-base")) == "move LT2-base"
    field.do("move LT2-base")
    check(field)
    field.do("move LT1-0111")
    assert told(field, way_out) == ""


def test_aboard_and_off_again() -> None:
    units = {"W1": "0818:S", "LS1": "W1", "LS2": "0816"}
    field = position(units=units, card="snowtroopers_move")
    check(field)
    assert told(field, place(field, "move LS2-W1")) == "move LS2-W1"
    step = place(field, "move LS1-0819")
    beside = position(units={"LS1": "0818"}, card="snowtroopers_move")
    assert place(beside, "move LS1-0819") == step


def test_points_are_spent_by_whoever_is_luke() -> None:
    units = {"S1": "0818", "S2": "0819", "W1": "0816:S"}
    first = position(units=units, luke="S1", card="snowspeeders_move_fire_or_harpoon")
    second = position(units=units, luke="S2", card="snowspeeders_move_fire_or_harpoon")
    for field in (first, second):
        check(field)
    shot = place(first, "fire S1xW1 +3")
    assert told(first, shot) == "fire S1xW1 +3"
    assert told(second, shot) == "fire S2xW1 +3"
    assert place(first, "fire S1xW1") != place(first, "fire S2xW1")


def test_a_hex_to_be_put_on() -> None:
    field = start(setup="free")
    check(field)
    last = field.legal("place")[-1]
    assert told(field, place(field, last)) == last
    crushed = position(units={"W1": "0818:N", "S1": "0817"}, card="walkers_move").do("step W1")
    check(crushed)
    assert told(crushed, place(crushed, "displace S1-0816")) == "displace S1-0816"


def test_maps_share_all_but_hexes() -> None:
    north = start().state.setting.map
    short = start(map="north-ridge-short").state.setting.map
    ours, theirs = AssaultActions(north), AssaultActions(short)
    shared = ours.size - 2 * len(north.exits(north.every_door()).hexes) - north.hexes - 1
    assert shared == theirs.size - 2 * len(short.exits(short.every_door()).hexes) - short.hexes - 1
    assert ours.numbers[:shared] == theirs.numbers[:shared]
