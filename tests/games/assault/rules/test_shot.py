"""One shot step by step (A-FIRE-25 to A-FIRE-34)."""

from typing import Any

import pytest
from games.assault.field import Field, position

from echobase import CHANCE, IllegalAction

FRONT = ("0819", "0721", "0623", "0526", "0428", "0331", "0233")
"""Hexes at range 0, 1, 2 and so on from 0818, all before a Walker that faces S there."""
VEERS = {"held": ["veers"]}
FORCE = {"held": ["the_force"]}


def walkers_fire(at: str = "S1", apart: int = 0, **more: Any) -> Field:
    """Walker 1 on 0818 with its target before it; Walker 2 far away has a target of its own."""
    units = {"W1": "0818:S", "W2": "1302:S", "LT9": "1303", at: FRONT[apart]}
    return position(card="walkers_fire", units={**units, **more.pop("units", {})}, **more)


def speeders_fire(speeder: str = "S1", apart: int = 0, **more: Any) -> Field:
    """A speeder on 0818 with Walker 1 in reach; Snowspeeder 8 far away has a target too."""
    units = {speeder: "0818", "W1": f"{FRONT[apart]}:S", "S8": "1302", "LS9": "1303"}
    return position(card="snowspeeders_fire", units={**units, **more.pop("units", {})}, **more)


def luke(field: Field) -> tuple[bool, int]:
    """Whether everybody knows him, and the points he has left."""
    seen = field.state.view(0).luke
    return seen.revealed, seen.force


def held(field: Field) -> list[str]:
    cards = field.state.view(None).held
    return [*cards["rebel"], *cards["empire"]]


def dice(field: Field) -> int:
    found: int = field.state.view(None).shot.dice
    return found


def shots(field: Field, pair: str) -> list[str]:
    """What may be declared with the shot, beside the shot itself."""
    begin = f"fire {pair}"
    return [text[len(begin) :].strip() for text in field.legal("fire") if text.startswith(begin)]


# Step 1: declaration


@pytest.mark.rule("A-FIRE-25")
def test_the_empire_declares_veers_or_not_with_the_shot_of_a_walker() -> None:
    assert shots(walkers_fire(play=VEERS), "W1xS1") == ["", "veers"]
    assert shots(walkers_fire(), "W1xS1") == [""]


@pytest.mark.rule("A-FIRE-25")
@pytest.mark.parametrize(("firer", "card"), [("A1", "at_sts_fire"), ("LS1", "snowtroopers_fire")])
def test_veers_directs_walkers_only(firer: str, card: str) -> None:
    field = position(card=card, units={firer: "0818", "LT1": "0819"}, play=VEERS)
    assert shots(field, f"{firer}xLT1") == [""]
    assert field.why(f"fire {firer}xLT1 veers") == "assault-why-veers"


@pytest.mark.rule("A-FIRE-25")
def test_luke_declares_any_number_of_his_points_with_his_shot() -> None:
    field = speeders_fire(luke="S1", play={"force": 3})
    assert shots(field, "S1xW1") == ["", "+1", "+2", "+3"]
    assert field.why("fire S1xW1 +4") == "assault-why-points"


@pytest.mark.rule("A-FIRE-25")
def test_other_speeders_have_no_points_to_declare() -> None:
    field = speeders_fire("S2", luke="S1", units={"S1": "0817"})
    assert shots(field, "S2xW1") == [""]
    assert field.why("fire S2xW1 +1") == "assault-why-points"


@pytest.mark.rule("A-FIRE-25")
def test_the_force_card_is_declared_with_any_rebel_shot() -> None:
    field = speeders_fire("S2", luke="S1", play=FORCE)
    assert shots(field, "S2xW1") == ["", "force"]
    tower = position(card="towers_fire", units={"T1": "0818", "W1": "0819:S"}, play=FORCE)
    assert shots(tower, "T1xW1") == ["", "force"]
    trooper = position(card="troopers_fire", units={"LT1": "0818", "LS1": "0819"}, play=FORCE)
    assert shots(trooper, "LT1xLS1") == ["", "force"]


