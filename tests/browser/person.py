"""Somebody who plays in a browser: points at what is offered, as the page shows it."""

import random
from typing import Any

from playwright.sync_api import Locator, Page

PATIENCE = 60_000
"""Milliseconds until something must have happened."""


class Person:
    """Plays by mouse; all choices follow from a seed."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)

    # What the page shows.

    @property
    def main(self) -> Locator:
        """The button of the next thing to do."""
        return self.page.locator(".rail .row .go")

    def hexes(self, words: str) -> Locator:
        """Hexes whose name says so: `can act`, `in reach`, `target`."""
        return self.page.locator(f'main polygon[aria-label*="{words}"]')

    def heading(self) -> str:
        return self.page.locator(".turn h2").inner_text()

    def prompt(self) -> str:
        return self.page.locator('section[aria-label="What to do"]').inner_text()

    def over(self) -> bool:
        return self.main.count() == 1 and self.main.inner_text().startswith("See the result")

    # Waiting.

    def ready(self) -> str:
        """Wait for something to do: `choose`, `confirm`, `hand-over`, `dice` or `over`."""
        return str(self.page.wait_for_function(READY, timeout=PATIENCE).json_value())

    # Doing.

    def click(self, place: Locator) -> None:
        place.dispatch_event("click")

    def press_main(self) -> None:
        """The next thing to do; a second time when the page asks whether that is meant."""
        self.click(self.main)
        if self.page.locator(".ask").count():
            self.click(self.main)

    def change_settings(self, **choices: Any) -> None:
        """Settings as if they had been chosen before the page was opened."""
        self.page.evaluate(CHANGE, choices)
        self.page.reload()
        self.page.wait_for_function(QUIET, timeout=PATIENCE)

    def choose_in_menu(self, words: str) -> None:
        """Unfold the menu of the table and choose something there."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name=words, exact=True).click()

    def choose(self) -> None:
        """One choice of those that are offered."""
        for words in ("target", "in reach", "can act"):
            there = self.hexes(words)
            count = there.count()
            if count and not (words == "in reach" and self.rng.random() < 0.3):
                self.click(there.nth(self.rng.randrange(count)))
                return
        cards = self.page.locator(".hand .card.playable")
        if cards.count():
            self.click(cards.nth(self.rng.randrange(cards.count())))
            return
        buttons = self.page.locator(".choose .buttons button, .choose .variants button")
        if buttons.count() and (self.main.is_disabled() or self.rng.random() < 0.5):
            self.click(buttons.nth(self.rng.randrange(buttons.count())))
        elif not self.main.is_disabled():
            self.press_main()

    def step(self) -> str:
        """Do something; returns what the page waits for now."""
        state = self.ready()
        if state == "hand-over":
            self.click(self.page.locator(".over .go"))
        elif state == "confirm":
            self.press_main()
        elif state == "choose":
            if self.rng.random() < 0.35 and self.main.is_enabled():
                self.press_main()
            else:
                self.choose()
        return state

    def hurry(self) -> str:
        """The next thing to do, and a choice only where there is no way round it."""
        state = self.ready()
        if state in ("choose", "confirm") and self.main.is_enabled():
            self.press_main()
            return state
        return self.step()

    def play(self, hurried: bool = False, steps: int = 3000) -> None:
        """Until the game is over."""
        for _ in range(steps):
            if (self.hurry() if hurried else self.step()) == "over":
                return
        raise AssertionError(f"not over after {steps} steps: {self.heading()}")


CHANGE = """choices => {
  const before = JSON.parse(localStorage.getItem('echobase.settings') ?? '{}')
  localStorage.setItem('echobase.settings', JSON.stringify({...before, ...choices}))
}"""
QUIET = """() => document.querySelector('.table')?.getAttribute('aria-busy') === 'false'"""
READY = """() => {
  if (document.querySelector('.table[aria-busy="true"]')) return null
  if (document.querySelector('.over .go')) return 'hand-over'
  if (document.querySelector('.faces button')) return 'dice'
  const main = document.querySelector('.rail .row .go')
  if (!main) return null
  const words = main.innerText
  if (words.startsWith('See the result')) return 'over'
  if (words.startsWith('Skip') || words.startsWith('Please wait')) return null
  if (!main.disabled && !main.classList.contains('calm')) return 'confirm'
  return 'choose'
}"""


def errors_of(page: Page) -> list[str]:
    """What the console of a page complains about, filled as it happens."""
    found: list[str] = []
    page.on("console", lambda line: found.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found
