"""The reference client: plays seats to the end by their links, and says why it cannot."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from server.running_server import AtOnce, Game
from websockets.sync.server import serve as serve_sockets

from echobase import bot, cli
from echobase.bot import Bot, CannotPlay, Link, read_link
from echobase.core.errors import BadOption
from echobase.play.interaction import CONTINUE
from echobase.server.app import make_app
from echobase.server.storage.databases import place
from echobase.server.storage.store import migrate
from echobase.server.workers import uploads


@contextmanager
def listening(folder: Path) -> Iterator[str]:
    """The address of a server that bots can reach."""
    url = place(folder)
    migrate(url)
    app = make_app(url, AtOnce(), AtOnce(uploads.read), names=["127.0.0.1"])
    config = uvicorn.Config(app, log_config=None, ws_max_size=1024 * 1024)
    program = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as own:
        thread = threading.Thread(target=program.run, kwargs={"sockets": [own]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{own.getsockname()[1]}"
        finally:
            program.should_exit = True
            thread.join()


def make(address: str, game: str, *players: str, **more: Any) -> Game:
    seats = [{"kind": "computer", "player": p} if p else {"kind": "person"} for p in players]
    wanted = {"game": game, "seats": seats, **more}
    return Game(**httpx.post(f"{address}/api/games", json=wanted, timeout=60).json())


def link(address: str, made: Game) -> str:
    return f"{address}/#/join/{made.id}/{','.join(token or '-' for token in made.seats)}"


@pytest.mark.parametrize(
    ("game", "name", "options"),
    [
        ("battle", "cadet", {"scenario": 1}),
        pytest.param("assault", "random", {"setup": "default"}, marks=pytest.mark.long),
    ],
)
def test_a_bot_plays_a_whole_game(
    folder: Path, game: str, name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    with listening(folder) as address:
        made = make(address, game, "", "random", options=options)
        words = ["bot", "--url", link(address, made), "--player", name, "--seconds", "0"]
        assert cli.run([*words, "--seed", "1", "--lang", "en"]) == 0
        assert " win" in capsys.readouterr().out
        record = httpx.get(f"{address}/api/games/{made.id}/record").text
        assert "secret" in record, "the game is over"
        # Asked once more, it tells how the game ended.
        assert cli.run(words) == 0


def table(number: int, **more: Any) -> dict[str, Any]:
    decision = {"groups": [], "done": {"action": CONTINUE}}
    return {
        "type": "table",
        "number": number,
        "seat": 0,
        "decision": decision,
        "result": None,
        **more,
    }


class Scripted:
    """A server that says what a test wants, one list of messages for each connection."""

    def __init__(self, *scripts: list[Any]) -> None:
        self.scripts = list(scripts)
        self.heard: list[dict[str, Any]] = []

    def __call__(self, connection: Any) -> None:
        self.heard.append(json.loads(connection.recv()))
        for step in self.scripts.pop(0):
            if isinstance(step, int):
                connection.close(step, "says the server")
                return
            connection.send(json.dumps(step))
            if step.get("decision"):
                self.heard.append(json.loads(connection.recv()))


@contextmanager
def scripted(*scripts: list[Any]) -> Iterator[tuple[Bot, Scripted]]:
    script = Scripted(*scripts)
    with serve_sockets(script, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        yield Bot(Link(f"ws://127.0.0.1:{port}", "g", "t"), "cadet", pause=lambda _: None), script
        server.shutdown()
        thread.join()


OVER = table(3, decision=None, result={"text": "The end."})


def test_a_bot_connects_again_and_acts_on_the_newest_table_only() -> None:
    with scripted([table(1), 1011], [table(2), 1011], [OVER]) as (playing, script):
        assert playing.play() == "The end."
    acts = [message["number"] for message in script.heard if message["type"] == "act"]
    assert acts == [1, 2]
    assert [m["seat"] for m in script.heard if m["type"] == "join"] == ["t"] * 3


def test_a_bot_gives_up_when_every_choice_is_refused() -> None:
    refusal = {"type": "refused", "error": "closed", "text": "Not this one.", "id": None}
    script = [part for number in range(6) for part in (table(1), refusal)]
    with scripted(script) as (playing, _), pytest.raises(CannotPlay, match="Not this one"):
        playing.play()


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        (4403, "does not know this seat"),
        (4404, "no such game"),
        (4409, "another version of the protocol"),
        (4410, "says the server"),
    ],
)
def test_a_bot_says_why_it_cannot_play(code: int, complaint: str) -> None:
    with scripted([code]) as (playing, _), pytest.raises(CannotPlay, match=complaint):
        playing.play()


def test_a_bot_does_not_watch() -> None:
    watching = table(1, seat=None, decision=None)
    with scripted([watching]) as (playing, _), pytest.raises(CannotPlay, match="for spectators"):
        playing.play()


def test_a_server_that_is_not_there_is_named() -> None:
    playing = Bot(Link("ws://127.0.0.1:1", "g", "t"), "cadet")
    with pytest.raises(CannotPlay, match=r"ws://127\.0\.0\.1:1: cannot be reached"):
        playing.play()


@pytest.mark.parametrize(
    ("words", "seat", "complaint"),
    [
        ("nonsense", None, "not a link to a game"),
        ("https://hoth.example.org/", None, "names no seat"),
        ("https://hoth.example.org/#/join/g/a,b", None, "has 2 seats"),
        ("https://hoth.example.org/#/join/g/a,-", 1, "no seat 1; it has 0"),
    ],
)
def test_a_wrong_link_is_refused(words: str, seat: int | None, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        read_link(words, seat)


def test_a_link_names_server_game_and_seat() -> None:
    found = read_link("https://hoth.example.org/?lang=it#/join/g/-,b")
    assert found == Link("wss://hoth.example.org", "g", "b")
    assert "b'" not in repr(found), "a token is shown nowhere"


def test_an_unknown_player_is_refused_at_once() -> None:
    with pytest.raises(BadOption, match="there is no 'emperor'; choose one of "):
        bot.known_player("emperor")
