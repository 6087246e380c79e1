"""The card of a unit: by a click that means nothing else, a long press, the other button, a key."""

from collections.abc import Callable

from browser.axe import findings
from browser.person import Person
from playwright.sync_api import Locator, Page, expect

Begin = Callable[..., Person]


def card(page: Page) -> Locator:
    return page.locator("main .sheet[role=dialog]")


def fact(page: Page, name: str) -> str:
    return " ".join(card(page).locator(f'[data-fact="{name}"] dd').inner_text().split())


def test_a_click_on_an_enemy_shows_its_card_until_escape(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    walker = page.locator('polygon[aria-label*="AT-AT"]').first
    person.click(walker)
    expect(card(page)).to_contain_text("AT-AT")
    expect(card(page)).to_contain_text("1 of 1 figures")
    assert fact(page, "move").startswith("1")
    expect(card(page).get_by_role("img", name="Vehicle")).to_be_visible()
    expect(page.locator(".reach .looked").first).to_be_attached()
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(page.locator(".reach .looked").first).to_be_attached()


def test_a_click_beside_it_closes_the_card_and_does_what_it_means(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    person.click(page.locator('polygon[aria-label*="AT-AT"]').first)
    expect(card(page)).to_be_visible()
    hand = page.locator(".hand .card.playable").first
    hand.click()
    expect(card(page)).to_have_count(0)
    expect(hand).to_have_attribute("aria-pressed", "true")


def test_the_other_mouse_button_and_a_key_show_the_own_units_at_any_time(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    own = page.locator('polygon[aria-label*="Rebel artillery"]').first
    own.click(button="right")
    expect(card(page)).to_contain_text("Rebel artillery")
    assert "never moves" in fact(page, "move")
    page.keyboard.press("Escape")
    speeder = page.locator('polygon[aria-label*="Snowspeeders"]').first
    speeder.focus()
    page.keyboard.press("i")
    expect(card(page)).to_contain_text("Snowspeeders")
    page.keyboard.press("Escape")
    expect(speeder).to_be_focused()


def test_a_long_press_on_a_phone_shows_the_whole_card(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators", phone=True)
    page = person.page
    person.ready()
    unit = page.locator('polygon[aria-label*="Echo Base troopers"]')
    seen = next(one for one in unit.all() if on_screen(page, one))
    place = seen.bounding_box()
    assert place is not None
    middle = {
        "clientX": place["x"] + place["width"] / 2,
        "clientY": place["y"] + place["height"] / 2,
    }
    seen.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, **middle})
    expect(card(page)).to_contain_text("Echo Base troopers")
    seen.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True, **middle})
    assert card(page).evaluate("(card) => card.scrollWidth <= card.clientWidth")
    box = card(page).bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360
    card(page).get_by_role("button", name="Close").click()
    expect(card(page)).to_have_count(0)


def on_screen(page: Page, place: Locator) -> bool:
    box = place.bounding_box()
    ground = page.locator("main").bounding_box()
    assert box is not None
    assert ground is not None
    middle = box["x"] + box["width"] / 2
    return 20 < middle < ground["width"] - 60 and box["y"] + box["height"] < ground["height"]


def test_a_walker_s_card_has_fire_armour_damage_and_passengers(begin: Begin) -> None:
    person = begin("assault", "north-ridge-short")
    page = person.page
    person.ready()
    page.locator('[data-unit="W1"]').first.click(button="right")
    expect(card(page)).to_contain_text("Walker 1")
    assert fact(page, "fire") == "6"
    assert fact(page, "armour").startswith("3")
    assert fact(page, "move").startswith("5")
    assert fact(page, "aboard").startswith("3 of 3")
    assert "120°" in fact(page, "field")
    expect(card(page).locator('[data-fact="body"] i')).to_have_count(3)


def test_the_card_of_a_phone_says_why_the_click_did_nothing(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators", phone=True)
    page = person.page
    person.ready()
    person.click(page.locator('polygon[aria-label*="AT-AT"]').first)
    expect(card(page).locator(".why")).to_have_text(
        "Play a card first: it decides which units get orders."
    )
