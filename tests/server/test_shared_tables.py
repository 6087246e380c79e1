"""Tables are made once for all who need the same, and nobody can pile up answers."""

import asyncio
import random

import pytest
from litestar.exceptions import WebSocketDisconnect
from server.game_logs import ENGLISH, actions, game_log, played_on, room, settled
from server.running_server import Server

from echobase.play.interaction import interaction
from echobase.server.messages.protocol import Table
from echobase.server.rooms import client_feed, seat_socket
from echobase.server.rooms.client_feed import SeatFeed
from echobase.server.rooms.seat_socket import Connection
from echobase.text import Text


def test_spectators_share_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    usual = SeatFeed.table

    def counted(feed: SeatFeed) -> Table:
        made.append(feed)
        return usual(feed)

    monkeypatch.setattr(client_feed.SeatFeed, "table", counted)
    here = room(settled(game_log("battle")))
    feeds = [SeatFeed(here, None, ENGLISH, -1) for _ in range(20)]
    feeds += [SeatFeed(here, None, Text("it"), -1), SeatFeed(here, 0, ENGLISH, -1)]
    first = [feed.due()[0] for feed in feeds]
    assert len(made) == 3
    assert len(set(first)) == 3
    draft = here.game_log.copy()
    facet = interaction("battle")
    assert facet.answer(draft, 0, actions(facet.decision(draft, ENGLISH))[0])
    here.game_log = draft
    late = SeatFeed(here, None, ENGLISH, -1)
    second = {feed.due()[0] for feed in feeds[:20]}
    assert len(second) == 1
    assert late.due()[0] not in second
    assert len(made) == 5


def test_a_shared_narration_tells_what_one_alone_would() -> None:
    """Also after an undo, and for somebody who was away."""
    rng = random.Random(3)
    logs = [played for played, *_ in played_on(game_log("battle"), rng, 60)]
    here = room(logs[0])
    near, away = SeatFeed(here, 1, ENGLISH, -1), SeatFeed(here, 1, ENGLISH, -1)
    away.due()
    for number, now in enumerate([*logs, logs[40], logs[-1]]):
        here.game_log = now
        alone = SeatFeed(room(now), 1, ENGLISH, near.number)
        alone.fresh = near.fresh
        assert near.due()[0] == alone.due()[0]
        if number % 17 == 0:
            away.due()


def test_a_browser_that_does_not_read_is_let_go(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_socket, "MOST_ANSWERS", -1)
    made = server.make(players=("", ""))
    with server.sit(made, None) as spectator:
        spectator.send(type="look", id=1, hex="A1")
        with pytest.raises(WebSocketDisconnect) as closed:
            spectator.until("no such message")
    assert closed.value.code == seat_socket.NOT_READING


class Hasty:
    """A browser that sends without a pause, and reads all the while."""

    def __init__(self, messages: int) -> None:
        self.left = messages
        self.heard: list[str] = []

    async def receive_text(self) -> str:
        if not self.left:
            await asyncio.sleep(0.01)
            raise WebSocketDisconnect(detail="gone")
        self.left -= 1
        return "{"

    async def send_text(self, message: str) -> None:
        self.heard.append(message)


def test_a_browser_that_sends_much_and_reads_is_answered() -> None:
    here, hasty = room(settled(game_log("battle"))), Hasty(3 * seat_socket.MOST_ANSWERS)

    async def flood() -> int:
        feed = SeatFeed(here, None, ENGLISH, -1)
        count = hasty.left
        await Connection(hasty, here, feed).serve()  # type: ignore[arg-type]
        return count

    count = asyncio.run(flood())
    assert sum('"malformed"' in one for one in hasty.heard) == count


def test_a_flood_of_questions_is_refused_one_by_one(server: Server) -> None:
    made = server.make(players=("", ""))
    with server.sit(made, None) as spectator:
        spectator.until("table")
        answers = []
        for number in range(80):
            spectator.send(type="why", id=number, ask="order A1")
            answers.append(spectator.hear())
        refused = [one for one in answers if one["type"] == "refused"]
        assert {one["error"] for one in refused} == {"too-fast"}
        assert all(one["id"] is not None for one in refused)
        assert len(answers) - len(refused) >= 60
        for _ in range(10):
            spectator.send(type="language", lang="it")
        assert spectator.until("refused")["error"] == "too-fast"
