"""Damage to Snowspeeders: what the damage dice do to one (A-DAMAGE-SPEEDER)."""

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from games.assault.field import Field, position

GUNNER, BODY, CRITICAL = 2, 7, 12
"""One sum of the damage dice for each result."""

HARPOON = "snowspeeders_move_fire_or_harpoon"
DUEL = """
    3: . . W1:S
    4: . . S6
"""
"""Snowspeeder 6, which is never Luke's, in the macrohex and the field of fire of Walker 1."""


def before_damage(hits: dict[str, int] | None = None, play: dict[str, Any] | None = None) -> Field:
    """Walker 1 has hit Snowspeeder 6; the damage dice are about to be rolled."""
    field = position(
        DUEL, "walkers_fire", units={"W2": "0302:S"}, hits={"S6": hits or {}}, play=play
    )
    return field.do("fire W1xS6", "roll VVBBBB")


def hit(
    total: int, hits: dict[str, int] | None = None, play: dict[str, Any] | None = None
) -> Field:
    """Snowspeeder 6 is hit once, with this sum of the damage dice."""
    return before_damage(hits, play).do(f"damage {total}")


def tracks(field: Field, speeder: str = "S6") -> tuple[int, int]:
    """Gunner and body hits."""
    unit = field.unit(speeder)
    return unit.gunner, unit.body


@pytest.mark.rule("A-DAMAGE-SPEEDER-01")
@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (2, (1, 0)),
        (3, (1, 0)),
        (4, (1, 0)),
        (5, (0, 1)),
        (6, (0, 1)),
        (7, (0, 1)),
        (8, (0, 1)),
        (9, (0, 1)),
        (10, (0, 1)),
    ],
)
def test_the_sum_says_which_track_is_hit(total: int, expected: tuple[int, int]) -> None:
    field = hit(total)
    assert tracks(field) == expected
    assert field.place("S6") == "0304"


@pytest.mark.rule("A-DAMAGE-SPEEDER-01", "A-DAMAGE-SPEEDER-06")
@pytest.mark.parametrize("total", [11, 12])
def test_eleven_and_twelve_are_critical(total: int) -> None:
    assert hit(total).place("S6") == "destroyed"


@pytest.mark.rule("A-DAMAGE-SPEEDER-01")
def test_the_odds_of_a_shot_foretell_the_damage() -> None:
    odds = position(DUEL, "walkers_fire").state.odds("fire W1xS6")
    share = {name: chance / odds.hit for name, chance in odds.damage.items()}
    assert share == {
        "gunner": Fraction(6, 36),
        "hull-1": Fraction(27, 36),
        "critical": Fraction(3, 36),
    }
    assert odds.destroy == odds.hit * Fraction(3, 36)


@pytest.mark.rule("A-DAMAGE-SPEEDER-02")
def test_a_dead_gunner_costs_two_dice() -> None:
    assert position(DUEL, "snowspeeders_fire").dice("S6xW1") == 5
    field = hit(GUNNER).next_card("snowspeeders_fire")
    assert field.dice("S6xW1") == 3
    field.do("fire S6xW1", "roll SSS")
    assert field.step == "damage"


@pytest.mark.rule("A-DAMAGE-SPEEDER-02")
def test_two_dice_less_can_make_a_shot_impossible() -> None:
    """The Walker at range 1 has armour 3: 5 - 1 dice may hit it, 3 - 1 never."""
    text = "3: . . W1:S\n5: . . S6"
    assert position(text, "snowspeeders_fire").targets("S6") == {"W1"}
    hurt = position(text, "snowspeeders_move_or_fire", hits={"S6": {"gunner": 1}})
    assert hurt.dice("S6xW1") == 2
    assert hurt.targets("S6") == set()
    assert hurt.why("fire S6xW1") == "assault-why-impossible"


@pytest.mark.rule("A-DAMAGE-SPEEDER-02", "A-HARPOON-02")
def test_without_a_gunner_there_is_no_harpoon_for_the_rest_of_the_game() -> None:
    assert position(DUEL, HARPOON).can("harpoon S6xW1")
    field = hit(GUNNER, play={"round": 19})
    field.do("done", "card at_sts_move")
    assert field.state.view(None).turn == 2
    field.do(f"card {HARPOON}")
    assert not field.legal("harpoon")
    assert field.why("harpoon S6xW1") == "assault-why-gunner"
    assert field.can("fire S6xW1")


@pytest.mark.rule("A-DAMAGE-SPEEDER-02")
def test_a_dead_gunner_slows_nobody() -> None:
    whole = position("10: . . . . . . . S6", "snowspeeders_move")
    hurt = position("10: . . . . . . . S6", "snowspeeders_move", hits={"S6": {"gunner": 1}})
    assert hurt.ends("S6") == whole.ends("S6")
    assert "0815" in hurt.ends("S6")


@pytest.mark.rule("A-DAMAGE-SPEEDER-03")
@pytest.mark.parametrize("total", [2, 3, 4])
def test_a_further_gunner_hit_is_a_body_hit(total: int) -> None:
    field = hit(total, {"gunner": 1})
    assert tracks(field) == (1, 1)
    assert field.place("S6") == "0304"


@pytest.mark.rule("A-DAMAGE-SPEEDER-03", "A-DAMAGE-SPEEDER-05")
def test_a_further_gunner_hit_can_be_the_second_body_hit() -> None:
    assert hit(GUNNER, {"gunner": 1, "body": 1}).place("S6") == "destroyed"
    assert hit(GUNNER, {"gunner": 0, "body": 1}).place("S6") == "0304"


