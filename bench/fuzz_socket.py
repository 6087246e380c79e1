"""Sends messages that nobody should send to the WebSocket of a server: make fuzz.

Seats and spectators of many games send messages that are whole or broken, in any order, before and
after they have joined. The server must not crash, hang, close a connection with 1011, answer
`unexpected` or log a traceback; and in games beside them, acts must be answered all the while.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from online.ledger import Ledger
from online.mutations import HUGE, Broken, Pool, next_message
from online.seat_players import PLAINLY, Deeds, Manner, make_match
from online.servers import ServerProcess, asked
from online.tabs import joining
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

TOGETHER: Final = 6
"""Connections at the same time."""
FEW, MANY = 30, 150
"""Messages of one connection."""
SESSIONS: Final = 12
"""Connections to a game before another one takes its place."""
PATIENCE: Final = 60.0
"""Seconds in which the server has to answer."""
LAST: Final = 987_654
"""The id of the question that ends a connection."""
EXPECTED: Final = {1000, 1002, 1003, 1007, 1009, 4400, 4403, 4404, 4408, 4409, 4429}
"""Codes with which a server may close a connection."""
RESET: Final = 1006
"""What stands for the end of a connection without a reason."""
DEFECTS: Final = {"unexpected", "broken-game", "not-stored"}
"""Refusals that say that something is wrong with the server."""
PERSON: Final = {"kind": "person"}
GAMES: Final[list[dict[str, Any]]] = [
    {"game": "battle", "seats": [PERSON, PERSON]},
    {"game": "assault", "seats": [PERSON, PERSON]},
    {"game": "battle", "seats": [PERSON, PERSON], "dice": "typed"},
    {"game": "assault", "seats": [PERSON, PERSON], "dice": "typed"},
    {"game": "battle", "seats": [PERSON] * 4, "options": {"scenario": 1, "seats": 4}},
    {"game": "battle", "seats": [PERSON, {"kind": "computer", "player": "random"}]},
    {"game": "assault", "seats": [{"kind": "computer", "player": "random"}, PERSON]},
    {
        "game": "battle",
        "seats": [PERSON, PERSON],
        "terms": {"pace": {"kind": "live", "minutes": 60, "increment": 5}, "spectators_talk": True},
    },
    {
        "game": "assault",
        "seats": [PERSON, PERSON],
        "terms": {"pace": {"kind": "days", "days": 1}, "delay_turns": 1, "games": 2},
    },
]


@dataclass
class Target:
    """A game that gets messages."""

    id: str
    tokens: list[str]
    """Of its seats; empty for a spectator."""
    labels: list[str]
    """The hexes of its board."""
    sessions: int = 0


@dataclass
class Tally:
    """What was sent, and what came of it."""

    sent: int = 0
    ways: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    codes: Counter[int] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)


class Fuzzer:
    """One run against one server."""

    def __init__(self, server: ServerProcess, wanted: int, rng: random.Random) -> None:
        self.server = server
        self.wanted = wanted
        self.rng = rng
        self.tally = Tally()
        self.games: list[dict[str, Any]] = list(GAMES)
        self.targets: dict[int, Target] = {}

    async def prepare(self) -> None:
        """Add lessons and puzzles to the games."""
        catalogue = await asked(self.server, "api/catalogue")
        lessons = list(catalogue["lessons"])
        for one in self.rng.sample(lessons, 2):
            self.games.append({"game": one["game"], "lesson": one["id"], "seats": []})
        puzzles = await asked(self.server, "api/puzzles")
        for one in self.rng.sample(puzzles, 2):
            self.games.append({"game": one["game"], "puzzle": one["id"], "seats": []})

    async def target(self) -> Target:
        """A game for the next connection: one that others have used, or a new one."""
        place = self.rng.randrange(len(self.games))
        found = self.targets.get(place)
        if found is None or found.sessions >= SESSIONS:
            made = await asked(self.server, "api/games", self.games[place])
            board = await asked(self.server, f"api/games/{made['id']}/board")
            tokens = [token for token in made["seats"] if token]
            found = Target(made["id"], [*tokens, *tokens, ""], [*board["hexes"], "B1", ""])
            self.targets[place] = found
        found.sessions += 1
        return found

    async def work(self, rng: random.Random) -> None:
        """One connection after the other, until enough was sent."""
        while self.tally.sent < self.wanted and self.server.process is not None:
            target = await self.target()
            url = f"{self.server.url.replace('http', 'ws')}api/games/{target.id}/play"
            async with connect(
                url, max_size=None, compression=None, ping_interval=None, proxy=None
            ) as socket:
                await Session(socket, target, self.tally, rng).run()


class Session:
    """One connection."""

    def __init__(
        self, socket: ClientConnection, target: Target, tally: Tally, rng: random.Random
    ) -> None:
        self.socket = socket
        self.tally = tally
        self.rng = rng
        self.token = rng.choice(target.tokens)
        self.pool = Pool(rng, target.labels)
        self.answered = asyncio.Event()
        self.newest = ""
        self.fatal = False
        """Whether something was sent that the protocol forbids."""
        self.recent: list[Broken] = []

    async def run(self) -> None:
        hearing = asyncio.create_task(self.hear())
        try:
            with suppress(ConnectionClosed):
                await self.talk()
            await asyncio.wait_for(hearing, PATIENCE)
        except TimeoutError:
            self.complain("the server does not answer")
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    async def talk(self) -> None:
        """Join, in most cases; send messages, and see that the server still answers."""
        if self.rng.random() < 0.1:
            await self.send(*next_message(self.pool))  # before it has joined
        lang = self.rng.choice(["en", "it", "pl"])
        join = {**json.loads(joining(self.token, "")), "lang": lang}
        if self.rng.random() < 0.05:
            join["after"] = self.rng.choice([3, 10**9, -5])
        await self.send("join", json.dumps(join))
        for _ in range(self.rng.randint(FEW, MANY)):
            if self.newest and self.rng.random() < 0.3:
                self.pool.table, self.newest = json.loads(self.newest), ""
            await self.send(*next_message(self.pool))
        await self.socket.send(json.dumps({"type": "look", "id": LAST, "hex": "A1"}))
        async with asyncio.timeout(PATIENCE):
            await self.answered.wait()
        await self.socket.close()

    async def send(self, way: str, message: Broken) -> None:
        self.tally.sent += 1
        self.tally.ways[way] += 1
        self.recent = [*self.recent[-5:], message[:500]]
        invalid = isinstance(message, bytes) and self.rng.random() < 0.3
        self.fatal = self.fatal or invalid or len(message) >= HUGE
        await self.socket.send(message, text=True if invalid else None)

    async def hear(self) -> None:
        """Note what comes, until the connection ends."""
        try:
            while True:
                raw = await self.socket.recv()
                self.note(raw if isinstance(raw, str) else raw.decode())
        except ConnectionClosed as error:
            code = error.rcvd.code if error.rcvd is not None else RESET
            self.tally.codes[code] += 1
            # A connection that is reset while more is being sent loses the reason with it.
            if code not in EXPECTED and not (code == RESET and self.fatal):
                self.complain(f"closed with {code}")
            self.answered.set()

    def note(self, raw: str) -> None:
        if raw.startswith('{"type":"table"'):
            self.newest = raw
            self.tally.answers["table"] += 1
            return
        heard = json.loads(raw)
        error = heard.get("error", "")
        self.tally.answers[f"refused: {error}" if error else heard["type"]] += 1
        if error in DEFECTS:
            self.complain(f"refused as {error}: {heard['text']}")
        if heard.get("id") == LAST:
            self.answered.set()

    def complain(self, problem: str) -> None:
        self.tally.problems.append(f"{problem}; after {self.recent}")


async def neighbours(server: ServerProcess, deeds: Deeds, goes_on: list[bool], kind: str) -> None:
    """A game that has nothing to do with all this, and another one after it."""
    ledger, rng = Ledger(), random.Random(kind)
    while goes_on:
        match = await make_match([server], kind, ledger, deeds, rng)
        await match.play(lambda: bool(goes_on))
        await match.close()


def report(tally: Tally, deeds: Deeds, tracebacks: int, alive: bool, seconds: float) -> bool:
    """Print what was found; whether all is well."""
    slowest = statistics.quantiles(deeds.delays, n=100)[98] if len(deeds.delays) > 1 else 0
    rows = {
        "messages": tally.sent,
        **{f"sent: {way}": count for way, count in sorted(tally.ways.items())},
        **{f"answer: {what}": count for what, count in sorted(tally.answers.items())},
        **{f"closed with {code}": count for code, count in sorted(tally.codes.items())},
        "acts in games beside them": len(deeds.delays),
        "p99 of their delay, ms": round(1000 * slowest),
        "tracebacks in the log": tracebacks,
        "problems": len(tally.problems),
    }
    print("| what | number |\n| --- | --- |")
    for name, number in rows.items():
        print(f"| {name} | {number:,} |")
    print(f"{seconds:.0f} seconds; the server {'is well' if alive else 'HAS ENDED'}")
    for problem in tally.problems[:20]:
        print(problem, file=sys.stderr)
    return alive and not tracebacks and not tally.problems and bool(deeds.delays)


async def fuzz(wanted: argparse.Namespace) -> bool:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        options = ["--data", str(folder / "data"), "--limit", "hints=60", "--limit", "analyses=1"]
        server = ServerProcess(options, folder / "log")
        await server.start()
        rng = random.Random(wanted.seed)
        fuzzer = Fuzzer(server, wanted.messages, rng)
        deeds, goes_on = Deeds(Manner(PLAINLY, 0.2)), [True]
        beside = [
            asyncio.create_task(neighbours(server, deeds, goes_on, kind))
            for kind in ("battle", "assault")
        ]
        try:
            await fuzzer.prepare()
            seeds = [rng.getrandbits(64) for _ in range(TOGETHER)]
            workers = [fuzzer.work(random.Random(seed)) for seed in seeds]
            for outcome in await asyncio.gather(*workers, return_exceptions=True):
                if isinstance(outcome, BaseException):
                    fuzzer.tally.problems.append(f"{type(outcome).__name__}: {outcome}")
            async with asyncio.timeout(PATIENCE):  # a short run may end before anybody has acted
                while not (deeds.delays or all(game.done() for game in beside)):
                    await asyncio.sleep(0.05)
            goes_on.clear()
            for outcome in await asyncio.gather(*beside, return_exceptions=True):
                if isinstance(outcome, BaseException):
                    fuzzer.tally.problems.append(f"{type(outcome).__name__}: {outcome}")
            alive = not server.crashed() and bool((await asked(server, "api/health"))["ok"])
        finally:
            await server.end()
            tracebacks = server.tracebacks()
            if wanted.logs or tracebacks:
                sys.stderr.write(server.log.read_text(errors="replace")[-20_000:])
        return report(fuzzer.tally, deeds, tracebacks, alive, time.monotonic() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", action="store_true", help="print the log of the server")
    sys.exit(0 if asyncio.run(fuzz(parser.parse_args())) else 1)


if __name__ == "__main__":
    main()
