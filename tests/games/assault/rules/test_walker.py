"""Walkers on the move: facing, turning, stepping, crushing, displacing (A-WALKER)."""

from typing import Any

import pytest
from games.assault.field import Field, axial, position

AROUND = {
    "N": axial(0, -1),
    "NE": axial(1, -1),
    "SE": axial(1, 0),
    "S": axial(0, 1),
    "SW": axial(-1, 1),
    "NW": axial(-1, 0),
}
"""The neighbours of hex 0818, axial (0, 0)."""
FACINGS = list(AROUND)

UNSPENT = {"W5": "1501:S"}
"""A Walker far away that keeps the round open when the other has spent all."""


def alone(facing: str, **fields: Any) -> Field:
    """Walker 1 on 0818 in a Walkers Move round."""
    return position(card="walkers_move", units={"W1": f"0818:{facing}", **UNSPENT}, **fields)


def points(field: Field) -> int:
    """What the Walker on the move has left."""
    left: int = field.state.view(None).points
    return left


def landings(field: Field) -> set[str]:
    """Where the Rebels may put the displaced Snowspeeder."""
    return {text.split("-")[1] for text in field.legal("displace")}


# Facing and steps


@pytest.mark.rule("A-WALKER-01", "A-WALKER-03")
@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize(("turn", "by"), [("right", 1), ("left", -1)])
def test_a_turn_brings_the_next_of_six_hexsides(facing: str, turn: str, by: int) -> None:
    field = alone(facing)
    for turns in (1, 2, 3, 4):
        field.do(f"{turn} W1")
        assert field.unit("W1").facing == FACINGS[(FACINGS.index(facing) + by * turns) % 6]
        assert points(field) == 5 - turns
    assert field.place("W1") == "0818"


@pytest.mark.rule("A-WALKER-02")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_walker_steps_into_the_hex_straight_ahead_and_looks_on(facing: str) -> None:
    field = alone(facing)
    assert set(field.legal()) == {
        "done",
        *("left W1", "right W1", "step W1"),
        *("left W5", "right W5", "step W5"),
    }
    field.do("step W1")
    assert field.place("W1") == AROUND[facing]
    assert field.unit("W1").facing == facing


@pytest.mark.rule("A-WALKER-02")
@pytest.mark.parametrize("aside", ["N", "NE", "SE", "SW", "NW"])
def test_no_hex_aside_or_behind_can_be_entered(aside: str) -> None:
    field = alone("S")
    assert field.why(f"move W1-{AROUND[aside]}") == "assault-why-steps"
    blocked = position(
        "19: . . . . . . . #", "walkers_move", units={"W1": "0818:S", "LT1": AROUND[aside]}
    )
    assert blocked.legal() == ["done", "left W1", "right W1"]


@pytest.mark.rule("A-WALKER-03")
def test_turns_cost_one_point_before_between_and_after_steps() -> None:
    field = alone("S").do("left W1")
    assert points(field) == 4
    field.do("step W1", "right W1")
    assert points(field) == 2
    field.do("step W1", "right W1")
    assert field.place("W1") == axial(1, 1)
    assert field.unit("W1").facing == "SW"
    assert not field.can("right W1"), "all five points are spent"


@pytest.mark.rule("A-WALKER-02", "A-WALKER-03")
@pytest.mark.parametrize("turn", ["left", "right"])
def test_example_9_going_back(turn: str) -> None:
    field = alone("S").do(f"{turn} W1", f"{turn} W1", f"{turn} W1", "step W1")
    assert field.place("W1") == axial(0, -1)
    assert field.unit("W1").facing == "N"
    assert points(field) == 1


@pytest.mark.rule("A-WALKER-16")
def test_a_move_is_decided_step_by_step() -> None:
    field = alone("S").do("step W1")
    assert set(field.legal()) == {"done", "stop", "left W1", "right W1", "step W1"}
    assert field.why("step W5") == "assault-why-moving"
    field.do("right W1", "stop")
    assert field.place("W1") == AROUND["S"]
    assert field.unit("W1").facing == "SW"
    assert field.why("step W1") == "assault-why-used"
    assert field.can("step W5")


# Rough ground


