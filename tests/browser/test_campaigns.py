"""Campaigns in a browser: two friends at two, two books at one screen, and a run to its end."""

from collections.abc import Iterator

import pytest
from browser.axe import findings
from browser.conftest import Open
from browser.person import PATIENCE, Person
from browser.serving import Server
from campaigns.thin_line import SOURCE, written
from playwright.sync_api import Locator, Page, expect

from echobase.server.pages import INDEX, STATIC

GUIDE = """
from pathlib import Path
from echobase.campaigns.facet import need_campaigns
need_campaigns("battle").folder = Path({folder!r})
"""
REWARD = 'when = { winner = "rebel" }\nchoose ='
"""Where the guide says that the Rebels choose a card after a victory."""
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
SIZES = ((1280, 800), (1920, 1080), (390, 844))


@pytest.fixture(scope="module")
def campaigns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the campaign of the guide, in which the Rebels always choose a card."""
    if not (STATIC / INDEX).is_file():
        pytest.skip("the browser client is not built: make web")
    folder = tmp_path_factory.mktemp("campaigns")
    assert REWARD in written()
    (folder / SOURCE).write_text(written().replace(REWARD, "choose ="), encoding="utf-8")
    running = Server(tmp_path_factory.mktemp("data"), before=GUIDE.format(folder=str(folder)))
    yield running
    running.stop()


def begin(page: Page, who: str) -> None:
    """From the home page to the first page of a campaign."""
    page.get_by_role("link", name="Campaigns").click()
    page.get_by_role("radio", name=who).check()
    page.get_by_role("button", name="Begin the campaign").click()
    expect(page.get_by_role("region", name="The road so far")).to_be_visible()


def book(page: Page) -> Locator:
    return page.get_by_role("region", name="Campaign book")


def to_battle(page: Page) -> None:
    page.get_by_role("button", name="To battle").click()
    Person(page).ready()


def secret_at_the_table(page: Page) -> None:
    """The own objective stands beside the goals and in the briefing, with how it stands."""
    goals = page.get_by_role("complementary", name="Goals")
    goals.get_by_role("button", name="Secret objective").click()
    briefing = page.get_by_role("dialog")
    expect(briefing).to_contain_text("Your secret objectives")
    expect(briefing).to_contain_text("Done: 0 of 1")
    briefing.get_by_role("button", name="Close").click()


def give_up(page: Page) -> None:
    """Resign in the battle, and come back."""
    Person(page).choose_in_menu("Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Back to the campaign").click(timeout=PATIENCE)


def sound(page: Page) -> None:
    """Nothing is cut off, and nobody is shut out, on small and on large screens."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITS)
    assert findings(page, "svg") == []
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.long
def test_a_campaign_is_played_to_its_end(campaigns: Server, open_page: Open) -> None:
    page = open_page(url=campaigns.url)
    begin(page, "Rebel Alliance")
    expect(book(page)).to_contain_text("Nobody may learn where we are.")
    expect(book(page)).to_contain_text("Eliminate a probe droid by your fourth turn.")
    sound(page)

    to_battle(page)
    secret_at_the_table(page)
    give_up(page)
    expect(book(page)).to_contain_text("They have told somebody.")
    expect(book(page)).to_contain_text("Lose at most two units.")  # the enemy's, open now
    expect(page.get_by_role("button", name="To battle")).to_have_count(0)
    sound(page)
    page.get_by_role("radio", name="Reserve Forces").check()
    page.get_by_role("button", name="Take this card").click()

    page.get_by_role("button", name="Turn the page").click()
    expect(book(page)).to_contain_text("They are at the gate.")
    expect(book(page).get_by_text("Reserve Forces", exact=True)).to_be_visible()
    page.reload()
    to_battle(page)
    expect(page.get_by_role("complementary", name="Goals")).not_to_contain_text("secret")
    give_up(page)
    page.get_by_role("button", name="Turn the page").click()
    expect(book(page)).to_contain_text("We leave at dawn.")
    stations = page.get_by_role("region", name="The road so far").get_by_role("listitem")
    expect(stations).to_have_count(3)
    expect(stations.last).to_contain_text("Clear victory: Galactic Empire")
    sound(page)


def test_two_at_one_screen_read_their_books_alone(campaigns: Server, open_page: Open) -> None:
    page = open_page(url=campaigns.url)
    begin(page, "Two at this screen")
    sound(page)
    for side, own, other in (
        ("Rebel Alliance", "Nobody may learn", "Find them."),
        ("Galactic Empire", "Find them.", "Nobody may learn"),
    ):
        page.get_by_role("button", name=f"{side} Open the book").click()
        expect(page.get_by_role("dialog")).to_contain_text(f"Hand the screen to: {side}")
        expect(book(page)).to_have_count(0)
        page.get_by_role("button", name="I’m here").click()
        expect(book(page)).to_contain_text(own)
        expect(page.get_by_text(other)).to_have_count(0)
        page.get_by_role("button", name="Close the book").click()
        expect(page.get_by_text(own)).to_have_count(0)
    to_battle(page)
    page.get_by_role("button", name="I’m here").click()
    Person(page).choose_in_menu("Back to the campaign")
    expect(page.get_by_role("button", name="Back to the battle")).to_be_visible()


def test_friends_play_at_two_browsers(campaigns: Server, open_page: Open) -> None:
    ann = open_page(url=campaigns.url)
    ann.get_by_role("link", name="Campaigns").click()
    ann.get_by_role("radio", name="With friends by link").check()
    ann.get_by_label("Your name").fill("Ann")
    sound(ann)
    ann.get_by_role("button", name="Begin the campaign").click()
    people = ann.get_by_role("region", name="Who plays")
    link = people.get_by_label("Link for Galactic Empire", exact=True).input_value()
    sound(ann)
    ann.get_by_role("button", name="To battle").click()
    expect(ann.get_by_role("status")).to_contain_text("Waiting for: Galactic Empire")

    ben = open_page(url=link)
    expect(ben.get_by_text("You would play: Galactic Empire")).to_be_visible()
    sound(ben)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(book(ben)).to_contain_text("Find them.")
    expect(ben.get_by_text("Nobody may learn")).to_have_count(0)
    expect(ann.get_by_role("status")).to_contain_text("Waiting for: Ben")
    ben.get_by_role("button", name="To battle").click()
    for page in (ben, ann):
        page.locator(".rail").wait_for()  # whoever waited comes along

    secret_at_the_table(ann)
    give_up(ben)
    expect(book(ben)).to_contain_text("We heard half of it.")
    expect(book(ben)).to_contain_text("Eliminate a probe droid")  # the enemy's, open now
    expect(ben.get_by_text("Still choosing a reward: Rebel Alliance")).to_be_visible()
    ann.get_by_role("button", name="See the result").click(timeout=PATIENCE)
    ann.get_by_role("link", name="Back to the campaign").click(timeout=PATIENCE)
    ann.get_by_role("radio", name="Air Support").check()
    ann.get_by_role("button", name="Take this card").click()
    for page in (ann, ben):
        expect(page.get_by_role("button", name="To battle")).to_be_visible()
