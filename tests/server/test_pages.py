"""The pages: the client's files, the calls as a page, pictures, boards and words."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from server.running_server import Server

from echobase.server import pages
from echobase.server.messages.protocol import PROTOCOL
from echobase.text import LANGUAGES


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Echo Base</title>")
    (folder / "assets" / "main-1a2b.js").write_text("start()")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages.found, "__defaults__", (folder,))
    return folder


def test_files_of_the_client(server: Server, built: Path) -> None:
    for path in ("/", "/game/12", "/../secret.txt", "/%2e%2e/secret.txt"):
        answer = server.client.get(path)
        assert "<title>Echo Base</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert server.client.get("/assets/main-of-yesterday.js").status_code == 404
    script = server.client.get("/assets/main-1a2b.js")
    assert script.text == "start()"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")


def test_a_client_that_is_not_built(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages.found, "__defaults__", (tmp_path / "nothing",))
    assert "is not built here: run <code>npm" in server.client.get("/").text
    assert server.client.get("/api/version").json()["protocol"] == PROTOCOL


def test_the_calls_are_a_page_of_their_own(server: Server) -> None:
    page = server.client.get("/api/docs").text
    assert "POST /api/games" in page
    assert "id='NewGame'" in page
    assert "http" not in page.replace("http-equiv", "")
    schema = server.client.get("/api/docs/openapi.json").json()
    assert "/api/games/{id_}/board" in schema["paths"]


def test_health_and_version(server: Server) -> None:
    assert server.client.get("/api/health").json() == {"ok": True, "games": 0, "database": "up"}
    server.make()
    assert server.client.get("/api/health").json()["games"] == 1
    assert server.client.get("/api/version").json()["rules"] == {"battle": 2, "assault": 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_for_the_browser(server: Server, lang: str) -> None:
    answer = server.client.get(f"/api/messages/{lang}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "game-battle = " in answer.text
    assert "game-assault = " in answer.text


def test_drawings(server: Server) -> None:
    sprite = server.client.get("/api/sprite.svg")
    ids = {symbol.get("id") for symbol in ElementTree.fromstring(sprite.text)}
    assert {"eb-unit-at-at", "eb-terrain-ridge", "eb-mark-medal"} <= ids
    for path in ("battle/last-stand", "assault/echo-base-north"):
        answer = server.client.get(f"/api/catalogue/{path}/picture.svg?lang=pl")
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    assert (
        server.client.get("/api/catalogue", headers={"accept-encoding": "gzip"}).headers[
            "content-encoding"
        ]
        == "gzip"
    )


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_a_board(server: Server, game: str) -> None:
    made = server.make(game, ("", "trooper:bold"))
    board = server.client.get(f"/api/games/{made.id}/board?lang=it").json()
    assert [seat["player"] for seat in board["seats"]] == ["", "trooper:bold"]
    assert board["sides"] == ["rebel", "empire"]
    sprite = server.client.get("/api/sprite.svg").text
    drawing = ElementTree.fromstring(board["still"])
    used = [use.get("href", "") for use in drawing.iter("use")]
    assert used
    assert all(f'id="{href[1:]}"' in sprite for href in used)
    left, top, width, height = board["box"]
    for place in board["hexes"].values():
        assert left < place["x"] < left + width
        assert top < place["y"] < top + height
    assert len(board["shape"]) == 6
    assert all(f'id="{unit["symbol"]}"' in sprite for unit in board["units"].values())
    assert all(card["title"] and card["text"] for card in board["cards"].values())
    assert len(board["luck"]) == 64
    assert board["secret"] == ""
    assert "terrain" in board["ground"]
    with server.sit(made) as seat:
        assert not set(seat.until("table")["view"]) & set(board["ground"])


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_a_board_has_the_side_of_a_seat_at_the_bottom(server: Server, game: str) -> None:
    address = f"/api/games/{server.make(game).id}/board"
    usual, turned = (server.client.get(f"{address}?bottom={seat}").json() for seat in (0, 1))
    assert usual == server.client.get(address).json()
    assert (usual["turned"], turned["turned"]) == (False, True)
    first, *_, last = usual["hexes"]
    assert usual["hexes"][first]["y"] < usual["hexes"][last]["y"]
    assert turned["hexes"][first]["y"] > turned["hexes"][last]["y"]


def test_lists_of_games(server: Server) -> None:
    made = [server.make(), server.make("assault"), server.make()]
    tokens = [game.seats[0] for game in made[:2]]
    listed = server.own_games(*tokens, lang="pl")
    assert [one["id"] for one in listed] == [made[1].id, made[0].id]
    assert server.own_games() == []
    with server.sit(made[0]) as seat:
        seat.asked()
        seat.act(seat.offer("play ")["action"])
        first = server.own_games(*tokens)[0]
        assert first["id"] == made[0].id
        assert first["waiting"] == [0]
        assert first["heading"] == "Rebel turn 1"
        assert first["score"] == seat.table["score"]
        assert not first["finished"]
