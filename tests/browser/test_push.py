"""A slow game with notices: a browser asks for them, its push service gets one, and it is shown."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("cryptography")

from browser.conftest import FLAGS, PLAIN, WITH_WINDOWS
from browser.person import Person, errors_of
from browser.serving import Server
from browser.test_talk import made_game
from playwright.sync_api import Browser, BrowserContext, Page, expect
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


@pytest.fixture(scope="module")
def windowed(browser: Browser) -> Iterator[Browser]:
    """A browser that could have windows: the other one shows no notices."""
    if WITH_WINDOWS is None:
        pytest.skip("there is no Chromium with windows here: make test installs it")
    launched = browser.browser_type.launch(executable_path=WITH_WINDOWS, args=FLAGS)
    yield launched
    launched.close()


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


class Notices:
    """The worker of a page, which gets messages as if from a push service.

    Each call waits until the worker has done its work, so that nothing has to be polled.
    """

    def __init__(self, context: BrowserContext, page: Page, origin: str) -> None:
        self.origin = origin
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.worker = context.service_workers[0]

    def push(self, game: str) -> None:
        message = {"title": f"Your turn: {game}", "text": "Turn 2", "game": game}
        message["link"] = f"{self.origin}/#/play/{game}"
        self.worker.evaluate(PUSH, json.dumps(message))

    def shown(self) -> list[str]:
        titles: list[str] = self.worker.evaluate(SHOWN)
        return titles

    def click(self, game: str) -> list[str]:
        """Click a notice; the addresses that are opened for that."""
        opened: list[str] = self.worker.evaluate(CLICK, game)
        return opened


PUSH = """async (data) => {
  const event = new PushEvent('push', { data })
  const done = new Promise((resolve) => (event.waitUntil = resolve))
  self.dispatchEvent(event)
  await done
}"""
SHOWN = """async () => (await self.registration.getNotifications()).map(({ title }) => title)"""
CLICK = """async (tag) => {
  const [notification] = await self.registration.getNotifications({ tag })
  const opened = []
  const event = new NotificationEvent('notificationclick', { notification })
  const done = new Promise((resolve) => (event.waitUntil = resolve))
  self.clients.openWindow = async (address) => opened.push(address)
  WindowClient.prototype.focus = async function () { opened.push('focus') }
  self.dispatchEvent(event)
  await done
  return opened
}"""
"""Only a real click may open windows, so what would be opened is written down."""


def test_the_worker_is_quiet_about_the_game_that_somebody_looks_at(
    slow: Server, sink: HttpSink, windowed: Browser
) -> None:
    made = made_game(slow, pace={"kind": "days", "days": 3})
    origin = slow.url.rstrip("/")
    context = windowed.new_context()
    context.add_init_script(PLAIN)
    context.grant_permissions(["notifications"], origin=origin)
    page = context.new_page()
    page.goto(f"{slow.url}#/join/{made['id']}/-,{made['seats'][1]}")
    page.locator(".rail").wait_for()
    page.evaluate(SUBSCRIBES, {"endpoint": sink.address, "keys": PushReceiver().keys})
    Person(page).choose_in_menu("Settings")
    page.get_by_role("button", name="Notify me in this browser").click()
    expect(page.get_by_text("This browser will notify you")).to_be_visible()
    notices = Notices(context, page, origin)
    notices.push(made["id"])
    notices.push("another-game")
    assert notices.shown() == ["Your turn: another-game"]
    assert notices.click("another-game") == [f"{slow.url}#/play/another-game"]
    assert notices.shown() == []
    context.new_page().bring_to_front()
    # Playwright lets every page believe that it has the focus.
    context.new_cdp_session(page).send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    notices.push(made["id"])
    notices.push(made["id"])
    assert notices.shown() == [f"Your turn: {made['id']}"]
    assert notices.click(made["id"]) == ["focus"]
    assert notices.shown() == []
    context.close()
