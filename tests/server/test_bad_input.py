"""Whatever a client sends wrongly is answered with a sentence, and changes nothing."""

import json
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from server.running_server import Game, Server

from echobase.server.messages.protocol import PROTOCOL

GOLDEN = Path(__file__).parents[1] / "golden"

JSON = {"content-type": "application/json"}


JOIN = {"type": "join", "protocol": PROTOCOL}


@pytest.fixture
def server(lasting_server: Server) -> Server:
    return lasting_server


@pytest.mark.parametrize(
    ("id_", "first", "code"),
    [
        ("nothing", JOIN, 4404),
        ("", {**JOIN, "seat": "wrong"}, 4403),
        ("", {**JOIN, "after": "soon"}, 4400),
        ("", {**JOIN, "lang": "xx"}, 4400),
        ("", {**JOIN, "eyes": "all"}, 4400),
        ("", {"type": "act", "number": 0, "action": 0}, 4400),
        ("", {"type": "join", "protocol": 0}, 4409),
    ],
)
def test_connections_that_cannot_be(server: Server, id_: str, first: Any, code: int) -> None:
    made = server.make()
    with server.client.websocket_connect(f"/api/games/{id_ or made.id}/play") as session:
        session.send_text(json.dumps(first))
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text(timeout=10)
    assert closed.value.code == code


def test_a_connection_that_never_says_who_it_is(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("echobase.server.rooms.seat_socket.PATIENCE", 0.01)
    with (
        server.client.websocket_connect(f"/api/games/{server.make().id}/play") as session,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        session.receive_text(timeout=10)
    assert closed.value.code == 4400


def test_the_seat_of_another_game_is_refused(server: Server) -> None:
    ours, theirs = server.make(), server.make()
    with (
        server.sit(Game(ours.id, theirs.seats)) as seat,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        seat.hear()
    assert closed.value.code == 4403
    token = str(theirs.seats[0])
    answer = server.client.get(f"/api/games/{ours.id}/record", headers={"x-seat": token})
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong-seat")


@pytest.mark.parametrize(
    ("raw", "error"),
    [
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"type": "dance"}', "malformed"),
        ('{"type": "act"}', "malformed"),
        ('{"type": "act", "number": "1", "action": 2}', "malformed"),
        ('{"type": "act", "number": 1e99, "action": 2}', "malformed"),
        ("[" * 50_000, "malformed"),
        ('{"type": "act", "number": ' + "9" * 5000 + ', "action": 2}', "malformed"),
        ('{"type": "act", "number": 6, "action": ' + "9" * 5000 + "}", "malformed"),
        ('{"type": "why", "id": 1, "ask": "' + "x" * 70_000 + '"}', "malformed"),
        ('{"type": "language", "lang": "xx"}', "malformed"),
        ('{"type": "act", "number": -5, "action": 0}', "stale"),
        ('{"type": "type", "number": 6, "faces": "II"}', "no-dice"),
        ('{"type": "act", "number": 6, "action": -1}', "unknown-action"),
        ('{"type": "act", "number": 6, "action": 16777216}', "unknown-action"),
        ('{"type": "act", "number": 6, "action": 16779999}', "unknown-action"),
        ('{"type": "act", "number": 6, "action": 99999999999999999}', "unknown-action"),
    ],
)
def test_bad_messages_are_refused_and_the_game_goes_on(
    server: Server, raw: str, error: str
) -> None:
    with server.sit(server.make(options={"scenario": 1})) as seat:
        before = seat.asked()
        assert before["number"] == 6  # seven cards were dealt
        seat.session.send_text(raw)
        refused = seat.hear()
        assert (refused["type"], refused["error"], refused["number"]) == ("refused", error, 6)
        assert refused["text"].endswith((".", "pl"))
        assert seat.hear()["decision"] == before["decision"]
        assert seat.act(seat.offer("play ")["action"])["number"] == 7


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"type": "why", "id": 4, "ask": "dance"}, "malformed"),
        ({"type": "why", "id": 4, "ask": "attack Z3xE4"}, "unknown-hex"),
        ({"type": "why", "id": 4, "ask": ""}, "malformed"),
        ({"type": "why", "id": 4, "ask": "armour " + "9" * 5000}, "malformed"),
        ({"type": "look", "id": 4, "hex": "9" * 5000}, "malformed"),
        ({"type": "look", "id": 4, "hex": "K9"}, "unknown-hex"),
        ({"type": "look", "id": 4, "hex": ""}, "unknown-hex"),
    ],
)
def test_bad_questions_are_answered_under_their_number(
    server: Server, message: dict[str, Any], error: str
) -> None:
    with server.sit(server.make()) as seat:
        seat.asked()
        seat.send(**message)
        refused = seat.hear()
        assert (refused["type"], refused["error"], refused["id"]) == ("refused", error, 4)


