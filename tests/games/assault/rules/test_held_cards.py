"""Cards held for later: the Force, the Repair Droid and General Veers (A-EVENT)."""

from typing import Any

import pytest
from games.assault.field import Field, position

HELD = {"the_force": "rebel", "repair_droid": "empire", "veers": "empire"}
IMPERIAL_CARDS = [
    "walkers_move",
    "walkers_move_or_fire",
    "walkers_fire",
    "at_sts_move",
    "at_sts_fire",
    "snowtroopers_move",
    "snowtroopers_fire",
]
REBEL_CARDS = [
    "troopers_move",
    "troopers_fire",
    "towers_fire",
    "snowspeeders_move",
    "snowspeeders_fire",
    "snowspeeders_move_or_fire",
    "snowspeeders_move_fire_or_harpoon",
]


def holding(*cards: str, **play: Any) -> dict[str, Any]:
    """The play table of a game in which these cards are held."""
    return {"held": list(cards), **play}


def held(table: Field) -> list[str]:
    """All held cards, whoever has them."""
    return [card for cards in table.state.view(None).held.values() for card in cards]


@pytest.mark.rule("A-EVENT-06")
@pytest.mark.parametrize(("card", "owner"), HELD.items())
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_held_card_lies_open_with_its_owner(card: str, owner: str, seat: int | None) -> None:
    table = position().do("card draw_event", f"event {card}")
    assert table.step == "draw"
    assert table.state.view(seat).held == {"rebel": [], "empire": [], owner: [card]}
    assert table.state.view(seat).event_deck[card] == 0


@pytest.mark.rule("A-EVENT-06")
def test_a_held_card_may_stay_unused_over_many_rounds_and_turns() -> None:
    table = position(
        units={"W1": "0818:S", "S1": "0819"},
        hits={"W1": {"legs": 1}},
        play=holding(*HELD, round=20),
    )
    table.do("card walkers_fire", "fire W1xS1", "armour 0", "roll BBBBBB", "done")
    assert table.state.view(None).turn == 2
    table.next_card("snowspeeders_fire").do("fire S1xW1", "roll BBBBB")
    assert held(table) == list(HELD)


# The Force is With You!

RANGE_0 = {"A1": "0818", "A2": "0202"}


@pytest.mark.rule("A-EVENT-20")
@pytest.mark.parametrize(
    ("unit", "card"),
    [
        ("T1", "towers_fire"),
        ("LT1", "troopers_fire"),
        ("HT1", "troopers_fire"),
        ("S1", "snowspeeders_fire"),
        ("S6", "snowspeeders_move_or_fire"),
    ],
)
def test_the_force_lets_one_shot_of_any_rebel_unit_hit_without_dice(unit: str, card: str) -> None:
    table = position(units={**RANGE_0, unit: "0819"}, card=card, play=holding("the_force"))
    table.do(f"fire {unit}xA1 force")
    assert table.place("A1") == "destroyed"
    assert "assault-roll" not in table.events
    assert held(table) == []


@pytest.mark.rule("A-EVENT-20", "A-EVENT-06")
def test_the_force_is_discarded_after_one_shot() -> None:
    table = position(
        units={**RANGE_0, "T1": "0819", "T2": "0817", "A3": "0718"},
        card="towers_fire",
        play=holding("the_force"),
    )
    assert table.can("fire T2xA3 force")
    table.do("fire T1xA1 force")
    assert table.can("fire T2xA3")
    assert not table.can("fire T2xA3 force")
    assert table.why("fire T2xA3 force") == "assault-why-not-held"


@pytest.mark.rule("A-EVENT-20")
def test_a_shot_without_the_force_is_rolled_and_keeps_the_card() -> None:
    table = position(units={**RANGE_0, "T1": "0819"}, card="towers_fire", play=holding("the_force"))
    table.do("fire T1xA1")
    assert table.step == "roll"
    table.do("roll BBBBBB")
    assert table.place("A1") == "0818"
    assert held(table) == ["the_force"]


@pytest.mark.rule("A-EVENT-20")
def test_the_force_is_not_for_a_harpoon() -> None:
    table = position(
        units={"W1": "0818:S", "S1": "0819"},
        luke="S2",
        card="snowspeeders_move_fire_or_harpoon",
        play=holding("the_force"),
    )
    assert table.legal("harpoon") == ["harpoon S1xW1"]
    assert not table.can("harpoon S1xW1 force")
    assert table.can("fire S1xW1 force")
    table.do("harpoon S1xW1")
    assert table.step == "roll"
    assert held(table) == ["the_force"]


