"""Talk at the table: who may say what, how much, and who reads it."""

import logging
from pathlib import Path

import pytest
from server.running_server import Message, Seat, Server, open_server

from echobase.server.messages.talk import LONGEST_REMARK


def remarks(seat: Seat, count: int) -> list[Message]:
    """Everything that was said to a seat, once it is so much."""
    while True:
        found = [one for heard in seat.heard if heard["type"] == "talk" for one in heard["remarks"]]
        if len(found) >= count:
            return found
        seat.until("talk")


def refused(seat: Seat) -> str:
    answer = seat.until("refused")
    assert answer["text"].endswith(".")
    return str(answer["error"])


def test_everybody_at_the_table_reads_it(server: Server) -> None:
    made = server.make(players=("", ""))
    with (
        server.sit(made, 0) as rebel,
        server.sit(made, 1) as empire,
        server.sit(made, None) as watching,
    ):
        rebel.send(type="say", text="  Good <b>luck</b>!\u0007 ")
        for seat in (rebel, empire, watching):
            (said,) = remarks(seat, 1)
            assert (said["text"], said["seat"]) == ("Good <b>luck</b>!", 0)
            assert (said["name"], said["kind"]) == ("Rebel Alliance", "say")
        assert not watching.heard[-1]["write"]


def test_a_spectator_writes_only_where_the_table_allows_it(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, None) as watching:
        watching.send(type="say", text="Hello")
        assert refused(watching) == "spectator"
    made = server.make(players=("", ""), terms={"spectators_talk": True})
    with server.sit(made, None) as watching:
        watching.send(type="say", text="Hello")
        assert remarks(watching, 1)[0]["name"] == "Spectator"


@pytest.mark.parametrize(
    ("said", "error"), [("   \n", "empty"), ("x" * (LONGEST_REMARK + 1), "too-long")]
)
def test_a_remark_that_cannot_be_said_is_refused(server: Server, said: str, error: str) -> None:
    with server.sit(server.make(players=("", ""))) as seat:
        seat.send(type="say", text=said)
        assert refused(seat) == error


def test_nobody_floods_the_table(server: Server) -> None:
    with server.sit(server.make(players=("", ""))) as seat:
        for number in range(9):
            seat.send(type="say", text=f"{number}")
        assert refused(seat) == "too-fast"
        assert len(remarks(seat, 8)) == 8


def test_a_restart_forgets_nothing(folder: Path) -> None:
    with open_server(folder) as first:
        made = first.make(players=("", ""))
        with first.sit(made) as seat:
            seat.send(type="say", text="Until tomorrow")
            remarks(seat, 1)
    with open_server(folder) as second, second.sit(made, 1) as other:
        assert remarks(other, 1)[0]["text"] == "Until tomorrow"


def test_a_remark_can_be_reported(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        rebel.send(type="say", text="Something bad")
        (said,) = remarks(empire, 1)
        with caplog.at_level(logging.WARNING):
            empire.send(type="report", number=said["number"], reason="rude")
            empire.send(type="report", number=77)
            assert refused(empire) == "unknown-remark"
        assert "seat 1 reported remark 0 of seat 0" in caplog.text
    house = server.client.app.state.house
    (report,) = server.client.blocking_portal.call(house.store.tables.reports)
    assert (report.said, report.reason, report.by) == ("Something bad", "rude", 1)
