"""Luke's reply to a shot in a real browser: every number of points, on small screens as well."""

import json
from collections.abc import Callable

import pytest
from browser.conftest import Open
from browser.person import Person
from browser.serving import Server
from games.assault.field import position
from playwright.sync_api import expect

UNITS = {"W1": "0818:S", "W2": "1010:S", "S1": "0819", "S2": "0215"}


@pytest.fixture
def fired_at(server: Server, open_page: Open) -> Callable[[bool], Person]:
    """The Rebels' screen when a Walker has fired at Luke."""

    def opened(phone: bool) -> Person:
        options = position(card="walkers_fire", units=UNITS).state.options()
        page = open_page("#/settings", phone=phone)
        seats = [{"kind": "person"}, {"kind": "person"}]
        wanted = {"game": "assault", "seats": seats, "options": options}
        made = page.request.post(f"{server.url.rstrip('/')}/api/games", data=wanted).json()
        tokens = json.dumps({made["id"]: made["seats"]})
        page.evaluate("tokens => localStorage.setItem('echobase.seats', tokens)", tokens)
        page.evaluate("id => { location.hash = `#/play/${id}` }", made["id"])
        person = Person(page)
        for hex_ in ("0818", "0819"):
            while person.ready() == "hand-over":
                person.click(page.locator(".over .go"))
                page.locator(".over .go").wait_for(state="detached")
            person.click(page.locator(f'polygon[data-hex="{hex_}"]'))
        person.press_main()
        assert person.ready() == "hand-over"
        person.click(page.locator(".over .go"))
        return person

    return opened


@pytest.mark.rule("A-LUKE-04", "A-LUKE-10")
@pytest.mark.parametrize("phone", [False, True])
def test_luke_may_spend_any_number_of_points_and_is_asked_first(
    fired_at: Callable[[bool], Person], phone: bool
) -> None:
    page = fired_at(phone).page
    numbers = page.locator(".numbers button")
    expect(numbers).to_have_text([str(points) for points in range(1, 11)])
    numbers.nth(6).click()
    expect(page.locator(".panel .title")).to_contain_text("7 points: armour 9")
    expect(page.locator(".ask")).to_contain_text("can’t be undone")
    numbers.nth(9).click()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".numbers")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
