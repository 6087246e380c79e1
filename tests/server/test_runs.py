"""Runs of the workshop: everybody in turn, a few at a time, and an end to everything."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from echobase.core.errors import Refusal
from echobase.jobs.worker_pool import WorkerLost
from echobase.lab.match import Row
from echobase.server.errors import Missing
from echobase.server.workshop import runs as subject
from echobase.server.workshop.measuring import GamesToPlay
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


class Players:
    """Plays one game at a time, and notes for whom."""

    def __init__(self, work: Callable[[str], list[Any]] = lambda name: [name]) -> None:
        self.work = work
        self.served: list[str] = []

    async def do(self, job: Any) -> Any:
        self.served.append(job)
        await asyncio.sleep(0)
        return self.work(job)


def carried_out(*measured: tuple[str, int], players: Players | None = None) -> tuple[Runs, Players]:
    """Runs of several people, each to its end."""
    players = players or Players()

    async def all_of_them() -> Runs:
        runs = Runs(players)
        begun = [runs.begin(Counted(name, games), name, TEXT) for name, games in measured]
        await asyncio.gather(*(run.task for run in begun if run.task is not None))
        return runs

    return asyncio.run(all_of_them()), players


def test_a_long_run_does_not_keep_others_waiting() -> None:
    _, players = carried_out(("luke", 10), ("leia", 2))
    assert players.served.index("leia") < 4
    assert players.served[:4].count("leia") == 2


def test_runs_end_and_say_so() -> None:
    runs, _ = carried_out(("luke", 2))
    (run,) = runs.runs.values()
    assert (run.state, len(run.measurement.rows)) == ("done", 2)


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
def test_a_run_that_fails(work: Callable[[str], list[Any]], said: str) -> None:
    runs, _ = carried_out(("luke", 2), players=Players(work))
    (run,) = runs.runs.values()
    assert run.state == "failed"
    assert said in TEXT(run.failure)


def test_one_person_may_have_only_so_many() -> None:
    async def too_many() -> None:
        runs = Runs(Players())
        for _ in range(MOST_OF_ONE):
            runs.begin(Counted("luke", 1), "luke", TEXT)
        with pytest.raises(Refusal, match="already have 3 runs"):
            runs.begin(Counted("luke", 1), "luke", TEXT)
        assert runs.ahead(runs.begin(Counted("leia", 1), "leia", TEXT)) == MOST_OF_ONE
        await runs.close()

    asyncio.run(too_many())


def test_a_run_can_be_stopped_and_is_forgotten_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped() -> None:
        runs = Runs(Players())
        run = runs.begin(Counted("luke", 10**6), "luke", TEXT)
        await asyncio.sleep(0.01)
        runs.stop(run.id, TEXT)
        assert runs.find(run.id, TEXT).state == "stopped"
        assert run.measurement.rows
        monkeypatch.setattr(subject, "KEPT", -1.0)
        runs.forget_old()
        with pytest.raises(Missing):
            runs.find(run.id, TEXT)
        await runs.close()

    asyncio.run(stopped())


def test_a_run_of_another_process_is_not_taken_for_a_lost_one() -> None:
    async def asked() -> None:
        one, other = Runs(Players(), "one"), Runs(Players(), "two", lambda: ["one"])
        run = one.begin(Counted("luke", 1), "luke", TEXT)
        for id_, error in ((run.id, "run-elsewhere"), (f"gone{run.id}", "unknown-run")):
            with pytest.raises(Missing) as found:
                other.find(id_, TEXT)
            assert found.value.error == error
        with pytest.raises(Missing, match="Another process"):
            other.stop(run.id, TEXT)
        await one.close()

    asyncio.run(asked())
