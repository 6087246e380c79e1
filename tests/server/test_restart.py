"""Nothing confirmed is lost: lost connections, stopped and killed servers, two that write."""

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import httpx
from server.programs import Program
from server.running_server import Game, Message, Server, open_server


def test_a_server_that_was_stopped_goes_on(database: str) -> None:
    rng = random.Random(1)
    with open_server(database) as first:
        made = first.make(players=("", "cadet"))
        with first.sit(made) as seat:
            for _ in range(12):
                seat.asked()
                seat.choose(rng)
            table, log = seat.asked(), seat.log
    with open_server(database) as second, second.sit(made) as seat:
        again = seat.asked()
        assert again["number"] == table["number"]
        assert again["view"] == table["view"]
        assert words(seat.log) == words(log)
        seat.choose(rng)


def test_units_that_wait_for_their_turn_are_not_lost(database: str) -> None:
    """A Tower on the last hex of the map, then one before another."""
    hexes = ["0536", "0736", "0936", "1136", "1336", "1536", "1121", "0412"]
    with open_server(database) as first:
        made = first.make("assault", options={"setup": {"empire": "default"}})
        with first.sit(made) as seat:
            for hex_ in hexes:
                placing = seat.asked()["view"]["placing"]
                seat.act(seat.offer(f"place {placing}-{hex_}")["action"])
            table = seat.asked()
    with open_server(database) as second, second.sit(made) as seat:
        again = seat.asked()
        for name in ("number", "view", "undo"):
            assert again[name] == table[name]
        placed = seat.table["decision"]["groups"][-1]["offers"]
        assert sorted(offer["hex"] for offer in placed) == sorted(hexes[5:])


def words(log: list[Message]) -> list[Any]:
    return [(m["number"], m["notation"], m["lines"]) for m in log]


def test_a_lost_connection_hears_what_it_missed(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0) as rebel:
        with server.sit(made, 1) as empire:
            known = empire.at(rebel.asked()["number"])["number"]
        rebel.act(rebel.offer("play ")["action"])
        rebel.act(rebel.offer("order ")["action"])
        with server.sit(made, 1, after=known) as empire:
            table = empire.until("table")
            assert table["since"] == known
            played, ordered = table["moments"]
            assert (played["kind"], ordered["kind"]) == ("play", "order")
            assert not any(unit.get("ordered") for unit in played["view"]["units"])
            # What is seen after the last moment is the view of the table itself.
            assert "view" not in ordered
            assert any(unit.get("ordered") for unit in table["view"]["units"])


def test_a_client_that_knows_what_was_taken_back_is_told(server: Server) -> None:
    made = server.make()
    with server.sit(made) as seat:
        first = seat.asked()["number"]
        known = seat.act(seat.offer("play ")["action"])["number"]
        seat.send(type="undo", number=known)
        seat.until("table")
        seat.act(seat.offer("play ")["action"])
    with server.sit(made, after=known) as seat:
        table = seat.until("table")
        assert table["since"] == first
        assert [m["number"] for m in table["moments"]] == [known + 2]


class Slow:
    """Computer players who never come to a decision."""

    async def do(self, job: Any) -> Any:
        await asyncio.Event().wait()


def test_a_computer_that_was_thinking_thinks_again(database: str) -> None:
    with open_server(database, Slow()) as first:
        made = first.make(players=("cadet", ""))
        with first.sit(made, 1) as seat:
            assert seat.at(6)["waiting"]["kind"] == "computer"
    with open_server(database) as second, second.sit(made, 1) as seat:
        assert seat.asked()["decision"]
        assert {m.get("by") for m in seat.log} >= {0}


def test_a_choice_is_taken_back_while_the_computer_thinks(database: str) -> None:
    """Nothing was shown since, and what the computer was thinking about is gone."""
    with open_server(database, Slow()) as server:
        made = server.make("assault", ("cadet", ""), options={"sets_up_first": "empire"})
        with server.sit(made, 1) as seat:
            while seat.asked()["decision"]:
                number = seat.table["number"]
                if seat.act(seat.offers()[0]["action"])["decision"] is None:
                    break
            assert seat.table["waiting"]["kind"] == "computer"
            assert seat.table["undo"]
            seat.send(type="undo", number=seat.table["number"])
            assert seat.until("table")["decision"]
            assert seat.table["since"] <= number


def test_of_two_writers_one_is_told(database: str) -> None:
    """Two servers on one database: both have the game, both act on the same number."""
    with open_server(database) as one, open_server(database) as two:
        made = one.make(players=("", ""))
        with one.sit(made) as here, two.sit(made) as there:
            here.asked()
            there.asked()
            assert here.table["number"] == there.table["number"]
            number = here.table["number"]
            won = here.act(here.offer("play ")["action"])
            there.send(type="act", number=number, action=there.offers()[-1]["action"])
            assert there.until("refused")["error"] == "stale"
            after = there.until("table")
            assert after["number"] >= won["number"]
            assert there.log[-1]["notation"] == here.log[-1]["notation"]


def test_a_server_that_was_killed_loses_nothing_it_confirmed(folder: Path) -> None:
    first = Program("--data", str(folder))
    made = first.make("", "random")
    wanted = {"campaign": "quiet-valley", "seats": [{"kind": "person"}, {"kind": "person"}]}
    run = httpx.post(f"http://{first.address}/api/campaigns", json=wanted, timeout=60).json()
    own, path = {"x-seat": run["seats"][1]}, f"/api/campaigns/{run['id']}"
    begun = httpx.post(f"http://{first.address}{path}/battle", headers=own, timeout=60).json()
    with first.sit(made, 0) as seat, first.sit(Game(begun["id"], run["seats"]), 1) as empire:
        confirmed = seat.choose()
        empire.at(-1)
        empire.send(type="resign")
        while not empire.hear().get("result"):
            pass
        first.end(signal.SIGKILL)  # before anybody has asked how the campaign stands
    second = Program("--data", str(folder))
    try:
        with second.sit(made, 0) as seat:
            table = seat.at(-1)
            for name in ("number", "view", "decision"):
                assert table[name] == confirmed[name]
        told = httpx.get(f"http://{second.address}{path}", headers=own, timeout=60).json()
        assert told["chapters"][0]["debriefing"]["winner"] == "rebel"
        assert [len(told["road"]), told["battle"]] == [2, ""]
    finally:
        assert second.end(signal.SIGINT if os.name == "posix" else signal.SIGTERM) == 0
