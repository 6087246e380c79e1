"""The card of a counter says what it is worth now, and nothing that a seat may not know."""

import pytest
from games.assault.field import Field, position

from echobase.games.assault.rules.units import NAMES
from echobase.games.assault.words.unit_card import unit_card
from echobase.play.structs import Fact, UnitCard
from echobase.text.sentences import LANGUAGES, Text


def card(field: Field, asked: str, seat: int | None = None, lang: str = "en") -> UnitCard:
    found = unit_card(field.state, asked, seat, Text(lang))
    assert found is not None
    return found


def facts(found: UnitCard) -> dict[str, Fact]:
    return {fact.id: fact for fact in found.facts}


def test_a_damaged_walker_with_troops_aboard() -> None:
    field = position(
        units={"W2": "0505:SE", "LS1": "W2", "HS1": "W2"},
        hits={"W2": {"blaster": 1, "legs": 1, "body": 1}},
    )
    found = card(field, "0505")
    assert found.place == "W2"
    assert found.name == "Walker 2"
    known = facts(found)
    assert known["fire"].value == "3"
    assert known["fire"].text == "Fire strength: 6, Damaged blasters -3"
    assert known["dice"].dice == [3, 2, 1]
    assert known["armour"].value == "3"
    assert known["move"].value == "3"
    assert known["field"].text == "120° ahead, facing south-east"
    assert (known["blaster"].hits, known["blaster"].most) == (1, 2)
    assert known["blaster"].text == "first blaster hit, fire strength 3 lower"
    assert (known["body"].hits, known["body"].most) == (1, 3)
    assert known["aboard"].value == "2 of 3"
    assert known["aboard"].text == "Light Snowtrooper 1, Heavy Snowtrooper 1"


def test_a_walker_without_blasters_cannot_fire() -> None:
    field = position(units={"W1": "0505:S"}, hits={"W1": {"blaster": 2, "legs": 2}})
    known = facts(card(field, "W1"))
    assert (known["fire"].value, known["fire"].text) == ("0", "can’t fire any more")
    assert "dice" not in known
    assert known["move"].value == "0"


def test_a_snowspeeder_without_its_gunner_has_no_harpoon() -> None:
    known = facts(card(position(units={"S3": "0720"}, hits={"S3": {"gunner": 1}}), "0720"))
    assert known["fire"].value == "3"
    assert known["harpoon"].text == "not without a gunner"
    assert known["gunner"].hits == 1


def test_cover_is_said_to_be_none_for_those_without() -> None:
    field = position("10: r rT1 . rW1:S")
    assert "no cover" not in facts(card(field, "T1"))["terrain"].text
    assert facts(card(field, "W1"))["terrain"].text.endswith("This unit gets no cover.")


def test_installations_have_cards_and_the_generator_weakens() -> None:
    assert facts(card(position(), "G"))["armour"].value == "3"
    field = position(play={"grid_stands": False})
    assert facts(card(field, "1535"))["armour"].value == "2"
    assert card(field, "P").symbol == "structure-ruin"


def test_only_the_rebels_see_luke_on_his_card() -> None:
    field = position(units={"S1": "0720", "S2": "0920"}, luke="S1")
    assert "luke" in facts(card(field, "S1", 0))
    assert card(field, "S1", 1) == card(field, "S1", None)
    assert "luke" not in facts(card(field, "S1", 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_counter_has_a_card_wherever_it_is(lang: str) -> None:
    field = position(units={"LT1": "base", "LS1": "W1", "W1": "0505:S", "HT1": "destroyed"})
    for name in NAMES:
        found = card(field, name, lang=lang)
        assert found.where
        for fact in found.facts:
            assert not fact.name.startswith("unit-card")
            assert not fact.text.startswith("unit-card")


def test_nothing_has_no_card() -> None:
    assert unit_card(position().state, "0101", None, Text("en")) is None
    assert unit_card(position().state, "X9", None, Text("en")) is None
