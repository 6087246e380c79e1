"""Measures a server under load: make load.

Scripted players play live games over real WebSockets against a server process of its own. Each
seat has a connection; in every game somebody acts once in so many seconds. Measured are the times
from an act to the table of the opponent, the processor time of the server for each act, and its
memory for games, for spectators who only watch, and for games that nobody looks at. With --postgres
two servers share a PostgreSQL that keeps its word, and the players of a game sit at different ones.
"""

import argparse
import asyncio
import json
import math
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from echobase.server.messages.protocol import PROTOCOL

TICKS = os.sysconf("SC_CLK_TCK")
SERVE = "import sys; from echobase.cli import main; main()"
KEEP_ALL = "from echobase.server.rooms import rooms; rooms.QUIET = 1000; "
"""No game that nobody looks at leaves the memory, so that it can be weighed."""
PROFILE = """
import cProfile, sys
from echobase.cli import run
profile = cProfile.Profile()
profile.enable()
run(sys.argv[2:])
profile.disable()
profile.dump_stats(sys.argv[1])
"""
UNLIMITED = ["--limit", "games=0", "--limit", "sockets=0"]
"""All players come from one address here."""
PATIENCE = 60
"""Seconds after which an answer will not come any more."""


class Offer(msgspec.Struct):
    """What can be chosen."""

    action: int


class Group(msgspec.Struct):
    """Offers that belong together."""

    offers: list[Offer]


class Decision(msgspec.Struct):
    """What a seat decides."""

    groups: list[Group]
    done: Offer | None


class Message(msgspec.Struct):
    """As much of a message as a scripted player reads."""

    type: str
    number: int = -1
    decision: Decision | None = None
    result: object = None
    act: str = ""
    """The act that it acknowledges or refuses."""


read = msgspec.json.Decoder(Message).decode


