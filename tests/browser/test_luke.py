"""Luke's reply to a shot in a real browser: what comes, what it costs, answers in advance."""

from collections.abc import Callable

import pytest
from browser.conftest import Open
from browser.person import Person
from browser.serving import Server
from games.assault.field import position
from later import later
from playwright.sync_api import Locator, Page, expect

UNITS = {"W1": "0818:S", "W2": "0718:S", "S1": "0819", "S2": "0919"}
IN_SIGHT = """part => {
  const { top, bottom } = part.getBoundingClientRect()
  const rail = document.querySelector('.rail').getBoundingClientRect()
  return top >= rail.top - 1 && bottom <= rail.bottom + 1
}"""
Seats = Callable[[bool], tuple[Person, Page]]


@pytest.fixture
def seats(server: Server, open_page: Open) -> Seats:
    """The screens of the Empire and of the Rebels, each with a seat of its own."""

    def opened(phone: bool) -> tuple[Person, Page]:
        empire, rebel = open_page("#/settings"), open_page("#/settings", phone=phone)
        wanted = {
            "game": "assault",
            "seats": [{"kind": "person"}, {"kind": "person"}],
            "options": position(card="walkers_fire", units=UNITS).state.options(),
        }
        made = empire.request.post(f"{server.url.rstrip('/')}/api/games", data=wanted).json()
        for page, tokens in ((empire, f"-,{made['seats'][1]}"), (rebel, f"{made['seats'][0]},-")):
            page.evaluate("place => { location.hash = place }", f"#/join/{made['id']}/{tokens}")
            page.locator(".rail").wait_for()
        return Person(empire), rebel

    return opened


def fire(empire: Person, firer: str, target: str) -> None:
    for hex_ in (firer, target):
        empire.ready()
        empire.click(empire.page.locator(f'polygon[data-hex="{hex_}"]'))
    empire.press_main()


def standing(page: Page) -> Locator:
    return page.locator(".stands li")


@pytest.mark.rule("A-LUKE-04", "A-LUKE-10")
@pytest.mark.parametrize("phone", later([True, False]))
def test_luke_sees_what_is_coming_and_what_every_answer_costs(seats: Seats, phone: bool) -> None:
    empire, rebel = seats(phone)
    fire(empire, "0818", "0819")
    coming = rebel.locator(".incoming")
    expect(coming).to_contain_text("Walker 1")
    expect(coming).to_contain_text("6 dice")
    expect(rebel.locator("main g.shot")).to_have_count(1)
    none = rebel.locator(".choose").get_by_role("button", name="No points hit")
    expect(none).to_contain_text("hit 65%, destroyed 5%")
    numbers = rebel.locator(".numbers button")
    expect(numbers).to_have_count(10)
    expect(numbers.nth(1)).to_have_accessible_name("2 points: armour 4, hit 10%, destroyed 1%")
    expect(rebel.locator(".choose")).to_contain_text("shows everyone which Snowspeeder is Luke’s")
    if phone:
        assert none.evaluate(IN_SIGHT)
        assert numbers.nth(4).evaluate(IN_SIGHT)
    numbers.nth(6).click()
    expect(rebel.locator(".panel .title")).to_contain_text("7 points: armour 9")
    expect(rebel.locator(".choose")).to_contain_text("7 Force Points, 3 left")
    expect(rebel.locator(".ask")).to_contain_text("can’t be undone")
    numbers.nth(9).click()
    rebel.get_by_role("button", name="Spend 10 points").click()
    expect(rebel.locator(".numbers")).to_have_count(0)
    expect(rebel.get_by_role("button", name="Undo")).to_be_disabled()


@pytest.mark.rule("A-LUKE-13", "A-LUKE-15")
def test_no_points_in_advance_stays_until_it_is_revoked(seats: Seats) -> None:
    empire, rebel = seats(False)
    fire(empire, "0818", "0919")
    expect(rebel.locator(".choose")).to_contain_text("Luke isn’t here")
    expect(Person(rebel).main).to_have_text("No points Enter")
    rebel.get_by_role("button", name="No points, always").click()
    expect(standing(rebel)).to_have_text("No points under fire")
    rebel.reload()
    expect(standing(rebel)).to_have_text("No points under fire")
    fire(empire, "0718", "0819")
    expect(rebel.locator(".log")).to_contain_text("Walker 2 fires at Snowspeeder 1")
    expect(rebel.locator(".incoming")).to_have_count(0)
    standing(rebel).get_by_role("button").click()
    expect(standing(rebel)).to_have_count(0)
    Person(rebel).choose_in_menu("Settings")
    rebel.get_by_label("Don’t stop for shots that need five Force Points or more").check()
    expect(standing(rebel)).to_have_text("No stop for long odds")
