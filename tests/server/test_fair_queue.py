"""Everybody who waits for a computer player, a hint or an analysis is served in turn."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.running_server import Server, open_server

from echobase.server.workers.ai_workers import Thought, think
from echobase.server.workers.fair_queue import NewestOnly, Replaced, Turns


def test_one_with_many_jobs_does_not_delay_another() -> None:
    done: list[str] = []

    async def job(turns: Turns, who: str) -> None:
        async with turns.turn(who):
            await asyncio.sleep(0.01)
            done.append(who)

    async def work() -> None:
        turns = Turns(1)
        jobs = [asyncio.create_task(job(turns, "greedy")) for _ in range(5)]
        await asyncio.sleep(0)
        jobs += [asyncio.create_task(job(turns, "other")) for _ in range(2)]
        await asyncio.gather(*jobs)
        assert turns.waiting("greedy") == 0
        await asyncio.wait_for(job(turns, "later"), 10)

    asyncio.run(work())
    assert done[:4] == ["greedy", "greedy", "other", "greedy"]
    assert done[-1] == "later"


def test_whoever_goes_away_leaves_the_turn_to_others() -> None:
    async def work() -> None:
        turns = Turns(1)
        await turns.take("one")
        gone = asyncio.create_task(turns.take("gone"))
        stays = asyncio.create_task(turns.take("stays"))
        await asyncio.sleep(0)
        turns.give()
        gone.cancel()  # it has just been given the turn
        await asyncio.wait_for(stays, 10)
        turns.give()
        await asyncio.wait_for(turns.take("again"), 10)

    asyncio.run(work())


def test_of_those_that_wait_only_the_newest_is_done() -> None:
    done: list[int] = []

    async def job(hints: NewestOnly, number: int) -> None:
        async with hints.turn():
            await asyncio.sleep(0.01)
            done.append(number)

    async def work() -> list[Any]:
        hints = NewestOnly()
        jobs = [asyncio.create_task(job(hints, number)) for number in range(5)]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        await asyncio.wait_for(job(hints, 5), 10)
        return found

    found = asyncio.run(work())
    assert done == [0, 4, 5]
    assert [type(one) for one in found[1:4]] == [Replaced] * 3


class Counted:
    """Computer players of which every decision is counted."""

    def __init__(self) -> None:
        self.decisions = 0

    async def do(self, job: Thought) -> Any:
        self.decisions += 1
        await asyncio.sleep(0.01)
        return think(job)


@pytest.mark.parametrize("watched", [True, False])
def test_computers_play_only_while_somebody_watches(folder: Path, watched: bool) -> None:
    players = Counted()
    with open_server(folder, players) as server:
        made = server.make(players=("random", "random"))
        with server.sit(made, None) as spectator:
            spectator.at(8)
        stopped = settled(server, made.id)
        assert settled(server, made.id) == stopped
        if watched:
            with server.sit(made, None) as spectator:
                spectator.at(stopped + 5)


def settled(server: Server, id_: str) -> int:
    """The number of actions once a computer that was thinking has decided."""
    for _ in range(20):
        server.client.get("/api/health")
    return len(server.client.get(f"/api/games/{id_}/record").text.splitlines())


@pytest.mark.usefixtures("briefly_advised")
def test_of_many_hints_of_a_seat_all_but_two_are_refused(folder: Path) -> None:
    with open_server(folder, Counted()) as server:
        made = server.make(players=("", ""))
        with server.sit(made) as seat:
            seat.asked()
            for number in range(10):
                seat.send(type="hint", id=number)
            heard = [seat.hear() for _ in range(10)]
            hints = [one["id"] for one in heard if one["type"] == "hint"]
            assert hints == [0, 9]
            refused = {one["error"] for one in heard if one["type"] == "refused"}
            assert refused == {"replaced"}
