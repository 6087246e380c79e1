"""Breaks servers while games run, and checks that nothing acknowledged is lost: make chaos.

Scripted players play both games over real WebSockets. Meanwhile servers and computer players are
killed (kill -9), connections end in the middle of messages, acts are sent twice, from two tabs, and
with old numbers; with --postgres two servers share a database that is stopped and started.
Afterwards every acknowledged act must be in the store exactly once and in order, every game must
go on, and every record must hold. The seed decides what is done and after how many acts; dice and
the interplay of the processes are different each time.
"""

import argparse
import asyncio
import contextlib
import io
import random
import signal
import sys
import tempfile
import time
import urllib.error
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from online.ledger import Ledger
from online.seat_players import STUCK, ChaosMatch, Deeds, Stuck, make_match
from online.servers import ServerProcess, durable_cluster
from server.postgres import Cluster

from echobase.cli import run
from echobase.server.storage.databases import place, postgres

KINDS: Final = ("battle", "assault", "battle cadet", "assault cadet")
"""The games that run at the same time: two people, or one against a computer."""
FEW, MANY = 4, 16
"""Acts between two faults."""
MORE: Final = 4
"""Acts that each game has to go on with afterwards."""
LONGEST_AWAY: Final = 1.5
"""Seconds that PostgreSQL is away."""


