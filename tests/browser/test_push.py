"""A slow game with notices: a browser asks for them, and its push service gets one for a turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("cryptography")

from browser.conftest import PLAIN
from browser.person import Person, errors_of
from browser.serving import Server
from browser.test_talk import made_game
from playwright.sync_api import Browser, expect
from server.notice_sinks import HttpSink, http_sink
from server.test_turn_notices import PushReceiver

from echobase.server.pages import INDEX, STATIC

SUBSCRIBES = """(subscription) => {
  Notification.requestPermission = () => Promise.resolve('granted')
  PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => subscription })
}"""
"""No push service of the internet can be reached here, so a local one takes its place."""


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as found:
        yield found


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    if not (STATIC / INDEX).is_file():
        pytest.skip("the browser client is not built: make web")
    running = Server(tmp_path / "data", options=("--local-notices",))
    yield running
    running.stop()


def test_a_slow_game_tells_whose_turn_it_is(slow: Server, sink: HttpSink, browser: Browser) -> None:
    made = made_game(slow, pace={"kind": "days", "days": 3})
    keys = PushReceiver()
    context = browser.new_context()
    context.add_init_script(PLAIN)
    bo = context.new_page()
    complaints = errors_of(bo)
    bo.goto(f"{slow.url}#/join/{made['id']}/-,{made['seats'][1]}")
    bo.locator(".rail").wait_for()
    bo.evaluate(SUBSCRIBES, {"endpoint": sink.address, "keys": keys.keys})
    Person(bo).choose_in_menu("Settings")
    bo.get_by_role("button", name="Notify me in this browser").click()
    expect(bo.get_by_text("This browser will notify you")).to_be_visible()
    context.close()

    context = browser.new_context()
    context.add_init_script(PLAIN)
    ann = context.new_page()
    ann.goto(f"{slow.url}#/join/{made['id']}/{made['seats'][0]},-")
    ann.locator(".rail").wait_for()
    expect(ann.locator(".clocks")).to_contain_text("due")
    Person(ann).choose_in_menu("Let a computer play for me")  # it plays the turn of the Rebels
    told = keys.opened(sink.next()[1])
    assert told["title"].startswith("Your turn: ")
    assert made["id"] in told["link"]
    context.close()
    assert complaints == []
