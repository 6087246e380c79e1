"""A whole turn of both games by keyboard alone."""

from collections.abc import Callable

from browser.person import Person
from playwright.sync_api import expect

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
