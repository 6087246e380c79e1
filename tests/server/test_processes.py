"""Several servers on one PostgreSQL: any serves any game, and one that dies is not missed."""

import asyncio
import random
import signal
import threading
import time
from typing import Any

import pytest
from server.people import Player
from server.postgres import running
from server.programs import Program
from server.running_server import AtOnce, Seat, Server, open_server

from echobase.core.errors import BadOption
from echobase.server.errors import CannotStore
from echobase.server.processes import remote_presence
from echobase.server.processes.changes import Notices
from echobase.server.processes.claims import Claims
from echobase.server.processes.remote_presence import RemotePresence
from echobase.server.storage.databases import connect, postgres
from echobase.server.storage.store import Store, migrate
from echobase.server.workshop import desk


def turn(seat: Seat, rng: random.Random) -> int:
    """Choose any of the offers, unless a newer table is on its way."""
    decision = seat.asked()["decision"]
    ends = [] if decision["done"] is None else [decision["done"]]
    if seat.act(rng.choice([*seat.offers(), *ends])["action"])["type"] == "refused":
        assert seat.heard[-1]["error"] == "stale"
        seat.until("table")
    return int(seat.table["number"])


def test_people_at_two_servers_play_each_other_and_a_computer(shared: str) -> None:
    url, rng = postgres(shared), random.Random(5)
    with open_server(url) as one, open_server(url) as two:
        options = {"scenario": 1, "seats": 4}
        made = one.make("battle", ("", "random", "", "random"), options=options)
        with one.sit(made, 0) as rebel, two.sit(made, 2) as empire:
            moved = set()
            for _ in range(24):
                seat, other = rebel, empire
                while not rebel.table or not empire.table:
                    (rebel if not rebel.table else empire).until("table")
                if empire.table["number"] > rebel.table["number"]:
                    rebel.at(empire.table["number"])
                empire.at(rebel.table["number"])
                if rebel.table["decision"] is None:
                    seat, other = empire, rebel
                if seat.table["decision"] is None:
                    number = seat.table["number"]
                    seat.at(number + 1)
                    continue
                other.at(turn(seat, rng))
                moved.add(seat is rebel)
            assert moved == {True, False}
            last = min(rebel.log[-1]["number"], empire.log[-1]["number"])
            assert kinds(rebel, last) == kinds(empire, last)


def kinds(seat: Seat, last: int) -> list[tuple[int, str]]:
    """What a seat was told has happened, as far as nothing of it is secret."""
    return [(m["number"], m["kind"]) for m in seat.log if m["number"] <= last]


