"""Whole games in a real browser, played by pointing at what the page offers."""

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.axe import findings
from browser.person import Person
from games.battle import table
from later import later
from playwright.sync_api import Page, expect

from echobase.server.pages import INDEX, STATIC

Begin = Callable[..., Person]
LARGEST = 200_000
"""Bytes of script and style, compressed, that a first visit may cost."""


def short_battle() -> dict[str, Any]:
    """The side that eliminates a unit first has won, and nobody is far away."""
    medals = {"medals": 1}
    return table.document(
        "D: . . . . s1 s1 s1\nE: . . . . e1 e1 e1",
        victory={"rebel": medals, "empire": medals},
    )


@pytest.mark.parametrize(
    ("game", "scenario", "hurried"),
    later(
        [
            ("battle", short_battle(), False),
            ("battle", "imperial-scout-mission", False),
            ("assault", "north-ridge-short", True),
            ("assault", "north-ridge-short", False),
        ]
    ),
)
def test_a_whole_game_against_the_computer(
    game: str, scenario: Any, hurried: bool, begin: Begin
) -> None:
    person = begin(game, scenario)
    person.play(hurried)
    person.click(person.main)
    page = person.page
    title = page.get_by_role("heading", level=1)
    title.wait_for()
    assert title.inner_text() in ("Victory", "Defeat")
    expect(page.locator("header")).to_contain_text("Galactic Empire (Cadet)")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("heading", name="The game in short")).to_be_visible()
    assert findings(page) == []


def test_dice_of_a_real_table_are_typed_in(open_page: Callable[..., Page]) -> None:
    page = open_page("#/new/battle/target-the-shield-generators")
    page.get_by_text("Options").click()
    page.get_by_label("Roll real dice and enter the results").check()
    page.get_by_role("button", name="Begin the battle").click()
    page.locator(".rail").wait_for()
    person = Person(page)
    faces = page.locator(".faces button")
    for _ in range(200):
        if person.step() == "dice":
            break
    wanted = int(page.locator(".choose b").first.inner_text().split(":")[1])
    for _ in range(wanted):
        faces.first.click()
    page.get_by_role("button", name="Do it").click()
    person.ready()
    expect(page.get_by_role("region", name="Log")).to_contain_text("Dice: Infantry")


def test_a_first_visit_is_cheap() -> None:
    page = (STATIC / INDEX).read_text(encoding="utf-8")
    files = [STATIC / "assets" / name for name in re.findall(r"assets/([^\"]+\.(?:js|css))", page)]
    assert len(files) >= 2
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= LARGEST
