"""A server in a process of its own, and a seat that reaches it over the network."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from server.running_server import Game, Message
from websockets.sync.client import ClientConnection, connect

from echobase.server.messages.protocol import PROTOCOL

SERVE = """
import sys
from echobase.cli import run
sys.exit(run(["serve", "--port", "0", *sys.argv[1:]]))
"""


class Program:
    """`echobase serve` with these options; `before` is Python that runs first."""

    def __init__(self, *options: str, before: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"{before}\n{SERVE}", *options],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.split()[4].removeprefix("http://").rstrip("/")

    def make(self, *players: str, game: str = "battle", **more: Any) -> Game:
        """A new game; an empty name is a person."""
        seats = [
            {"kind": "computer", "player": name} if name else {"kind": "person"} for name in players
        ]
        wanted = {"game": game, "seats": seats, **more}
        answer = httpx.post(f"http://{self.address}/api/games", json=wanted, timeout=60)
        return Game(**answer.json())

    @contextmanager
    def sit(self, game: Game, seat: int) -> Iterator["RemoteSeat"]:
        path = f"ws://{self.address}/api/games/{game.id}/play"
        with connect(path, open_timeout=60) as socket:
            yield RemoteSeat(socket, game.seats[seat] or "")

    def end(self, how: int) -> int:
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(timeout=60)


class RemoteSeat:
    """A seat at a server in another process."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.table: Message = {}
        self.send(type="join", protocol=PROTOCOL, seat=token)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=60))
        if message["type"] == "table":
            self.table = message
        return message

    def at(self, number: int) -> Message:
        """The table once so much has happened."""
        while not self.table or self.table["number"] < number:
            self.hear()
        return self.table

    def asked(self) -> Message:
        """The next decision of this seat, or the end."""
        while not (self.table.get("decision") or self.table.get("result")):
            self.hear()
        return self.table

    def choose(self) -> Message:
        """Take the first offer, and hear the table after it."""
        decision, number = self.asked()["decision"], self.table["number"]
        offers = [offer for group in decision["groups"] for offer in group["offers"]]
        chosen = offers[0] if offers else decision["done"]
        self.table = {}
        self.send(type="act", number=number, action=chosen["action"])
        while (answer := self.hear())["type"] == "talk":
            pass
        assert answer["type"] == "table", answer
        return answer
