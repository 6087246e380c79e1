"""Somebody with a profile, in tests of the server."""

from typing import Any

from httpx import Response
from server.running_server import Game, Server


class Player:
    """A browser with a key of its own."""

    def __init__(self, server: Server, name: str, device: str = "") -> None:
        self.client = server.client
        self.name = name
        self.key = f"{name}{device}".lower().ljust(43, "x")
        self.id = ""
        if not device:
            self.id = self.call("PUT", "profile", {"name": name}).json()["id"]

    def call(self, method: str, path: str, sent: Any = None, **headers: str) -> Response:
        """Ask the server, with the key in the header."""
        given = {"x-profile": self.key, **headers}
        return self.client.request(method, f"/api/{path}", json=sent, headers=given)

    def open(self, own: int = 0, seats: int = 2, **more: Any) -> "Opened":
        """Open a table with seats for others."""
        game = {"game": "battle", "seats": [{"kind": "person"}] * seats, **more.pop("game", {})}
        answer = self.call(
            "POST", "tables", {"game": game, "own": [own], "name": self.name, **more}
        )
        assert answer.status_code == 201, answer.text
        return Opened(self, answer.json())

    def sit(self, table: "Opened | Game", **how: Any) -> Response:
        return self.call("POST", f"tables/{table.id}/sit", {"name": self.name, **how})

    def lobby(self) -> dict[str, Any]:
        found: dict[str, Any] = self.call("GET", "lobby").json()
        return found


class Opened:
    """A table that a player has opened."""

    def __init__(self, host: Player, answer: dict[str, Any]) -> None:
        self.host = host
        self.id: str = answer["id"]
        self.seats: list[str | None] = answer["seats"]
        self.links: list[str] = answer["links"]

    @property
    def token(self) -> str:
        """The host's own."""
        return next(one for one in self.seats if one)

    def game(self, *tokens: str | None) -> Game:
        """For sitting down with these tokens."""
        return Game(self.id, list(tokens))


def error(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]
