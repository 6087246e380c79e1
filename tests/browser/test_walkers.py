"""Walkers led by a real mouse: walks and facings, fire or crush, Enter after a click, the map."""

import re
from collections.abc import Callable

import pytest
from browser.person import Person
from games.assault.field import document
from later import later
from playwright.sync_api import Locator, expect

Begin = Callable[..., Person]
SitDown = Callable[..., Person]
FREE = """([x, y, hex]) => document.elementFromPoint(x, y)?.dataset?.hex === hex"""
"""Whether a point of the screen belongs to a hex and nothing lies over it."""


@pytest.fixture
def empire(begin: Begin) -> Person:
    return begin("assault", "north-ridge-short", side="empire")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point_at(person: Person, hex_: str) -> None:
    """Click a hex with the mouse; it must be in sight."""
    x, y = middle(person.page.locator(f'polygon[data-hex="{hex_}"]'))
    assert person.page.evaluate(FREE, [x, y, hex_]), f"{hex_} is not free at {x}, {y}"
    person.page.mouse.click(x, y)


def labels(person: Person, words: str) -> dict[str, str]:
    """By hex: the names of those that are called so."""
    all_ = "all => all.map(one => [one.dataset.hex, one.getAttribute('aria-label')])"
    return dict(person.hexes(words).evaluate_all(all_))


def to_card(person: Person, *titles: str) -> str:
    """End rounds until one of these cards lets a Walker act."""
    for _ in range(80):
        state = person.ready()
        assert state != "over"
        card = "".join(person.page.locator(".round h3").all_inner_texts())
        if card in titles and labels(person, "can act"):
            return card
        if state == "choose" and person.main.is_disabled():
            person.choose()
        else:
            person.press_main()
    raise AssertionError(f"none of {titles} in 80 steps")


def test_a_walker_is_moved_with_the_mouse_and_enter(empire: Person) -> None:
    page = empire.page
    to_card(empire, "Walkers Move", "Walkers Move or Fire")
    start, name = next(iter(labels(empire, "can act").items()))
    walker = next(part for part in name.split(", ") if part.startswith("Walker"))
    point_at(empire, start)
    expect(page.locator(".choose .title")).to_have_text(walker)
    end = next(hex_ for hex_ in sorted(labels(empire, "in reach")) if hex_ > start)
    point_at(empire, end)
    facings = page.get_by_role("radio")
    assert facings.count() > 1
    wanted = facings.last.inner_text().partition(",")[0].strip()
    page.mouse.click(*middle(facings.last))
    expect(facings.last).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Enter")
    there = page.locator(f'main polygon[data-hex="{end}"]')
    expect(there).to_have_attribute("aria-label", re.compile(f"{walker}, {wanted}"))


@pytest.mark.parametrize("own_side", [True, False])
def test_a_walker_is_turned_by_a_click_on_a_neighbour(sit_down: SitDown, own_side: bool) -> None:
    field = "17: . . . . . . LT1\n18: . . . W1:S\n22: . . . LT2"
    wanted = document(field, play={"card": "walkers_move", "luke": "S1"})
    settings = {"ownSide": own_side}
    person = sit_down("assault", players=("random", ""), map=wanted, settings=settings)
    person.ready()
    page, there = person.page, person.page.locator('main polygon[data-hex="0418"]')
    point_at(person, "0418")
    point_at(person, "0418")
    expect(page.locator(".wedge")).to_have_count(5)
    assert set(labels(person, "to face")) == {"0417", "0518", "0519", "0319", "0318"}
    point_at(person, "0415")
    expect(page.locator(".no")).to_have_text(re.compile("^Walker 1 can’t reach 0415"))
    point_at(person, "0518")
    expect(page.locator(".wedge:has(.chosen)")).to_have_attribute("data-facing", "NE")
    expect(page.locator(".foreseen text")).to_have_text(["5 dice"])
    expect(person.main).to_contain_text("Face north-east")
    point_at(person, "0518")
    expect(there).to_have_attribute("aria-label", re.compile("Walker 1, north-east"))


