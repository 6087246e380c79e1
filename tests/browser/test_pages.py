"""Every screen: no serious findings of axe-core, four clicks to the first order, missing pages."""

import re
import socket
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from browser.axe import findings
from browser.person import Person, errors_of
from browser.serving import Server
from later import later
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from echobase.server.messages.new_games import Seated
from echobase.server.serve import address

Open = Callable[..., Page]
Begin = Callable[..., Person]


SCREENS = {
    "": "a.game.assault",
    "#/new/battle": ".scenario",
    "#/new/assault": ".scenario",
    "#/settings": "form",
    "#/play/nothing": "h1:has-text('There is no such game')",
    "#/nowhere": "h1",
}
"""Addresses, and what is there once the screen is complete."""


@pytest.mark.parametrize("width", [390, 1280])
def test_screens_are_accessible(width: int, browser: Browser, server: Server) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800}, locale="en-GB")
    found = {}
    for path, there in SCREENS.items():
        page.goto(server.url + path)
        page.locator(there).first.wait_for()
        if wrong := findings(page):
            found[path] = wrong
    page.close()
    assert found == {}


@pytest.mark.parametrize("game", later(["assault", "battle"]))
def test_tables_are_accessible(game: str, begin: Begin) -> None:
    scenario = {"battle": "target-the-shield-generators", "assault": "north-ridge-short"}[game]
    person = begin(game, scenario)
    person.ready()
    assert findings(person.page) == []
    person.page.locator("details summary").first.click()
    person.choose_in_menu("Settings")
    assert findings(person.page) == []


@pytest.mark.rule("B-TEAM-04")
def test_a_team_begins_with_leaders_or_without(open_page: Open) -> None:
    page = open_page("#/new/battle/medevac")
    page.locator("details summary").click()
    page.get_by_label("Players", exact=True).select_option("4")
    choices = page.get_by_role("combobox", name=re.compile("Leader"))
    for leaders in (False, True):
        page.get_by_label("Play with leaders and their cards").set_checked(leaders)
        expect(choices).to_have_count(4 if leaders else 0)
        with page.expect_request("**/api/games") as sent:
            page.get_by_role("button", name="Begin the battle").click()
        asked = sent.value.post_data_json
        assert asked is not None
        options = asked["options"]
        assert options["seats"] == 4
        assert ("leaders" in options) == leaders
        Person(page).ready()
        page.go_back()
        page.locator("details summary").click()


def test_the_chosen_scenario_is_in_sight_on_a_phone(open_page: Open) -> None:
    page = open_page("#/new/battle/medevac", phone=True)
    expect(page.locator(".scenario.on")).to_be_in_viewport(ratio=0.9)


def test_the_address_keeps_what_was_chosen_for_a_new_game(open_page: Open) -> None:
    page = open_page("#/new/battle")
    page.locator(".scenario", has_text="Medevac").click()
    page.locator(".mode.empire").click()
    page.get_by_label("Computer level").select_option("captain")
    chosen = page.url
    assert "#/new/battle/medevac?" in chosen
    page.reload()
    check_choice(page)
    page.get_by_role("button", name="Begin the battle").click()
    page.locator(".rail").wait_for()
    page.go_back()
    check_choice(page)
    page.goto(f"{chosen.partition('#')[0]}#/new/battle/medevac")
    check_choice(page)  # an address that asks for nothing means what was chosen last
    page.goto(chosen)
    check_choice(page)