@pytest.mark.rule("A-WALKER-04")
@pytest.mark.parametrize(
    ("way", "enters"),
    [
        ([], True),
        (["step W1"], True),
        (["step W1", "step W1"], True),
        (["left W1", "right W1"], True),
        (["left W1", "right W1", "step W1"], False),
        (["step W1", "step W1", "left W1", "right W1"], False),
    ],
)
def test_rough_needs_all_three_points_in_hand(way: list[str], enters: bool) -> None:
    """As many clear hexes as the way has steps, then a rough one."""
    rough = 6 + way.count("step W1")
    field = position(f"5: . W1:S\n{rough}: . r", "walkers_move", units=UNSPENT).do(*way)
    assert field.can("step W1") is enters
    if enters:
        field.do("step W1")
        assert field.place("W1") == f"02{rough:02}"
    else:
        assert field.why("step W1") == "assault-why-costs"
        assert field.can("left W1"), "the points left still buy a turn"


@pytest.mark.rule("A-WALKER-04", "A-WALKER-18")
def test_with_a_leg_hit_rough_is_open_only_to_the_first_step() -> None:
    field = position("5: . W1:S\n6: . r", "walkers_move", units=UNSPENT, hits={"W1": {"legs": 1}})
    assert field.can("step W1")
    turned = Field(field.state.copy()).do("left W1", "right W1")
    assert turned.why("step W1") == "assault-why-costs"
    field.do("step W1")
    assert field.place("W1") == "0206"
    assert not field.can("left W1")


# Closed hexes


@pytest.mark.rule("A-WALKER-05")
@pytest.mark.parametrize(
    ("ground", "reason"),
    [
        ("#", "assault-why-cliff"),
        ("P", "assault-why-installation"),
        ("G", "assault-why-installation"),
    ],
)
def test_cliffs_and_installations_are_closed(ground: str, reason: str) -> None:
    field = position(f"15: . W1:S\n16: . {ground}", "walkers_move")
    assert not field.can("step W1")
    assert field.why("step W1") == reason


@pytest.mark.rule("A-WALKER-06")
def test_the_grid_hex_stays_closed_after_the_grid_is_destroyed() -> None:
    field = position("15: . W1:S\n16: . P", "walkers_move", play={"grid_stands": False})
    assert field.why("step W1") == "assault-why-installation"


@pytest.mark.rule("A-WALKER-07")
@pytest.mark.parametrize("legs", [0, 1, 2])
def test_no_walker_enters_the_hex_of_another_not_even_to_pass(legs: int) -> None:
    field = position("5: W1:S\n6: W2:S\n7: .", "walkers_move", hits={"W2": {"legs": legs}})
    assert field.why("step W1") == "assault-why-occupied"
    assert field.place("W2") == "0106"


@pytest.mark.rule("A-WALKER-07")
def test_a_hex_that_a_walker_has_left_is_open() -> None:
    field = position("5: W1:S\n6: W2:S", "walkers_move").do("step W2", "stop", "step W1")
    assert field.place("W1") == "0106"


# Crushing


@pytest.mark.rule("A-WALKER-08")
@pytest.mark.parametrize("victim", ["LT1", "HT1", "T1", "LS1", "HS1", "A1"])
def test_a_walker_crushes_whom_it_walks_over(victim: str) -> None:
    field = position(f"5: . W1:S\n6: . {victim}", "walkers_move").do("step W1")
    assert field.place(victim) == "destroyed"
    assert field.place("W1") == "0206"
    assert "assault-crushes" in field.events


@pytest.mark.rule("A-WALKER-08")
def test_only_whose_hex_is_entered_is_crushed() -> None:
    field = position("5: LT1 W1:S HT1\n6: T1 LT2 A1\n7: LS1 HS1 T2", "walkers_move")
    field.do("step W1", "stop")
    gone = {unit.unit for unit in field.state.view(None).units if unit.place == "destroyed"}
    assert gone == {"LT2"}


@pytest.mark.rule("A-WALKER-09")
@pytest.mark.parametrize(("ground", "left"), [(".", 4), ("r", 2)])
def test_crushing_is_immediate_without_dice_and_costs_the_terrain_only(
    ground: str, left: int
) -> None:
    field = position(f"5: . W1:S\n6: . {ground}T1", "walkers_move").do("step W1")
    assert field.place("T1") == "destroyed"
    assert field.to_act == 1, "no luck and no answer comes between"
    assert points(field) == left


