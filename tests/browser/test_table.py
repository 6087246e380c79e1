"""What happens at the table: undo, reasons, guards, reload, other languages, small screens."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.person import PATIENCE, QUIET, Person
from games.assault import field
from games.battle import table
from playwright.sync_api import WebSocketRoute, expect

Begin = Callable[..., Person]
SitDown = Callable[..., Person]


def to_step(person: Person, name: str) -> None:
    """Play until this step of the own turn is on the screen."""
    for _ in range(80):
        person.ready()
        if person.page.locator(".turn p").inner_text() == name:
            return
        person.step()
    raise AssertionError(f"never came to {name!r}")


def order_all(person: Person) -> None:
    """Play the first card and order everybody it lets."""
    page = person.page
    person.ready()
    person.click(page.locator(".hand .card.playable").first)
    person.press_main()
    while person.ready() and page.locator(".turn p").inner_text() == "Order units":
        there = person.hexes("can act")
        if there.count():
            person.click(there.first)
        else:
            person.press_main()


def test_a_card_is_played_by_two_clicks_and_taken_back_by_a_key(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    expect(page.get_by_text("You play: Rebels · against Cadet")).to_be_visible()
    card = page.locator(".hand .card.playable").first
    title = card.locator(".title").inner_text()
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".choose")).to_contain_text("to choose from, marked on the board")
    page.get_by_role("button", name="Play this card").click()
    expect(page.locator(".card.played .title")).to_have_text(title)
    page.keyboard.press("u")
    expect(page.locator(".card.played")).to_have_count(0)
    expect(page.locator(".hand .card .title", has_text=title)).to_be_visible()


def test_what_is_impossible_is_explained_in_a_sentence(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    order_all(person)
    to_step(person, "Move units")
    person.click(person.hexes("can act").first)
    person.click(page.locator('polygon[data-hex="A1"]'))
    expect(page.locator(".no")).to_be_visible()
    assert page.locator(".no").inner_text().strip().endswith(".")


def test_a_unit_that_cannot_act_shows_what_it_could_do(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    person.click(page.locator('polygon[aria-label*="AT-AT"]').first)
    expect(page.locator(".reach .looked").first).to_be_attached()


def test_the_end_of_a_round_with_units_left_is_asked_about_once(begin: Begin) -> None:
    person = begin("assault", "north-ridge-short")
    page = person.page
    for _ in range(60):
        if person.ready() == "choose" and person.hexes("can act").count():
            if person.main.is_enabled():
                break
        person.step()
    person.click(person.main)
    expect(page.locator(".ask")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    person.click(page.locator(".hand .card.playable").first)
    person.press_main()
    person.ready()
    before = page.locator(".rail").inner_text()
    page.reload()
    page.locator(".rail").wait_for()
    person.ready()
    assert page.locator(".rail").inner_text() == before
    page.keyboard.press("u")
    expect(page.locator(".card.played")).to_have_count(0)


def test_the_language_changes_without_a_reload(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    page.evaluate("() => { window.same = true }")
    person.choose_in_menu("Settings")
    page.get_by_label("Italiano").check()
    page.keyboard.press("Escape")
    expect(page.locator(".name b")).to_have_text("Obiettivo: generatori dello scudo")
    expect(page.locator(".steps, header ol")).to_contain_text("Comandi")
    expect(page.locator(".turn h2")).to_have_text("Turno ribelle 1")
    assert page.evaluate("() => window.same")
    assert page.evaluate("() => document.documentElement.lang") == "it"


def test_a_phone_is_enough(begin: Begin) -> None:
    person = begin("battle", "imperial-scout-mission", phone=True)
    page = person.page
    for _ in range(6):
        person.step()
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    main = person.main.bounding_box()
    assert main is not None
    assert main["height"] >= 44
    assert main["x"] >= 0
    assert main["x"] + main["width"] <= 360


@pytest.mark.parametrize(
    "settings", [{"speed": 1, "tell": "steps"}, {"speed": 0.5, "motion": "off"}]
)
def test_the_computer_s_turn_is_told_step_by_step(begin: Begin, settings: dict[str, Any]) -> None:
    person = begin("battle", "target-the-shield-generators", settings=settings)
    page = person.page
    page.wait_for_function(QUIET, timeout=PATIENCE)
    for _ in range(60):
        if page.locator(".caption").count():
            break
        person.ready()
        person.hurry()
        page.wait_for_timeout(50)
    pause = page.get_by_role("button", name="Pause")
    pause.click()
    caption = page.locator(".caption")
    told = caption.text_content()
    assert told
    page.get_by_role("button", name="Step forward").click()
    expect(caption).not_to_have_text(told)
    assert page.locator(".still").count() == ("motion" in settings)
    caption.get_by_role("button", name="Skip").click()
    page.wait_for_function(QUIET, timeout=PATIENCE)


def test_orders_are_counted_and_the_last_one_is_taken_back_first(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    person.click(page.locator(".hand .card.playable").first)
    person.press_main()
    person.ready()
    ordered = person.hexes("ordered")
    last = person.hexes("can act").last.get_attribute("data-hex")
    person.click(page.locator(f'polygon[data-hex="{last}"]'))
    expect(page.get_by_text("1 unit ordered")).to_be_visible()
    person.click(person.hexes("can act").first)
    expect(ordered).to_have_count(2)
    page.keyboard.press("u")
    expect(ordered).to_have_count(1)
    assert ordered.get_attribute("data-hex") == last


DUELS = "C: . . . . s4 s4\nE: . . . . e3 e3"
"""Two troopers who see two enemies."""


def battle(sit_down: SitDown, **play: Any) -> Person:
    """A battle in the middle of the Rebels' turn."""
    hands = [["raid_left", "raid_right"], ["recon_left"]]
    document = table.document(DUELS, play={"active": "rebel", "hands": hands, **play})
    person = sit_down("battle", scenario=document)
    person.ready()
    return person