@pytest.mark.rule("A-EVENT-20")
def test_the_force_is_not_for_an_impossible_shot() -> None:
    """A light Trooper has 3 dice for a Walker in its macrohex, 2 in the next one."""
    units = {"W1": "0818:S", "LT1": "0819", "LT2": "0820"}
    table = position(units=units, card="troopers_fire", play=holding("the_force"))
    assert table.can("fire LT1xW1 force")
    assert not table.can("fire LT2xW1 force")
    assert table.why("fire LT2xW1 force") == "assault-why-impossible"


@pytest.mark.rule("A-EVENT-21")
def test_the_force_cannot_be_declared_once_the_dice_are_due() -> None:
    table = position(units={**RANGE_0, "T1": "0819"}, card="towers_fire", play=holding("the_force"))
    table.do("fire T1xA1")
    assert table.waits_for_luck
    assert table.why("fire T1xA1 force") == "assault-why-first"


@pytest.mark.rule("A-EVENT-21")
def test_lukes_points_may_make_possible_what_the_force_then_hits() -> None:
    """Three macrohexes away Luke has 5 - 3 = 2 dice against armour 3: one point is missing."""
    table = position(
        units={"W1": "0818:S", "S1": "0824"},
        card="snowspeeders_fire",
        play=holding("the_force"),
    )
    assert not table.can("fire S1xW1 force")
    assert table.can("fire S1xW1 +1 force")
    table.do("fire S1xW1 +1 force")
    assert table.state.view(None).luke.force == 9
    assert table.state.view(1).luke.unit == "S1"
    assert held(table) == []
    assert table.step == "damage"
    assert table.events.index("assault-luke-revealed") < table.events.index("assault-hit")


@pytest.mark.rule("A-EVENT-21")
def test_points_beyond_need_may_go_with_the_force_too() -> None:
    table = position(
        units={"W1": "0818:S", "S1": "0819"}, card="snowspeeders_fire", play=holding("the_force")
    )
    table.do("fire S1xW1 +10 force")
    assert table.state.view(None).luke.force == 0
    assert table.step == "damage"


@pytest.mark.rule("A-EVENT-22")
@pytest.mark.parametrize(("total", "track"), [(3, "blaster"), (7, "body"), (10, "legs")])
def test_against_a_walker_the_force_gives_one_hit_with_a_damage_roll(
    total: int, track: str
) -> None:
    table = position(
        units={"W1": "0818:S", "T1": "0819"}, card="towers_fire", play=holding("the_force")
    )
    table.do("fire T1xW1 force")
    assert table.step == "damage"
    table.do(f"damage {total}")
    hit = table.unit("W1")
    assert {name: getattr(hit, name) for name in ("blaster", "body", "legs")} == {
        **{"blaster": 0, "body": 0, "legs": 0},
        track: 1,
    }


# Combat Repair Droid!

HURT = {"W1": {"blaster": 1, "legs": 1, "body": 1}}


@pytest.mark.rule("A-EVENT-23", "A-EVENT-24")
@pytest.mark.parametrize("card", IMPERIAL_CARDS)
def test_the_droid_may_be_used_in_every_imperial_round(card: str) -> None:
    """Whatever unit the card names, in play or not."""
    table = position(units={"W1": "0818:S"}, hits=HURT, card=card, play=holding("repair_droid"))
    assert table.to_act == 1
    assert table.legal("repair") == ["repair W1 blaster", "repair W1 legs", "repair W1 body"]
    table.do("repair W1 legs")
    assert table.unit("W1").legs == 0
    assert held(table) == []


@pytest.mark.rule("A-EVENT-23")
@pytest.mark.parametrize("card", REBEL_CARDS)
def test_the_droid_may_not_be_used_in_a_rebel_round(card: str) -> None:
    table = position(
        units={"W1": "0818:S", "S1": "0819", "T1": "0719", "LT1": "0919"},
        hits=HURT,
        card=card,
        play=holding("repair_droid"),
    )
    assert table.to_act == 0
    assert not table.legal("repair")
    assert table.why("repair W1 legs") == "assault-why-repair-round"


@pytest.mark.rule("A-EVENT-23", "A-EVENT-06")
def test_the_droid_is_discarded_after_one_hit() -> None:
    table = position(
        units={"W1": "0818:S", "W2": "0801:S"},
        hits={**HURT, "W2": {"legs": 2}},
        card="walkers_move",
        play=holding("repair_droid"),
    )
    table.do("repair W2 legs")
    assert table.unit("W2").legs == 1
    assert not table.legal("repair")
    assert table.why("repair W1 legs") == "assault-why-not-held"


@pytest.mark.rule("A-EVENT-23")
def test_only_a_hit_that_is_there_can_be_taken_off() -> None:
    table = position(
        units={"W1": "0818:S", "W2": "destroyed", "S1": "0819"},
        hits={"W1": {"legs": 1}, "S1": {"body": 1}},
        card="walkers_move",
        play=holding("repair_droid"),
    )
    assert table.legal("repair") == ["repair W1 legs"]
    assert table.why("repair W1 body") == "assault-why-no-hit"


