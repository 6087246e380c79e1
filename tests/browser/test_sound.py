"""Sound in a real browser: nothing is made unless it is wanted, nothing before a gesture."""

from collections.abc import Callable

from browser.person import Person
from playwright.sync_api import Page, expect

Begin = Callable[..., Person]
Open = Callable[..., Page]

COUNTED = """
window.made = {contexts: 0, sources: 0}
const Plain = AudioContext
window.AudioContext = class extends Plain {
  constructor(...how) { super(...how); made.contexts += 1; window.context = this }
  createOscillator() { made.sources += 1; return super.createOscillator() }
  createBufferSource() { made.sources += 1; return super.createBufferSource() }
}
"""


def counted(page: Page, **settings: bool) -> Page:
    """Load the page anew with these settings; what it makes for its sounds is counted."""
    page.add_init_script(COUNTED)
    page.evaluate(
        "more => localStorage.setItem('echobase.settings',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('echobase.settings')), ...more}))",
        settings,
    )
    page.reload()
    return page


def made(page: Page, what: str) -> int:
    return int(page.evaluate(f"() => made.{what}"))


def test_nothing_is_made_when_sound_is_off(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = counted(person.page)
    person.ready()
    page.locator(".hand .card.playable").first.click()
    page.get_by_role("button", name="Play this card").click()
    expect(page.locator(".card.played")).to_have_count(1)
    page.wait_for_timeout(100)
    assert (made(page, "contexts"), made(page, "sources")) == (0, 0)


def test_effects_are_heard_after_a_gesture_when_they_are_on(begin: Begin) -> None:
    person = begin("battle", "target-the-shield-generators")
    page = counted(person.page, effects=True)
    person.ready()
    assert made(page, "contexts") == 0
    page.locator(".hand .card.playable").first.click()
    page.get_by_role("button", name="Play this card").click()
    expect(page.locator(".card.played")).to_have_count(1)
    page.wait_for_function("() => made.contexts === 1 && made.sources > 1")


def test_music_begins_with_a_gesture_and_ends_at_once(open_page: Open) -> None:
    page = counted(open_page("#/settings"), music=True)
    music = page.get_by_label("Music", exact=True)
    expect(music).to_be_checked()
    assert made(page, "contexts") == 0
    page.locator("h1").click()
    page.wait_for_function("() => made.sources > 4")
    page.get_by_label("Volume: Music").fill("0.8")
    music.uncheck()
    ended = made(page, "sources")
    page.wait_for_timeout(1200)  # long enough for what would have been composed
    assert made(page, "sources") == ended
    music.check()
    page.wait_for_function("sources => made.sources > sources", arg=ended)
    assert made(page, "contexts") == 1
