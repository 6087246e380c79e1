"""Lessons by clicks: a stranger's first one with a mistake in it, and what others needed."""

import json
import re

from browser.conftest import Open
from browser.person import QUIET, Person
from playwright.sync_api import Locator, Page, WebSocketRoute, expect


def play(page: Page, card: str) -> None:
    page.locator(f'.hand [data-card="{card}"]').click()
    Person(page).main.click()
    page.wait_for_function(QUIET)


def attack(page: Page, unit: str, target: str) -> None:
    """Order a unit, leave it where it is, and attack."""
    person = Person(page)
    person.click(page.locator(f'main polygon[data-hex="{unit}"]'))
    expect(person.main).to_contain_text("No more moves")
    person.main.click()
    expect(person.main).to_contain_text("No more attacks")
    person.click(page.locator(f'main polygon[data-hex="{target}"]'))
    expect(person.main).to_contain_text("Roll 2 dice")
    person.main.click()


def test_a_first_lesson(open_page: Open) -> None:
    page = open_page()
    coach = page.locator(".coach")
    page.get_by_role("button", name="Battle of Hoth: first lesson").click()
    expect(coach).to_contain_text("Welcome, commander!")
    expect(page.locator('main polygon[aria-label*="the coach points here"]')).to_have_count(2)
    expect(page.locator(".hand")).to_have_css("outline-style", "solid")

    play(page, "recon_right")
    expect(coach).to_contain_text("section without a patrol")
    page.get_by_role("button", name="Try again").click()
    expect(coach).to_contain_text("Welcome, commander!")

    play(page, "raid_centre")
    expect(coach).to_contain_text("Now say who acts")
    # A unit in another section is not pointed at and refused, and the coach says more about that.
    pointed = page.locator('main polygon[aria-label*="the coach points here"]')
    expect(pointed).to_have_count(1)
    Person(page).click(page.locator('main polygon[data-hex="F2"]'))
    expect(coach).to_contain_text("The dotted lines divide the board")
    page.reload()
    page.wait_for_function(QUIET)
    expect(coach).to_contain_text("Now say who acts")
    attack(page, "F5", "D5")
    expect(coach).to_contain_text("Now the other patrol")

    play(page, "recon_left")
    attack(page, "F2", "D2")
    expect(coach).to_contain_text("Both patrols are gone!")
    page.keyboard.press("Enter")  # the next lesson is the next thing to do
    expect(coach).to_contain_text("Your troopers should reach the trench")
    page.keyboard.press("?")  # the keys mean the new table
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Press the big button")
    page.keyboard.press("Escape")

    page.goto(page.url.partition("#")[0] + "#/learn")
    first = page.locator("li button").first
    expect(first).to_contain_text("Cards and sections")
    expect(first).to_contain_text("Play again")
    expect(page.locator("li button.next").first).to_contain_text("Moving and terrain")
    page.goto(page.url.partition("#")[0])
    expect(page.get_by_role("link", name="Learn by playing")).to_contain_text(
        "1 of 17 lessons done"
    )
    expect(page.get_by_text("Continue:")).to_have_count(0)  # a lesson is no game to go on with


def take(page: Page, game: int, number: int) -> Person:
    """Begin a lesson from the list."""
    page.locator("section ol").nth(game).locator("li button").nth(number - 1).click()
    page.locator(".rail").wait_for()
    page.wait_for_function(QUIET)
    return Person(page)


def hex_(page: Page, name: str) -> Locator:
    return page.locator(f'main polygon[data-hex="{name}"]')


def test_an_order_that_is_undone_is_not_given_again(open_page: Open) -> None:
    page = open_page("#/learn")
    person = take(page, 0, 1)
    play(page, "raid_centre")
    person.click(hex_(page, "F5"))
    expect(person.main).to_contain_text("No more moves")
    person.click(hex_(page, "F5"))
    page.get_by_role("button", name="Undo").click()
    expect(person.main).to_contain_text("No more orders")
    expect(page.get_by_text("No unit ordered yet")).to_be_visible()


def test_a_refusal_takes_the_place_of_earlier_remarks(open_page: Open) -> None:
    page = open_page("#/learn")
    person = take(page, 0, 2)
    play(page, "direct_from_hq")
    page.get_by_role("button", name="Order both units").click()
    expect(person.main).to_contain_text("No more moves")
    person.click(hex_(page, "F4"))
    person.click(hex_(page, "D4"))
    coach = page.locator(".coach")
    expect(coach).to_contain_text("In a trench")
    person.click(hex_(page, "D7"))
    expect(coach).to_contain_text("ice towers")
    expect(coach).not_to_contain_text("In a trench")


def test_a_look_at_another_unit_takes_no_choice_away(open_page: Open) -> None:
    page = open_page("#/learn")
    person = take(page, 0, 5)
    person.click(hex_(page, "D5"))
    expect(page.locator(".no")).to_contain_text("can’t retreat to D5")
    person.click(hex_(page, "F5"))
    expect(page.locator(".coach")).to_contain_text("Good choice")


def test_a_harpoon_and_a_shot_have_names(open_page: Open) -> None:
    page = open_page("#/learn")
    person = take(page, 1, 5)
    for start, end in (("0409", "0505"), ("0709", "0604")):
        person.click(hex_(page, start))
        person.click(hex_(page, end))
        expect(hex_(page, end)).to_have_attribute("aria-label", re.compile("Snowspeeder"))
        page.wait_for_function(QUIET)
    person.main.click()
    expect(page.locator(".coach")).to_contain_text("Here is the card for it!")
    person.click(hex_(page, "0505"))
    person.click(hex_(page, "0504"))
    ways = page.locator(".choose .variants button")
    expect(ways).to_have_text([re.compile("harpoon"), re.compile("fire")])


def test_the_misses_of_an_e_web_are_put_forward(open_page: Open) -> None:
    page = open_page("#/learn")
    person = take(page, 0, 7)
    person.click(hex_(page, "E3"))
    person.click(hex_(page, "C3"))
    expect(person.main).to_contain_text("Roll 3 dice")
    person.main.click()
    expect(page.locator(".choose .title")).to_have_text("Choose the dice to re-roll")
    put_forward = page.get_by_role("radio", checked=True)
    expect(put_forward).to_have_text("Re-roll: Vehicle, Retreat, Cross")
    expect(person.main).to_contain_text("Re-roll these dice")
    person.main.click()
    expect(page.locator(".coach")).to_contain_text("Much better!")


def test_a_newcomer_who_comes_back_is_still_new(open_page: Open) -> None:
    page = open_page("#/learn")
    take(page, 0, 1)
    page.goto(page.url.partition("#")[0])
    expect(page.get_by_role("button", name="Battle of Hoth: first lesson")).to_be_visible()


def lost(browser: WebSocketRoute) -> None:
    """The server as it would be after a defeat, which takes a whole game."""

    def told(words: str | bytes) -> None:
        message = json.loads(words)
        if message["type"] == "table":
            message["lesson"]["state"] = "again"
            text = "The Empire wins the battle: enough medals."
            message["result"] = {"winner": "empire", "seats": [1], "reason": "", "text": text}
        browser.send(json.dumps(message))

    browser.connect_to_server().on_message(told)


def test_a_whole_game_that_was_lost_has_a_way_to_its_result(open_page: Open) -> None:
    page = open_page("#/learn", between=lost)
    person = take(page, 0, 9)
    expect(person.main).to_contain_text("Try again")
    expect(page.get_by_role("button", name="See the result")).to_be_visible()
