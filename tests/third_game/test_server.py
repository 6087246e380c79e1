"""Thin Ice on the server: offered in the catalogue, made by REST, played over the WebSocket."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.running_server import Server, open_server

pytestmark = pytest.mark.usefixtures("thinice")


@pytest.fixture
def server(thinice: None, tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path / "data") as opened:
        yield opened


def test_the_catalogue_offers_it(server: Server) -> None:
    games = server.client.get("/api/catalogue?lang=it").json()["games"]
    found = next(game for game in games if game["id"] == "thinice")
    assert found["title"] == "Thin Ice"
    assert found["sides"] == {"red": "Rosso", "blue": "Blu"}
    assert [lake["name"] for lake in found["scenarios"]] == ["Il lago", "Lo stagno"]
    assert [level["id"] for level in found["levels"]] == ["random", "searcher"]


def test_the_board_has_a_picture_and_hexes_as_buttons(server: Server) -> None:
    game = server.make("thinice")
    board = server.client.get(f"/api/games/{game.id}/board?lang=en&bottom=1").json()
    assert board["client"] == ""
    assert not board["turned"]
    assert board["still"].startswith("<svg")
    assert len(board["hexes"]) == 35
    assert board["name"] == "The Lake"


def test_it_has_no_rulebook(server: Server) -> None:
    game = server.make("thinice")
    assert server.client.get(f"/api/games/{game.id}/board").json()["rules"] == {}
    listed = server.client.get("/api/rulebooks").json()
    assert [one["id"] for one in listed] == ["battle", "assault"]
    refused = server.client.get("/api/rulebooks/thinice")
    assert refused.status_code == 404
    assert "has no rulebook" in refused.json()["text"]


def test_a_seat_is_offered_hexes_and_asks_why_and_for_a_hint(server: Server) -> None:
    game = server.make("thinice", ("", "random"))
    with server.sit(game) as red:
        red.asked()
        decision = red.table["decision"]
        assert decision["name"] == "Saw a hole"
        assert {offer["to"] for offer in red.offers()} >= {"B3", "C4"}
        red.send(type="why", id=1, ask="saw A1")
        assert red.until("why")["text"] == "You cannot saw on the shore."
        red.send(type="hint", id=2)
        hint = red.until("hint")
        assert hint["text"].startswith("The Searcher would choose: saw ")
        assert hint["action"] in [offer["action"] for offer in red.offers()]


def test_a_secret_stays_on_the_server_until_it_is_found(server: Server) -> None:
    game = server.make("thinice", ("", ""))
    with server.sit(game) as red, server.sit(game, 1) as blue:
        red.asked()
        red.act(red.offer("saw C2")["action"])
        blue.asked()
        moment = next(m for m in blue.log if m["kind"] == "saw")
        assert moment["notation"] == "saw ?"
        assert "C2" not in str(blue.table["view"])
        blue.act(blue.offer("saw C3")["action"])
        assert red.at(2)["view"]["seats"][0]["hole"] == "C2"


def test_a_step_along_the_shore_can_be_undone(server: Server) -> None:
    game = server.make("thinice", ("", ""))
    with server.sit(game) as red, server.sit(game, 1) as blue:
        red.asked()
        red.act(red.offer("saw C2")["action"])
        blue.asked()
        blue.act(blue.offer("saw C3")["action"])
        red.at(2)
        while red.asked()["view"]["steps"] < 2:  # a last step ends the turn, and chance has rolled
            red.done()
            blue.at(red.table["number"])
            blue.asked()
            blue.done()
            red.at(blue.table["number"])
        before = red.table["view"]["seats"]
        red.act(red.offer("move C1-B1")["action"])
        assert red.table["view"]["seats"] != before
        red.send(type="undo", number=red.table["number"])
        assert red.until("table")["view"]["seats"] == before


def test_a_whole_game_against_the_computer(server: Server) -> None:
    game = server.make("thinice", ("", "random"), options={"map": "pond"})
    rng = random.Random(5)
    with server.sit(game) as red:
        while not red.asked()["result"]:
            red.choose(rng)
        assert red.table["result"]["winner"] in ("red", "blue")
        assert red.table["result"]["text"].split(" wins: ")[0] in ("Red", "Blue")
    record = server.client.get(f"/api/games/{game.id}/record?seat={game.seats[0]}")
    assert 'game = "thinice"' in record.text


def test_a_shared_screen_is_handed_over_for_a_hole_that_nobody_else_may_see(server: Server) -> None:
    game = server.make("thinice", ("", ""))
    with server.sit(game, 0, eyes="public") as red:
        assert red.until("table")["waiting"]["secret"]
        assert red.table["decision"] is None
    with server.sit(game, 0, eyes="secret") as red:
        assert red.asked()["decision"]