@pytest.mark.rule("A-EVENT-24")
def test_without_a_hit_the_droid_keeps_no_round_open() -> None:
    table = position(units={"W1": "0818:S"}, play=holding("repair_droid")).do("card at_sts_move")
    assert table.step == "draw"
    assert held(table) == ["repair_droid"]


@pytest.mark.rule("A-EVENT-24")
def test_the_droid_may_be_used_before_between_and_after_the_actions() -> None:
    table = position(
        units={"W1": "0818:S", "W2": "0718:S", "T1": "0819"},
        hits=HURT,
        card="walkers_fire",
        play=holding("repair_droid"),
    )
    assert table.can("repair W1 body")
    table.do("fire W1xT1", "roll BBB")
    assert table.can("repair W1 body")
    table.do("fire W2xT1", "roll BBBBBB")
    assert table.step == "round"
    assert table.legal() == ["done", "repair W1 blaster", "repair W1 legs", "repair W1 body"]


@pytest.mark.rule("A-EVENT-24")
def test_the_droid_waits_until_a_move_is_finished() -> None:
    table = position(
        units={"W1": "0818:S"}, hits=HURT, card="walkers_move", play=holding("repair_droid")
    )
    table.do("step W1")
    assert table.step == "walk"
    assert not table.legal("repair")
    assert table.why("repair W1 legs") == "assault-why-moving"
    table.do("stop")
    assert table.can("repair W1 legs")


@pytest.mark.rule("A-EVENT-24")
def test_the_droid_waits_until_a_shot_is_finished() -> None:
    table = position(
        units={"W1": "0818:S", "S1": "0819"},
        hits=HURT,
        card="walkers_fire",
        play=holding("repair_droid"),
    )
    table.do("fire W1xS1")
    assert table.to_act == 0
    for action in ("armour 0", "roll VVB", "damage 11"):
        assert not table.can("repair W1 legs")
        assert table.why("repair W1 legs")
        table.do(action)
    assert table.step == "critical"
    assert not table.can("repair W1 legs")
    table.do("suffer")
    assert table.can("repair W1 legs")


@pytest.mark.rule("A-EVENT-24")
def test_the_droid_may_not_be_used_in_the_event_round_that_brought_it() -> None:
    table = position(units={"W1": "0818:S"}, hits=HURT).do("card draw_event", "event repair_droid")
    assert table.waits_for_luck
    assert table.step == "draw"
    assert table.unit("W1").legs == 1
    assert held(table) == ["repair_droid"]


@pytest.mark.rule("A-EVENT-25")
@pytest.mark.parametrize("track", ["blaster", "legs", "body"])
@pytest.mark.parametrize("hits", [1, 2])
def test_the_droid_lowers_one_track_by_one_step(track: str, hits: int) -> None:
    before = {"blaster": 1, "legs": 1, "body": 1, track: hits}
    table = position(
        units={"W1": "0818:S"},
        hits={"W1": before},
        card="at_sts_move",
        play=holding("repair_droid"),
    )
    table.do(f"repair W1 {track}")
    walker = table.unit("W1")
    after = {name: getattr(walker, name) for name in before}
    assert after == {**before, track: hits - 1}


@pytest.mark.rule("A-EVENT-25")
def test_a_repaired_leg_lets_an_immobile_walker_go_again() -> None:
    table = position(
        units={"W1": "0818:S"},
        hits={"W1": {"legs": 2}},
        card="walkers_move",
        play=holding("repair_droid"),
    )
    assert not table.can("step W1")
    table.do("repair W1 legs", "step W1")
    assert table.state.view(None).points == 2  # 3 MPs with one leg hit


@pytest.mark.rule("A-EVENT-25")
def test_a_repaired_blaster_lets_a_silent_walker_fire_again() -> None:
    table = position(
        units={"W1": "0818:S", "T1": "0819"},
        hits={"W1": {"blaster": 2}},
        card="walkers_fire",
        play=holding("repair_droid"),
    )
    assert not table.can("fire W1xT1")
    table.do("repair W1 blaster")
    assert table.can("fire W1xT1")
    assert table.dice("W1xT1") == 3


@pytest.mark.rule("A-EVENT-25")
def test_the_droid_brings_nobody_back_to_life() -> None:
    table = position(
        units={"W1": "0818:S", "W2": "destroyed", "LS1": "destroyed", "HS1": "destroyed"},
        hits={"W1": {"body": 2}, "W2": {"body": 3}},
        card="walkers_move",
        play=holding("repair_droid"),
    )
    assert table.legal("repair") == ["repair W1 body"]
    table.do("repair W1 body")
    assert {table.place(name) for name in ("W2", "LS1", "HS1")} == {"destroyed"}