@pytest.mark.rule("A-FIRE-25")
def test_points_and_force_card_are_declared_in_one_decision() -> None:
    field = speeders_fire(luke="S1", play={**FORCE, "force": 1})
    assert shots(field, "S1xW1") == ["", "force", "+1", "+1 force"]


# Step 2: legality


@pytest.mark.rule("A-FIRE-26")
@pytest.mark.parametrize(
    ("shot", "why"),
    [
        ("A1xT1", "assault-why-kind"),
        ("W2xT1 veers", "assault-why-used"),
        ("W1xT2 veers", "assault-why-field"),
        ("W1xLT1 veers", "assault-why-target-inside"),
        ("W1xLT2 veers", "assault-why-not-in-play"),
        ("W1xA1 veers", "assault-why-own"),
        ("W1xT3 veers", "assault-why-impossible"),
        ("W3xT1 veers", "assault-why-blaster"),
    ],
)
def test_a_refused_imperial_shot_costs_nothing(shot: str, why: str) -> None:
    field = position(
        card="walkers_fire",
        units={
            "W1": "0818:S",
            "W2": "0718:S",
            "W3": "0918:S",
            "A1": "0820",
            "T1": "0819",
            "T2": "0817",
            "T3": "0136",
            "LT1": "base",
        },
        hits={"W3": {"blaster": 2}},
        play={**VEERS, "used": ["W2"]},
    )
    before = field.state.document()
    assert field.why(f"fire {shot}") == why
    with pytest.raises(IllegalAction):
        field.do(f"fire {shot}")
    assert field.state.document() == before
    assert field.log == []
    assert held(field) == ["veers"]
    assert field.can("fire W1xT1 veers"), "the right shot is still there"


@pytest.mark.rule("A-FIRE-26")
@pytest.mark.parametrize(
    ("shot", "why"),
    [
        ("S1xW1 +1 force", "assault-why-impossible"),
        ("S2xLS1 +1 force", "assault-why-points"),
        ("S1xT1 +1 force", "assault-why-own"),
    ],
)
def test_a_refused_rebel_shot_costs_nothing_and_reveals_nobody(shot: str, why: str) -> None:
    field = position(
        card="snowspeeders_fire",
        units={"S1": "0818", "S2": "0817", "LS1": "0819", "T1": "0719", "W1": "0428:S"},
        luke="S1",
        play=FORCE,
    )
    before = field.state.document()
    assert field.why(f"fire {shot}") == why
    with pytest.raises(IllegalAction):
        field.do(f"fire {shot}")
    assert field.state.document() == before
    assert luke(field) == (False, 10)
    assert held(field) == ["the_force"]
    assert field.can("fire S1xW1 +2 force")


# Step 3: payment


@pytest.mark.rule("A-FIRE-27")
def test_veers_is_spent_with_the_declaration_and_stays_spent_after_a_miss() -> None:
    field = walkers_fire("T1", play=VEERS).do("fire W1xT1 veers")
    assert held(field) == []
    assert dice(field) == 6 + 2
    field.do("roll VSSSSSSS")
    assert "assault-missed" in field.events
    assert held(field) == []
    assert not field.can("fire W2xLT9 veers")


@pytest.mark.rule("A-FIRE-27")
def test_points_are_spent_with_the_declaration_and_stay_spent_after_a_miss() -> None:
    field = speeders_fire(luke="S1").do("fire S1xW1 +4")
    assert field.waits_for_luck
    assert luke(field) == (True, 6), "the first point spent shows who he is"
    field.do("roll SSBBBBBBB")
    assert "assault-missed" in field.events
    assert luke(field) == (True, 6)


@pytest.mark.rule("A-FIRE-27")
def test_a_shot_without_points_reveals_nobody() -> None:
    field = speeders_fire(luke="S1").do("fire S1xW1")
    assert luke(field) == (False, 10)


@pytest.mark.rule("A-FIRE-27")
def test_the_force_card_is_spent_with_the_declaration() -> None:
    field = speeders_fire("S2", luke="S1", play=FORCE).do("fire S2xW1 force")
    assert held(field) == []
    assert luke(field) == (False, 10), "the card tells nothing about Luke"


