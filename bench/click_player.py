"""Somebody who plays whole games in the browser by clicks, with the tools that the table offers."""

import json
import math
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocket

TICK = 100
"""Milliseconds by which the simulated clock advances."""
PATIENCE = 60
"""Seconds until something must have happened."""
LOOK = 500
"""Milliseconds that somebody takes to see what is put forward."""
WORTHWHILE = 15
"""Percent to hit from which a shot is worth a click."""
FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
STATE = """() => {
  const table = document.querySelector('.table')
  if (!table) return 'loading'
  const main = document.querySelector('.rail .row .go')
  const words = main ? main.innerText : ''
  if (words.startsWith('See the result')) return 'over'
  if (words.startsWith('Skip')) return 'playback'
  if (document.querySelector('.over .go')) return 'hand-over'
  if (table.getAttribute('aria-busy') === 'true' || words.startsWith('Please wait')) return 'busy'
  return main && !main.disabled && !main.classList.contains('calm') ? 'confirm' : 'choose'
}"""
PICKED = """() => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const ring = document.querySelector('main .act.picked .line')
  if (!ring) return null
  const [x, y] = middle(ring)
  const same = (one) => { const [u, v] = middle(one); return Math.hypot(x - u, y - v) < 3 }
  return [...document.querySelectorAll('main polygon[data-hex]')].find(same)?.dataset.hex ?? null
}"""
"""The hex with the ring of the unit that was picked, by the player or by the table."""

Offer = dict[str, Any]


@dataclass
class Count:
    """What a game asked of its player."""

    clicks: int = 0
    turns: int = 0
    decisions: int = 0
    forced: int = 0
    """Decisions with a single answer."""
    playback: int = 0
    """Milliseconds."""

    def row(self, name: str) -> str:
        seconds = self.playback / 1000
        turns = max(self.turns, 1)
        return (
            f"| {name} | {self.turns} | {self.clicks} | {self.clicks / turns:.0f} | "
            f"{seconds:.0f} | {seconds / turns:.0f} | {self.decisions} | {self.forced} |"
        )