class Counting(AtOnce):
    """Computer players who count what they are asked."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    async def do(self, job: Any) -> Any:
        self.count += 1
        await asyncio.sleep(0.02)  # time enough for another process to start on the same thought
        return await super().do(job)


def test_exactly_one_server_decides_for_a_computer(shared: str) -> None:
    url, rng = postgres(shared), random.Random(2)
    here, there = Counting(), Counting()
    with open_server(url, here) as one, open_server(url, there) as two:
        made = one.make(players=("", "random"))
        with one.sit(made) as seat, two.sit(made) as again:
            for turns in range(16):
                player, watcher = (seat, again) if turns % 2 else (again, seat)
                watcher.at(turn(player, rng))
                player.asked()
                watcher.at(player.table["number"])
            decided = [moment for moment in seat.log if moment.get("by") == 1]
    assert len(decided) > 3
    assert here.count + there.count == len(decided)


class Stuck:
    """Computer players who never decide."""

    def __init__(self) -> None:
        self.asked = threading.Event()

    async def do(self, job: Any) -> Any:
        self.asked.set()
        await asyncio.Event().wait()


def test_another_server_takes_over_for_a_computer(shared: str) -> None:
    url, stuck = postgres(shared), Stuck()
    with open_server(url) as two:
        with open_server(url, stuck) as one:
            made = one.make(players=("cadet", ""))
            with one.sit(made, 1) as seat:
                seat.until("table")
                assert stuck.asked.wait(30)
                watcher = two.sit(made, 1)
                with watcher as other:
                    assert other.until("table")["decision"] is None
        with two.sit(made, 1) as other:
            assert other.asked()["decision"]


def test_a_claim_ends_with_its_connection(shared: str) -> None:
    async def take_turns() -> None:
        one, two = Claims(postgres(shared)), Claims(postgres(shared))
        assert await one.take("play a")
        assert not await two.take("play a")
        assert await two.take("play b")
        await one.close()  # as the system does for a process that is killed
        async with asyncio.timeout(30):
            while not await two.take("play a"):
                await asyncio.sleep(0.05)
        await two.close()

    asyncio.run(take_turns())


def here(seat: Seat, *seats: bool, watching: int = 0) -> None:
    """Wait until a seat is told that these seats are connected, and how many watch."""
    while True:
        people = seat.until("people")
        if [one["here"] for one in people["seats"]] == list(seats):
            if people["watching"] == watching:
                return


def test_people_at_two_servers_see_each_other_come_and_go(shared: str) -> None:
    url = postgres(shared)
    with open_server(url) as one, open_server(url) as two:
        ann, bob = Player(one, "Ann"), Player(two, "Bob")
        table = ann.open()
        with one.sit(table.game(*table.seats)) as host:
            here(host, True, False)
            token = bob.sit(table, link=table.links[1]).json()["token"]
            made = table.game(table.token, token)
            assert host.until("people")["seats"][1]["name"] == "Bob"
            with two.sit(made, 1) as guest, two.sit(made, None):
                here(guest, True, True, watching=1)
                here(host, True, True, watching=1)
            here(host, True, False)


def test_a_server_that_dies_leaves_nobody_behind(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_presence, "BEAT", 0.2)
    monkeypatch.setattr(remote_presence, "SILENT", 1.0)
    url = postgres(shared)
    with open_server(url) as one, open_server(url) as two:
        table = Player(one, "Ann").open()
        token = Player(two, "Bob").sit(table, link=table.links[1]).json()["token"]
        made = table.game(table.token, token)
        with one.sit(made) as host:
            with two.sit(made, 1) as guest:
                here(host, True, True)
                here(guest, True, True)
                # From now on it is silent, as if it had been killed.
                monkeypatch.setattr(Notices, "tell_presence", silent_but_for(one))
            here(host, True, False)


def silent_but_for(server: Server) -> Any:
    """Only this server goes on telling who is there."""
    source, tell = server.client.app.state.house.store.notices.source, Notices.tell_presence

    def told(self: Notices, connection: Any, messages: Any) -> None:
        if self.source == source:
            tell(self, connection, messages)

    return told


def test_a_game_deleted_at_one_server_is_gone_at_the_other(shared: str) -> None:
    url = postgres(shared)
    with open_server(url) as one, open_server(url) as two:
        made = one.make(players=("", "random"))
        with two.sit(made) as seat:
            seat.asked()
        answer = one.client.delete(
            f"/api/games/{made.id}", headers={"x-seats": made.seats[0] or ""}
        )
        assert answer.status_code == 204
        assert two.client.get(f"/api/games/{made.id}/board").status_code == 404


def test_a_measurement_begun_at_one_server_is_told_and_stopped_at_the_other(shared: str) -> None:
    url = postgres(shared)
    with open_server(url) as one, open_server(url) as two:
        one.client.app.state.house.runs.workers = AtOnce(desk.work)
        wanted = one.client.get("/api/workshop/starts/battle/medevac").json()
        wanted |= {"games": 2000, "player": "cadet"}
        begun = one.client.post("/api/workshop/balance", json=wanted)
        path = f"/api/workshop/balance/{begun.json()['id']}?lang=pl"
        while not (found := two.client.get(path).json())["games"]:
            time.sleep(0.01)
        assert (found["state"], found["wanted"]) == ("running", 2000)
        assert two.client.delete(path).status_code == 204
        assert one.client.get(path).json()["state"] == "stopped"


def test_what_postgresql_cannot_store_is_a_bad_request(shared: str) -> None:
    with open_server(postgres(shared)) as server:
        assert server.client.get("/api/games/a%00b/board").status_code == 400
        seats = [{"kind": "person", "name": "Ha\0n"}, {"kind": "person"}]
        answer = server.client.post("/api/games", json={"game": "battle", "seats": seats})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


def test_of_two_servers_one_is_killed_and_the_other_goes_on(shared: str) -> None:
    one, two = Program("--database", shared), Program("--database", shared)
    try:
        made, against_ai = one.make("", ""), one.make("", "random")
        with two.sit(made, 1) as empire:
            with one.sit(made, 0) as rebel, one.sit(against_ai, 0) as alone:
                number = rebel.choose()["number"]
                empire.at(number)
                confirmed = alone.choose()["number"]
                one.end(signal.SIGKILL)
            with two.sit(made, 0) as rebel:
                assert rebel.asked()["number"] >= number
                empire.at(rebel.choose()["number"])
            with two.sit(against_ai, 0) as alone:
                assert alone.asked()["number"] >= confirmed
                alone.choose()
    finally:
        one.process.kill()  # in case that something went wrong before
        assert two.end(signal.SIGINT) == 0


def refused(seat: Seat) -> str:
    """The sentence that a person gets whose choice cannot be stored."""
    seat.send(type="act", number=seat.table["number"], action=seat.offers()[0]["action"])
    answer = seat.until("refused")
    assert answer["error"] == "not-stored"
    seat.until("table")
    return str(answer["text"])


def test_a_game_goes_on_after_its_database_was_restarted() -> None:
    rng = random.Random(3)
    with running() as own:
        url = postgres(own.address(own.database()))
        with open_server(url) as one, open_server(url) as two:
            made = one.make(players=("", ""))
            with one.sit(made, 0) as rebel, two.sit(made, 1) as empire:
                number = turn(rebel, rng)
                empire.at(number)
                own.stop()
                told = refused(rebel)
                assert "cannot reach its database" in told
                assert str(own.folder) not in told
                health = one.client.get("/api/health")
                assert (health.status_code, health.json()["ok"]) == (503, False)
                own.start()
                rebel.asked()
                assert rebel.table["number"] == number
                later = turn(rebel, rng)
                # The other server listens again within a second, and catches up.
                assert empire.at(later)["number"] == later


def test_a_missing_driver_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echobase.core.extras.find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"pip install 'echobase\[postgres\]'"):
        postgres("postgresql://somebody:secret@db.example.org/games")


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("mysql://a:secret@b/c", "'mysql' is not supported"),
        ("postgresql://a:secret@b", "names no database"),
        ("games", "not an address"),
    ],
)
def test_a_bad_address_is_refused_without_its_password(address: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint) as refusal:
        postgres(address)
    assert "secret" not in str(refusal.value)


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(CannotStore, match=r"'games' on 127\.0\.0\.1: cannot be") as refusal:
        migrate(postgres("postgresql://a:secret@127.0.0.1:1/games"))
    assert "secret" not in str(refusal.value)


def test_news_at_the_last_moment_does_not_keep_a_server_from_ending() -> None:
    async def end() -> None:
        store = Store(connect("postgresql+psycopg://nobody@localhost:1/nothing"))
        elsewhere = RemotePresence(store, {})
        elsewhere.start()
        await asyncio.sleep(0.01)
        elsewhere.opened("some game")
        async with asyncio.timeout(10) as limit:
            await elsewhere.close()
        assert not limit.expired()
        await store.close()

    asyncio.run(end())
