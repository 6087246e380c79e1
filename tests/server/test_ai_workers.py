"""Computer players in processes: they answer, fail, die and are replaced."""

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from server.game_logs import game_log, settled
from server.worker_tasks import delegate, sleep, work, work_or_hang

from echobase.ai import levels
from echobase.jobs.worker_pool import WorkerLost
from echobase.server.workers import processes
from echobase.server.workers.ai_workers import (
    PATIENCE,
    SECONDS,
    Robots,
    Thought,
    think,
    thinking_time,
)
from echobase.server.workers.processes import Workers


def run(task: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(task)


def test_workers_fail_and_die_and_go_on() -> None:
    async def use() -> None:
        workers = Workers(work, 1, 60)
        try:
            assert await workers.do("a") == "A"
            with pytest.raises(ValueError, match="cannot"):
                await workers.do("fail")
            with pytest.raises(WorkerLost):
                await workers.do("die")
            assert await workers.do("b") == "B"
        finally:
            workers.close()

    run(use())


def test_a_player_thinks_in_a_process() -> None:
    state = settled(game_log("battle", scenario=1)).state

    async def use() -> int:
        workers = Workers(think, 1, 60)
        try:
            return await Robots(workers).choose("battle", "cadet", state)
        finally:
            workers.close()

    assert run(use()) in state.actions()


class Broken:
    """Players of these names cannot decide, or decide something impossible."""

    def __init__(self, *names: str, answer: int | None = None) -> None:
        self.names = names
        self.answer = answer
        self.asked: list[str] = []

    async def do(self, job: Thought) -> int:
        self.asked.append(job.player)
        if job.player in self.names:
            if self.answer is not None:
                return self.answer
            raise RuntimeError("broken")
        return int(think(job))


@pytest.mark.parametrize(
    ("broken", "asked"),
    [
        (Broken("trooper"), ["trooper", "cadet"]),
        (Broken("trooper", answer=10**9), ["trooper", "cadet"]),
        (Broken("trooper", "cadet"), ["trooper", "cadet"]),
    ],
)
def test_a_simpler_player_takes_over(
    broken: Broken, asked: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    state = settled(game_log("battle", scenario=1)).state
    assert run(Robots(broken).choose("battle", "trooper", state)) in state.actions()
    assert broken.asked == asked
    assert "trooper" in caplog.text


def test_one_that_hangs_holds_up_nobody_and_is_replaced() -> None:
    async def use() -> None:
        workers = Workers(work_or_hang, 2, 2)
        try:
            await asyncio.gather(workers.do("a"), workers.do("b"))
            stuck = asyncio.create_task(workers.do("hang"))
            assert [await workers.do(job) for job in "cde"] == ["C", "D", "E"]
            assert not stuck.done()
            (process, _), *_ = workers._busy
            with pytest.raises(TimeoutError):
                await stuck
            assert not process.is_alive()
            assert [*await asyncio.gather(workers.do("f"), workers.do("g"))] == ["F", "G"]
        finally:
            workers.close()

    run(use())


@pytest.mark.parametrize("cores", [1, 2, 8])
def test_players_never_wait_long_for_one_that_hangs(
    monkeypatch: pytest.MonkeyPatch, cores: int
) -> None:
    monkeypatch.setattr(processes, "cores", lambda: cores)
    players = run(made())
    assert players.size > 1
    assert SECONDS < players.patience <= 10 * SECONDS


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_no_level_takes_so_long_that_it_is_considered_lost(game: str) -> None:
    times = [thinking_time(level, game) for level in levels(game)]
    assert min(times) == SECONDS == thinking_time("general:bold", game)
    assert SECONDS < max(times) == thinking_time("admiral:bold", game) < PATIENCE / 2


async def made() -> Workers:
    return processes.thinkers()


def test_whoever_is_no_longer_needed_is_ended() -> None:
    async def use() -> None:
        workers = Workers(sleep, 1, 60)
        task = asyncio.create_task(workers.do("forever"))
        while not workers._busy:
            await asyncio.sleep(0)
        process = workers._busy[0][0]
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not process.is_alive()
        workers.close()

    run(use())


def test_whoever_shares_the_work_is_ended_with_all_helpers(tmp_path: Path) -> None:
    """A process left behind would keep the screen of the server, and a core, for minutes."""
    number = tmp_path / "number"

    async def use() -> None:
        workers = Workers(delegate, 1, None, shares=True)
        doing = asyncio.create_task(workers.do(str(number)))
        while not number.exists() or not number.read_text(encoding="utf-8"):
            await asyncio.sleep(0.01)
        assert is_running(int(number.read_text(encoding="utf-8")))
        workers.close()
        with pytest.raises(WorkerLost):
            await doing
        while is_running(int(number.read_text(encoding="utf-8"))):
            await asyncio.sleep(0.01)

    run(asyncio.wait_for(use(), 60))


def is_running(process: int) -> bool:
    """Whether a process exists and has not ended; who began it may not have noticed yet."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or ") Z " not in state.read_text(encoding="utf-8")
    except OSError:
        return False
