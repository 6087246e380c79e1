"""The library: publishing, browsing, likes, plays, withdrawing, and what is refused."""

from collections.abc import Iterator
from typing import Any

import pytest
from server.running_server import Server, open_server

from echobase.server.app import Operation
from echobase.workshop.facet import need_workshop

Document = dict[str, Any]


@pytest.fixture
def shelf(database: str) -> Iterator[Server]:
    with open_server(database, operation=Operation(library=True)) as opened:
        yield opened


def small(game: str = "battle") -> Document:
    return need_workshop(game).document("medevac" if game == "battle" else "blizzard")


def publish(server: Server, document: Document, status: int = 201, **more: Any) -> Any:
    body = {"game": document["game"], "document": document, "name": "Ice Cave", **more}
    answer = server.client.post("/api/library", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def listed(server: Server, **query: str) -> list[Any]:
    answer = server.client.get("/api/library", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()["entries"]
    return found


def test_published_listed_fetched_and_withdrawn(shelf: Server) -> None:
    made = publish(shelf, small(), author="Wedge")
    (entry,) = listed(shelf, lang="it")
    assert (entry["id"], entry["author"], entry["plays"]) == (made["id"], "Wedge", 0)
    assert entry["name"] == small()["names"]["it"]
    assert entry["text"]
    whole = shelf.client.get(f"/api/library/{made['id']}").json()
    assert whole["document"]["name"] == "Ice Cave"
    assert shelf.client.get(f"/api/library/{made['id']}/picture.svg").text.startswith("<svg")
    address = f"/api/library/{made['id']}"
    assert shelf.client.delete(address).status_code == 403
    assert shelf.client.delete(address, headers={"x-author": "guess"}).status_code == 403
    assert shelf.client.delete(address, headers={"x-author": made["token"]}).status_code == 204
    assert listed(shelf) == []
    assert shelf.client.get(address).status_code == 404


def test_not_without_a_name_and_not_twice(shelf: Server) -> None:
    assert publish(shelf, small(), 409, name=" \u200b ")["error"] == "no-name"
    publish(shelf, small())
    again = publish(shelf, small(), 409)
    assert (again["error"], "Ice Cave" in again["text"]) == ("already-published", True)
    other = {**small(), "hands": {"rebel": 5, "empire": 4}}
    publish(shelf, other)
    assert len(listed(shelf)) == 2


def test_what_cannot_be_played_is_not_published(shelf: Server) -> None:
    assert publish(shelf, need_workshop("battle").document("blank"), 409)["error"] == "not-playable"
    assert listed(shelf) == []


def test_names_are_only_text(shelf: Server) -> None:
    document = {**small("assault"), "names": {}, "id": "<script>"}
    made = publish(shelf, document, name="<img src=x>\n\u202eevil", author="<b>")
    (entry,) = listed(shelf)
    assert (entry["name"], entry["author"]) == ("<img src=x>evil", "<b>")
    drawn = shelf.client.get(f"/api/library/{made['id']}/picture.svg").text
    assert "<script>" not in drawn


def test_filters_and_order(shelf: Server) -> None:
    first = publish(shelf, small(), name="Ice Cave", author="Wedge")["id"]
    second = publish(shelf, {**small("assault"), "names": {}}, name="North 100%")["id"]
    assert [one["id"] for one in listed(shelf)] == [second, first]
    assert [one["id"] for one in listed(shelf, game="battle")] == [first]
    assert [one["id"] for one in listed(shelf, words="WEDGE ice")] == [first]
    assert [one["id"] for one in listed(shelf, words="100%")] == [second]
    assert listed(shelf, words="_") == []
    shelf.client.post(f"/api/library/{first}/like", json={})
    assert [one["id"] for one in listed(shelf, sort="likes")] == [first, second]
    assert shelf.client.get("/api/library?sort=size").status_code == 400
    assert shelf.client.get("/api/library?offset=x").status_code == 400


def test_everybody_likes_once(shelf: Server) -> None:
    id_ = publish(shelf, small())["id"]
    for _ in range(2):
        liked = shelf.client.post(f"/api/library/{id_}/like", json={"like": True}).json()["entry"]
        assert (liked["likes"], liked["liked"]) == (1, True)
    (entry,) = listed(shelf)
    assert entry["liked"]
    unliked = shelf.client.post(f"/api/library/{id_}/like", json={"like": False}).json()["entry"]
    assert (unliked["likes"], unliked["liked"]) == (0, False)
    assert shelf.client.post("/api/library/none/like", json={}).status_code == 404


def test_plays_and_wins_are_counted_from_games(shelf: Server) -> None:
    id_ = publish(shelf, small())["id"]
    document = shelf.client.get(f"/api/library/{id_}").json()["document"]
    game = shelf.make(players=("", ""), options={"scenario": document})
    shelf.make(players=("", ""), options={"scenario": "medevac"})
    (entry,) = listed(shelf)
    assert (entry["plays"], entry["wins"]) == (1, {})
    with shelf.sit(game, 0) as seat:
        seat.until("table")
        seat.send(type="resign")
        while seat.table["result"] is None:
            seat.until("table")
    (entry,) = listed(shelf)
    assert (entry["plays"], entry["wins"]) == (1, {"empire": 1})
    shelf.client.delete(
        f"/api/games/{game.id}", headers={"x-seats": ",".join(map(str, game.seats))}
    )
    (entry,) = listed(shelf)
    assert entry["wins"] == {"empire": 1}, "what is deleted was counted before"


def test_a_server_without_a_library(server: Server) -> None:
    assert server.client.get("/api/version").json()["library"] is False
    answer = server.client.get("/api/library")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-library")
    assert publish(server, small(), 404)["error"] == "no-library"
