"""How long a page without a server takes to start: python bench/page_start.py FOLDER [FOLDER ...].

Each visit is a browser of its own on the same profile, so that the second one finds what the first
one kept. Of several folders, such as two builds to compare, each is visited in turn. Printed are
seconds after the visit began, and the processor time of the whole browser until Python was ready.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from chromium import CHROMIUM, FLAGS
from playwright.sync_api import Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from site_pages.static_site import offered

SETTINGS = "localStorage.setItem('echobase.settings', JSON.stringify({lang: 'en', speed: 0}))"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
MARKS = """() => performance.getEntriesByType('mark')
  .map(mark => [mark.name, performance.timeOrigin + mark.startTime])"""
READY = "() => ['ready', 'failed'].includes(document.documentElement.dataset.house)"
PATIENCE = 180_000
TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds() -> float:
    """What all processes below this one have used."""
    known: dict[int, tuple[int, float]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        known[int(folder.name)] = int(fields[1]), sum(map(int, fields[11:15])) / TICKS
    ours = {os.getpid()}
    while more := {pid for pid, (parent, _) in known.items() if parent in ours} - ours:
        ours |= more
    return sum(known[pid][1] for pid in ours if pid != os.getpid())


def visit(page: Page, address: str) -> dict[str, float]:
    """Open the page, wait for Python, begin a game: when each was there."""
    busy = processor_seconds()
    page.goto(address, wait_until="commit")
    page.get_by_role("link", name="Play").first.wait_for()
    origin = page.evaluate("performance.timeOrigin")
    found: dict[str, float] = {"paint": page.evaluate(PAINT) / 1000}
    page.wait_for_function(READY, timeout=PATIENCE)
    found["processor"] = processor_seconds() - busy
    marks: list[Any] = page.workers[0].evaluate(MARKS)
    found |= {name: (time - origin) / 1000 for name, time in marks}
    page.goto(f"{address}#/new/battle")
    page.get_by_role("button", name="Begin").first.wait_for()
    now = "performance.now()"
    pressed = page.evaluate(now)
    page.get_by_role("button", name="Begin").first.click()
    page.locator(".rail").wait_for(timeout=PATIENCE)
    found["first game, from the click"] = (page.evaluate(now) - pressed) / 1000
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="+")
    parser.add_argument("--visits", type=int, default=3)
    wanted = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profiles:
        for number in range(wanted.visits):
            for place, folder in enumerate(wanted.folder):
                with offered(folder, 8300 + place) as address:
                    context = playwright.chromium.launch_persistent_context(
                        Path(profiles) / str(place), executable_path=CHROMIUM, args=FLAGS
                    )
                    context.add_init_script(SETTINGS)
                    page = context.new_page()
                    found = visit(page, address)
                    if number == 0:
                        page.wait_for_timeout(20_000)  # until the files have been kept
                    context.close()
                told = "  ".join(f"{name} {seconds:.2f}" for name, seconds in found.items())
                print(f"visit {number + 1} of {folder}: {told}", flush=True)


if __name__ == "__main__":
    main()
