"""Goals are always in sight, marked hexes are named, and the current step lights up."""

from collections.abc import Callable
from typing import Any

import pytest
from browser.person import Person
from playwright.sync_api import expect

from echobase.games.battle.documents.tables import raw_scenario

SitDown = Callable[..., Person]


def in_progress(number: int, **play: Any) -> dict[str, Any]:
    """A battle of the book, in the middle."""
    hands = [["recon_left", "raid_left", "assault_left"]] * 2
    return raw_scenario(number) | {"play": {"active": "rebel", "hands": hands, **play}}


@pytest.mark.parametrize("phone", [False, True])
def test_how_far_both_sides_are_is_always_in_sight(sit_down: SitDown, phone: bool) -> None:
    document = in_progress(13, left={"gates": 2}, fallen={"at_at": 1}, medals={"rebel": 3})
    person = sit_down("battle", scenario=document, phone=phone)
    person.ready()
    goals = person.page.get_by_role("complementary", name="Goals")
    for words in (
        "Units that left by G3, G8: 2 of 3",
        "Eliminated: AT-AT: 1 of 3",
        "Medals: 3 of 5",
    ):
        goal = goals.get_by_title(words)
        expect(goal.locator(".count")).to_be_in_viewport()
        assert " ".join(goal.locator(".count").inner_text().split()) == words


def test_a_ruin_is_drawn_where_a_structure_fell(sit_down: SitDown) -> None:
    person = sit_down("battle", scenario=in_progress(10, destroyed=["G9"]))
    page = person.page
    person.ready()
    expect(page.locator('main use[href="#eb-structure-ruin"]')).to_have_count(1)
    expect(page.locator('main use[href="#eb-structure-shield-generator"]')).to_have_count(1)
    label = page.locator('[data-hex="G9"]').get_attribute("aria-label")
    assert label == "G9, Open ground, ruins of the shield generator"


@pytest.mark.parametrize(
    ("number", "hex_", "words"),
    [
        (10, "G2", "Shield generator, objective of the Empire"),
        (7, "E6", "permanent medal for the Empire"),
        (8, "D7", "the officer"),
        (8, "C1", "exit of the Rebels for the unit with the officer"),
        (16, "D3", "extra card while held for either side"),
    ],
)
def test_a_marked_hex_is_named_for_eyes_and_ears(
    sit_down: SitDown, number: int, hex_: str, words: str
) -> None:
    person = sit_down("battle", scenario=in_progress(number))
    page = person.page
    person.ready()
    place = page.locator(f'[data-hex="{hex_}"]')
    assert words in str(place.get_attribute("aria-label"))
    place.hover()
    expect(page.get_by_text(words).last).to_be_visible()


def test_arrivals_light_up_before_the_card_is_played(sit_down: SitDown) -> None:
    person = sit_down("battle", scenario=in_progress(7, step="start", turns={"rebel": 5}))
    page = person.page
    person.ready()
    expect(page.locator('header [aria-current="step"]')).to_have_text("1Arrive")
    person.press_main()
    expect(page.locator('header [aria-current="step"]')).to_have_text("1Play")
    expect(page.locator("header ol li")).to_have_count(5)