def test_an_attack_shows_its_dice_odds_and_other_targets_first(sit_down: SitDown) -> None:
    person = battle(sit_down, step="attack", ordered=["E5", "E6"])
    page = person.page
    person.click(page.locator('polygon[data-hex="E5"]'))
    person.click(page.locator('polygon[data-hex="C5"]'))
    expect(page.locator(".duel")).to_be_visible()
    expect(page.locator(".chances li")).to_have_count(3)
    assert person.main.inner_text().startswith("Roll")
    expect(page.locator(".faces li")).to_have_count(5)
    assert page.locator(".faces .hit").count() >= 1
    expect(page.locator(".why dt").first).to_contain_text("Range ")

    others = page.locator(".others")
    named = others.locator("button b").first.inner_text()
    others.locator("button").first.click()
    expect(page.locator(".duel")).to_contain_text(named.split()[-1])
    for reason in others.locator(".refused small").all_inner_texts():
        assert reason.endswith(".")


def test_the_last_roll_stays_until_the_next_choice(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators", seed=3)
    page = person.page
    roll = page.locator(".rail .roll")
    for _ in range(200):
        person.ready()
        if roll.count():
            break
        person.step()
    expect(roll.locator("li").first).to_be_visible()
    person.click(page.locator(".hand .card.playable").first)
    expect(roll).to_be_visible()
    person.press_main()
    expect(roll).to_have_count(0)


def test_all_units_of_a_card_are_ordered_by_one_key(sit_down: SitDown) -> None:
    person = battle(sit_down, step="order", card="assault_centre", played=["assault_centre"])
    page = person.page
    every = page.get_by_role("button", name=re.compile(r"Order (all \d|both)"))
    expect(every).to_be_visible()
    wanted = person.hexes("can act").count()
    assert wanted == 2
    page.keyboard.press("a")
    expect(person.hexes("ordered")).to_have_count(wanted)
    assert not every.count()


def inside(person: Person, part: str) -> bool:
    """Whether a mark lies within the board."""
    board = person.page.locator(".board").bounding_box()
    mark = person.page.locator(part).first.bounding_box()
    assert board is not None
    assert mark is not None
    return (
        mark["x"] >= board["x"]
        and mark["y"] >= board["y"]
        and mark["x"] + mark["width"] <= board["x"] + board["width"]
        and mark["y"] + mark["height"] <= board["y"] + board["height"]
    )


def test_who_fires_and_at_whom_are_both_in_sight(sit_down: SitDown) -> None:
    drawn = field.document(
        "18: . . . W1:S . . W2:S\n24: . . . . . S2", play={"card": "walkers_fire", "luke": "S1"}
    )
    person = sit_down("assault", players=("random", ""), map=drawn)
    person.ready()
    for hex_ in ("0418", "0624"):
        person.click(person.page.locator(f'polygon[data-hex="{hex_}"]'))
    expect(person.page.locator(".duel")).to_be_visible()
    assert inside(person, ".act.picked .line")
    assert inside(person, ".target.on .line")


def test_a_small_map_moves_the_camera(begin: Begin) -> None:
    person = begin("assault", "echo-base-north")
    page = person.page
    person.ready()
    small = page.get_by_role("button", name="The whole map")
    corner = page.locator('polygon[data-hex="0101"]')
    expect(corner).not_to_be_in_viewport()
    small.click(position={"x": 5, "y": 5})
    expect(corner).to_be_in_viewport()
    for _ in range(40):
        small.press("ArrowDown")
    expect(corner).not_to_be_in_viewport()


def test_no_label_of_the_displays_is_cut(begin: Begin) -> None:
    person = begin("assault", "echo-base-north")
    person.ready()
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    labels = person.page.locator(".left dt")
    assert labels.count() > 10
    assert labels.evaluate_all(cut) == []


def test_a_choice_stays_in_sight_until_the_server_has_answered(begin: Begin) -> None:
    wires: list[WebSocketRoute] = []
    held: list[str | bytes] = []

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda words: browser.send(words))
        wires.extend([browser, server])

    person = begin("battle", "target-the-shield-generators", between=between)
    page = person.page
    person.ready()
    card = page.locator(".hand .card.playable").first
    title = card.locator(".title").inner_text()
    card.click()
    browser, server = wires
    server.on_message(lambda words: held.append(words))
    page.get_by_role("button", name="Play this card").click()
    expect(person.main).to_have_text("Please wait…")
    expect(person.main).to_be_disabled()
    expect(card).to_have_attribute("aria-pressed", "true")
    server.on_message(lambda words: browser.send(words))
    for words in held:
        browser.send(words)
    expect(page.locator(".card.played .title")).to_have_text(title)
    expect(person.main).not_to_have_text("Please wait…")


def test_every_click_that_does_nothing_says_why(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = person.page
    person.ready()
    said = page.locator(".no")
    person.click(page.locator('polygon[data-hex="A1"]'))
    expect(said).to_have_text("Play a card first: it decides which units get orders.")
    order_all(person)
    to_step(person, "Move units")
    person.click(page.locator('polygon[aria-label*="AT-AT"]').first)
    expect(said).to_contain_text("none of the units with orders can attack AT-AT")
    start = person.hexes("can act").first.get_attribute("data-hex")
    person.click(page.locator(f'polygon[data-hex="{start}"]'))
    person.click(page.locator('polygon[data-hex="A1"]'))
    expect(said).to_contain_text("Too far")