def check_choice(page: Page) -> None:
    expect(page.locator(".scenario.on")).to_contain_text("Medevac")
    expect(page.locator(".mode.empire")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Computer level")).to_have_value("captain")


def test_four_clicks_lead_to_the_first_order(open_page: Open) -> None:
    page = open_page()
    page.locator("a.game.battle").click()
    page.get_by_role("button", name="Begin the battle").click()
    page.locator(".hand .card.playable").first.click()
    page.get_by_role("button", name="Play this card").click()
    expect(page.locator(".card.played")).to_have_count(1)


def test_an_unknown_game_has_a_page(browser: Browser, server: Server) -> None:
    page = browser.new_page(locale="en-GB")
    page.goto(f"{server.url}#/play/0123456789ab")
    expect(page.get_by_role("heading", name="There is no such game")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.locator("a.game.battle")).to_be_visible()
    page.close()


def link_of(server: Server, made: dict[str, Any]) -> str:
    """The link to the seats of a game, as the program prints it."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        printed = address(other, Seated(id=made["id"], seats=made["seats"]), None)
    return f"{server.url}#{printed.partition('#')[2]}"


def made_game(server: Server, *kinds: str) -> dict[str, Any]:
    wanted = {"game": "battle", "seats": [{"kind": kind} for kind in kinds]}
    found: dict[str, Any] = httpx.post(f"{server.url}api/games", json=wanted).json()
    return found


def test_the_link_that_is_printed_leads_to_the_table(open_page: Open, server: Server) -> None:
    made = made_game(server, "person", "computer")
    page = open_page(url=link_of(server, made))
    page.locator(".hand .card.playable").first.wait_for()
    assert page.url == f"{server.url}#/play/{made['id']}"
    page.goto(server.url)
    expect(page.locator(f'a[href="#/play/{made["id"]}"]').first).to_be_visible()


WRONG_LINKS = {
    "": "This link is incomplete",
    "/": "This link is incomplete",
    "/a b": "This link is incomplete",
    "/%E0%A4%A": "This link is incomplete",
    "/wrong,-": "This seat is not yours",
}


def test_a_wrong_link_is_told_and_takes_no_seat_away(browser: Browser, server: Server) -> None:
    made = made_game(server, "person", "computer")
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(link_of(server, made))
    page.locator(".hand .card.playable").first.wait_for()
    for tokens, said in WRONG_LINKS.items():
        page.goto(f"{server.url}#/join/{made['id']}{tokens}")
        expect(page.get_by_role("heading", name=said)).to_be_visible()
        page.goto(f"{server.url}#/play/{made['id']}")
        page.locator(".hand .card.playable").first.wait_for()
    context.close()


def test_a_link_to_an_unknown_game(browser: Browser, server: Server) -> None:
    page = browser.new_page(locale="en-GB")
    for link in ("#/join", "#/join/0123456789ab/secret,-"):
        page.goto(server.url + link)
        said = "This link is incomplete" if link == "#/join" else "There is no such game"
        expect(page.get_by_role("heading", name=said)).to_be_visible()
    page.close()


def test_a_server_that_comes_back_is_found_again(begin: Begin) -> None:
    wires: list[WebSocketRoute] = []
    away = False

    def between(browser: WebSocketRoute) -> None:
        if away:
            browser.close(code=1001)
            return
        browser.connect_to_server()
        wires.append(browser)

    person = begin("battle", "target-the-shield-generators", between=between)
    page = person.page
    person.ready()
    cards = page.locator(".hand .card .title").all_inner_texts()
    away = True
    wires[-1].close(code=1001)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    away = False
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=15_000)
    assert page.locator(".hand .card .title").all_inner_texts() == cards
    page.locator(".hand .card.playable").first.click()
    page.get_by_role("button", name="Play this card").click()
    expect(page.locator(".card.played")).to_have_count(1)


def test_a_refused_page_says_so(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    complaints = errors_of(page)
    page.goto(f"{server.url}#/new/chess")
    expect(page.locator("h1")).to_be_visible()
    assert complaints == []
    page.close()


def test_the_list_says_what_is_played_against_whom_and_whose_move_it_is(
    begin: Begin, server: Server
) -> None:
    person = begin("battle", "medevac")
    person.ready()
    page = person.page
    page.goto(f"{server.url}#/new/assault/north-ridge-short?people=0-1")
    page.get_by_role("button", name="Begin the battle").click()
    page.locator(".rail").wait_for()
    page.goto(server.url)
    first = page.get_by_role("region", name="Continue").get_by_role("link")
    expect(first).to_contain_text("North Ridge, short")
    expect(first).to_contain_text("All sides at this screen")
    row = page.locator("li", has_text="Medevac")
    expect(row).to_contain_text("Battle of Hoth")
    expect(row).to_contain_text("You play: Rebels · against Cadet")
    expect(row).to_contain_text("Rebel turn 1")
    expect(row.locator(".due")).to_have_text("your move")
    expect(row.locator("time")).to_have_text(re.compile("minute"))
    row.get_by_role("link").click()
    page.locator(".hand .card.playable").first.wait_for()
