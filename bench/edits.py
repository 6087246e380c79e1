"""Measures the editor of the workshop, what it loads and how soon edits are drawn: make bench.

An edit is seen at once, by a drawing of what it will bring, and drawn when the picture of the
server has replaced that. Both end with a frame of the browser. Undoing an edit shows the picture
from before, which the page still has. Tools are taken and hexes chosen by chance, always with the
same seed; the time to take a tool does not count.
"""

import argparse
import random
import statistics

from chromium import CHROMIUM, server_and_browser
from playwright.sync_api import Page
from workshop_pictures import draft_page

import echobase

SETTINGS = "localStorage.setItem('echobase.settings', JSON.stringify({lang: 'en', speed: 0}))"
BATTLE_TOOLS = ("Ridge", "Rocks", "Trenches", "Snowtroopers", "Echo Base troopers", "Eraser")
MAP_TOOLS = ("Rough terrain", "Cliff", "Clear terrain", "Laser Tower", "Eraser")
DRAFTS = [
    ("battle, empty board", "battle", "Empty board", BATTLE_TOOLS),
    ("battle, Under Siege", "battle", "12. Under Siege", BATTLE_TOOLS),
    ("assault, empty plain", "assault", "Empty plain", MAP_TOOLS),
    ("assault, Echo Base", "assault", "Echo Base, northern", MAP_TOOLS),
]
LIMIT = 50
"""Milliseconds until an edit must be seen."""
UNDO_EVERY = 4
EDIT = """([hex, undo]) => new Promise(done => {
  const place = document.querySelector(`[data-hex="${hex}"]`)
  const board = place.closest('svg').parentElement
  const before = place.getAttribute('aria-label')
  const target = undo ? document.querySelector('header button[aria-label="Undo"]') : place
  let changed = false
  let seen = null
  const watch = new MutationObserver(() => { changed = true })
  watch.observe(board, { childList: true, subtree: true })
  const begun = performance.now()
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const look = () => {
    const now = performance.now() - begun
    if (changed) seen ??= now
    const after = document.querySelector(`[data-hex="${hex}"]`)?.getAttribute('aria-label')
    const drawn = after !== before
    if (drawn || now > 3000) {
      watch.disconnect()
      done(drawn ? [seen ?? now, now] : null)
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})"""


LOADED = """() => Object.fromEntries(performance.getEntriesByType('resource')
  .map(one => [new URL(one.name).pathname, one.encodedBodySize]))"""


def weight(page: Page, url: str) -> int:
    """Bytes that the editor loads, compressed, besides what every screen and table loads."""
    page.reload()
    page.locator("main [data-hex]").first.wait_for()
    editor = page.evaluate(LOADED)
    page.goto("about:blank")
    page.goto(url)
    page.locator("main").wait_for()
    return sum(size for path, size in editor.items() if path not in page.evaluate(LOADED))


class Times:
    """Milliseconds until edits were seen and drawn, and until undone ones were drawn."""

    def __init__(self) -> None:
        self.seen: list[float] = []
        self.drawn: list[float] = []
        self.undone: list[float] = []


def measure(page: Page, tools: tuple[str, ...], edits: int) -> Times:
    found, rng = Times(), random.Random(1)
    names = page.locator("main [data-hex]").evaluate_all("all => all.map(e => e.dataset.hex)")
    palette = page.locator(".palette")
    while len(found.seen) < edits:
        palette.get_by_role("button", name=rng.choice(tools), exact=True).click()
        hex_ = rng.choice(names)
        took = page.evaluate(EDIT, [hex_, False])
        if took is None:
            continue  # the hex was like that before
        found.seen.append(took[0])
        found.drawn.append(took[1])
        if len(found.seen) % UNDO_EVERY == 0:
            took = page.evaluate(EDIT, [hex_, True])
            if took is not None:
                found.undone.append(took[1])
    return found


def row(name: str, found: Times) -> str:
    times = [found.seen, found.drawn, found.undone]
    medians = " | ".join(
        f"{statistics.median(one):.0f} | {statistics.quantiles(one, n=10)[-1]:.0f}" for one in times
    )
    over = sum(time > LIMIT for time in found.seen) / len(found.seen)
    return f"| {name} | {medians} | {over:.0%} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edits", type=int, default=40, help="edits for each row")
    wanted = parser.parse_args()
    if CHROMIUM is None:
        print("\nEdits in the workshop: no Chromium here (make test installs it)")
        return
    print(f"\nEdits in the workshop, echobase {echobase.build()}: ms, and the slowest tenth\n")
    print("| draft | seen | tenth | drawn | tenth | undone | tenth | seen after 50 |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    loaded: list[str] = []
    with server_and_browser() as (url, browser):
        for name, game, start, tools in DRAFTS:
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            context.add_init_script(SETTINGS)
            page = context.new_page()
            draft_page(url, start, game=game)(page)
            print(row(name, measure(page, tools, wanted.edits)), flush=True)
            loaded.append(f"{name} {weight(page, url) / 1000:.0f} kB")
            context.close()
    print(f"\nThe editor loads, compressed and beyond the table: {', '.join(loaded)}")


if __name__ == "__main__":
    main()