@pytest.mark.rule("A-WALKER-09")
def test_after_crushing_the_walker_stops_there_or_goes_on() -> None:
    field = position("5: W1:S\n6: T1\n7: HT1", "walkers_move", units=UNSPENT).do("step W1")
    stopped = Field(field.state.copy()).do("stop")
    assert stopped.place("W1") == "0106"
    assert stopped.place("HT1") == "0107"
    field.do("step W1", "right W1")
    assert field.place("W1") == "0107"
    assert field.place("HT1") == "destroyed"
    assert points(field) == 2


@pytest.mark.rule("A-WALKER-10")
@pytest.mark.parametrize("own", ["A1", "LS1", "HS1"])
def test_crushing_an_own_unit_is_legal_and_announced_by_the_plan(own: str) -> None:
    """The plan names the loss, so that an interface can ask before anything is done."""
    field = position(f"5: W1:S\n6: {own}\n7: HT1", "walkers_move")
    losses = {(plan.hex, plan.facing): plan.own_losses() for plan in field.state.plans(0)}
    index, south, south_east = field.state.setting.map.index, 3, 2
    assert losses[index["0106"], south] == 1
    assert losses[index["0107"], south] == 1, "the enemy crushed behind it is not a loss of its own"
    assert losses[index["0105"], south_east] == 0
    field.do("step W1")
    assert field.place(own) == "destroyed"


# Displacing


@pytest.mark.rule("A-WALKER-11", "A-WALKER-12")
def test_a_snowspeeder_is_displaced_to_an_adjacent_hex_of_the_rebels_choice() -> None:
    field = position(card="walkers_move", units={"W1": f"{AROUND['N']}:S", "S1": "0818"})
    field.do("step W1")
    assert field.place("W1") == "0818", "the Walker is there already"
    assert field.place("S1") == "displaced"
    assert field.to_act == 0
    assert landings(field) == set(AROUND.values()), "the hex just left included"
    assert len(field.legal()) == 6, "there is nothing else to decide"
    field.do(f"displace S1-{AROUND['N']}")
    assert field.place("S1") == AROUND["N"]


@pytest.mark.rule("A-WALKER-12")
@pytest.mark.parametrize(("ground", "left"), [(".", 4), ("r", 2)])
def test_the_walker_pays_for_the_terrain_and_goes_on_after_the_choice(
    ground: str, left: int
) -> None:
    field = position(f"5: . W1:S\n6: . {ground}S1", "walkers_move").do("step W1")
    assert points(field) == left
    field.do("displace S1-0306")
    assert field.to_act == 1
    assert points(field) == left
    assert set(field.legal()) == {"done", "stop", "left W1", "right W1", "step W1"}


@pytest.mark.rule("A-WALKER-12")
def test_the_rebels_choose_even_when_the_walker_has_spent_its_last_point() -> None:
    units = {"W1": "0810:S", "S1": "0815", **UNSPENT}
    field = position(card="walkers_move", units=units).do(*["step W1"] * 5)
    assert field.to_act == 0
    field.do("displace S1-0816")
    assert field.place("W1") == "0815"
    assert not field.can("left W1")
    assert field.can("step W5")


@pytest.mark.rule("A-WALKER-11")
@pytest.mark.parametrize("there", ["W2", "A1", "LS1", "S2", "T1", "HT1"])
def test_a_hex_with_a_unit_is_no_place_for_a_displaced_snowspeeder(there: str) -> None:
    units = {"W1": f"{AROUND['N']}:S", "S1": "0818", there: AROUND["SE"]}
    field = position(card="walkers_move", units=units).do("step W1")
    assert landings(field) == set(AROUND.values()) - {AROUND["SE"]}
    assert field.why(f"displace S1-{AROUND['SE']}") == "assault-why-occupied"
    assert field.why(f"displace S1-{axial(0, 2)}") == "assault-why-displace", "not adjacent"


@pytest.mark.rule("A-WALKER-13")
def test_any_empty_hex_will_do_for_a_displacement() -> None:
    """Installations to the north, entry, rough and cliff to the south."""
    field = position(
        """
        17: . . . . . . . W1:S
        18: . . . . . . P S1 G
        19: . . . . . . B r #
        """,
        "walkers_move",
    ).do("step W1")
    assert landings(field) == {"0718", "0918", "0719", "0819", "0919", "0817"}


@pytest.mark.rule("A-WALKER-13")
def test_nobody_is_displaced_off_the_map() -> None:
    field = position("1: S1\n2: W1:N", "walkers_move").do("step W1")
    assert landings(field) == {"0102", "0201"}


