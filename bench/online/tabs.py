"""A browser tab of a seat: a WebSocket that comes back, and raw ones that break off."""

import asyncio
import base64
import json
import os
import secrets
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from load import Decision
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Frame, Opcode

from echobase.server.messages.protocol import PROTOCOL
from online.servers import ServerProcess

AGAIN: Final = 0.05
"""Seconds before a lost connection is tried again."""


class Heard(msgspec.Struct):
    """As much of a message from the server as a scripted player reads."""

    type: str
    number: int = -1
    decision: Decision | None = None
    result: object = None
    act: str = ""
    error: str = ""


read = msgspec.json.Decoder(Heard).decode


def joining(token: str, luck: str) -> str:
    """The first message of a connection."""
    message: dict[str, Any] = {"type": "join", "protocol": PROTOCOL, "seat": token}
    return json.dumps({**message, "luck": {"given": luck}} if luck else message)


class Tab:
    """A connection that is made again whenever it is lost."""

    def __init__(
        self,
        server: ServerProcess,
        game: str,
        first: str,
        heard: Callable[["Tab", Heard], None],
    ) -> None:
        self.server = server
        self.game = game
        self.first = first
        self.heard = heard
        self.socket: ClientConnection | None = None
        self.closed: dict[int, int] = {}
        """How often a connection was closed, by the code."""

    async def run(self) -> None:
        """Be connected whenever the server is there."""
        while True:
            url = await self.server.address()
            with suppress(OSError, InvalidHandshake, TimeoutError, EOFError):
                await self.stay(f"{url.replace('http', 'ws')}api/games/{self.game}/play")
            await asyncio.sleep(AGAIN)

    async def stay(self, url: str) -> None:
        async with connect(
            url, max_size=None, compression=None, ping_interval=None, close_timeout=1, proxy=None
        ) as found:
            try:
                await found.send(self.first)
                self.socket = found
                while True:
                    self.heard(self, read(await found.recv()))
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd is not None else 1006
                self.closed[code] = self.closed.get(code, 0) + 1
            finally:
                self.socket = None

    async def send(self, message: str) -> bool:
        """Whether it was sent; nobody knows whether it has arrived."""
        if self.socket is None:
            return False
        try:
            await self.socket.send(message)
        except ConnectionClosed:
            return False
        return True


class RawTab:
    """A WebSocket written byte by byte, which may end anywhere."""

    def __init__(self, url: str, game: str) -> None:
        parts = urlsplit(url)
        self.socket = socket.create_connection((parts.hostname or "", parts.port or 0), 10)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET /api/games/{game}/play HTTP/1.1",
            f"Host: {parts.netloc}",
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            f"Sec-WebSocket-Key: {key}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        if b" 101 " not in self.socket.recv(4096):
            raise OSError("no WebSocket")

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def wait(self) -> None:
        """Until something has come."""
        self.socket.recv(1)

    def vanish(self, *, reset: bool) -> None:
        """End the connection without a word, perhaps as if the machine had crashed."""
        if reset:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


def frame(text: str, *, last: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(Opcode.TEXT, text.encode(), fin=last).serialize(mask=True)


def break_off(url: str, game: str, first: str, message: str, share: float, reset: bool) -> None:
    """Join, send a share of a message, and vanish; a share of 1 is the whole message."""
    with suppress(OSError):
        tab = RawTab(url, game)
        try:
            tab.send(frame(first))
            tab.wait()
            whole = frame(message)
            tab.send(whole[: max(int(len(whole) * share), 1)])
        finally:
            tab.vanish(reset=reset)


def fresh_luck() -> str:
    """What a seat gives to the dice."""
    return os.urandom(32).hex()