# Step 4: armour reply


@pytest.mark.rule("A-FIRE-28")
def test_the_rebels_reply_with_armour_knowing_the_whole_declaration() -> None:
    field = walkers_fire("S1", luke="S1", play=VEERS).do("fire W1xS1 veers")
    assert (field.to_act, field.step) == (0, "armour")
    shot = field.state.view(0).shot
    assert (shot.firer, shot.target, shot.dice) == ("W1", "S1", 6 + 2)
    assert "assault-veers" in field.events
    assert field.legal() == [f"armour {points}" for points in range(11)]


@pytest.mark.rule("A-FIRE-28")
def test_the_armour_points_count_against_the_shot() -> None:
    """Armour 2 + 2: three Vaders are a miss, four a hit."""
    field = walkers_fire("S1", luke="S1").do("fire W1xS1", "armour 2")
    assert luke(field) == (True, 8)
    assert field.state.view(None).shot.armour == 4
    field.do("roll VVVSSS")
    assert "assault-missed" in field.events
    field = walkers_fire("S1", luke="S1").do("fire W1xS1", "armour 2", "roll VVVVSS")
    assert field.step == "damage"


@pytest.mark.rule("A-FIRE-28")
def test_a_reply_of_no_points_spends_and_reveals_nothing() -> None:
    field = walkers_fire("S1", luke="S1").do("fire W1xS1", "armour 0")
    assert luke(field) == (False, 10)
    assert field.state.view(None).shot.armour == 2
    assert field.waits_for_luck


@pytest.mark.rule("A-FIRE-28")
def test_he_cannot_reply_with_more_points_than_he_has() -> None:
    field = walkers_fire("S1", luke="S1", play={"force": 2}).do("fire W1xS1")
    assert field.legal() == ["armour 0", "armour 1", "armour 2"]
    assert field.why("armour 3") == "assault-why-points"


@pytest.mark.rule("A-FIRE-28")
@pytest.mark.parametrize(
    ("target", "play"),
    [
        ("S6", {}),
        ("T1", {}),
        ("HT1", {}),
        ("S2", {"revealed": True, "force": 5}),
        ("S1", {"revealed": True, "force": 0}),
    ],
)
def test_no_armour_reply_where_the_answer_is_public(target: str, play: dict[str, Any]) -> None:
    field = walkers_fire(target, luke="S1", play=play).do(f"fire W1x{target}")
    assert field.waits_for_luck
    assert field.step == "roll"


# Step 5: a shot that the reply made hopeless


@pytest.mark.rule("A-FIRE-29")
def test_armour_above_the_dice_makes_the_shot_fail_without_a_roll() -> None:
    """Range 3 and Veers: 6 - 3 + 2 = 5 dice, and 2 + 4 = 6 armour."""
    field = walkers_fire("S1", 3, luke="S1", play=VEERS).do("fire W1xS1 veers", "armour 4")
    assert "assault-shot-fails" in field.events
    assert "assault-roll" not in field.events
    assert field.step == "round"
    assert field.to_act == 1
    assert field.unit("W1").used
    assert held(field) == []
    assert field.place("S1") == FRONT[3]
    assert field.unit("S1").body == 0
    assert luke(field) == (True, 6)


@pytest.mark.rule("A-FIRE-29")
def test_armour_equal_to_the_dice_is_rolled_for() -> None:
    field = walkers_fire("S1", 3, luke="S1", play=VEERS).do("fire W1xS1 veers", "armour 3")
    assert field.waits_for_luck
    field.do("roll VVVVV")
    assert field.step == "damage"


# Step 6: dice


