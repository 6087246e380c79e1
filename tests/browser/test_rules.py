"""The rulebook in a real browser: it opens anywhere, finds words, and links lead into it."""

import re
from collections.abc import Callable

import pytest
from browser.axe import findings
from browser.person import Person
from browser.serving import Server
from later import later
from playwright.sync_api import Browser, Locator, Page, expect

from echobase.text import LANGUAGES

Begin = Callable[..., Person]
Open = Callable[..., Page]
MOST_PAGES = 12
SHEETS = 3


def panel(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Rules", exact=True)


def shown(page: Page) -> Locator:
    """The paragraph that was asked for."""
    return panel(page).locator("article.shown")


def test_a_key_opens_them_and_words_find_a_paragraph(open_page: Open) -> None:
    page = open_page()
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url))
    page.locator("a.game.battle").wait_for()
    assert not [url for url in scripts if "Rules" in url], "the panel is loaded when it is opened"
    page.keyboard.press("r")
    expect(panel(page).get_by_role("searchbox")).to_be_focused()
    expect(panel(page).locator("summary").first).to_have_text("The battle at a glance")
    assert findings(page) == []
    page.keyboard.type("retreat trenc")
    panel(page).locator(".found button").first.click()
    expect(shown(page)).to_contain_text("Infantry that is attacked in trenches")
    shown(page).page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)


def test_links_lead_from_paragraph_to_paragraph_and_to_the_other_game(open_page: Open) -> None:
    page = open_page("#/new/assault")
    page.locator(".scenario").first.wait_for()
    page.get_by_role("button", name="Rules").click()
    panel(page).get_by_text("The assault at a glance").click()
    panel(page).get_by_role("button", name="A shot in one sentence").click()
    panel(page).get_by_role("link", name="cover").click()
    expect(shown(page).locator("h3")).to_have_text("Cover")
    panel(page).get_by_role("combobox").select_option("battle")
    expect(panel(page).locator("summary").first).to_have_text("The battle at a glance")
    panel(page).get_by_role("button", name="Sheet: Units").click()
    expect(shown(page).locator("svg use").first).to_be_attached()


def test_the_table_links_to_what_it_shows_and_plays_on(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    page.locator(".choose .title").get_by_role("button", name="What the rules say").click()
    expect(shown(page).locator("h3")).to_have_text("Playing a command card")
    assert findings(page) == []
    before = page.locator(".log").inner_text()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    assert page.locator(".log").inner_text() == before, "the keys of the table do nothing here"
    page.keyboard.press("r")
    expect(panel(page)).to_have_count(0)
    person.click(page.locator('polygon[aria-label*="AT-AT"]').first)
    unit = page.locator("main .sheet[role=dialog]")
    unit.get_by_role("button", name="What the rules say").first.click()
    expect(shown(page).locator("h3")).to_have_text("AT-AT")
    page.keyboard.press("Escape")
    page.locator(".no").get_by_role("button", name="What the rules say").click()
    expect(shown(page)).to_be_visible()


def test_on_a_phone_the_menu_has_them(begin: Begin) -> None:
    person = begin("assault", "north-ridge-short", phone=True)
    person.choose_in_menu("Rules")
    expect(panel(person.page).get_by_role("combobox")).to_have_value("assault")
    assert findings(person.page) == []


def test_the_page_of_the_rules(open_page: Open) -> None:
    page = open_page("#/rules/battle/sight-between-ridges")
    expect(page.get_by_role("heading", name="From ridge to ridge")).to_be_in_viewport()
    pictures = page.locator(".rulebook img")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.rulebook img')].every(image => image.naturalWidth)"
    )
    assert pictures.count() > 5
    assert findings(page) == []
    assert pages(page) <= MOST_PAGES


@pytest.mark.parametrize("lang", later(reversed(LANGUAGES)))
@pytest.mark.parametrize("game", ["battle", "assault"])
def test_the_rules_fit_on_paper(browser: Browser, server: Server, game: str, lang: str) -> None:
    page = browser.new_page()
    page.goto(f"{server.url}api/rulebooks/{game}/print.html?lang={lang}")
    assert 4 <= pages(page) <= MOST_PAGES
    page.goto(f"{server.url}api/rulebooks/{game}/sheets.html?lang={lang}")
    assert pages(page) == SHEETS
    page.close()


def pages(page: Page) -> int:
    """The sheets of paper that a page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