class Player:
    """Somebody who plays by clicks and knows what the page has been told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = Count()
        self.table: dict[str, Any] = {}
        self.board: dict[str, Any] = {}
        self.tables = 0
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.receive)

    def receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "table":
            self.table = message
            self.tables += 1

    def begin(self, url: str, where: str, side: str) -> None:
        page = self.page
        page.goto(f"{url}#/new/{where}")
        page.locator(f".mode.{side}").click()
        with page.expect_response(lambda answer: "/board" in answer.url) as board:
            page.get_by_role("button", name="Begin the battle").click()
        self.board = board.value.json()
        page.locator(".rail").wait_for()
        page.clock.pause_at(time.time() + 10)

    def play(self, turns: int) -> Count:
        """Play to the end, or for some turns."""
        while True:
            state = self.ready()
            self.count.turns = turn_of(self.table)
            if state == "over" or (turns and self.count.turns > turns):
                self.count.turns = min(self.count.turns, turns or self.count.turns)
                return self.count
            if state == "hand-over":
                self.click(".over .go")
                continue
            self.decide()

    def ready(self) -> str:
        """Let the simulated time pass until there is something to do."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            state = str(self.page.evaluate(STATE))
            if state in ("over", "hand-over"):
                return state
            if state in ("confirm", "choose") and self.table.get("decision"):
                return state
            if state == "playback":
                deadline = time.monotonic() + PATIENCE
                self.count.playback += TICK
                self.page.clock.run_for(TICK)
            else:
                self.page.clock.run_for(20)
                time.sleep(0.01)
        raise TimeoutError(f"nothing to do at {self.table.get('heading')}")

    # Deciding.

    def decide(self) -> None:
        decision = self.table["decision"]
        offers: list[Offer] = [offer for group in decision["groups"] for offer in group["offers"]]
        self.count.decisions += 1
        if len(offers) + bool(decision["done"]) == 1:
            self.count.forced += 1
        if decision.get("all") and len(offers) > 1:
            self.answer([".choose .all"])
        elif decision["preset"] is not None or self.page.locator(PLANNED).count():
            self.page.clock.run_for(LOOK)
            self.answer([])
        elif len(decision["volley"]) > 1 and self.page.locator(VOLLEY).count():
            self.answer([VOLLEY])
        else:
            self.decide_alone(offers, decision)

    def decide_alone(self, offers: list[Offer], decision: dict[str, Any]) -> None:
        """One unit: the one that the table has picked, if it has something good to do."""
        picked = self.page.evaluate(PICKED)
        own = [offer for offer in offers if picked and offer.get("hex") == picked]
        best = max(own, key=self.worth, default=None)
        if best is None or self.worth(best) <= 0:
            best = max(offers, key=self.worth, default=None)
        if best is None or (decision["done"] and self.worth(best) <= 0):
            self.finish()
        else:
            self.take(best, decision, picked)

    def worth(self, offer: Offer) -> float:
        """How much a simple plan likes an offer; nothing is better than what is worth 0."""
        if offer.get("odds"):
            chance = percent(offer["odds"]["chances"][0]["percent"])
            return 100 + chance if chance >= WORTHWHILE and not offer.get("detail") else -1
        if offer["kind"] in ("play", "support"):
            return 10 + len(offer.get("hexes") or [])
        if offer["kind"] in ("move", "walk", "exit") and offer.get("hex") in self.board["hexes"]:
            if offer.get("attack") == "targets":
                return 50
            return self.nearer(offer["hex"], offer["to"])
        if offer["kind"] in ("left", "right", "step") or offer.get("attack") == "none":
            return -1
        return 1 if offer["kind"] != "move" else 0.5

    def enemies(self) -> list[tuple[float, float]]:
        """Where the enemies are on the board."""
        hexes, side = self.board["hexes"], self.board["sides"][self.table["seat"]]
        places = [
            unit.get("hex") or unit.get("place")
            for unit in self.table["view"]["units"]
            if unit["side"] != side
        ]
        return [(hexes[place]["x"], hexes[place]["y"]) for place in places if place in hexes]

    def nearer(self, start: str, end: str) -> float:
        """By how much a move shortens the way to the nearest enemy."""
        hexes, enemies = self.board["hexes"], self.enemies()
        if end not in hexes or not enemies:
            return -1
        ways = [
            min(math.dist((hexes[hex_]["x"], hexes[hex_]["y"]), foe) for foe in enemies)
            for hex_ in (start, end)
        ]
        return (ways[0] - ways[1]) / float(self.board["size"]) - 0.5

    def off_target(self, hex_: str, facing: str) -> float:
        """How far the nearest enemy is from straight ahead, in degrees."""
        here = (self.board["hexes"][hex_]["x"], self.board["hexes"][hex_]["y"])
        x, y = min(self.enemies(), key=lambda foe: math.dist(here, foe), default=here)
        way = math.degrees(math.atan2(x - here[0], here[1] - y))
        ahead = 60 * FACINGS.index(facing) + (180 if self.board["turned"] else 0)
        return abs((way - ahead + 180) % 360 - 180)

    # Clicking.

    def take(self, offer: Offer, decision: dict[str, Any], picked: str | None) -> None:
        """The clicks that an offer needs."""
        hexes = self.board["hexes"]
        actors = {one.get("hex") for group in decision["groups"] for one in group["offers"]}
        wanted = []
        place = str(offer.get("target") or offer.get("to") or "")
        card = self.board["cards"].get(offer.get("card") or "")
        if offer.get("hex") in hexes:
            if (len(actors) > 1 and offer["hex"] != picked) or place not in hexes:
                wanted.append(hex_button(offer["hex"]))
        elif card and place not in hexes:
            wanted.append(f'.hand .card.playable:has-text("{card["title"]}")')
        elif place not in hexes:
            wanted.append(f'.choose button:has-text("{offer["label"]}")')
        elif offer.get("unit"):
            group = next(one for one in decision["groups"] if offer in one["offers"])
            wanted.append(f'.choose .variants button:has-text("{group["label"]}")')
            wanted.append(MOST)
        if place in hexes:
            wanted.append(hex_button(place))
        self.answer(wanted, offer)

    def answer(self, wanted: list[str], offer: Offer | None = None) -> None:
        """Click on all of these, then confirm, until the server has answered."""
        before = self.tables
        for selector in wanted:
            if self.page.locator(selector).count():
                self.click(selector)
            if self.answered(before):
                return
        if offer and offer.get("facing"):
            self.face(offer)
        for _ in range(3):
            if self.page.evaluate(STATE) == "confirm":
                self.click(".rail .row .go")
            if self.answered(before):
                return
        self.stray(before)

    def face(self, offer: Offer) -> None:
        """Turn a Walker towards the nearest enemy unless it looks there anyway."""
        wedges = self.page.locator(".wedge")
        facings = wedges.evaluate_all("all => all.map(one => one.dataset.facing)")
        chosen = self.page.locator(".wedge:has(.chosen)")
        if not facings or not chosen.count():
            return
        now = str(chosen.first.get_attribute("data-facing"))
        best = min(facings, key=lambda facing: self.off_target(offer["to"], facing))
        if self.off_target(offer["to"], now) > 60 and best != now:
            self.click(f'.wedge[data-facing="{best}"]')

    def stray(self, before: int) -> None:
        """Something was not where a person would look: take the first choice of the list."""
        self.page.locator("aside details summary").first.dispatch_event("click")
        for _ in range(6):
            self.page.clock.run_for(TICK)
            for selector in ("details .offer", "details .group", ".rail .row .go:not(:disabled)"):
                if self.page.locator(selector).count():
                    self.click(selector)
                    if self.answered(before):
                        return
        raise TimeoutError(f"stuck at {self.table['decision']['prompt']!r}")

    def finish(self) -> None:
        """End the step; a second time when the page asks whether that is meant."""
        before = self.tables
        for _ in range(3):
            self.click(".rail .row .go")
            if self.answered(before):
                return
        self.stray(before)

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.dispatch_event("click")
        self.count.clicks += 1

    def answered(self, before: int) -> bool:
        """Whether a click made the server send a new table."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            self.page.clock.run_for(20)
            state = self.page.evaluate(STATE)
            if self.tables > before or state == "playback":
                return True
            if state != "busy":
                return False
            time.sleep(0.01)
        return False


VOLLEY = '.choose .tools button:has-text("at best odds")'
PLANNED = ".choose ol .row"
"""Shots that the table has put forward."""
MOST = ".choose [role=radiogroup].numbers button:last-child"
"""As many counters from the same place as there are."""


def hex_button(hex_: str) -> str:
    return f'main polygon[data-hex="{hex_}"]'


def percent(words: str) -> float:
    return float("".join(sign for sign in words if sign.isdigit() or sign == ".") or 0)


def turn_of(table: dict[str, Any]) -> int:
    view = table["view"]
    return int(view["turn"] if "turn" in view else max(view["turns"].values()))
