"""How a game ends: resigning, what the last screen shows, and what may follow."""

import re
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from browser.axe import findings
from browser.person import Person
from browser.serving import Server
from browser.test_sizes import BETWEEN, EXTREMES, USUAL, resize
from later import later
from playwright.sync_api import Page, expect

Open = Callable[..., Page]
Begin = Callable[..., Person]
SCENARIOS = {"battle": "target-the-shield-generators", "assault": "north-ridge-short"}
GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = {"battle": "battle-10.record", "assault": "assault-cadets.record"}
FOUND: dict[str, Any] = {
    "stage": "reasons",
    "out_of_time": False,
    "winner": "empire",
    "points": [
        {
            "number": number,
            "heading": f"Turn {turn}",
            "turn": turn,
            "chances": {"rebel": chance, "empire": 1 - chance},
            "low": chance / 2,
            "high": (1 + chance) / 2,
            "games": 50,
        }
        for number, turn, chance in ((0, 1, 0.5), (9, 2, 0.4), (20, 3, 0.0))
    ],
    "decisions": [
        {
            "number": 9,
            "when": "Turn 2",
            "turn": 2,
            "seat": 0,
            "side": "rebel",
            "grade": "mistake",
            "chosen": "play “Raid: Centre”",
            "better": "play “Direct from HQ”",
            "cost": 0.2,
            "low": 0.1,
            "high": 0.3,
            "reasons": [],
            "lines": False,
        }
    ],
    "seats": [{"seat": 0, "side": "rebel", "decided": 9, "differed": 4, "loss": 0.05}],
    "luck": [
        {"side": "rebel", "measure": "hits", "rolled": 3, "expected": 2.5, "deviation": 1.1},
    ],
    "fortune": [],
    "fair": {},
    "fair_error": 0,
}
ANALYSIS = {"percent": 100, "done": True, "analysis": FOUND, "problem": ""}
"""What the screen needs to know of an analysis; a real one would take long."""
PATIENCE = 60
SETTINGS = "chosen => localStorage.setItem('echobase.settings', JSON.stringify(chosen))"
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def resign(person: Person) -> None:
    person.choose_in_menu("Resign")
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()


@pytest.fixture(scope="module")
def loaded(server: Server) -> Callable[[str], str]:
    """The game of a record that was loaded, by the id that it has got."""

    @cache
    def load(game: str) -> str:
        content = (GOLDEN / RECORDS[game]).read_bytes()
        answer = httpx.post(f"{server.url}api/records", content=content, timeout=PATIENCE)
        return str(answer.json()["id"])

    return load


@pytest.fixture
def ended(open_page: Open, server: Server, loaded: Callable[[str], str]) -> Callable[..., Page]:
    """Opens the result of a whole game that somebody else has played."""

    def opened(game: str, phone: bool = False, **settings: Any) -> Page:
        page = open_page("#/settings", phone=phone, settings=settings)
        page.route("**/analysis?*", lambda route: route.fulfill(json=ANALYSIS))
        page.goto(f"{server.url}#/play/{loaded(game)}/result")
        page.locator("figcaption button").wait_for()
        return page

    return opened


