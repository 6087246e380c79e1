"""Both games by keyboard alone: a whole turn, the places that are visited, the list of keys."""

from collections.abc import Callable

import pytest
from browser.axe import findings
from browser.person import Person
from later import later
from playwright.sync_api import Page, expect

Begin = Callable[..., Person]


def tab_to(person: Person, selector: str) -> None:
    """Go on with the tab key until something is focused."""
    for _ in range(120):
        if person.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key never comes to {selector}")


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def test_a_turn_of_a_battle(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators", seed=2)
    page = person.page
    person.ready()
    turn = person.heading()
    tab_to(person, ".hand .card.playable")
    press(person, "Enter", "Enter")
    expect(page.locator(".card.played")).to_have_count(1)
    steps = set()
    for _ in range(60):
        person.ready()
        if person.heading() != turn:
            break
        steps.add(page.locator(".turn p").inner_text())
        if person.hexes("can act").count():
            press(person, "n", "Enter")
            asked = person.ready()
            steps.add(page.locator(".turn p").inner_text())  # the last order leads on by itself
            if asked == "confirm":
                press(person, "Enter")
            elif person.hexes("in reach").count() or person.hexes("target").count():
                press(person, "n", "Enter")
                if person.ready() == "confirm":
                    press(person, "Enter")
            person.ready()
            if person.heading() == turn and len(steps) > 2:
                press(person, "e", "e")
        else:
            press(person, "e")
    assert person.heading() != turn
    assert {"Order units", "Move units"} <= steps


def test_a_round_of_an_assault(begin: Begin) -> None:
    person = begin("assault", "north-ridge-short", seed=2)
    page = person.page
    person.ready()
    press(person, "n", "Enter")
    done = 0
    for _ in range(200):
        if person.ready() == "over" or done >= 3:
            break
        if person.hexes("target").count() or person.hexes("in reach").count():
            press(person, "n", "Enter")
            if person.ready() == "confirm":
                press(person, "Enter")
            person.ready()
            done += 1
        elif person.hexes("can act").count() and page.locator(".picked").count() == 0:
            press(person, "n", "Enter")
        else:
            press(person, "Escape", "e", "e")
    assert done >= 3


def test_arrows_walk_over_the_hexes(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    page.locator('polygon[data-hex="D4"]').focus()
    press(person, "ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.hex") == "D5"
    press(person, "ArrowDown", "ArrowLeft")
    assert page.evaluate("() => document.activeElement.dataset.hex[0]") == "E"


def focused(person: Person) -> str:
    """The name of what has the focus."""
    said = "() => document.activeElement.ariaLabel ?? document.activeElement.innerText"
    return str(person.page.evaluate(said))


def test_cards_are_visited_when_a_card_is_to_be_played(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    person.ready()
    cards = person.page.locator(".hand .card.playable")
    for card in cards.all_inner_texts():
        press(person, "n")
        assert focused(person) == card
    press(person, "n", "Shift+N")
    assert focused(person) == cards.last.inner_text()
    press(person, "Enter", "Enter", "Escape")
    expect(person.page.locator(".card.played")).to_have_count(1)


def test_only_units_that_can_act_are_visited_and_not_where_they_could_go(begin: Begin) -> None:
    person = begin("assault", "north-ridge-short", seed=2)
    for _ in range(60):
        if person.ready() == "choose" and person.hexes("can act").count() > 1:
            break
        person.step()
    units = person.hexes("can act").count()
    visited = set()
    for _ in range(2 * units):
        press(person, "n")
        assert "can act" in focused(person) or person.page.locator("[data-offer]:focus").count()
        visited.add(focused(person))
    assert len(visited) >= units


KEYS = "() => [...document.querySelectorAll('dialog dt')].map(dt => dt.innerText.split('\\n'))"


def keys_listed(page: Page) -> list[str]:
    page.get_by_role("dialog", name="Keys").wait_for()
    return [key for row in page.evaluate(KEYS) for key in row]


def test_the_list_has_the_keys_of_the_screen(begin: Begin, open_page: Callable[..., Page]) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    press(person, "?")
    listed = keys_listed(page)
    assert {"Enter", "N", "Shift N", "U", "H", "P", "Esc", "?"} <= set(listed)
    assert "M" not in listed  # this board has no small map
    assert findings(page) == []
    press(person, "u", "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.choose_in_menu("Keys")
    assert keys_listed(page) == listed
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    page.get_by_role("button", name="Keys").click()
    assert keys_listed(page) == ["R", "?"]


@pytest.mark.parametrize(("lang", "key"), later([("it", "Spazio"), ("pl", "Spacja")]))
def test_the_list_is_in_every_language(begin: Begin, lang: str, key: str) -> None:
    person = begin("battle", "target-the-shield-generators", settings={"lang": lang})
    press(person, "?")
    person.page.get_by_role("dialog").wait_for()
    assert key in [name for row in person.page.evaluate(KEYS) for name in row]
    assert "web-" not in person.page.get_by_role("dialog").inner_text()
