"""Runs of the workshop: everybody in turn, a few at a time, and an end to everything."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from echobase.core.errors import Refusal
from echobase.jobs.worker_pool import WorkerLost
from echobase.lab.match import Row
from echobase.server.errors import Missing
from echobase.server.safety.tokens import hashed
from echobase.server.storage.databases import connect, postgres
from echobase.server.storage.store import Store, migrate
from echobase.server.storage.stored_runs import StoredRun
from echobase.server.workshop import runs as subject
from echobase.server.workshop.findings import BalanceFindings, Findings, of_balance, read, written
from echobase.server.workshop.measuring import GamesToPlay
from echobase.server.workshop.run_words import balance_state
from echobase.server.workshop.runs import MOST_OF_ONE, Runs
from echobase.text import Text

TEXT = Text("en")


class Counted:
    """A measurement of so many games, which are numbers here."""

    def __init__(self, name: str, wanted: int) -> None:
        self.name = name
        self.wanted = wanted
        self.rows: list[Row] = []

    def next_games(self, most: int) -> GamesToPlay | None:
        job: Any = self.name
        return cast(GamesToPlay, job) if len(self.rows) < self.wanted else None

    def take(self, rows: list[Row]) -> None:
        self.rows += rows

    def findings(self) -> Findings:
        games = len(self.rows)
        return BalanceFindings(self.name, games, self.wanted, games, {}, 0.0, 0, 0, [], [])


class Players:
    """Plays one game at a time, and notes for whom."""

    def __init__(self, work: Callable[[str], list[Any]] = lambda name: [name]) -> None:
        self.work = work
        self.served: list[str] = []
        self.ready = asyncio.Event()
        self.ready.set()

    async def do(self, job: Any) -> Any:
        self.served.append(job)
        await self.ready.wait()
        return self.work(job)


@asynccontextmanager
async def process(database: str, players: Players | None = None) -> AsyncIterator[Runs]:
    """One of the processes on a database; it is gone at the end."""
    store = Store(connect(database))
    runs = Runs(players or Players(), store.runs, store.claims, store.notices.source)
    try:
        yield runs
    finally:
        await runs.close()
        await store.close()


async def until(runs: Runs, id_: str, games: int) -> None:
    """Wait until a run has played so many games, and is over or goes on."""
    while games_of((await runs.find(id_, TEXT)).found) < games:
        await asyncio.sleep(0.01)


def games_of(found: str) -> int:
    return read(found).games


def carried_out(database: str, *measured: tuple[str, int], players: Players) -> list[Any]:
    """Runs of several people, each to its end."""
    migrate(database)

    async def all_of_them() -> list[Any]:
        async with process(database, players) as runs:
            players.ready.clear()
            ids = [await runs.begin(Counted(name, games), name, TEXT) for name, games in measured]
            players.ready.set()
            await asyncio.gather(*runs.tasks.values())
            return [await runs.find(id_, TEXT) for id_ in ids]

    return asyncio.run(all_of_them())


def test_a_long_run_does_not_keep_others_waiting(database: str) -> None:
    players = Players()
    carried_out(database, ("luke", 10), ("leia", 2), players=players)
    assert players.served[:2] == ["luke", "leia"]
    assert players.served[-1] == "luke"


def test_runs_end_and_say_so(database: str) -> None:
    (run,) = carried_out(database, ("luke", 2), players=Players())
    assert (run.state, games_of(run.found)) == ("done", 2)


def test_games_that_nobody_won_say_nothing_about_the_balance() -> None:
    row = Row(0, "x", "s", ("captain",), ("rebel", "empire"), "", (), "limit", 3000, 90, {}, ())
    found = of_balance("battle", 2, [row, row])
    told = balance_state(StoredRun("id", "here", "", "done", written(found)), 0, TEXT)
    assert (told.games, told.turns) == (2, 90)
    assert [(side.share, side.low, side.high) for side in told.sides] == [(0, 0, 1), (0, 0, 1)]


def lost(job: str) -> list[Any]:
    raise WorkerLost("gone")


def broken(job: str) -> list[Any]:
    raise ValueError("a player crashed")


def slow(job: str) -> list[Any]:
    raise TimeoutError


@pytest.mark.parametrize(
    ("work", "said"),
    [(lost, "could not play"), (broken, "could not play"), (slow, "take too long")],
)
def test_a_run_that_fails(sqlite: str, work: Callable[[str], list[Any]], said: str) -> None:
    (run,) = carried_out(sqlite, ("luke", 2), players=Players(work))
    assert run.state == "failed"
    assert said in TEXT(run.failure)


def test_one_person_may_have_only_so_many(sqlite: str) -> None:
    migrate(sqlite)

    async def too_many() -> None:
        async with process(sqlite) as runs:
            for _ in range(MOST_OF_ONE):
                await runs.begin(Counted("luke", 10**6), "luke", TEXT)
            with pytest.raises(Refusal, match="already have 3 runs"):
                await runs.begin(Counted("luke", 1), "luke", TEXT)
            last = await runs.begin(Counted("leia", 1), "leia", TEXT)
            assert await runs.ahead(await runs.find(last, TEXT)) == MOST_OF_ONE

    asyncio.run(too_many())


def test_a_run_can_be_stopped_and_is_forgotten_later(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(database)

    async def stopped() -> None:
        async with process(database) as runs:
            id_ = await runs.begin(Counted("luke", 10**6), "luke", TEXT)
            await until(runs, id_, 1)
            await runs.stop(id_, TEXT)
            run = await runs.find(id_, TEXT)
            assert (run.state, run.failure) == ("stopped", "")
            assert games_of(run.found)
            monkeypatch.setattr(subject, "KEPT", -1.0)
            await runs.begin(Counted("luke", 1), "luke", TEXT)
            with pytest.raises(Missing):
                await runs.find(id_, TEXT)

    asyncio.run(stopped())


def test_a_run_that_ends_with_its_server_keeps_what_it_has_found(database: str) -> None:
    migrate(database)

    async def restarted() -> None:
        async with process(database) as before:
            id_ = await before.begin(Counted("luke", 10**6), "luke", TEXT)
            await until(before, id_, 1)
        async with process(database) as after:
            run = await after.find(id_, TEXT)
            assert (run.state, run.failure) == ("failed", "workshop-run-lost")
            assert games_of(run.found)

    asyncio.run(restarted())


def test_a_run_whose_process_was_killed_has_failed_and_counts_no_more(database: str) -> None:
    migrate(database)

    async def killed() -> None:
        async with process(database) as runs:
            found = written(Counted("luke", 2).findings())
            for number in range(MOST_OF_ONE):
                await runs.store.add(
                    StoredRun(f"{number}", "gone", hashed("luke"), "running", found)
                )
            run = await runs.find("0", TEXT)
            assert (run.state, run.failure) == ("failed", "workshop-run-lost")
            await runs.begin(Counted("luke", 1), "luke", TEXT)

    asyncio.run(killed())


def test_a_run_is_followed_and_stopped_from_another_process(shared: str) -> None:
    url = postgres(shared)
    migrate(url)

    async def two_processes() -> None:
        players = Players()
        async with process(url, players) as one, process(url) as two:
            id_ = await one.begin(Counted("luke", 10**6), "luke", TEXT)
            await until(two, id_, 2)
            assert (await two.find(id_, TEXT)).state == "running"
            await two.stop(id_, TEXT)
            await asyncio.gather(*one.tasks.values())
            played = len(players.served)
            assert (await one.find(id_, TEXT)).state == "stopped"
            assert games_of((await two.find(id_, TEXT)).found) <= played

    asyncio.run(two_processes())


def test_the_limits_of_a_person_hold_for_all_processes_together(shared: str) -> None:
    url = postgres(shared)
    migrate(url)

    async def two_processes() -> None:
        async with process(url) as one, process(url) as two:
            for runs in (one, two, one):
                await runs.begin(Counted("luke", 10**6), "luke", TEXT)
            with pytest.raises(Refusal, match="already have 3 runs"):
                await two.begin(Counted("luke", 1), "luke", TEXT)

    asyncio.run(two_processes())


def test_runs_that_begin_in_the_same_instant_do_not_exceed_a_limit(shared: str) -> None:
    url = postgres(shared)
    migrate(url)

    async def two_processes() -> None:
        async with process(url) as one, process(url) as two:
            begun = [runs.begin(Counted("luke", 10**6), "luke", TEXT) for runs in (one, two) * 3]
            found = await asyncio.gather(*begun, return_exceptions=True)
            assert sum(isinstance(one, Refusal) for one in found) == 6 - MOST_OF_ONE
            assert len(await two.store.queue()) == MOST_OF_ONE

    asyncio.run(two_processes())


def test_two_processes_never_play_for_one_person_at_once(shared: str) -> None:
    url = postgres(shared)
    migrate(url)
    busy = most = 0

    class Watched(Players):
        async def do(self, job: Any) -> Any:
            nonlocal busy, most
            busy += 1
            most = max(most, busy)
            await asyncio.sleep(0.005)
            busy -= 1
            return await super().do(job)

    async def two_processes() -> None:
        async with process(url, Watched()) as one, process(url, Watched()) as two:
            for runs in (one, two):
                await runs.begin(Counted("luke", 8), "luke", TEXT)
            await asyncio.gather(*one.tasks.values(), *two.tasks.values())

    asyncio.run(two_processes())
    assert most == 1
