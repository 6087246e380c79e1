"""A server in a thread of this process, at an address that a browser can open."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn
from server.running_server import AtOnce, Game, Seat, Server, up_to_date
from websockets.sync.client import connect

from echobase.play.game_log import GameLog
from echobase.server.app import Operation, make_app
from echobase.server.messages.protocol import PROTOCOL
from echobase.server.safety.limits import DEFAULTS, Limits
from echobase.server.storage.databases import place
from echobase.server.workers import analyses, uploads

PATIENCE = 30.0
"""Seconds in which the server must have begun."""


class SocketLine:
    """A WebSocket with the names that those of a test client have."""

    def __init__(self, socket_: Any) -> None:
        self.socket = socket_

    def send_text(self, text: str) -> None:
        self.socket.send(text)

    def receive_text(self, timeout: float | None = None) -> str:
        return str(self.socket.recv(timeout=timeout))


class ServerHere(Server):
    """Reached over the network like any other, but its games can be looked into."""

    def __init__(self, url: str, app: Any) -> None:
        super().__init__(httpx.Client(base_url=url, timeout=PATIENCE))  # type: ignore[arg-type]
        self.url, self.app = url, app

    def log_of(self, game: str) -> GameLog:
        found: GameLog = self.app.state.house.rooms.open[game].game_log
        return found

    @contextmanager
    def sit(self, game: Game, seat: int | None = 0, **more: Any) -> Iterator[Seat]:
        token = "" if seat is None else game.seats[seat]
        address = self.url.replace("http", "ws", 1)
        with connect(f"{address}/api/games/{game.id}/play", max_size=None) as socket_:
            joined = Seat(SocketLine(socket_))  # type: ignore[arg-type]
            joined.send(**{"type": "join", "protocol": PROTOCOL, "seat": token, **more})
            yield joined


@contextmanager
def serving_here(folder: Path) -> Iterator[ServerHere]:
    """A server on a new database, without limits for one address; analyses are brief."""
    up_to_date(place(folder))
    operation = Operation(limits=Limits(dict.fromkeys(DEFAULTS, 0)))
    app = make_app(place(folder), AtOnce(), AtOnce(uploads.read), operation=operation)
    brief = {build: analyses.Pace(1, False, 5) for build in analyses.PACES}
    with (
        patch.dict(analyses.PACES, brief),
        socket.create_server(("127.0.0.1", 0)) as listening,
    ):
        server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        here = ServerHere(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
        try:
            yield here
        finally:
            here.client.close()
            server.should_exit = True
            thread.join(PATIENCE)
