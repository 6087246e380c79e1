"""Luke Skywalker and his Force Points: fire, armour, critical hits (A-LUKE-01 to 09, 12)."""

from typing import Any

import pytest
from games.assault.field import Field, position

DUEL = {"W1": "0818:S", "W2": "0718:S", "S1": "0819", "S2": "0919"}
"""Luke (S1) and another speeder in the field of two Walkers: W1 at range 0, W2 at range 0."""


def duel(card: str, *, hits: dict[str, dict[str, int]] | None = None, **play: Any) -> Field:
    """The duel in the round of a card; `play` adds fields to the play table."""
    return position(units=DUEL, card=card, hits=hits, play=play)


def force(table: Field) -> int:
    points: int = table.state.view(None).luke.force
    return points


def revealed(force_left: int) -> dict[str, Any]:
    return {"revealed": True, "force": force_left}


# What he is


@pytest.mark.rule("A-LUKE-01")
@pytest.mark.parametrize("name", ["S1", "S2"])
def test_luke_flies_an_ordinary_snowspeeder(name: str) -> None:
    """Without points he has the dice, the armour and the moves of everybody else."""
    table = duel("snowspeeders_move_or_fire")
    assert table.dice(f"{name}xW1") == 5
    assert table.state.odds(f"fire W1x{name}").armour == 2
    alone = position(units={name: "0819"}, card="snowspeeders_move")
    assert len(alone.ends(name)) == 90  # all hexes within five steps


@pytest.mark.rule("A-LUKE-01")
def test_only_luke_may_use_points() -> None:
    table = duel("snowspeeders_move_fire_or_harpoon")
    assert table.can("fire S1xW1 +1")
    assert not table.can("fire S2xW1 +1")
    assert table.why("fire S2xW1 +1") == "assault-why-points"
    assert not table.can("harpoon S2xW1 +1")
    assert table.why("harpoon S2xW1 +1") == "assault-why-points"


@pytest.mark.rule("A-LUKE-01")
def test_a_point_spent_is_gone() -> None:
    table = duel("snowspeeders_fire").do("fire S1xW1 +3", "roll BBBBBBBB", "done")
    assert force(table) == 7
    table.next_card("snowspeeders_move_or_fire").do("fire S1xW1 +7", "roll BBBBBBBBBBBB")
    assert force(table) == 0


@pytest.mark.rule("A-LUKE-01")
def test_luke_cannot_spend_more_than_he_has() -> None:
    table = duel("snowspeeders_fire", **revealed(2))
    shots = [text for text in table.legal("fire") if text.startswith("fire S1xW1")]
    assert shots == ["fire S1xW1", "fire S1xW1 +1", "fire S1xW1 +2"]
    assert table.why("fire S1xW1 +3") == "assault-why-points"


@pytest.mark.rule("A-LUKE-01")
def test_without_points_luke_has_no_more_uses() -> None:
    table = duel("snowspeeders_move_fire_or_harpoon", **revealed(0))
    assert not [text for text in table.legal() if "+" in text]
    table.next_card("walkers_fire").do("fire W1xS1")
    assert table.step == "roll"
    table.do("roll VVBBBB", "damage 12")
    assert table.place("S1") == "destroyed"


# Fire


@pytest.mark.rule("A-LUKE-02")
@pytest.mark.parametrize("points", range(11))
def test_each_point_adds_one_die_to_his_shot(points: int) -> None:
    extra = f" +{points}" if points else ""
    table = duel("snowspeeders_fire").do(f"fire S1xW1{extra}")
    assert table.state.view(None).shot.dice == 5 + points
    assert force(table) == 10 - points


@pytest.mark.rule("A-LUKE-02")
@pytest.mark.parametrize("points", [1, 4, 10])
def test_each_point_adds_one_die_to_his_harpoon(points: int) -> None:
    table = duel("snowspeeders_move_fire_or_harpoon").do(f"harpoon S1xW1 +{points}")
    assert table.state.view(None).shot.dice == 5 + points
    assert force(table) == 10 - points


@pytest.mark.rule("A-LUKE-02")
def test_fire_points_are_for_one_attempt_only() -> None:
    table = duel("snowspeeders_fire").do("fire S1xW1 +4", "roll BBBBBBBBB", "done")
    table.do("card snowspeeders_move_or_fire", "fire S1xW1")
    assert table.state.view(None).shot.dice == 5


