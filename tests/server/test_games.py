"""Whole games over the WebSocket, by random choices among what is offered."""

import asyncio
import random
from typing import Any

import pytest
from later import later
from server.running_server import Server

from echobase.core import record
from echobase.server.processes.claims import Claims

GAMES: list[tuple[str, dict[str, Any]]] = [
    (
        "battle",
        {
            "scenario": 2,
            "leaders": {"rebel": "luke", "empire": "vader"},
            "support": ["rout", "incursion", "air_support", "reserve_forces"],
        },
    ),
    ("assault", {"setup": {"rebel": "default", "empire": "free"}}),
]


@pytest.mark.parametrize(("game", "options"), later(GAMES))
def test_a_whole_game_against_a_computer(
    server: Server, game: str, options: dict[str, Any]
) -> None:
    made = server.make(game, ("", "random"), options=options)
    rng = random.Random(7)
    with server.sit(made) as seat:
        while not seat.asked()["result"]:
            seat.choose(rng)
        numbers = [moment["number"] for moment in seat.log]
        assert numbers == sorted(set(numbers))
        assert seat.table["waiting"]["kind"] == "nobody"
    text = server.client.get(f"/api/games/{made.id}/record").text
    told = record.from_text(text)
    assert told.state.outcome() is not None
    assert len(told.actions) == len(seat.log)
    assert [m["notation"] for m in seat.log][-1] == written(told)[-1]


def written(told: record.Record) -> list[str]:
    return [state.write(action) for state, action in told.states()]


def test_a_team_and_two_people_at_one_screen(server: Server) -> None:
    made = server.make("battle", ("", "", "cadet", ""), options={"scenario": 13, "seats": 4})
    assert [token is None for token in made.seats] == [False, False, True, False]
    rng = random.Random(1)
    with server.sit(made, 0) as a, server.sit(made, 1) as b, server.sit(made, 3) as c:
        seats = {0: a, 1: b, 3: c}
        decisions = 0
        while decisions < 24:
            tables = [seat.until("table") for seat in seats.values() if not seat.table]
            deciding = [seat for seat in seats.values() if seat.table["decision"]]
            if not deciding:
                # A slow seat gets several changes in one table, so only those behind get another.
                latest = max(seat.table["number"] for seat in seats.values())
                behind = [seat for seat in seats.values() if seat.table["number"] < latest]
                for seat in behind or [a]:
                    seat.until("table")
                continue
            assert len(tables) <= 3
            deciding[0].choose(rng)
            number = deciding[0].table["number"]
            for seat in seats.values():
                while seat.table["number"] < number:
                    seat.until("table")
            decisions += 1
        assert {m["by"] for m in a.log} >= {0, 1, 2, 3}


def test_whoever_answers_at_once_is_answered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next choice may come while the computer's work is still being given back."""

    async def release_slowly(claims: Claims, work: str) -> None:
        await asyncio.sleep(0.1)
        claims._held.discard(work)

    monkeypatch.setattr(Claims, "release", release_slowly)
    rng = random.Random(7)
    with server.sit(server.make()) as seat:
        while seat.asked()["number"] < 30:
            seat.choose(rng)
