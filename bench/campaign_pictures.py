"""Campaigns at a stage that a picture shows: begun over the network, battles ended by resigning."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page
from websockets.sync.client import connect

from echobase.server.messages.protocol import PROTOCOL

CAMPAIGN = "quiet-valley"
KEPT = """([id, tokens]) => {
    localStorage.setItem('echobase.campaigns', JSON.stringify({[id]: {tokens, games: []}}))
}"""
ACTS = 60
"""What a side does in a battle before it resigns."""


class CampaignModel:
    """A campaign that sits for its picture: of two people, or against a computer."""

    def __init__(self, url: str, both: bool) -> None:
        self.url = url
        other = {"kind": "person"} if both else {"kind": "computer", "player": "cadet"}
        made = self.ask("", {"campaign": CAMPAIGN, "seats": [{"kind": "person"}, other]})
        self.id, self.seats = made["id"], made["seats"]

    def ask(self, path: str, sent: dict[str, Any] | None = None, seat: int = 0) -> Any:
        """POST something, or GET without it."""
        head = {"Content-Type": "application/json"}
        if path:
            head["X-Seat"] = self.seats[seat]
        content = None if sent is None else json.dumps(sent).encode()
        with urlopen(Request(f"{self.url}api/campaigns{path}", content, head)) as answer:
            return json.loads(answer.read() or "null")

    def lose(self, seat: int) -> None:
        """Fight a battle, which this seat resigns after a while, or has lost or won before."""
        game = self.ask(f"/{self.id}/battle", {}, seat)["id"]
        address = self.url.replace("http", "ws", 1)
        wanted = ACTS if None in self.seats else 0  # another person would have to answer
        rng, acts = random.Random(seat), 0
        with connect(f"{address}api/games/{game}/play") as socket:
            join = {"type": "join", "protocol": PROTOCOL, "seat": self.seats[seat]}
            socket.send(json.dumps(join))
            while not (heard := json.loads(socket.recv(timeout=60))).get("result"):
                if heard.get("decision") and acts < wanted:
                    acts += 1
                    action = any_action(heard["decision"], rng)
                    act = {"type": "act", "number": heard["number"], "action": action}
                    socket.send(json.dumps(act))
                elif acts >= wanted and heard["type"] == "table":
                    socket.send(json.dumps({"type": "resign"}))

    def choose(self) -> None:
        """All rewards that are due."""
        for seat in [seat for seat, token in enumerate(self.seats) if token]:
            while offered := self.ask(f"/{self.id}", seat=seat)["choose"]:
                self.ask(f"/{self.id}/reward", {"card": offered[0]["id"]}, seat)


def any_action(decision: dict[str, Any], rng: random.Random) -> int:
    """Any of the offers, or the end of choosing."""
    offers = [offer for group in decision["groups"] for offer in group["offers"]]
    return int((rng.choice(offers) if offers else decision["done"])["action"])


def campaign_page(
    url: str, losers: Sequence[int], part: str, both: bool = False
) -> Callable[[Page], None]:
    """Opens a campaign after these defeats, for the Rebels or for both at one screen."""

    def opened(page: Page) -> None:
        model = CampaignModel(url, both)
        for number, loser in enumerate(losers, 1):
            model.lose(loser)
            if number < len(losers) or both:
                model.choose()
        page.goto(url)
        page.evaluate(KEPT, [model.id, model.seats])
        page.goto(f"{url}#/campaign/{model.id}")
        page.locator(part).first.wait_for()
        page.wait_for_function("() => !document.querySelector('.vignette:empty')")

    return opened