@pytest.mark.rule("A-LUKE-02")
def test_points_are_spent_with_the_declaration_and_gone_after_a_miss() -> None:
    table = duel("snowspeeders_fire").do("fire S1xW1 +2")
    assert force(table) == 8
    table.do("roll SSVVBBB")
    assert force(table) == 8
    assert table.unit("W1").body == 0


@pytest.mark.rule("A-LUKE-02")
def test_points_make_a_far_shot_possible() -> None:
    """At range 3 a speeder has 2 dice against armour 3: one point is needed, two may be spent."""
    units = {"W1": "0818:S", "S1": "0824", "S2": "0825"}
    table = position(units=units, card="snowspeeders_fire")
    assert table.why("fire S1xW1") == "assault-why-impossible"
    assert table.can("fire S1xW1 +1")
    assert table.can("fire S1xW1 +2")
    assert table.targets("S2") == set()


@pytest.mark.rule("A-LUKE-03")
def test_with_a_dead_gunner_luke_may_still_spend_points_on_fire() -> None:
    table = duel("snowspeeders_fire", hits={"S1": {"gunner": 1}})
    assert table.dice("S1xW1") == 5 - 2
    table.do("fire S1xW1 +4")
    assert table.state.view(None).shot.dice == 5 - 2 + 4


@pytest.mark.rule("A-LUKE-03")
def test_with_a_dead_gunner_luke_has_no_harpoon_whatever_he_spends() -> None:
    table = duel("snowspeeders_move_fire_or_harpoon", hits={"S1": {"gunner": 1}})
    harpoons = table.legal("harpoon")
    assert harpoons
    assert not [text for text in harpoons if text.startswith("harpoon S1")]
    assert table.why("harpoon S1xW1 +5") == "assault-why-gunner"


# Armour


@pytest.mark.rule("A-LUKE-04")
def test_luke_may_add_any_number_of_armour_points_before_the_dice() -> None:
    table = duel("walkers_fire").do("fire W1xS1")
    assert table.to_act == 0
    assert table.step == "armour"
    assert table.legal() == [f"armour {points}" for points in range(11)]


@pytest.mark.rule("A-LUKE-04")
@pytest.mark.parametrize(("dice", "hit"), [("VVVBBB", False), ("VVVVBB", True)])
def test_each_armour_point_asks_for_one_more_vader(dice: str, hit: bool) -> None:
    table = duel("walkers_fire").do("fire W1xS1", "armour 2", f"roll {dice}")
    assert (table.step == "damage") == hit


@pytest.mark.rule("A-LUKE-04")
def test_armour_holds_against_all_later_fire_of_the_round() -> None:
    """Luke adds nothing to the second shot, and still has armour 4."""
    table = duel("walkers_fire").do("fire W1xS1", "armour 2", "roll BBBBBB")
    assert table.state.odds("fire W2xS1").armour == 4
    table.do("fire W2xS1", "armour 0", "roll VVVBBB")
    assert force(table) == 8
    assert table.unit("S1").body == 0
    assert table.place("S1") == "0819"


@pytest.mark.rule("A-LUKE-04")
def test_armour_in_force_may_make_a_later_shot_impossible() -> None:
    """A Walker with a damaged blaster has 3 dice: too few for armour 4, enough for 3."""
    hurt = {"W2": {"blaster": 1}}
    table = duel("walkers_fire", hits=hurt).do("fire W1xS1", "armour 2", "roll BBBBBB")
    assert table.targets("W2") == {"S2"}
    assert table.why("fire W2xS1") == "assault-why-impossible"
    table = duel("walkers_fire", hits=hurt).do("fire W1xS1", "armour 1", "roll BBBBBB")
    assert table.targets("W2") == {"S1", "S2"}


@pytest.mark.rule("A-LUKE-04")
def test_lukes_armour_protects_nobody_else() -> None:
    table = duel("walkers_fire").do("fire W1xS1", "armour 3", "roll BBBBBB", "fire W2xS2")
    assert table.step == "roll"
    assert table.state.view(None).shot.armour == 2


@pytest.mark.rule("A-LUKE-05")
def test_armour_points_of_one_round_add_up() -> None:
    table = duel("walkers_fire").do("fire W1xS1", "armour 2", "roll BBBBBB")
    table.do("fire W2xS1")
    assert table.legal() == [f"armour {points}" for points in range(9)]
    table.do("armour 1")
    assert table.state.view(None).shot.armour == 2 + 2 + 1
    assert force(table) == 7


