"""A free set-up by clicks, out of sequence: the tray, reasons, picking up, a page loaded anew."""

import re
from collections.abc import Callable, Iterable

from browser.axe import findings
from browser.inspection import faults, hidden
from browser.person import Person
from browser.test_sizes import LONGER, USUAL, resize
from playwright.sync_api import Locator, expect

SitDown = Callable[..., Person]
SPEEDERS = ["1136", "0536", "1336", "0736", "0936"]
TOWERS = ["1121", "1536", "0412", "0926", "1031"]
"""The second one is the last hex of the map, which the engine takes last."""


def hex_(person: Person, label: str) -> Locator:
    return person.page.locator(f'main polygon[data-hex="{label}"]')


def click(person: Person, labels: Iterable[str]) -> None:
    for label in labels:
        person.ready()
        person.click(hex_(person, label))
        expect(hex_(person, label)).to_have_attribute(
            "aria-label", re.compile("can be picked up again")
        )


def tray(person: Person) -> list[str]:
    return person.page.locator(".choose li .hidden-text").all_inner_texts()


def test_a_free_set_up_by_clicks_in_any_sequence(sit_down: SitDown) -> None:
    person = sit_down("assault", setup={"empire": "default"})
    page = person.page
    click(person, [*SPEEDERS, *TOWERS])
    assert tray(person)[:2] == ["Snowspeeder: 5 of 5 placed", "Laser Tower: 5 of 6 placed"]
    expect(page.locator(".choose li[aria-current]")).to_contain_text("5/6")
    expect(hex_(person, "1536")).to_have_attribute("aria-label", re.compile("Laser Tower 5 will"))

    page.reload()
    person.ready()
    assert tray(person)[1] == "Laser Tower: 5 of 6 placed"
    person.click(hex_(person, "0103"))
    why = "Laser Tower 6 must be set up south of the Forward Line."
    expect(page.locator(".choose .no")).to_have_text(why)
    assert why in (hex_(person, "0103").get_attribute("aria-label") or "")

    person.click(hex_(person, "1121"))
    expect(page.locator(".choose .title")).to_have_text("Laser Tower 5: choose a hex")
    click(person, ["0816", "0513"])
    for number, label in enumerate(["0412", "0513", "0816", "0926", "1031", "1536"], 1):
        tower = re.compile(f"Laser Tower {number}")
        expect(hex_(person, label)).to_have_attribute("aria-label", tower)

    click(person, ["1022", "0715"])
    page.get_by_role("button", name="The rest (2) into the Base Box").click()
    click(person, ["0932", "0324"])
    page.get_by_role("button", name="The rest (8) into the Base Box").click()
    expect(page.locator(".choose .title")).to_contain_text("Luke Skywalker")
    assert all(re.fullmatch(r".*: (\d+) of \1 placed", line) for line in tray(person))


def test_the_tray_and_the_reason_fit_at_every_size(sit_down: SitDown) -> None:
    larger = LONGER["large text"]
    person = sit_down("assault", phone=True, setup={"empire": "default"}, settings=larger)
    page = person.page
    click(person, [*SPEEDERS, *TOWERS[:2]])
    person.click(hex_(person, "0103"))
    page.locator(".choose .no").wait_for()
    found = {}
    for name in USUAL:
        resize(page, name)
        parts = [part for part in (".choose li", ".choose .no") if hidden(page, part)]
        if wrong := [*faults(page), *parts]:
            found[name] = wrong
    assert found == {}
    assert findings(page, without=".sheet") == []
