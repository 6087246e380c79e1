"""The workshop in a browser: a battle from nothing, a link to somebody else, and a map."""

import re

from browser.axe import findings
from browser.conftest import Open
from browser.person import PATIENCE
from playwright.sync_api import Page, expect

SIZES = ((390, 844), (844, 390), (768, 1024), (1920, 1080), (1280, 800))
FITS = """() => {
  const root = document.documentElement
  return root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight
}"""
KEPT = """() => Object.entries(localStorage)
  .filter(([key]) => key.startsWith('echobase.draft.'))
  .map(([, text]) => JSON.parse(text).document)[0]"""
"""The document of the first draft that the browser keeps."""


def begin(page: Page, start: str) -> None:
    """From the workshop's page to the editor."""
    page.locator(".start", has_text=start).click()
    opened(page)


def opened(page: Page) -> None:
    """Wait for the board."""
    board = page.get_by_role("group", name="The board of the draft")
    expect(board).to_be_visible(timeout=PATIENCE)


def take(page: Page, tool: str) -> None:
    page.get_by_role("group", name="Tools").get_by_role("button", name=tool).click()


def paint(page: Page, *hexes: str) -> None:
    for label in hexes:
        page.locator(f'[data-hex="{label}"]').click()


def names(page: Page, label: str, words: str) -> None:
    """Wait until a hex says what is in it."""
    place = page.locator(f'[data-hex="{label}"]')
    expect(place).to_have_accessible_name(words, timeout=PATIENCE)


def fits(page: Page) -> None:
    """Nothing is cut off and nobody is shut out, on small and on large screens."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITS)
        assert findings(page, ".sheet") == [], width


def test_a_battle_is_made_from_nothing_broken_mended_and_played(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("link", name="Workshop").click()
    assert findings(page) == []
    begin(page, "Empty board")

    take(page, "Snowtroopers")
    paint(page, "A3")
    names(page, "A3", "A3, Open ground, Snowtroopers, 4 of 4 figures")
    page.get_by_role("tab", name="Check").click()
    check = page.get_by_role("tabpanel", name="Check")
    expect(check.get_by_text("This cannot be played yet.")).to_be_visible()

    # By keyboard: another tool, a hex, Enter; then a slip, and back.
    page.keyboard.press("Escape")
    take(page, "Echo Base troopers")
    page.locator('[data-hex="G3"]').focus()
    page.keyboard.press("Enter")
    names(page, "G3", "G3, Open ground, Echo Base troopers, 3 of 3 figures")
    expect(check.get_by_text("This can be played.")).to_be_visible()
    told = page.locator("main").get_by_role("status")
    expect(told).to_have_text(
        "G3, Open ground, Echo Base troopers, 3 of 3 figures. This can be played."
    )
    page.keyboard.press("Delete")
    expect(check.get_by_text("This cannot be played yet.")).to_be_visible()
    expect(told).to_have_text(
        "G3, Open ground. The Rebels have no units. This cannot be played yet."
    )
    page.reload()  # what was done can be undone after that, too
    opened(page)
    page.keyboard.press("Control+z")
    names(page, "G3", "G3, Open ground, Echo Base troopers, 3 of 3 figures")
    fits(page)

    page.get_by_role("button", name="Try it").click()
    page.get_by_label("Computer level").select_option("cadet")
    page.get_by_role("button", name="Begin the battle").click()
    page.locator(".hand .card.playable").first.wait_for(timeout=PATIENCE)


def test_a_draft_goes_to_another_browser_by_link(open_page: Open) -> None:
    page = open_page("#/workshop")
    begin(page, "Medevac")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_role("textbox", name="Link").input_value()

    other = open_page(url=link)
    expect(other.get_by_role("heading", name="Medevac")).to_be_visible()
    other.get_by_role("button", name="Open in the workshop").click()
    opened(other)
    assert other.evaluate(KEPT) == page.evaluate(KEPT)

    cut = open_page(url=link[: len(link) // 2])
    expect(cut.get_by_role("alert")).to_contain_text("This link is incomplete")


def test_the_address_of_a_position_leads_to_the_desk(open_page: Open) -> None:
    page = open_page("#/workshop")
    begin(page, "Medevac")
    page.get_by_role("tab", name="Desk").click()
    link = page.get_by_role("textbox", name="Share this position")
    expect(link).to_have_value(re.compile("#/position-link/"))

    other = open_page(url=link.input_value())
    other.get_by_role("button", name="Open at the position desk").click()
    opened(other)
    expect(other.get_by_role("tab", name="Desk")).to_have_attribute("aria-selected", "true")
    other.get_by_role("button", name="Show odds and lines of sight").click()
    expect(other.get_by_role("heading", name="Attacks")).to_be_visible()
    assert other.evaluate(KEPT) == page.evaluate(KEPT)


def test_a_battle_is_published_found_liked_and_withdrawn(open_page: Open) -> None:
    page = open_page("#/workshop")
    begin(page, "Medevac")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share", exact=True).click()
    name = page.get_by_label("Name", exact=True)
    name.fill(" ")
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_role("alert")).to_have_text("Give it a name before you publish it.")
    name.fill("<b>Ice</b> & fire")
    page.get_by_role("button", name="Publish").click()

    other = open_page("#/library")
    entry = other.get_by_role("article").filter(has_text="<b>Ice</b> & fire")
    like = entry.get_by_role("button", name="Like")
    like.click()
    expect(like).to_have_attribute("aria-pressed", "true")
    expect(entry.get_by_role("button", name="Withdraw")).to_have_count(0)
    assert findings(other) == []
    other.get_by_label("Search").fill("nothing like that")
    expect(entry).to_have_count(0)

    mine = page.get_by_role("article").filter(has_text="<b>Ice</b> & fire")
    page.once("dialog", lambda asked: asked.accept())
    mine.get_by_role("button", name="Withdraw").click()
    expect(mine).to_have_count(0)


def test_a_map_is_edited_and_a_damaged_draft_is_told(open_page: Open) -> None:
    page = open_page("#/workshop")
    page.get_by_role("button", name="Assault on Hoth").click()
    begin(page, "North Ridge")
    page.get_by_role("button", name="Whole board").click()
    other = page.locator('[data-hex="0101"]')
    place = other.bounding_box()
    page.locator(".still-life use").first.evaluate("use => use.toBeKept = true")
    take(page, "Cliff")
    paint(page, "0510")
    names(page, "0510", "0510, Cliff")
    assert other.bounding_box() == place, "the board stays where it is"
    kept = "all => all.filter(use => use.toBeKept).length"
    assert page.locator(".still-life use").evaluate_all(kept) == 1, "only what changed is drawn"
    page.get_by_text("Size of the map").click()
    columns = page.get_by_label("Columns")
    columns.fill("14")
    columns.press("Tab")
    expect(page.locator('[data-hex="1510"]')).to_have_count(0)
    assert page.evaluate(KEPT)["map"]["columns"] == 14
    columns.fill("2")
    columns.press("Tab")
    expect(columns).to_have_value("5")

    page.evaluate("localStorage.setItem('echobase.draft.broken', '{')")
    page.get_by_role("link", name="To the workshop").click()
    expect(page.get_by_role("alert")).to_contain_text("damaged")
    row = page.get_by_role("region", name="Your drafts").get_by_role("listitem")
    row.get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(row).to_contain_text("North Ridge")
