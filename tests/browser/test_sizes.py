"""The table at every size: nothing is cut off, all is in reach, the board keeps its place."""

from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from browser.axe import findings
from browser.inspection import faults, hidden
from browser.person import QUIET, Person
from browser.serving import Server
from games.assault import field
from games.battle import table
from later import later
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

Begin = Callable[..., Person]
SitDown = Callable[..., Person]
GOLDEN = Path(__file__).parent.parent / "golden"

SIZES = {
    "small phone": (360, 740),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (768, 1024),
    "laptop": (1280, 800),
    "desktop": (1920, 1080),
    "4K": (3840, 2160),
}
USUAL = ["phone", "phone on its side", "tablet", "laptop", "desktop"]
SMALL = ["phone", "phone on its side", "tablet"]
EXTREMES = ["phone", "desktop"]
BETWEEN = ["phone on its side", "tablet", "laptop"]
SCENARIOS = {"battle": "target-the-shield-generators", "assault": "north-ridge-short"}
GAMES = ["battle", "assault"]
MAIN = ".rail .row .go"
LONGER: dict[str, dict[str, Any]] = {
    "large text": {"lang": "en", "text": 1.3},
    "Polish": {"lang": "pl"},
    "Italian": {"lang": "it"},
}
LONGEST: dict[str, dict[str, Any]] = {"200 %": {"lang": "pl", "text": 2}, **LONGER}
IMPORTANT = {
    "battle": [".turn h2", ".turn p", ".goal .count", ".hand .card", ".choose .panel", ".board"],
    "assault": [".turn h2", ".turn p", ".clock b", ".round", ".choose .panel", ".board"],
}


def resize(page: Page, name: str) -> None:
    width, height = SIZES[name]
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def box_of(page: Page, part: str) -> FloatRect:
    box = page.locator(part).first.bounding_box()
    assert box is not None
    return box


def well_inside(place: FloatRect, board: FloatRect) -> bool:
    """Whether a hex is seen with one more around it, and no corner of the board covers it."""
    room = place["width"]
    return (
        board["x"] + room < place["x"] < board["x"] + board["width"] - 4 * room
        and board["y"] + room < place["y"] < board["y"] + board["height"] - 2 * room
    )


def lacking(person: Person, game: str, least: float = 0.4) -> list[str]:
    """What is wrong with the table as it is; the board has at least this share of the screen."""
    page = person.page
    found = faults(page)
    for part in [*IMPORTANT[game], MAIN]:
        if why := hidden(page, part):
            found.append(f"{part} is {why}")
    screen = page.viewport_size
    assert screen is not None
    board, main = box_of(page, ".board"), box_of(page, MAIN)
    if board["width"] * board["height"] < least * screen["width"] * screen["height"]:
        found.append(f"the board has only {board['width']} x {board['height']}")
    if main["height"] < 44:
        found.append(f"the main button is {main['height']} high")
    if hidden(page, ".log section") and hidden(page, 'button[aria-label="Log"]'):
        found.append("the log is out of reach")
    return found


def everywhere(
    person: Person, game: str, sizes: Iterable[str], least: float = 0.4
) -> dict[str, list[str]]:
    """What is wrong, by size."""
    found = {}
    for name in sizes:
        resize(person.page, name)
        if wrong := lacking(person, game, least):
            found[name] = wrong
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_and_everything_important_is_in_reach(begin: Begin, game: str) -> None:
    person = begin(game, SCENARIOS[game], side="empire", phone=True)
    person.ready()
    assert everywhere(person, game, SIZES) == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_buttons_of_a_table_for_several_people_fit(
    open_page: Callable[..., Page], server: Server, game: str
) -> None:
    """With talk and who is here there are most of them."""
    page = open_page("#/settings", phone=True)
    wanted = {"game": game, "seats": [{"kind": "person"}] * 2}
    made = page.request.post(f"{server.url.rstrip('/')}/api/games", data=wanted).json()
    page.evaluate("place => { location.hash = place }", f"#/join/{made['id']}/{made['seats'][0]},-")
    talk = page.get_by_role("button", name="Talk", exact=True)
    expect(talk).to_be_visible()
    found = {}
    for name in USUAL:
        resize(page, name)
        expect(talk).to_be_visible()
        if wrong := faults(page):
            found[name] = wrong
    assert found == {}


