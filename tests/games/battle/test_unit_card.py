"""The card of a unit says what the unit table, its badge and its hex say."""

import pytest
from games.battle.table import Table, position

from echobase.games.battle.documents.tables import scenario_ids
from echobase.games.battle.game import GAME
from echobase.games.battle.words.unit_card import unit_card
from echobase.play.structs import Fact, UnitCard
from echobase.text.sentences import LANGUAGES, Text


def card(table: Table, hex_: str, lang: str = "en") -> UnitCard:
    found = unit_card(table.state, hex_, Text(lang))
    assert found is not None
    return found


def facts(found: UnitCard) -> dict[str, Fact]:
    return {fact.id: fact for fact in found.facts}


def test_infantry_with_a_badge_in_a_trench() -> None:
    found = card(position("F: . =e2'el"), "F2")
    assert (found.name, found.about, found.side) == ("Echo Base troopers", "Infantry", "rebel")
    assert (found.figures, found.full) == (2, 3)
    known = facts(found)
    assert known["move"].value == "2"
    assert known["move"].text == "attacks after any move"
    assert known["dice"].dice == [3, 2, 1]
    assert known["dice"].nearest == 1
    assert known["hit_by"].faces == ["I", "B"]
    assert known["retreat"].faces == ["R"]
    assert known["worth"].text == "1 medal"
    assert known["badge"].name == "Elite troops"
    assert known["badge"].symbol == "badge-elite"
    assert known["terrain"].name == "Trenches"


def test_an_at_at_is_hit_by_vehicles_and_blasts_and_never_retreats() -> None:
    known = facts(card(position("A: a", active="empire"), "A1"))
    assert known["hit_by"].faces == ["V", "B"]
    assert "confirmation roll" in known["hit_by"].text
    assert known["retreat"].text == "never"
    assert not known["retreat"].faces
    assert "ridges" in known["abilities"].text


def test_the_card_in_play_and_what_was_done_change_a_unit() -> None:
    table = position("A: s", active="empire", step="move", card="imperial_assault")
    known = facts(card(table, "A1"))
    assert known["move"].value == "3"
    assert known["turn"].text == "has an order"
    assert "turn" not in facts(card(position("A: s"), "A1"))


def test_artillery_never_moves() -> None:
    assert facts(card(position("G: g"), "G1"))["move"].text == "never moves"


def test_a_structure_falls_to_a_blast() -> None:
    found = card(position("G: ^I"), "G1")
    assert found.name == "Ion cannon"
    assert facts(found)["hit_by"].faces == ["B"]
    assert facts(found)["terrain"].name == "Ridge"


def test_an_empty_hex_has_no_card() -> None:
    assert unit_card(position("G: e").state, "A1", Text("en")) is None
    assert unit_card(position("G: e").state, "H99", Text("en")) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_unit_of_the_book_has_a_card_in_words(lang: str) -> None:
    text = Text(lang)
    for number in scenario_ids():
        state = GAME.start(scenario=number)
        for unit in state.view(None).units:
            found = unit_card(state, unit.hex, text)
            assert found is not None
            for fact in found.facts:
                assert fact.name
                assert not fact.name.startswith("unit-card")
                assert not fact.text.startswith("unit-card")
                assert fact.value or fact.text or fact.dice or fact.faces