def test_a_doubled_message_is_done_once(server: Server) -> None:
    with server.sit(server.make()) as seat:
        number = seat.asked()["number"]
        act = {"type": "act", "number": number, "action": seat.offer("play ")["action"]}
        seat.send(**act)
        seat.send(**act)
        assert seat.until("refused")["error"] == "stale"
        assert seat.at(number + 1)["number"] == number + 1
        assert [moment["kind"] for moment in seat.log].count("play") == 1


def test_two_tabs_of_one_seat_do_no_harm(server: Server) -> None:
    made = server.make()
    with server.sit(made) as one, server.sit(made) as two:
        one.asked()
        two.asked()
        old = two.offer("play ")
        one.act(one.offer("play ")["action"])
        two.send(type="act", number=6, action=old["action"])
        assert two.until("refused")["error"] == "stale"
        assert two.until("table")["decision"]["step"] != "play"


def test_who_watches_or_waits_cannot_act(server: Server) -> None:
    made = server.make(players=("", ""))
    with (
        server.sit(made, 0) as rebel,
        server.sit(made, 1) as empire,
        server.sit(made, None) as guest,
    ):
        action = rebel.asked() and rebel.offer("play ")["action"]
        empire.at(rebel.table["number"])
        guest.at(rebel.table["number"])
        empire.send(type="act", number=empire.table["number"], action=action)
        assert empire.until("refused")["error"] == "not-your-turn"
        for message in ("act", "undo", "type"):
            guest.send(type=message, number=guest.table["number"], action=action, faces="I")
            assert guest.until("refused")["error"] == "spectator"
        guest.send(type="hint", id=1)
        assert guest.until("refused")["id"] == 1


