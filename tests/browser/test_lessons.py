"""A stranger's first lesson by clicks, from the home page to the end, with a mistake in it."""

from browser.conftest import Open
from browser.person import QUIET, Person
from playwright.sync_api import Page, expect


def play(page: Page, card: str) -> None:
    page.locator(f'.hand [data-card="{card}"]').click()
    Person(page).main.click()


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
    # A unit in another section is refused, and the coach says more about that.
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
