"""Takes the pictures of the browser game in docs/screenshots: python bench/screenshots.py.

All of them show positions of the recorded games in tests/golden, so they look the same each time.
With names of pictures, such as `battle-phone`, only those are taken; with `--site FOLDER`, those of
a page without a server, which `make site` has built there.
"""

import argparse
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from campaign_pictures import campaign_page
from chromium import CHROMIUM, FLAGS, server_and_browser
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from workshop_pictures import balance_page, desk_page, draft_page

from echobase.core import record
from echobase.core.game import State

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from site_pages.static_site import offered

HERE = Path(__file__).parent.parent
PICTURES = HERE / "docs" / "screenshots"
GOLDEN = HERE / "tests" / "golden"
RECORDS = {"battle": "battle-10.record", "assault": "assault-cadets.record"}
SIZES = {
    "phone": (390, 844),
    "side": (844, 390),
    "tablet": (768, 1024),
    "laptop": (1280, 800),
    "large": (1920, 1080),
}
SETTINGS = "localStorage.setItem('echobase.settings', JSON.stringify({lang: 'en', speed: 0}))"
STILL = "() => document.querySelector('.table')?.getAttribute('aria-busy') === 'false'"
KEYS = {"Escape", "i"}
COLOURS = 256
PATIENCE = 120_000
"""Milliseconds until Python has started in a page."""
PAUSE = 500
"""Milliseconds until everything has been drawn."""


class Photographer:
    """Opens pages of a server of its own and keeps what they look like."""

    def __init__(self, url: str, browser: Browser, wanted: list[str]) -> None:
        self.url = url
        self.browser = browser
        self.wanted = wanted

    def take(self, subject: str, sizes: list[str], opened: Callable[[Page], None]) -> None:
        """A picture of a page at each of these sizes."""
        for size in sizes:
            name = f"{subject}-{size}"
            if self.wanted and name not in self.wanted:
                continue
            width, height = SIZES[size]
            touched = size in ("phone", "side", "tablet")
            context = self.browser.new_context(
                viewport={"width": width, "height": height}, has_touch=touched
            )
            context.add_init_script(SETTINGS)
            page = context.new_page()
            opened(page)
            page.mouse.move(0, 0)
            page.wait_for_timeout(PAUSE)
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            few = picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
            few.save(PICTURES / f"{name}.png", optimize=True)
            print(name, flush=True)
            context.close()

    def page_at(self, path: str, part: str) -> Callable[[Page], None]:
        """Goes to an address and waits for a part of the page."""

        def opened(page: Page) -> None:
            page.goto(self.url + path)
            page.locator(part).first.wait_for()

        return opened

    def table(self, game: str, seat: int, options: dict[str, Any], *clicks: str) -> Any:
        """Sits down at a table of two people, clicks and presses keys."""

        def opened(page: Page) -> None:
            seats = [{"kind": "person"}, {"kind": "person"}]
            made = self.post("api/games", {"game": game, "options": options, "seats": seats})
            tokens = ["-", "-"]
            tokens[seat] = made["seats"][seat]
            page.goto(f"{self.url}#/join/{made['id']}/{','.join(tokens)}")
            page.wait_for_function(STILL)
            for click in clicks:
                page.wait_for_timeout(PAUSE)
                if click in KEYS:
                    page.keyboard.press(click)
                else:
                    page.locator(click).first.dispatch_event("click")

        return opened

    def loaded(self, game: str) -> str:
        """The id of a recorded game that the server has been given."""
        content = (GOLDEN / RECORDS[game]).read_bytes()
        with urlopen(Request(f"{self.url}api/records", content)) as answer:
            return str(json.load(answer)["id"])

    def post(self, path: str, wanted: dict[str, Any]) -> Any:
        head = {"Content-Type": "application/json"}
        with urlopen(Request(self.url + path, json.dumps(wanted).encode(), head)) as answer:
            return json.load(answer)


def first(game: str, wanted: Callable[[State, list[str]], bool]) -> State:
    """The first position of a recorded game in which a decision is as wanted."""
    played = record.read(str(GOLDEN / RECORDS[game]))
    state = played.first.copy()
    for action in played.actions:
        if wanted(state, [state.write(other) for other in state.actions()]):
            return state
        state.apply(action)
    raise LookupError(f"no such decision in {RECORDS[game]}")


