"""Fair dice in the browser: two pages give to them, play, resign and check every roll."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from browser.axe import findings
from browser.person import PATIENCE, READY, Person
from browser.serving import Server
from playwright.sync_api import Page, Route, expect

from echobase.core import record
from echobase.core.fair_dice import MARK
from echobase.play.dice_check import check_dice
from echobase.text import Text

Open = Callable[..., Page]
STEADY = """{
  let next = %d
  crypto.getRandomValues = (bytes) => bytes.map(() => (next = (next * 5 + 3) %% 256))
}"""
"""The same random bytes in every run."""
OVER = f"() => ({READY})() === 'over'"
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
FITS = "Every roll and draw matches what was fixed beforehand."
STEPS = 14
TRIES = 1200


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Server]:
    """A server whose games take random bytes from the seats."""
    running = Server(tmp_path, secret=f"{MARK}{'0' * 62}")
    yield running
    running.stop()


def sit(open_page: Open, server: Server, made: dict[str, Any], seat: int) -> Person:
    page = open_page("#/settings", url=server.url)
    page.add_init_script(STEADY % (seat + 1))
    tokens = [token if place == seat else "-" for place, token in enumerate(made["seats"])]
    page.goto(f"{server.url}?seat={seat}#/join/{made['id']}/{','.join(tokens)}")
    page.locator(".rail").wait_for()
    return Person(page, seed=seat)


def deciding(people: list[Person]) -> Person:
    """Whoever can do something now."""
    for _ in range(TRIES):
        for person in people:
            if person.page.evaluate(READY):
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody can do anything")


def test_two_pages_play_resign_and_check_the_dice(shared: Server, open_page: Open) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    options = {"scenario": "target-the-shield-generators"}
    wanted = {"game": "battle", "options": options, "seats": seats}
    made = httpx.post(f"{shared.url}api/games", json=wanted).json()
    first = sit(open_page, shared, made, 0)
    for _ in range(3):
        if first.page.evaluate(READY):
            first.step()
    people = [first, sit(open_page, shared, made, 1)]
    for _ in range(STEPS):
        deciding(people).step()
    people[1].choose_in_menu("Resign")
    people[1].page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    people[0].page.wait_for_function(OVER, timeout=PATIENCE)
    people[0].press_main()
    for person in people:
        page = person.page
        expect(page.get_by_role("heading", name="Luck", exact=True)).to_be_visible(timeout=60_000)
        page.get_by_role("link", name="Check the dice").click()
        expect(page.get_by_role("heading", name=FITS)).to_be_visible()
        expect(page.get_by_text("the one that this browser noted")).to_be_visible()
        expect(page.get_by_text("The numbers that this browser gave")).to_be_visible()
    told = record.from_text(httpx.get(f"{shared.url}api/games/{made['id']}/record").text)
    report = check_dice(told, "", Text("en"))
    assert report.holds
    given = told.head.about["contributions"].split()
    assert [word.partition("@")[0] for word in given] == ["0", "1", "0"]
    page = people[0].page
    rows = page.locator("tbody tr")
    assert rows.count() == report.checked
    expect(rows.get_by_text("fits", exact=True)).to_have_count(report.checked)
    check_sizes(page)
    check_tampering(page)


def check_sizes(page: Page) -> None:
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(WIDER) <= 0
        assert findings(page) == []


def check_tampering(page: Page) -> None:
    """A server that tells of another outcome, or of another secret, is found out."""

    def lie(route: Route, **changes: Any) -> None:
        told = route.fetch().json()
        told["rolls"][3]["outcome"] = (told["rolls"][3]["outcome"] + 1) % 4
        route.fulfill(body=json.dumps({**told, **changes}))

    page.route("**/dice?*", lie)
    page.reload()
    expect(page.get_by_role("heading", name="Something does not fit.")).to_be_visible()
    expect(page.locator("tbody tr").get_by_text("does not fit")).to_have_count(1)
    page.unroute("**/dice?*")
    page.route("**/dice?*", lambda route: lie(route, luck="0" * 64))
    page.reload()
    expect(page.get_by_text("the server has changed its secret")).to_be_visible()