@pytest.mark.parametrize(("chosen", "game"), later(product(LONGER, GAMES)))
def test_longer_words_and_larger_letters_fit(begin: Begin, chosen: str, game: str) -> None:
    settings = LONGER[chosen]
    person = begin(game, SCENARIOS[game], side="empire", phone=True, settings=settings)
    person.page.wait_for_function(QUIET)
    assert everywhere(person, game, USUAL, least=0.3) == {}


@pytest.mark.parametrize("game", later(GAMES))
def test_letters_of_twice_the_size_are_never_cut_off(begin: Begin, game: str) -> None:
    """With the setting of the browser itself."""
    person = begin(game, SCENARIOS[game], side="empire", phone=True)
    page = person.page
    larger = {"fontSizes": {"standard": 32}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", larger)
    person.ready()
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "28px"
    found = {}
    for name in USUAL:
        resize(page, name)
        wrong = [one for one in faults(page) if one != "the frame scrolls"]
        if why := hidden(page, MAIN):
            wrong.append(f"the main button is {why}")
        if wrong:
            found[name] = wrong
    assert found == {}


ENEMIES = "C: . . . . s4 s4\nE: . . . . e3 e3"
SHOT = field.document(
    "18: . . . W1:S . . W2:S\n20: . . . . . . . LT1", play={"card": "walkers_fire", "luke": "S1"}
)
VOLLEY = field.document(
    "18: . LS1 LS2 LS3 LS4 LS5 LS6 LS7 LS8\n19: . LT1 LT2 LT3 LT4 LT5 LT6 LT7 LT8",
    play={"card": "snowtroopers_fire", "luke": "S1"},
)


@pytest.mark.parametrize("size", later(SMALL))
def test_the_board_of_a_battle_keeps_its_place_whatever_the_panel_shows(
    sit_down: SitDown, size: str
) -> None:
    play = {"active": "rebel", "hands": [["assault_centre", "raid_left"], ["recon_left"]]}
    person = sit_down("battle", phone=True, scenario=table.document(ENEMIES, play=play))
    page = person.page
    person.ready()
    resize(page, size)
    place = box_of(page, ".board")

    def stays(part: Locator) -> None:
        """The board, when this was clicked."""
        person.click(part)
        person.ready()
        assert box_of(page, ".board") == place

    stays(page.locator('.hand [data-card="assault_centre"]'))
    stays(person.main)
    stays(page.locator('polygon[data-hex="E5"]'))
    stays(person.main)
    stays(page.locator('polygon[data-hex="E5"]'))
    stays(person.main)
    stays(page.locator('polygon[data-hex="C5"]'))
    expect(page.locator(".duel")).to_be_visible()
    stays(person.main)
    expect(page.locator(".log")).to_contain_text("Dice")


@pytest.mark.parametrize("size", later(SMALL))
def test_the_board_of_an_assault_keeps_its_place_whatever_the_panel_shows(
    sit_down: SitDown, size: str
) -> None:
    person = sit_down("assault", phone=True, players=("random", ""), map=SHOT)
    page = person.page
    person.ready()
    resize(page, size)
    place, target = box_of(page, ".board"), page.locator('[data-hex="0820"]')
    person.click(page.locator('[data-hex="0718"]'))
    assert box_of(page, ".board") == place
    if size == "phone":
        seen = box_of(page, '[data-hex="0820"]')
        assert well_inside(seen, place)
    person.click(target)
    expect(page.locator(".duel")).to_be_visible()
    assert box_of(page, ".board") == place
    if size == "phone":
        assert box_of(page, '[data-hex="0820"]') == seen  # a target in sight moves nothing
    person.press_main()
    person.ready()
    assert box_of(page, ".board") == place


def test_the_log_opens_at_its_end(sit_down: SitDown) -> None:
    person = sit_down("assault", phone=True, players=("random", ""), map=VOLLEY)
    page = person.page
    person.ready()
    expect(person.main).to_contain_text("Fire 8 shots")
    page.wait_for_timeout(500)  # shots that are put forward take no press that was meant for others
    person.press_main()
    expect(person.main).not_to_contain_text("Fire 8 shots")
    person.ready()
    for name in ("phone", "phone on its side"):
        resize(page, name)
        page.get_by_role("button", name="Log").click()
        lines = page.locator("dialog .scroll li")
        expect(lines.nth(12)).to_be_attached()
        expect(lines.last).to_be_in_viewport(ratio=0.9)
        expect(lines.first).not_to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_caption_leaves_the_own_baseline_free(sit_down: SitDown) -> None:
    hands = [["assault_centre"], ["recon_left"]]
    play = {"active": "empire", "step": "attack", "ordered": ["C5"], "hands": hands}
    scenario = table.document(ENEMIES, play=play)
    players, settings = ("cadet", ""), {"speed": 0.5}
    person = sit_down("battle", True, players, scenario=scenario, settings=settings)
    page = person.page
    person.ready()
    person.press_main()
    page.get_by_role("button", name="Pause").click()
    for name in ("phone", "phone on its side", "tablet", "laptop"):
        resize(page, name)
        assert leaves_baseline_free(page, name), name


def leaves_baseline_free(page: Page, name: str) -> bool:
    """Beside or under the board of a phone, above the last row of hexes of a larger one."""
    told = box_of(page, ".caption")
    if name in ("phone", "phone on its side"):
        board = box_of(page, ".board")
        return told["y"] >= board["y"] + board["height"] or told["x"] >= board["x"] + board["width"]
    return told["y"] + told["height"] <= box_of(page, '[data-hex="A5"]')["y"]


REPLAYS = {"battle": "battle-10.record", "assault": "assault-cadets.record"}
PARTS = {
    "battle": [".name b", ".goal .count", ".board", ".controls .play", "input[type=range]"],
    "assault": [".name b", ".clock b", ".board", ".controls .play", "input[type=range]"],
}


def replay(open_page: Callable[..., Page], game: str, **settings: Any) -> Page:
    """A whole game that is replayed, in its middle."""
    page = open_page(phone=True, settings=settings)
    page.locator("input[type=file]").set_input_files(GOLDEN / REPLAYS[game])
    page.locator(".controls").wait_for()
    timeline = page.locator("input[type=range]")
    timeline.fill(str(int(timeline.get_attribute("max") or 0) // 2))
    return page


@pytest.mark.parametrize(("sizes", "game"), later(product((EXTREMES, BETWEEN), GAMES)))
def test_replays_fit_and_are_accessible_at_every_size(
    open_page: Callable[..., Page], sizes: list[str], game: str
) -> None:
    page = replay(open_page, game)
    found = {}
    for name in sizes:
        resize(page, name)
        wrong = faults(page)
        wrong += [f"{part} is {why}" for part in PARTS[game] if (why := hidden(page, part))]
        wrong += findings(page, without="" if name == sizes[0] else ".sheet")
        if wrong:
            found[name] = wrong
    assert found == {}


@pytest.mark.parametrize(("chosen", "game"), later(product(LONGEST, GAMES)))
def test_longer_words_and_larger_letters_fit_in_a_replay(
    open_page: Callable[..., Page], chosen: str, game: str
) -> None:
    page = replay(open_page, game, **LONGEST[chosen])
    found = {}
    for name in USUAL:
        resize(page, name)
        wrong = [one for one in faults(page) if one != "the frame scrolls"]
        if wrong:
            found[name] = wrong
    assert found == {}


@pytest.mark.parametrize(("sizes", "game"), later(product((EXTREMES, BETWEEN), GAMES)))
def test_tables_are_accessible_at_every_size(begin: Begin, sizes: list[str], game: str) -> None:
    person = begin(game, SCENARIOS[game], phone=True)
    person.ready()
    found = {}
    for name in sizes:
        resize(person.page, name)
        found[name] = findings(person.page, without=".sheet")
    assert found == {name: [] for name in found}
