"""Two pages at one table: talk, offers, clocks, and a computer that takes over."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from browser.conftest import Open
from browser.person import Person
from browser.serving import Server
from playwright.sync_api import Page, WebSocketRoute, expect

from echobase.server.pages import INDEX, STATIC

MOVED = """
import time
from pathlib import Path
from echobase.server.affairs import server_time
moved = Path({path!r})
server_time.now = lambda: time.time() + float(moved.read_text() or 0)
"""
LIVE = {"pace": {"kind": "live", "minutes": 10, "increment": 0}}


class Hour:
    """The time of the server, which a test moves."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.passes(0)

    def passes(self, seconds: float) -> None:
        self.path.write_text(str(seconds))


@pytest.fixture
def hour(tmp_path: Path) -> Hour:
    return Hour(tmp_path / "moved")


@pytest.fixture
def timed(tmp_path: Path, hour: Hour) -> Iterator[Server]:
    if not (STATIC / INDEX).is_file():
        pytest.skip("the browser client is not built: make web")
    running = Server(tmp_path / "data", before=MOVED.format(path=str(hour.path)))
    yield running
    running.stop()


def made_game(server: Server, **terms: Any) -> Any:
    """A game between two people."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]
    wanted = json.dumps({"game": "battle", "seats": seats, "terms": terms}).encode()
    address = f"{server.url.rstrip('/')}/api/games"
    with urlopen(Request(address, wanted, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


def two_pages(server: Server, open_page: Open, **terms: Any) -> list[Page]:
    """A game between two people, each with a page."""
    made = made_game(server, **terms)
    first, second = made["seats"]
    pages = [
        open_page(f"#/join/{made['id']}/{words}", url=server.url)
        for words in (f"{first},-", f"-,{second}")
    ]
    for page in pages:
        page.locator(".rail").wait_for()
    return pages


def say(page: Page, words: str) -> None:
    if not page.get_by_role("textbox", name="Write to everybody").is_visible():
        page.get_by_role("button", name=re.compile("^Talk")).click()
    page.get_by_role("textbox", name="Write to everybody").fill(words)
    page.keyboard.press("Enter")


def test_people_talk_mute_and_report(server: Server, open_page: Open) -> None:
    ann, bo = two_pages(server, open_page)
    box = bo.locator("main").bounding_box()
    say(ann, "Hello <b>Bo</b>")
    bo.get_by_role("button", name="Talk, new: 1").click()
    expect(bo.get_by_role("log", name="Talk")).to_contain_text("Hello <b>Bo</b>")
    assert bo.locator("main").bounding_box() == box
    say(bo, "Hello Ann")
    expect(ann.get_by_role("log", name="Talk")).to_contain_text("Hello Ann")
    bo.get_by_role("button", name=re.compile("^Ann")).click()
    bo.get_by_role("button", name="Report", exact=True).click()
    expect(bo.get_by_role("button", name="Reported")).to_be_disabled()
    bo.get_by_role("button", name="Mute on this device").click()
    expect(bo.get_by_role("log", name="Talk")).not_to_contain_text("Hello <b>Bo</b>")
    bo.reload()
    bo.get_by_role("button", name="Talk", exact=True).click()
    expect(bo.get_by_role("log", name="Talk")).to_contain_text("Hello Ann")
    expect(bo.get_by_role("log", name="Talk")).not_to_contain_text("Hello <b>Bo</b>")
    bo.get_by_role("button", name="Show messages again: Ann").click()
    expect(bo.get_by_role("log", name="Talk")).to_contain_text("Hello <b>Bo</b>")


def test_an_undo_is_asked_for_and_accepted(server: Server, open_page: Open) -> None:
    ann, bo = two_pages(server, open_page)
    player = Person(ann)
    player.ready()
    ann.locator(".hand .card.playable").first.dispatch_event("click")
    player.press_main()
    player.choose_in_menu("Ask to undo")
    bo.locator('[data-offered="undo"]').get_by_role("button", name="Accept").click()
    expect(ann.locator('[data-offered="undo"]')).to_have_count(0)
    expect(ann.locator(".hand .card.playable").first).to_be_visible()


def test_a_clock_runs_out_and_the_seat_is_taken_back(
    timed: Server, hour: Hour, open_page: Open
) -> None:
    ann, bo = two_pages(timed, open_page, **LIVE)
    expect(bo.locator('[data-seat="0"]')).to_contain_text(re.compile("^(9:|10:)"))
    hour.passes(700)
    expect(ann.get_by_text("A computer plays for you.")).to_be_visible(timeout=30_000)
    Person(bo).ready()
    ann.reload()  # whoever comes back finds the same
    ann.get_by_role("button", name="Take my seat back").click()
    expect(ann.get_by_text("A computer plays for you.")).to_have_count(0)
    expect(bo.get_by_text("A computer plays for you.")).to_have_count(0)


def test_a_draw_and_then_a_rematch(server: Server, open_page: Open) -> None:
    ann, bo = two_pages(server, open_page)
    Person(ann).choose_in_menu("Offer a draw")
    bo.locator('[data-offered="draw"]').get_by_role("button", name="Decline").click()
    expect(ann.get_by_text("Bo declines the draw.").first).to_be_visible()
    Person(ann).choose_in_menu("Offer a draw")
    bo.locator('[data-offered="draw"]').get_by_role("button", name="Accept").click()
    for page in (ann, bo):
        page.locator(".rail .row .go", has_text="See the result").click()
        expect(page.get_by_text("A draw: the players agreed on it.").first).to_be_visible()
        # Another game without the opponent is not what anybody wants here.
        expect(page.get_by_role("button", name="Switch sides")).to_have_count(0)
    ann.get_by_role("button", name="Rematch with sides switched").click()
    before = ann.url
    bo.locator('[data-offered="rematch"]').get_by_role("button", name="Accept").click()
    for page in (ann, bo):
        page.wait_for_url(lambda url: url != before and "play" in url)
        page.locator(".rail").wait_for()
    assert Person(bo).ready() == "choose"


def test_the_page_connects_again_in_the_middle(server: Server, open_page: Open) -> None:
    ann, bo = two_pages(server, open_page)
    say(ann, "Before")
    expect(bo.get_by_role("button", name="Talk, new: 1")).to_be_visible()
    cut: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        cut.append(socket)

    bo.route_web_socket("**/play", between)
    bo.reload()
    bo.locator(".rail").wait_for()
    cut[0].close(code=1001)
    say(ann, "After")
    bo.get_by_role("button", name=re.compile("^Talk")).click()
    told = bo.get_by_role("log", name="Talk")
    expect(told).to_contain_text("After")
    expect(told.get_by_text("Before")).to_have_count(1)
    assert len(cut) > 1
