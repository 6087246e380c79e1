"""A server with its own data and a real browser for the tests of the client."""

import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from urllib.request import Request, urlopen

import pytest

pytest.importorskip("playwright", reason="the tests in a browser need the package playwright")

from browser.person import Person, errors_of
from browser.serving import Server
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, sync_playwright

from echobase.server.games.catalogue import catalogue
from echobase.server.pages import INDEX, STATIC

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first of them that is here: without a window, the same browser costs a third less."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
FLAGS += [
    "--renderer-process-limit=1"
]  # pages share a process: starting one costs as much as a page
LAPTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)
PLAIN = """
if (!localStorage.getItem('echobase.settings'))
  localStorage.setItem('echobase.settings', JSON.stringify({lang: 'en', speed: 0}))
"""
"""Nothing moves, so that nothing has to be waited for."""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / INDEX).is_file():
        pytest.skip("the browser client is not built: make web")
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here: make test installs it")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


Open = Callable[..., Page]
Between = Callable[[WebSocketRoute], None]


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens pages of the client; at the end none of them may have complained.

    `between` may meddle with what browser and server say.
    """
    complaints: list[list[str]] = []
    contexts = []

    def opened(
        path: str = "", phone: bool = False, url: str = "", between: Between | None = None
    ) -> Page:
        size = PHONE if phone else LAPTOP
        context = browser.new_context(viewport=size, has_touch=phone, accept_downloads=True)
        contexts.append(context)
        context.add_init_script(PLAIN)
        page = context.new_page()
        if between is not None:
            page.route_web_socket("**/play", between)
        complaints.append(errors_of(page))
        page.goto((url or server.url) + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == [[] for _ in complaints]


@pytest.fixture
def sit_down(open_page: Open, server: Server) -> Callable[..., Person]:
    """Makes a game with any options, such as a position, and takes the seats of its people."""

    def seated(
        game: str,
        phone: bool = False,
        players: Sequence[str] = ("", "random"),
        seed: int = 1,
        between: Between | None = None,
        **options: Any,
    ) -> Person:
        seats = [
            {"kind": "computer", "player": name} if name else {"kind": "person"} for name in players
        ]
        wanted = json.dumps({"game": game, "options": options, "seats": seats}).encode()
        address = f"{server.url.rstrip('/')}/api/games"
        with urlopen(Request(address, wanted, {"Content-Type": "application/json"})) as answer:
            made = json.load(answer)
        tokens = ",".join(token or "-" for token in made["seats"])
        page = open_page(f"#/join/{made['id']}/{tokens}", phone=phone, between=between)
        page.locator(".rail").wait_for()
        return Person(page, seed)

    return seated


@pytest.fixture
def begin(sit_down: Callable[..., Person]) -> Callable[..., Person]:
    """Begins the game that the screen of a new one offers: a side, or both, against the cadet.

    The screen itself is left out: it costs more than the table, and `test_pages.py` looks at it.
    """

    def begun(game: str, scenario: str, side: str = "rebel", **more: Any) -> Person:
        offered = next(one for one in catalogue("en").games if one.id == game)
        options = {option.id: option.default for option in offered.options}
        options[offered.scenario_option] = scenario
        players = ["cadet" if side not in ("", one) else "" for one in offered.sides]
        return sit_down(game, players=players, **options, **more)

    return begun