def crowded(rings: int) -> Field:
    """Walker 1 has entered 0818; all hexes around are taken, as many rings of them."""
    crowd = [f"LT{number}" for number in range(1, 15)] + [f"HT{number}" for number in range(1, 9)]
    hexes = [hex_ for steps in range(1, rings + 1) for hex_ in ring(steps)]
    units = {"W1": "0818:S", "S1": "displaced", **dict(zip(crowd, hexes, strict=False))}
    play = {"step": "displace", "walker": "W1", "target": "S1", "points": 4, "used": ["W1"]}
    return position(card="walkers_move", units=units, play=play)


def ring(steps: int) -> list[str]:
    """The hexes exactly so far from 0818."""
    span = range(-steps, steps + 1)
    return [axial(q, r) for q in span for r in span if max(abs(q), abs(r), abs(q + r)) == steps]


@pytest.mark.rule("A-WALKER-14")
@pytest.mark.parametrize("rings", [0, 1, 2])
def test_without_an_empty_adjacent_hex_the_nearest_empty_one_is_taken(rings: int) -> None:
    field = crowded(rings)
    assert landings(field) == set(ring(rings + 1))
    there = ring(rings + 1)[0]
    field.do(f"displace S1-{there}")
    assert field.place("S1") == there


@pytest.mark.rule("A-WALKER-11", "A-WALKER-14")
def test_in_a_crowd_the_hex_just_left_is_the_only_choice() -> None:
    """A choice of one is carried out by itself."""
    crowd = {f"LT{number}": AROUND[facing] for number, facing in enumerate(FACINGS[1:], 1)}
    units = {"W1": f"{AROUND['N']}:S", "S1": "0818", **crowd}
    field = position(card="walkers_move", units=units).do("step W1")
    assert field.place("S1") == AROUND["N"]
    assert field.to_act == 1


@pytest.mark.rule("A-WALKER-15")
def test_a_snowspeeder_that_is_met_again_is_displaced_again() -> None:
    field = position("5: W1:S\n6: S1", "walkers_move").do("step W1", "displace S1-0107")
    field.do("step W1")
    assert field.place("W1") == "0107"
    assert field.to_act == 0
    field.do("displace S1-0108")
    assert field.place("S1") == "0108"
    assert points(field) == 3


@pytest.mark.rule("A-WALKER-15")
def test_displacement_does_no_damage_and_uses_up_no_action() -> None:
    field = position("5: W1:S\n6: S1\n7: S2", "walkers_move")
    field.do("step W1", "displace S1-0206")
    speeder = field.unit("S1")
    assert (speeder.body, speeder.gunner, speeder.used) == (0, 0, False)
    field.next_card("snowspeeders_move_or_fire").do("move S1-0201")
    assert field.place("S1") == "0201"


# Features, damage


@pytest.mark.rule("A-WALKER-17")
def test_a_walker_on_a_base_entry_closes_it() -> None:
    field = position("5: W1:S\n6: B LT2 A1", "walkers_move", units={"LT1": "base"})
    field.do("step W1", "stop").next_card("troopers_move")
    assert field.place("W1") == "0106"
    assert field.ends("LT1") == set()
    assert field.why("move LT1-0107") == "assault-why-entries"
    assert "base" not in field.ends("LT2")


@pytest.mark.rule("A-WALKER-18")
def test_a_walker_with_one_leg_hit_has_three_points() -> None:
    field = alone("S", hits={"W1": {"legs": 1}}).do("step W1")
    assert points(field) == 2
    field.do("right W1", "right W1")
    assert field.place("W1") == AROUND["S"]
    assert field.unit("W1").facing == "NW"
    assert not field.can("right W1")


@pytest.mark.rule("A-WALKER-18")
def test_a_walker_with_two_leg_hits_neither_steps_nor_turns() -> None:
    field = alone("S", hits={"W1": {"legs": 2}})
    for way in ("step", "left", "right"):
        assert field.why(f"{way} W1") == "assault-why-legs"
    assert field.can("step W5")


@pytest.mark.rule("A-WALKER-19")
@pytest.mark.parametrize("ground", ["P", "G"])
@pytest.mark.parametrize("unit", ["LT1", "A1", "S1"])
def test_nobody_on_an_installation_is_crushed_or_displaced(ground: str, unit: str) -> None:
    field = position(f"15: . W1:S\n16: . {ground}{unit}", "walkers_move")
    assert field.why("step W1") == "assault-why-installation"
    assert field.place(unit) == "0216"
