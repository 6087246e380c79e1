"""Scripted players who send every act until it is answered, and often more than once."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from online.ledger import Ledger
from online.servers import ServerProcess, asked
from online.tabs import Heard, Tab, break_off, fresh_luck, joining

PATIENCE: Final = 1.0
"""Seconds without an answer after which an act is sent again."""
STUCK: Final = 120.0
"""Seconds after which a game that does not go on is given up."""
COPY: Final = 0.3
"""Seconds in which the copies of a refused act may still be accepted."""
PLAINLY: Final = {"once": 1}
WAYS: Final = {
    "once": 6,
    "twice": 3,
    "both tabs": 3,
    "two acts at once": 2,
    "an old number first": 2,
    "an old act again": 2,
    "half a message first": 2,
    "then vanish": 2,
}
"""How an act is sent, and how often that is done in comparison."""


class Stuck(Exception):
    """A game that does not go on."""


@dataclass(frozen=True)
class Manner:
    """How somebody plays."""

    ways: Mapping[str, int] = field(default_factory=lambda: WAYS)
    pause: float = 0
    """Seconds between two acts."""


@dataclass
class Deeds:
    """What all players have done."""

    manner: Manner = Manner()
    delays: list[float] = field(default_factory=list)
    """Seconds until acts were accepted."""

    ways: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)


class SeatPlayer:
    """A person at a seat, with two tabs, perhaps at two servers."""

    def __init__(
        self,
        servers: list[ServerProcess],
        game: str,
        seat: int,
        token: str,
        ledger: Ledger,
        deeds: Deeds,
        rng: random.Random,
    ) -> None:
        self.game = game
        self.seat = seat
        self.ledger = ledger
        self.deeds = deeds
        self.rng = rng
        self.first = joining(token, fresh_luck())
        self.tabs = [
            Tab(server, game, self.first, self.heard) for server in (servers[0], servers[-1])
        ]
        self.table = Heard("")
        self.news = asyncio.Event()
        self.refused: dict[str, list[str]] = {}
        """By act: the errors with which it was refused."""
        self.accepted: set[str] = set()
        self.sent: list[str] = []
        """Messages whose acts were accepted."""
        self.count = 0

    def heard(self, tab: Tab, message: Heard) -> None:
        if message.type == "table":
            self.ledger.heard(self.game, self.seat, message.act, message.number)
            if message.number >= self.table.number:
                self.table = message
            self.accepted.add(message.act)
        elif message.type == "refused":
            self.deeds.refusals[message.error] += 1
            self.refused.setdefault(message.act, []).append(message.error)
        self.news.set()

    async def listen(self) -> None:
        """Keep both tabs connected."""
        async with asyncio.TaskGroup() as group:
            for tab in self.tabs:
                group.create_task(tab.run())

    async def next_news(self, seconds: float) -> bool:
        """Wait for something to come; whether it has."""
        self.news.clear()
        try:
            await asyncio.wait_for(self.news.wait(), seconds)
        except TimeoutError:
            return False
        return True

    @property
    def over(self) -> bool:
        return self.table.result is not None

    async def play(self, goes_on: Callable[[], bool]) -> None:
        """Act whenever it is this seat's turn, until the end or as long as the game goes on."""
        while not self.over and goes_on():
            if self.table.decision is None:
                await self.next_news(PATIENCE)
            elif not await self.turn():
                await self.next_news(COPY)  # the table after a refusal
            else:
                await asyncio.sleep(self.deeds.manner.pause)

    async def turn(self) -> bool:
        """Make a choice in one of many ways; whether it was accepted."""
        table = self.table
        ways = self.deeds.manner.ways
        way = self.rng.choices(list(ways), list(ways.values()))[0]
        self.deeds.ways[way] += 1
        act = self.fresh_act()
        message = self.choice(table, act)
        tabs = self.rng.sample(self.tabs, 2)
        if way == "half a message first":
            half = self.choice(table, f"half-{act}")
            await self.vanish(tabs[0], half, self.rng.uniform(0.1, 0.9))
        elif way == "an old act again" and self.sent:
            await tabs[0].send(self.rng.choice(self.sent))
        elif way == "an old number first" and table.number > 0:
            old = self.rng.randrange(table.number)
            await tabs[0].send(self.choice(table, f"old-{act}", old))
        self.ledger.sending(self.game, self.seat, act, table.number)
        copies = [message]
        if way == "two acts at once":
            rival = self.fresh_act()
            self.ledger.sending(self.game, self.seat, rival, table.number)
            await tabs[1].send(self.choice(table, rival))
        elif way == "then vanish":
            await self.vanish(tabs[1], message, 1)
        elif way == "both tabs":
            await tabs[1].send(message)
        elif way == "twice":
            copies *= 2
        return await self.submit(tabs[0], act, copies)

    async def submit(self, tab: Tab, act: str, copies: list[str]) -> bool:
        """Send an act until it is answered; whether it was accepted."""
        begun = time.monotonic()
        while True:
            self.refused.pop(act, None)
            for message in copies:
                await tab.send(message)
            while not (act in self.accepted or act in self.refused):
                if not await self.next_news(PATIENCE):
                    break
            if act in self.refused and act not in self.accepted:
                if "not-stored" in self.refused[act]:
                    await asyncio.sleep(COPY)
                    continue
                await self.next_news(COPY)  # a copy may be accepted at another server
                if act not in self.accepted:
                    return False
            if act in self.accepted:
                self.count += 1
                self.deeds.delays.append(time.monotonic() - begun)
                self.sent.append(copies[0])
                return True
            if self.over:
                return False

    async def vanish(self, tab: Tab, message: str, share: float) -> None:
        """Send a share of a message on a connection of its own that breaks off."""
        url, reset = tab.server.url, self.rng.random() < 0.5
        await asyncio.to_thread(break_off, url, self.game, self.first, message, share, reset)

    async def resign(self) -> None:
        """Give up, so that the record can be checked."""
        while not self.over:
            act = self.fresh_act()
            self.ledger.sending(self.game, self.seat, act, None)
            await self.submit(self.tabs[0], act, [json.dumps({"type": "resign", "act": act})])

    def fresh_act(self) -> str:
        return f"{self.rng.getrandbits(64):016x}"

    def choice(self, table: Heard, act: str, number: int | None = None) -> str:
        """A message with one of the offers."""
        assert table.decision is not None
        offers = [offer for group in table.decision.groups for offer in group.offers]
        done = table.decision.done
        if done is not None and (not offers or self.rng.random() < 0.2):
            offers = [done]
        action = self.rng.choice(offers).action
        stated = table.number if number is None else number
        return json.dumps({"type": "act", "number": stated, "action": action, "act": act})


