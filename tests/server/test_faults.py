"""What is wrong with disk, database or a game's rules is noticed and said clearly."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from psycopg import OperationalError as Lost
from server.running_server import Game, Server, open_server
from sqlalchemy.exc import OperationalError

from echobase.server.errors import AlreadyWritten, CannotStore
from echobase.server.storage import databases
from echobase.server.storage.databases import FILE, place
from echobase.server.storage.store import Store, migrate
from echobase.server.storage.table_store import TableStore


def test_health_tells_that_the_disk_is_full(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = databases.prepare

    def tight(connection: Any, more: object) -> None:
        usual(connection, more)
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only=ON")  # complains as a disk does that takes no more
        cursor.close()

    with open_server(folder) as server:
        assert server.client.get("/api/health").json()["ok"]
    migrate(place(folder))
    monkeypatch.setattr(databases, "prepare", tight)
    monkeypatch.setattr("server.running_server.migrate", lambda url: None)
    with open_server(folder) as server:
        answer = server.client.get("/api/health")
        assert answer.status_code == 503
        assert answer.json()["ok"] is False
        assert answer.json()["database"] == "read-only"


def test_a_damaged_page_is_noticed_at_the_start(folder: Path) -> None:
    with open_server(folder) as server:
        for _ in range(30):
            server.make(players=("", ""))
    file = folder / FILE
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = connection.execute("PRAGMA page_size").fetchone()[0]
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'")
        number = root.fetchone()[0]
    connection.close()
    content = bytearray(file.read_bytes())
    content[(number - 1) * page : number * page] = bytes(page)
    file.write_bytes(content)
    with pytest.raises(CannotStore, match=r"damaged|malformed"):
        migrate(place(folder))


def other_rules(folder: Path, made: Game, notation: str | None) -> None:
    """Let a game be one of older rules, perhaps with an action that nobody understands now."""
    with sqlite3.connect(folder / FILE) as file:
        file.execute("UPDATE games SET rules_version = 0 WHERE id = ?", (made.id,))
        if notation is not None:
            file.execute("UPDATE actions SET notation = ? WHERE game = ?", (notation, made.id))
    file.close()


@pytest.mark.parametrize("notation", [None, "leap A1-A2"])
def test_a_game_of_other_rules_is_opened_only_if_it_can_be_replayed(
    folder: Path, notation: str | None
) -> None:
    with open_server(folder) as first:
        made = first.make(players=("", ""))
        with first.sit(made) as seat:
            seat.asked()
            seat.act(seat.offer("play ")["action"])
    other_rules(folder, made, notation)
    with open_server(folder) as second:
        answer = second.client.get(f"/api/games/{made.id}/board")
        if notation is None:
            assert answer.status_code == 200
        else:
            assert answer.status_code == 409
            told = "This game was played by rules version 0 and cannot be continued by version"
            assert answer.json()["text"].startswith(told)


def test_every_server_says_that_it_is_well(server: Server) -> None:
    assert server.client.get("/api/health").json() == {"ok": True, "games": 0, "database": "up"}


async def lost(*_: object) -> None:
    """As PostgreSQL fails while it is restarted."""
    raise OperationalError("select", {}, Lost("connection to server at db.example.org failed"))


@pytest.mark.parametrize(
    ("owner", "method", "message"),
    [
        (Store, "has_act", {"type": "act", "number": -1, "action": 0, "act": "again"}),
        (TableStore, "events", {"type": "say", "text": "Hello"}),
    ],
)
def test_a_database_that_is_away_refuses_without_a_word_of_where_it_is(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    owner: type,
    method: str,
    message: dict[str, Any],
) -> None:
    made = server.make(players=("", ""))
    with server.sit(made) as seat:
        seat.asked()
        monkeypatch.setattr(owner, method, lost)
        monkeypatch.setattr(TableStore, "write", already_written)
        seat.send(**message)
        refused = seat.until("refused")
    assert refused["error"] == "not-stored"
    assert "example" not in refused["text"]
    assert not any(entry.exc_info for entry in caplog.records)


async def already_written(*_: object) -> None:
    raise AlreadyWritten("another process was faster")


def test_a_request_that_cannot_be_stored_is_no_bad_request(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise CannotStore("the disk is full")

    monkeypatch.setattr(Store, "create", full)
    seats = [{"kind": "person"}] * 2
    answer = server.client.post("/api/games", json={"game": "battle", "seats": seats})
    assert (answer.status_code, answer.json()["error"]) == (503, "no-store")
