"""A game that the client has never heard of: its picture, hexes as buttons, choices as a list."""

from collections.abc import Callable, Iterator

import pytest
from browser.axe import findings
from browser.person import Person
from browser.serving import Server
from later import later
from playwright.sync_api import Page, expect
from third_game.distributions import EXAMPLE, install

Open = Callable[..., Page]
Begun = Callable[..., Person]


@pytest.fixture(scope="module")
def thinice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment Thin Ice is installed."""
    folder = tmp_path_factory.mktemp("third")
    install(EXAMPLE, folder, folder / "site")
    running = Server(folder / "data", folder / "site")
    yield running
    running.stop()


@pytest.fixture
def begun(thinice: Server, open_page: Open) -> Begun:
    """Begins the first game of Thin Ice that the screens offer."""

    def begin(phone: bool = False) -> Person:
        page = open_page(url=thinice.url, phone=phone)
        page.locator("a.game", has_text="Thin Ice").click()
        page.locator(".scenario", has_text="The Pond").click()
        page.locator(".mode", has_text="Red").click()
        page.get_by_role("button", name="Begin").click()
        page.locator(".rail").wait_for()
        return Person(page, 5)

    return begin


@pytest.mark.parametrize("phone", later([False, True]))
def test_it_is_played_by_pointing_to_the_result_and_the_replay(begun: Begun, phone: bool) -> None:
    person = begun(phone)
    person.ready()
    assert findings(person.page) == []
    person.play()
    person.press_main()
    won = person.page.get_by_text("Red wins").count() > 0
    expect(person.page.locator("h1")).to_have_text("Victory" if won else "Defeat")
    person.page.get_by_role("link", name="Replay").click()
    person.page.get_by_role("button", name="Step forward", exact=True).click()
    expect(person.page.locator(".count")).not_to_contain_text("0 /")


def test_its_hexes_and_choices_have_labels_and_take_the_keyboard(begun: Begun) -> None:
    person = begun()
    page, discs = person.page, person.page.locator(".lively circle")
    assert page.locator(".still-life polygon, .still-life path").count(), "there is a pond"
    person.ready()
    listed = page.locator("button.offer")
    assert person.hexes("in reach").count() == listed.count() > 0
    assert all(label.startswith("saw ") for label in listed.all_inner_texts())
    expect(discs).to_have_count(2)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(discs).to_have_count(3)  # the own hole
    person.ready()
    page.keyboard.press("n")
    to = page.evaluate("document.activeElement.dataset.hex")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"Red moves to {to}.")
