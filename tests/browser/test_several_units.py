"""Several units at once in a real browser: fire all, fire again, groups, counters from the Base."""

from collections.abc import Callable

import pytest
from browser.person import Person
from games.assault.field import document
from playwright.sync_api import Locator, expect

SitDown = Callable[..., Person]
FAR = "\n36: . . . . . . . . . . . . . . A3"
"""Somebody who keeps the Empire in the game."""


@pytest.fixture
def command(sit_down: SitDown) -> Callable[..., Person]:
    """The screen of a side that a card lets act."""

    def seated(field: str, card: str, phone: bool = False, base: tuple[str, ...] = ()) -> Person:
        rebel = card.startswith(("troopers", "snowspeeders", "towers"))
        wanted = document(field + FAR, play={"card": card, "luke": "S1"})
        wanted["units"] += [{"unit": unit, "place": "base"} for unit in base]
        players = ("", "random") if rebel else ("random", "")
        person = sit_down("assault", players=players, map=wanted, phone=phone)
        person.ready()
        return person

    return seated


def hex_of(person: Person, label: str) -> Locator:
    return person.page.locator(f'main polygon[data-hex="{label}"]')


def rows(person: Person) -> list[str]:
    return person.page.locator(".choose ol .row").all_inner_texts()


FOUR = "18: . . LT1 . . A1 . A2 . . LT2\n20: . . . . . LT3"


def test_all_units_fire_with_an_edited_preview(command: Callable[..., Person]) -> None:
    person = command(FOUR, "at_sts_fire")
    page = person.page
    page.keyboard.press("f")
    expect(page.locator(".plan .label")).to_have_count(2)
    first = rows(person)
    assert all("AT-ST" in row and "%" in row for row in first)
    page.locator(".choose ol button.row").first.click()
    person.click(hex_of(person, "0620"))
    changed = rows(person)
    assert "Trooper 3" in changed[0]
    assert changed[1] == first[1]
    expect(page.locator(".act.picked")).to_have_count(0)
    page.get_by_role("button", name="Leave out").last.click()
    expect(person.main).to_contain_text("Fire 1 shot")
    person.click(person.main)
    expect(page.locator(".log")).to_contain_text("Trooper 3")


def test_a_fire_round_begins_with_a_volley_that_escape_drops(
    command: Callable[..., Person],
) -> None:
    person = command(FOUR, "at_sts_fire")
    expect(person.page.locator(".plan .label")).to_have_count(2)
    expect(person.main).to_contain_text("Fire 2 shots")
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".choose ol")).to_have_count(0)
    assert person.page.locator(".plan").count() == 0
    person.page.get_by_role("button", name="at the best odds").click()
    assert len(rows(person)) == 2


def test_the_next_unit_is_put_forward_at_the_same_target(command: Callable[..., Person]) -> None:
    person = command("18: . . . W1:S . . W2:S\n23: . . . . S2", "walkers_fire")
    page = person.page
    person.click(hex_of(person, "0418"))
    person.click(hex_of(person, "0523"))
    person.click(person.main)
    person.ready()
    expect(page.locator(".duel")).to_contain_text("Walker 2")
    page.keyboard.press("Escape")
    expect(page.locator(".duel")).to_have_count(0)


def test_points_stand_side_by_side_below_each_way_to_attack(command: Callable[..., Person]) -> None:
    person = command("18: . . . W1:S S1", "snowspeeders_move_fire_or_harpoon")
    ways = person.page.locator(".choose .variants")
    person.click(hex_of(person, "0518"))
    person.click(hex_of(person, "0418"))
    expect(ways.locator(".head")).to_have_text(["harpoon", "fire"])
    two, three = (ways.get_by_role("radio", name=f"fire +{points}:") for points in (2, 3))
    one, other = two.bounding_box(), three.bounding_box()
    assert one is not None
    assert other is not None
    assert one["y"] == other["y"]


RANK = "18: . . . LT1 LT2 LT3 LT4 LT5"


@pytest.mark.parametrize("phone", [False, True])
def test_a_group_moves_and_one_undo_brings_it_back(
    command: Callable[..., Person], phone: bool
) -> None:
    person = command(RANK, "troopers_move", phone=phone)
    page = person.page
    if phone:
        page.get_by_role("button", name="Select several").click()
    for place, label in enumerate(("0418", "0518", "0618")):
        shift = {} if phone else {"shiftKey": True}
        hex_of(person, label).dispatch_event("click", shift)
        expect(person.hexes("selected")).to_have_count(place + 1)
    person.click(hex_of(person, "0420"))
    expect(page.locator(".plan .end")).to_have_count(3)
    person.click(hex_of(person, "0419"))
    expect(page.locator(".choose ol")).to_contain_text("0419")
    expect(person.main).to_contain_text("Move 3 units")
    person.click(person.main)
    for label in ("0419", "0519", "0619"):
        expect(person.hexes("Trooper").and_(hex_of(person, label))).to_have_count(1)
    person.ready()
    page.keyboard.press("u")
    for label in ("0418", "0518", "0618"):
        expect(person.hexes("Trooper").and_(hex_of(person, label))).to_have_count(1)


def test_three_are_sent_from_the_base(command: Callable[..., Person]) -> None:
    person = command("30: . . . B", "troopers_move", base=("LT1", "LT2", "LT3", "LT4", "LT5"))
    page = person.page
    page.locator(".choose .variants button").first.click()
    page.get_by_role("radio", name="3").click()
    person.click(hex_of(person, "0430"))
    expect(person.main).to_contain_text("Move 3 units")
    person.click(person.main)
    expect(person.hexes("Light Trooper")).to_have_count(3)


def test_a_round_without_a_good_shot_ends_with_one_press(command: Callable[..., Person]) -> None:
    person = command("18: A1 . . . . . . . . . . . . . LT1", "at_sts_fire")
    before = person.heading()
    person.click(person.main)
    expect(person.page.locator(".ask")).to_have_count(0)
    expect(person.page.locator(".turn h2")).not_to_have_text(before)