@pytest.mark.rule("A-LUKE-06")
def test_the_armour_bonus_ends_with_the_round() -> None:
    table = duel("walkers_fire").do("fire W1xS1", "armour 3", "roll BBBBBB", "done")
    assert table.state.view(None).luke.raised == 0
    table.do("card walkers_fire", "fire W1xS1", "armour 0")
    assert table.state.view(None).shot.armour == 2
    assert force(table) == 7


@pytest.mark.rule("A-LUKE-06")
def test_the_armour_bonus_ends_when_the_round_ends_by_itself() -> None:
    units = {"W1": "0818:S", "S1": "0819"}
    table = position(units=units, card="walkers_fire")
    table.do("fire W1xS1", "armour 3", "roll BBBBBB")
    assert table.step == "draw"
    assert table.state.view(None).luke.raised == 0


@pytest.mark.rule("A-LUKE-06", "A-TURN-08")
@pytest.mark.parametrize("ends", ["by itself", "by word"])
def test_the_armour_bonus_of_the_last_round_is_gone_in_the_next_turn(ends: str) -> None:
    units = DUEL if ends == "by word" else {"W1": "0818:S", "S1": "0819"}
    last = {"turn": 2, "round": 20, "action_deck": {}}
    table = position(units=units, card="walkers_fire", play=last)
    table.do("fire W1xS1", "armour 3", "roll BBBBBB")
    if ends == "by word":
        table.do("done")
    view = table.state.view(None)
    assert (view.turn, view.round, view.luke.raised, view.luke.force) == (3, 1, 0, 7)
    table.do("card walkers_fire", "fire W1xS1", "armour 0")
    assert table.state.view(None).shot.armour == 2


@pytest.mark.rule("A-LUKE-07")
@pytest.mark.parametrize(
    ("firer", "card"),
    [
        ("W1", "walkers_fire"),
        ("W1", "walkers_move_or_fire"),
        ("A1", "at_sts_fire"),
        ("LS1", "snowtroopers_fire"),
        ("HS1", "snowtroopers_fire"),
    ],
)
def test_armour_answers_a_shot_in_any_imperial_fire_round(firer: str, card: str) -> None:
    place = "0818:S" if firer == "W1" else "0818"
    table = position(units={firer: place, "S1": "0819"}, card=card).do(f"fire {firer}xS1")
    assert table.to_act == 0
    table.do("armour 1")
    assert table.state.view(None).shot.armour == 3


@pytest.mark.rule("A-LUKE-07")
def test_armour_cannot_be_bought_without_a_shot_at_him() -> None:
    table = duel("walkers_fire")
    assert table.why("armour 1") == "assault-why-step"
    table.do("fire W1xS2")
    assert table.legal() == ["armour 0"]
    assert table.why("armour 1") == "assault-why-points"
    table = duel("snowspeeders_fire")
    assert not table.legal("armour")
    assert table.why("armour 1") == "assault-why-step"


@pytest.mark.rule("A-LUKE-07")
def test_a_walker_that_displaces_luke_gets_no_armour_reply() -> None:
    table = duel("walkers_move", **revealed(10)).do("step W1")
    assert table.step == "displace"
    assert not table.legal("armour")


# Together with other things


@pytest.mark.rule("A-LUKE-08")
def test_points_come_on_top_of_hotshot() -> None:
    table = duel("snowspeeders_move_fire_or_harpoon", hotshot="S1")
    assert table.state.odds("fire S1xW1 +3").dice == 5 + 2 + 3
    table.do("fire S1xW1 +3")
    assert table.state.view(None).shot.dice == 5 + 2 + 3


@pytest.mark.rule("A-LUKE-08")
def test_points_go_with_the_force_card() -> None:
    table = duel("snowspeeders_fire", held=["the_force"]).do("fire S1xW1 +1 force")
    assert table.step == "damage"
    assert force(table) == 9


@pytest.mark.rule("A-LUKE-08")
def test_armour_points_do_not_stop_the_softening_of_the_same_shot() -> None:
    table = duel("walkers_fire").do("fire W1xS1", "armour 1", "roll VVVBBB", "damage 12")
    assert table.legal() == ["suffer", "soften"]
    table.do("soften")
    assert force(table) == 8
    assert table.unit("S1").body == 1


# Critical hits


