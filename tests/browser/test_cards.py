"""Cards can be read on every screen: their words are on them or one tap away, nothing is cut."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from browser.conftest import Open
from browser.person import Person
from playwright.sync_api import Locator, expect

from echobase.games.battle.documents.tables import raw_scenario

SitDown = Callable[..., Person]
HAND = ["raid_left", "artillery_barrage", "here_they_come"]
LEADERS = {"rebel": "han", "empire": "veers"}


def cards_in_hand(**play: Any) -> dict[str, Any]:
    hands = [HAND, ["assault_left"]]
    return raw_scenario(10) | {"play": {"active": "rebel", "hands": hands, **play}}


def uncut(place: Locator) -> bool:
    """Whether everything in it is inside of it."""
    return bool(
        place.evaluate(
            "(e) => e.scrollHeight <= e.clientHeight + 1 && e.scrollWidth <= e.clientWidth + 1"
        )
    )


def test_every_card_has_its_words_and_signs_on_it(sit_down: SitDown) -> None:
    person = sit_down("battle", scenario=cards_in_hand(), leaders=LEADERS)
    page = person.page
    person.ready()
    for width, height in ((1280, 800), (1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        for key in HAND:
            card = page.locator(f'.hand [data-card="{key}"]')
            card.scroll_into_view_if_needed()
            expect(card.locator(".text")).to_be_visible()
            assert uncut(card), (key, width, height)
        hand = page.locator(".hand").bounding_box()
        assert hand is not None
        assert hand["y"] + hand["height"] <= height

    barrage = page.locator('[data-card="artillery_barrage"]')
    expect(barrage.locator('use[href="#eb-unit-rebel-artillery"]')).to_have_count(1)
    expect(barrage.locator(".mark")).to_have_text(["+1", "×2"])
    expect(page.locator('[data-card="raid_left"] rect')).to_have_count(1)
    leader = page.locator('[data-card="here_they_come"]')
    expect(leader).to_contain_text("Han Solo")
    expect(leader.locator('use[href="#eb-mark-leader"]')).to_have_count(1)


def test_support_cards_stay_in_sight_beside_a_full_hand(sit_down: SitDown) -> None:
    support = ["air_support", "scout_support", "final_assault", "rout"]
    person = sit_down("battle", scenario=cards_in_hand(support=support))
    page = person.page
    person.ready()
    hand = page.locator(".hand").bounding_box()
    assert hand is not None
    for key in support:
        card = page.locator(f'.hand [data-card="{key}"]')
        box = card.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= hand["x"] + hand["width"], key
        assert box["y"] + box["height"] <= hand["y"] + hand["height"], key
        assert uncut(card), key
    page.locator('[data-card="rout"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("ignores all protection")


def test_on_a_phone_a_long_press_shows_a_card_large(sit_down: SitDown) -> None:
    person = sit_down("battle", scenario=cards_in_hand(), leaders=LEADERS, phone=True)
    page = person.page
    person.ready()
    card = page.locator('.hand [data-card="here_they_come"]')
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    large = page.get_by_role("dialog", name="Here They Come").locator(".card")
    expect(large.locator(".text")).to_contain_text("ignores terrain restrictions")
    expect(large).to_be_in_viewport(ratio=1)
    assert uncut(large)
    large.click()
    expect(large).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "false")


def test_on_a_phone_a_tap_reads_a_card_that_cannot_be_played(sit_down: SitDown) -> None:
    document = cards_in_hand(step="order", card="raid_left", played=["raid_left"])
    document["play"]["hands"] = [HAND[1:], ["assault_left"]]
    person = sit_down("battle", scenario=document, leaders=LEADERS, phone=True)
    page = person.page
    person.ready()
    for key, title in (("raid_left", "Raid: Left Flank"), ("here_they_come", "Here They Come")):
        page.locator(f'.hand [data-card="{key}"]').dispatch_event("click")
        large = page.get_by_role("dialog", name=title)
        expect(large.locator(".text")).to_be_visible()
        page.keyboard.press("Escape")
        expect(large).to_have_count(0)
        page.wait_for_timeout(100)  # the event of its closing comes a little later


def test_the_key_for_more_reads_the_card_that_has_the_focus(sit_down: SitDown) -> None:
    person = sit_down("battle", scenario=cards_in_hand(), leaders=LEADERS)
    page = person.page
    person.ready()
    page.locator('[data-card="raid_left"]').focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Raid: Left Flank")).to_be_visible()


def test_what_was_played_is_one_click_away(sit_down: SitDown) -> None:
    document = cards_in_hand(discards=[["recon_left"], ["pincer_move"]])
    person = sit_down("battle", scenario=document, leaders=LEADERS)
    page = person.page
    person.ready()
    page.get_by_role("button", name="Discarded: 1").click()
    piles = page.get_by_role("dialog", name="Cards played so far")
    expect(piles.locator(".card .title")).to_have_text(["Recon: Left Flank", "Pincer Move"])
    expect(piles).to_contain_text("In hand: 1")


def test_both_decks_of_the_assault_are_one_click_away(sit_down: SitDown) -> None:
    person = sit_down("assault", map="north-ridge-short", setup="default")
    page = person.page
    person.ready()
    page.get_by_role("button", name="Surprise me").click()
    page.get_by_role("button", name="cards left").click()
    decks = page.get_by_role("dialog", name="Cards left")
    expect(decks.locator("h3")).to_have_text(
        [re.compile(r"Action cards left this turn: \d+ of 20"), "Event cards left: 17 of 17"]
    )
    expect(decks.locator("li", has_text="Transport Away")).to_contain_text("5 of 5")


def test_an_event_is_shown_large_with_all_its_words(open_page: Open) -> None:
    page = open_page()
    record = Path(__file__).parent.parent / "golden" / "assault-cadets.record"
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".controls").wait_for()
    for _ in range(2):
        page.get_by_role("button", name="Next turn").click()
    event = page.locator(".drawn")
    words = "Two heavy Troopers appear in the Base Box."
    expect(event.get_by_role("button").first).to_contain_text(words)
    expect(event).to_be_in_viewport(ratio=0.9)
    assert uncut(event)