@pytest.mark.rule("A-FIRE-30")
@pytest.mark.parametrize("apart", [0, 1, 2])
def test_as_many_dice_as_the_modified_strength_are_rolled(apart: int) -> None:
    field = walkers_fire("T1", apart).do("fire W1xT1")
    assert dice(field) == 6 - apart
    for wrong in (6 - apart - 1, 6 - apart + 1):
        with pytest.raises(IllegalAction):
            field.do(f"roll {'V' * wrong}")
    rolls = [field.state.write(action) for action, _ in field.state.chances()]
    assert {len(roll.split()[1]) for roll in rolls} == {6 - apart}
    assert sum(chance for _, chance in field.state.chances()) == pytest.approx(1)


@pytest.mark.rule("A-FIRE-30")
def test_the_force_card_replaces_the_roll_by_a_hit() -> None:
    field = position(
        card="towers_fire", units={"T1": "0818", "A1": "0819", "A2": "0101"}, play=FORCE
    )
    field.do("fire T1xA1 force")
    assert field.place("A1") == "destroyed"
    assert "assault-roll" not in field.events
    assert "assault-hit" in field.events


@pytest.mark.rule("A-FIRE-30")
def test_the_force_card_leaves_the_damage_dice_to_luck() -> None:
    field = speeders_fire("S2", luke="S1", play=FORCE).do("fire S2xW1 force")
    assert field.step == "damage"
    assert "assault-roll" not in field.events


# Step 7: result


@pytest.mark.rule("A-FIRE-31")
def test_after_a_miss_nothing_more_happens() -> None:
    field = walkers_fire("S1", luke="S1").do("fire W1xS1", "armour 0", "roll VBBBBB")
    assert field.events[-1] == "assault-missed"
    assert (field.step, field.to_act) == ("round", 1)
    seen = field.unit("S1")
    assert (seen.place, seen.body, seen.gunner) == ("0819", 0, 0)


@pytest.mark.rule("A-FIRE-31")
@pytest.mark.parametrize(
    ("target", "after"), [("T1", "round"), ("LT1", "round"), ("HT1", "round"), ("S6", "damage")]
)
def test_a_hit_destroys_a_one_hit_target_or_calls_for_the_damage_dice(
    target: str, after: str
) -> None:
    field = walkers_fire(target).do(f"fire W1x{target}", "roll VVBBBB")
    assert field.step == after
    assert (field.place(target) == "destroyed") == (after == "round")


# Step 8: critical reply


def badly_hit(target: str = "S1", total: int = 12, **more: Any) -> Field:
    """A shot at a speeder up to the damage dice."""
    field = walkers_fire(target, **more).do(f"fire W1x{target}")
    if field.step == "armour":
        field.do("armour 0")
    return field.do("roll VVBBBB", f"damage {total}")


@pytest.mark.rule("A-FIRE-32")
@pytest.mark.parametrize("total", [11, 12])
def test_after_a_critical_result_the_rebels_may_spend_a_point_to_soften_it(total: int) -> None:
    field = badly_hit(total=total, luke="S1")
    assert (field.step, field.to_act) == ("critical", 0)
    assert sorted(field.legal()) == ["soften", "suffer"]
    assert field.place("S1") == "0819", "nothing is applied before the reply"
    field.do("soften")
    assert (field.place("S1"), field.unit("S1").body) == ("0819", 1)
    assert luke(field) == (True, 9)


@pytest.mark.rule("A-FIRE-32")
def test_without_the_point_the_critical_hit_destroys() -> None:
    field = badly_hit(luke="S1").do("suffer")
    assert field.place("S1") == "destroyed"
    assert luke(field) == (False, 10)


@pytest.mark.rule("A-FIRE-32")
def test_other_speeders_are_asked_but_can_only_suffer() -> None:
    field = badly_hit("S2", luke="S1")
    assert (field.step, field.to_act) == ("critical", 0)
    assert field.legal() == ["suffer"]
    assert field.why("soften") == "assault-why-points"
    assert field.do("suffer").place("S2") == "destroyed"


@pytest.mark.rule("A-FIRE-32")
@pytest.mark.parametrize(
    ("target", "play"),
    [
        ("S6", {}),
        ("S2", {"revealed": True, "force": 5}),
        ("S1", {"revealed": True, "force": 0}),
    ],
)
def test_no_critical_reply_where_the_answer_is_public(target: str, play: dict[str, Any]) -> None:
    field = badly_hit(target, luke="S1", play=play)
    assert field.place(target) == "destroyed"
    assert field.step == "round"


