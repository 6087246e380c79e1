"""The reference client for programs: takes a seat by its link and plays the game to its end.

It decides only from what its seat may know: the server sends positions in which everything else
is imagined. A lost connection is made again; a choice names the number of the table it was made
at, so the server carries none out twice.
"""

import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from echobase.ai import decide, player, players
from echobase.core import registry
from echobase.core.errors import BadOption, EchoBaseError
from echobase.server.messages.protocol import PROTOCOL

LOOKS_LIKE: Final = "it looks like https://HOST/#/join/GAME/TOKEN"
LARGEST: Final = 16 * 1024 * 1024
"""Bytes of a message from the server."""
OPENING: Final = 10.0
"""Seconds that opening a connection may take."""
PAUSES: Final = (1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before each new attempt to connect; the last one is repeated."""
ATTEMPTS: Final = 40
"""Attempts in a row before it gives up, about ten minutes."""
HASTE: Final = 1.0
"""Seconds to wait when the server has been asked too much."""
REFUSALS: Final = 5
"""How many choices at one table the server may refuse before the bot gives up."""
WRONG_SEAT, UNKNOWN_GAME, OTHER_PROTOCOL = 4403, 4404, 4409
LASTING: Final = range(4000, 5000)
"""Codes with which a server closes a connection that is no use to open again."""
Message = dict[str, Any]


class CannotPlay(EchoBaseError):
    """The bot cannot play, or not any longer; the message says why."""


@dataclass(frozen=True)
class Link:
    """A seat of a game on a server."""

    server: str
    """The address of its sockets, such as wss://hoth.example.org."""
    game: str
    token: str = field(repr=False)


def read_link(words: str, seat: int | None = None) -> Link:
    """The seat that a link names; one with several seats needs the number of one of them."""
    parts = urlsplit(words.strip())
    steps = parts.fragment.split("/")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadOption(f"--url: not a link to a game; {LOOKS_LIKE}")
    if len(steps) != 4 or steps[:2] != ["", "join"] or not steps[2] or not steps[3]:
        raise BadOption(f"--url: the link names no seat; {LOOKS_LIKE}")
    tokens = {n: token for n, token in enumerate(steps[3].split(",")) if token not in ("", "-")}
    if seat is None and len(tokens) != 1:
        raise BadOption(f"--url: the link has {len(tokens)} seats; choose one with --seat")
    if seat is not None and seat not in tokens:
        known = ", ".join(map(str, tokens)) or "none"
        raise BadOption(f"--seat: the link has no seat {seat}; it has {known}")
    token = next(iter(tokens.values())) if seat is None else tokens[seat]
    scheme = "wss" if parts.scheme == "https" else "ws"
    return Link(f"{scheme}://{parts.netloc}", steps[2], token)


def known_player(name: str) -> None:
    """BadOption when no game has such a player."""
    names = sorted({one for game in registry.usable() for one in players(game.name)})
    if name not in names:
        raise BadOption(f"--player: there is no {name[:40]!r}; choose one of {', '.join(names)}")


class Bot:
    """Plays one seat."""

    def __init__(
        self,
        link: Link,
        name: str,
        *,
        seconds: float = 1.0,
        lang: str = "en",
        rng: random.Random | None = None,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self.link = link
        self.name = name
        self.seconds = seconds
        self.lang = lang
        self.rng = rng or random.Random()
        self.pause = pause
        self.asked = 0
        """The number of the last question."""
        self.refused = 0
        """How many choices in a row were refused."""
        self.attempts = 0
        """Attempts to connect since the last message."""
        self.reached = False
        """Whether there ever was a message."""

    def play(self) -> str:
        """Play to the end; how it ended, in a sentence of the server."""
        while True:
            try:
                with connect(
                    f"{self.link.server}/api/games/{self.link.game}/play",
                    open_timeout=OPENING,
                    max_size=LARGEST,
                ) as socket:
                    return self.follow(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in LASTING:
                    raise CannotPlay(why_closed(closed.rcvd.code, closed.rcvd.reason)) from None
                self.wait("the server closed the connection")
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self.wait(str(error) or type(error).__name__)

    def wait(self, reason: str) -> None:
        """Wait before the next attempt to connect; CannotPlay when there were too many."""
        if self.attempts >= ATTEMPTS or not self.reached:
            raise CannotPlay(f"{self.link.server}: cannot be reached: {reason}")
        self.pause(PAUSES[min(self.attempts, len(PAUSES) - 1)])
        self.attempts += 1

    def follow(self, socket: ClientConnection) -> str:
        """Answer every table that asks this seat; the result once there is one."""
        send(socket, type="join", protocol=PROTOCOL, seat=self.link.token, lang=self.lang)
        message = hear(socket)
        self.reached = True
        while True:
            self.attempts = 0
            newer = None
            if message["type"] == "refused":
                self.note(message)
            elif message["type"] == "table":
                if message["seat"] is None:
                    raise CannotPlay("the link is one for spectators; use that of a seat")
                if message["result"] is not None:
                    return str(message["result"]["text"])
                if message["decision"] is not None:
                    newer = self.answer(socket, message)
            message = newer or hear(socket)

    def note(self, refusal: Message) -> None:
        """Remember a refusal; the table follows, and the next choice is another one."""
        if refusal["error"] == "not-stored":
            self.pause(PAUSES[1])
            return
        if refusal["error"] == "stale":
            return
        self.refused += 1
        if self.refused >= REFUSALS:
            raise CannotPlay(f"the server refuses every choice: {refusal['text']}")

    def answer(self, socket: ClientConnection, table: Message) -> Message | None:
        """Send a choice for the decision of a table, or return a newer table that came instead."""
        decision = table["decision"]
        found = [] if decision["done"] is None else [int(decision["done"]["action"])]
        offers = [offer for group in decision["groups"] for offer in group["offers"]]
        if offers:
            newer, asked = self.position(socket)
            if newer is not None or asked is None or asked["number"] != table["number"]:
                return newer
            found = [*self.choices(offers, table["seat"], asked), *found]
        action = found[min(self.refused, len(found) - 1)]
        send(socket, type="act", number=table["number"], action=action)
        answer = hear(socket)
        if answer["type"] != "refused":
            self.refused = 0
        return answer

    def position(self, socket: ClientConnection) -> tuple[Message | None, Message | None]:
        """A table that came meanwhile, and a position to think about if the seat still decides."""
        self.asked += 1
        send(socket, type="position", id=self.asked)
        newer = None
        while (heard := hear(socket)).get("id") != self.asked:
            newer = heard if heard["type"] == "table" else newer
        if heard["type"] == "position":
            return newer, heard
        if heard["error"] == "too-fast":  # the server answers so many questions in a second
            self.pause(HASTE)
            later, found = self.position(socket)
            return later or newer, found
        if heard["error"] != "not-your-turn":
            raise CannotPlay(f"the server sends no position: {heard['text']}")
        return newer, None

    def choices(self, offers: list[Message], seat: int, asked: Message) -> list[int]:
        """What the player wants: as it is offered, and as the rules know it."""
        state = registry.game(asked["game"]).load(asked["position"])
        if state.to_act() != seat:  # all that is left is to say that this is all
            return []
        action = decide(player(self.name, asked["game"]), state, self.rng, self.seconds)
        notation = state.write(action)
        return [*(int(o["action"]) for o in offers if o["notation"] == notation), action]


def send(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def hear(socket: ClientConnection) -> Message:
    message: Message = json.loads(socket.recv())
    return message


def why_closed(code: int, reason: str) -> str:
    """Why a server has closed a connection, and what would be right."""
    if code == WRONG_SEAT:
        return f"--url: the server does not know this seat; copy the whole link ({reason})"
    if code == UNKNOWN_GAME:
        return f"--url: the server has no such game ({reason})"
    if code == OTHER_PROTOCOL:
        return (
            f"the server speaks another version of the protocol than {PROTOCOL}; "
            "install the version of Echo Base that the server has"
        )
    return f"the server has closed the connection: {reason or code}"
