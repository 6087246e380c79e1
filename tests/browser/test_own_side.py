"""The own side is at the bottom of the board, for the Empire too."""

from collections.abc import Callable
from pathlib import Path

import pytest
from browser.person import Person
from playwright.sync_api import Page, expect

Begin = Callable[..., Person]
Open = Callable[..., Page]
RECORD = Path(__file__).parent.parent / "golden" / "battle-10.record"
ENDS = {"battle": ("A5", "G5"), "assault": ("0801", "0818")}
"""A hex at the Imperial edge and one at the Rebel edge."""
HIGH = "hex => document.querySelector(`[data-hex='${hex}']`).getBoundingClientRect().y"
ABOVE = f"() => ({HIGH})('A5') < ({HIGH})('G5')"
BELOW = f"() => ({HIGH})('A5') > ({HIGH})('G5')"
"""Whether the Imperial baseline of a battle is at the top or at the bottom."""
SCENARIOS = {"battle": "target-the-shield-generators", "assault": "north-ridge-short"}


def middle(page: Page, hex_: str) -> tuple[float, float]:
    box = page.locator(f'polygon[data-hex="{hex_}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def imperial_below(page: Page, game: str) -> bool:
    imperial, rebel = (middle(page, hex_)[1] for hex_ in ENDS[game])
    return imperial > rebel


@pytest.mark.parametrize("game", ["battle", "assault"])
@pytest.mark.parametrize("side", ["rebel", "empire"])
def test_the_own_baseline_is_at_the_bottom(begin: Begin, game: str, side: str) -> None:
    page = begin(game, SCENARIOS[game], side=side).page
    assert imperial_below(page, game) == (side == "empire")
    north = "bottom" if side == "empire" else "top"
    expect(page.get_by_role("img", name=f"North is at the {north} of the board")).to_be_visible()


def test_the_setting_turns_the_board_at_once_and_nothing_is_lost(begin: Begin) -> None:
    person = begin("battle", SCENARIOS["battle"], side="empire")
    page = person.page
    person.ready()
    page.locator(".hand .card.playable").first.click()
    person.choose_in_menu("Settings")
    page.get_by_label("Own side at the bottom of the board").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_function(ABOVE)
    expect(page.locator(".hand .card.chosen")).to_have_count(1)
    page.reload()
    page.locator(".rail").wait_for()
    assert not imperial_below(page, "battle")


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_a_click_on_a_turned_hex_means_that_hex(begin: Begin, game: str) -> None:
    person = begin(game, SCENARIOS[game], side="empire", seed=2)
    page = person.page
    for _ in range(80):
        person.ready()
        if person.hexes("can act").count() and "Order" not in page.locator(".turn p").inner_text():
            break
        person.step()
    hex_ = person.hexes("can act").first.get_attribute("data-hex")
    assert hex_ is not None
    page.mouse.click(*middle(page, hex_))
    ring = page.locator(".act.picked .line").bounding_box()
    assert ring is not None
    there = (ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
    assert there == pytest.approx(middle(page, hex_), abs=1)


def test_two_people_at_one_screen_see_a_board_that_keeps_still(begin: Begin) -> None:
    person = begin("battle", SCENARIOS["battle"], side="")
    taken = 0
    for _ in range(60):
        assert not imperial_below(person.page, "battle")
        taken += person.hurry() == "hand-over"
        if taken == 3:
            return
    raise AssertionError("the screen was not handed over three times")


def test_a_replay_is_turned_by_its_menu(open_page: Open) -> None:
    page = open_page()
    page.locator("input[type=file]").set_input_files(RECORD)
    timeline = page.get_by_role("slider", name="Timeline")
    timeline.wait_for()
    page.get_by_role("button", name="Next turn").click()
    before = timeline.input_value()
    assert not imperial_below(page, "battle")
    Person(page).choose_in_menu("Turn the board")
    page.wait_for_function(BELOW)
    assert timeline.input_value() == before
    Person(page).choose_in_menu("Turn the board")
    page.wait_for_function(ABOVE)