@pytest.mark.rule("A-LUKE-09")
@pytest.mark.parametrize("total", [11, 12])
def test_one_point_turns_a_critical_hit_into_a_body_hit(total: int) -> None:
    table = duel("walkers_fire").do("fire W1xS1", "armour 0", "roll VVBBBB", f"damage {total}")
    assert table.to_act == 0
    assert table.legal() == ["suffer", "soften"]
    table.do("soften")
    assert table.place("S1") == "0819"
    assert table.unit("S1").body == 1
    assert force(table) == 9


@pytest.mark.rule("A-LUKE-09")
def test_luke_may_suffer_a_critical_hit() -> None:
    table = duel("walkers_fire").do("fire W1xS1", "armour 0", "roll VVBBBB", "damage 11", "suffer")
    assert table.place("S1") == "destroyed"
    assert force(table) == 10


@pytest.mark.rule("A-LUKE-09")
def test_a_softened_hit_that_is_the_second_body_hit_destroys_all_the_same() -> None:
    table = duel("walkers_fire", hits={"S1": {"body": 1}})
    table.do("fire W1xS1", "armour 0", "roll VVBBBB", "damage 12", "soften")
    assert table.place("S1") == "destroyed"
    assert force(table) == 9
    assert table.state.view(1).luke.unit == "S1"


@pytest.mark.rule("A-LUKE-09")
@pytest.mark.parametrize("total", [2, 4, 5, 10])
def test_other_damage_cannot_be_softened(total: int) -> None:
    table = duel("walkers_fire").do("fire W1xS1", "armour 0", "roll VVBBBB", f"damage {total}")
    assert table.step == "round"
    assert table.unit("S1").body + table.unit("S1").gunner == 1


@pytest.mark.rule("A-LUKE-09")
def test_the_last_point_may_soften_and_then_no_more() -> None:
    table = duel("walkers_fire", **revealed(1))
    table.do("fire W1xS1", "armour 0", "roll VVBBBB", "damage 12", "soften")
    assert force(table) == 0
    assert table.place("S1") == "0819"
    table.do("fire W2xS1", "roll VVBBBB", "damage 12")
    assert table.place("S1") == "destroyed"


@pytest.mark.rule("A-LUKE-09")
def test_the_armour_reply_may_leave_no_point_for_the_critical_hit() -> None:
    table = duel("walkers_fire", **revealed(1))
    table.do("fire W1xS1", "armour 1", "roll VVVBBB", "damage 12")
    assert table.place("S1") == "destroyed"


# Bound to his speeder


@pytest.mark.rule("A-LUKE-12")
def test_luke_never_changes_speeders() -> None:
    """His speeder is lost and his points with it: nobody else can spend them."""
    units = {**DUEL, "S1": "destroyed"}
    table = position(units=units, card="snowspeeders_fire", play=revealed(6))
    assert table.can("fire S2xW1")
    assert not table.can("fire S2xW1 +1")
    assert table.state.view(0).luke.unit == "S1"
    table.next_card("walkers_fire").do("fire W1xS2")
    assert table.step == "roll"


@pytest.mark.rule("A-LUKE-12")
@pytest.mark.parametrize("known", [False, True])
def test_losing_luke_decides_nothing(known: bool) -> None:
    """Not even if every other speeder is lost as well."""
    units = {"W1": "0818:S", "S1": "0819", **{f"S{n}": "destroyed" for n in range(2, 6)}}
    table = position(units=units, card="walkers_fire", play={"revealed": known})
    table.do("fire W1xS1", "armour 0", "roll VVBBBB", "damage 12", "suffer")
    assert table.place("S1") == "destroyed"
    assert not table.over
    assert table.state.outcome() is None


@pytest.mark.rule("A-LUKE-04", "A-LUKE-06", "A-LUKE-10")
def test_example_12_lukes_armour() -> None:
    table = duel("walkers_fire")
    assert table.state.view(1).luke.unit == ""
    table.do("fire W1xS1", "armour 2")
    luke = table.state.view(1).luke
    assert (luke.unit, luke.revealed, luke.force) == ("S1", True, 8)
    assert table.state.view(1).shot.armour == 4
    table.do("roll VVVBBB")  # enough for armour 2 or 3
    assert table.place("S1") == "0819"
    assert table.unit("S1").body == 0
    table.do("fire W2xS1", "armour 0")
    assert table.state.view(1).shot.armour == 4
    table.do("roll BBBBBB")
    table.next_card("walkers_move_or_fire").do("fire W1xS1", "armour 0")
    assert table.state.view(1).shot.armour == 2
    assert table.state.view(1).luke.force == 8
