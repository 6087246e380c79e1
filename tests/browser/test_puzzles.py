"""Puzzles in a browser: one solved, one missed, explained and tried again, and the streak."""

import re
from collections.abc import Iterator

import pytest
from browser.axe import findings
from browser.conftest import PLAIN, Open
from browser.inspection import faults
from browser.person import PATIENCE, QUIET, Person
from browser.serving import Server
from playwright.sync_api import Browser, Locator, Page, expect
from sample_puzzles import write_samples

from echobase.server.pages import INDEX, STATIC

SAMPLES = """
from pathlib import Path
from echobase.play import advice, puzzles
puzzles.puzzle_folder = lambda game: Path({folder!r}) / game
advice.QUICK = advice.TRIES = advice.BATCH = 2
"""
"""Reasons are brief: no test reads more than their beginning."""
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def puzzles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the sample puzzles."""
    if not (STATIC / INDEX).is_file():
        pytest.skip("the browser client is not built: make web")
    folder = tmp_path_factory.mktemp("puzzles")
    write_samples(folder)
    running = Server(tmp_path_factory.mktemp("data"), before=SAMPLES.format(folder=str(folder)))
    yield running
    running.stop()


def attack(page: Page, target: str) -> None:
    person = Person(page)
    person.ready()
    person.click(page.locator(f'main polygon[data-hex="{target}"]'))
    expect(person.main).to_contain_text("Roll")
    person.main.click()


def verdict(page: Page, state: str) -> Locator:
    """The head of the puzzle once it says this."""
    head = page.locator(f'[data-verdict="{state}"]')
    expect(head).to_be_visible()
    return head


def sound(page: Page, size: dict[str, int]) -> None:
    """Nothing is cut off, and nobody is shut out."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.wait_for_function(QUIET)
    assert faults(page) == []
    assert findings(page, "svg") == []


def test_a_puzzle_is_solved(open_page: Open, puzzles: Server) -> None:
    page = open_page(url=puzzles.url)
    page.get_by_role("link", name="Puzzles").click()
    assert findings(page) == []
    expect(page.get_by_text("Streak: 0")).to_be_visible()
    page.get_by_role("link", name="Next unsolved puzzle").click()
    expect(page).to_have_url(re.compile("#/puzzle/battle/battle-001$"))
    expect(verdict(page, "open")).to_contain_text("Find the best choice")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)

    attack(page, "C3")
    head = verdict(page, "right")
    expect(head).to_contain_text("It wins 80.0% of the games, 30.0 points more")
    expect(head).to_contain_text("Streak: 1")
    answer = page.locator(".choose")
    expect(answer).to_contain_text("80.0% (95%: 76.0 to 84.0)")
    expect(answer).to_contain_text("50.0% (95%: 46.0 to 54.0)")
    expect(answer).to_contain_text("Compared with", timeout=PATIENCE)
    sound(page, LAPTOP)
    sound(page, PHONE)

    page.reload()
    page.wait_for_function(QUIET)
    expect(verdict(page, "right")).to_contain_text("Streak: 1")  # and not twice
    page.keyboard.press("Enter")  # the next puzzle is the next thing to do
    expect(page).to_have_url(re.compile("#/puzzle/battle/battle-002$"))
    verdict(page, "open")

    page.goto(puzzles.url + "#/puzzles")
    expect(page.locator("li a.solved")).to_have_count(1)
    page.get_by_label("Status").select_option("solved")
    expect(page.locator("li a")).to_have_count(1)
    page.get_by_label("Status").select_option("")
    page.get_by_label("Difficulty").select_option("medium")
    expect(page.locator("li a")).to_have_attribute("href", "#/puzzle/assault/assault-001")
    page.goto(puzzles.url)
    expect(page.get_by_role("link", name="Puzzles")).to_contain_text("1 of 3 solved")
    expect(page.get_by_text("Continue:")).to_have_count(0)  # a puzzle is no game to go on with


def test_a_puzzle_is_missed_and_tried_again(open_page: Open, puzzles: Server) -> None:
    page = open_page("#/puzzle/battle/battle-001", phone=True, url=puzzles.url)
    page.set_viewport_size({"width": 390, "height": 844})
    attack(page, "C6")
    head = verdict(page, "wrong")
    expect(head).to_contain_text("wins 50.0% of the games, 30.0 points fewer")
    expect(page.locator(".choose")).not_to_contain_text("80.0%")
    page.get_by_role("button", name="Show the answer").click()
    expect(verdict(page, "shown")).to_contain_text("The answer: ")
    expect(page.locator(".choose")).to_contain_text("your choice")
    expect(page.locator(".choose")).to_contain_text("Compared with", timeout=PATIENCE)
    sound(page, PHONE)

    page.get_by_role("button", name="Try again").click()
    verdict(page, "open")
    attack(page, "C3")
    expect(verdict(page, "right")).to_contain_text("this one stays unsolved")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("#/play/"), timeout=PATIENCE)
    expect(page.locator(".coach")).to_have_count(0)
    page.goto(puzzles.url + "#/puzzles")
    expect(page.locator("li a.missed")).to_have_count(1)
    expect(page.get_by_text("Streak: 0")).to_be_visible()


def test_a_puzzle_that_does_not_exist(browser: Browser, puzzles: Server) -> None:
    page = browser.new_page()  # its console may tell that there is none
    page.add_init_script(PLAIN)
    page.goto(puzzles.url + "#/puzzle/battle/battle-999")
    expect(page.get_by_role("alert")).to_contain_text("has no puzzle 'battle-999'")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("li a")).to_have_count(3)
    page.close()
