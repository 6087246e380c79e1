"""People at different browsers: links to seats, the lobby, a profile on two devices, a team."""

import re

import pytest
from browser.axe import findings
from browser.conftest import Open
from browser.person import READY, Person
from playwright.sync_api import Browser, Page, expect

FIRST = "imperial-scout-mission"
FIRST_NAME = "Imperial Scout Mission"
MOST_LOOKS = 2000
"""How often a test looks who decides before it gives up."""


def open_table(page: Page, name: str, **wishes: str) -> None:
    """Open a table with seats for others, from the screen of a new game."""
    page.get_by_role("button", name="Somebody elsewhere").click()
    page.get_by_label("Your name").fill(name)
    if "joins" in wishes:
        page.get_by_label("Who may join").select_option(label=wishes["joins"])
    page.get_by_role("button", name="Open the table").click()
    page.locator(".rail").wait_for()


def links(page: Page) -> list[str]:
    """The links to the free seats, as the host sees them."""
    expect(page.get_by_role("dialog", name="Who is here")).to_be_visible()
    fields = page.locator("li .link-row input")
    return [fields.nth(number).input_value() for number in range(fields.count())]


def close_dialog(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def sit_down(page: Page, name: str) -> Person:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".rail").wait_for()
    return Person(page)


def play_until(people: list[Person], words: str) -> None:
    """Whoever is asked decides, until everybody is told whose turn it is."""
    for _ in range(MOST_LOOKS):
        if all(words in person.heading() for person in people):
            return
        for person in people:
            if person.page.evaluate(READY):
                person.hurry()
                break
    raise AssertionError([person.heading() for person in people])


def test_two_meet_by_link_and_see_who_is_here(open_page: Open) -> None:
    host = open_page(f"#/new/battle/{FIRST}")
    open_table(host, "Ann")
    (link,) = links(host)
    assert findings(host) == []
    assert "?" not in link.partition("#")[0]
    guest = open_page(url=link)
    expect(guest.get_by_text("You would play: Galactic Empire")).to_be_visible()
    heading = "You are invited to play Battle of Hoth"
    expect(guest.get_by_role("heading", name=heading)).to_be_visible()
    expect(guest.get_by_role("heading", name=FIRST_NAME)).to_be_visible()
    assert findings(guest) == []
    sit_down(guest, "Bob")
    expect(host.locator("li .who b")).to_have_text(["Ann", "Bob"])
    close_dialog(host)
    expect(host.get_by_role("button", name="Players here: 2 of 2")).to_be_visible()
    expect(host.locator(".name span")).to_have_text("You play: Rebels · against Bob")
    guest.get_by_role("link", name="Home").click()
    expect(host.get_by_role("button", name="Players here: 1 of 2")).to_be_visible()
    third = open_page(url=link)
    expect(third.get_by_text("Somebody sits here already")).to_be_visible()


def test_a_link_is_renewed_and_revoked(open_page: Open) -> None:
    host = open_page(f"#/new/battle/{FIRST}")
    open_table(host, "Ann")
    (first,) = links(host)
    host.get_by_role("button", name="Make a new link").click()
    expect(host.locator("li .link-row input")).not_to_have_value(first)
    (second,) = links(host)
    assert second != first
    host.get_by_role("button", name="Revoke this link").click()
    expect(host.get_by_role("button", name="Make a link", exact=True)).to_be_visible()


def test_two_meet_in_the_lobby_and_play_a_turn(open_page: Open) -> None:
    host = open_page("#/new/battle/medevac")
    open_table(host, "Ann", joins="Anybody in the lobby")
    close_dialog(host)
    guest = open_page("#/lobby")
    row = guest.get_by_role("listitem").filter(has_text="Medevac")
    expect(row).to_contain_text("Ann")
    assert findings(guest) == []
    row.get_by_role("button", name=re.compile("Join as")).click()
    expect(guest.get_by_role("alert")).to_have_text("Type your name first.")
    guest.get_by_label("Your name").fill("Bob")
    row.get_by_role("button", name=re.compile("Join as")).click()
    guest.locator(".rail").wait_for()
    sides = {"Rebel": Person(host), "Imperial": Person(guest)}
    expect(host.locator(".turn h2")).to_contain_text(re.compile("Rebel|Imperial"))
    first = next(name for name in sides if name in sides["Rebel"].heading())
    second = next(name for name in sides if name != first)
    play_until([*sides.values()], second)


