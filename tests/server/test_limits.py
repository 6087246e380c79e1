"""What one address may ask for, and how long a request may take."""

import asyncio
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from server.people import Player, error
from server.programs import Program
from server.running_server import AtOnce, Game, Server

from echobase.core.errors import BadOption
from echobase.server.app import Operation, make_app
from echobase.server.safety import request_timeouts
from echobase.server.safety.buckets import Bucket, Rate
from echobase.server.safety.limits import DEFAULTS, Limits, TooMany, wanted
from echobase.server.safety.request_timeouts import BodyTimer
from echobase.server.storage.databases import place
from echobase.server.storage.store import migrate
from echobase.server.workers import uploads


@pytest.fixture
def strict(folder: Path) -> Iterator[Server]:
    """A server that allows two of everything, behind a proxy."""
    url = place(folder)
    migrate(url)
    limits = Limits(dict.fromkeys(DEFAULTS, 2), proxy=True)
    app = make_app(
        url,
        AtOnce(),
        AtOnce(uploads.read),
        names=["testserver.local"],
        operation=Operation(limits=limits),
    )
    with TestClient(app) as client:
        yield Server(client)


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 0.5), lambda: now[0])
    assert [bucket.take(), bucket.take(), bucket.take()] == [0, 0, 2]
    now[0] = 2
    assert not bucket.is_full
    assert [bucket.take(), bucket.take()] == [0, 2]
    now[0] = 20
    assert bucket.is_full


def test_an_operator_sets_limits() -> None:
    assert wanted(["games=7", "hints=0"]) == {**DEFAULTS, "games": 7, "hints": 0}
    for words in ("games", "games=x", "cakes=3"):
        with pytest.raises(BadOption, match="--limit: one of games=300"):
            wanted([words])
    free = Limits({**DEFAULTS, "games": 0})
    for _ in range(1000):
        free.take("games", "here")


@pytest.mark.parametrize(
    ("proxy", "address"), [(True, "192.0.2.7"), (False, "127.0.0.1")], ids=["proxy", "none"]
)
def test_only_a_proxy_is_believed(proxy: bool, address: str) -> None:
    headers = [(b"x-forwarded-for", b"203.0.113.1, 192.0.2.7")]
    scope = {"headers": headers, "client": ("127.0.0.1", 4000)}
    assert Limits(proxy=proxy).address(scope) == address


def test_too_many_games_are_refused_to_one_address(strict: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]

    def make(address: str) -> Any:
        headers = {"x-forwarded-for": address}
        asked = {"game": "battle", "seats": seats}
        return strict.client.post("/api/games", json=asked, headers=headers)

    assert [make("192.0.2.1").status_code for _ in range(3)] == [201, 201, 429]
    refused = make("192.0.2.1")
    assert refused.json()["error"] == "too-many"
    assert refused.json()["text"].startswith("One address may have 2 new games in an hour; try")
    assert int(refused.headers["retry-after"]) > 600
    assert make("192.0.2.2").status_code == 201


def test_a_profile_is_counted_wherever_it_is(strict: Server) -> None:
    ann = Player(strict, "Ann")
    seats = [{"kind": "person"}, {"kind": "person"}]

    def ask(address: str, path: str, sent: Any = None) -> Any:
        return ann.call("POST", path, sent, **{"x-forwarded-for": address})

    game = {"game": "battle", "seats": seats}
    table = {"game": game, "own": [0], "name": "Ann"}
    assert ask("192.0.2.1", "tables", table).status_code == 201
    for path, sent in (
        ("games", game),
        ("tables", table),
        ("lobby/match", {"game": "battle", "name": "Ann"}),
    ):
        refused = ask("192.0.2.9", path, sent)
        assert error(refused) == (429, "too-many")
        assert refused.json()["text"].startswith("One profile may have 1 new games in an hour;")
    assert ask("192.0.2.3", "profile/move").status_code == 201
    refused = ask("192.0.2.4", "friends/link")
    assert "One profile may have 1 links to devices, friends and seats" in refused.json()["text"]