def test_where_an_enemy_stands_a_walker_may_fire_or_go(sit_down: SitDown) -> None:
    field = "18: . . . W1:S . . W2:S\n19: . . . LT1"
    wanted = document(field, play={"card": "walkers_move_or_fire", "luke": "S1"})
    person = sit_down("assault", players=("random", ""), map=wanted)
    person.ready()
    point_at(person, "0418")
    point_at(person, "0419")
    page = person.page
    ways = page.get_by_role("radio")
    expect(ways).to_have_count(2)
    expect(ways.first).to_contain_text("fire")
    expect(page.locator(".duel")).to_be_visible()
    walk = page.get_by_role("radio", name="walk there").first
    page.mouse.click(*middle(walk))
    expect(page.locator(".duel")).to_have_count(0)
    page.keyboard.press("Enter")
    person.ready()
    log = page.get_by_role("region", name="Log").inner_text()
    assert "crushes" in log or "pushed aside" in log
    there = page.locator('main polygon[data-hex="0419"]')
    expect(there).to_have_attribute("aria-label", re.compile("Walker"))


def test_no_tip_comes_back_under_a_mouse_that_stands_still(sit_down: SitDown) -> None:
    field = "18: . . . W1:S . . W2:S\n20: . . . . . . . . LT1"
    wanted = document(field, play={"card": "walkers_move", "luke": "S1"})
    person = sit_down("assault", players=("random", ""), map=wanted)
    page, there = person.page, person.page.locator('main polygon[data-hex="0920"]')
    person.ready()
    tip = page.locator("p[aria-hidden=true]", has_text="Light Trooper 1")
    x, y = middle(there)
    page.mouse.move(x, y)
    expect(tip).to_have_count(1)
    page.mouse.click(x, y)
    expect(tip).to_have_count(0)
    card, keys = (page.get_by_role("dialog", name=name) for name in ("Light Trooper 1", "Keys"))
    card.wait_for()  # the server is asked what stands in it
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("?")
    keys.wait_for()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.wait_for_function("hex => hex.matches(':hover')", arg=there.element_handle())
    expect(tip).to_have_count(0)
    page.mouse.move(x, y + 60)
    page.mouse.move(x + 2, y)
    expect(tip).to_have_count(1)


@pytest.mark.parametrize("phone", later([False, True]))
def test_a_walker_on_its_way_can_stop_at_any_time(sit_down: SitDown, phone: bool) -> None:
    field = "18: . . . W1:S . . W2:S\n30: . . . LT1"
    wanted = document(field, play={"card": "walkers_move", "luke": "S1"})
    person = sit_down("assault", players=("random", ""), map=wanted, phone=phone)
    page = person.page
    person.click(page.locator('main polygon[data-hex="0418"]'))
    person.click(page.get_by_role("button", name="Step to 0419"))
    person.ready()
    expect(person.main).to_contain_text("Stop here")
    person.click(page.locator('main polygon[data-hex="0419"]'))
    expect(person.main).to_contain_text("Face")
    person.click(page.locator(".choose").get_by_role("button", name="Stop here"))
    expect(page.locator(".choose .title")).to_contain_text("Walker 2")


def test_the_end_of_a_round_names_those_left_and_leads_to_them(empire: Person) -> None:
    page = empire.page
    to_card(empire, "Walkers Move", "Walkers Move or Fire")
    empire.click(empire.main)
    told = page.locator(".ask").inner_text()
    assert told.startswith("These units can still act: 4 Walkers (")
    link = page.locator(".ask button").first
    hex_ = link.inner_text()
    link.click()
    expect(page.locator(f'main polygon[data-hex="{hex_}"]')).to_be_focused()


def test_no_hex_stays_under_the_small_map(begin: Begin) -> None:
    person = begin("assault", "echo-base-north")
    page = person.page
    person.ready()
    corner = page.locator("main polygon[data-hex]").evaluate_all(
        "all => all.map(one => one.dataset.hex).sort().at(-1)"
    )
    small = page.get_by_role("button", name="The whole map")
    box = small.bounding_box()
    assert box is not None
    small.click(position={"x": box["width"] - 5, "y": box["height"] - 5})
    point_at(person, corner)
    page.keyboard.press("m")
    expect(small).to_have_count(0)
    page.get_by_role("button", name="Small map").click()
    expect(small).to_be_visible()