def test_the_lobby_shows_the_pace_and_filters_by_it(open_page: Open) -> None:
    host = open_page()
    base = host.url
    for who, pace in (("Slow Ann", "live"), ("Slow Bob", "days")):
        host.goto(f"{base}#/new/battle/{FIRST}?online=on")
        host.get_by_label("Pace").select_option(pace)
        open_table(host, who, joins="Anybody in the lobby")
    page = open_page("#/lobby")
    rows = page.get_by_role("listitem").filter(has_text=FIRST_NAME)
    expect(rows.filter(has_text="Slow Ann")).to_contain_text("live: 30 min + 30 s a turn")
    expect(rows.filter(has_text="Slow Bob")).to_contain_text("slow: 3 days per turn")
    assert findings(page) == []
    page.get_by_role("button", name=re.compile(r"^slow \(")).click()
    expect(rows.filter(has_text="Slow Bob")).to_have_count(1)
    expect(rows.filter(has_text="Slow Ann")).to_have_count(0)


def test_a_quick_match(open_page: Open) -> None:
    one, other = open_page("#/lobby"), open_page("#/lobby")
    for page, name in ((one, "Ann"), (other, "Bob")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Assault on Hoth", exact=True).click()
        page.locator(".rail").wait_for()
    expect(other.get_by_role("button", name="Players here: 2 of 2")).to_be_visible()


def test_a_profile_moves_to_another_browser(open_page: Open, browser: Browser) -> None:
    page = open_page(f"#/new/battle/{FIRST}")
    open_table(page, "Ann")
    page.goto(page.url.partition("#")[0] + "#/profile")
    page.get_by_role("button", name="Make a link to another device").click()
    link = page.get_by_label("Another device", exact=True).input_value()
    phone = open_page(url=link, phone=True)
    phone.get_by_role("button", name="Bring it here").click()
    row = phone.get_by_role("link", name=re.compile("Imperial Scout Mission"))
    row.first.click()
    phone.locator(".rail").wait_for()
    expect(phone.locator(".name span")).to_contain_text("You play: Rebels")
    expect(phone.get_by_role("button", name=re.compile("Players here"))).to_be_visible()
    again = browser.new_page(locale="en")
    again.goto(link)
    again.get_by_role("button", name="Bring it here").click()
    expect(again.get_by_role("alert")).to_contain_text("used already")
    again.close()


def test_friends_invite_each_other(open_page: Open) -> None:
    ann, bob = open_page("#/profile"), open_page("#/profile")
    for page, name in ((ann, "Ann Friend"), (bob, "Bob Friend")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Make a profile").click()
        expect(page.get_by_role("status")).to_have_text("Saved.")
    base = ann.url.partition("#")[0]
    ann.goto(f"{base}#/lobby")
    ann.get_by_role("button", name="Make a link for friends").click()
    link = ann.locator(".link-row input").input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Become friends").click()
    bob.get_by_role("link", name="Invite: Ann Friend, Battle of Hoth").click()
    bob.get_by_role("button", name="Open the table").click()
    bob.locator(".rail").wait_for()
    invited = ann.get_by_role("region", name="You are invited").or_(
        ann.locator("section", has_text="You are invited")
    )
    expect(invited.first).to_contain_text("Bob Friend")
    invited.first.get_by_role("button", name=re.compile("Join as")).click()
    ann.locator(".rail").wait_for()
    expect(ann.get_by_role("button", name="Players here: 2 of 2")).to_be_visible()


@pytest.mark.long
def test_a_team_of_four_sees_its_own_hands(open_page: Open) -> None:
    host = open_page("#/new/battle/medevac?seats=4&online=on")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Open the table").click()
    host.locator(".rail").wait_for()
    others = links(host)
    assert len(others) == 3
    close_dialog(host)
    pages = [host]
    for name, link in zip(("Bob", "Cleo", "Dan"), others, strict=True):
        pages.append(open_page(url=link))
        sit_down(pages[-1], name)
    expect(host.get_by_role("button", name="Players here: 4 of 4")).to_be_visible()
    hands = []
    for page in pages:
        cards = page.locator(".hand .card:not(.played) .title")
        expect(cards.first).to_be_visible()
        hands.append(cards.all_inner_texts())
    assert all(hands)
    expect(host.locator(".name span")).to_have_text("You play: Rebels · against Cleo · Dan")


def test_the_page_of_a_player(open_page: Open) -> None:
    host = open_page(f"#/new/battle/{FIRST}?online=on")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_label("Rated game").check()
    host.get_by_role("button", name="Open the table").click()
    (link,) = links(host)
    guest = open_page(url=link)
    expect(guest.get_by_text("by sitting down you agree that it counts")).to_be_visible()
    person = sit_down(guest, "Bob")
    person.choose_in_menu("Resign")
    guest.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(host.get_by_role("button", name="Players here: 2 of 2")).to_be_attached()
    host.get_by_role("dialog").get_by_role("link", name="Ann").click()
    expect(host.get_by_role("heading", name="Ratings")).to_be_visible()
    expect(host.locator(".value b")).to_be_visible()
    expect(host.locator("tbody tr")).to_have_count(1)
    expect(host.get_by_text("against Bob")).to_be_visible()
    assert findings(host) == []
