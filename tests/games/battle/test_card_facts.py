"""What a card shows without words follows from what it does."""

from typing import Any

import pytest

from echobase.games.battle.browser import cards
from echobase.games.battle.game import GAME
from echobase.play.structs import Card
from echobase.text import Text


def card(key: str, **leaders: str) -> Card:
    chosen: dict[str, Any] = {"rebel": "han", "empire": "piett", **leaders}
    return cards(GAME.start(scenario=10, leaders=chosen), Text("en"))[key]


def bonuses(key: str, **leaders: str) -> dict[str, int]:
    return {bonus.kind: bonus.count for bonus in card(key, **leaders).bonuses}


def test_a_section_card_keeps_its_map() -> None:
    assert card("recon_in_force").sections == {"left": 1, "centre": 1, "right": 1}
    assert card("raid_left").sections == {"left": 2, "centre": 0, "right": 0}
    assert card("raid_left").bonuses == []


def test_a_tactic_card_names_the_units_it_orders() -> None:
    assert card("speeder_assault").units == ["snowspeeder"]
    assert card("artillery_barrage").units == ["rebel_artillery"]
    assert card("precision_fire").units == ["at_at"]
    assert card("direct_from_hq").units == [], "any unit of whoever plays it"
    assert card("direct_from_hq").sections is None


@pytest.mark.parametrize(
    ("key", "found"),
    [
        ("trooper_assault_rebel", {"dice": 1}),
        ("speeder_assault", {"after": 1}),
        ("artillery_barrage", {"dice": 1, "attacks": 2}),
        ("defensive_position", {"dice": 1, "no_move": 0}),
        ("pressing_forward", {"move": 2, "no_attack": 0}),
        ("here_they_come", {"dice": 1, "move": 2, "ignores_terrain": 0}),
        ("orbital_strike", {"strikes": 3}),
        ("deploy_the_fleet", {"exchanges": 3}),
    ],
)
def test_bonuses_are_counted(key: str, found: dict[str, int]) -> None:
    assert bonuses(key) == found


def test_a_malus_is_a_bonus_below_zero() -> None:
    assert bonuses("imperial_discipline", empire="vader") == {"dice": -1}


def test_what_is_chosen_first_is_said() -> None:
    assert card("trooper_assault_empire").choose == "section"
    assert card("imperial_assault").choose == "class"
    assert card("raid_left").choose == ""


def test_leaders_cards_are_theirs() -> None:
    assert (card("diversion").kind, card("diversion").leader) == ("leader", "han")
    assert (card("raid_left").kind, card("raid_left").leader) == ("command", "")