@pytest.mark.rule("A-FIRE-32")
@pytest.mark.parametrize("total", [4, 5, 10])
def test_no_critical_reply_after_another_result(total: int) -> None:
    field = badly_hit(total=total, luke="S1")
    assert field.step == "round"
    seen = field.unit("S1")
    assert (seen.gunner, seen.body) == ((1, 0) if total == 4 else (0, 1))


# Step 9: damage, victory, used


@pytest.mark.rule("A-FIRE-33")
def test_results_come_before_the_next_shot_and_the_firer_is_used() -> None:
    """Two body hits of two Walkers in one round add up to the end of the speeder."""
    field = position(
        card="walkers_fire",
        units={"W1": "0818:S", "W2": "0817:S", "W3": "0618:S", "S6": "0819", "LT1": "0820"},
    )
    field.do("fire W1xS6", "roll VVBBBB", "damage 7")
    assert field.unit("S6").body == 1
    assert field.unit("W1").used
    assert not field.unit("W2").used
    field.do("fire W2xS6", "roll VVBBBB", "damage 7")
    assert field.place("S6") == "destroyed"
    assert field.why("fire W3xS6") == "assault-why-not-in-play"
    assert field.why("fire W1xLT1") == "assault-why-used"


@pytest.mark.rule("A-FIRE-33")
def test_losses_aboard_are_part_of_the_shot() -> None:
    field = speeders_fire("S6", units={"LS1": "W1", "HS1": "W1"}, hits={"W1": {"body": 1}}).do(
        "fire S6xW1", "roll SSSBB", "damage 6"
    )
    assert field.unit("W1").body == 2
    assert field.place("LS1") == "destroyed"
    assert field.place("HS1") == "destroyed"
    assert field.unit("S6").used


@pytest.mark.rule("A-FIRE-33")
def test_victory_is_checked_before_the_next_shot() -> None:
    field = position(card="towers_fire", units={"T1": "0818", "T2": "0817", "A1": "0819"})
    field.do("fire T1xA1", "roll SSSSSS")
    assert field.over
    assert (field.winner, field.reason) == ("rebel", "annihilation")


# No other interruptions


@pytest.mark.rule("A-FIRE-34")
def test_the_repair_droid_waits_until_the_shot_is_over() -> None:
    field = walkers_fire("S1", luke="S1", hits={"W1": {"body": 1}}, play={"held": ["repair_droid"]})
    assert field.can("repair W1 body")
    for action, step in [
        ("fire W1xS1", "armour"),
        ("armour 0", "roll"),
        ("roll VVBBBB", "damage"),
        ("damage 12", "critical"),
    ]:
        field.do(action)
        assert field.step == step
        assert not field.can("repair W1 body")
        with pytest.raises(IllegalAction):
            field.do("repair W1 body")
    field.do("suffer")
    assert field.can("repair W1 body")


@pytest.mark.rule("A-FIRE-34")
def test_the_empire_has_no_answer_to_a_rebel_shot() -> None:
    field = speeders_fire("S2", luke="S1", play={"held": ["repair_droid", "veers"]})
    seats = [field.to_act]
    for action in ("fire S2xW1", "roll SSSBB", "damage 12"):
        field.do(action)
        seats.append(field.to_act)
    assert seats == [0, CHANCE, CHANCE, 0], "the Rebels, luck twice, and the Rebels continue"
    assert field.place("W1") == "destroyed"


@pytest.mark.rule("A-FIRE-34")
@pytest.mark.parametrize("target", ["T1", "LT1", "HT1"])
def test_no_reply_for_any_unit_but_snowspeeders(target: str) -> None:
    field = walkers_fire(target, luke="S1", units={"S1": "0817"})
    field.do(f"fire W1x{target}")
    assert (field.to_act, field.step) == (CHANCE, "roll")
    field.do("roll VVVVVV")
    assert (field.to_act, field.step) == (1, "round")