@pytest.mark.rule("A-DAMAGE-SPEEDER-04")
def test_the_first_body_hit_does_nothing() -> None:
    field = hit(BODY).next_card(HARPOON)
    whole = position(DUEL, HARPOON, units={"W2": "0302:S"})
    assert tracks(field) == (0, 1)
    assert field.legal() == whole.legal()
    assert field.dice("S6xW1") == 5


@pytest.mark.rule("A-DAMAGE-SPEEDER-05")
def test_the_second_body_hit_destroys_the_speeder() -> None:
    assert hit(BODY, {"body": 1}).place("S6") == "destroyed"


@pytest.mark.rule("A-DAMAGE-SPEEDER-05")
def test_a_gunner_hit_and_a_body_hit_are_not_enough() -> None:
    field = hit(BODY, {"gunner": 1})
    assert tracks(field) == (1, 1)
    assert field.place("S6") == "0304"


@pytest.mark.rule("A-DAMAGE-SPEEDER-06", "A-LUKE-09")
@pytest.mark.parametrize(("answer", "place"), [("suffer", "destroyed"), ("soften", "0304")])
def test_luke_may_soften_a_critical_hit(answer: str, place: str) -> None:
    field = position("3: . . W1:S\n4: . . S1", "walkers_fire", luke="S1")
    field.do("fire W1xS1", "armour 0", "roll VVBBBB", f"damage {CRITICAL}")
    assert field.to_act == 0
    field.do(answer)
    assert field.place("S1") == place
    if answer == "soften":
        assert tracks(field, "S1") == (0, 1)


@pytest.mark.rule("A-DAMAGE-SPEEDER-06")
def test_nobody_else_softens_a_critical_hit() -> None:
    field = position("3: . . W1:S\n4: . . S2", "walkers_fire", luke="S1")
    field.do("fire W1xS2", "armour 0", "roll VVBBBB", f"damage {CRITICAL}")
    assert field.legal() == ["suffer"]
    field.do("suffer")
    assert field.place("S2") == "destroyed"


@pytest.mark.rule("A-DAMAGE-SPEEDER-07")
def test_the_hotshot_dies_with_the_gunner() -> None:
    play = {"hotshot": "S6"}
    assert position(DUEL, "snowspeeders_fire", play=play).dice("S6xW1") == 7
    field = hit(GUNNER, play=play).next_card("snowspeeders_fire")
    assert field.dice("S6xW1") == 3
    assert not field.unit("S6").hotshot


@pytest.mark.rule("A-DAMAGE-SPEEDER-07")
def test_a_body_hit_or_the_gunner_of_another_speeder_does_not_end_the_hotshot() -> None:
    field = hit(BODY, play={"hotshot": "S6"}).next_card("snowspeeders_fire")
    assert field.dice("S6xW1") == 7
    other = position("3: . . W1:S\n4: . . S6 S7", "walkers_fire", play={"hotshot": "S7"})
    other.do("fire W1xS6", "roll VVBBBB", f"damage {GUNNER}").next_card("snowspeeders_fire")
    assert other.unit("S7").hotshot
    assert other.unit("S6").gunner == 1


@pytest.mark.rule("A-DAMAGE-SPEEDER-08")
def test_the_repair_droid_repairs_no_speeder() -> None:
    field = position(
        DUEL,
        "walkers_move",
        hits={"S6": {"gunner": 1, "body": 1}, "W1": {"legs": 1}},
        play={"held": ["repair_droid"]},
    )
    assert field.legal("repair") == ["repair W1 legs"]
    assert not field.can("repair S6 body")


@pytest.mark.rule("A-DAMAGE-SPEEDER-08")
def test_hits_on_a_speeder_stay_from_turn_to_turn() -> None:
    field = position(
        DUEL,
        "walkers_move",
        hits={"S6": {"gunner": 1, "body": 1}},
        play={"round": 20, "action_deck": {}},
    )
    field.do("done", "card snowspeeders_move", "move S6-0505")
    assert field.state.view(None).turn == 2
    assert tracks(field) == (1, 1)


@pytest.mark.rule("A-DAMAGE-SPEEDER-08")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_sees_the_hits_of_a_speeder(seat: int | None) -> None:
    field = position(DUEL, hits={"S6": {"gunner": 1, "body": 1}})
    speeder = next(unit for unit in field.state.view(seat).units if unit.unit == "S6")
    assert (speeder.gunner, speeder.body) == (1, 1)


@cache
def mean_hits(gunner: int, body: int) -> Fraction:
    """The mean number of further hits that destroy a speeder, from what the engine does."""
    field = before_damage({"gunner": gunner, "body": body})
    mean = Fraction(1)
    for action, chance in field.state.chances():
        after = Field(field.state.copy())
        after.state.apply(action)
        if after.place("S6") != "destroyed":
            mean += Fraction(chance).limit_denominator(36) * mean_hits(*tracks(after))
    return mean


@pytest.mark.rule("A-DAMAGE-SPEEDER-01", "A-DAMAGE-SPEEDER-05")
def test_an_undamaged_speeder_takes_two_hits_and_a_fifth_on_average() -> None:
    """3.5: 2.19 hits, without Luke's points. With one body hit and no gunner every hit kills."""
    assert round(float(mean_hits(0, 0)), 2) == 2.19
    assert mean_hits(1, 1) == 1