def hex_button(hex_: str) -> str:
    return f'main polygon[data-hex="{hex_}"]'


def aimed(firer: str) -> str:
    """What a unit that was picked may attack: the first target that the page marks."""
    return f'main polygon[aria-label*="target"]:not([data-hex="{firer}"])'


def take_all(photographer: Photographer) -> None:
    usual, every = ["laptop", "large", "phone"], list(SIZES)
    take, page_at, table = photographer.take, photographer.page_at, photographer.table
    take("home", usual, page_at("", "a.game.assault"))
    take("new-game", usual, page_at("#/new/battle/target-the-shield-generators", ".scenario"))

    state = first("battle", lambda state, notes: "attack F3xF2" in notes)
    battle = {"scenario": state.document()}
    attack = (hex_button("F3"), hex_button("F2"))
    take("battle", every, table("battle", 0, battle, "Escape", *attack))
    take("unit-card", ["phone"], table("battle", 0, battle, "Escape", hex_button("F2"), "i"))

    state = first("assault", lambda state, notes: len([n for n in notes if "fire W" in n]) > 12)
    assault = {"map": state.document()}
    take("volley", ["laptop", "phone"], table("assault", 1, assault))
    walker = next(unit for unit in state.view(1).units if unit.unit == "W1").place
    shot = (hex_button(walker), aimed(walker))
    take("assault", every, table("assault", 1, assault, "Escape", *shot))
    take("set-up", ["tablet"], table("assault", 0, {"setup": {"empire": "default"}}))
    state = first("assault", lambda state, notes: {"armour 0", "armour 1"} <= set(notes))
    take("luke", ["laptop", "phone"], table("assault", 0, {"map": state.document()}))

    def event(page: Page) -> None:
        page_at(f"#/replay/{photographer.loaded('assault')}", ".controls")(page)
        for _ in range(2):
            page.get_by_role("button", name="Next turn").click()

    take("event", ["phone"], event)
    for game, sizes in (("battle", usual), ("assault", ["laptop"])):
        name = "result" if game == "battle" else "result-assault"
        ended = f"#/play/{photographer.loaded(game)}/result"
        take(name, sizes, page_at(ended, "figcaption button"))

    take("book", ["laptop"], campaign_page(photographer.url, [], ".book"))
    take("debriefing", ["laptop"], campaign_page(photographer.url, [0], ".book"))
    road = campaign_page(photographer.url, [1, 0, 1, 0], ".closed", both=True)
    take("road", ["laptop"], road)

    draft = draft_page(photographer.url, "Under Siege", "Snowtroopers")
    take("workshop", ["laptop", "phone"], draft)
    take("balance", ["laptop"], balance_page(photographer.url, "Under Siege", 50))
    take("desk", ["laptop"], desk_page(photographer.url, "Medevac"))
    gates = draft_page(photographer.url, "The Two Gates", "Cliff", game="assault")
    take("workshop-map", ["laptop"], gates)


def take_site(folder: Path, wanted: list[str]) -> None:
    """Records that somebody has loaded into a page without a server."""

    def watched(game: str, turns: int) -> Callable[[Page], None]:
        def opened(page: Page) -> None:
            page.goto(address)
            page.locator("input[type=file]").set_input_files(GOLDEN / RECORDS[game])
            page.locator(".controls").wait_for(timeout=PATIENCE)
            for _ in range(turns):
                page.get_by_role("button", name="Next turn").click()

        return opened

    with offered(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take = Photographer(address, browser, wanted).take
        take("site-battle", ["laptop"], watched("battle", 4))
        take("site-assault", ["phone"], watched("assault", 3))
        take("site-home", ["phone"], lambda page: ready(page, address))
        browser.close()


def ready(page: Page, address: str) -> None:
    """The first page, with Python there."""
    page.goto(address)
    page.locator("html[data-house=ready]").wait_for(timeout=PATIENCE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these pictures")
    parser.add_argument("--site", type=Path, help="take those of a page without a server")
    wanted = parser.parse_args()
    if CHROMIUM is None:
        print("no Chromium here (make test installs it)")
        return
    if wanted.site:
        take_site(wanted.site, wanted.names)
        return
    with server_and_browser() as (url, browser):
        take_all(Photographer(url, browser, wanted.names))


if __name__ == "__main__":
    main()