class ChaosMatch:
    """A game of scripted players, perhaps with computers among them."""

    def __init__(
        self,
        servers: list[ServerProcess],
        made: dict[str, object],
        kind: str,
        ledger: Ledger,
        deeds: Deeds,
        rng: random.Random,
    ) -> None:
        self.id = str(made["id"])
        self.kind = kind
        tokens = made["seats"]
        assert isinstance(tokens, list)
        self.players = [
            SeatPlayer(servers, self.id, seat, token, ledger, deeds, rng)
            for seat, token in enumerate(tokens)
            if token
        ]
        self.listening = [asyncio.create_task(one.listen()) for one in self.players]

    @property
    def acts(self) -> int:
        """How many acts were accepted."""
        return sum(player.count for player in self.players)

    async def play(self, goes_on: Callable[[], bool]) -> None:
        """Play on as long as that is wanted; Stuck when nobody can for a while."""
        players = [asyncio.create_task(player.play(goes_on)) for player in self.players]
        try:
            acts = -1
            while acts != self.acts:
                acts = self.acts
                done, pending = await asyncio.wait(players, timeout=STUCK)
                if not pending:
                    break
            for task in [*done, *(one for one in self.listening if one.done())]:
                task.result()
            if pending:
                raise Stuck(f"{self.kind} {self.id} does not go on")
        finally:
            for task in players:
                task.cancel()
            await asyncio.gather(*players, return_exceptions=True)

    @property
    def over(self) -> bool:
        return any(player.over for player in self.players)

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)


async def make_match(
    servers: list[ServerProcess],
    kind: str,
    ledger: Ledger,
    deeds: Deeds,
    rng: random.Random,
) -> ChaosMatch:
    """A new game such as `battle` between two people, or `assault cadet` against a computer."""
    game, _, level = kind.partition(" ")
    opponent = {"kind": "computer", "player": level} if level else {"kind": "person"}
    seats = [{"kind": "person"}, opponent]
    made = await asked(servers[0], "api/games", {"game": game, "seats": seats})
    return ChaosMatch(servers, made, kind, ledger, deeds, rng)
