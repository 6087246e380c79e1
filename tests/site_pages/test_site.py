"""The game as static files, in a real browser: play against the computer, reload, whole games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from browser.person import Person
from playwright.sync_api import BrowserContext, Page, expect

SESSION = Path(__file__).parent / "in_page_session.py"
SOME_STEPS = 5
PATIENCE = 60_000
"""Milliseconds; Python starts in each tab."""
KEPT = """async () => {
  const registration = await navigator.serviceWorker?.ready
  const names = await caches.keys()
  return registration?.active?.state === 'activated' && names.length === 1
}"""
"""Whether the browser has the files of the page."""


def begin(page: Page, site: str, game: str) -> Person:
    """Begin the game that the form offers, against the cadet."""
    page.goto(f"{site}#/new/{game}")
    page.get_by_role("button", name="Begin").first.click()
    return at_table(page)


def at_table(page: Page) -> Person:
    page.locator(".rail").wait_for()
    person = Person(page)
    person.ready()
    return person


def test_the_house_needs_no_web_server_and_no_database() -> None:
    """In a program that has neither; it checks games, pages, faults and campaigns by itself."""
    paths = [str(SESSION.parents[1]), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, str(SESSION)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines()[-1:] == ["done"], done.stderr[-2000:]


def test_the_first_page_needs_no_python(site: str, visitor: BrowserContext) -> None:
    visitor.route("**/pyodide/**", lambda route: route.abort())
    page = visitor.new_page()
    page.goto(site)
    page.get_by_role("link", name="Play").first.wait_for()
    page.goto(f"{site}#/new/battle")
    page.get_by_role("img").first.wait_for()


@pytest.mark.long
def test_a_game_goes_on_after_a_reload(site: str, visitor: BrowserContext) -> None:
    page = visitor.new_page()
    person = begin(page, site, "battle")
    for _ in range(SOME_STEPS):
        person.hurry()
    before = person.heading()
    page.reload()
    assert at_table(page).heading() == before


@pytest.mark.long
def test_offline_after_the_first_visit_and_in_two_tabs(site: str, visitor: BrowserContext) -> None:
    first = visitor.new_page()
    person = begin(first, site, "assault")
    first.wait_for_function(KEPT)
    visitor.set_offline(True)
    second = visitor.new_page()
    second.goto(first.url)
    other = at_table(second)
    assert other.heading() == person.heading()
    log = second.locator('[data-panel="log"]')
    before = log.inner_text()
    person.hurry()
    expect(log).not_to_have_text(before, use_inner_text=True, timeout=PATIENCE)


def read_on(page: Page) -> None:
    """Read a book of a campaign to its last page, and take what is offered."""
    turn = page.get_by_role("button", name="Turn the page", disabled=False)
    while turn.count():
        turn.click()
    if page.get_by_role("button", name="Take this card").count():
        page.get_by_role("region", name="Choose your reward").get_by_role("radio").first.check()
        page.get_by_role("button", name="Take this card").click()
        read_on(page)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_record_of_a_campaign_is_saved(site: str, visitor: BrowserContext) -> None:
    page = visitor.new_page()
    page.goto(f"{site}#/campaigns")
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.get_by_role("button", name="Begin the campaign").click()
    save = page.get_by_role("link", name="Save the record of the campaign")
    fight = page.get_by_role("button", name="To battle")
    while True:
        fight.or_(save).or_(page.get_by_role("button", name="Take this card")).first.wait_for()
        read_on(page)
        fight.or_(save).first.wait_for()
        if save.count():
            break
        fight.click()
        person = Person(page)
        person.ready()
        person.choose_in_menu("Resign")
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        page.get_by_role("link", name="Back to the campaign").click()
    with page.expect_download() as download:
        save.click()
    assert download.value.suggested_filename == "echobase-borrowed-hours.record"
    assert download.value.path().read_text(encoding="utf-8").startswith("+++")


@pytest.mark.long
def test_a_game_in_progress_is_saved_and_played_on(site: str, visitor: BrowserContext) -> None:
    page = visitor.new_page()
    begin(page, site, "battle").choose_in_menu("Save the game so far")
    expect(page.get_by_text("You can save its record when it is over.")).to_be_visible()
    person = begin(page, site, "assault")
    for _ in range(SOME_STEPS):
        person.hurry()
    person.ready()
    before = person.heading()
    with page.expect_download() as download:
        person.choose_in_menu("Save the game so far")
    page.goto(f"{site}#/")
    page.locator("input[type=file]").set_input_files(download.value.path())
    page.get_by_role("button", name="Play on from here").click()
    assert at_table(page).heading() == before


@pytest.mark.long
def test_a_rulebook_has_its_pictures(site: str, visitor: BrowserContext) -> None:
    page = visitor.new_page()
    page.goto(f"{site}#/rules/battle")
    page.locator("article img").first.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('article img')?.naturalWidth > 0")


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["battle", "assault"])
def test_whole_games(site: str, visitor: BrowserContext, game: str) -> None:
    page = visitor.new_page()
    person = begin(page, site, game)
    for step in range(3000):
        if person.hurry() == "over":
            return
        if step == SOME_STEPS:
            page.reload()
            person = at_table(page)
    raise AssertionError(person.heading())