class Server:
    """A server process."""

    def __init__(
        self, options: list[str], profile: Path | None = None, program: str = SERVE
    ) -> None:
        started = [program] if profile is None else [PROFILE, str(profile)]
        words = ["serve", "--port", "0", *options, *UNLIMITED]
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-c", *started, *words], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http"))

    def end(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def ask(self, path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.url}{path}", data, headers)
        with urllib.request.urlopen(request) as answer:
            return bytes(answer.read())

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Megabytes that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Servers:
    """One server, or several that share a database."""

    def __init__(
        self, options: list[str], count: int, profile: Path | None = None, program: str = SERVE
    ) -> None:
        self.all = [Server(options, profile, program) for _ in range(count)]

    def at(self, seat: int) -> Server:
        """Where a seat or a spectator connects."""
        return self.all[seat % len(self.all)]

    def processor(self) -> float:
        return sum(server.processor() for server in self.all)

    def memory(self) -> float:
        return sum(server.memory() for server in self.all)

    def end(self) -> None:
        for server in self.all:
            server.end()


@dataclass
class Made:
    """A game with the tokens of its seats."""

    id: str
    seats: list[str]


def make(servers: Servers, game: str) -> Made:
    seats = [{"kind": "person"}] * 2
    made = json.loads(servers.at(0).ask("api/games", {"game": game, "seats": seats}))
    return Made(made["id"], made["seats"])


@asynccontextmanager
async def joined(server: Server, game: str, token: str) -> AsyncIterator[ClientConnection]:
    url = f"{server.url.replace('http', 'ws')}api/games/{game}/play"
    async with connect(url, max_size=None, open_timeout=60) as socket:
        await socket.send(json.dumps({"type": "join", "protocol": PROTOCOL, "seat": token}))
        yield socket


@dataclass
class Tally:
    """What was measured in the live games."""

    delays: list[float] = field(default_factory=list)
    """Seconds from an act until both players have its table."""
    acts: int = 0
    refused: int = 0


class Seat:
    """One connection of a scripted player: the newest table, and what became of its acts."""

    def __init__(self, socket: ClientConnection, tally: Tally) -> None:
        self.socket = socket
        self.tally = tally
        self.table = Message("")
        self.answers: dict[str, str] = {}
        """By act: whether a table or a refusal answered it."""
        self.came = asyncio.Condition()

    async def hear(self) -> None:
        """Keep both, as long as the connection lasts."""
        while True:
            message = read(await self.socket.recv())
            async with self.came:
                if message.type == "table":
                    self.table = message
                self.tally.refused += message.type == "refused"
                if message.act:
                    self.answers[message.act] = message.type
                self.came.notify_all()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until what has come is enough."""
        async with self.came:
            try:
                await asyncio.wait_for(self.came.wait_for(holds), PATIENCE)
            except TimeoutError:
                raise SystemExit(f"no answer within {PATIENCE} seconds") from None


class Match:
    """A game between two scripted players."""

    def __init__(self, servers: Servers, made: Made, seed: int, tally: Tally) -> None:
        self.servers = servers
        self.made = made
        self.rng = random.Random(seed)
        self.tally = tally
        self.number = 0

    async def play(
        self, pause: float, goes_on: Callable[[], bool], seated: asyncio.Barrier | None = None
    ) -> None:
        """Act again and again, as often as `pause` says, once everybody is seated."""
        async with AsyncExitStack() as stack:
            seats = []
            for number, token in enumerate(self.made.seats):
                sitting = joined(self.servers.at(number), self.made.id, token)
                socket = await stack.enter_async_context(sitting)
                seats.append(Seat(socket, self.tally))
                stack.callback(asyncio.create_task(seats[-1].hear()).cancel)
                await seats[-1].until(lambda seat=seats[-1]: seat.table.type != "")  # type: ignore[misc]
            if seated is not None:
                await seated.wait()
            await asyncio.sleep(self.rng.random() * pause)
            while goes_on() and seats[0].table.result is None:
                mine = next((seat for seat in seats if seat.table.decision is not None), None)
                if mine is None:  # cards are being dealt
                    await asyncio.sleep(0.01)
                    continue
                await self.act(mine, next(seat for seat in seats if seat is not mine), pause)

    async def act(self, mine: Seat, other: Seat, pause: float) -> None:
        """Act once; an act is refused when chance has changed the table meanwhile."""
        begun, act = time.perf_counter(), f"{self.rng.getrandbits(64):x}"
        await mine.socket.send(self.choice(mine.table, act))
        await mine.until(lambda: act in mine.answers)
        if mine.answers.pop(act) != "table":
            await asyncio.sleep(0.01)
            return
        self.number = mine.table.number
        await other.until(lambda: other.table.number >= self.number)
        self.tally.delays.append(time.perf_counter() - begun)
        self.tally.acts += 1
        await asyncio.sleep(max(pause - (time.perf_counter() - begun), 0))

    def choice(self, table: Message, act: str) -> str:
        assert table.decision is not None
        offers = [offer for group in table.decision.groups for offer in group.offers]
        done = table.decision.done
        if done is not None and (not offers or self.rng.random() < 0.2):
            offers = [done]
        action = self.rng.choice(offers).action
        return json.dumps({"type": "act", "number": table.number, "action": action, "act": act})


async def live(servers: Servers, matches: list[Match], seconds: float, pause: float) -> None:
    """Play all games for a while and print how fast the server was."""
    seated, end = asyncio.Barrier(len(matches) + 1), math.inf

    def goes_on() -> bool:
        return time.monotonic() < end

    playing = asyncio.gather(*(match.play(pause, goes_on, seated) for match in matches))
    await seated.wait()
    end = time.monotonic() + seconds + pause
    before, begun = servers.processor(), time.perf_counter()
    await playing
    spent, took = servers.processor() - before, time.perf_counter() - begun
    tally = matches[0].tally
    print(f"{tally.acts} acts, {tally.acts / took:.0f} a second; {tally.refused} refused")
    print(f"processor time for an act: {1000 * spent / tally.acts:.2f} ms ({spent / took:.0%})")
    cuts = statistics.quantiles(tally.delays, n=100)
    p50, p95, p99 = (f"{1000 * cuts[n - 1]:.0f}" for n in (50, 95, 99))
    print(f"to the opponent's table: p50 {p50}, p95 {p95}, p99 {p99} ms")


async def watched(servers: Servers, made: Made, count: int) -> None:
    """Print the memory that spectators take, and what an act costs while they watch."""
    async with AsyncExitStack() as stack:
        before = servers.memory()
        sockets = []
        for number in range(count):
            watching = joined(servers.at(number), made.id, "")
            sockets.append(await stack.enter_async_context(watching))
            await sockets[-1].recv()
        print(f"{count} spectators: {servers.memory() - before:.0f} MB more")
        tally, spent = Tally(), servers.processor()
        hearing = [asyncio.create_task(drain(socket)) for socket in sockets]
        match = Match(servers, made, 1, tally)
        await match.play(0.2, lambda: tally.acts < 20)
        spent = servers.processor() - spent
        print(f"an act while they watch: {1000 * spent / max(tally.acts, 1):.1f} ms of processor")
        print(f"{servers.memory() - before:.0f} MB more after {tally.acts} acts")
        for task in hearing:
            task.cancel()


async def drain(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


async def opened(servers: Servers, made: Made) -> float:
    """Seconds until the table of a game has come that is not in memory."""
    begun = time.perf_counter()
    async with joined(servers.at(0), made.id, made.seats[0]) as socket:
        await socket.recv()
    return time.perf_counter() - begun


async def long_game(servers: Servers, game: str, length: int) -> Made:
    """A game with so many actions."""
    for seed in range(100):
        made = make(servers, game)
        match = Match(servers, made, seed, Tally())
        await match.play(0, lambda match=match: match.number < length)  # type: ignore[misc]
        if match.number >= length:
            return made
    raise SystemExit(f"no game of {game} has {length} actions")


async def measure(asked: argparse.Namespace) -> None:
    with database(asked.postgres) as options:
        count = 2 if asked.postgres else 1
        servers = Servers(options, count, asked.profile)
        try:
            base = servers.memory()
            tally = Tally()
            matches = [
                Match(servers, make(servers, asked.game), n, tally) for n in range(asked.games)
            ]
            print(f"{asked.games} games of {asked.game}, an act every {asked.pause} s in each")
            await live(servers, matches, asked.seconds, asked.pause)
            rows = statistics.mean(match.number for match in matches)
            used = 1000 * (servers.memory() - base) / asked.games
            print(f"memory for a game of {rows:.0f} actions that is played: {used:.0f} kB")
            await watched(servers, make(servers, asked.game), asked.spectators)
            long = [await long_game(servers, asked.game, asked.length) for _ in range(asked.long)]
        finally:
            servers.end()
        servers = Servers(options, count, program=KEEP_ALL + SERVE)
        try:
            warm = len(long) * 2 // 3  # they pay for what all games of a process share
            times = [await opened(servers, made) for made in long[:warm]]
            base = servers.memory()
            times += [await opened(servers, made) for made in long[warm:]]
            used = 1000 * (servers.memory() - base) / len(long[warm:])
            median = 1000 * statistics.median(times)
            print(f"a game of {asked.length} actions opens in {median:.0f} ms (median)")
            print(f"memory for such a game that nobody looks at: {used:.0f} kB")
        finally:
            servers.end()


@contextmanager
def database(postgres: bool) -> Iterator[list[str]]:
    """The options of servers on an empty database."""
    if postgres:
        from online.servers import durable_cluster  # it needs the extra `postgres`

        with durable_cluster() as cluster:
            yield ["--database", cluster.address(cluster.database())]
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield ["--data", folder]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="battle")
    parser.add_argument("--games", type=int, default=200, help="live games")
    parser.add_argument("--seconds", type=float, default=30, help="how long they are played")
    parser.add_argument("--pause", type=float, default=1, help="seconds between acts of a game")
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--length", type=int, default=300, help="actions of a long game")
    parser.add_argument("--long", type=int, default=45, help="long games that are opened, and stay")
    parser.add_argument("--postgres", action="store_true", help="two servers on a PostgreSQL")
    parser.add_argument("--profile", type=Path, help="a file for the profile of the server")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