def test_new_profiles_are_counted_and_new_names_are_not(strict: Server) -> None:
    ann = Player(strict, "Ann")
    Player(strict, "Bob")
    third = Player(strict, "Cleo", device="x").call("PUT", "profile", {"name": "Cleo"})
    assert error(third) == (429, "too-many")
    assert ann.call("PUT", "profile", {"name": "Ann B."}).status_code == 200


def test_hints_of_a_profile_are_counted_at_all_its_addresses() -> None:
    limits = Limits(dict.fromkeys(DEFAULTS, 2))
    limits.take("hints", "one", profile="ann")
    with pytest.raises(TooMany, match="One profile may have 1 hints in an hour"):
        limits.take("hints", "other", profile="ann")
    limits.take("hints", "other", profile="bob")


def test_too_many_connections_are_refused_to_one_address(strict: Server) -> None:
    made = strict.make(players=("", ""))
    with strict.sit(made, 0) as one, strict.sit(made, 1):
        one.asked()
        with strict.sit(made, None) as third, pytest.raises(WebSocketDisconnect) as closed:
            third.hear()
        assert closed.value.code == 4429
    # The server hears of their end a moment later.
    assert any(comes_in(strict, made) for _ in range(1000))


def comes_in(server: Server, made: Game) -> bool:
    with server.sit(made, None) as seat:
        try:
            return bool(seat.hear()["type"] == "table")
        except WebSocketDisconnect:
            return False


@pytest.mark.usefixtures("briefly_advised")
def test_hints_are_counted(strict: Server) -> None:
    made = strict.make(players=("", ""))
    with strict.sit(made) as seat:
        seat.asked()
        heard = []
        for number in range(3):
            seat.send(type="hint", id=number)
            heard.append(seat.hear())
        assert [one["type"] for one in heard] == ["hint", "hint", "refused"]
        assert heard[-1]["error"] == "too-many"


def test_what_is_not_json_is_refused(server: Server) -> None:
    answer = server.client.post(
        "/api/games", content=b'{"game": "battle"}', headers={"content-type": "text/plain"}
    )
    assert (answer.status_code, answer.json()["error"]) == (415, "wrong-type")
    assert "application/json; got 'text/plain'" in answer.json()["text"]


def test_a_long_name_in_a_record_is_refused(server: Server) -> None:
    made = server.make(players=("", ""))
    record = server.client.get(f"/api/games/{made.id}/record").text
    assert 'players = "human human"' in record
    long = record.replace("human human", f"human {'x' * 65}")
    answer = server.client.post("/api/records", content=long)
    assert answer.status_code == 400
    assert "a name has at most 64 characters" in answer.json()["text"]


def test_a_body_that_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_timeouts, "BODY", 0.01)
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    async def receive() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(BodyTimer(app)({"type": "http"}, receive, send))  # type: ignore[arg-type]
    assert sent[0]["status"] == 408


SHORT = "from echobase.server.safety import request_timeouts; request_timeouts.HEAD = 0.2"


def test_a_head_that_never_ends_is_not_waited_for(folder: Path) -> None:
    program = Program("--data", str(folder), before=SHORT)
    try:
        host, port = program.address.split(":")
        with socket.create_connection((host, int(port)), timeout=30) as half_open:
            half_open.sendall(b"GET /api/health HTTP/1.1\r\nHost: ")
            assert half_open.recv(100) == b""
        with socket.create_connection((host, int(port)), timeout=30) as whole:
            whole.sendall(b"GET /api/version HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert whole.recv(100).startswith(b"HTTP/1.1 200")
    finally:
        program.end(signal.SIGINT)


def test_too_many_says_when_to_come_back() -> None:
    assert TooMany("sockets", 3, 0.2).seconds == 1
