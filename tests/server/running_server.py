"""A server in a test: games made by REST, seats taken by WebSocket."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import make_url

from echobase.play.game_log import GameLog
from echobase.server.app import STANDARD, Operation, routed_app, services
from echobase.server.messages.protocol import PROTOCOL
from echobase.server.storage.databases import place
from echobase.server.storage.store import migrate
from echobase.server.workers import uploads
from echobase.server.workers.ai_workers import Thinkers, think

Message = dict[str, Any]


class AtOnce:
    """Work that is done in this process: no test waits for another one to begin."""

    def __init__(self, work: Callable[[Any], Any] = think) -> None:
        self.work = work

    async def do(self, job: Any) -> Any:
        return self.work(job)


@dataclass
class Game:
    """A game that was made, with the tokens of its seats."""

    id: str
    seats: list[str | None]


class Seat:
    """A seat at a table, or a spectator; it keeps the table it was sent last."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.table: Message = {}
        self.log: list[Message] = []
        """The moments as a client would keep them."""
        self.heard: list[Message] = []
        """Everything that was sent."""

    def send(self, **message: Any) -> None:
        self.session.send_text(json.dumps(message))

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.session.receive_text(timeout=30))
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
            self.log = [m for m in self.log if m["number"] <= message["since"]]
            self.log += message["moments"]
        return message

    def until(self, type_: str) -> Message:
        """The next message of that type."""
        while (message := self.hear())["type"] != type_:
            pass
        return message

    def at(self, number: int) -> Message:
        """The table once so much has happened."""
        while not self.table or self.table["number"] < number:
            self.until("table")
        return self.table

    def asked(self) -> Message:
        """The next decision of this seat, or the end."""
        while True:
            if self.table and (self.table["decision"] or self.table["result"]):
                return self.table
            self.until("table")

    def offers(self) -> list[Message]:
        return [offer for group in self.table["decision"]["groups"] for offer in group["offers"]]

    def offer(self, start: str) -> Message:
        """The first offer whose notation begins like that."""
        return next(offer for offer in self.offers() if offer["notation"].startswith(start))

    def act(self, action: int) -> Message:
        """Choose, and hear what comes of it."""
        self.send(type="act", number=self.table["number"], action=action)
        self.table = {}
        return self.answer()

    def act_all(self, actions: list[int]) -> Message:
        """Choose several offers, each when its turn comes, and hear what comes of it."""
        self.send(type="act-all", number=self.table["number"], actions=actions)
        self.table = {}
        return self.answer()

    def answer(self) -> Message:
        """The next message about the game itself."""
        while (message := self.hear())["type"] in ("talk", "people"):
            pass
        return message

    def done(self) -> Message:
        return self.act(self.table["decision"]["done"]["action"])

    def choose(self, rng: random.Random) -> None:
        """Any of the offers."""
        decision = self.table["decision"]
        offers = self.offers()
        ends = [] if decision["done"] is None else [decision["done"]]
        picked = rng.choice(offers) if offers and (not ends or rng.random() < 0.8) else ends[0]
        answer = self.act(picked["action"])
        assert answer["type"] == "table", (picked, answer)


class Server:
    """The server."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client

    def make(
        self, game: str = "battle", players: tuple[str, ...] = ("", "random"), **more: Any
    ) -> Game:
        """A new game; an empty name is a person."""
        seats = [
            {"kind": "computer", "player": name} if name else {"kind": "person"} for name in players
        ]
        answer = self.client.post("/api/games", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return Game(**answer.json())

    @contextmanager
    def sit(self, game: Game, seat: int | None = 0, **more: Any) -> Iterator[Seat]:
        token = "" if seat is None else game.seats[seat]
        with self.client.websocket_connect(f"/api/games/{game.id}/play") as session:
            joined = Seat(session)
            joined.send(**{"type": "join", "protocol": PROTOCOL, "seat": token, **more})
            yield joined

    def log_of(self, game: str) -> GameLog:
        """The log of a game whose room is open, with everything that is secret."""
        found: GameLog = self.client.app.state.house.rooms.open[game].game_log
        return found

    def own_games(self, *tokens: str | None, lang: str = "en") -> list[Message]:
        """The list of games of a browser that holds these tokens."""
        answer = self.client.post(f"/api/games/mine?lang={lang}", json={"tokens": tokens})
        assert answer.status_code == 200, answer.text
        found: list[Message] = answer.json()
        return found


@contextmanager
def open_server(
    where: Path | str, thinkers: Thinkers | None = None, operation: Operation = STANDARD
) -> Iterator[Server]:
    """A server on a database, or on one in a folder."""
    folder = where if isinstance(where, Path) else None
    url = str(where) if folder is None else place(folder)
    up_to_date(url)
    app = FREE[operation.metrics].pop() if FREE[operation.metrics] else routed(operation.metrics)
    players, readers = thinkers or AtOnce(), AtOnce(uploads.read)
    app.state.services = lambda: services(url, operation, folder, players, readers)
    with TestClient(app) as client:
        yield Server(client)
    FREE[operation.metrics].append(app)


FREE: dict[bool, list[Litestar]] = {False: [], True: []}
"""Applications whose server has ended, with and without metrics: making one takes longer than most
tests."""


def routed(with_metrics: bool) -> Litestar:
    return routed_app(["testserver.local"], with_metrics)


def up_to_date(url: str) -> None:
    """Migrate a database; a new one of SQLite is copied from one that was migrated before."""
    file = Path(make_url(url).database or "")
    if url.startswith("sqlite") and not file.exists():
        file.write_bytes(empty_database())
    else:
        migrate(url)


@cache
def empty_database() -> bytes:
    """The file of a new database of SQLite."""
    with TemporaryDirectory() as folder:
        url = place(Path(folder))
        migrate(url)
        return Path(make_url(url).database or "").read_bytes()
