"""Everything but the hexes is clicked: what does nothing says why, or is disabled with a reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from browser.person import QUIET, READY, Person
from later import later
from playwright.sync_api import Page, WebSocketRoute

Begin = Callable[..., Person]

SILENT = r"""
async () => {
  const CONTROLS = '.frame :is(button, summary, [role="button"], select):not([data-hex])'
  const LEAVES = /^(Skip|Resume|Step forward)/  // they end what is being looked at
  const name = one => {
    const words = [one.tagName, one.className, one.ariaLabel, one.innerText, one.title].join(' ')
    return words.replace(/svelte-\w+/g, '').replace(/\s+/g, ' ').trim()
  }
  const fresh = one => one.checkVisibility() && !clicked.has(name(one))
  const seen = () => document.body.innerHTML + (document.activeElement?.dataset?.hex ?? '')
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  const changes = async before => {
    for (let tries = 0; tries < 60; tries += 1) {
      await frame()
      if (seen() !== before) return true
    }
    return false
  }
  const tidy = async () => {
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close()
    for (const list of document.querySelectorAll(':popover-open')) list.hidePopover()
    await frame()
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    for (let times = 0; times < 3; times += 1) document.body.dispatchEvent(escape)
    document.activeElement?.blur()
    await frame()
  }

  const [silent, clicked] = [[], new Set()]
  for (;;) {
    const next = [...document.querySelectorAll(CONTROLS)].find(fresh)
    if (!next) return { silent, clicked: [...clicked] }
    const called = name(next)
    clicked.add(called)
    if (LEAVES.test(next.ariaLabel ?? next.innerText.trim())) continue
    if (next.disabled) {
      if (!next.title) silent.push(called)
      continue
    }
    const before = seen()
    next.click()
    const reasoned = next.ariaDisabled === 'true' && next.title
    if (!reasoned && !(await changes(before))) silent.push(called)
    await tidy()
  }
}
"""
SCENARIOS = {"battle": "target-the-shield-generators", "assault": "north-ridge-short"}
GAMES = ["assault", "battle"]
LEAST = {"battle": 12, "assault": 24}
"""How many different things there are to click, at least."""


def check(page: Page, game: str) -> None:
    found: dict[str, Any] = page.evaluate(SILENT)
    assert found["silent"] == []
    assert len(found["clicked"]) >= LEAST[game], found["clicked"]


class LongThought:
    """Stands between browser and server: from a turn on, the computer never stops thinking."""

    def __init__(self) -> None:
        self.begun = False

    def __call__(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda words: self.passed(browser, words))

    def passed(self, browser: WebSocketRoute, words: str | bytes) -> None:
        told = json.loads(words)
        if told["type"] == "table":
            if self.begun:
                return
            self.begun = told["waiting"]["kind"] == "computer" and told["view"].get("turn") != 0
        browser.send(words)


@pytest.mark.parametrize("game", later(GAMES))
def test_nothing_is_silent_while_the_computer_thinks(begin: Begin, game: str) -> None:
    thought = LongThought()
    person = begin(game, SCENARIOS[game], between=thought)
    page = person.page
    while not thought.begun:
        if page.evaluate(READY):
            person.hurry()
        page.wait_for_timeout(20)
    page.wait_for_function("() => document.querySelector('.rail .row .go').disabled")
    check(page, game)


@pytest.mark.parametrize("game", later(GAMES))
def test_nothing_is_silent_while_something_is_shown(begin: Begin, game: str) -> None:
    person = begin(game, SCENARIOS[game], settings={"speed": 0.5})
    page = person.page
    person.page.wait_for_function(QUIET)
    caption = page.locator(".caption")
    while not caption.count():
        if page.evaluate(READY):
            person.hurry()
        page.wait_for_timeout(20)
    page.get_by_role("button", name="Pause").click()
    check(page, game)
    assert caption.count() == 1
