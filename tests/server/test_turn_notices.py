"""Notices: who is told that it is their turn, how, and how often."""

import asyncio
import json
import queue
import struct
import threading
from collections.abc import Iterator
from email import message_from_string
from email.policy import default
from pathlib import Path

import pytest

pytest.importorskip("cryptography")

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from server.notice_sinks import HttpSink, http_sink, mail_sink
from server.running_server import Game, Message, Seat, Server, open_server
from sqlalchemy.exc import OperationalError

from echobase.core.errors import BadOption
from echobase.server.app import Operation
from echobase.server.notices.turn_notices import NoticeOptions, check_options
from echobase.server.notices.web_push import derived, from_text, point, to_text
from echobase.server.storage.notice_store import NoticeStore


class PushReceiver:
    """The keys of a browser that gets push messages."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.public = point(self.key.public_key())

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(self.public), "auth": to_text(self.secret)}

    def opened(self, body: bytes) -> Message:
        salt, (_, length) = body[:16], struct.unpack("!LB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        start = derived(shared, self.secret, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(start, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(start, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        found: Message = json.loads(plain[:-1])
        return found


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as found:
        yield found


@pytest.fixture
def telling(folder: Path) -> Iterator[Server]:
    with open_server(
        folder, operation=Operation(notices=NoticeOptions(local=True, link="http://here/"))
    ) as opened:
        yield opened


def want(server: Server, made: Game, seat: int, **wanted: object) -> Message:
    token = made.seats[seat] or ""
    answer = server.client.post(
        f"/api/games/{made.id}/notices", json=wanted, headers={"x-seat": token}
    )
    return {} if answer.status_code == 204 else answer.json()


def play_turn(seat: Seat) -> None:
    """Play a card, give no order and move on until the other side decides."""
    seat.asked()
    seat.act(seat.offer("play")["action"])
    while seat.table.get("waiting", {}).get("seats") != [1]:
        if seat.table.get("decision"):
            done = seat.table["decision"]["done"]
            seat.act(done["action"] if done else seat.offers()[0]["action"])
        else:
            seat.until("table")


def test_a_push_says_which_game_and_comes_once_for_a_turn(telling: Server, sink: HttpSink) -> None:
    browser, made = PushReceiver(), telling.make(players=("", ""))
    assert telling.client.get("/api/notices").json()["push"]
    assert want(telling, made, 1, kind="push", address=sink.address, keys=browser.keys) == {}
    with telling.sit(made, 0) as rebel:
        play_turn(rebel)
        headers, body = sink.next()
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["authorization"].startswith("vapid t=")
        told = browser.opened(body)
        assert told["title"] == "Your turn: Imperial Scout Mission"
        assert "Imperial turn 1" in told["text"]
        assert told["link"] == f"http://here/#/play/{made.id}"
        with telling.sit(made, 1) as empire:
            empire.asked()
            empire.act(empire.offer("play")["action"])
            empire.asked()
            empire.act(empire.offer("order")["action"])
            empire.asked()
    with pytest.raises(queue.Empty):
        sink.posted.get_nowait()


def test_a_subscription_that_has_ended_is_forgotten(telling: Server, sink: HttpSink) -> None:
    sink.status = 410
    made = telling.make(players=("", ""))
    want(telling, made, 0, kind="push", address=sink.address, keys=PushReceiver().keys)
    house = telling.client.app.state.house
    with telling.sit(made, 0) as rebel:
        rebel.asked()
        rebel.act(rebel.offer("play")["action"])
        sink.next()

        async def left() -> int:
            while house.notices.tasks:
                await asyncio.gather(*house.notices.tasks)
            return int(await house.notices.store.count(made.id, 0))

        assert telling.client.blocking_portal.call(left) == 0


def test_a_server_that_ends_lets_the_store_finish(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, finished = threading.Event(), []

    async def slowly(*_: object) -> int:
        asked.set()
        await asyncio.sleep(0.5)
        finished.append(True)
        return 0

    monkeypatch.setattr(NoticeStore, "count", slowly)
    with open_server(folder) as server, server.sit(server.make(players=("", ""))) as rebel:
        rebel.asked()
        rebel.act(rebel.offer("play")["action"])
        assert asked.wait(30)
    assert finished


def test_without_the_store_nobody_is_told_and_the_game_goes_on(
    telling: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def lost(*_: object) -> None:
        raise OperationalError("select", {}, Exception("gone"))

    monkeypatch.setattr(NoticeStore, "count", lost)
    with telling.sit(telling.make(players=("", ""))) as rebel:
        rebel.asked()
        assert rebel.act(rebel.offer("play")["action"])["type"] == "table"
        house = telling.client.app.state.house

        async def all_told() -> None:
            await asyncio.gather(*house.notices.tasks)

        telling.client.blocking_portal.call(all_told)
    assert "nobody is told" in caplog.text


def test_a_webhook_is_called_while_nobody_sits_there(telling: Server, sink: HttpSink) -> None:
    made = telling.make(players=("", ""))
    want(telling, made, 1, kind="webhook", address=sink.address, lang="it")
    with telling.sit(made, 0) as rebel:
        play_turn(rebel)
    told = json.loads(sink.next()[1])
    assert told["title"].startswith("Tocca a te")


def test_mail_is_sent_where_the_operator_has_a_server(folder: Path) -> None:
    with mail_sink() as (address, letters):
        options = NoticeOptions(smtp=address, sender="hoth@example.org", link="http://here/")
        with open_server(folder, operation=Operation(notices=options)) as server:
            made = server.make(players=("", ""))
            assert want(server, made, 1, kind="mail", address="bo@example.org") == {}
            with server.sit(made, 0) as rebel:
                play_turn(rebel)
            letter = message_from_string(letters.get(timeout=20), policy=default)
            assert letter["Subject"] == "Your turn: Imperial Scout Mission"
            assert (letter["To"], letter["From"]) == ("bo@example.org", "hoth@example.org")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"kind": "webhook", "address": "ftp://example.org"}, "https://"),
        ({"kind": "webhook", "address": "https://127.0.0.1/x"}, "private addresses"),
        ({"kind": "webhook", "address": "http://example.org/x"}, "https:// only"),
        ({"kind": "mail", "address": "bo@example.org"}, "sends no mail"),
        ({"kind": "push", "address": "https://127.0.0.1/x"}, "private addresses"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused(
    folder: Path, wanted: dict[str, str], said: str
) -> None:
    with open_server(folder, operation=Operation(notices=NoticeOptions())) as server:
        made = server.make(players=("", ""))
        assert said in want(server, made, 0, **wanted)["text"]


def test_wrong_keys_and_strangers_are_refused(telling: Server, sink: HttpSink) -> None:
    made = telling.make(players=("", ""))
    assert "keys" in want(telling, made, 0, kind="push", address=sink.address)["text"]
    answer = telling.client.post(
        f"/api/games/{made.id}/notices", json={"kind": "webhook", "address": sink.address}
    )
    assert answer.status_code == 403


def test_the_key_is_kept_beside_the_games(folder: Path) -> None:
    keys = []
    for _ in range(2):
        with open_server(folder, operation=Operation(notices=NoticeOptions())) as server:
            keys.append(server.client.get("/api/notices").json()["push"])
    assert keys[0] == keys[1]
    assert len(from_text(keys[0])) == 65
    assert (folder / "vapid.pem").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "options",
    [
        NoticeOptions(smtp="localhost"),
        NoticeOptions(smtp="localhost:25"),
        NoticeOptions(contact="somebody"),
    ],
)
def test_options_of_the_operator_are_checked(options: NoticeOptions) -> None:
    with pytest.raises(BadOption, match=r"--(smtp|mail-from|contact): "):
        check_options(options)