@pytest.fixture
def resigned(open_page: Open, server: Server) -> Page:
    """A game between Ann and Bob at one screen, which the Rebels have resigned."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    options = {"scenario": "imperial-scout-mission"}
    wanted = {"game": "battle", "options": options, "seats": seats, "undo": False}
    made = httpx.post(f"{server.url}api/games", json=wanted).json()
    page = open_page(f"#/join/{made['id']}/{','.join(made['seats'])}")
    person = Person(page)
    assert person.step() == "hand-over"
    page.locator(".hand .card.playable").first.wait_for()
    resign(person)
    return page


def game_asked_for(page: Page, button: str) -> dict[str, Any]:
    """The game that the server is asked for when a button is clicked; the new table comes."""
    with page.expect_request(lambda request: request.method == "POST") as sent:
        page.get_by_role("button", name=button).click()
    page.locator(".table").wait_for()
    found: dict[str, Any] = sent.value.post_data_json or {}
    return found


@pytest.mark.parametrize("game", later(["battle", "assault"]))
def test_resigning_is_asked_about_and_ends_the_game(begin: Begin, game: str) -> None:
    person = begin(game, SCENARIOS[game])
    page = person.page
    person.ready()
    person.choose_in_menu("Resign")
    dialog = page.get_by_role("dialog", name="Resign")
    expect(dialog).to_contain_text("Rebel Alliance")
    assert findings(page) == []
    dialog.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_have_count(0)
    assert person.ready() != "over"
    resign(person)
    expect(page.get_by_role("heading", level=1)).to_have_text("Defeat")
    expect(page.locator(".how")).to_have_text("The Empire wins: the Rebels have resigned.")
    assert findings(page) == []
    page.reload()
    assert person.ready() == "over"
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)


def test_two_at_one_screen_go_on_to_the_next_scenario(resigned: Page) -> None:
    won = "Galactic Empire: victory"  # the side that held the screen has resigned
    expect(resigned.get_by_role("heading", level=1)).to_have_text(won)
    onward = resigned.locator("nav .go")
    expect(onward).to_have_text("Next: Snowspeeder Counter-Attack")
    assert findings(resigned) == []
    wanted = game_asked_for(resigned, "Next: Snowspeeder Counter-Attack")
    assert wanted["options"]["scenario"] == "snowspeeder-counter-attack"
    assert [seat["name"] for seat in wanted["seats"]] == ["Ann", "Bob"]
    assert wanted["undo"] is False


def test_two_at_one_screen_may_switch_sides(resigned: Page) -> None:
    wanted = game_asked_for(resigned, "Switch sides")
    assert wanted["options"]["scenario"] == "imperial-scout-mission"
    assert [seat["name"] for seat in wanted["seats"]] == ["Bob", "Ann"]


def test_who_has_lost_may_have_another_go(begin: Begin) -> None:
    person = begin("battle", "imperial-scout-mission")
    person.ready()
    resign(person)
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Defeat")
    expect(person.page.locator("nav .go")).to_have_text("Rematch")


def test_whoever_watched_can_only_look_closer(ended: Callable[..., Page]) -> None:
    page = ended("battle")
    expect(page.get_by_role("heading", level=1)).to_have_text("Galactic Empire: victory")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(page.locator("nav .go")).to_have_count(0)
    with page.expect_download():
        page.get_by_role("link", name="Save the record").click()
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("heading", name="Winning chances")).to_be_in_viewport()
    costly = page.locator("li.rebel", has_text="Turn 2")
    expect(costly).to_contain_text("play “Direct from HQ”")
    page.keyboard.press("Escape")
    expect(page.locator(".table")).to_be_visible()


def test_the_decisive_moment_is_played_and_the_score_counted(ended: Callable[..., Page]) -> None:
    page = ended("battle")
    score = page.locator("li.empire .count")
    expect(score).to_have_text("2 of 2")
    told = page.locator("figure", has_text="The decisive moment").locator("figcaption")
    expect(told).to_contain_text("Shield generator on G9 is destroyed!")
    page.evaluate(SETTINGS, {"lang": "en", "speed": 1})
    page.reload()
    expect(score).to_have_text("2 of 2", timeout=30_000)
    page.locator("body").press("Enter")
    expect(score).to_have_text("1 of 2")
    expect(told).not_to_contain_text("destroyed")
    expect(told).to_contain_text("AT-AT on G8 attacks Shield generator on G9 with 3 dice.")
    expect(score).to_have_text("2 of 2")


def test_the_end_is_told_in_short(ended: Callable[..., Page]) -> None:
    page = ended("assault")
    short = page.locator("section", has=page.get_by_role("heading", name="The game in short"))
    expect(short).to_contain_text(re.compile(r"Turns\s*5"))
    expect(short).to_contain_text("AT-ST")
    expect(page.locator("li.rebel .count")).to_have_text(re.compile(r"\d of 5"))


@pytest.mark.parametrize(
    ("looked_at", "game"), later(product((EXTREMES, BETWEEN), ["battle", "assault"]))
)
def test_results_fit_and_are_accessible_at_every_size(
    ended: Callable[..., Page], looked_at: list[str], game: str
) -> None:
    page = ended(game, phone=True, lang="pl")
    found = {}
    for name in USUAL:
        resize(page, name)
        if page.evaluate(WIDER) > 0:
            found[name] = ["wider than the screen"]
        elif name in looked_at and (wrong := findings(page)):
            found[name] = wrong
    assert found == {}