GOOD = [{"kind": "person"}, {"kind": "computer"}]


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"game": "chess", "seats": GOOD}, "no game 'chess'; known: battle, assault"),
        ({"game": "battle", "seats": []}, "seats: this game has 2"),
        ({"game": "battle", "seats": [*GOOD, *GOOD]}, "seats: this game has 2"),
        ({"game": "battle", "seats": GOOD, "options": {"scenario": 99}}, "no scenario 99"),
        ({"game": "battle", "seats": GOOD, "options": {"map": "x"}}, "no option 'map'"),
        ({"game": "battle", "seats": GOOD, "options": {"scenario": {"id": 1}}}, "scenario:"),
        ({"game": "assault", "seats": GOOD, "options": {"map": "no"}}, "no map 'no'"),
        ({"game": "battle", "seats": GOOD, "luck": "good"}, "unknown field `luck`"),
        ({"game": "battle", "seats": [{"kind": "dog"}, *GOOD[1:]]}, "Invalid enum value"),
        (
            {"game": "battle", "seats": [GOOD[0], {"kind": "computer", "player": "yoda"}]},
            "no player 'yoda'",
        ),
        (
            {"game": "battle", "seats": [{"kind": "person", "name": "x" * 99}, GOOD[1]]},
            "at most 40 characters",
        ),
    ],
)
def test_games_that_cannot_be_made(server: Server, wanted: dict[str, Any], words: str) -> None:
    before = server.client.get("/api/health").json()["games"]
    answer = server.client.post("/api/games", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["status"] == 400
    assert words in answer.json()["text"]
    assert server.client.get("/api/health").json()["games"] == before


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/api/games/none/board", 404, "unknown-game"),
        ("GET", "/api/games/none/replay", 404, "unknown-game"),
        ("GET", "/api/games/none/analysis", 404, "unknown-game"),
        ("GET", "/api/games/none/record", 404, "unknown-game"),
        ("DELETE", "/api/games/none", 404, "unknown-game"),
        ("GET", "/api/catalogue?lang=xx", 400, "bad-request"),
        ("GET", "/api/messages/xx", 400, "bad-request"),
        ("GET", "/api/catalogue/battle/none/picture.svg", 404, "unknown-scenario"),
        ("GET", "/api/catalogue/chess/none/picture.svg", 404, "unknown-scenario"),
        ("GET", "/api/nothing", 404, "unknown-address"),
        ("PUT", "/api/games", 405, "wrong-method"),
        ("GET", "/%00", 404, "unknown-address"),
        ("GET", "/a%00b", 404, "unknown-address"),
        ("GET", "/assets/%00", 404, "unknown-address"),
        ("GET", f"/{'a' * 300}", 404, "unknown-address"),
        ("GET", f"/{'a/' * 3000}", 404, "unknown-address"),
        ("GET", "/api/%00", 404, "unknown-address"),
        ("GET", "/api/games/%00/board", 404, "unknown-game"),
        ("GET", f"/api/games/{'9' * 5000}/board", 404, "unknown-game"),
        ("GET", "/api/messages/%00", 400, "bad-request"),
        ("GET", f"/api/catalogue?lang={'9' * 5000}", 400, "bad-request"),
    ],
)
def test_requests_that_cannot_be(
    server: Server,
    method: str,
    path: str,
    status: int,
    error: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    answer = server.client.request(method, path)
    assert answer.status_code == status
    assert answer.json()["error"] == error
    assert "Traceback" not in answer.text
    assert len(answer.text) < 700
    assert not caplog.records


def test_malformed_and_oversized_bodies(server: Server) -> None:
    assert server.client.post("/api/games", content=b"{", headers=JSON).status_code == 400
    large = json.dumps({"game": "x" * 5_000_000})
    answer = server.client.post("/api/games", content=large, headers=JSON)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-long")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"[" * 500_000, "at most 32 deep"),
        (b'{"game":' * 50_000, "at most 32 deep"),
        (b'{"game": "battle", "options": {"scenario": ' + b"9" * 5000 + b"}}", "at most 18 digits"),
        (json.dumps({"options": {"x" * 50_000: 1}}).encode(), "at most 200 characters"),
        (json.dumps({"game": "x" * 50_000, "seats": []}).encode(), "no game 'xxx"),
        (b'{"game": "\xe9"}', "not a text in UTF-8"),
    ],
)
def test_bodies_that_no_parser_should_see(
    server: Server, body: bytes, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = server.client.post("/api/games", content=body, headers=JSON)
    assert answer.status_code == 400
    assert words in answer.json()["text"]
    assert len(answer.text) < 700
    assert not caplog.records


@pytest.mark.parametrize("eyes", ["9" * 5000, "-1", "2", "²", "%00", ""])
def test_eyes_that_nobody_has(server: Server, eyes: str) -> None:
    text = (GOLDEN / "battle-10.record").read_bytes()
    id_ = server.client.post("/api/records", content=text).json()["id"]
    answer = server.client.get(f"/api/games/{id_}/replay?eyes={eyes}")
    assert answer.status_code == 400
    assert answer.json()["text"].startswith("eyes: open, or a seat from 0 to 1; got")


@pytest.mark.parametrize("bottom", ["9" * 5000, "-1", "2", "²", "%00", ""])
def test_a_bottom_where_nobody_sits(server: Server, bottom: str) -> None:
    answer = server.client.get(f"/api/games/{server.make().id}/board?bottom={bottom}")
    assert answer.status_code == 400
    assert answer.json()["text"].startswith("bottom: a seat from 0 to 1; got")


def test_only_who_sits_there_can_delete_a_game(server: Server) -> None:
    made = server.make()
    assert delete(server, made.id) == 403
    assert delete(server, made.id, "wrong") == 403
    assert delete(server, made.id, *made.seats[:1]) == 204
    assert server.client.get(f"/api/games/{made.id}/board").status_code == 404
    assert server.own_games(made.seats[0]) == []


def test_a_game_that_others_play_cannot_be_deleted(server: Server) -> None:
    made = server.make(players=("", ""))
    assert delete(server, made.id, made.seats[1]) == 409
    assert delete(server, made.id, *made.seats) == 204


def test_a_record_is_deleted_by_whoever_loaded_it(server: Server) -> None:
    text = (GOLDEN / "battle-10.record").read_text(encoding="utf-8")
    loaded = server.client.post("/api/records", content=text).json()
    assert delete(server, loaded["id"]) == 403
    assert delete(server, loaded["id"], loaded["token"]) == 204


def delete(server: Server, id_: str, *tokens: str | None) -> int:
    seats = ",".join(token for token in tokens if token)
    return server.client.delete(f"/api/games/{id_}", headers={"x-seats": seats}).status_code


def test_a_game_in_progress_is_not_replayed(server: Server) -> None:
    made = server.make()
    for page in ("replay", "analysis"):
        answer = server.client.get(f"/api/games/{made.id}/{page}")
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
