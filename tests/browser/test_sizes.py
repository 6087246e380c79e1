"""The table at every size: nothing is cut off, all is in reach, the board keeps its place."""

import json
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from browser.axe import findings
from browser.conftest import CHROMIUM, FLAGS, PLAIN
from browser.inspection import faults, hidden
from browser.person import CHANGE, Person
from browser.serving import Server
from later import later
from playwright.sync_api import Browser, FloatRect, Page, ViewportSize, expect

Begin = Callable[..., Person]
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


@pytest.mark.parametrize(("chosen", "game"), later(product(LONGER, GAMES), soon=2))
def test_longer_words_and_larger_letters_fit(begin: Begin, chosen: str, game: str) -> None:
    person = begin(game, SCENARIOS[game], side="empire", phone=True)
    person.ready()
    person.change_settings(**LONGER[chosen])
    assert everywhere(person, game, USUAL, least=0.3) == {}


@pytest.mark.parametrize("game", later(GAMES))
def test_letters_of_twice_the_size_are_never_cut_off(
    browser: Browser, server: Server, tmp_path: Path, game: str
) -> None:
    """With the setting of the browser itself."""
    chosen = {"webkit": {"webprefs": {"default_font_size": 32}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(chosen), encoding="utf-8")
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=CHROMIUM, args=FLAGS, has_touch=True
    )
    context.add_init_script(PLAIN)
    page = context.pages[0]
    page.goto(f"{server.url}#/new/{game}/{SCENARIOS[game]}")
    page.locator(".mode.empire").click()
    page.get_by_role("button", name="Begin the battle").click()
    page.locator(".rail").wait_for()
    Person(page).ready()
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "28px"
    found = {}
    for name in USUAL:
        resize(page, name)
        wrong = [one for one in faults(page) if one != "the frame scrolls"]
        if why := hidden(page, MAIN):
            wrong.append(f"the main button is {why}")
        if wrong:
            found[name] = wrong
    context.close()
    assert found == {}


@pytest.mark.parametrize(("size", "game"), later(product(SMALL, GAMES)))
def test_the_board_keeps_its_place_whatever_the_panel_shows(
    begin: Begin, size: str, game: str
) -> None:
    person = begin(game, SCENARIOS[game], side="empire", phone=True, seed=3)
    page = person.page
    person.ready()
    resize(page, size)
    place = box_of(page, ".board")
    fights = 0
    for _ in range(60):
        person.step()
        person.ready()
        assert box_of(page, ".board") == place
        fights += page.locator(".duel").count()
        if fights > 1:
            break
    assert fights


def test_a_target_in_sight_is_chosen_without_moving_the_board(begin: Begin) -> None:
    person = begin("assault", SCENARIOS["assault"], side="empire", phone=True, seed=2)
    page = person.page
    resize(page, "phone")
    for _ in range(150):
        person.ready()
        if person.hexes("can act").count():
            person.click(person.hexes("can act").first)
            if person.hexes("target").count() and not page.locator(".duel").count():
                break
            page.keyboard.press("Escape")
        person.step()
    board = box_of(page, ".board")
    hexes = person.hexes("target").evaluate_all("all => all.map(one => one.dataset.hex)")
    places = {hex_: box_of(page, f'[data-hex="{hex_}"]') for hex_ in hexes}
    seen = [hex_ for hex_, place in places.items() if well_inside(place, board)]
    assert seen
    person.click(page.locator(f'[data-hex="{seen[0]}"]'))
    expect(page.locator(".duel")).to_be_visible()
    assert box_of(page, f'[data-hex="{seen[0]}"]') == places[seen[0]]


def test_the_log_opens_at_its_end(begin: Begin) -> None:
    person = begin("assault", SCENARIOS["assault"], side="empire", phone=True)
    page = person.page
    for _ in range(12):
        person.hurry()
    person.ready()
    for name in ("phone", "phone on its side"):
        resize(page, name)
        page.get_by_role("button", name="Log").click()
        lines = page.locator("dialog .scroll li")
        assert lines.count() > 12
        expect(lines.last).to_be_in_viewport(ratio=0.9)
        expect(lines.first).not_to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_caption_leaves_the_own_baseline_free(begin: Begin) -> None:
    person = begin("battle", SCENARIOS["battle"], side="empire", phone=True)
    page = person.page
    person.ready()
    person.change_settings(speed=0.5)
    caption = page.locator(".caption")
    for _ in range(30):
        if caption.count():
            break
        person.hurry()
        page.wait_for_timeout(100)
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


def replay(open_page: Callable[..., Page], game: str) -> Page:
    """A whole game that is replayed, in its second turn."""
    page = open_page(phone=True)
    page.locator("input[type=file]").set_input_files(GOLDEN / REPLAYS[game])
    page.locator(".controls").wait_for()
    for _ in range(2):
        page.get_by_role("button", name="Next turn").click()
    page.get_by_role("button", name="Step forward", exact=True).click()
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
    page = replay(open_page, game)
    page.evaluate(CHANGE, LONGEST[chosen])
    page.reload()
    page.locator(".controls").wait_for()
    timeline = page.locator("input[type=range]")
    timeline.fill(str(int(timeline.get_attribute("max") or 0) // 2))
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
