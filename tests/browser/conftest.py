"""A server with its own data and a real browser for the tests of the client."""

import json
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
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
WITH_WINDOWS = next(filter(None, map(shutil.which, BROWSERS[1:])), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
FLAGS += [
    "--renderer-process-limit=1"
]  # pages share a process: starting one costs as much as a page
LAPTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)
CHOSEN = """
if (!localStorage.getItem('echobase.settings')) localStorage.setItem('echobase.settings', %s)
"""
QUICK = {"lang": "en", "speed": 0}
"""Nothing moves, so that nothing has to be waited for."""
PLAIN = CHOSEN % json.dumps(json.dumps(QUICK))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / INDEX).is_file():
        pytest.skip("the browser client is not built: make web")
    running = Server(tmp_path_factory.mktemp("data"), options=("--library",))
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


class Profile:
    """A browser of somebody, who has never been here: used again when what it kept is forgotten.

    Starting one costs as much as a page, and so does reading the scripts for the first time.
    """

    def __init__(self, browser: Browser, phone: bool) -> None:
        self.phone = phone
        size = PHONE if phone else LAPTOP
        self.context = browser.new_context(viewport=size, has_touch=phone, accept_downloads=True)
        self.blank = self.context.new_page()
        """It stays open, so that the process that draws pages does not end."""
        self.devtools = self.context.new_cdp_session(self.blank)

    def forget(self) -> None:
        """Close all pages, and clear what they kept."""
        opened = [page for page in self.context.pages if page is not self.blank]
        addresses = [page.url for page in opened if page.url.startswith("http")]
        origins = {"/".join(address.split("/")[:3]) for address in addresses}
        for page in opened:
            page.close()
        for origin in origins:
            wanted = {"origin": origin, "storageTypes": "all"}
            self.devtools.send("Storage.clearDataForOrigin", wanted)


@pytest.fixture(scope="package")
def profiles() -> list[Profile]:
    """Those that nobody uses now."""
    return []


Open = Callable[..., Page]
Between = Callable[[WebSocketRoute], None]


@pytest.fixture
def open_page(browser: Browser, server: Server, profiles: list[Profile]) -> Iterator[Open]:
    """Opens pages of the client, each in a browser of its own; none of them may complain.

    `between` may meddle with what browser and server say; `settings` are those chosen before.
    """
    complaints: list[list[str]] = []
    used: list[Profile] = []

    def opened(
        path: str = "",
        phone: bool = False,
        url: str = "",
        between: Between | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> Page:
        free = next((one for one in profiles if one.phone == phone), None)
        if free is None:
            free = Profile(browser, phone)
        else:
            profiles.remove(free)
        used.append(free)
        page = free.context.new_page()
        page.add_init_script(CHOSEN % json.dumps(json.dumps({**QUICK, **(settings or {})})))
        if between is not None:
            page.route_web_socket("**/play", between)
        complaints.append(errors_of(page))
        page.goto((url or server.url) + path)
        return page

    yield opened
    for one in used:
        one.forget()
    profiles.extend(used)
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
        settings: Mapping[str, Any] | None = None,
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
        path = f"#/join/{made['id']}/{tokens}"
        page = open_page(path, phone=phone, between=between, settings=settings)
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