class Chaos:
    """One run."""

    def __init__(
        self, servers: list[ServerProcess], cluster: Cluster | None, seed: int, folder: Path
    ) -> None:
        self.servers = servers
        self.cluster = cluster
        self.seed = seed
        self.folder = folder
        self.rng = random.Random(seed)
        self.ledger = Ledger()
        self.deeds = Deeds()
        self.faults: Counter[str] = Counter()
        self.matches: list[ChaosMatch] = []
        self.stopping = False
        self.problems: list[str] = []

    async def run(self, kills: int, restarts: int, kinds: Sequence[str]) -> None:
        """Play while things break, and go on when they are whole again."""
        await asyncio.gather(*(server.start() for server in self.servers))
        playing = [asyncio.create_task(self.play(kind)) for kind in kinds]
        breaking = asyncio.create_task(self.break_things(kills, restarts))
        await asyncio.wait([breaking])
        self.stopping = True
        await asyncio.gather(*(server.start() for server in self.servers))
        for outcome in await asyncio.gather(breaking, *playing, return_exceptions=True):
            if isinstance(outcome, BaseException):
                self.problems.append(repr(outcome))

    async def play(self, kind: str) -> None:
        """One game after the other, until things have stopped breaking."""
        while not self.stopping:
            rng = random.Random(f"{self.seed} {len(self.matches)}")
            match = await make_match(self.servers, kind, self.ledger, self.deeds, rng)
            self.matches.append(match)
            while not (self.stopping or match.over):
                # Where a server starts slowly, a computer may never get to decide: see go_on.
                with contextlib.suppress(Stuck):
                    await match.play(lambda: not self.stopping)

    async def break_things(self, kills: int, restarts: int) -> None:
        plan = ["server"] * kills + ["worker"] * max(kills // 3, 1) + ["database"] * restarts
        self.rng.shuffle(plan)
        for fault in plan:
            await self.acknowledged(self.rng.randint(FEW, MANY))
            await asyncio.sleep(self.rng.uniform(0, 0.05))
            if fault == "server":
                server = self.rng.choice(self.servers)
                await server.end(signal.SIGKILL)
                self.faults["servers killed"] += 1
                await server.start()
            elif fault == "worker":
                self.faults["computer players killed"] += self.rng.choice(
                    self.servers
                ).kill_worker()
            else:
                await self.restart_database()

    async def acknowledged(self, more: int) -> None:
        """Wait until so many more acts were acknowledged."""
        wanted, since = self.ledger.acknowledged + more, time.monotonic()
        while self.ledger.acknowledged < wanted:
            await asyncio.sleep(0.01)
            await self.notice_crashes()
            if time.monotonic() - since > 2 * STUCK:
                raise Stuck("no game goes on")

    async def notice_crashes(self) -> None:
        """A server that ends without being killed is a defect."""
        for server in self.servers:
            if code := server.crashed():
                self.problems.append(f"a server has ended by itself with {code}")
                await server.end()
                await server.start()

    async def restart_database(self) -> None:
        assert self.cluster is not None
        mode = self.rng.choice(["fast", "immediate"])
        await asyncio.to_thread(self.cluster.stop, mode)
        await asyncio.sleep(self.rng.uniform(0, LONGEST_AWAY))
        await asyncio.to_thread(self.cluster.start)
        self.faults["databases restarted"] += 1

    # Afterwards.

    async def go_on(self) -> int:
        """How many games go on, and then end by a resignation; those that have ended do, too."""
        found = 0
        for match in self.matches:
            try:
                wanted = match.acts + MORE
                await match.play(lambda match=match, wanted=wanted: match.acts < wanted)  # type: ignore[misc]
                await asyncio.wait_for(match.players[0].resign(), 60)
                found += 1
            except (Stuck, TimeoutError) as error:
                self.problems.append(f"{match.kind} {match.id}: {error!r}")
            await match.close()
        return found

    async def verified(self) -> int:
        """How many records hold by `echobase verify`, can be loaded again, and are replayed."""
        found = 0
        for match in self.matches:
            server = self.rng.choice(self.servers)
            try:
                text = await server.ask(f"api/games/{match.id}/record")
                await server.ask("api/records", text)
                await server.ask(f"api/games/{match.id}/replay?last=3")
            except urllib.error.HTTPError as error:
                self.problems.append(f"{match.id}: {error.read().decode()}")
                continue
            file = self.folder / f"{match.id}.record"
            file.write_bytes(text)
            told = io.StringIO()
            with contextlib.redirect_stdout(told):
                code = run(["verify", str(file)])
            if code == 0:
                found += 1
            else:
                self.problems.append(f"{match.id}: verify says {told.getvalue()}")
        return found

    async def report(self, url: str) -> bool:
        """Check everything, print what was found; whether all is well."""
        going, verified = await self.go_on(), await self.verified()
        people = {match.id: {one.seat for one in match.players} for match in self.matches}
        found = self.ledger.compare(url, people)
        tracebacks = sum(server.tracebacks() for server in self.servers)
        games = len(self.matches)
        rows = {
            **self.faults,
            "acts sent": len(self.ledger.acts),
            **{f"sent: {way}": count for way, count in sorted(self.deeds.ways.items())},
            **{f"refused: {word}": count for word, count in sorted(self.deeds.refusals.items())},
            "acts acknowledged": found.acknowledged,
            "acknowledged, but lost": len(found.lost),
            "doubled": len(found.doubled),
            "out of order": len(found.disordered),
            "stored, but never sent": len(found.phantoms),
            "games": games,
            "games that go on": going,
            "records verified": verified,
            "tracebacks in the logs": tracebacks,
        }
        print("| what | number |\n| --- | --- |")
        for name, number in rows.items():
            print(f"| {name} | {number:,} |")
        for problem in [*self.problems, *found.wrong]:
            print(problem, file=sys.stderr)
        return not (self.problems or found.wrong or tracebacks) and going == verified == games


@contextlib.contextmanager
def database(wanted: bool) -> Iterator[Cluster | None]:
    """A PostgreSQL, if that is wanted."""
    if not wanted:
        yield None
        return
    with durable_cluster() as cluster:
        yield cluster


async def measure(asked: argparse.Namespace) -> bool:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as name, database(asked.postgres) as cluster:
        folder = Path(name)
        if cluster is None:
            count, options = 1, ["--data", str(folder / "data")]
            url = place(folder / "data")
        else:
            address = cluster.address(cluster.database())
            count, options, url = 2, ["--database", address], postgres(address)
        servers = [ServerProcess(options, folder / f"{n}.log") for n in range(count)]
        chaos = Chaos(servers, cluster, asked.seed, folder)
        try:
            await chaos.run(asked.kills, asked.restarts if cluster else 0, asked.kinds)
            well = await chaos.report(url)
        finally:
            for match in chaos.matches:
                await match.close()
            for server in servers:
                await server.end()
            if asked.logs:
                for server in servers:
                    sys.stderr.write(server.log.read_text(errors="replace"))
    print(f"seed {asked.seed}, {time.monotonic() - begun:.0f} seconds")
    return well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="servers that are killed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two servers on a PostgreSQL")
    parser.add_argument("--restarts", type=int, default=10, help="of PostgreSQL")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="games")
    parser.add_argument("--logs", action="store_true", help="print the logs of the servers")
    sys.exit(0 if asyncio.run(measure(parser.parse_args())) else 1)


if __name__ == "__main__":
    main()
