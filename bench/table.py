"""Measures how long the table in the browser takes from a click to what it brings: make bench.

Two people on one screen, so that no computer player thinks; nothing is animated. A click counts
when the server had to answer it. It ends with the frame in which the page is ready again. Taking
over the screen from the other player is not a move and is counted separately, because everything is
drawn again. For comparison there is a bare round trip to the server in the same page: a health
request and a frame.
"""

import argparse
import statistics

from chromium import CHROMIUM, server_and_browser
from playwright.sync_api import Page

import echobase

SETTINGS = "localStorage.setItem('echobase.settings', JSON.stringify({lang: 'en', speed: 0}))"
GAMES = [
    ("battle 1", "battle/imperial-scout-mission"),
    ("battle 12", "battle/under-siege"),
    ("assault, short map", "assault/north-ridge-short"),
    ("assault", "assault/echo-base-north"),
]
LIMIT = 100
"""Milliseconds that a move may take."""
CLICK = """() => new Promise(done => {
  const table = document.querySelector('.table')
  const some = found => [...found][Math.floor(Math.random() * found.length)]
  const all = what => [...document.querySelectorAll(what)].filter(one => !one.disabled)
  const hexes = word => all(`main polygon[aria-label*="${word}"]`)
  const main = document.querySelector('.rail .row .go')
  const calm = !main || main.disabled || main.classList.contains('calm')
  const board = [...hexes('target'), ...hexes('in reach')]
  const other = [...hexes('can act'), ...all('.hand .card.playable'), ...all('.choose button')]
  const bored = Math.random() < 0.2 && main && !main.disabled
  const next = document.querySelector('.over .go') ?? (calm && !bored ? null : main)
  const target = next ?? some(board.length ? board : other) ?? main
  let sent = false
  const watch = new MutationObserver(() => { sent ||= table.getAttribute('aria-busy') === 'true' })
  watch.observe(table, { attributes: true, attributeFilter: ['aria-busy'] })
  const begun = performance.now()
  const taken = !!document.querySelector('.over .go')
  const look = () => {
    const busy = table.getAttribute('aria-busy') === 'true'
    const asked = taken && document.querySelector('.rail .go:not(:disabled), .card.playable')
    sent ||= !!asked && !document.querySelector('.over')
    if (sent && !busy) requestAnimationFrame(() => finish(performance.now() - begun))
    else if (!sent && performance.now() - begun > 250) finish(null)
    else requestAnimationFrame(look)
  }
  const finish = time => { watch.disconnect(); done(time === null ? null : [taken, time]) }
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  look()
})"""
ROUND_TRIP = """async () => {
  const begun = performance.now()
  await (await fetch('/api/health')).text()
  await new Promise(requestAnimationFrame)
  return performance.now() - begun
}"""
OVER = "() => document.querySelector('.rail .row .go')?.innerText.startsWith('See the result')"


def begin(page: Page, url: str, where: str) -> None:
    """Two people sit down."""
    page.goto(f"{url}#/new/{where}")
    page.locator(".mode >> nth=2").click()
    page.get_by_role("button", name="Begin the battle").click()
    page.locator(".rail").wait_for()


class Times:
    """Milliseconds of answered moves, of taking the screen, and of bare round trips in between."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.takings: list[float] = []
        self.trips: list[float] = []


def measure(page: Page, url: str, where: str, moves: int) -> Times:
    begin(page, url, where)
    found = Times()
    while len(found.moves) < moves:
        if page.evaluate(OVER):
            begin(page, url, where)
        took: tuple[bool, float] | None = page.evaluate(CLICK)
        if took is not None:
            taken, time = took
            (found.takings if taken else found.moves).append(time)
            found.trips.append(page.evaluate(ROUND_TRIP))
    return found


def row(name: str, found: Times) -> str:
    median, trip = statistics.median(found.moves), statistics.median(found.trips)
    late = statistics.quantiles(found.moves, n=10)[-1]
    over = sum(time > LIMIT for time in found.moves) / len(found.moves)
    taking = f"{statistics.median(found.takings):.0f}" if found.takings else "-"
    times = f"{median:.0f} | {late:.0f} | {over:.0%} | {taking} | {trip:.0f}"
    return f"| {name} | {times} | {median / trip:.1f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60, help="answered moves for each row")
    wanted = parser.parse_args()
    if CHROMIUM is None:
        print("\nThe table in the browser: no Chromium here (make test installs it)")
        return
    print(f"\nThe table in the browser, echobase {echobase.build()}\n")
    print("| game | move to table, ms | slowest tenth | over 100 | taking the screen | ", end="")
    print("round trip | x round trip |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    with server_and_browser() as (url, browser):
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.add_init_script(SETTINGS)
        page = context.new_page()
        for name, where in GAMES:
            print(row(name, measure(page, url, where, wanted.clicks)), flush=True)


if __name__ == "__main__":
    main()