@pytest.mark.rule("A-EVENT-25")
def test_a_repair_gives_no_second_action() -> None:
    """Walker 1 has moved; with its leg mended it does not move on, and Walker 2 does."""
    table = position(
        units={"W1": "0818:S", "W2": "0318:S"},
        hits={"W1": {"legs": 1}},
        card="walkers_move",
        play=holding("repair_droid"),
    )
    table.do("step W1", "stop", "repair W1 legs")
    assert table.unit("W1").used
    assert table.legal("step") == ["step W2"]
    assert table.why("step W1") == "assault-why-used"


@pytest.mark.rule("A-EVENT-25")
def test_a_repair_is_no_action_of_the_walker() -> None:
    table = position(
        units={"W1": "0818:S"},
        hits={"W1": {"legs": 1}},
        card="walkers_move",
        play=holding("repair_droid"),
    )
    table.do("repair W1 legs")
    assert not table.unit("W1").used
    table.do("step W1")
    assert table.state.view(None).points == 4


# General Veers Directs Fire


@pytest.mark.rule("A-EVENT-26", "A-EVENT-06")
def test_veers_adds_two_dice_to_one_shot_of_one_walker() -> None:
    table = position(
        units={"W1": "0818:S", "W2": "0718:S", "T1": "0819", "T2": "0820"},
        card="walkers_fire",
        play=holding("veers"),
    )
    assert table.can("fire W1xT1")
    assert table.can("fire W2xT1 veers")
    table.do("fire W1xT1 veers")
    assert table.state.view(None).shot.dice == 6 + 2
    assert held(table) == []
    table.do("roll BBBBBBBB")
    assert not table.can("fire W2xT1 veers")
    assert table.why("fire W2xT1 veers") == "assault-why-not-held"
    table.do("fire W2xT1")
    assert table.state.view(None).shot.dice == 6


@pytest.mark.rule("A-EVENT-26")
def test_a_shot_without_veers_keeps_the_card() -> None:
    table = position(
        units={"W1": "0818:S", "T1": "0819"}, card="walkers_fire", play=holding("veers")
    )
    table.do("fire W1xT1", "roll VVVVVV")
    assert held(table) == ["veers"]


@pytest.mark.rule("A-EVENT-26")
@pytest.mark.parametrize(
    ("unit", "card"),
    [("A1", "at_sts_fire"), ("LS1", "snowtroopers_fire"), ("HS1", "snowtroopers_fire")],
)
def test_veers_directs_walkers_only(unit: str, card: str) -> None:
    table = position(
        units={"W1": "0801:S", unit: "0818", "LT1": "0819"}, card=card, play=holding("veers")
    )
    assert table.legal("fire") == [f"fire {unit}xLT1"]
    assert table.why(f"fire {unit}xLT1 veers") == "assault-why-veers"


@pytest.mark.rule("A-EVENT-26")
@pytest.mark.parametrize(("row", "possible"), [(24, True), (27, True), (29, True), (31, False)])
def test_veers_may_be_what_makes_a_shot_possible(row: int, possible: bool) -> None:
    """Armour 3 at range 3, 4, 5 and 6: the Walker alone reaches range 3, with Veers range 5."""
    table = position(
        f"{row}: . . . . . . . P",
        units={"W1": "0818:S", "W2": "0801:N"},
        card="walkers_move_or_fire",
        play=holding("veers"),
    )
    assert table.can("fire W1xP veers") == possible
    assert table.can("fire W1xP") == (row == 24)


@pytest.mark.rule("A-EVENT-27")
def test_veers_is_declared_before_lukes_reply() -> None:
    """The Rebels answer knowing all eight dice, and the card is spent whatever follows."""
    table = position(
        units={"W1": "0818:S", "S1": "0819", "T1": "0719"},
        card="walkers_fire",
        play=holding("veers"),
    )
    table.do("fire W1xS1 veers")
    assert table.step == "armour"
    assert table.state.view(0).shot.dice == 8
    assert table.events[-1] == "assault-veers"
    assert held(table) == []
    table.do("armour 7")
    assert table.events[-1] == "assault-shot-fails"  # 2 + 7 symbols with 8 dice
    assert held(table) == []


@pytest.mark.rule("A-EVENT-27")
def test_veers_cannot_be_added_after_the_reply() -> None:
    table = position(
        units={"W1": "0818:S", "S1": "0819"}, card="walkers_fire", play=holding("veers")
    )
    table.do("fire W1xS1", "armour 1")
    assert table.waits_for_luck
    assert table.why("fire W1xS1 veers") == "assault-why-first"
    assert table.state.view(None).shot.dice == 6
