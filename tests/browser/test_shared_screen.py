"""People of both sides at one screen: it is handed over only where something is secret."""

import json
from collections.abc import Callable

import pytest
from browser.axe import findings
from browser.conftest import Open
from browser.person import Person
from browser.serving import Server
from games.assault import field
from games.battle import table
from playwright.sync_api import expect

from echobase.core.game import State

Begin = Callable[..., Person]
Seat = Callable[[str, State], Person]


@pytest.fixture
def both(server: Server, open_page: Open) -> Seat:
    """A screen at which both sides continue a game from a position."""

    def opened(game: str, state: State) -> Person:
        page = open_page("#/settings")
        seats = [{"kind": "person"}, {"kind": "person"}]
        options = state.options()
        wanted = {"game": game, "seats": seats, "options": options, "dice": "typed"}
        made = page.request.post(f"{server.url.rstrip('/')}/api/games", data=wanted).json()
        tokens = json.dumps({made["id"]: made["seats"]})
        page.evaluate("tokens => localStorage.setItem('echobase.seats', tokens)", tokens)
        page.evaluate("id => { location.hash = `#/play/${id}` }", made["id"])
        return Person(page)

    return opened


def cards(person: Person) -> list[str]:
    return person.page.locator(".hand .card:not(.played) .title").all_inner_texts()


def take(person: Person, name: str) -> None:
    """Take the screen, which is covered, as the player who is named."""
    page = person.page
    expect(page.get_by_role("dialog", name=f"Hand the screen to: {name}")).to_be_visible()
    page.keyboard.press("Enter")
    page.locator(".over").wait_for(state="detached")
    person.ready()


def test_each_player_takes_the_screen_before_any_cards_are_shown(begin: Begin) -> None:
    person = begin("battle", "imperial-scout-mission", side="")
    assert person.ready() == "hand-over"
    assert cards(person) == []
    take(person, "Rebel Alliance")
    rebel = cards(person)
    assert rebel
    while person.ready() != "hand-over":
        person.step()
    assert cards(person) == []
    covered = "() => !!document.elementFromPoint(innerWidth / 4, innerHeight - 60).closest('.over')"
    assert person.page.evaluate(covered)
    assert findings(person.page) == []
    take(person, "Galactic Empire")
    assert "Imperial turn" in person.heading()
    assert cards(person)
    assert cards(person) != rebel
    assert person.page.locator(".name span").inner_text() == "You play: Empire"


def test_a_reload_shows_nobody_s_cards(begin: Begin) -> None:
    person = begin("battle", "imperial-scout-mission", side="")
    person.ready()
    take(person, "Rebel Alliance")
    person.page.reload()
    assert person.ready() == "hand-over"
    assert cards(person) == []


def test_a_retreat_is_decided_without_handing_the_screen_over(both: Seat) -> None:
    person = both("battle", table.position("D: . s4 . s4\nE: . e3 . e3").state)
    page = person.page
    person.ready()
    take(person, "Rebel Alliance")
    own = cards(person)
    person.click(person.hexes("can act").first)
    person.click(person.hexes("target").first)
    person.press_main()
    assert person.ready() == "dice"
    while page.get_by_role("button", name="Do it").is_disabled():
        page.locator(".faces button", has_text="Retreat").click()
    page.get_by_role("button", name="Do it").click()
    person.hexes("in reach").first.wait_for(state="attached")
    assert page.locator(".over").count() == 0
    assert page.locator(".name span").inner_text() == "You play: Empire"
    assert cards(person) == []
    while person.hexes("in reach").count():  # once for each flag that was rolled
        person.click(person.hexes("in reach").first)
        page.wait_for_timeout(100)
        person.ready()
    expect(page.locator(".name span")).to_have_text("You play: Rebels")
    assert page.locator(".over").count() == 0
    expect(page.locator(".hand .card:not(.played) .title")).to_have_text(own)


def test_rounds_of_the_assault_pass_the_screen_without_a_word(both: Seat) -> None:
    units = {"W1": "0610:S", "W2": "0810:S", "S1": "0215", "S2": "1215", "T1": "0520"}
    person = both("assault", field.position(card="walkers_move", units=units).state)
    luke, who = person.page.get_by_text("Luke flies Snowspeeder"), person.page.locator(".name span")
    seen = set()
    for _ in range(60):
        asked = person.ready()
        seen.add(who.inner_text() if asked != "hand-over" else asked)
        secret = person.page.locator(".over").count() == 0 and luke.count()
        assert not secret or "hand-over" in seen
        if {"You play: Empire", "You play: Rebels", "hand-over"} <= seen:
            return
        person.hurry()
    raise AssertionError(f"only {seen}")
